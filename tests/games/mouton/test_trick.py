"""Rules 1.3 and 3: the five steps of a trick."""

import pytest

from tests.games.mouton.table import NAMES, dealt, table
from tests.proof import clause


@clause("mouton.1.3")
def test_a_trick_has_five_steps_in_this_order() -> None:
    at = table([47, 3], [20, 5], [11, 8], water=(1, 2, 6), buoys=(1, 1, 1), tides=())
    at.turn(3, 4)
    assert [view["phase"] for view in at.views()] == ["tides", "choose"]
    at.play("ana 47", "ben 20", "cleo 11")
    assert [view["phase"] for view in at.views()] == [
        *("choose", "choose", "choose"),  # everyone plays a card
        "take_lower",  # all cards are turned over
        *("take_other", "pay"),  # the two tides are taken
        "put_away",  # the highest water has paid
        "tides",  # the cards are put away: the next trick
    ]


@clause("mouton.3.1")
def test_two_tides_are_turned_face_up() -> None:
    at = dealt([], [], [])
    assert at.deciding == ["chance"]
    at.turn(9)
    assert at.deciding == ["chance"]
    at.turn(4)
    for reader in ("ana", "ben", "cleo", None):
        assert at.view(reader)["tides"] == [4, 9]
    assert at.deciding == ["ana", "ben", "cleo"]


@clause("mouton.3.1")
def test_a_tide_of_which_both_lie_open_cannot_come_up_again() -> None:
    at = dealt([25], [26], [27]).turn(7)
    assert dict(at.match.outcomes())["tide 7"] == 1
    at.turn(7)
    at.play(*(f"{name} {at.hand(name)[0]}" for name in ("ana", "ben", "cleo")))
    assert dict(at.match.outcomes()) == {f"tide {tide}": 2 for tide in range(1, 13) if tide != 7}


@clause("mouton.3.3", "mouton.3.4")
@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize("second", range(5))
def test_any_seat_can_take_either_tide(first: int, second: int) -> None:
    if first == second:
        return
    cards = [60 if seat == first else 50 if seat == second else 10 + seat for seat in range(5)]
    at = table(*([card, 1 + seat] for seat, card in enumerate(cards)), buoys=(1,) * 5)
    at.play(*(f"{name} {card}" for name, card in zip(NAMES, cards, strict=True)))
    assert at.water == [4 if seat == first else 9 if seat == second else 0 for seat in range(5)]


@clause("mouton.3.2", "mouton.3.8")
@pytest.mark.parametrize("card", [1, 2, 60])
def test_a_card_played_has_left_the_hand_even_the_lowest(card: int) -> None:
    at = table([card, 47], [20, 5], [11, 8], buoys=(1, 1, 1)).play(f"ana {card}", "ben 20", "cleo 11")
    assert at.hand("ana") == [47]


@clause("mouton.3.2")
def test_everyone_chooses_any_card_of_their_own_hand() -> None:
    at = table([47, 3], [20, 5], [11, 8])
    assert at.match.legal(0) == ["play 3", "play 47"]
    assert at.match.legal(1) == ["play 5", "play 20"]
    assert at.refused("ana 20").clause == "mouton.3.2"


@clause("mouton.3.2")
def test_cards_lie_face_down_until_all_have_chosen_and_turn_over_together() -> None:
    at = table([47, 3], [20, 5], [11, 8]).play("cleo 11", "ana 47")
    for reader in ("ben", None):
        assert [player["played"] for player in at.view(reader)["players"]] == [None, None, None]
        assert [player["chosen"] for player in at.view(reader)["players"]] == [True, False, True]
    at.play("ben 5")
    laid, turned = at.views()[:2]
    assert [player["played"] for player in laid["players"]] == [None, None, None]
    assert [player["played"] for player in turned["players"]] == [47, 5, 11]


@clause("mouton.2.1", "mouton.3.3", "mouton.3.4", "mouton.3.6")
@pytest.mark.parametrize(
    ("cards", "water"),
    [
        ((47, 20, 11, 8), [4, 9, 3, 2]),
        ((8, 11, 20, 47), [1, 5, 9, 4]),
        ((20, 8, 47, 11), [9, 5, 4, 2]),
        ((60, 1, 2, 59), [4, 5, 3, 9]),
    ],
)
def test_highest_card_takes_the_lower_tide_and_second_highest_the_other(
    cards: tuple[int, ...], water: list[int]
) -> None:
    at = table(*([card, filler] for card, filler in zip(cards, (30, 31, 32, 33), strict=True)),
               tides=(9, 4), water=(1, 5, 3, 2), buoys=(1, 1, 1, 1))  # fmt: skip
    at.play(*(f"{name} {card}" for name, card in zip(("ana", "ben", "cleo", "dai"), cards, strict=True)))
    assert at.water == water


@clause("mouton.3.5")
def test_two_equal_tides_go_one_to_each_of_the_two() -> None:
    at = table([47, 3], [20, 5], [11, 8], tides=(6, 6), buoys=(1, 1, 1))
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.water == [6, 6, 0]


@clause("mouton.3.5")
def test_nobody_is_asked_whether_to_take_a_tide() -> None:
    at = table([47, 3], [20, 5], [11, 8], tides=(11, 12), buoys=(1, 1, 1))
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.water == [11, 12, 0]
    assert at.deciding == ["chance"], "the next decision is the next trick's first tide"


@clause("mouton.3.7")
def test_only_players_still_in_the_round_play_a_card() -> None:
    at = table([47, 3], None, [20, 5], [11, 8], buoys=(1, 0, 1, 1))
    assert at.deciding == ["ana", "cleo", "dai"]
    assert at.refused("ben 30").clause == "mouton.3.7"
    at.play("ana 3", "cleo 5", "dai 8")
    assert at.water == [0, 0, 9, 4], "the second highest card of those that were played"


@clause("mouton.3.8")
def test_played_cards_are_put_away_and_the_tides_stay() -> None:
    at = table([47, 3], [20, 5], [11, 8], buoys=(1, 1, 1)).play("ana 47", "ben 20", "cleo 11")
    assert [player["played"] for player in at.view()["players"]] == [None, None, None]
    assert at.water == [4, 9, 0]
    assert at.trick == 12
    at.turn(1, 2)
    assert (at.hand("ana"), at.hand("ben"), at.hand("cleo")) == ([3], [5], [8])
    assert at.refused("ana 47").key == "mouton-not-in-hand"
