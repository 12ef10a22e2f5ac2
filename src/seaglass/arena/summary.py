"""What is counted of games, however they were played."""

from collections import Counter
from typing import Any

import numpy as np

from seaglass.engine.game import Game
from seaglass.engine.rule import State


def win_shares(won: Any) -> Any:
    """The share of each seat in the win, a row a game: all share it where nobody has won."""
    winners = won.sum(axis=1, keepdims=True)
    return np.where(winners > 0, won / np.maximum(winners, 1), 1 / won.shape[1])


def rank_shares(game: Game, start: State, points: Any) -> dict[str, float] | None:
    """How often a crew reached each rank with these points, the most frequent first."""
    if game.rank is None:
        return None
    found = Counter(game.rank(start, int(one)) for one in points)
    return {rank: times / len(points) for rank, times in found.most_common()}
