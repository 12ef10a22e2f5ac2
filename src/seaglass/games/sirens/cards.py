"""Cards as numbers: a bag (how many of each kind) and a row (the five berths of a place), one int64 each.

In a bag, four bits a kind say how often it is there: it is a hand or a pile, and equal cards are not told
apart. In a row, eight bits a berth hold EMPTY or the kind + 1, so that cards stay where they were laid. Every
function widens with `int`, and none counts on an overflow: compiled comparisons then go wrong.
"""

from seaglass.engine.bits import count
from seaglass.engine.rule import rule
from seaglass.games.sirens.state import BERTHS, EMPTY, KINDS, LOWEST

_NIBBLES = 0x0F0F0F0F0F0F0F0F
_BYTES = 0x0101010101010101


@rule
def _sum_of_bytes(x: int) -> int:
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0xFF


@rule
def how_many(bag: int, kind: int) -> int:
    return (int(bag) >> (4 * kind)) & 15


@rule
def one(kind: int) -> int:
    """The bag of one card; bags are added and taken away like numbers."""
    return 1 << (4 * kind)


@rule
def bag_size(bag: int) -> int:
    x = int(bag)
    return _sum_of_bytes((x & _NIBBLES) + ((x >> 4) & _NIBBLES))


@rule
def nth_card(bag: int, n: int) -> int:
    """The kind of the card with n others before it, lowest first."""
    kind = 0
    left = int(n)
    while left >= how_many(bag, kind):
        left -= how_many(bag, kind)
        kind += 1
    return kind


@rule
def card_in(row: int, i: int) -> int:
    """EMPTY, or the kind + 1."""
    return (int(row) >> (8 * i)) & 0xFF


@rule
def with_card(row: int, i: int, kind: int) -> int:
    """The row with this card in an empty berth."""
    return int(row) | ((kind + 1) << (8 * i))


@rule
def without_card(row: int, i: int) -> int:
    return int(row) & ~(0xFF << (8 * i))


@rule
def cards_in(row: int) -> int:
    """How many berths have a card: a berth's lowest bit is set in x if any of its bits is set in the row."""
    x = int(row)
    return count((x | (x >> 1) | (x >> 2) | (x >> 3)) & _BYTES)


@rule
def total_of(row: int) -> int:
    """The values of its cards, added up."""
    return _sum_of_bytes(int(row)) - (1 - LOWEST) * cards_in(row)


@rule
def free_berth(row: int) -> int:
    """The first berth without a card, or BERTHS: the side is full."""
    for i in range(BERTHS):
        if card_in(row, i) == EMPTY:
            return i
    return BERTHS


def values(bag: int) -> list[int]:
    """The cards of a bag, lowest first."""
    return [kind + LOWEST for kind in range(KINDS) for _ in range(how_many(bag, kind))]


def bag_of(values: list[int]) -> int:
    return sum(one(value - LOWEST) for value in values)
