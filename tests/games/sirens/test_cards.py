"""Bags and rows: cards packed into numbers, the same interpreted and compiled."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaglass.engine.rule import let_kernels_call_rules
from seaglass.games.sirens.cards import (
    bag_of,
    bag_size,
    card_in,
    cards_in,
    free_berth,
    how_many,
    nth_card,
    total_of,
    values,
    with_card,
    without_card,
)
from seaglass.games.sirens.state import BERTHS, EACH, EMPTY, KINDS, LOWEST

BOX = [kind + LOWEST for kind in range(KINDS) for _ in range(EACH[kind])]

bags = st.lists(st.sampled_from(range(len(BOX))), unique=True).map(
    lambda picks: sorted(BOX[i] for i in picks)
)
rows = st.lists(st.none() | st.integers(LOWEST, LOWEST + KINDS - 1), max_size=BERTHS)


def row_of(cards: list[int | None]) -> int:
    row = 0
    for i, card in enumerate(cards):
        if card is not None:
            row = with_card(row, i, card - LOWEST)
    return row


@given(bags)
def test_a_bag_holds_what_was_put_in(cards: list[int]) -> None:
    bag = bag_of(cards)
    assert values(bag) == cards
    assert bag_size(bag) == len(cards)
    assert [how_many(bag, kind) for kind in range(KINDS)] == [cards.count(k + LOWEST) for k in range(KINDS)]
    assert [nth_card(bag, n) + LOWEST for n in range(len(cards))] == cards


@given(rows)
def test_a_row_counts_its_cards_and_adds_them_up(cards: list[int | None]) -> None:
    row = row_of(cards)
    laid = [card for card in cards if card is not None]
    assert (cards_in(row), total_of(row)) == (len(laid), sum(laid))
    berths = [*cards, *[None] * (BERTHS - len(cards))]
    assert free_berth(row) == (berths.index(None) if None in berths else BERTHS)
    for i, card in enumerate(berths):
        assert card_in(row, i) == (EMPTY if card is None else card - LOWEST + 1)
        assert without_card(row, i) == row_of([*berths[:i], None, *berths[i + 1 :]])


@pytest.mark.parametrize("limit", range(-5, 46, 5))
def test_comparisons_of_counts_and_totals_are_the_same_compiled(limit: int) -> None:
    """An overflow in the sums would let the compiler turn these comparisons round."""
    import numba

    let_kernels_call_rules()
    rng = np.random.default_rng(limit + 5)
    many = [[BOX[i] for i in rng.permutation(52)[: rng.integers(53)]] for _ in range(200)]
    some = [[int(card) for card in rng.integers(LOWEST, 11, rng.integers(6))] for _ in range(200)]
    packed = np.array([bag_of(bag) for bag in many] + [row_of(list(row)) for row in some], np.int64)

    def compare(packed: Any, out: Any) -> None:
        for i in range(200):
            if bag_size(packed[i]) > limit:
                out[i] += 1
            if total_of(packed[200 + i]) >= limit:
                out[i] += 2
            if cards_in(packed[200 + i]) == limit // 5:
                out[i] += 4

    compiled, plain = np.zeros(200, np.int64), np.zeros(200, np.int64)
    numba.njit(compare)(packed, compiled)
    compare(packed, plain)
    assert compiled.tolist() == plain.tolist()
    assert [bool(found & 1) for found in plain] == [len(bag) > limit for bag in many]
