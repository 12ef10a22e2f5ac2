"""Rule 7: points."""

import numpy as np

from seaglass.games.mouton import rules
from seaglass.games.mouton.state import SCORE, TIDES
from tests.games.mouton.table import MOUTON, table
from tests.proof import clause


@clause("mouton.7.1", "mouton.1.2")
def test_every_buoy_you_still_have_is_a_point() -> None:
    at = table([47], [20], [11], [8], water=(1, 1, 5, 6), buoys=(4, 2, 0, 3))
    at.play("ana 47", "ben 20", "cleo 11", "dai 8")
    assert at.points(1) == [4 + 1, 2 - 1, 0, 3], "Ben paid one; no buoy, no point for Cleo"


@clause("mouton.7.2")
def test_whoever_went_under_gets_minus_1() -> None:
    at = table([47], [20], [11], [8], water=(1, 1, 10, 2), buoys=(4, 2, 0, 3))
    at.play("ana 47", "ben 20", "cleo 11", "dai 8")
    assert at.points(1) == [4, 1, -1, 3 + 1]


@clause("mouton.7.2")
def test_minus_1_also_for_going_under_in_an_earlier_trick() -> None:
    at = table([47], [20], [11], None, water=(1, 1, 3, 0), buoys=(4, 2, 1, 0))
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.points(1)[3] == -1


@clause("mouton.7.3")
def test_the_lowest_water_is_a_point_more() -> None:
    at = table([47], [20], [11], water=(1, 1, 3), buoys=(4, 4, 4)).play("ana 47", "ben 20", "cleo 11")
    assert at.points(1) == [4, 3, 5]


@clause("mouton.7.3")
def test_having_no_tide_is_the_lowest_of_all() -> None:
    at = table([47], [20], [11], tides=(1, 2), buoys=(4, 4, 4)).play("ana 47", "ben 20", "cleo 11")
    assert at.points(1) == [4, 3, 5]


@clause("mouton.7.4")
def test_who_went_under_cannot_have_the_lowest_water() -> None:
    at = table([47], [20], [11], [8], water=(5, 6, 10, 7), buoys=(1, 2, 0, 3))
    at.play("ana 47", "ben 20", "cleo 11", "dai 8")
    assert at.points(1) == [1 + 1, 2 - 1, -1, 3], "Ana's 4, not Cleo's overturned tides"


@clause("mouton.7.4")
def test_you_need_no_buoy_for_the_lowest_water() -> None:
    at = table([47], [20], [11], water=(1, 1, 3), buoys=(4, 4, 0)).play("ana 47", "ben 20", "cleo 11")
    assert at.points(1) == [4, 3, 0 + 1]


@clause("mouton.7.5")
def test_two_who_share_the_lowest_water_both_get_the_point() -> None:
    at = table([47], [20], [11], [8], water=(0, 0, 2, 2), buoys=(1, 1, 1, 1))
    at.play("ana 47", "ben 20", "cleo 11", "dai 8")
    assert at.points(1) == [1, 0, 2, 2]


@clause("mouton.7.5")
def test_even_three_or_more_get_it() -> None:
    at = table([47], [20], [11], [8], [2], buoys=(1, 1, 1, 1, 0))
    at.play("ana 47", "ben 20", "cleo 11", "dai 8", "eve 2")
    assert at.points(1) == [1, 0, 2, 2, 1]


@clause("mouton.7.3", "mouton.7.5")
def test_the_lowest_water_of_those_left_can_be_the_highest_tide() -> None:
    """No trick ends so with Cleo under, so the end of the round is asked directly."""
    s = table([47], [20], [11], buoys=(1, 1, 0)).state.copy()
    s.water[:3], s.afloat, s.phase = (TIDES, TIDES, 0), 0b011, SCORE
    assert MOUTON.rules.advance(s)
    assert [rules.points(s, 0, seat) for seat in range(3)] == [1 + 1, 1 + 1, -1]


@clause("mouton.7.6")
def test_points_are_not_added_to_what_was_written_before() -> None:
    at = table([47], [20], [11], buoys=(4, 4, 4), round_no=2, earlier=[(2, 5, -1)])
    out = np.full(3, 99, np.int64)
    MOUTON.rules.score(at.state, out)
    assert out.tolist() == [2, 5, -1]


@clause("mouton.7.6")
def test_the_points_of_every_round_are_added_up() -> None:
    at = table([47], [20], [11], water=(1, 1, 3), buoys=(4, 4, 4), round_no=2, earlier=[(2, 5, -1)])
    assert at.match.scores == [2, 5, -1]
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.points(2) == [4, 3, 5]
    assert at.match.scores == [6, 8, 4]
    assert [player["score"] for player in at.view()["players"]] == [6, 8, 4]
    assert [[row["points"] for row in p["sheet"]] for p in at.view()["players"]] == [[2, 4], [5, 3], [-1, 5]]
