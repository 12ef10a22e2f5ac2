"""Rules 1 and 2: the crew and the set-up."""

import pytest

from seaglass.engine import CHANCE, Match, Refusal
from seaglass.games.petite_mer.chart import crew_points
from seaglass.games.petite_mer.tiles import BASE, FACES, HEADQUARTERS, LAND, TILES, tile
from tests.games.petite_mer.table import PETITE_MER, dealt, table
from tests.play import random_match
from tests.proof import clause


@clause("petite_mer.1.1")
def test_one_to_four_coastguards_each_with_a_boat_on_one_chart() -> None:
    for seats in (1, 2, 3, 4):
        assert len(Match(PETITE_MER, seats).state.boat[:seats]) == seats
    for seats in (0, 5):
        with pytest.raises(Refusal):
            Match(PETITE_MER, seats)


@clause("petite_mer.1.2", "petite_mer.8.7")
def test_everybody_has_the_same_points_and_the_whole_crew_wins() -> None:
    for seats in (1, 2, 3, 4):
        match = random_match(PETITE_MER, seats, seed=seats)
        assert len(set(match.scores)) == 1
        assert match.scores[0] == crew_points(match.state)
        assert match.winners == list(range(seats))


@clause("petite_mer.1.3")
def test_only_tiles_with_four_neighbours_bring_points() -> None:
    plus = table(". ~ .\n~ HQ ~@a\n. . .", "~ ~o n*")
    assert plus.points == 0
    plus.play("ana sail west", "ana lay ~o south")
    assert plus.points == 3, "headquarters, and nothing else"


@clause("petite_mer.2.1")
def test_headquarters_is_a_lighthouse_in_the_open_sea() -> None:
    assert FACES[HEADQUARTERS].kind == "lighthouse"
    assert LAND[HEADQUARTERS] == 0
    at = dealt("~ n ne")
    assert at.chart == {(0, 0): HEADQUARTERS}


@clause("petite_mer.2.2")
def test_54_tiles_of_three_kinds() -> None:
    kinds = [face.kind for face in BASE]
    assert len(BASE) == 54
    assert (kinds.count("lighthouse"), kinds.count("buoy"), kinds.count("plain")) == (12, 16, 26)
    assert Match(PETITE_MER, 1).state.pile == (1 << 54) - 1
    for side in "NESW":
        assert sum(side in face.land for face in BASE) == 18, "as many coasts to every side"


@clause("petite_mer.2.3")
def test_every_tile_of_the_pile_is_as_likely_and_all_may_count_them() -> None:
    at = dealt("~ n ne")
    at.play("ana end")
    outcomes = at.match.outcomes()
    assert sorted(int(move.split()[1]) for move, _ in outcomes) == [
        t for t in range(1, 55) if at.state.pile >> (t - 1) & 1
    ]
    assert {weight for _, weight in outcomes} == {1}
    assert len(outcomes) == 51 == at.view()["pile"]


@clause("petite_mer.2.4")
def test_all_boats_start_on_headquarters() -> None:
    at = dealt("~ n", "e s", "w ne", "es sw")
    assert [at.boat(name) for name in ("ana", "ben", "cleo", "dai")] == [(0, 0)] * 4


@clause("petite_mer.2.5")
@pytest.mark.parametrize(("seats", "tiles", "tokens"), [(1, 3, 4), (2, 3, 3), (3, 3, 3), (4, 2, 2)])
def test_tiles_and_tokens_by_the_size_of_the_crew(seats: int, tiles: int, tokens: int) -> None:
    match = Match(PETITE_MER, seats)
    drawn = 0
    while match.actors == (CHANCE,):
        match.play(CHANCE, match.outcomes()[0][0])
        drawn += 1
    assert drawn == seats * tiles
    players = PETITE_MER.visibility.view(match.state, None)["players"]
    assert [len([t for t in player["tiles"] if t]) for player in players] == [tiles] * seats
    assert [player["tokens"] for player in players] == [tokens] * seats


@clause("petite_mer.2.6")
def test_all_tiles_lie_open() -> None:
    at = dealt("~ n ne", "e s w")
    for reader in ("ana", "ben", None):
        shown = [[tile["tile"] for tile in player["tiles"]] for player in at.view(reader)["players"]]
        assert shown == [at.hand("ana"), at.hand("ben")]


@clause("petite_mer.2.7")
def test_the_first_seat_begins() -> None:
    assert dealt("~ n ne", "e s w").deciding == ["ana"]


def test_a_wrong_line_in_the_components_is_refused_with_the_reason() -> None:
    assert tile({"land": "NE", "kind": "pier"}, "piers 1").land == "NE"
    for row, reason in (
        ({"land": "EN", "kind": "plain"}, "base 7: land must be"),
        ({"land": "NESW", "kind": "plain"}, "base 7: land must be"),
        ({"land": "N", "kind": "castle"}, "base 7: kind must be"),
        ({"land": "N", "kind": "plain", "houses": "S"}, "base 7: houses must stand"),
        ({"land": "N", "kind": "turbine"}, "base 7: a turbine stands"),
        ({"land": "NS", "kind": "pier"}, "base 7: a pier needs"),
        ({"land": "N", "kind": "plain", "colour": "red"}, "base 7: unknown colour"),
    ):
        with pytest.raises(ValueError, match=reason):
            tile(row, "base 7")
    assert TILES == 63
