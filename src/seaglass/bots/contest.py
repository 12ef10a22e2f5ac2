"""Bots against each other over many games, seats rotating so that no bot gains by where it sits."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from seaglass.bots import bot_named
from seaglass.engine.game import Game
from seaglass.engine.playout import POLICIES, play_matches

_CHUNK = 20_000


@dataclass(frozen=True)
class BotResult:
    """How one bot did; a shared win counts as its share."""

    name: str
    win_share: float
    win_low: float
    win_high: float
    mean_score: float
    score_low: float
    score_high: float

    def json(self) -> dict[str, Any]:
        return {k: v if isinstance(v, str) else round(v, 6) for k, v in asdict(self).items()}


@dataclass(frozen=True)
class Contest:
    """How each bot did and, where all play together, how often the crew reached each rank."""

    bots: list[BotResult]
    ranks: dict[str, float] | None


def contest(
    game: Game,
    bots: Sequence[str],
    options: Mapping[str, str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
    components: Mapping[str, Any] | None = None,
) -> Contest:
    """Play these bots against each other; in game g, bot i sits in seat (i + g) mod seats."""
    seats = len(bots)
    for bot in bots:
        bot_named(bot)
    start = game.set_up(seats, options, components)
    turns = [[(seat - g) % seats for seat in range(seats)] for g in range(seats)]
    policies = np.array([[POLICIES[bots[i]] for i in turn] for turn in turns], np.int64)
    scores, shares = np.zeros((games, seats)), np.zeros((games, seats))
    for first in range(0, games, _CHUNK - _CHUNK % seats):
        many = min(_CHUNK - _CHUNK % seats, games - first)
        results = play_matches(game, start, policies, seed, many, first)
        won = results.won[:, None] >> np.arange(seats) & 1
        for g in range(many):
            by_bot = np.argsort(turns[g % seats])
            scores[first + g] = results.scores[g][by_bot]
            shares[first + g] = won[g][by_bot] / won[g].sum() if won[g].any() else 1 / seats  # a draw
        progress(many)
    ranks = None
    if game.rank is not None:
        found = Counter(game.rank(start, int(points)) for points in scores[:, 0])
        ranks = {rank: times / games for rank, times in found.most_common()}
    return Contest([_result(bot, shares[:, i], scores[:, i]) for i, bot in enumerate(bots)], ranks)


def _result(name: str, shares: Any, scores: Any) -> BotResult:
    return BotResult(name, *interval(shares, 0.0, 1.0), *interval(scores))


def interval(values: Any, least: float = -np.inf, most: float = np.inf) -> tuple[float, float, float]:
    """The mean and its 95 % interval."""
    mean = float(values.mean())
    wide = 1.96 * float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return mean, max(least, mean - wide), min(most, mean + wide)
