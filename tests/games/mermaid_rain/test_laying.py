"""Rule 6: start spaces, and where a tile may lie."""

import pytest

from seaglass.games.mermaid_rain.hexes import WORD, hex_name, hex_named
from tests.games.mermaid_rain.table import Table, table
from tests.proof import clause

LONG, SHORT, CURVED = "long turtle dark", "short gull dark", "curved gull dark"


def laying(tile: str = LONG, **setting: object) -> Table:
    """Ana has picked up a tile."""
    at = table(**{"hands": ("ddt", "", "", ""), "tiles": {"ana": [tile]}, **setting})
    return at.play(f"ana lay {tile}")


def fits(at: Table) -> set[frozenset[str]]:
    """All sets of hexes the tile could cover."""
    return {frozenset(place) for fit in at.view("ana")["fits"] for place in fit["places"]}


def places(at: Table, shape: list[tuple[int, int]]) -> set[frozenset[str]]:
    """All sets of bare hexes of the drawing that look like this, turned any way."""
    view = at.view()
    taken = {h for surf in view["surf"] for h in surf["hexes"]}
    bare = {
        (x - y // 2, y)
        for y, row in enumerate(view["sea"])
        for x, letter in enumerate(row)
        if letter == "." and f"{'abcdefghijklmno'[x]}{y + 1}" not in taken
    }
    possible = set()
    for _ in range(6):
        shape = [(-r, q + r) for q, r in shape]
        for q, r in bare:
            hexes = [(q + dq, r + dr) for dq, dr in shape]
            if set(hexes) <= bare:
                possible.add(frozenset(f"{'abcdefghijklmno'[q + r // 2]}{r + 1}" for q, r in hexes))
    return possible


@clause("mermaid_rain.6.1")
def test_everyone_takes_a_whole_turn_in_the_order_of_the_melds() -> None:
    at = table(
        hands=("t", "g", "", ""),
        order=("ben", "ana", "dai", "cleo"),
        melds={"ben": "twin", "ana": "mist", "dai": "drop"},
        tiles={"ana": [LONG], "ben": [SHORT]},
    )
    assert at.deciding == ["ben"]
    assert at.refused(f"ana lay {LONG}").key == "mermaid_rain-not-your-turn"
    at.play(f"ben lay {SHORT}", "ben at b3", "ben way 2", "ben go b3", "ben pay gull")
    assert at.deciding == ["ben"], "lay, then move, then the next"
    at.play("ben done")
    assert at.deciding == ["ana"]
    at.play("ana done", "dai done")
    assert at.deciding == ["cleo"]


@clause("mermaid_rain.6.2")
def test_in_the_first_round_each_chooses_a_free_start_without_a_card() -> None:
    at = table(phase="start", hands=("dd", "gg", "tt", "dg"), round_no=1)
    assert at.legal("ana") == ["start h1", "start a3", "start o3", "start a9", "start o9", "start h11"]
    at.play("ana start o9")
    assert at.where("ana") == "o9"
    assert at.hand("ana") == "dd"
    at.play("ana done")
    assert at.legal("ben") == ["start h1", "start a3", "start o3", "start a9", "start h11"]
    assert at.refused("ben start o9").key == "mermaid_rain-start-taken"
    assert at.refused("ben start e4").clause == "mermaid_rain.6.2"


@clause("mermaid_rain.6.2")
def test_in_later_rounds_the_turn_begins_where_the_mermaid_is() -> None:
    at = table(round_no=3, where={"ana": "e4"})
    assert at.phase == "ride"
    assert at.where("ana") == "e4"


@clause("mermaid_rain.6.3")
@pytest.mark.parametrize(
    ("h", "place"), [("h1", "start"), ("e4", "wreck"), ("b1", "islet"), ("f1", "cave"), ("l2", "rock")]
)
def test_a_tile_never_begins_on_anything_but_ocean(h: str, place: str) -> None:
    at = laying()
    assert f"at {h}" not in at.legal("ana")
    refusal = at.refused(f"ana at {h}")
    assert refusal.clause == "mermaid_rain.6.3"
    assert refusal.details["place"] == place


@clause("mermaid_rain.6.3")
@pytest.mark.parametrize(
    ("h", "over"), [("g1", "h1"), ("d4", "e4"), ("a1", "b1"), ("e1", "f1"), ("k2", "l2"), ("b5", "c5")]
)
def test_no_other_part_of_a_tile_lies_there_either(h: str, over: str) -> None:
    """A short tile from one hex to the next, eastwards."""
    at = laying(SHORT).play(f"ana at {h}")
    assert "way 1" not in at.legal("ana")
    refusal = at.refused("ana way 1")
    assert (refusal.clause, refusal.details["hex"]) == ("mermaid_rain.6.3", over)


@clause("mermaid_rain.6.3", "mermaid_rain.6.4", "mermaid_rain.6.5", "mermaid_rain.6.6")
@pytest.mark.parametrize("tile", [LONG, SHORT, CURVED, "triangular gull dark"])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_tile_fits_wherever_all_its_hexes_are_bare_ocean_and_nowhere_else(tile: str, seats: int) -> None:
    """Every way and every place of the drawing, tried by hand."""
    sea = ["long gull dark d2 1", "curved gull dark b5 2"]
    at = laying(tile, hands=("ddt",) + ("",) * (seats - 1), sea=sea)
    shape = {
        LONG: [(0, 0), (1, 0), (2, 0)],
        SHORT: [(0, 0), (1, 0)],
        CURVED: [(0, 0), (1, 0), (1, 1)],
        "triangular gull dark": [(0, 0), (1, 0), (0, 1)],
    }[tile]
    assert fits(at) == places(at, shape)


@clause("mermaid_rain.6.4")
def test_no_part_of_a_tile_lies_on_another() -> None:
    at = laying(SHORT, sea=["long gull dark d2 1"])  # d2 e2 f2
    for h in ("d2", "e2", "f2"):
        assert at.refused(f"ana at {h}").clause == "mermaid_rain.6.4"
    at.play("ana at c2")
    assert at.refused("ana way 1").clause == "mermaid_rain.6.4"
    at.play("ana way 2")
    assert at.view()["surf"][-1]["hexes"] == ["c2", "d3"]


@clause("mermaid_rain.6.4")
@pytest.mark.parametrize("tile", [LONG, SHORT])
@pytest.mark.parametrize("corner", ["short dolphin dark a1 2", "short dolphin dark o1 3"])
def test_nor_on_one_in_the_corner_of_the_sea(tile: str, corner: str) -> None:
    at = laying(tile, sea=[corner])
    assert fits(at) == places(at, [(0, 0), (1, 0), (2, 0)][: 3 if tile == LONG else 2])


@clause("mermaid_rain.6.5")
@pytest.mark.parametrize(
    ("h", "way"),
    [("o2", None), ("p1", None), ("a12", None), ("o1", 1), ("o1", 2), ("a7", 3), ("o5", 2), ("k11", 3)],
)
def test_no_part_of_a_tile_sticks_out_of_the_sea(h: str, way: int | None) -> None:
    at = laying(SHORT)
    if way is None:
        assert at.refused(f"ana at {h}").clause == "mermaid_rain.6.5"
        return
    at.play(f"ana at {h}")
    assert f"way {way}" not in at.legal("ana")
    assert at.refused(f"ana way {way}").clause == "mermaid_rain.6.5"


@clause("mermaid_rain.6.5", "mermaid_rain.2.2")
def test_with_three_nothing_is_laid_in_the_shaded_part() -> None:
    at = laying(SHORT, hands=("t", "", ""))
    assert at.refused("ana at k6").clause == "mermaid_rain.6.5"
    at.play("ana at j7")
    assert at.refused("ana way 1").clause == "mermaid_rain.6.5"


@clause("mermaid_rain.6.6")
def test_otherwise_a_tile_lies_anywhere_turned_any_way() -> None:
    at = laying(CURVED).play("ana at f2")
    assert at.legal("ana") == [f"way {way}" for way in range(1, 7)]
    shapes = set()
    for way in range(1, 7):
        at = laying(CURVED).play("ana at f2", f"ana way {way}")
        hexes = at.view()["surf"][0]["hexes"]
        assert hexes[0] == "f2"
        shapes.add(tuple(hexes))
    assert shapes == {
        ("f2", "g2", "h3"),
        ("f2", "g3", "f4"),
        ("f2", "e3", "f3"),
        ("f2", "g3", "h3"),
        ("f2", "f3", "f4"),
        ("f2", "g2", "f3"),
    }
    assert at.refused("ana way 6").key == "mermaid_rain-not-now"


def test_a_tile_has_only_as_many_ways_as_look_different() -> None:
    for tile, ways in ((LONG, 3), (SHORT, 3), ("triangular gull dark", 2)):
        at = laying(tile).play("ana at g2")
        assert at.legal("ana") == [f"way {way}" for way in range(1, ways + 1)]
        assert at.refused(f"ana way {ways + 1}").key == "mermaid_rain-no-such-way"


@clause("mermaid_rain.6.7")
def test_nobody_need_lay_a_tile() -> None:
    at = table(hands=("t", "", "", ""), tiles={"ana": [LONG]})
    assert "done" in at.legal("ana")
    at.play("ana done")
    assert at.deciding == ["ben"]
    assert at.view()["surf"] == []
    assert len(at.player("ana")["tiles"]) == 1, "it is discarded at the end of the round"


@clause("mermaid_rain.6.8")
def test_after_moving_no_tile_is_laid() -> None:
    at = table(hands=("tt", "", "", ""), tiles={"ana": [LONG]}, sea=["short turtle dark g2 1"])
    at.play("ana go g2", "ana pay turtle")
    assert at.legal("ana", "lay") == []
    assert at.refused(f"ana lay {LONG}").clause == "mermaid_rain.6.8"


def test_only_ones_own_tiles_are_laid() -> None:
    at = table(hands=("tt", "", "", ""), tiles={"ana": [LONG], "ben": [SHORT]})
    assert at.legal("ana", "lay") == [LONG]
    assert at.refused(f"ana lay {SHORT}").key == "mermaid_rain-not-your-tile"


@clause("mermaid_rain.5.8")
def test_the_chosen_tile_and_then_that_of_a_waltz() -> None:
    at = table(hands=("", "", "", ""), tiles={"ana": [LONG, SHORT]})
    at.play(f"ana lay {LONG}", "ana at a6", "ana way 1")
    assert at.legal("ana", "lay") == [SHORT]
    at.play(f"ana lay {SHORT}", "ana at d6", "ana way 1")
    assert [surf["tile"]["name"] for surf in at.view()["surf"]] == [LONG, SHORT]
    assert at.legal("ana", "lay") == []


def test_two_tiles_alike_are_laid_one_after_the_other() -> None:
    tile = "short dolphin dark"
    at = table(hands=("", "", "", ""), tiles={"ana": [tile, tile]})
    assert at.legal("ana", "lay") == [tile]
    at.play(f"ana lay {tile}", "ana at a6", "ana way 1")
    assert at.legal("ana", "lay") == [tile]
    at.play(f"ana lay {tile}", "ana at d6", "ana way 1")
    assert len(at.view()["surf"]) == 2


def test_a_tile_that_fits_nowhere_cannot_be_picked_up() -> None:
    """The whole sea is put under tiles, but for single hexes."""
    at = table(hands=("", "", ""), tiles={"ana": [LONG]})
    at.state.ocean[:] = 0
    assert at.legal("ana") == ["done"]
    assert at.refused(f"ana lay {LONG}").key == "mermaid_rain-fits-nowhere"


@clause("mermaid_rain.6.6")
@pytest.mark.parametrize(
    ("tile", "way"),
    [
        *((CURVED, way) for way in range(1, 7)),
        *((LONG, way) for way in range(1, 4)),
        *((SHORT, way) for way in range(1, 4)),
        *(("triangular gull dark", way) for way in range(1, 3)),
    ],
)
def test_a_tile_that_fits_one_way_only_can_be_laid_that_way(tile: str, way: int) -> None:
    """All that is left of the ocean is what it covers when it lies somewhere that way."""
    h = "f2" if tile == CURVED else "g2"
    laid = laying(tile).play(f"ana at {h}", f"ana way {way}").view()["surf"][0]["hexes"]
    at = table(hands=("", "", ""), tiles={"ana": [tile]})
    at.state.ocean[:] = 0
    for bare in laid:
        at.state.ocean[hex_named(bare) // WORD] |= 1 << hex_named(bare) % WORD
    assert at.play(f"ana lay {tile}").legal("ana") == [f"at {h}"]
    assert at.play(f"ana at {h}").legal("ana") == [f"way {way}"]


def test_hexes_are_named_by_column_and_row() -> None:
    view = table(hands=("", "", "", "")).view()
    named = {space["hex"]: space["kind"] for space in view["spaces"]}
    assert (named["b1"], named["e4"], named["n11"]) == ("islet", "wreck", "islet")
    assert hex_name(0) == "a1"


@pytest.mark.parametrize("way", [["at b2", "way 1"], ["at b2"], []])
def test_laying_a_tile_is_taken_back_whole(way: list[str]) -> None:
    at = table(hands=("ddt", "", "", ""), tiles={"ana": [LONG]})
    before = at.state.tobytes()
    at.play(f"ana lay {LONG}", *(f"ana {move}" for move in way))
    at.match.undo(0)
    assert (at.state.tobytes(), at.match.ply) == (before, 0)


def test_a_place_aimed_at_is_taken_back_before_it_is_paid_for() -> None:
    at = table(hands=("ddt", "", "", ""), sea=["short turtle dark g2 1"])
    before = at.state.tobytes()
    at.play("ana go g2")
    at.match.undo(0)
    assert at.state.tobytes() == before
