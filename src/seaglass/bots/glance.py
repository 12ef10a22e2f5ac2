"""Bots that look once: `rate`, on a world dealt anew."""

from collections.abc import Callable
from typing import Any

import numpy as np

from seaglass.engine.compile import kernel_of
from seaglass.engine.dice import new_dice, uniform
from seaglass.engine.game import Game
from seaglass.engine.match import Match


def source(game: Game) -> Callable[..., Any]:
    rate, imagine = game.bot.rate, game.belief.imagine

    def look(states, dice, legal, rates, seat, n):  # type: ignore[no-untyped-def]
        """How good each of n legal decisions looks to a seat in states[0], which is dealt anew."""
        s = states[0]
        imagine(s, seat, dice)
        rate(s, seat, legal, n, rates)

    return look


def rates(match: Match, seat: int, legal: list[int], dice: Any, quick: bool) -> Any:
    """How good each legal decision looks; `quick`: with the compiled kernel."""
    game = match.game
    states = np.zeros(1, game.state)
    states[0] = match.as_seen_by(seat)
    found = np.zeros(len(legal))
    look = kernel_of(source, game, interpreted=not quick)
    look(states, dice, np.array(legal, np.int64), found, seat, len(legal))
    return found


def sensible(match: Match, seat: int, seed: int, quick: bool = False) -> int:
    """What looks best."""
    legal = match.legal_numbers(seat)
    if len(legal) == 1:
        return legal[0]
    return legal[int(np.argmax(rates(match, seat, legal, new_dice(seed, match.ply), quick)))]


def hasty(match: Match, seat: int, seed: int, quick: bool = False) -> int:
    """What looks best to somebody who overlooks some decisions and misjudges others, the close ones most."""
    legal = match.legal_numbers(seat)
    if len(legal) == 1:
        return legal[0]
    settings = match.game.bot.CABIN_BOY
    dice = new_dice(seed, match.ply)
    looks = rates(match, seat, legal, dice, quick)
    spread = float(np.median(np.abs(looks - np.median(looks))))
    best, best_looks = int(np.argmax(looks)), -np.inf
    for i, look in enumerate(looks):
        seen = uniform(dice) >= settings.overlooked
        felt = look + settings.misjudgement * spread * (uniform(dice) + uniform(dice) - 1.0)
        if seen and felt > best_looks:
            best, best_looks = i, felt
    return legal[best]
