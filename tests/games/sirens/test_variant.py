"""Chapter 9: more tactics from bow to stern."""

from collections import Counter

import pytest

from seaglass.engine import CHANCE
from seaglass.engine.perspective import seen_frames
from tests.games.sirens.table import BRIGITTA, KLAUS, Table, new_table, table
from tests.proof import clause

SET = Counter({**dict.fromkeys(range(11), 2), **dict.fromkeys(range(-4, 0), 1)})


def opened() -> Table:
    here = new_table("on")
    for card in (10, 10, -4, 0):
        here.match.play(KLAUS, f"take {card}")
    for card in (9, 8, 7, -1):
        here.match.play(BRIGITTA, f"take {card}")
    return here


@clause("sirens.9.1")
def test_each_has_a_set_of_26_both_the_same() -> None:
    here = new_table("on")
    for seat in (KLAUS, BRIGITTA):
        assert Counter(here.pile(seat)) == SET
    assert SET.total() == 26
    assert [player["set"] for player in here.view()["players"]] == ["starfish", "shell"]


@clause("sirens.9.2")
def test_each_chooses_four_cards_of_the_set() -> None:
    here = new_table("on")
    assert here.match.actors == (KLAUS, BRIGITTA)
    here = opened()
    assert (here.hand(KLAUS), here.hand(BRIGITTA)) == ([-4, 0, 10, 10], [-1, 7, 8, 9])
    assert here.match.actors == (KLAUS,)


@clause("sirens.9.2", "sirens.9.1")
def test_no_card_can_be_chosen_more_often_than_it_is_in_the_set() -> None:
    here = new_table("on")
    here.match.play(KLAUS, "take -4")
    assert here.refused("take -4", KLAUS).clause == "sirens.9.1"
    here.match.play(KLAUS, "take 10")
    here.match.play(KLAUS, "take 10")
    assert here.refused("take 10", KLAUS).clause == "sirens.9.1"
    assert here.refused("lay 10 on 28 mine", KLAUS).key == "sirens-opening-first"
    here.match.play(KLAUS, "take 9")
    assert here.refused("take 9", KLAUS).key == "sirens-opening-full"
    assert opened().refused("take 9").key == "sirens-opening-past"


@clause("sirens.9.3")
def test_the_rest_of_the_set_is_ones_own_pile() -> None:
    here = opened()
    assert Counter(here.pile(KLAUS)) == SET - Counter([10, 10, -4, 0])
    assert Counter(here.pile(BRIGITTA)) == SET - Counter([9, 8, 7, -1])
    here.match.play(KLAUS, "lay 10 on 36 mine")
    weights = dict(here.match.outcomes())
    assert sum(weights.values()) == 22
    assert "draw 10" not in weights
    assert (weights["draw 0"], weights["draw 9"], weights["draw -1"]) == (1, 2, 1)
    here.match.play(CHANCE, "draw 9")
    assert (len(here.pile(KLAUS)), len(here.pile(BRIGITTA))) == (21, 22)


@clause("sirens.9.4")
def test_with_ones_own_pile_empty_nothing_is_drawn_while_the_other_still_draws() -> None:
    none, some = [0] * 15, [0] * 14 + [1]
    here = table(
        "28 gone\n30 captain\n32\n34 mate\n36", klaus=[5, 9], brigitta=[2], tactics="on", piles=[none, some]
    )
    here.play("lay 9 on 30 mine")
    assert (here.hand(KLAUS), here.to_decide) == ([5], "brigitta")
    here.play("lay 2 on 30 mine")
    assert here.hand(BRIGITTA) == [10]


@clause("sirens.9.5")
def test_nobody_sees_what_the_other_takes() -> None:
    told = []
    for card in (10, -4):
        here = new_table("on")
        frames = here.match.play(KLAUS, f"take {card}")
        told.append([seen_frames(here.match, audience, frames) for audience in (BRIGITTA, None)])
        assert here.view(KLAUS)["hand"] == [card]
        assert here.view(BRIGITTA)["hand"] == []
    assert told[0] == told[1]


@clause("sirens.9.5")
@pytest.mark.parametrize("order", ["klaus first", "brigitta first", "in turn"])
def test_both_choose_at_the_same_time_in_any_order(order: str) -> None:
    here = new_table("on")
    takes = [(KLAUS, card) for card in (10, 10, -4, 0)] + [(BRIGITTA, card) for card in (9, 8, 7, -1)]
    if order == "brigitta first":
        takes = takes[4:] + takes[:4]
    elif order == "in turn":
        takes = [take for pair in zip(takes[:4], takes[4:], strict=True) for take in pair]
    for seat, card in takes:
        here.match.play(seat, f"take {card}")
    assert here.state.tobytes() == opened().state.tobytes()
