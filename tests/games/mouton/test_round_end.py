"""Rule 6: the end of a round."""

import pytest

from tests.games.mouton.table import table
from tests.proof import clause

OUT_IN_ONE = {"water": (12, 0, 0), "buoys": (0, 2, 2)}  # Ana goes under unless her water falls


@clause("mouton.6.1")
def test_a_round_ends_after_twelve_tricks_when_all_hands_are_empty() -> None:
    at = table([47, 3], [20, 5], [11, 8], buoys=(3, 3, 3)).play("ana 47", "ben 20", "cleo 11")
    assert (at.round, at.trick) == (1, 12)
    at.turn(1, 2).play("ana 3", "ben 5", "cleo 8")
    empty = next(view for view in at.views() if view["phase"] == "score")
    assert [player["cards"] for player in empty["players"]] == [0, 0, 0]
    assert (at.round, at.trick) == (2, 1)


@clause("mouton.6.2")
def test_a_round_ends_early_when_only_two_are_left() -> None:
    at = table([47, 3, 2], [20, 5, 4], [11, 8, 7], **OUT_IN_ONE).play("ana 3", "ben 5", "cleo 8")
    assert at.round == 2
    assert at.points(1)[0] == -1
    assert ("mouton-round-ends", None, {"reason": "two-left"}) in at.told()


@clause("mouton.6.2")
def test_a_round_with_more_than_two_left_goes_on() -> None:
    at = table([47, 3, 2], [20, 5, 4], [11, 8, 7], [60, 59, 58], water=(12, 0, 0, 0), buoys=(0, 2, 2, 2))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60")
    assert at.under == ["ana"]
    assert at.round == 1


@clause("mouton.6.2")
def test_or_fewer_when_two_go_under_together() -> None:
    at = table([47, 3, 2], [20, 5, 4], [11, 8, 7], tides=(9, 9), buoys=(0, 0, 2))
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.round == 2
    assert at.points(1) == [-1, -1, 3]


@clause("mouton.6.3")
def test_the_early_end_comes_before_any_further_payment() -> None:
    at = table([47, 3, 2], [20, 5, 4], [11, 8, 7], **OUT_IN_ONE).play("ana 3", "ben 5", "cleo 8")
    assert at.points(1) == [-1, 2, 2 + 1], "Ben stands at 9 and Cleo at 4, and nobody pays after Ana"


@clause("mouton.6.4")
def test_chain_to_the_end_finishes_the_payments_first() -> None:
    at = table([47, 3, 2], [20, 5, 4], [11, 8, 7], chain_to_the_end="on", **OUT_IN_ONE)
    at.play("ana 3", "ben 5", "cleo 8")
    assert at.points(1) == [-1, 1, 2 + 1], "Ben, next highest with 9, still pays"


@clause("mouton.6.4")
def test_chain_to_the_end_can_put_everybody_under() -> None:
    at = table([47, 3, 2], [20, 5, 4], [11, 8, 7], water=(12, 0, 0), chain_to_the_end="on")
    at.play("ana 3", "ben 5", "cleo 8")
    assert at.points(1) == [-1, -1, -1]
    assert at.round == 2


@clause("mouton.6.4")
@pytest.mark.parametrize("chain", ["off", "on"])
def test_a_payment_ends_the_trick_with_either_rule(chain: str) -> None:
    at = table([47, 3], [20, 5], [11, 8], water=(0, 0, 10), buoys=(2, 2, 2), chain_to_the_end=chain)
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.buoys == [2, 2, 1]
