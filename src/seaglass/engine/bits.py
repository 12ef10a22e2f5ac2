"""Sets of small numbers as the bits of an int64: bit b set means b is in the set.

Every function widens with `int`, so that interpreted and compiled arithmetic agree.
"""

from seaglass.engine.rule import rule

_PAIRS = 0x5555555555555555
_FOURS = 0x3333333333333333
_BYTES = 0x0F0F0F0F0F0F0F0F
_SUM = 0x0101010101010101


@rule
def count(bits: int) -> int:
    """How many are in the set (bit 63 is never used)."""
    x = int(bits)
    x = x - ((x >> 1) & _PAIRS)
    x = (x & _FOURS) + ((x >> 2) & _FOURS)
    x = (x + (x >> 4)) & _BYTES
    return ((x * _SUM) >> 56) & 0xFF


@rule
def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    x = int(bits)
    return count((x & -x) - 1)


@rule
def without_lowest(bits: int) -> int:
    """The set less its smallest member."""
    x = int(bits)
    return x & (x - 1)


@rule
def nth(bits: int, n: int) -> int:
    """The member with n smaller ones before it."""
    x = int(bits)
    for _ in range(n):
        x = x & (x - 1)
    return count((x & -x) - 1)


@rule
def has(bits: int, member: int) -> bool:
    return (int(bits) >> int(member)) & 1 == 1


def members(bits: int) -> list[int]:
    """The set as a list, smallest first."""
    found, left = [], int(bits)
    while left:
        found.append((left & -left).bit_length() - 1)
        left &= left - 1
    return found


def of(members: list[int]) -> int:
    """The set of these members."""
    return sum(1 << m for m in set(members))
