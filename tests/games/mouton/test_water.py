"""Rule 4: the water."""

from tests.games.mouton.table import dealt, table
from tests.proof import clause


@clause("mouton.4.1")
def test_the_tide_in_front_of_you_is_your_water_and_everyone_sees_it() -> None:
    at = table([47, 3], [20, 5], [11, 8], buoys=(1, 1, 1), water=(0, 0, 7))
    at.play("ana 47", "ben 20", "cleo 11")
    for reader in ("ana", "ben", "cleo", None):
        assert [player["water"] for player in at.view(reader)["players"]] == [4, 9, 7]


@clause("mouton.4.2")
def test_a_new_tide_covers_the_old_one_so_water_falls_and_rises() -> None:
    at = table([47, 3], [20, 5], [11, 8], tides=(2, 9), water=(10, 5, 1), buoys=(1, 1, 1))
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.water == [2, 9, 1], "Ana falls from 10 to 2, Ben rises from 5 to 9"
    assert at.buoys == [1, 0, 1], "and only the new water counts: Ben pays, not Ana"


@clause("mouton.4.3")
def test_without_a_tide_your_water_is_0() -> None:
    at = dealt([], [], [])
    assert at.water == [0, 0, 0]
    at.turn(1, 2).play(*(f"{name} {at.hand(name)[0]}" for name in ("ana", "ben", "cleo")))
    assert sorted(at.water) == [0, 1, 2]
