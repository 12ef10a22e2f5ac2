"""Dice: the same numbers interpreted and compiled, for ever, and even."""

from collections import Counter
from functools import cache
from math import sqrt
from typing import Any

import numpy as np
import pytest

from seaglass.engine.compile import compiled
from seaglass.engine.dice import below, new_dice, next_bits, seed_dice, uniform


def throw(dice, seed, stream, n, numbers, chances):  # type: ignore[no-untyped-def]
    """Seed the dice and fill both arrays."""
    seed_dice(dice, seed, stream)
    for i in range(len(numbers)):
        numbers[i] = below(dice, n)
        chances[i] = uniform(dice)


@cache
def compiled_throw() -> Any:
    return compiled(throw, "mouton")


def thrown(kernel: Any, seed: int, stream: int, n: int, many: int) -> tuple[Any, Any, Any]:
    dice, numbers, chances = np.zeros(2, np.int64), np.zeros(many, np.int64), np.zeros(many)
    kernel(dice, seed, stream, n, numbers, chances)
    return dice, numbers, chances


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (0, 1), (2**31 - 1, 2**31 - 1), (123456, 789)])
@pytest.mark.parametrize("n", [1, 2, 60, 2**31 - 1])
def test_interpreted_equals_compiled(seed: int, stream: int, n: int) -> None:
    slow, fast = (thrown(kernel, seed, stream, n, 50) for kernel in (throw, compiled_throw()))
    for one, other in zip(slow, fast, strict=True):
        assert one.tobytes() == other.tobytes()


def test_known_answers_so_that_a_seed_means_the_same_for_ever() -> None:
    dice = new_dice(2026, 4)
    assert [next_bits(dice) for _ in range(4)] == [4221299124, 4251073377, 3958003415, 2729774293]
    assert [below(dice, 60) for _ in range(8)] == [28, 33, 31, 24, 33, 43, 22, 0]


@pytest.mark.parametrize("n", [2, 7, 60])
def test_numbers_are_even(n: int) -> None:
    many = 60_000
    seen = Counter(thrown(compiled_throw(), 5, n, n, many)[1].tolist())
    assert set(seen) == set(range(n))
    chi_square = sum((found - many / n) ** 2 / (many / n) for found in seen.values())
    assert chi_square < n + 4.5 * sqrt(2 * n)


def test_what_comes_next_does_not_depend_on_what_came() -> None:
    numbers = thrown(compiled_throw(), 5, 0, 6, 60_000)[1]
    pairs = Counter(zip(numbers[:-1].tolist(), numbers[1:].tolist(), strict=True))
    due = (len(numbers) - 1) / 36
    assert sum((pairs[a, b] - due) ** 2 / due for a in range(6) for b in range(6)) < 36 + 4.5 * sqrt(72)


def test_chances_are_from_0_up_to_1() -> None:
    chances = thrown(compiled_throw(), 5, 0, 2, 60_000)[2]
    assert chances.min() >= 0
    assert chances.max() < 1
    assert abs(chances.mean() - 0.5) < 0.006
    largest: Any = np.array([2**32 - 1, 0])
    assert next_bits(largest) * 2.3283064365386963e-10 < 1


def test_seeds_and_streams_give_other_numbers() -> None:
    starts = {tuple(new_dice(seed, stream)) for seed in range(50) for stream in range(50)}
    assert len(starts) == 2500
    first = {next_bits(new_dice(seed, stream)) for seed in range(50) for stream in range(50)}
    assert len(first) > 2490


@pytest.mark.parametrize("seed", [-1, 2**31, 2**64, 10**30])
def test_seeds_of_any_size_do(seed: int) -> None:
    dice = new_dice(seed, seed)
    assert 0 <= next_bits(dice) < 2**32
    assert dice.tolist() != new_dice(seed + 1, seed).tolist()
