"""Chapter 8: the end."""

import pytest

from seaglass.engine import CHANCE, Refusal
from tests.games.sirens.table import KLAUS, table
from tests.proof import clause

NO_PILE = [[0] * 15]


@clause("sirens.8.1", "sirens.8.4")
@pytest.mark.parametrize(("taken", "over"), [(2, False), (3, True)])
def test_four_points_end_the_match(taken: int, over: bool) -> None:
    lines = [f"{v} klaus" if i < taken else str(v) for i, v in enumerate((28, 30, 32, 34))]
    here = table("\n".join([*lines, "36: 10 10 10 |"]), klaus=[6]).play("lay 6 on 36 mine")
    assert here.is_over() == over
    if over:
        assert (here.points, here.winner) == ([4, 0], "klaus")


@clause("sirens.8.1")
def test_a_section_and_the_captain_on_it_can_bring_five_points() -> None:
    here = table("28 klaus\n30 klaus\n32 klaus\n34\n36 captain: 10 10 10 |", klaus=[6])
    here.play("lay 6 on 36 mine")
    assert here.points == [5, 0]


@clause("sirens.8.1")
def test_four_points_can_come_in_the_others_turn() -> None:
    here = table("28 brigitta\n30 brigitta\n32 brigitta\n34\n36: | 10 10 10", klaus=[6])
    here.play("lay 6 on 36 theirs")
    assert here.winner == "brigitta"


@clause("sirens.8.2", "sirens.8.4")
def test_the_match_ends_with_the_last_section() -> None:
    here = table("28 klaus\n30 gone\n32 brigitta\n34 klaus\n36: 10 10 10 |", klaus=[6], mate="seat 2")
    here.play("lay 6 on 36 mine")
    assert here.is_over()
    assert (here.points, here.winner) == ([3, 2], "klaus")


@clause("sirens.8.2", "sirens.8.5")
def test_the_last_section_may_go_to_nobody() -> None:
    here = table(
        "28 klaus\n30 klaus\n32 brigitta\n34 brigitta\n36 mate: 2 2 3 4 4 | 5 5 1 1",
        klaus=[3],
        captain="lost",
    )
    here.play("lay 3 on 36 theirs")
    assert here.is_over()
    assert (here.points, here.winner) == ([2, 2], None)


@clause("sirens.8.3")
def test_two_passes_in_a_row_end_the_match() -> None:
    ship = "28 klaus\n30 captain: 5k 6b | 3\n32\n34 mate\n36"
    here = table(ship, klaus=[], brigitta=[], piles=NO_PILE).play("pass")
    assert not here.is_over()
    here.play("pass")
    assert here.is_over()
    assert here.winner == "klaus"


@clause("sirens.8.3")
def test_a_pass_and_an_action_do_not() -> None:
    ship = "28 klaus\n30 captain: 5k 6b | 3\n32\n34 mate\n36"
    here = table(ship, klaus=[], brigitta=[2, 1], piles=NO_PILE)
    here.play("pass", "lay 2 on 32 mine", "pass", "lay 1 on 32 mine", "pass")
    assert not here.is_over()
    here.play("pass")
    assert here.is_over()


@clause("sirens.8.5")
def test_equal_points_are_a_draw_and_nobody_wins() -> None:
    ship = "28 klaus\n30 brigitta\n32: 5k 6b | 3\n34\n36"
    here = table(ship, klaus=[], brigitta=[], piles=NO_PILE, captain="seat 1", mate="seat 2")
    here.play("pass", "pass")
    assert (here.points, here.match.winners) == ([2, 2], [])
    assert here.keys()[-2:] == ["ends", "draw"]


@clause("sirens.8.6")
def test_at_the_end_nothing_is_drawn_and_no_mug_is_set() -> None:
    ship = "28 klaus\n30 klaus\n32 klaus\n34\n36: 10 10 10 |"
    here = table(ship, klaus=[6], mugs=("held", "held"))
    here.match.play(KLAUS, "lay 6 on 36 mine")
    assert here.is_over()
    assert here.match.actors == ()
    assert here.hand(KLAUS) == []
    for move in ("rum on 34", "done"):
        with pytest.raises(Refusal, match="over"):
            here.match.play(KLAUS, move)
    assert here.match.legal(CHANCE) == []
