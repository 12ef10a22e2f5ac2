"""Whole turns compared: the favourite is kept for good reason, and turns are carried out as planned."""

import numpy as np
import pytest

from seaglass.bots import Limits, Memory, Thinking
from seaglass.bots.turn_halving import PlannedTurn, TurnHalving
from seaglass.engine import CHANCE, Match, game_named
from seaglass.games.petite_mer.state import ANSWER, TURN
from tests.play import random_match

GAME = game_named("petite_mer")


def comparing(match: Match, memory: Memory | None = None, iterations: int = 60, cores: int = 1) -> Thinking:
    return Thinking(match, match.actors[0], 1, Limits(iterations=iterations, cores=cores), memory)


def strategy_of(thinking: Thinking) -> TurnHalving:
    assert isinstance(thinking.strategy, TurnHalving)
    return thinking.strategy


def some_match(seats: int, seed: int, options: dict[str, str] | None = None) -> Match:
    """At the beginning of a turn somewhere in a random match."""
    match = random_match(GAME, seats, options, seed=seed, until=lambda m: m.ply > 20 and at_a_turn(m))
    if match.over:
        return some_match(seats, seed + 1000, options)
    return match


def at_a_turn(match: Match) -> bool:
    return (
        CHANCE not in match.actors
        and bool(match.state.phase == TURN)
        and len(match.legal(match.actors[0])) > 3
    )


@pytest.mark.parametrize("seats", [1, 3])
def test_turns_differ_in_what_they_leave_and_the_most_promising_come_first(seats: int) -> None:
    for seed in range(6):
        turns = strategy_of(comparing(some_match(seats, seed))).turns
        assert len({turn.key for turn in turns}) == len(turns)
        assert [turn.estimate for turn in turns] == sorted((turn.estimate for turn in turns), reverse=True)


def test_another_turn_than_the_favourite_is_taken_only_for_good_reason() -> None:
    strategy = strategy_of(comparing(some_match(1, 3)))
    favourite, rival = strategy.turns[:2]
    strategy.running = [favourite, rival]
    luck = np.random.default_rng(1).normal(size=200)
    for ahead, best in ((0.0, favourite), (0.02, favourite), (1.0, rival)):
        strategy.values = {favourite.key: list(luck), rival.key: list(luck[::-1] + ahead)}
        assert strategy.best_turn() is best


def test_it_ends_when_all_that_is_left_begins_alike_or_the_best_leads_clearly() -> None:
    strategy = strategy_of(comparing(some_match(1, 3)))
    one = strategy.turns[0]
    other = PlannedTurn(one.opening + 1, strategy.turns[1].left, 0.0)
    luck = np.random.default_rng(1).normal(size=100)
    strategy.running = [one, other]
    strategy.values = {one.key: list(luck), other.key: list(luck[::-1])}
    assert not strategy.is_decided(10)
    strategy.values[other.key] = list(luck[::-1] - 2.0)
    assert strategy.is_decided(10)
    strategy.values = {one.key: list(luck[:5]), other.key: list(luck[:5] - 2.0)}
    assert not strategy.is_decided(10)  # five worlds say little
    other.opening = one.opening
    assert strategy.is_decided(10)


@pytest.mark.parametrize("swaps", ["ask", "free"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_turn_is_carried_out_as_planned_and_what_came_of_it_is_kept(seats: int, swaps: str) -> None:
    for seed in range(4):
        match = some_match(seats, seed, {"swaps": swaps} if seats > 1 else None)
        seat, memory = match.actors[0], Memory.empty()
        planned = None
        while match.actors and CHANCE not in match.actors and match.state.phase in (TURN, ANSWER):
            if match.actors[0] != seat:
                match.play(match.actors[0], "accept")
                continue
            thinking = comparing(match, memory, 20)
            if planned is not None and len(match.legal(seat)) > 1:
                strategy = strategy_of(thinking)
                assert strategy.running[0].key == planned
                assert len(strategy.values[planned]) > 0
            thought = thinking.finish()
            planned = strategy_of(thinking).best_turn().key
            thinking.remember(thought.best.decision)
            match.decide(seat, thought.best.decision)
        left = match.state.copy()
        left.tokens = 0
        assert match.over or left.tobytes() == planned


def test_two_cores_play_each_turn_on_in_the_same_worlds_whatever_the_slices() -> None:
    match = some_match(1, 5)
    whole, sliced = comparing(match, cores=2), comparing(match, cores=2)
    whole.finish()
    for many in (7, 13, 3):
        strategy_of(sliced).iterate(many, 0.0)
    for turn in strategy_of(sliced).turns:
        values, same = strategy_of(sliced).values[turn.key], strategy_of(whole).values[turn.key]
        both = min(len(values), len(same))
        assert both > 0
        assert values[:both] == same[:both]


def test_an_offer_is_answered_by_playing_on() -> None:
    match = random_match(GAME, 3, {"swaps": "ask"}, seed=2, until=lambda m: m.state.phase == ANSWER)
    thought = comparing(match).finish()
    assert {one.move for one in thought.decisions} == {"accept", "decline"}
    assert all(one.visits > 0 for one in thought.decisions)
