"""Along random play: something is legal until the end, nothing gets lost, everything round-trips."""

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seaglass.engine import CHANCE, Match, game_named, games, position, record
from seaglass.engine.playout import PlayoutBuffers, kernels
from tests.play import every_seat_count, every_table, random_match, steps

TABLES = every_table()


def drawn(scores: list[int]) -> bool:
    """Whether several have the most: only then may a game say that nobody wins."""
    return scores.count(max(scores)) > 1


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_something_is_legal_until_the_end(name: str, seats: int, options: dict[str, str]) -> None:
    match = Match(game_named(name), seats, options)
    for _ in steps(match, seed=seats):
        assert match.game.rules.sound(match.state)
        assert match.over == (match.actors == ())
        for actor in match.actors:
            legal = match.legal_numbers(actor)
            assert legal, f"{actor} must decide and cannot"
            assert len(set(legal)) == len(legal) <= match.game.most_legal
        if CHANCE in match.actors:
            assert match.actors == (CHANCE,)
            assert all(weight > 0 for _, weight in match.outcomes())
    assert match.winners or drawn(match.scores)
    assert len(match.scores) == seats


@settings(max_examples=60)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**31 - 1))
def test_thousands_of_random_games_stay_sound(table: tuple[str, int, dict[str, str]], seed: int) -> None:
    name, seats, options = table
    game = game_named(name)
    buffers = PlayoutBuffers.for_game(game)
    buffers.state[1] = game.set_up(seats, options)
    scores, won = np.zeros((50, seats), np.int64), np.zeros(50, np.int64)
    policies = np.zeros((1, seats), np.int64)
    decisions = kernels(game).play_many(*buffers.arrays, policies, seed, 0, 50, scores, won, True)
    assert decisions > 0, position.dumps(game, buffers.state[0])
    assert all(mask > 0 or drawn(points) for mask, points in zip(won, scores.tolist(), strict=True))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_positions_round_trip(name: str, seats: int, options: dict[str, str]) -> None:
    match = Match(game_named(name), seats, options)
    every = max(1, len(random_match(match.game, seats, options, seed=17).decisions) // 25)
    for i, _ in enumerate(steps(match, seed=17)):
        if i % every == 0 or match.over:
            for frame in match.frames[-3:]:
                _, again = position.loads(position.dumps(match.game, frame.after))
                assert again.tobytes() == frame.after.tobytes()


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_records_round_trip(name: str, seats: int, options: dict[str, str]) -> None:
    match = random_match(game_named(name), seats, options, seed=3)
    names = [f"Player {seat}" for seat in range(seats)]
    text = record.dumps(match, names)
    again = record.loads(text)
    assert again.match.state.tobytes() == match.state.tobytes()
    assert again.match.decisions == match.decisions
    assert again.names == tuple(names)
    assert record.dumps(again.match, again.names) == text
    assert json.loads(text)["result"] == {"scores": match.scores, "winners": match.winners}


@pytest.mark.parametrize("name", games())
def test_move_names_are_unique_and_round_trip(name: str) -> None:
    moves = game_named(name).moves
    names = [moves.name(number) for number in range(moves.COUNT)]
    assert len(set(names)) == moves.COUNT
    for number, move in enumerate(names):
        assert moves.number(move) == number
        assert moves.number("  " + move.upper() + " ") == number


@pytest.mark.parametrize(("name", "seats"), every_seat_count())
def test_fork_and_replay_give_the_same_states(name: str, seats: int) -> None:
    match = random_match(game_named(name), seats, seed=8, most=80)
    for ply in (0, 1, match.ply // 2, match.ply):
        fork = match.fork(ply)
        assert fork.decisions == match.decisions[:ply]
        for actor, decision in match.decisions[ply:]:
            fork.decide(actor, decision)
        assert fork.state.tobytes() == match.state.tobytes()
    moves = [(actor, match.game.moves.name(decision)) for actor, decision in match.decisions]
    again = Match.replay(match.game, seats, match.options, moves)
    assert [f.after.tobytes() for f in again.frames] == [f.after.tobytes() for f in match.frames]
