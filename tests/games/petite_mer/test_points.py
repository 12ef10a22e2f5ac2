"""Rule 8 to 11: points, expansions and ranks."""

import pytest

from seaglass.games.petite_mer.chart import beside, houses_on_island, open_sea_beside
from seaglass.games.petite_mer.state import NOWHERE
from seaglass.games.petite_mer.tiles import BASE, FACES, HEADQUARTERS, HOUSES, PIERS, TURBINES, pieces
from seaglass.games.petite_mer.view import rank
from tests.games.petite_mer.table import PETITE_MER, Table, dealt, table
from tests.play import random_match
from tests.proof import clause

ELEVEN = """
    .  ~o s  ~o .
    ~o HQ n* ~o ~o
    ~o ~  ~  ~  ~
    .  s  ~  ~  .
"""


@clause("petite_mer.8.6", "petite_mer.8.3", "petite_mer.8.4", "petite_mer.8.5")
def test_the_printed_example_two_lighthouses_a_buoy_and_three_others_are_11_points() -> None:
    at = table(ELEVEN, "")
    assert at.points == 11
    score = at.view()["score"]
    assert (score["lighthouses"], score["buoys"], score["others"]) == (6, 2, 3)
    assert score["rows"] == [{"y": 0, "inspected": 3, "points": 8}, {"y": 1, "inspected": 3, "points": 3}]


def inspected(at: Table) -> set[tuple[int, int]]:
    return {(tile["x"], tile["y"]) for tile in at.view()["chart"] if tile["inspected"]}


@clause("petite_mer.8.2")
def test_the_printed_example_the_middle_of_a_cross_is_inspected_and_its_arms_are_not() -> None:
    assert inspected(table(". ~ .\n~ HQ ~\n. ~ .", "")) == {(0, 0)}


@clause("petite_mer.8.2")
def test_corners_do_not_count() -> None:
    at = table("~ ~o ~\n~ HQ .\n~ ~o ~", "")
    assert inspected(at) == set(), "one side is open, and corners do not help"
    whole = table("~ ~o ~\n~ HQ ~o\n~ ~o ~o", "")
    assert inspected(whole) == {(0, 0)}


@clause("petite_mer.8.3")
def test_lighthouse_and_headquarters_are_worth_3() -> None:
    at = table("~ s .\n~ n* ~\n~ HQ ~\n. ~ .", "")
    assert {(t["x"], t["y"]): t["points"] for t in at.view()["chart"] if t["inspected"]} == {
        (0, 0): 3,
        (0, -1): 3,
    }


@clause("petite_mer.8.4")
def test_a_buoy_is_worth_2() -> None:
    assert table(". ~ .\nHQ ~o ~\n. ~ .", "").points == 2


@clause("petite_mer.8.5")
def test_every_other_tile_is_worth_1() -> None:
    assert table(". ~ .\nHQ ~ ~\n. ~ .", "").points == 1


@clause("petite_mer.8.6")
def test_tiles_that_are_not_inspected_bring_nothing() -> None:
    assert table("n* ~o HQ ~o e*", "").points == 0


@clause("petite_mer.8.8", "petite_mer.11.1")
@pytest.mark.parametrize(
    ("options", "least"),
    [
        ({}, (0, 26, 36, 46, 56)),
        ({"turbines": "on"}, (0, 36, 46, 56, 66)),
        ({"piers": "on"}, (0, 36, 46, 56, 66)),
        ({"turbines": "on", "piers": "on"}, (0, 46, 56, 66, 76)),
    ],
)
def test_ranks_for_none_one_and_both_expansions(options: dict[str, str], least: tuple[int, ...]) -> None:
    at = dealt("~ ~ ~", **options)
    names = ("landlubbers", "deckhands", "captains", "pilots", "cartographers")
    assert [(r["rank"], r["least"]) for r in at.view()["ranks"]] == list(zip(names, least, strict=True))
    for name, points in zip(names, least, strict=True):
        assert rank(at.state, points) == name
        if points:
            assert rank(at.state, points - 1) == names[names.index(name) - 1]
    assert at.view()["rank"] == "landlubbers"


# 9 Wind turbines


@clause("petite_mer.9.1", "petite_mer.10.1")
@pytest.mark.parametrize(
    ("options", "more"),
    [({}, 0), ({"turbines": "on"}, 5), ({"piers": "on"}, 4), ({"turbines": "on", "piers": "on"}, 9)],
)
def test_expansion_tiles_are_shuffled_in_only_with_the_option(options: dict[str, str], more: int) -> None:
    at = dealt("~ ~ ~", **options)
    assert at.pile == 54 - 3 + more
    assert len(TURBINES) == 5
    assert {(face.kind, face.land) for face in TURBINES} == {("turbine", "")}
    assert sorted(face.land for face in PIERS) == ["ES", "NE", "NW", "SW"]


@clause("petite_mer.9.2", "petite_mer.9.3")
def test_the_printed_example_a_turbine_with_three_open_seas_beside_it_is_worth_4() -> None:
    at = table(". ~o . \nHQ ~t ~\n. s ~o", "", turbines="on")
    assert at.points == 1 + 3, "headquarters, the buoy and the open sea; not the coast, nor the corner"


