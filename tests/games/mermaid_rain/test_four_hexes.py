"""The long tile of the small sea covers four hexes: three in a row, and one south-east of the last.

    a   b   c   d   e   f   g
1   S   .   .   W   .   .   S
2     .   L   L   L   .   .
3   .   I   .   #   L   C   .
"""

from seaglass.engine import Match
from seaglass.games.mermaid_rain.components import SHAPES
from seaglass.games.mermaid_rain.hexes import hex_named
from seaglass.games.mermaid_rain.state import CURVED, LONG, RIDE, SHORT
from tests.games.mermaid_rain.table import MERMAID_RAIN, Table
from tests.games.mermaid_rain.test_components import own_state
from tests.games.mermaid_rain.test_laying import fits, places

rules = MERMAID_RAIN.rules
HEXES = [(0, 0), (1, 0), (2, 0), (2, 1)]


def riding(where: str = "a1", *sea: tuple[int, str, int], lift: int | None = None) -> Table:
    """Ana rides in the small sea, with three cards of each animal; tiles by shape, first hex, and way."""
    s = own_state(4).copy()
    s.phase, s.round_no = RIDE, 1
    s.order[:4] = range(4)
    s.where[:4] = [hex_named(h) for h in (where, "g1", "a5", "g5")]
    s.hand[0] = 3
    s.pile -= 3
    s.cards_held[0], s.cards_left = 9, s.cards_left - 9
    s.surf = len(sea)
    for i, (shape, h, way) in enumerate(sea):
        s.surf_kind[i], s.surf_hex[i], s.surf_way[i] = 8 * shape + 1, hex_named(h), way - 1
        s.tile_pile[8 * shape + 1] -= 1
    if lift is not None:
        s.held[0, 0] = 8 * lift + 3
        s.tile_pile[8 * lift + 3] -= 1
    at = Table(Match.from_state(MERMAID_RAIN, s))
    return at if lift is None else at.play(f"ana lay {SHAPES[lift]} gull dark")


def test_it_lies_wherever_all_four_are_bare_ocean_and_nowhere_else() -> None:
    at = riding(lift=LONG)
    assert fits(at) == places(at, HEXES)


def test_nothing_lies_on_its_fourth_hex() -> None:
    at = riding("a1", (LONG, "b2", 1), lift=SHORT)
    assert at.view()["surf"][0]["hexes"] == ["b2", "c2", "d2", "e3"]
    assert fits(at) == places(at, [(0, 0), (1, 0)])
    assert not any("e3" in place for place in fits(at))


def test_one_rides_from_its_fourth_hex() -> None:
    """The cave f3 is next to e3, and to no other hex of the tile."""
    at = riding("b2", (LONG, "b2", 1))
    assert sorted(at.legal("ana", "go")) == ["b3", "d1", "f3"]


def test_one_rides_onto_it_by_its_fourth_hex() -> None:
    assert riding("f3", (LONG, "b2", 1)).legal("ana", "go") == ["b2"]


def test_one_does_not_ride_to_it_from_afar() -> None:
    assert riding("a5", (LONG, "b2", 1)).legal("ana", "go") == []


def test_two_tiles_that_touch_by_the_fourth_hex_only() -> None:
    at = riding("e4", (LONG, "b2", 1), (CURVED, "e4", 1))
    assert "b2" in at.legal("ana", "go")


def test_a_tile_on_its_fourth_hex_is_not_sound() -> None:
    s = riding("a1", (LONG, "b2", 1), (SHORT, "e4", 1)).state.copy()
    assert rules.sound(s)
    s.surf_hex[1] = hex_named("d3")
    assert not rules.sound(s), "a rock, and the fourth hex beside it"
    s.surf_hex[1] = hex_named("e3")
    assert not rules.sound(s)
    s.surf_hex[1] = hex_named("e4")
    s.surf_hex[0] = hex_named("c2")
    assert not rules.sound(s), "its fourth hex would lie on the cave"
