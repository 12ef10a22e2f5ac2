"""Non-interference: deal anew what a seat cannot know, and nothing it is shown or told changes."""

from typing import Any

import numpy as np
from pydantic import TypeAdapter, ValidationError

from seaglass.bots import BOTS, Limits, decide, think
from seaglass.engine import perspective, position
from seaglass.engine.match import Match
from seaglass.engine.rule import CHANCE
from seaglass.proofs.matches import ObservedMoment, Setting, moments

LOOKING = [name for name, bot in BOTS.items() if bot.limits is None]
FEW = Limits(iterations=24)


def views_are_of_their_type(setting: Setting) -> None:
    """Numbers of Python, and what `View` says: the client's types are written from it."""
    kind: TypeAdapter[Any] = TypeAdapter(setting.game.view.View)
    for moment in moments(setting, many=40):
        try:
            kind.validate_python(perspective.view(moment.match, moment.audience), strict=True)
        except ValidationError as wrong:
            first = wrong.errors()[0]
            where = ".".join(str(step) for step in first["loc"])
            raise moment.fault(f"{where} of the view is {first['input']!r:.80}: {first['msg']}") from wrong


def shown_the_same(setting: Setting) -> None:
    """View, legal moves, features and the bots that look once."""
    for moment in moments(setting, many=60):
        match, seat = moment.match, moment.audience
        other = Match.from_state(match.game, moment.imagined(match.state, moment.seed))
        compared: list[tuple[str, Any, Any]] = [
            ("the view", perspective.view(other, seat), perspective.view(match, seat)),
            ("who must decide", other.actors, match.actors),
        ]
        if seat is not None:
            compared.append(("what is legal", other.legal(seat), match.legal(seat)))
            compared.append(("observe", features(other, seat), features(match, seat)))
            if seat in match.actors:
                here = Match.from_state(match.game, match.state)
                compared.append(("rate", ratings(other, seat), ratings(match, seat)))
                compared += [
                    (f"the bot {bot}", decide(other, seat, bot, 1), decide(here, seat, bot, 1))
                    for bot in LOOKING
                ]
        for what, there, true in compared:
            if there != true:
                raise moment.fault(f"{what} tells what is hidden: {differing(there, true)}")


def differing(there: Any, true: Any) -> str:
    """Where two answers differ, as briefly as can be."""
    if isinstance(there, dict) and isinstance(true, dict):
        there, true = (
            {key: one[key] for key in one if there.get(key) != true.get(key)} for one in (there, true)
        )
    return f"{str(true)[:80]} or {str(there)[:80]}"


def features(match: Match, seat: int) -> list[float]:
    out = np.zeros(match.game.features, np.float32)
    match.game.belief.observe(match.state, seat, out)
    return [float(number) for number in out]


def ratings(match: Match, seat: int) -> list[float]:
    legal = np.array(match.legal_numbers(seat), np.int64)
    out = np.zeros(len(legal))
    match.game.bot.rate(match.state, seat, legal, len(legal), out)
    return [float(look) for look in out]


def searched_the_same(setting: Setting) -> None:
    """A search thinks the same, whatever is hidden."""
    for moment in moments(setting, many=16):
        match = moment.match
        seat = match.actors[moment.seed % len(match.actors)] if match.actors else CHANCE
        if seat == CHANCE:
            continue
        asked = ObservedMoment(setting, moment.ply, match, seat, moment.seed)
        other = Match.from_state(match.game, asked.imagined(match.state, asked.seed))
        here = Match.from_state(match.game, match.state)
        if think(other, seat, 1, FEW).decisions != think(here, seat, 1, FEW).decisions:
            raise asked.fault("a search thinks otherwise where something else is hidden")


