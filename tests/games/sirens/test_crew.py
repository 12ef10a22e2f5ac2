"""Chapter 4: captain and mate walk."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaglass.games.sirens import rules
from seaglass.games.sirens.state import RESISTANCE, WALK
from tests.games.sirens.table import BRIGITTA, KLAUS, table
from tests.proof import clause


@clause("sirens.4.2", "sirens.4.3", "sirens.4.4", "sirens.4.5")
def test_the_printed_example_of_klaus_and_brigitta() -> None:
    """36 is scored, the captain on the bow, the mate on 34; Klaus lays a 0 on Brigitta's side of the bow."""
    here = table("28 captain\n30\n32\n34 mate\n36 klaus")
    here.play("lay 0 on 28 theirs")
    assert here.to_decide == "brigitta"
    assert here.legal == ["walk to 30", "walk to 32"]
    here.play("walk to 32")
    assert (here.captain, here.mate) == (32, 34)
    assert here.to_decide == "brigitta", "now it is her turn"


@clause("sirens.4.1")
@pytest.mark.parametrize("card", [0, -1, -2, -3, -4])
def test_footsteps_make_whoever_stands_there_walk_to_a_neighbour(card: int) -> None:
    here = table(klaus=[card, 1, 5, 9]).play(f"lay {card} on 34 mine")
    assert here.legal == ["walk to 32", "walk to 36"]
    here.play("walk to 36")
    assert (here.captain, here.mate) == (30, 36)


@clause("sirens.4.1")
@given(st.sampled_from(RESISTANCE), st.integers(1, 10))
def test_cards_without_footsteps_move_nobody(section: int, card: int) -> None:
    here = table(klaus=[card]).play(f"lay {card} on {section} mine")
    assert (here.captain, here.mate) == (30, 34)
    assert here.to_decide == "brigitta"


@clause("sirens.4.1")
def test_footsteps_where_nobody_stands_move_nobody() -> None:
    here = table().play("lay 0 on 32 mine")
    assert (here.captain, here.mate) == (30, 34)


@clause("sirens.4.1")
def test_walking_is_a_must_and_to_a_neighbour_only() -> None:
    here = table().play("lay 0 on 30 mine")
    assert here.refused("walk to 36").clause == "sirens.4.1"
    assert here.refused("lay 1 on 32 mine").key == "sirens-walk-first"
    assert table().refused("walk to 32").key == "sirens-nobody-walks"


@clause("sirens.4.2")
@pytest.mark.parametrize("turn", [KLAUS, BRIGITTA])
@pytest.mark.parametrize("side", ["mine", "theirs"])
def test_the_side_the_card_lies_on_chooses_the_way(turn: int, side: str) -> None:
    here = table(klaus=[0], brigitta=[0], turn=turn).play(f"lay 0 on 30 {side}")
    chooser = turn if side == "mine" else 1 - turn
    assert here.match.actors == (chooser,)
    assert here.refused("walk to 32", 1 - chooser).clause == "sirens.4.2"
    here.play("walk to 32")
    assert here.captain == 32
    assert here.match.actors == (1 - turn,), "the turn goes on where it was"


@clause("sirens.4.3")
@pytest.mark.parametrize(("at", "ways"), [(28, [30, 36]), (36, [28, 34])])
def test_bow_and_stern_are_neighbours(at: int, ways: list[int]) -> None:
    ship = "\n".join(f"{section}{' captain' if section == at else ''}" for section in RESISTANCE)
    here = table(ship, mate="lost").play(f"lay 0 on {at} mine")
    assert here.legal == [f"walk to {way}" for way in ways]


@clause("sirens.4.4")
def test_the_captain_walks_on_over_the_mate() -> None:
    here = table("28\n30 captain\n32 mate\n34\n36").play("lay 0 on 30 mine")
    assert here.legal == ["walk to 28", "walk to 34"]
    here.play("walk to 34")
    assert (here.captain, here.mate) == (34, 32)


