"""Bots. Whatever a bot looks at first passes through `imagine`, so that it cannot know more than its seat."""

from collections.abc import Callable

import numpy as np

from seaglass.engine.dice import below, new_dice
from seaglass.engine.match import Match
from seaglass.engine.refusal import Refusal
from seaglass.engine.spelling import closest


def random(match: Match, seat: int, seed: int) -> int:
    """Any legal decision, each as likely."""
    legal = match.legal_numbers(seat)
    return legal[below(new_dice(seed, match.ply), len(legal))]


def sensible(match: Match, seat: int, seed: int) -> int:
    """The best by one look ahead: `rate`, on a world dealt anew."""
    legal = match.legal_numbers(seat)
    world = match.state.copy()
    match.game.belief.imagine(world, seat, new_dice(seed, match.ply))
    rates = np.zeros(len(legal))
    match.game.bot.rate(world, seat, np.array(legal, np.int64), len(legal), rates)
    return legal[int(np.argmax(rates))]


BOTS: dict[str, Callable[[Match, int, int], int]] = {"sensible": sensible, "random": random}


def bot_named(name: str) -> Callable[[Match, int, int], int]:
    if name not in BOTS:
        raise Refusal("bot-unknown", bot=name[:80], suggestion=closest(name, BOTS) or ", ".join(BOTS))
    return BOTS[name]


def decide(match: Match, seat: int, bot: str, seed: int) -> str:
    """The name of the move this bot makes for this seat."""
    return str(match.game.moves.name(bot_named(bot)(match, seat, seed)))
