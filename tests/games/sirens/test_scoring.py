"""Chapter 5: a section falls."""

import pytest

from seaglass.games.sirens import rules
from seaglass.games.sirens.cards import bag_of, with_card
from seaglass.games.sirens.state import LOWEST
from tests.games.sirens.table import BRIGITTA, KLAUS, table
from tests.proof import clause


@clause("sirens.5.1")
@pytest.mark.parametrize(("card", "falls"), [(5, False), (6, True), (9, True)])
def test_a_side_that_reaches_the_resistance_takes_the_section(card: int, falls: bool) -> None:
    here = table("28: 10 10 2 |\n30 captain\n32\n34 mate\n36", klaus=[card]).play(f"lay {card} on 28 mine")
    assert (here.fate(28) == "klaus") == falls
    assert here.points == [int(falls), 0]


@clause("sirens.5.1")
@pytest.mark.parametrize("who", ["captain", "mate"])
def test_whoever_stands_there_goes_with_the_section(who: str) -> None:
    here = table(f"28 {who}: 10 10 2 |\n30\n32\n34\n36", klaus=[6]).play("lay 6 on 28 mine")
    assert here.crew(who) == "klaus"
    assert here.points == [2, 0]


@clause("sirens.5.2")
@pytest.mark.parametrize(("row", "taker"), [("1 1 1 2", "klaus"), ("3 3 4 4", "brigitta")])
def test_with_five_on_both_sides_the_higher_total_takes_it(row: str, taker: str) -> None:
    here = table(f"28 captain: 2 2 3 5 | {row}\n30\n32\n34 mate\n36", klaus=[1], brigitta=[4])
    here.play("lay 1 on 28 mine")
    assert here.fate(28) == "in play", "only one side is full"
    here.play("lay 4 on 28 mine")
    assert (here.fate(28), here.captain) == (taker, taker)


@clause("sirens.5.3")
def test_equal_totals_leave_the_game_with_whoever_stands_there() -> None:
    here = table("28 captain: 2 2 3 4 4 | 5 5 1 1\n30\n32\n34 mate\n36", klaus=[3]).play("lay 3 on 28 theirs")
    assert (here.fate(28), here.captain) == ("gone", "lost")
    assert here.points == [0, 0]
    assert not [move for move in here.legal if " 28 " in move]


@clause("sirens.5.4")
@pytest.mark.parametrize(("last", "taker"), [(8, 0), (9, -1), (10, 1)])
def test_if_both_sides_are_there_at_once_the_higher_total_takes_it(last: int, taker: int) -> None:
    """No single move brings both sides there, so the section is asked directly."""
    state = table().state
    for side, cards in enumerate([(10, 10, 9), (10, 10, last)]):
        for i, card in enumerate(cards):
            state.row[side] = with_card(state.row[side], i, card - LOWEST)
    assert rules.falls(state, 0)
    assert rules.taker(state, 0) == taker


@clause("sirens.5.5")
def test_a_card_on_the_other_side_can_give_her_the_section() -> None:
    here = table("28: | 10 10 2\n30 captain\n32\n34 mate\n36", klaus=[6]).play("lay 6 on 28 theirs")
    assert here.fate(28) == "brigitta"
    assert here.points == [0, 1]


@clause("sirens.5.6")
def test_all_cards_at_a_scored_section_leave_the_game() -> None:
    here = table("28: 10 10 2 | 3 -2\n30 captain\n32\n34 mate\n36", klaus=[6, 1])
    before = sorted([*here.pile(), *here.hand(BRIGITTA)])
    here.play("lay 6 on 28 mine", draw=7)
    assert (here.cards(28, KLAUS), here.cards(28, BRIGITTA)) == (0, 0)
    assert sorted([*here.pile(), *here.hand(BRIGITTA), 7]) == before, "and come back to nobody"
    assert here.hand(KLAUS) == [1, 7]


@clause("sirens.5.7")
def test_mugs_on_a_scored_section_leave_the_game() -> None:
    here = table("28: 10 10 8 |\n30 captain\n32\n34 mate\n36", klaus=[6], mugs=(28, 28))
    here.play("lay 6 on 28 mine")
    assert here.fate(28) == "klaus"
    assert [player["mug"] for player in here.view()["players"]] == ["spent", "spent"]


@clause("sirens.5.7")
def test_mugs_elsewhere_stay() -> None:
    here = table("28: 10 10 2 |\n30 captain\n32\n34 mate\n36", klaus=[6], mugs=(30, 32))
    here.play("lay 6 on 28 mine")
    assert (here.needs(30), here.needs(32)) == (33, 35)


@clause("sirens.5.8")
@pytest.mark.parametrize(
    ("row", "back"),
    [("10k 10 2 | 3b", [True, True]), ("10 10 2 | 3k", [True, False]), ("10b 10 2 |", [False, True])],
)
def test_octopuses_on_those_cards_go_home_and_work_again(row: str, back: list[bool]) -> None:
    elsewhere = "".join(" 1" + "kb"[seat] for seat in (KLAUS, BRIGITTA) if not back[seat])
    here = table(f"28: {row}\n30 captain\n32:{elsewhere} |\n34 mate: 1 |\n36", klaus=[6, 7])
    assert not any(here.has_octopus(seat) for seat in (KLAUS, BRIGITTA) if back[seat])
    here.play("lay 6 on 28 mine")
    assert [here.has_octopus(seat) for seat in (KLAUS, BRIGITTA)] == back
    assert ("octopus 1 from 34 theirs" in here.legal) == back[BRIGITTA]


@clause("sirens.5.1", "sirens.3.6")
def test_only_the_section_where_a_card_was_laid_is_checked() -> None:
    """A section can only change where something is laid or taken away, so nothing else can have fallen."""
    here = table("28: 10 10 2 |\n30 captain: 10 9 5 |\n32\n34 mate\n36", klaus=[6])
    here.play("lay 6 on 30 mine")
    assert (here.fate(28), here.fate(30)) == ("in play", "klaus")
    assert bag_of(here.hand(BRIGITTA)) == int(here.state.hand[BRIGITTA])