@clause("sirens.4.4", "sirens.4.3")
def test_the_mate_walks_over_the_captain_round_the_end() -> None:
    here = table("28 mate\n30\n32\n34\n36 captain").play("lay 0 on 28 mine")
    assert here.legal == ["walk to 30", "walk to 34"]


@clause("sirens.4.5")
def test_the_print_says_30_and_34_are_neighbours_when_32_is_gone() -> None:
    here = table("28\n30 captain\n32 brigitta\n34\n36 mate").play("lay 0 on 30 mine")
    assert here.legal == ["walk to 28", "walk to 34"]


@clause("sirens.4.5", "sirens.4.3", "sirens.4.4")
@given(st.permutations(RESISTANCE), st.integers(3, 5), st.booleans())
def test_a_walk_ends_on_the_next_free_section_each_way(order: list[int], left: int, alone: bool) -> None:
    """Counted along the ring of the sections in play, less the one where the other stands."""
    captain, mate, *others = order
    afloat = {captain, mate, *others[: left - 2]}
    words = {captain: " captain", mate: "" if alone else " mate"}
    lines = [f"{v}{words.get(v, '')}" if v in afloat else f"{v} gone" for v in RESISTANCE]
    here = table("\n".join(lines)).play(f"lay 0 on {captain} mine")
    ring = [v for v in RESISTANCE if v in afloat and (alone or v != mate)]
    at = ring.index(captain)
    ways = sorted({ring[at - 1], ring[(at + 1) % len(ring)]})
    if len(ways) == 1:
        assert here.captain == ways[0]
    else:
        assert here.legal == [f"walk to {way}" for way in ways]


@clause("sirens.4.6")
@pytest.mark.parametrize(
    ("ship", "at", "to"),
    [
        ("28 captain\n30 gone\n32 mate\n34 gone\n36", 28, 36),
        ("28 gone\n30 captain\n32 gone\n34\n36 gone", 30, 34),
    ],
    ids=["three sections and two of the crew", "two sections and the captain alone"],
)
def test_with_one_way_to_go_nobody_is_asked(ship: str, at: int, to: int) -> None:
    here = table(ship).play(f"lay 0 on {at} theirs")
    assert here.captain == to
    assert here.to_decide == "brigitta"
    assert here.keys()[:2] == ["lays", "walks"]
    (walk,) = [frame for frame in here.frames if frame.before.phase == WALK]
    assert rules.actors(walk.before) == 0


@clause("sirens.4.7")
@pytest.mark.parametrize(
    "ship",
    ["28 captain\n30 gone\n32 mate\n34 gone\n36 gone", "28 captain\n30 gone\n32 gone\n34 gone\n36 gone"],
    ids=["two sections, two of the crew", "one section, the captain alone"],
)
def test_the_crew_stays_when_sections_are_as_few_as_crew(ship: str) -> None:
    here = table(ship).play("lay 0 on 28 mine")
    assert here.captain == 28
    assert here.keys()[:2] == ["lays", "stays"]


@clause("sirens.4.7")
def test_one_section_more_than_crew_and_they_walk() -> None:
    assert table("28 captain\n30 gone\n32 mate\n34 gone\n36").play("lay 0 on 28 mine").captain == 36
    assert table("28 captain\n30 gone\n32\n34 gone\n36 gone").play("lay 0 on 28 mine").captain == 32


@clause("sirens.4.7")
@pytest.mark.parametrize("at", ["seat 1", "seat 2", "lost"])
@pytest.mark.parametrize(("walker", "other"), [("captain", "mate"), ("mate", "captain")])
def test_whoever_is_with_a_player_or_lost_is_not_counted(walker: str, other: str, at: str) -> None:
    away: dict[str, Any] = {other: at}
    here = table(f"28 {walker}\n30 gone\n32\n34 gone\n36 gone", **away).play("lay 0 on 28 mine")
    assert here.crew(walker) == 32
