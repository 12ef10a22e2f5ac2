"""Rule 6: the end of a round."""

import pytest

from seaglass.games.mouton.state import PAY
from tests.games.mouton.table import NAMES, Table, table
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
    assert (at.state.paid, at.state.sunk) == (0, 0), "the next trick begins anew"


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
    assert [frame.before.phase for frame in at.frames].count(PAY) == 3, "12, 9 and 4, and no water after that"


@clause("mouton.6.4")
@pytest.mark.parametrize("chain", ["off", "on"])
def test_a_payment_ends_the_trick_with_either_rule(chain: str) -> None:
    at = table([47, 3], [20, 5], [11, 8], water=(0, 0, 10), buoys=(2, 2, 2), chain_to_the_end=chain)
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.buoys == [2, 2, 1]


FOUR = ([47, 3, 2], [20, 5, 4], [11, 8, 7], [60, 59, 58])
FIVE = (*FOUR, [30, 31, 32])


def play_second_cards(at: Table) -> Table:
    """Of four, Dai's 59 takes the 4 and Cleo's 8 the 9; of five, Dai's 59 and Eve's 31."""
    hands = FIVE[: at.match.seats]
    return at.play(*(f"{name} {hand[1]}" for name, hand in zip(NAMES, hands, strict=False)))


@clause("mouton.6.2", "mouton.6.3", "mouton.5.6")
@pytest.mark.parametrize(
    ("water", "buoys", "points"),
    [
        ((12, 10, 0, 0), (0, 0, 2, 2), [-1, -1, 2, 2 + 1]),
        ((12, 12, 0, 0), (0, 0, 2, 2), [-1, -1, 2, 2 + 1]),
        ((12, 11, 10, 0, 0), (0, 0, 0, 2, 2), [-1, -1, -1, 2 + 1, 2]),
        ((12, 12, 10, 0, 0), (0, 0, 0, 2, 2), [-1, -1, -1, 2 + 1, 2]),
        ((12, 11, 11, 0, 0), (0, 0, 0, 2, 2), [-1, -1, -1, 2 + 1, 2]),
    ],
)
def test_a_chain_goes_on_while_three_are_left_and_no_longer(
    water: tuple[int, ...], buoys: tuple[int, ...], points: list[int]
) -> None:
    at = play_second_cards(table(*FIVE[: len(water)], water=water, buoys=buoys))
    assert at.points(1) == points, "with two left the round ends: who stands at 9 does not pay"
    assert at.round == 2


@clause("mouton.6.4")
@pytest.mark.parametrize(
    ("water", "buoys", "points"),
    [
        ((12, 10, 0, 0), (0, 0, 2, 2), [-1, -1, 1, 2 + 1]),
        ((12, 10, 0, 0), (0, 0, 0, 2), [-1, -1, -1, 1 + 1]),
        ((12, 10, 0, 0), (0, 0, 0, 0), [-1, -1, -1, -1]),
        ((12, 11, 10, 0, 0), (0, 0, 0, 2, 2), [-1, -1, -1, 2 + 1, 1]),
        ((12, 11, 10, 0, 0), (0, 0, 0, 2, 0), [-1, -1, -1, 1 + 1, -1]),
        ((12, 11, 10, 0, 0), (0, 0, 0, 0, 0), [-1, -1, -1, -1, -1]),
    ],
)
def test_chain_to_the_end_goes_on_below_three_until_somebody_pays_or_nobody_is_left(
    water: tuple[int, ...], buoys: tuple[int, ...], points: list[int]
) -> None:
    hands = FIVE[: len(water)]
    at = play_second_cards(table(*hands, water=water, buoys=buoys, chain_to_the_end="on"))
    assert at.points(1) == points
    assert at.round == 2


@clause("mouton.6.4")
@pytest.mark.parametrize("last", range(4))
def test_chain_to_the_end_asks_the_last_one_too_whoever_it_is(last: int) -> None:
    """The three others go under at 12, 9 and 4; the last stands at 2 and pays."""
    cards, water, buoys = [1, 1, 1, 1], [0] * 4, [0] * 4
    cards[last], cards[last - 1], cards[last - 2], cards[last - 3] = 2, 59, 58, 3
    water[last], water[last - 3], buoys[last] = 2, 12, 2
    hands = [[card, 4 + 2 * seat, 5 + 2 * seat] for seat, card in enumerate(cards)]
    at = table(*hands, water=water, buoys=buoys, chain_to_the_end="on")
    at.play(*(f"{NAMES[seat]} {card}" for seat, card in enumerate(cards)))
    assert at.points(1) == [1 + 1 if seat == last else -1 for seat in range(4)]


@clause("mouton.6.4", "mouton.5.8")
def test_chain_to_the_end_takes_nothing_from_who_has_no_water() -> None:
    at = table(*FOUR, water=(12, 0, 0, 0), buoys=(0, 2, 0, 0), chain_to_the_end="on")
    assert play_second_cards(at).points(1) == [-1, 2 + 1, -1, -1], "Ben, alone and without a tide"


@clause("mouton.6.2")
@pytest.mark.parametrize("gone", [1, 2])
def test_two_of_the_last_three_go_under_together_and_the_round_ends(gone: int) -> None:
    at = table(*FIVE[:3], *[None] * gone, tides=(9, 9), buoys=(0, 0, 2, *[0] * gone))
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.points(1) == [-1, -1, 2 + 1, *[-1] * gone]
    assert at.round == 2


@clause("mouton.6.2")
@pytest.mark.parametrize("gone", [1, 2])
def test_the_round_goes_on_with_three_of_four_or_five(gone: int) -> None:
    at = table(*FIVE[:3], *[None] * gone, buoys=(2, 2, 2, *[0] * gone)).play("ana 47", "ben 20", "cleo 11")
    assert (at.round, at.trick) == (1, 11)


@clause("mouton.6.2", "mouton.6.3")
@pytest.mark.parametrize("gone", [0, 1, 2])
def test_the_last_one_left_does_not_pay_either(gone: int) -> None:
    at = table(
        *FIVE[:3], *[None] * gone, tides=(9, 9), water=(0, 0, 5, *[0] * gone), buoys=(0, 0, 2, *[0] * gone)
    )
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.points(1) == [-1, -1, 2 + 1, *[-1] * gone], "Cleo stands at 5"
    assert at.round == 2
