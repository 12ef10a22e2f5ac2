"""Ratings on Elo's scale, by Bradley and Terry: 400 points are odds of ten to one to finish higher."""

from typing import Any

import numpy as np

MIDDLE = 1500.0
_RESAMPLED = 500
_DRAWN = 0.5  # before anything is played, each pair counts as having drawn once: nobody is infinitely good


def ratings(above: Any, seed: int = 1) -> list[tuple[float, float, float]]:
    """Each one's rating and its 95 % interval.

    `above[d, i, j]`: how often, of all comparisons in deal d, i finished above j (a tie is half).
    The interval is a Bayesian bootstrap over deals; the draw beforehand makes it, for two who only win or
    lose, the interval of Jeffreys.
    """
    deals, entrants = above.shape[0], above.shape[1]
    apart = 1 - np.eye(entrants)
    dice = np.random.default_rng(seed)
    flat = above.reshape(deals, -1)
    best = _scale(_strengths(flat.sum(axis=0).reshape(entrants, entrants) + _DRAWN * apart))
    weights = np.stack([dice.exponential(size=deals) @ flat for _ in range(_RESAMPLED)])
    drawn = dice.gamma(_DRAWN, size=(_RESAMPLED, entrants, entrants)) * apart
    spread = _scale(_strengths(weights.reshape(-1, entrants, entrants) + drawn))
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    return [(float(best[i]), float(low[i]), float(high[i])) for i in range(entrants)]


def _strengths(wins: Any) -> Any:
    """The most likely strengths, by Hunter's iteration (2004)."""
    pairs = wins + np.swapaxes(wins, -1, -2)
    strength = np.ones(wins.shape[:-1])
    for _ in range(1000):
        sums = strength[..., :, None] + strength[..., None, :]
        new = wins.sum(axis=-1) / np.maximum((pairs / sums).sum(axis=-1), 1e-300)
        new /= np.exp(np.log(np.maximum(new, 1e-300)).mean(axis=-1, keepdims=True))
        change = np.abs(np.log(new) - np.log(strength)).max()
        strength = new
        if change < 1e-7:
            break
    return strength


def _scale(strength: Any) -> Any:
    return MIDDLE + 400 * np.log10(strength)