def imagined_worlds_could_be(setting: Setting) -> None:
    """They can be written down and read again, and do not depend on the true one."""
    for moment in moments(setting, many=20):
        world = moment.imagined(moment.match.state, moment.seed)
        try:
            _, again = position.loads(position.dumps(setting.game, world))
        except Exception as wrong:
            raise moment.fault(f"an imagined world is refused by position.read: {wrong}") from wrong
        if again.tobytes() != world.tobytes():
            raise moment.fault("an imagined world is read again as another one by position.read")
        another = moment.imagined(moment.match.state, moment.seed + 1)
        if moment.imagined(another, moment.seed).tobytes() != world.tobytes():
            raise moment.fault("imagine makes another world of an imagined world with the same dice")


def hidden_decisions_look_alike(setting: Setting) -> None:
    """What somebody decides in secret looks the same to the others, whatever it is."""
    for moment in moments(setting, many=40):
        match = moment.match
        actor = match.actors[0] if match.actors else CHANCE
        if actor == CHANCE:
            continue
        hidden = [d for d in match.legal_numbers(actor) if match.game.moves.hidden(match.state, actor, d)]
        if len(hidden) < 2:
            continue
        seen = []
        for decision in (hidden[0], hidden[1 + moment.seed % (len(hidden) - 1)]):
            fork = Match.from_state(match.game, match.state)
            frames = fork.decide(actor, decision)[:1]  # what follows by itself may bring it to light
            others = [a for a in (*range(setting.seats), None) if a != actor]
            seen.append([perspective.seen_frames(fork, a, frames) for a in others])
        if seen[0] != seen[1]:
            raise moment.fault(f"the others can tell {actor + 1}'s hidden decisions apart")


def open_decisions_can_be_known(setting: Setting) -> None:
    """What `hide` keeps from somebody, `moves.hidden` calls hidden: stories are told the others."""
    for moment in moments(setting, many=40):
        match = moment.match
        actor = match.actors[0] if match.actors else CHANCE
        if actor == CHANCE:
            continue
        known = [d for d in match.legal_numbers(actor) if not match.game.moves.hidden(match.state, actor, d)]
        if len(known) < 2:
            continue
        pair = (known[0], known[1 + moment.seed % (len(known) - 1)])
        one, other = (Match.from_state(match.game, match.state).decide(actor, d)[0].after for d in pair)
        if one.tobytes() == other.tobytes():
            continue
        for audience in (*range(setting.seats), None):
            here, there = (match.game.visibility.record(state, audience) for state in (one, other))
            if audience != actor and here.tobytes() == there.tobytes():
                names = " or ".join(match.game.moves.name(decision) for decision in pair)
                raise setting.fault(
                    f"hide keeps from others whether seat {actor + 1} takes {names}, "
                    "but moves.hidden says that they may know: the story could tell"
                )


def told_the_same(setting: Setting) -> None:
    """Take the same decision in a world dealt anew: whoever may see it hears and sees the same."""
    compared = 0
    for moment in moments(setting, many=40):
        match, seat = moment.match, moment.audience
        if match.over:
            continue
        actor = (
            seat
            if seat is not None and seat in match.actors
            else match.actors[moment.seed % len(match.actors)]
        )
        legal = match.legal_numbers(actor)
        decision = legal[moment.seed % len(legal)]
        here = Match.from_state(match.game, match.state)
        there = Match.from_state(match.game, moment.imagined(match.state, moment.seed))
        if decision not in there.legal_numbers(actor):
            continue
        frames, mirrored = here.decide(actor, decision), there.decide(actor, decision)
        shows = match.game.view.reveals(frames[0].before, frames[0].after)
        if shows and actor in (CHANCE, seat):
            continue  # the step itself brings something hidden to light
        if perspective.seen_frames(there, seat, mirrored[:1]) != perspective.seen_frames(
            here, seat, frames[:1]
        ):
            raise moment.fault(
                f"the story or the view of {match.game.moves.name(decision)} tells what is hidden"
            )
        compared += 1
    if not compared:
        raise setting.fault(
            "no step can be compared: reveals says of every one that it shows something hidden"
        )
