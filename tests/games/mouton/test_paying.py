"""Rule 5: paying and going under."""

from seaglass.engine.dice import new_dice
from tests.games.mouton.table import MOUTON, table
from tests.proof import clause


@clause("mouton.5.1", "mouton.1.2")
def test_the_highest_water_of_all_gives_up_a_buoy() -> None:
    at = table([47, 3], [20, 5], [11, 8], buoys=(3, 2, 1)).play("ana 47", "ben 20", "cleo 11")
    assert at.water == [4, 9, 0]
    assert at.buoys == [3, 1, 1]


@clause("mouton.5.1")
def test_even_if_that_water_came_in_an_earlier_trick() -> None:
    at = table([47, 3], [20, 5], [11, 8], water=(0, 0, 10), buoys=(3, 2, 1))
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.buoys == [3, 2, 0], "Ben took the worse tide, but Cleo stands higher"


@clause("mouton.5.2")
def test_two_who_share_the_highest_water_both_pay() -> None:
    at = table([47, 3], [20, 5], [11, 8], water=(0, 0, 9), buoys=(3, 2, 1))
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.buoys == [3, 1, 0]


@clause("mouton.5.3")
def test_giving_up_the_last_buoy_does_not_put_you_out() -> None:
    at = table([47, 3, 60], [20, 5, 59], [11, 8, 58], buoys=(3, 1, 1)).play("ana 47", "ben 20", "cleo 11")
    assert at.buoys == [3, 0, 1]
    assert at.under == []
    at.turn(1, 2)
    assert at.deciding == ["ana", "ben", "cleo"]


@clause("mouton.5.4")
def test_who_must_pay_without_a_buoy_goes_under() -> None:
    at = table([47, 3], [20, 5], [11, 8], [60, 59], water=(0, 12, 0, 0), buoys=(3, 0, 1, 1))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60")
    assert at.under == ["ben"]
    assert at.water == [0, 0, 9, 4], "Ben's tides are turned over"
    assert at.match.over is False
    at.turn(1, 2)
    assert at.deciding == ["ana", "cleo", "dai"]


@clause("mouton.5.4")
def test_water_turned_over_no_longer_counts() -> None:
    at = table([47, 3], [20, 5], [11, 8], [60, 59], water=(0, 12, 0, 0), buoys=(3, 0, 2, 2))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60").turn(1, 2).play("ana 47", "cleo 11", "dai 59")
    assert at.points(1) == [3 + 0, -1, 0 + 0, 2 + 1], "Cleo, highest with 9 and then 9, paid in both tricks"


@clause("mouton.5.5")
def test_the_cards_of_who_goes_under_are_laid_down_unseen() -> None:
    at = table([47, 3, 2], [20, 5, 30], [11, 8, 6], [60, 59, 58], water=(0, 12, 0, 0), buoys=(3, 0, 1, 1))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60")
    assert at.hand("ben") == []
    for reader in ("ana", "cleo", "dai", None):
        assert not {20, 30} & {*(at.view(reader)["hand"] or [])}
        assert all(args.get("card") not in (20, 30) for _, _, args in at.told(reader))
    worlds = set()
    for seed in range(20):
        world = at.state.copy()
        MOUTON.belief.imagine(world, 0, new_dice(seed))
        worlds.add(int(world.deal[1]))
    assert len(worlds) > 1, "Ana does not know which cards Ben laid down"


@clause("mouton.5.6")
def test_if_nobody_at_the_highest_water_could_pay_the_next_must() -> None:
    at = table([47, 3], [20, 5], [11, 8], [60, 59], [30, 31], water=(12, 10, 0, 0, 0), buoys=(0, 0, 1, 2, 3))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60", "eve 30")
    assert at.under == ["ana", "ben"]
    assert at.water == [0, 0, 0, 4, 9]
    assert at.buoys == [0, 0, 1, 2, 2], "Ana under at 12, Ben under at 10, Eve pays at 9, and that is enough"


@clause("mouton.5.6")
def test_each_level_of_the_chain_is_a_step_of_its_own() -> None:
    at = table([47, 3], [20, 5], [11, 8], [60, 59], [30, 31], water=(12, 10, 0, 0, 0), buoys=(0, 0, 1, 2, 3))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60", "eve 30")
    fates = [[p["in_round"] for p in view["players"]].count(False) for view in at.views()[-5:]]
    assert fates == [0, 1, 2, 2, 2]


@clause("mouton.5.7")
def test_one_of_two_pays_and_the_other_goes_under_and_nobody_else_pays() -> None:
    at = table([47, 3], [20, 5], [11, 8], [60, 59], water=(12, 12, 0, 0), buoys=(0, 2, 2, 2))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60")
    assert at.under == ["ana"]
    assert at.buoys == [0, 1, 2, 2]


@clause("mouton.5.8")
def test_water_0_never_pays() -> None:
    at = table([47, 3], [20, 5], [11, 8], [60, 59], [30, 31], buoys=(2, 2, 2, 0, 0))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60", "eve 30")
    assert at.under == ["dai", "eve"], "both tides are gone with them"
    assert at.water == [0, 0, 0, 0, 0]
    assert at.buoys == [2, 2, 2, 0, 0]
    assert at.trick == 12, "the round goes on"
