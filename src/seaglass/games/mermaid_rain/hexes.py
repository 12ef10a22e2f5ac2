"""The frame every sea lies in: hexes that stand on a point, every second row shifted right by half a hex.

Axial coordinates (q east, r south-east) make a hex one number, 18 r + q, so that a step in a direction always
adds the same. Rows begin one further left every second row, and the last place of each row is left empty: a
step over the edge ends there, never on a hex of the next row. A set of hexes is four words of 60 bits.
"""

import re
import string
from typing import Any, TypeAlias

import numpy as np

from seaglass.engine.bits import count, lowest
from seaglass.engine.rule import rule

COLUMNS, ROWS = 17, 13  # the largest sea
STRIDE = COLUMNS + 1
HEXES = ROWS * STRIDE - ROWS // 2  # the empty place at the end of each row included
WORDS, WORD = 4, 60
NOWHERE = -1

EAST, SOUTH_EAST, SOUTH_WEST = 1, STRIDE, STRIDE - 1
STEPS = (EAST, SOUTH_EAST, SOUTH_WEST, -EAST, -SOUTH_EAST, -SOUTH_WEST)

HexSet: TypeAlias = tuple[int, int, int, int]
EMPTY: HexSet = (0, 0, 0, 0)

_NAME = re.compile(r"([a-z])([1-9][0-9]?)")


def hex_at(column: int, row: int) -> int:
    return row * STRIDE - row // 2 + column


def column_and_row(h: int) -> tuple[int, int]:
    pair, place = divmod(h, 2 * STRIDE - 1)
    return (place, 2 * pair) if place < STRIDE else (place - STRIDE, 2 * pair + 1)


def width(row: int) -> int:
    """How many hexes a row of the largest sea has."""
    return COLUMNS - row % 2


def hex_name(h: int) -> str:
    """Column letter and row number, as people say it: c4."""
    column, row = column_and_row(h)
    return f"{string.ascii_lowercase[column]}{row + 1}"


def hex_named(name: str) -> int:
    """The hex of this name; a KeyError if there is none in the frame."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise KeyError(name)
    column, row = string.ascii_lowercase.index(found[1]), int(found[2]) - 1
    if row >= ROWS or column > width(row):
        raise KeyError(name)
    return hex_at(column, row)


def _adjacent() -> Any:
    """For each hex the set of the hexes next to it."""
    inside = {hex_at(column, row) for row in range(ROWS) for column in range(width(row))}
    table = np.zeros((HEXES, WORDS), np.int64)
    for h in inside:
        for step in STEPS:
            if h + step in inside:
                table[h, (h + step) // WORD] |= 1 << (h + step) % WORD
    return table


ADJACENT = _adjacent()


@rule
def is_in(hexes: HexSet, h: int) -> bool:
    return (hexes[h // WORD] >> (h % WORD)) & 1 == 1


@rule
def without(hexes: HexSet, h: int) -> HexSet:
    """The set less one hex that is in it."""
    bit = 1 << (h % WORD)
    w = h // WORD
    return (
        hexes[0] - (bit if w == 0 else 0),
        hexes[1] - (bit if w == 1 else 0),
        hexes[2] - (bit if w == 2 else 0),
        hexes[3] - (bit if w == 3 else 0),
    )


@rule
def both(a: HexSet, b: HexSet) -> HexSet:
    return (a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3])


@rule
def either(a: HexSet, b: HexSet) -> HexSet:
    return (a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3])


@rule
def none(hexes: HexSet) -> bool:
    return (hexes[0] | hexes[1] | hexes[2] | hexes[3]) == 0


@rule
def next_to(h: int) -> HexSet:
    """The hexes next to a hex."""
    return (int(ADJACENT[h, 0]), int(ADJACENT[h, 1]), int(ADJACENT[h, 2]), int(ADJACENT[h, 3]))


_FULL = (1 << WORD) - 1


@rule
def back(hexes: HexSet, step: int) -> HexSet:
    """The hexes from which this step, less than a word long and not 0, leads into the set."""
    if step > 0:
        rest = WORD - step
        return (
            (hexes[0] >> step) | ((hexes[1] << rest) & _FULL),
            (hexes[1] >> step) | ((hexes[2] << rest) & _FULL),
            (hexes[2] >> step) | ((hexes[3] << rest) & _FULL),
            hexes[3] >> step,
        )
    rest = WORD + step
    return (
        (hexes[0] << -step) & _FULL,
        ((hexes[1] << -step) & _FULL) | (hexes[0] >> rest),
        ((hexes[2] << -step) & _FULL) | (hexes[1] >> rest),
        ((hexes[3] << -step) & _FULL) | (hexes[2] >> rest),
    )


@rule
def first(hexes: HexSet) -> int:
    """The first hex of the set in reading order; NOWHERE if it is empty."""
    for w in range(WORDS):
        if hexes[w] != 0:
            return w * WORD + lowest(hexes[w])
    return NOWHERE


@rule
def how_many(hexes: HexSet) -> int:
    return count(hexes[0]) + count(hexes[1]) + count(hexes[2]) + count(hexes[3])


def _distances() -> Any:
    """How many steps lie between two hexes."""
    rows = np.array([column_and_row(h)[1] for h in range(HEXES)])
    r = rows[:, None] - rows[None, :]
    q = np.subtract.outer(np.arange(HEXES), np.arange(HEXES)) - STRIDE * r
    return ((abs(q) + abs(r) + abs(q + r)) // 2).astype(np.int8)


DISTANCE = _distances()
