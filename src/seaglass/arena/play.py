"""One match between bots, from where it stands to its end."""

from collections.abc import Callable, Sequence

from seaglass.arena.entrants import Entrant
from seaglass.bots import BotPlayer
from seaglass.engine.match import Match
from seaglass.engine.rule import CHANCE, Ints


def play_match(
    match: Match,
    seating: Sequence[Entrant],
    chance: Callable[[int], Ints],
    bot_seed: Callable[[int, int], int],
    stopped: Callable[[], bool] = lambda: False,
) -> bool:
    """Let the bots of this seating play it; false if it was stopped.

    `chance` gives the dice for each draw, by its number in the match, and `bot_seed` the seed of each
    decision of a bot, by its seat and the ply.
    """
    players = [BotPlayer(entrant.bot, entrant.limits) for entrant in seating]
    draws = 0
    while not match.over:
        if stopped():
            return False
        actor = match.actors[0]
        if actor == CHANCE:
            match.decide(CHANCE, match.draw(chance(draws)))
            draws += 1
        else:
            match.decide(actor, players[actor].decide(match, actor, bot_seed(actor, match.ply)))
    return True
