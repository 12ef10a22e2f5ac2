"""What a seat can know and what it cannot: imagined worlds keep the one and deal the other anew, evenly."""

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from math import comb, sqrt
from typing import Any

import numpy as np
import pytest

from seaglass.engine import bits
from seaglass.engine.compile import compiled
from seaglass.engine.dice import new_dice
from seaglass.games.mouton.belief import imagine, knows
from seaglass.games.mouton.rules import buoys_on
from seaglass.games.mouton.state import ALL_CARDS, ASIDE, HALF_BUOYS, STATE, WHOLE_BUOYS
from tests.games.mouton.table import MOUTON, NAMES, Table, dealt, table
from tests.play import random_match
from tests.proof import clause


def worlds(at: Table, name: str | None, many: int) -> Iterator[Any]:
    """Worlds this player could be in."""
    dice = new_dice(7)
    for _ in range(many):
        world = at.state.copy()
        imagine(world, -1 if name is None else NAMES.index(name), dice)
        yield world


def differ(values: Iterable[Any]) -> bool:
    return len(set(values)) > 1


def test_ones_own_hand_is_known_and_the_others_are_not() -> None:
    at = dealt([25], [26], [27]).turn(4, 9)
    seen = list(worlds(at, "ben", 20))
    assert {int(world.hand[1]) for world in seen} == {int(at.state.hand[1])}
    for seat in (0, 2):
        assert differ(int(world.hand[seat]) for world in seen)
    assert differ(int(world.deal[ASIDE]) for world in seen)
    for world in seen:
        assert [int(hand) for hand in world.hand[:3]] == [int(hand) for hand in world.deal[:3]]


@clause("mouton.8.1")
def test_a_hand_held_in_an_earlier_round_is_known() -> None:
    at = table([47, 3, 30], [20, 5, 31], [11, 8, 32], [60, 59, 33], [2, 4, 34], round_no=2)
    for world in worlds(at, "ben", 20):
        assert int(world.deal[1]) == int(at.state.deal[1]), "Ben's first hand, which Cleo has now"
        assert int(world.deal[0]) == int(at.state.deal[0]), "and the one he has now"
        assert int(world.hand[2]) == int(at.state.hand[2])
    for hand in (2, 3, 4):
        assert differ(int(world.deal[hand]) for world in worlds(at, "ben", 20))


def test_cards_once_shown_stay_where_they_were_shown() -> None:
    at = table([47, 3, 30], [20, 5, 31], [11, 8, 32]).play("ana 47")
    for world in worlds(at, "cleo", 20):
        for hand in range(3):
            assert int(at.state.shown[hand]) & ~int(world.deal[hand]) == 0
            assert int(world.hand[hand]) & int(at.state.shown[hand]) == 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_announced_buoys_fit_in_every_world(seats: int) -> None:
    for most in (12 * seats + 2, 12 * seats + 30, 12 * seats + 90):
        at = Table(random_match(MOUTON, seats, seed=most, most=most))
        due = [buoys_on(at.state, hand) for hand in at.state.deal[:seats]]
        for name in (*NAMES[:seats], None):
            for world in worlds(at, name, 5):
                assert [buoys_on(world, hand) for hand in world.deal[:seats]] == due


@clause("mouton.5.5")
def test_the_hand_of_who_went_under_is_not_known_to_the_others() -> None:
    at = table([47, 3, 2], [20, 5, 30], [11, 8, 6], [60, 59, 58], water=(0, 12, 0, 0), buoys=(3, 0, 1, 1))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60")
    assert at.under == ["ben"]
    for world in worlds(at, "ana", 10):
        assert int(world.hand[1]) == 0
        assert bits.has(world.deal[1], 5 - 1), "the 5 was seen"
    assert differ(int(world.deal[1]) for world in worlds(at, "ana", 10))
    assert {int(world.deal[1]) for world in worlds(at, "ben", 5)} == {int(at.state.deal[1])}


@clause("mouton.3.2")
def test_a_card_face_down_is_any_card_of_the_imagined_hand() -> None:
    at = table([47, 3, 30], [20, 5, 31], [11, 8, 32]).play("ana 47", "ben 20")
    chosen: Counter[int] = Counter()
    for world in worlds(at, "ben", 60):
        assert bits.has(world.hand[0], world.played[0] - 1)
        assert int(world.played[1]) == 20, "Ben knows his own"
        assert int(world.played[2]) == 0
        chosen[bits.members(world.hand[0]).index(world.played[0] - 1)] += 1
    assert min(chosen[place] for place in range(3)) > 8


@clause("mouton.9.1")
def test_an_open_card_is_known() -> None:
    at = table([47, 3, 30], [20, 5, 31], [11, 8, 32], cards="open").play("ana 47")
    assert {int(world.played[0]) for world in worlds(at, "ben", 10)} == {47}


def test_a_spectator_knows_no_hand() -> None:
    at = dealt([25], [26], [27], [28], [29]).turn(4, 9)
    seen = list(worlds(at, None, 10))
    for seat in range(5):
        assert differ(int(world.hand[seat]) for world in seen)


def test_while_cards_are_dealt_nobody_knows_any() -> None:
    at = Table(random_match(MOUTON, 3, most=20))
    seen = list(worlds(at, "ana", 10))
    assert {tuple(bits.count(hand) for hand in world.deal[:3]) for world in seen} == {(12, 8, 0)}
    assert differ(int(world.deal[0]) for world in seen), "not even her own"


