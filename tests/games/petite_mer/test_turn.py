"""Rules 3, 4 and 5: a turn, laying and sailing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaglass.games.petite_mer.chart import beside
from seaglass.games.petite_mer.state import PLACES, ROW
from seaglass.games.petite_mer.tiles import HEADQUARTERS, LAND, TILES
from tests.games.petite_mer.table import PETITE_MER, dealt, table
from tests.play import random_match
from tests.proof import clause


@clause("petite_mer.3.1", "petite_mer.7.6")
def test_turns_go_clockwise() -> None:
    at = dealt("~ n ne", "e s w", "ns ew es")
    order = []
    for _ in range(6):
        order += at.deciding
        at.play(f"{at.deciding[0]} end")
        while at.deciding == ["chance"]:
            at.draw(at.match.outcomes()[0][0].split()[1])
    assert order == ["ana", "ben", "cleo"] * 2


@clause("petite_mer.3.2")
def test_the_printed_turn_sail_lay_sail_swap_lay_lay() -> None:
    """Two tokens, a tile, the last token, a swap, the tile that was given, and the last one."""
    at = table("~ ~o ~ HQ", "~ n s", "~o e w", swaps="free")
    at.play("ana sail west", "ana sail west", "ana lay s south", "ana sail north")
    assert at.view("ana")["players"][0]["tokens"] == 0
    at.play("ana swap n for ~o", "ana lay ~o north", "ana lay ~ north")
    assert at.hand("ana") == []
    assert at.boat("ana") == (-2, -2)


@clause("petite_mer.3.3")
def test_a_turn_may_end_at_any_time() -> None:
    at = table("HQ ~", "~ n s")
    assert "end" in at.legal("ana"), "before anything"
    at.play("ana sail east")
    assert "end" in at.legal("ana")
    at.play("ana lay ~ east")
    assert "end" in at.legal("ana")


@clause("petite_mer.4.1")
def test_a_tile_is_laid_beside_the_boat_never_at_a_corner() -> None:
    at = table("HQ ~@a", "~ . .")
    at.play("ana lay ~ south")
    assert at.chart[(1, 1)] == at.state.chart[at.state.boat[0]]
    sides = {move.split()[2] for move in table("HQ@a ~", "~ . .").legal("ana") if move.startswith("lay")}
    assert sides == {"north", "south", "west"}, "four sides, less the one that is taken"


@clause("petite_mer.4.2")
def test_tiles_are_never_turned() -> None:
    at = table("HQ", "n . .")
    sides = {move.split()[2] for move in at.legal("ana") if move.startswith("lay")}
    assert sides == {"north", "east", "west"}, "its north coast would face headquarters in the south"
    at.play("ana lay n north")
    laid = at.view()["chart"][0]
    assert laid["land"] == 1, "north"


@clause("petite_mer.4.3")
def test_every_neighbour_must_match() -> None:
    """Beside the boat water meets water; the others want coast in the east and water in the south."""
    picture = """
        ~@a .  w
        HQ  ~  ~
    """
    for code, wrong in (("~", "east"), ("es", "south")):
        at = table(picture, f"{code} . .")
        assert f"lay {at.tile('ana', code)} east" not in at.legal("ana")
        refusal = at.refused(f"ana lay {code} east")
        assert (refusal.key, refusal.details["side"]) == ("petite_mer-edges-differ", wrong)
    fitting = table(picture, "e . .")
    assert f"lay {fitting.tile('ana', 'e')} east" in fitting.legal("ana")


@clause("petite_mer.4.4")
def test_between_the_boat_and_the_new_tile_there_is_water() -> None:
    at = table("HQ n@a", "s . .")
    assert f"lay {at.tile('ana', 's')} north" not in at.legal("ana")
    at = table("HQ e@a", "w . .")
    assert f"lay {at.tile('ana', 'w')} east" not in at.legal("ana"), "the coasts match, but no boat can cross"
    refusal = at.refused("ana lay w east")
    assert (refusal.key, refusal.clause) == ("petite_mer-land-between", "petite_mer.4.4")


@clause("petite_mer.4.5")
def test_the_boat_sails_onto_the_new_tile_at_once_and_for_nothing() -> None:
    at = table("HQ", "~ . .", tokens=0)
    at.play("ana lay ~ west")
    assert at.boat("ana") == (-1, 0)
    assert at.state.tokens == 0


@clause("petite_mer.4.6")
@pytest.mark.parametrize(
    ("hands", "most"), [(["~ ~ ~"], 3), (["~ ~ ~", ""], 3), (["~ ~ ~", "", ""], 3), (["~ ~", "", "", ""], 2)]
)
def test_all_ones_tiles_may_be_laid_and_no_more_come_in_the_turn(hands: list[str], most: int) -> None:
    at = table("HQ", *hands)
    for _ in range(most):
        assert at.deciding == ["ana"]
        at.play("ana lay ~ east")
    assert at.hand("ana") == []
    assert "lay" not in at.verbs("ana")
    assert at.boat("ana") == (most, 0)
    assert at.deciding == ["ana"], "nothing is drawn before the turn ends"


@clause("petite_mer.4.7")
def test_a_boat_leaves_a_tile_across_any_side_with_water() -> None:
    for tile in range(1, HEADQUARTERS + 1):
        assert 0 <= LAND[tile] < 15, "every side is coast or water, and there is always some water"
    at = table(". ~ .\nHQ e@a .\n. ~ .", "~ . .")
    assert {move.split()[1] for move in at.legal("ana") if move.startswith("sail")} == {
        "north",
        "south",
        "west",
    }


@clause("petite_mer.4.8")
def test_boats_share_a_tile() -> None:
    at = table("HQ ~@b", "~ n s", "~ e w")
    at.play("ana sail east")
    assert at.boat("ana") == at.boat("ben") == (1, 0)


@clause("petite_mer.4.9")
def test_a_chart_in_a_single_line_fits() -> None:
    """All tiles that can lie in a row: open sea, turbines, coasts to north and south only, and a last bay."""
    row = (
        ["~"] * 6 + ["~o"] * 6 + ["~t"] * 5 + ["n1", "n2", "no0", "no1", "n*", "s1", "s2", "so0", "so1", "s*"]
    )
    row += ["ns1", "ns", "nso", "nes*"]
    at = table("HQ " + " ".join(row), "", turbines="on")
    assert len(at.chart) == 32
    assert (31, 0) in at.chart
    assert len(set(at.state.place[at.state.place >= 0].tolist())) == 32


@clause("petite_mer.4.9")
@given(data=st.data())
def test_no_two_places_of_any_connected_chart_share_a_number(data: st.DataObject) -> None:
    """64 tiles in any shape, the free places around them included."""
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    shape = [(0, 0)]
    habit = data.draw(st.integers(0, 3)), data.draw(st.integers(0, 3))
    while len(shape) < HEADQUARTERS:
        straight = data.draw(st.integers(0, 9)) < 8
        x, y = shape[-1] if straight else shape[data.draw(st.integers(0, len(shape) - 1))]
        east, south = steps[habit[len(shape) % 2] if straight else data.draw(st.integers(0, 3))]
        while (x + east, y + south) in shape:
            x, y = x + east, y + south
        shape.append((x + east, y + south))
    around = {(x + east, y + south) for x, y in shape for east, south in steps} | set(shape)
    numbers = {(x + ROW * y) % PLACES for x, y in shape}
    assert len(numbers) == len(shape)
    free = {(x + ROW * y) % PLACES for x, y in around - set(shape)}
    assert not free & numbers, "a free place is never taken for a tile"


@clause("petite_mer.4.9")
@pytest.mark.parametrize(
    "steps", [((0, 1),), ((1, 0),), ((1, 0), (0, 1)), ((1, 0), (0, -1)), ((-1, 0), (0, 1))]
)
def test_the_longest_lines_and_stairs_fit(steps: tuple[tuple[int, int], ...]) -> None:
    x = y = 0
    places = [0]
    for i in range(TILES):
        east, south = steps[i % len(steps)]
        side = {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}[(east, south)]
        x, y = x + east, y + south
        places.append(beside(places[-1], side))
        assert places[-1] == (x + ROW * y) % PLACES
    assert len(set(places)) == HEADQUARTERS


@clause("petite_mer.5.1")
def test_a_boat_sails_one_step_across_water_never_across_land_or_a_corner() -> None:
    """As printed: the island bars the way up, but three steps lead around it."""
    at = table("s  ~\nn@a ~\nHQ ~", "~ . .")
    assert not [move for move in at.legal("ana") if move == "sail north"]
    assert at.refused("ana sail north").clause == "petite_mer.5.1"
    assert at.refused("ana sail west").key == "petite_mer-nothing-there"
    at.play("ana sail east", "ana sail north", "ana sail west")
    assert at.boat("ana") == (0, -2)
    assert at.state.tokens == 1, "three of four"


@clause("petite_mer.5.2")
def test_each_step_costs_a_token_and_without_one_there_is_no_step() -> None:
    at = table("HQ ~ ~", "", "", tokens=1)
    at.play("ana sail east")
    assert at.state.tokens == 0
    assert "sail" not in at.verbs("ana")
    assert at.refused("ana sail east").clause == "petite_mer.5.2"


@clause("petite_mer.5.3")
def test_a_tile_may_be_discarded_for_a_step_and_leaves_tokens_alone() -> None:
    at = table("HQ ~ ~ ~", "n s e", tokens=4)
    at.play("ana drop n east")
    assert (at.boat("ana"), at.state.tokens, len(at.hand("ana"))) == ((1, 0), 4, 2)
    at.play("ana drop s east", "ana drop e east")
    assert (at.boat("ana"), at.hand("ana")) == ((3, 0), [])
    assert "drop" not in at.verbs("ana")


@clause("petite_mer.5.4")
def test_a_discarded_tile_never_comes_back() -> None:
    at = table("HQ ~", "n* . .")
    gone = at.tile("ana", "n*")
    before = at.view()["discarded"]
    at.play("ana drop n* east")
    assert at.view()["discarded"] == before + 1
    at.play("ana end")
    assert f"draw {gone}" not in [move for move, _ in at.match.outcomes()]


@clause("petite_mer.5.5")
def test_a_boat_may_sail_when_its_last_tile_is_laid() -> None:
    at = table("HQ", "~ . .", "")
    at.play("ana lay ~ east")
    assert at.hand("ana") == []
    at.play("ana sail west")
    assert at.boat("ana") == (0, 0)


SIDES = ("north", "east", "south", "west")
OPPOSITE = {"north": "s", "east": "w", "south": "n", "west": "e"}
BESIDE = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def around(side: str, code: str, rest: str = ".", middle: str = "HQ@a") -> str:
    """A cross: this tile on one side of the middle, the rest on the other three."""
    at = dict.fromkeys(SIDES, rest) | {side: code}
    return f". {at['north']} .\n{at['west']} {middle} {at['east']}\n. {at['south']} ."


@clause("petite_mer.4.1", "petite_mer.4.5")
@pytest.mark.parametrize("side", SIDES)
def test_a_tile_may_be_laid_on_each_of_the_four_sides(side: str) -> None:
    at = table("HQ", "~ . .")
    at.play(f"ana lay ~ {side}")
    assert at.boat("ana") == BESIDE[side]
    assert set(at.chart) == {(0, 0), BESIDE[side]}


@clause("petite_mer.4.1")
@pytest.mark.parametrize("side", SIDES)
def test_the_only_free_side_is_the_only_place_for_a_tile(side: str) -> None:
    at = table(around(side, ".", "~"), "~o . .")
    assert [move.split()[2] for move in at.legal("ana") if move.startswith("lay")] == [side]


@clause("petite_mer.4.3")
@pytest.mark.parametrize("side", SIDES)
def test_the_neighbour_on_each_side_must_match(side: str) -> None:
    """The free place has one neighbour beside the boat's own, and it shows a coast there."""
    boat = next(s for s in SIDES if s not in (side, SIDES[(SIDES.index(side) + 2) % 4]))
    (east, south), (to_east, to_south) = BESIDE[side], BESIDE[boat]
    tiles = {(0, 0): ".", (east, south): OPPOSITE[side], (to_east, to_south): "HQ@a"}
    rows = [[tiles.get((x, y), ".") for x in (-1, 0, 1)] for y in (-1, 0, 1)]
    corner = (east + to_east + 1, south + to_south + 1)
    rows[corner[1]][corner[0]] = "~"
    picture = "\n".join(" ".join(row) for row in rows)
    towards = SIDES[(SIDES.index(boat) + 2) % 4]
    coast = table(picture, f"{side[0]} . .")
    assert f"lay {coast.tile('ana', side[0])} {towards}" in coast.legal("ana"), "coast meets coast"
    water = table(picture, "~ . .")
    assert f"lay {water.tile('ana', '~')} {towards}" not in water.legal("ana"), "water does not meet coast"
    assert water.refused(f"ana lay ~ {towards}").details["side"] == side


