"""Deals are the same for everybody, every seat is everybody's, and bots are read as people name them."""

from collections import Counter

import pytest

from seaglass.arena import Entrant, Played, Tournament, read_entrants
from seaglass.arena.tournament import play_game, play_on
from seaglass.bots import Limits
from seaglass.engine import CHANCE, Match, Refusal, game_named


def tournament(bots: str, seats: int | None = None, game: str = "mouton", seed: int = 1) -> Tournament:
    return Tournament.of(game_named(game), read_entrants(bots.split(",")), seats, seed=seed)


def test_a_deal_is_the_same_whoever_plays_it() -> None:
    drawn = []
    for bots in ("sailor,random", "random,sailor"):
        for number in range(3):
            match = Match(game_named("mouton"), 3)
            play_on(tournament(bots, 3), match, deal=5, number=number)
            drawn.append([decision for actor, decision in match.decisions if actor == CHANCE])
    first_hands = 36  # three hands of twelve, before anybody decides
    assert len({tuple(draws[:first_hands]) for draws in drawn}) == 1
    other = Match(game_named("mouton"), 3)
    play_on(tournament("sailor,random", 3), other, deal=6, number=0)
    assert [decision for actor, decision in other.decisions if actor == CHANCE][:first_hands] != drawn[0][:36]


def test_draws_later_in_the_match_do_not_depend_on_what_was_drawn_before() -> None:
    """Each draw has dice of its own: a bot that needs one draw more does not change the whole deal."""
    one = tournament("random")
    rolls = [int(one.dice("chance", 3, draw)[0]) for draw in range(50)]
    assert rolls == [int(one.dice("chance", 3, draw)[0]) for draw in range(50)]
    assert len(set(rolls)) == 50


def test_everybody_sits_once_in_every_seat_of_a_deal() -> None:
    four = tournament("sailor,random,captain@1,cabin_boy", 4)
    for deal in range(5):
        for seat in range(4):
            assert {four.seating(deal, number)[seat] for number in range(four.games_per_deal)} == {0, 1, 2, 3}
    assert len({tuple(four.seating(deal, 0)) for deal in range(20)}) > 5  # neighbours change too


def test_the_last_bot_fills_the_seats_and_a_bot_named_twice_holds_two() -> None:
    assert tournament("sailor,random", 4).line_ups == ((0, 1, 1, 1),)
    assert tournament("sailor,random,sailor,random", 4).line_ups == ((0, 1, 0, 1),)
    assert tournament("random", 3).games_per_deal == 1
    itself = tournament("random,random,random", 3)
    assert [entrant.name for entrant in itself.entrants] == ["random#1", "random#2", "random#3"]


def test_more_bots_than_seats_all_meet_in_every_seat() -> None:
    ladder = tournament("captain,sailor,cabin_boy,random", game="sirens")
    assert (ladder.seats, ladder.games_per_deal) == (2, 12)
    met = Counter(tuple(ladder.seating(3, number)) for number in range(12))
    assert set(met) == {(i, j) for i in range(4) for j in range(4) if i != j}


def test_a_crew_is_one_bot() -> None:
    crews = tournament("sailor,random,cabin_boy", 2, "petite_mer")
    assert crews.games_per_deal == 3
    assert [crews.seating(7, number) for number in range(3)] == [[0, 0], [1, 1], [2, 2]]


def test_equal_bots_win_equally_often() -> None:
    """Random against random: seats and deals favour nobody."""
    itself = tournament("random,random,random", 3)
    shares: Counter[int] = Counter()
    for deal in range(24):
        for number in range(3):
            game = play_game(itself, deal, number)
            assert game is not None
            for seat in game.winners:
                shares[game.seating[seat]] += 60 // len(game.winners)
    assert all(0.21 < shares[i] / (60 * 72) < 0.46 for i in range(3)), shares


def test_games_are_read_as_ledgers_have_always_had_them() -> None:
    kept = {"deal": 3, "turn": 1, "seating": [1, 0, 0], "scores": [4, 9, 4], "winners": [1], "plies": 80}
    game = Played.from_json(kept)
    assert (game.deal, game.number, game.winners) == (3, 1, [1])
    assert game.json() == kept


@pytest.mark.parametrize(
    ("name", "limits"),
    [
        ("captain", Limits(seconds=0.2, iterations=600)),
        ("captain@0.1s", Limits(seconds=0.1)),
        ("legend@2s", Limits(seconds=2.0)),
        ("captain@500", Limits(iterations=500)),
        ("random", None),
    ],
)
def test_a_bot_is_named_with_its_limits(name: str, limits: Limits | None) -> None:
    assert read_entrants([f" {name} "]) == [Entrant(name, name.partition("@")[0], limits)]


def test_common_limits_hold_for_those_who_search_and_say_nothing_else() -> None:
    found = read_entrants(["captain", "captain@9", "random"], iterations=7)
    assert [entrant.limits for entrant in found] == [Limits(iterations=7), Limits(iterations=9), None]


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("captian", "captain"),
        ("", "legend"),
        ("captain@", "captain@0.1s"),
        ("captain@0", "captain@500"),
        ("captain@0s", "captain@500"),
        ("captain@-1", "captain@500"),
        ("captain@1e9", "captain@500"),
        ("captain@5 s", "captain@500"),
        ("random@5", "does not search"),
        (",".join(f"captain@{n}" for n in range(1, 13)), "12 bots are too many"),
    ],
)
def test_bots_that_cannot_play_are_refused(bots: str, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        tournament(bots, 4)