@clause("petite_mer.9.3")
def test_where_nothing_lies_is_no_open_sea() -> None:
    at = table("HQ ~t ~", "", turbines="on")
    place = next(int(s) for tile, s in enumerate(at.state.place) if FACES[tile].kind == "turbine" and s >= 0)
    assert open_sea_beside(at.state.chart, place) == 2, "headquarters and the open sea"


@clause("petite_mer.8.2", "petite_mer.8.6")
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_only_tiles_that_lie_there_score_on_whichever_side_of_headquarters(side: str) -> None:
    """The tile beside headquarters is inspected, and nothing else."""
    picture = {
        "north": ". ~ .\n~ ~o ~\n. HQ .",
        "east": ". ~ .\nHQ ~o ~\n. ~ .",
        "south": ". HQ .\n~ ~o ~\n. ~ .",
        "west": ". ~ .\n~ ~o HQ\n. ~ .",
    }[side]
    assert table(picture, "").points == 2


@clause("petite_mer.9.3")
def test_another_turbine_is_open_sea_too() -> None:
    at = table(". ~o .\nHQ ~t ~t\n. ~ .", "", turbines="on")
    assert at.points == 1 + 4


@clause("petite_mer.9.2")
def test_a_turbine_that_is_not_inspected_brings_nothing() -> None:
    assert table(". ~o .\nHQ ~t ~\n. . .", "", turbines="on").points == 0


# 10 Piers


@clause("petite_mer.10.2", "petite_mer.10.4")
def test_the_printed_example_a_pier_whose_island_has_four_houses_is_worth_5() -> None:
    at = table("~ s2 .\nHQ ne= w2\n. ~ ~", "", piers="on")
    assert at.points == 1 + 4, "the island is open in the north-east, and its other tiles are not inspected"


@clause("petite_mer.10.3")
def test_an_island_goes_on_from_tile_to_tile() -> None:
    at = table("~ s2 s1\nHQ ne= nw1\n. ~ ~", "", piers="on")
    assert at.points == 1 + 2 + 1 + 1, (
        "the coast in the north, the corner in the east, and what lies beyond it"
    )


@clause("petite_mer.10.3")
def test_the_two_coasts_of_a_strait_are_two_pieces_of_land() -> None:
    """The pier touches the strait's southern coast, with a house or without; its northern is other land."""
    south = next(n for n, face in enumerate(FACES) if (face.land, face.houses) == ("NS", "S"))
    north = next(n for n, face in enumerate(FACES) if (face.land, face.houses) == ("NS", "N"))
    for strait, houses in ((south, 1), (north, 0)):
        assert table(f"~ {strait} .\nHQ ne= w2\n. ~ ~", "", piers="on").points == 1 + 2 + houses
    across = table("~ s2 . .\nHQ ne= ew1 w1\n. ~ ~ ~", "", piers="on")
    assert across.points == 1 + 2, "both houses in the east stand beyond the strait"


@clause("petite_mer.10.2", "petite_mer.10.3")
@pytest.mark.parametrize("seed", range(6))
def test_an_island_is_all_land_that_goes_on_from_edge_to_edge(seed: int) -> None:
    """Every piece of land of a chart laid at random, followed from tile to tile."""
    s = random_match(PETITE_MER, 3, {"piers": "on"}, seed).state
    for tile in range(1, HEADQUARTERS):
        if s.place[tile] == NOWHERE or not FACES[tile].land:
            continue
        island = [(tile, pieces(FACES[tile].land)[0])]
        for at, piece in island:
            for side in piece:
                neighbour = int(s.chart[beside(s.place[at], "NESW".index(side))])
                if neighbour != 0:
                    facing = {"N": "S", "E": "W", "S": "N", "W": "E"}[side]
                    land = next(p for p in pieces(FACES[neighbour].land) if facing in p)
                    if (neighbour, land) not in island:
                        island.append((neighbour, land))
        houses = sum(house in piece for at, piece in island for house in FACES[at].houses)
        assert houses_on_island(s, tile) == houses


@clause("petite_mer.10.5")
def test_a_lighthouse_is_not_a_house() -> None:
    assert table("~ s* .\nHQ ne= w2\n. ~ ~", "", piers="on").points == 1 + 2


@clause("petite_mer.10.6")
def test_two_piers_on_one_island_both_count_its_houses() -> None:
    at = table(". ~ ~\n~ es= w1\nHQ ne= w2\n. ~ ~", "", piers="on")
    assert at.view()["score"]["piers"] == at.points == 2 * (1 + 3)


@clause("petite_mer.10.2")
def test_a_pier_that_is_not_inspected_brings_nothing() -> None:
    assert table("~ s2 .\nHQ ne= .\n. ~ .", "", piers="on").points == 0


def test_houses_stand_on_the_pieces_of_land_they_are_drawn_on() -> None:
    assert sum(len(face.houses) for face in BASE) == 31
    for number, face in enumerate(FACES):
        for side, letter in enumerate("NESW"):
            due = 0 if letter not in face.land else len(face.houses)
            if face.land in ("NS", "EW"):
                due = face.houses.count(letter)
            assert HOUSES[number, side] == due
