"""Intervals hold what they promise, and looking after every deal does not make equal bots differ."""

import numpy as np
import pytest

from seaglass.arena.certainty import (
    any_time_interval,
    differs,
    mean_interval,
    share_interval,
    student,
)
from seaglass.arena.rating import ratings


@pytest.mark.parametrize("even", [0.5, 0.25])
def test_equal_bots_are_seldom_told_apart_though_one_looks_after_every_deal(even: float) -> None:
    dice = np.random.default_rng(3)
    games = dice.random((300, 120)) < even
    alarms = sum(any(differs(row[:n], even) for n in range(1, 121)) for row in games)
    assert alarms <= 0.05 * len(games)
    plain = [share_interval(row[:n].astype(float)) for row in games[:60] for n in (10, 20, 40, 80, 120)]
    looks = [not low <= even <= high for _, low, high in plain]
    assert sum(any(looks[i : i + 5]) for i in range(0, len(looks), 5)) > 3  # what a plain interval would do


def test_a_clear_difference_is_soon_seen() -> None:
    dice = np.random.default_rng(4)
    needed = [next(n for n in range(1, 400) if differs(row[:n], 0.5)) for row in dice.random((50, 400)) < 0.8]
    assert np.median(needed) < 40


def test_the_any_time_interval_ends_where_the_test_says_so() -> None:
    shares = np.array([1.0] * 30 + [0.5] * 6 + [0.0] * 10)
    mean, low, high = any_time_interval(shares)
    assert low < mean < high
    assert differs(shares, low - 1e-4)
    assert not differs(shares, low + 1e-4)
    assert differs(shares, high + 1e-4)
    assert not differs(shares, high - 1e-4)
    # Twenty wins, bets of all sizes up to 1 / m: the fortune is m ** -20 / 21, and 20 is enough.
    _, low, high = any_time_interval(np.ones(20))
    assert low == pytest.approx((20 * 21) ** (-1 / 20), abs=0.01)
    assert high == 1.0
    # One loss: the fortune is 1 / (1 - m) / 2.
    _, low, high = any_time_interval(np.zeros(1))
    assert low == 0.0
    assert high == pytest.approx(1 - 1 / 40, abs=0.001)


@pytest.mark.parametrize("interval", [share_interval, mean_interval])
@pytest.mark.parametrize("chance", [0.25, 0.9])
def test_about_95_of_100_intervals_hold_the_truth(interval: object, chance: float) -> None:
    assert callable(interval)
    dice = np.random.default_rng(5)
    deals = dice.binomial(4, chance, (1000, 40)) / 4
    held = np.mean([low <= chance <= high for _, low, high in map(interval, deals)])
    assert 0.92 < held < 0.98


def test_ten_wins_in_ten_deals_are_no_certainty() -> None:
    mean, low, high = share_interval(np.ones(10))
    assert (mean, high) == (1.0, 1.0)
    assert 0.6 < low < 0.75
    assert share_interval(np.ones(1)) == (1.0, 0.0, 1.0)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (5, 2.571), (10, 2.228), (100, 1.984)])
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_ratings_of_known_odds() -> None:
    """Ten to one is 400 points, a hundred to one 800; and equal is equal."""
    above = np.full((1, 3, 3), 0.5)
    for i, j, odds in ((0, 1, 10), (1, 2, 10), (0, 2, 100)):
        above[0, i, j] = odds / (1 + odds)
        above[0, j, i] = 1 / (1 + odds)
    rated = ratings(np.repeat(above, 5_000, axis=0))
    assert [round(r[0]) for r in rated] == pytest.approx([1900, 1500, 1100], abs=4)
    assert [round(r[0]) for r in ratings(np.full((50, 2, 2), 0.5))] == [1500, 1500]


@pytest.mark.parametrize(("deals", "chance"), [(200, 0.75), (20, 0.9)])
def test_about_95_of_100_ratings_hold_the_truth(deals: int, chance: float) -> None:
    """Few and lopsided deals too: that is what a run looks like that stops early."""
    dice = np.random.default_rng(6)
    truth = 1500 + 200 * np.log10(chance / (1 - chance))
    held = 0
    for _ in range(200):
        above = np.zeros((deals, 2, 2))
        above[:, 0, 1] = dice.random(deals) < chance
        above[:, 1, 0] = 1 - above[:, 0, 1]
        (rating, low, high), (other, _, _) = ratings(above)
        assert rating + other == pytest.approx(3000)
        held += low <= truth <= high
    assert 0.9 < held / 200 < 0.995


def test_ten_wins_of_ten_are_better_but_not_infinitely() -> None:
    above = np.zeros((10, 2, 2))
    above[:, 0, 1] = 1
    rating, low, high = ratings(above)[0]
    assert 1500 < low < rating < high < np.inf