@clause("petite_mer.4.4")
@pytest.mark.parametrize("side", SIDES)
def test_no_tile_is_laid_across_the_coast_of_any_side(side: str) -> None:
    """The boat lies beside a coast; every other side of its tile is open."""
    boat = f"{side[0]}@a"
    at = table(f"HQ {boat}" if side in ("north", "south") else f"{boat}\nHQ", f"{OPPOSITE[side]} . .")
    assert at.refused(f"ana lay {OPPOSITE[side]} {side}").clause == "petite_mer.4.4"


@clause("petite_mer.5.1")
@pytest.mark.parametrize("side", SIDES)
def test_a_boat_sails_to_each_of_the_four_sides(side: str) -> None:
    at = table(around(side, "~"), "n . .")
    assert {move.split()[-1] for move in at.legal("ana") if move.startswith(("sail", "drop"))} == {side}
    assert at.play(f"ana sail {side}").boat("ana") == BESIDE[side]
    dropped = table(around(side, "~"), "n . .").play(f"ana drop n {side}")
    assert dropped.boat("ana") == BESIDE[side]


@clause("petite_mer.5.1")
@pytest.mark.parametrize("side", SIDES)
def test_no_boat_sails_across_the_coast_of_any_side(side: str) -> None:
    """An island on two tiles with the boat on one of them: both are there, and there is a way around."""
    half, other = f"{side[0]}@a", OPPOSITE[side]
    picture = {
        "north": f"{other} ~\n{half} HQ",
        "east": f"{half} {other}\nHQ ~",
        "south": f"{half} HQ\n{other} ~",
        "west": f"{other} {half}\n~ HQ",
    }[side]
    at = table(picture, "~ . .")
    assert f"sail {side}" not in at.legal("ana")
    assert at.refused(f"ana sail {side}").clause == "petite_mer.5.1"


@clause("petite_mer.8.2")
@pytest.mark.parametrize("side", SIDES)
def test_a_tile_is_not_inspected_while_any_one_side_is_open(side: str) -> None:
    assert table(around(side, ".", "~"), "").points == 0
    assert table(around(side, "~", "~"), "").points == 3


@clause("petite_mer.4.1", "petite_mer.5.1")
def test_a_boat_finds_its_way_back_from_the_far_west() -> None:
    at = table("HQ", "~ ~ ~", tokens=4)
    at.play("ana lay ~ west", "ana lay ~ west", "ana lay ~ north")
    assert at.boat("ana") == (-2, -1)
    at.play("ana sail south", "ana sail east", "ana sail east")
    assert at.boat("ana") == (0, 0)


def test_a_whole_game_stays_on_the_chart_and_all_tiles_are_counted() -> None:
    match = random_match(PETITE_MER, 2, {"turbines": "on", "piers": "on"}, seed=4)
    view = PETITE_MER.visibility.view(match.state, None)
    assert view["left"] == 0
    assert len(view["chart"]) - 1 + view["discarded"] == TILES
