"""Sets as bits agree with Python's own sets, interpreted and compiled."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaglass.engine import bits
from seaglass.engine.bits import count, has, lowest, nth, without_lowest
from seaglass.engine.compile import compiled

SETS = st.sets(st.integers(0, 62))


def ask(cards, member, n, out):  # type: ignore[no-untyped-def]
    """Everything one can ask about a set, into `out`."""
    out[0] = count(cards)
    out[1] = 1 if has(cards, member) else 0
    if cards != 0:
        out[2] = lowest(cards)
        out[3] = without_lowest(cards)
        out[4] = nth(cards, n)


@cache
def modes() -> dict[str, Callable[..., None]]:
    return {"interpreted": ask, "compiled": compiled(ask, "mouton")}


@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
@given(members=SETS, member=st.integers(0, 62), data=st.data())
def test_bits_agree_with_sets(mode: str, members: set[int], member: int, data: st.DataObject) -> None:
    out = np.zeros(5, np.int64)
    n = data.draw(st.integers(0, max(0, len(members) - 1)))
    modes()[mode](np.int64(bits.of(list(members))), member, n, out)
    assert out[0] == len(members)
    assert out[1] == (member in members)
    if members:
        ordered = sorted(members)
        assert out[2] == ordered[0]
        assert out[3] == bits.of(ordered[1:])
        assert out[4] == ordered[n]


@given(members=SETS)
def test_members_and_of_are_each_others_inverse(members: set[int]) -> None:
    assert bits.members(bits.of(list(members))) == sorted(members)


def test_small_integers_do_not_wrap() -> None:
    small: Any = np.int8(127)
    assert count(small) == 7
    assert without_lowest(small) == 126
    assert bits.of([3, 3]) == 8
