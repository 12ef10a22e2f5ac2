"""Bots that do not search: they take the decision with the highest rating in one imagined world."""

from collections.abc import Callable
from typing import Any

import numpy as np

from seaglass.engine.compile import kernel_of
from seaglass.engine.dice import new_dice, uniform
from seaglass.engine.game import Game
from seaglass.engine.match import Match


def rating_source(game: Game) -> Callable[..., Any]:
    rate, imagine = game.bot.rate, game.belief.imagine

    def rate_imagined(states, dice, legal, ratings, seat, n):  # type: ignore[no-untyped-def]
        """The ratings of n legal decisions of a seat in states[0], when what it cannot know is dealt anew."""
        s = states[0]
        imagine(s, seat, dice)
        rate(s, seat, legal, n, ratings)

    return rate_imagined


def rate_decisions(match: Match, seat: int, legal: list[int], dice: Any, compiled: bool) -> Any:
    """The rating of each legal decision."""
    game = match.game
    states = np.zeros(1, game.state)
    states[0] = match.as_seen_by(seat)
    ratings = np.zeros(len(legal))
    rate_imagined = kernel_of(rating_source, game, interpreted=not compiled)
    rate_imagined(states, dice, np.array(legal, np.int64), ratings, seat, len(legal))
    return ratings


def greedy(match: Match, seat: int, seed: int, compiled: bool = False) -> int:
    """The decision with the highest rating."""
    legal = match.legal_numbers(seat)
    if len(legal) == 1:
        return legal[0]
    return legal[int(np.argmax(rate_decisions(match, seat, legal, new_dice(seed, match.ply), compiled)))]


def noisy_greedy(match: Match, seat: int, seed: int, compiled: bool = False) -> int:
    """The same for somebody who overlooks some decisions and misjudges others, the close ones most."""
    legal = match.legal_numbers(seat)
    if len(legal) == 1:
        return legal[0]
    settings = match.game.bot.CABIN_BOY
    dice = new_dice(seed, match.ply)
    ratings = rate_decisions(match, seat, legal, dice, compiled)
    spread = float(np.median(np.abs(ratings - np.median(ratings))))
    best, highest = int(np.argmax(ratings)), -np.inf
    for i, rating in enumerate(ratings):
        seen = uniform(dice) >= settings.overlooked
        noisy = rating + settings.misjudgement * spread * (uniform(dice) + uniform(dice) - 1.0)
        if seen and noisy > highest:
            best, highest = i, noisy
    return legal[best]
