"""Rule 8: the next round and the end of the match."""

import pytest

from seaglass.engine import CHANCE
from tests.games.mouton.table import MOUTON, NAMES, Table, dealt, table
from tests.play import random_match
from tests.proof import clause

ANAS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 26]  # two buoys
BENS = [11, 12, 49, 50, 51, 52, 53, 54, 55, 27, 28, 29]  # three buoys
CLEOS = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]  # six buoys


def play_round(at: Table) -> Table:
    """Everybody plays their lowest card in every trick; low tides come first."""
    now = at.round
    while at.round == now and not at.match.over:
        if at.match.actors == (CHANCE,):
            at.match.play(CHANCE, at.match.outcomes()[0][0])
        else:
            at.match.play(at.match.actors[0], at.match.legal(at.match.actors[0])[0])
    return at


@clause("mouton.8.1")
def test_all_hands_move_one_seat_to_the_left_and_nothing_is_dealt() -> None:
    at = play_round(dealt(ANAS, BENS, CLEOS))
    assert [at.hand(name) for name in NAMES[:3]] == [sorted(hand) for hand in (CLEOS, ANAS, BENS)]
    assert at.deciding == ["chance"]
    assert at.match.outcomes()[0][0] == "tide 1"


@clause("mouton.8.2")
def test_the_hand_of_who_went_under_is_passed_on_whole() -> None:
    at = table([47, 3, 2], [20, 5, 4], [11, 8, 7], water=(12, 0, 0), buoys=(0, 2, 2))
    whole = sorted(card + 1 for card in range(60) if int(at.state.deal[0]) >> card & 1)
    at.play("ana 3", "ben 5", "cleo 8")
    assert at.round == 2
    assert at.hand("ben") == whole
    assert {47, 2} <= set(at.hand("ben")), "with the cards Ana never played"


@clause("mouton.8.3")
def test_buoys_are_counted_anew_and_those_lost_come_back() -> None:
    at = dealt(ANAS, BENS, CLEOS)
    assert at.buoys == [2, 3, 6]
    play_round(at)
    assert at.buoys == [6, 2, 3]
    play_round(at)
    assert at.buoys == [3, 6, 2]


@clause("mouton.8.4")
def test_everyone_starts_the_new_round_without_a_tide_and_nobody_is_under() -> None:
    at = table([47, 3, 2], [20, 5, 4], [11, 8, 7], water=(12, 0, 0), buoys=(0, 2, 2))
    at.play("ana 3", "ben 5", "cleo 8")
    assert at.round == 2
    assert at.water == [0, 0, 0]
    assert at.under == []


@clause("mouton.8.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_rounds_as_players_so_that_everyone_plays_every_hand_once(seats: int) -> None:
    match = random_match(MOUTON, seats, seed=2)
    held: dict[int, dict[int, int]] = {}
    for frame in match.frames:
        if MOUTON.visibility.view(frame.after, None)["phase"] == "tides" and frame.after.trick == 0:
            held[int(frame.after.round_no)] = {seat: int(frame.after.hand[seat]) for seat in range(seats)}
    assert list(held) == list(range(seats))
    for seat in range(seats):
        assert len({hands[seat] for hands in held.values()}) == seats


LAST = {"water": (1, 1, 3), "buoys": (4, 4, 4), "round_no": 3}


@clause("mouton.8.6", "mouton.1.2")
def test_whoever_has_the_most_points_after_the_last_round_wins() -> None:
    at = table([47], [20], [11], earlier=[(1, 2, 0), (2, 4, 1)], **LAST)
    assert at.match.winners == []
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.match.over
    assert at.match.scores == [3 + 4, 6 + 3, 1 + 5]
    assert at.match.winners == [1]
    assert at.deciding == []


@clause("mouton.8.7")
def test_several_with_the_most_points_share_the_win() -> None:
    at = table([47], [20], [11], earlier=[(1, 2, 0), (2, 1, 2)], **LAST).play("ana 47", "ben 20", "cleo 11")
    assert at.match.scores == [7, 6, 7]
    assert at.match.winners == [0, 2]


@clause("mouton.8.7")
def test_even_all_of_them_below_zero() -> None:
    drowned = [[-1] * 5] * 4
    at = table(
        [47], [20], [11], [8], [2], water=(0, 0, 3, 5, 6), round_no=5, earlier=drowned, chain_to_the_end="on"
    )
    at.play("ana 47", "ben 20", "cleo 11", "dai 8", "eve 2")
    assert at.match.scores == [-5, -5, -5, -5, -5]
    assert at.match.winners == [0, 1, 2, 3, 4]
