"""The frame of hexes: what lies next to what, against a picture of points in the plane."""

from itertools import combinations

import pytest

from seaglass.games.mermaid_rain import hexes
from seaglass.games.mermaid_rain.hexes import (
    ADJACENT,
    COLUMNS,
    DISTANCE,
    EMPTY,
    HEXES,
    NOWHERE,
    ROWS,
    STEPS,
    WORD,
    HexSet,
    back,
    column_and_row,
    first,
    hex_at,
    hex_name,
    hex_named,
    how_many,
    is_in,
    next_to,
    none,
    width,
    without,
)

INSIDE = [hex_at(column, row) for row in range(ROWS) for column in range(width(row))]


def point(h: int) -> tuple[int, int]:
    """The middle of a hex: columns two apart, every second row shifted by one."""
    column, row = column_and_row(h)
    return 2 * column + row % 2, row


def of(hexes: list[int]) -> HexSet:
    a, b, c, d = (sum(1 << h % WORD for h in hexes if h // WORD == w) for w in range(4))
    return a, b, c, d


def test_hexes_are_next_to_each_other_as_in_the_plane() -> None:
    for a, b in combinations(INSIDE, 2):
        (x, y), (u, v) = point(a), point(b)
        touching = (abs(x - u), abs(y - v)) in ((2, 0), (1, 1))
        assert is_in(next_to(a), b) == touching
        assert is_in(next_to(b), a) == touching


def test_a_step_over_the_edge_never_ends_on_a_hex() -> None:
    for h in INSIDE:
        for step in STEPS:
            assert is_in(next_to(h), h + step) if h + step in INSIDE else True
            if h + step in INSIDE:
                assert abs(column_and_row(h)[1] - column_and_row(h + step)[1]) <= 1


def test_the_empty_places_touch_nothing() -> None:
    for h in set(range(HEXES)) - set(INSIDE):
        assert not ADJACENT[h].any()


def test_the_six_steps_go_round_clockwise_from_the_east() -> None:
    steps = [hex_name(hex_named("i7") + step) for step in hexes.STEPS]
    assert steps == ["j7", "i8", "h8", "h7", "h6", "i6"]
    assert hexes.STEPS[:3] == (hexes.EAST, hexes.SOUTH_EAST, hexes.SOUTH_WEST)


def test_the_frame_ends_with_the_empty_place_of_its_last_row() -> None:
    assert hex_at(COLUMNS, ROWS - 1) + 1 == hexes.HEXES
    assert len(ADJACENT) == len(DISTANCE) == hexes.HEXES


def test_names_round_trip_and_others_are_unknown() -> None:
    assert len({hex_name(h) for h in range(HEXES)}) == HEXES
    for h in range(HEXES):
        assert hex_named(hex_name(h)) == h
    assert hex_name(hex_at(0, 0)) == "a1"
    assert hex_name(hex_at(COLUMNS - 1, ROWS - 1)) == "q13"
    for wrong in ("", "a", "1", "a0", "a14", "s1", "r2", "aa1", "A1", "a01"):
        with pytest.raises(KeyError):
            hex_named(wrong)


@pytest.mark.parametrize("step", [1, 17, 18, 19, 36, 54, -1, -17, -18, -54])
def test_stepping_back_into_a_set(step: int) -> None:
    some = [0, 3, 59, 60, 61, 100, 119, 120, 179, 180, 227]
    stepped = back(of(some), step)
    assert [h for h in range(240) if is_in(stepped, h)] == sorted(
        h - step for h in some if 0 <= h - step < 240
    )
    assert how_many(stepped) == sum(0 <= h - step < 240 for h in some)


def test_a_set_less_one_of_its_hexes() -> None:
    whole = of(list(range(HEXES)))
    for h in range(HEXES):
        assert without(whole, h) == of([other for other in range(HEXES) if other != h])


def test_a_set_with_a_hex_anywhere_is_not_empty() -> None:
    assert none(EMPTY)
    assert not any(none(of([h])) for h in range(HEXES))


def test_the_first_hex_of_a_set() -> None:
    assert first(EMPTY) == NOWHERE
    for h in (0, 59, 60, 130, 227):
        assert first(of(list({h, 227}))) == h


def test_distances_are_steps() -> None:
    """Counted outwards, hex by hex."""
    for start in (hex_at(0, 0), hex_at(8, 6), hex_at(5, 7)):
        reached = {start: 0}
        edge = [start]
        while edge:
            h = edge.pop(0)
            for step in STEPS:
                if h + step in INSIDE and h + step not in reached:
                    reached[h + step] = reached[h] + 1
                    edge.append(h + step)
        assert all(DISTANCE[start, h] == steps for h, steps in reached.items())
