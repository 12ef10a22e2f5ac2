"""Chapter 7: the mug."""

import pytest

from seaglass.engine import CHANCE
from tests.games.sirens.table import BRIGITTA, KLAUS, table
from tests.proof import clause

NO_PILE = [[0] * 15]


@clause("sirens.7.1")
def test_the_mug_goes_on_any_section_in_play_in_addition() -> None:
    here = table("28 klaus\n30 captain\n32\n34 mate\n36", mugs=("held", "held"))
    assert [move for move in here.legal if move.startswith("rum")] == [
        f"rum on {v}" for v in (30, 32, 34, 36)
    ]
    assert here.refused("rum on 28").clause == "sirens.7.1"
    here.play("rum on 32")
    assert here.to_decide == "klaus", "and the action is still to come"
    here.play("lay 9 on 30 mine")
    assert here.to_decide == "brigitta"


@clause("sirens.7.1", "sirens.7.4")
def test_the_mug_is_used_once_in_the_match() -> None:
    here = table(mugs=("held", "spent")).play("rum on 32")
    assert here.refused("rum on 32").clause == "sirens.7.1"
    here.play("lay 9 on 30 mine", "lay 8 on 30 mine")
    assert not [move for move in here.legal if move.startswith("rum")]


@clause("sirens.7.1", "sirens.7.4")
@pytest.mark.parametrize("mugs", [("spent", "held"), (28, "held"), (36, "held")])
def test_a_used_mug_is_not_set_again_while_the_other_still_has_theirs(mugs: tuple[str | int, str]) -> None:
    here = table(mugs=mugs)
    assert not [move for move in here.legal if move.startswith("rum")]
    assert here.refused("rum on 32").key == "sirens-mug-used"
    here.play("lay 9 on 30 mine")
    assert here.to_decide == "brigitta", "nor is it offered after the action"
    assert [move for move in here.legal if move.startswith("rum")], "hers is still there"
    here.play("rum on 32", "lay 8 on 30 mine")
    assert not [move for move in here.legal if move.startswith("rum")]


@clause("sirens.7.1", "sirens.7.4")
def test_a_mug_set_before_the_action_is_not_set_again_after_it() -> None:
    here = table(mugs=("held", "held")).play("rum on 32", "lay 9 on 30 mine")
    assert here.to_decide == "brigitta"
    assert (here.needs(30), here.needs(32)) == (30, 35)


@clause("sirens.7.1")
def test_only_in_ones_own_turn() -> None:
    here = table(mugs=("held", "held"))
    assert here.refused("rum on 32", BRIGITTA).clause == "sirens.3.1"


@clause("sirens.7.2")
def test_each_mug_raises_the_need_by_three() -> None:
    here = table(mugs=("held", "held")).play("rum on 32", "lay 9 on 30 mine")
    assert here.needs(32) == 35
    here.play("rum on 32")
    assert here.needs(32) == 38


@clause("sirens.7.2")
@pytest.mark.parametrize(
    ("mugs", "card", "falls"),
    [((28, "spent"), 8, False), ((28, "spent"), 9, True), ((28, 28), 9, False), (("spent", 28), 8, False)],
)
def test_a_section_with_mugs_falls_later(mugs: tuple[str | int, str | int], card: int, falls: bool) -> None:
    ship = "28: 10 10 2 |\n30 captain\n32\n34 mate\n36"
    here = table(ship, klaus=[card], mugs=mugs).play(f"lay {card} on 28 mine")
    assert (here.fate(28) == "klaus") == falls


@clause("sirens.7.3")
def test_a_mug_before_the_action_counts_for_it() -> None:
    ship = "28: 10 10 2 |\n30 captain\n32\n34 mate\n36"
    here = table(ship, klaus=[6], mugs=("held", "spent")).play("rum on 28", "lay 6 on 28 mine")
    assert here.fate(28) == "in play"


@clause("sirens.7.3")
def test_a_mug_after_the_action_comes_after_scoring_and_drawing() -> None:
    ship = "28: 10 10 2 |\n30 captain\n32\n34 mate\n36"
    here = table(ship, klaus=[6], mugs=("held", "spent"))
    here.match.play(KLAUS, "lay 6 on 28 mine")
    assert here.fate(28) == "klaus"
    assert here.match.actors == (CHANCE,)
    here.match.play(CHANCE, "draw 7")
    assert here.legal == ["rum on 30", "rum on 32", "rum on 34", "rum on 36", "done"]
    here.play("rum on 30")
    assert (here.needs(30), here.to_decide) == (33, "brigitta")


@clause("sirens.7.3")
def test_a_mug_after_the_octopus() -> None:
    here = table("28: 4 |\n30 captain\n32\n34 mate\n36", mugs=("held", "spent"))
    here.play("octopus 4 from 28 mine", "carry to 30 mine", "rum on 30")
    assert (here.needs(30), here.to_decide) == (33, "brigitta")


@clause("sirens.7.3")
def test_the_mug_can_wait() -> None:
    here = table(mugs=("held", "spent")).play("lay 9 on 30 mine", "done")
    assert here.to_decide == "brigitta"
    here.play("lay 8 on 30 mine")
    assert "rum on 28" in here.legal


@clause("sirens.7.3")
def test_no_section_falls_because_of_a_mug() -> None:
    here = table("28: 10 10 7 | 9 9 9\n30 captain\n32\n34 mate\n36", mugs=("held", "held"))
    here.play("rum on 28")
    assert [frame.decision is None for frame in here.frames] == [False]
    assert here.fate(28) == "in play"


@clause("sirens.7.4")
def test_a_mug_does_not_come_back() -> None:
    here = table("28: 10 10 8 |\n30 captain\n32\n34 mate\n36", klaus=[6], mugs=(28, "spent"))
    here.play("lay 6 on 28 mine", "lay 8 on 30 mine")
    assert here.view()["players"][KLAUS]["mug"] == "spent"
    assert here.refused("rum on 30").key == "sirens-mug-used"


@clause("sirens.7.5")
def test_who_passes_cannot_set_the_mug() -> None:
    ship = "28 gone\n30 captain: 5k | 3\n32\n34 mate\n36"
    here = table(ship, klaus=[], brigitta=[2], piles=NO_PILE, mugs=("held", "spent"))
    assert here.refused("rum on 30").clause == "sirens.7.5"
    here.play("pass")
    assert here.to_decide == "brigitta", "nor afterwards"
