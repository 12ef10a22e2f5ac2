"""How sure a figure is: intervals over deals, and evidence that stays sound however often one looks at it.

The evidence is a bet (Waudby-Smith and Ramdas, 2023): somebody who believes in a mean m may be offered any
fair bet on the next value; if m is true, nobody's fortune ever grows twentyfold with more than 5 % chance,
whenever the play is stopped. The fortune here is spread evenly over bets of all sizes in both directions.
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

DOUBT = 0.05
_BETS = 64
_STUDENT = (np.inf, 12.706, 4.303, 3.182, 2.776)  # the 97.5 % quantile for 0 to 4 degrees of freedom


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to each side."""
    if freedom < len(_STUDENT):
        return _STUDENT[freedom]
    return 1.96 + 2.372 / freedom + 2.822 / freedom**2 + 2.556 / freedom**3


def mean_interval(values: Any) -> tuple[float, float, float]:
    """The mean of independent values and its 95 % interval."""
    mean, count = float(values.mean()), len(values)
    if count < 2:
        return mean, -np.inf, np.inf
    wide = student(count - 1) * float(values.std(ddof=1)) / count**0.5
    return mean, mean - wide, mean + wide


def normal_interval(values: Any, least: float = -np.inf, most: float = np.inf) -> tuple[float, float, float]:
    """The same for many values between bounds, by the normal distribution."""
    mean, count = float(values.mean()), len(values)
    wide = 1.96 * float(values.std(ddof=1)) / count**0.5 if count > 1 else float("inf")
    return mean, max(least, mean - wide), min(most, mean + wide)


def share_interval(shares: Any) -> tuple[float, float, float]:
    """For shares from 0 to 1: Wilson's, for as many tosses of a coin as would vary this much."""
    mean, count = float(shares.mean()), len(shares)
    if count < 2:
        return mean, 0.0, 1.0
    spread = float(shares.var(ddof=1))
    tosses: float = count
    if 0 < mean < 1:
        tosses = min(count * mean * (1 - mean) / max(spread, 1e-12), count**2)
    t = student(count - 1) ** 2 / tosses
    middle = (mean + t / 2) / (1 + t)
    wide = (t * (mean * (1 - mean) + t / 4)) ** 0.5 / (1 + t)
    return mean, max(0.0, middle - wide), min(1.0, middle + wide)


def log_fortune(values: Any, counts: Any, m: float) -> float:
    """The logarithm of what a stake of 1 has become, betting against a mean of m."""
    bets = np.linspace(-1 / (1 - m), 1 / m, _BETS + 2)[1:-1]
    logs = np.log1p(bets[:, None] * (values - m)) @ counts
    top = logs.max()
    return float(top + np.log(np.exp(logs - top).mean()))


def differs(values: Any, m: float, doubt: float = DOUBT) -> bool:
    """Whether the mean of these values from 0 to 1 is not m; may be asked after every value."""
    return log_fortune(*np.unique(values, return_counts=True), m) >= -math.log(doubt)


def any_time_interval(shares: Any, doubt: float = DOUBT) -> tuple[float, float, float]:
    """The mean and all means not ruled out by `differs`: sound at whatever moment one stops."""
    values, counts = np.unique(shares, return_counts=True)
    mean = float(shares.mean())

    def possible(m: float) -> bool:
        return log_fortune(values, counts, m) < -math.log(doubt)

    return mean, _edge(possible, mean, 0.0), _edge(possible, mean, 1.0)


def _edge(possible: Callable[[float], bool], inside: float, outside: float) -> float:
    """Where what is possible ends, between a mean that is and an end of the scale."""
    nearly = outside + (1e-6 if outside == 0 else -1e-6)
    if abs(inside - outside) < 1e-6 or possible(nearly):
        return outside
    outside = nearly
    while abs(outside - inside) > 1e-5:
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if possible(middle) else (inside, middle)
    return outside
