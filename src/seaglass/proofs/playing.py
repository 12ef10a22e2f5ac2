"""Along random play: something is legal until the end, nothing gets lost, decisions have names."""

import numpy as np

from seaglass.engine.fault import Fault
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.engine.rule import CHANCE
from seaglass.proofs.matches import Setting, counted, settings, steps


def something_is_legal_until_the_end(setting: Setting) -> None:
    match = setting.match()
    check_decisions(setting, match)
    for _ in steps(match, seed=setting.seats):
        check_decisions(setting, match)
    if not match.winners and not several_lead(match.scores):
        raise setting.fault(f"nobody wins with the scores {match.scores}, though one has the most")


def check_decisions(setting: Setting, match: Match) -> None:
    here = f"after {counted(match.ply, 'decision')} "
    if not match.game.rules.sound(match.state):
        last = "".join(f"(the last is {match.game.moves.name(d)}) " for _, d in match.decisions[-1:])
        raise setting.fault(f"{here}{last}sound says no")
    if match.over != (match.actors == ()):
        raise setting.fault(
            f"{here}over says {match.over}, and {counted(len(match.actors), 'seat')} must decide"
        )
    for actor in match.actors:
        legal = match.legal_numbers(actor)
        who = "chance" if actor == CHANCE else f"seat {actor + 1}"
        if not legal:
            raise setting.fault(f"{here}{who} must decide and has nothing legal")
        if len(set(legal)) < len(legal):
            raise setting.fault(f"{here}{who} is offered a decision twice: {legal}")
    if CHANCE in match.actors:
        if match.actors != (CHANCE,):
            raise setting.fault(f"{here}chance and a seat decide at once")
        if not all(weight > 0 for _, weight in match.outcomes()):
            raise setting.fault(f"{here}an outcome has no weight above 0: {match.outcomes()}")


def worth_is_a_share(setting: Setting) -> None:
    """What `evaluate` says of a match, wherever a playout may stop."""
    match = setting.match()
    root = match.state.copy()
    for _ in steps(match, seed=setting.seats):
        if match.over or match.game.bot.stop(match.state, root):
            worth = np.zeros(setting.seats)
            match.game.bot.evaluate(match.state, root, worth)
            if not all(0 <= value <= 1 for value in worth):
                here = f"after {counted(match.ply, 'decision')}"
                raise setting.fault(f"{here} evaluate says {worth.tolist()}, not from 0 to 1 for each seat")


def several_lead(scores: list[int]) -> bool:
    """Whether several have the most: only then may a game say that nobody wins."""
    return scores.count(max(scores)) > 1


def moves_have_names(game: Game) -> None:
    """No two decisions share one, and each is read again."""
    moves = game.moves
    numbers: dict[str, int] = {}
    for number in range(moves.COUNT):
        name = moves.name(number)
        if name in numbers:
            raise Fault(f"moves.py: {numbers[name]} and {number} have the same name, {name!r}")
        numbers[name] = number
        for said in (name, f"  {name.upper()} "):
            try:
                again = moves.number(said)
            except (LookupError, ValueError):
                raise Fault(f"moves.py: number does not know {said!r}, a name of {number}") from None
            if again != number:
                raise Fault(f"moves.py: the number of {said!r} is {again}, not {number}")


def chapters_move(game: Game) -> None:
    """What is drawn after somebody has decided has a sub-seed of its own: the first can be shown."""
    for setting in settings(game):
        match = setting.match()
        drawn = [int(game.rules.chapter(match.state))]  # the chapters of the draws so far
        decided = late = False
        for _ in steps(match, seed=1):
            decided |= match.decisions[-1][0] != CHANCE
            if match.actors == (CHANCE,):
                drawn.append(int(game.rules.chapter(match.state)))
                late |= decided
            if drawn[-1] < drawn[-2:][0] or drawn[-1] < 0:
                raise setting.fault(f"chapter goes from {drawn[-2]} to {drawn[-1]}")
        if late and len(set(drawn)) == 1:
            raise setting.fault(
                f"chapter never moves: it is {drawn[0]} for every draw, those after a decision included"
            )
