"""Chapter 6: the octopus, and all its corners."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaglass.engine import CHANCE
from seaglass.games.sirens.state import PHASES, RESISTANCE
from tests.games.sirens.table import BRIGITTA, KLAUS, table
from tests.proof import clause

SHIP = "28: 4 -2 | 3\n30 captain: 9 |\n32: | 8 8\n34 mate\n36"


def places(moves: list[str]) -> set[str]:
    return {" ".join(move.split()[-2:]) for move in moves}


@clause("sirens.6.1")
def test_any_card_at_the_ship_on_either_side_can_be_taken() -> None:
    takes = [move for move in table(SHIP).legal if move.startswith("octopus")]
    assert sorted(takes) == [
        "octopus -2 from 28 mine",
        "octopus 3 from 28 theirs",
        "octopus 4 from 28 mine",
        "octopus 8 from 32 theirs",
        "octopus 9 from 30 mine",
    ]


@clause("sirens.6.1")
@pytest.mark.parametrize("section", RESISTANCE)
@pytest.mark.parametrize("side", ["mine", "theirs"])
@pytest.mark.parametrize("turn", [KLAUS, BRIGITTA])
def test_from_every_section_on_either_side(section: int, side: str, turn: int) -> None:
    row = "4 |" if (side == "mine") == (turn == KLAUS) else "| 4"
    ship = "\n".join(f"{value}: {row}" if value == section else str(value) for value in RESISTANCE)
    here = table(ship, turn=turn)
    assert [move for move in here.legal if move.startswith("octopus")] == [f"octopus 4 from {section} {side}"]


@clause("sirens.6.1", "sirens.6.4")
def test_to_any_other_place_on_either_side() -> None:
    here = table(SHIP).play("octopus 3 from 28 theirs")
    every = {f"{section} {side}" for section in RESISTANCE for side in ("mine", "theirs")}
    assert places(here.legal) == every - {"28 theirs"}
    assert here.to_decide == "klaus"


@clause("sirens.6.1")
@given(st.sampled_from(RESISTANCE), st.sampled_from([KLAUS, BRIGITTA]))
def test_the_card_changes_place_and_the_octopus_stays_on_it(section: int, side: int) -> None:
    here = table(SHIP)
    if (section, side) == (30, KLAUS):
        return
    before = here.total(section, side)
    here.play("octopus 9 from 30 mine", f"carry to {section} {('mine', 'theirs')[side]}")
    assert here.total(30, KLAUS) == 0
    assert here.total(section, side) == before + 9
    octopus = here.view()["players"][KLAUS]["octopus"]
    assert (octopus["section"], octopus["side"]) == (section, side)
    berth = here.view()["sections"][RESISTANCE.index(section)]["sides"][side]["berths"][octopus["berth"]]
    assert berth == {"value": 9, "octopus": KLAUS, "lifted": False}


@clause("sirens.6.2")
@pytest.mark.parametrize(
    "ship", ["28: 4b |\n30 captain\n32\n34 mate\n36", "28: | 4b\n30 captain\n32\n34 mate\n36"]
)
def test_a_card_under_an_octopus_cannot_be_taken(ship: str) -> None:
    here = table(ship)
    side = "mine" if ": 4" in ship else "theirs"
    assert here.refused(f"octopus 4 from 28 {side}").clause == "sirens.6.2"
    assert not [move for move in here.legal if move.startswith("octopus")]


@clause("sirens.6.2")
def test_an_equal_card_beside_it_can() -> None:
    here = table("28: 4b 4 |\n30 captain\n32\n34 mate\n36").play(
        "octopus 4 from 28 mine", "carry to 28 theirs"
    )
    assert [berth and berth["octopus"] for berth in here.view()["sections"][0]["sides"][0]["berths"]] == [
        BRIGITTA,
        None,
        None,
        None,
        None,
    ]
    assert here.total(28, BRIGITTA) == 4


@clause("sirens.6.3")
def test_an_octopus_at_the_ship_cannot_be_used() -> None:
    here = table("28: 4k 5 |\n30 captain\n32\n34 mate\n36")
    assert here.refused("octopus 5 from 28 mine").clause == "sirens.6.3"
    assert {move.split()[0] for move in here.legal} == {"lay"}


@clause("sirens.6.3", "sirens.5.8")
def test_an_octopus_can_come_back_by_its_own_move() -> None:
    here = table("28: 10 9 |\n30 captain: 9 |\n32\n34 mate\n36", klaus=[0, 1, 5])
    here.play("octopus 9 from 30 mine", "carry to 28 mine")
    assert here.fate(28) == "klaus"
    assert here.has_octopus(KLAUS)


@clause("sirens.6.4")
def test_the_card_must_change_its_place() -> None:
    here = table(SHIP).play("octopus 9 from 30 mine")
    assert here.refused("carry to 30 mine").clause == "sirens.6.4"
    here.play("carry to 30 theirs")
    assert (here.total(30, KLAUS), here.total(30, BRIGITTA)) == (0, 9)


@clause("sirens.6.4", "sirens.6.5")
def test_a_card_without_another_place_to_go_to_cannot_be_taken() -> None:
    """The last section, one side full: cards of the full side can go over, the others nowhere."""
    here = table("28 gone\n30 gone\n32 gone\n34 gone\n36 captain: 1 1 2 2 3 | 4 4 5 5", klaus=[9])
    takes = [move for move in here.legal if move.startswith("octopus")]
    assert takes == ["octopus 1 from 36 mine", "octopus 2 from 36 mine", "octopus 3 from 36 mine"]
    assert here.refused("octopus 4 from 36 theirs").clause == "sirens.6.5"
    assert here.play("octopus 3 from 36 mine").legal == ["carry to 36 theirs"]


@clause("sirens.6.5")
def test_a_full_side_takes_no_card_from_the_octopus() -> None:
    here = table("28: 1 1 2 2 3 |\n30 captain: 9 |\n32\n34 mate\n36").play("octopus 9 from 30 mine")
    assert here.refused("carry to 28 mine").clause == "sirens.6.5"
    assert "28 mine" not in places(here.legal)


@clause("sirens.6.5", "sirens.6.1")
def test_a_section_out_of_play_takes_no_card_from_the_octopus() -> None:
    here = table("28 gone\n30 captain: 9 |\n32\n34 mate\n36").play("octopus 9 from 30 mine")
    assert here.refused("carry to 28 mine").key == "sirens-section-gone"


@clause("sirens.6.6")
@pytest.mark.parametrize(("side", "chooser"), [("mine", KLAUS), ("theirs", BRIGITTA)])
def test_footsteps_carried_make_the_crew_walk(side: str, chooser: int) -> None:
    here = table(SHIP).play("octopus -2 from 28 mine", f"carry to 30 {side}")
    assert here.match.actors == (chooser,)
    here.play("walk to 32")
    assert here.captain == 32
    assert here.to_decide == "brigitta"


@clause("sirens.6.6", "sirens.2.2")
@pytest.mark.parametrize("card", [0, -1, -2, -3, -4])
def test_every_card_of_0_or_less_makes_the_crew_walk_when_it_is_carried(card: int) -> None:
    here = table(f"28: {card} | 3\n30 captain\n32\n34 mate\n36")
    here.play(f"octopus {card} from 28 mine", "carry to 30 mine")
    assert here.to_decide == "klaus"
    assert here.legal == ["walk to 28", "walk to 32"]
    here.play("walk to 28")
    assert here.captain == 28


@clause("sirens.6.6", "sirens.2.2")
@pytest.mark.parametrize("card", [1, 2, 10])
def test_a_card_above_0_moves_nobody_when_it_is_carried(card: int) -> None:
    here = table(f"28: {card} | 3\n30 captain\n32\n34 mate\n36", klaus=[5], brigitta=[6])
    here.play(f"octopus {card} from 28 mine", "carry to 30 mine")
    assert (here.captain, here.to_decide) == (30, "brigitta")


@clause("sirens.6.6")
def test_footsteps_carried_across_the_same_section_make_the_crew_walk() -> None:
    here = table("28 captain: -2 |\n30\n32\n34 mate\n36").play(
        "octopus -2 from 28 mine", "carry to 28 theirs"
    )
    assert here.to_decide == "brigitta"
    assert here.legal == ["walk to 30", "walk to 36"]


@clause("sirens.6.6")
def test_footsteps_taken_away_move_nobody() -> None:
    here = table("28 captain: -2 |\n30\n32\n34 mate\n36").play(
        "octopus -2 from 28 mine", "carry to 32 theirs"
    )
    assert here.captain == 28


@clause("sirens.6.7")
@pytest.mark.parametrize(("side", "taker"), [("mine", "klaus"), ("theirs", "brigitta")])
def test_the_section_it_comes_to_is_checked(side: str, taker: str) -> None:
    ship = "28: 10 9 | 10 10\n30 captain: 9 |\n32\n34 mate\n36"
    here = table(ship).play("octopus 9 from 30 mine", f"carry to 28 {side}")
    assert here.fate(28) == taker


@clause("sirens.6.7")
def test_five_on_both_sides_by_the_octopus() -> None:
    here = table("28: 1 1 2 2 5 | 3 3 4 4\n30 captain: 0 |\n32\n34 mate\n36")
    here.play("octopus 0 from 30 mine", "carry to 28 theirs")
    assert here.fate(28) == "brigitta"


@clause("sirens.6.8")
@pytest.mark.parametrize(
    ("row", "side", "taker"), [("10 10 10 -3 |", "mine", "klaus"), ("| 10 10 10 -3", "theirs", "brigitta")]
)
def test_the_place_it_leaves_can_reach_the_value(row: str, side: str, taker: str) -> None:
    here = table(f"28\n30 captain: {row}\n32\n34 mate\n36")
    assert here.fate(30) == "in play"
    here.play(f"octopus -3 from 30 {side}", "carry to 36 mine")
    assert (here.fate(30), here.captain) == (taker, taker)
    assert here.total(36, KLAUS) == -3


@clause("sirens.6.8")
@pytest.mark.parametrize("section", RESISTANCE)
@pytest.mark.parametrize(("side", "taker"), [("mine", "klaus"), ("theirs", "brigitta")])
def test_the_place_it_leaves_can_be_any_of_the_five(section: int, side: str, taker: str) -> None:
    half = section // 2 - 10
    cards = f"-4 10 10 {half} {half}"
    row = f"{cards} |" if side == "mine" else f"| {cards}"
    to = next(value for value in RESISTANCE if value != section)
    ship = "\n".join(f"{value}: {row}" if value == section else str(value) for value in RESISTANCE)
    here = table(ship).play(f"octopus -4 from {section} {side}", f"carry to {to} mine")
    assert here.fate(section) == taker


@clause("sirens.6.8")
def test_a_mug_counts_for_the_place_it_leaves() -> None:
    ship = "28\n30 captain: 10 10 10 -3 |\n32\n34 mate\n36"
    here = table(ship, mugs=("spent", 30)).play("octopus -3 from 30 mine", "carry to 36 mine")
    assert here.fate(30) == "in play"


@clause("sirens.6.8")
def test_a_jellyfish_that_changes_sides_can_lift_the_side_it_leaves() -> None:
    here = table("28: 10 10 9 -4 | 8\n30 captain\n32\n34 mate\n36")
    here.play("octopus -4 from 28 mine", "carry to 28 theirs")
    assert here.fate(28) == "klaus"
    assert here.has_octopus(KLAUS), "the card it lay on is gone"


@clause("sirens.6.8", "sirens.6.7")
def test_the_place_it_comes_to_is_settled_before_the_place_it_leaves() -> None:
    """Both fall: 28 is full on both sides for Brigitta, then 30 without the jellyfish for Klaus."""
    here = table("28 mate: 1 1 2 2 | 3 3 4 4 5\n30 captain: 10 10 10 -3 |\n32\n34\n36")
    here.play("octopus -3 from 30 mine", "carry to 28 mine")
    here.play("walk to 36")
    assert [PHASES[frame.before.phase] for frame in here.frames] == ["walk", "score", "score"]
    assert [event["args"]["section"] for event in here.told() if event["key"] == "sirens-wins-section"] == [
        28,
        30,
    ]
    assert (here.fate(28), here.fate(30)) == ("brigitta", "klaus")
    assert (here.captain, here.mate) == ("klaus", 36)
    assert here.points == [2, 1]


@clause("sirens.6.8", "sirens.6.6")
def test_whoever_walks_onto_the_place_it_leaves_goes_with_it() -> None:
    """Klaus sends the mate onto 30, which falls to him afterwards."""
    here = table("28 mate\n30: 10 10 10 -3 |\n32 captain\n34\n36")
    here.play("octopus -3 from 30 mine", "carry to 28 mine", "walk to 30")
    assert (here.fate(30), here.mate) == ("klaus", "klaus")
    assert here.points == [2, 0]


@clause("sirens.6.8", "sirens.8.1", "sirens.8.6")
def test_when_the_place_it_comes_to_ends_the_match_the_place_it_leaves_is_not_checked() -> None:
    here = table("28: 1 1 2 2 3 | 4 -1 -1 0\n30: | 10 10 10 -4\n32 klaus\n34 klaus\n36 klaus")
    here.play("octopus -4 from 30 theirs", "carry to 28 theirs")
    assert here.is_over()
    assert (here.fate(28), here.fate(30)) == ("klaus", "in play")
    assert here.points == [4, 0]


@clause("sirens.6.8", "sirens.8.2")
def test_the_last_section_can_fall_by_a_card_taken_across() -> None:
    here = table("28 klaus\n30 brigitta\n32 klaus\n34 brigitta\n36 captain: 10 10 9 9 -4 | 7", mate="seat 2")
    assert here.points == [2, 3]
    here.play("octopus -4 from 36 mine", "carry to 36 theirs")
    assert here.is_over()
    assert (here.fate(36), here.captain) == ("klaus", "klaus")
    assert (here.points, here.winner) == ([4, 3], "klaus")


@clause("sirens.6.9")
def test_nothing_is_drawn_after_the_octopus() -> None:
    here = table(SHIP)
    before = (here.hand(KLAUS), here.pile())
    here.match.play(KLAUS, "octopus 9 from 30 mine")
    here.match.play(KLAUS, "carry to 36 mine")
    assert here.match.actors == (BRIGITTA,)
    assert (here.hand(KLAUS), here.pile()) == before


@clause("sirens.6.9")
def test_nothing_is_drawn_even_when_a_section_falls() -> None:
    here = table("28: 10 9 |\n30 captain: 9 |\n32\n34 mate\n36", klaus=[0, 1, 5])
    here.match.play(KLAUS, "octopus 9 from 30 mine")
    here.match.play(KLAUS, "carry to 28 mine")
    assert CHANCE not in here.match.actors
    assert here.hand(KLAUS) == [0, 1, 5]


@clause("sirens.6.1")
def test_the_grip_can_be_taken_back() -> None:
    here = table(SHIP)
    before = here.state.tobytes()
    here.play("octopus 9 from 30 mine")
    assert here.match.may_undo(KLAUS)
    here.match.undo(KLAUS)
    assert here.state.tobytes() == before
