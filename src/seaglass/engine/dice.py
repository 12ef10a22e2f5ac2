"""A small random generator that gives the same numbers interpreted and compiled (xoroshiro64**).

For playouts, imagined worlds and simulations. Live tables draw from `engine.fair` instead.
"""

from typing import Any

import numpy as np

from seaglass.engine.rule import Ints, rule

_MASK = 0xFFFFFFFF


@rule
def next_bits(dice: Ints) -> int:
    """The next 32 random bits."""
    a = int(dice[0])
    b = int(dice[1])
    x = (a * 0x9E3779BB) & _MASK
    x = ((x << 5) | (x >> 27)) & _MASK
    b = b ^ a
    dice[0] = ((a << 26) | (a >> 6)) & _MASK ^ b ^ ((b << 9) & _MASK)
    dice[1] = ((b << 13) | (b >> 19)) & _MASK
    return (x * 5) & _MASK


@rule
def below(dice: Ints, n: int) -> int:
    """A number from 0 to n - 1. Below a million, none is likelier than another by more than 1 in 4,000."""
    return (next_bits(dice) * int(n)) >> 32


@rule
def uniform(dice: Ints) -> float:
    """A fraction from 0 up to, not including, 1."""
    return next_bits(dice) * 2.3283064365386963e-10


@rule
def weighted_choice(dice: Ints, weights: Ints, n: int) -> int:
    """An index below n, each as likely as its weight says."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(dice, total)
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return i


@rule
def seed_dice(dice: Ints, seed: int, stream: int) -> None:
    """Start anew from a seed and a stream number, both below 2 ** 31; other pairs give unrelated numbers."""
    a = (int(seed) ^ 0x9E3779B9) & _MASK
    b = (int(stream) + 0x7F4A7C15) & _MASK
    for _ in range(4):  # a few rounds of a 32-bit mixer, each half stirring the other
        a = ((a ^ (a >> 16)) * 0x45D9F3B + b) & _MASK
        b = ((b ^ (b >> 15)) * 0x2C1B3C6D + a) & _MASK
    dice[0] = a | 1
    dice[1] = b


def new_dice(seed: int, stream: int = 0) -> Any:
    """Dice for a seed of any size and a stream number."""
    dice = np.zeros(2, np.int64)
    seed_dice(dice, (seed ^ (seed >> 31)) & 0x7FFFFFFF, stream & 0x7FFFFFFF)
    return dice