# --- How likely each world is ---


def imagine_often(states, seat, dice, deals):  # type: ignore[no-untyped-def]
    """Fill `deals` with the deals of as many worlds; compiled, since thousands are needed."""
    for i in range(len(deals)):
        states[0] = states[1]
        imagine(states[0], seat, dice)
        for hand in range(deals.shape[1]):
            deals[i, hand] = states[0].deal[hand]


def imagined_deals(at: Table, seat: int, many: int) -> Any:
    """The hands of so many worlds, a row each."""
    states, deals = np.zeros(2, STATE), np.zeros((many, at.match.seats), np.int64)
    states[1] = at.state
    kernel()(states, seat, new_dice(7), deals)
    return deals


@cache
def kernel() -> Any:
    return compiled(imagine_often, "mouton")


def too_far(counts: Iterable[tuple[float, float]]) -> bool:
    """Whether these (found, expected) numbers differ more than chance lets them (about 1 in 20,000)."""
    pairs = [(found, due) for found, due in counts if due > 4]
    chi_square = sum((found - due) ** 2 / due for found, due in pairs)
    return chi_square > len(pairs) + 4.5 * sqrt(2 * len(pairs))


def every_deal(at: Table, seat: int) -> set[tuple[int, ...]]:
    """All deals that fit what this seat knows, by trying every way to deal its unseen cards."""
    s = at.state
    known = [int(s.deal[hand] if knows(s, seat, hand) else s.shown[hand]) for hand in range(s.seats)]
    found: set[tuple[int, ...]] = set()

    def deal(pool: int, hands: tuple[int, ...]) -> None:
        if len(hands) == s.seats:
            found.add(hands)
            return
        hand = len(hands)
        for cards in itertools.combinations(bits.members(pool), 12 - bits.count(known[hand])):
            whole = known[hand] | bits.of(list(cards))
            if buoys_on(s, whole) == buoys_on(s, s.deal[hand]):
                deal(pool & ~whole, (*hands, whole))

    deal(ALL_CARDS & ~sum(known), ())
    return found


ENDS = {
    "halves move in pairs": ([1, 2], [13, 14], [3, 25], [15, 16], [4, 26]),
    "some room": ([1, 2], [13, 25], [14, 15], [26, 3], [49, 50]),
    "much room": ([1, 2], [13, 14], [15, 16], [17, 18], [3, 25]),
}


@pytest.mark.parametrize("name", ENDS)
def test_at_the_end_of_a_round_every_deal_that_fits_is_as_likely(name: str) -> None:
    at = table(*ENDS[name])
    fitting, many = every_deal(at, 0), 20_000
    seen = Counter(map(tuple, imagined_deals(at, 0, many).tolist()))
    assert len(fitting) > 30
    assert set(seen) <= fitting
    assert not too_far((seen[deal], many / len(fitting)) for deal in fitting)


def whole_buoys(at: Table, seat: int, hand: int) -> dict[int, float]:
    """How likely each number of cards with a whole buoy is in a hand, by counting all deals that fit."""
    s = at.state
    others = sorted((h for h in range(s.seats) if not knows(s, seat, h)), key=lambda h: h != hand)
    due = [2 * buoys_on(s, s.deal[h]) for h in others]
    pool = ALL_CARDS & ~sum(int(s.deal[h]) for h in range(s.seats) if knows(s, seat, h))
    half, whole = bits.count(pool & HALF_BUOYS), bits.count(pool & WHOLE_BUOYS)

    @cache
    def ways(place: int, plain: int, half: int, whole: int, wholes: int | None = None) -> int:
        """The deals of what is left to the hands from this place on; this one with so many wholes."""
        if place == len(others):
            return 1
        total = 0
        for w in range(13) if wholes is None else [wholes]:
            for h in (due[place] - 2 * w, due[place] + 1 - 2 * w):
                if h >= 0 and h + w <= 12:
                    here = comb(whole, w) * comb(half, h) * comb(plain, 12 - h - w)
                    if here:
                        total += here * ways(place + 1, plain - 12 + h + w, half - h, whole - w)
        return total

    counts = {w: ways(0, bits.count(pool) - half - whole, half, whole, w) for w in range(13)}
    return {w: count / sum(counts.values()) for w, count in counts.items()}


EXACT = (  # nobody but Ana dropped a half, so the others' hands fit only exactly
    [5, 7, 21, 23, 25, 28, 35, 38, 42, 49, 55, 57],
    [6, 8, 9, 11, 14, 19, 20, 44, 52, 53, 54, 56],
    [3, 12, 17, 18, 27, 34, 36, 41, 45, 47, 48, 60],
    [4, 15, 22, 24, 26, 30, 31, 33, 37, 39, 46, 51],
    [1, 2, 10, 13, 16, 29, 32, 40, 43, 50, 58, 59],
)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_the_start_of_a_round_hands_are_as_likely_as_a_count_of_all_deals_says(seats: int) -> None:
    at = dealt(*EXACT) if seats == 5 else Table(random_match(MOUTON, seats, seed=4, most=12 * seats))
    many = 20_000
    deals = imagined_deals(at, 0, many)
    for hand in range(1, seats):
        seen = Counter(bits.count(int(deal) & WHOLE_BUOYS) for deal in deals[:, hand])
        assert not too_far((seen[w], many * p) for w, p in whole_buoys(at, 0, hand).items())
