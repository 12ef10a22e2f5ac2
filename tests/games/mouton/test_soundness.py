"""What holds in every state: every card in one place, and nobody with more than there is."""

from collections.abc import Callable
from typing import Any

import pytest

from seaglass.engine import Match
from seaglass.games.mouton.state import ALL_CARDS, ASIDE, CHOOSE, DEAL, TIDES, TURN_TIDES
from tests.games.mouton.table import MOUTON, dealt, table
from tests.play import steps
from tests.proof import clause

sound = MOUTON.rules.sound
HANDS = ([47, 3], [20, 5], [11, 8])


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("cards", ["secret", "open"])
def test_every_state_of_a_match_is_sound(seats: int, cards: str) -> None:
    match = Match(MOUTON, seats, {"cards": cards})
    assert sound(match.state)
    for now in steps(match, seed=seats):
        everybody = (1 << seats) - 1
        for field in (now.state.afloat, *now.state.under, *now.state.lowest):
            assert 0 <= field <= everybody, "a set of seats has only seats of the table"
    for frame in match.frames:
        assert sound(frame.after)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_deal_and_every_round_have_dice_of_their_own(seats: int) -> None:
    match = Match(MOUTON, seats)
    assert MOUTON.rules.chapter(match.state) == 0
    for now in steps(match, seed=1):
        dealing = now.state.phase == DEAL
        assert MOUTON.rules.chapter(now.state) == (0 if dealing else now.state.round_no + 1)


def put(field: str, index: int, value: int) -> Callable[[Any], None]:
    def change(s: Any) -> None:
        s[field][index] = value

    return change


def swap_card(s: Any) -> None:
    """Ana's hand has a card of Ben's deal, too."""
    s.deal[0] = (int(s.deal[0]) & int(s.deal[0]) - 1) | (int(s.deal[1]) & -int(s.deal[1]))


def deal_twice(s: Any) -> None:
    """Another card of Ana's lies aside: every card is somewhere, and one is in two hands."""
    own = int(s.deal[0]) & -int(s.deal[0])
    s.deal[0] = int(s.deal[0]) & ~own | int(s.deal[1]) & -int(s.deal[1])
    s.shown[0] &= s.deal[0]
    s.hand[0] &= s.deal[0]
    s.deal[ASIDE] |= own


def thirteenth_card(s: Any) -> None:
    card = int(s.deal[ASIDE]) & -int(s.deal[ASIDE])
    s.deal[0] |= card
    s.deal[ASIDE] &= ~card


def less_than_none(s: Any) -> None:
    """As many tides as before."""
    s.pile[:3] = (-1, 2, 1)


SPOILT: dict[str, Callable[[Any], None]] = {
    "a card was dealt twice": swap_card,
    "a card is in two hands": deal_twice,
    "thirteen cards in a hand": thirteenth_card,
    "a card shown that is not in the hand": lambda s: put("shown", 0, int(s.deal[1]) & -int(s.deal[1]))(s),
    "a card is in a hand and aside": lambda s: put("deal", ASIDE, int(s.deal[ASIDE]) | int(s.deal[0]))(s),
    "a card is nowhere": put("deal", ASIDE, 0),
    "no card is aside or in hand": put("deal", 0, 0),
    "fewer than no tides": less_than_none,
    "a tide too many": lambda s: put("pile", int(s.pile.argmin()), int(s.pile.min()) + 1)(s),
    "a tide too few": lambda s: put("pile", int(s.pile.argmax()), int(s.pile.max()) - 1)(s),
    "a card in hand of somebody else's deal": lambda s: put("hand", 0, int(s.deal[1]) & -int(s.deal[1]))(s),
    "more buoys than on the hand": put("buoys", 0, 13),
    "fewer than no buoys": put("buoys", 0, -1),
    "the last seat too": put("buoys", 2, -1),
    "water below none": put("water", 1, -1),
    "water above the highest tide": put("water", 1, TIDES + 1),
}  # fmt: skip


@pytest.mark.parametrize("why", SPOILT)
def test_a_spoilt_state_is_not_sound(why: str) -> None:
    at = table(*HANDS, buoys=(1, 1, 1))
    s = at.state.copy()
    assert sound(s)
    SPOILT[why](s)
    assert not sound(s)


@clause("mouton.3.1")
def test_tides_are_counted_from_the_pile_to_the_table() -> None:
    """24 tides: in the middle of a trick two are up, before it none or one, and two more for every trick."""
    s = dealt([], [], []).turn(4).state.copy()
    assert s.phase == TURN_TIDES
    assert sound(s)
    s.pile[3] += 1
    assert not sound(s), "the 4 is up and in the pile"
    s = dealt([], [], []).turn(4, 9).state.copy()
    assert s.phase == CHOOSE
    s.pile[3] += 1
    assert not sound(s)


def test_three_tides_of_a_value_are_not_sound() -> None:
    s = dealt([], [], []).turn(4, 9).state.copy()
    assert sound(s)
    s.pile[:2] = (3, 1)
    assert not sound(s), "as many tides as before, but two of every value"


def test_the_highest_water_and_all_buoys_of_a_hand_are_sound() -> None:
    at = dealt([], list(range(25, 37)), [])
    assert at.buoys == [0, 12, 0]
    s = at.state.copy()
    s.water[1] = TIDES
    assert sound(s)
    s.buoys[1] += 1
    assert not sound(s)


def test_before_the_deal_all_cards_are_aside() -> None:
    s = Match(MOUTON, 3).state.copy()
    assert s.deal[ASIDE] == ALL_CARDS
    assert sound(s)
    s.deal[ASIDE] -= 1
    assert not sound(s)
