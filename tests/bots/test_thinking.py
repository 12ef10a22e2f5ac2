"""The search: the same for the same seed, the same interpreted, within its limits, and not blind."""

import pytest

from seaglass.bots import BotPlayer, Limits, Memory, Thinking, think
from seaglass.bots.kernel_runner import KernelRunner
from seaglass.bots.strategy import DecisionStats
from seaglass.engine import CHANCE, Match, game_named
from tests.play import random_match, steps

GAMES = ("mouton", "sirens")


def middle(name: str, seed: int = 3) -> Match:
    """Somewhere in the middle of a random match, with something to choose."""
    game = game_named(name)
    return random_match(
        game,
        game.seats[0],
        seed=seed,
        until=lambda match: (
            match.ply > 60 and CHANCE not in match.actors and len(match.legal(match.actors[0])) > 3
        ),
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_and_a_number_of_iterations_settle_what_is_thought(name: str) -> None:
    match = middle(name)
    seat = match.actors[0]
    thought = think(match, seat, 5, Limits(iterations=200))
    assert think(match, seat, 5, Limits(iterations=200)).decisions == thought.decisions
    assert think(match, seat, 6, Limits(iterations=200)).decisions != thought.decisions
    in_slices = Thinking(match, seat, 5, Limits(iterations=200))
    while not in_slices.go_on(0.0005):
        pass
    assert in_slices.thought().decisions == thought.decisions


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_think_the_same(name: str) -> None:
    match = middle(name)
    few = Limits(iterations=25)
    compiled, plain = Memory.empty(), Memory.empty()
    thought = think(match, match.actors[0], 5, few, compiled)
    assert think(match, match.actors[0], 5, few, plain, interpreted=True).decisions == thought.decisions
    (tree,), (same) = compiled.trees, plain.trees[0]
    assert tree.used.tolist() == same.used.tolist()
    assert tree.edges[: tree.used[1]].tobytes() == same.edges[: same.used[1]].tobytes()


@pytest.mark.parametrize("name", [*GAMES, "petite_mer"])
def test_all_legal_decisions_are_judged_and_every_iteration_counts(name: str) -> None:
    match = middle(name)
    seat = match.actors[0]
    thought = think(match, seat, 1, Limits(iterations=128))
    assert sorted(one.decision for one in thought.decisions) == sorted(match.legal_numbers(seat))
    visits = sum(one.visits for one in thought.decisions)
    assert 0 < visits <= thought.iterations  # where turns are compared, a decision has those of its best turn
    assert visits == thought.iterations or name == "petite_mer"
    assert sum(one.share for one in thought.decisions) == pytest.approx(1)
    assert all(0 <= one.value <= 1 for one in thought.decisions)


def test_thinking_can_be_stopped_at_any_time_and_says_what_it_has() -> None:
    match = middle("mouton")
    thinking = Thinking(match, match.actors[0], 1, Limits(seconds=60))
    assert thinking.thought().iterations == 0
    assert thinking.thought().best.decision in match.legal_numbers(match.actors[0])
    assert not thinking.go_on(0.01)
    assert thinking.thought().iterations > 0


def test_what_cannot_be_overtaken_ends_the_thinking() -> None:
    match = middle("mouton")
    assert think(match, match.actors[0], 1, Limits(iterations=100_000)).iterations < 100_000


def test_where_there_is_no_choice_nothing_is_thought() -> None:
    match = random_match(
        game_named("mouton"),
        3,
        seed=1,
        until=lambda m: CHANCE not in m.actors and len(m.legal(m.actors[0])) == 1,
    )
    thought = think(match, match.actors[0], 1, Limits(iterations=100))
    assert (thought.iterations, len(thought.decisions)) == (0, 1)


def test_two_cores_think_twice_as_much() -> None:
    match = middle("sirens")
    seat = match.actors[0]
    one, two = (think(match, seat, 1, Limits(iterations=128, cores=cores)) for cores in (1, 2))
    assert two.iterations == 2 * one.iterations
    assert two.decisions == think(match, seat, 1, Limits(iterations=128, cores=2)).decisions


def test_who_decides_twice_in_a_row_thinks_on_where_it_stopped() -> None:
    match = Match(game_named("sirens"), 2)
    carried_on = 0
    player = BotPlayer("captain", Limits(iterations=64))
    for _ in steps(match, seed=2):
        if CHANCE in match.actors or match.over:
            continue
        seat = match.actors[0]
        decision = player.decide(match, seat, 1)
        match.decide(seat, decision)
        if match.actors == (seat,) and len(match.legal(seat)) > 1 and player.memory is not None:
            carried_on += player.memory.ply == match.ply
            thought = player.thinking(match, seat, 1).thought()
            carried_on += sum(one.visits for one in thought.decisions) > 0
        if carried_on >= 2:
            return
    raise AssertionError("it never thought on")


def test_a_win_at_hand_is_taken() -> None:
    game = game_named("sirens")
    found = 0
    for seed in range(12):
        for match in steps(Match(game, 2), seed):
            if match.over or CHANCE in match.actors or len(match.legal(match.actors[0])) < 2:
                continue
            seat = match.actors[0]
            wins = {d for d in match.legal_numbers(seat) if wins_at_once(match, seat, d)}
            if wins:
                found += 1
                assert think(match, seat, 1, Limits(iterations=200)).best.decision in wins
                break
    assert found > 3


def wins_at_once(match: Match, seat: int, decision: int) -> bool:
    after = Match.from_state(match.game, match.state)
    after.decide(seat, decision)
    return after.over and after.winners == [seat]


class Guess:
    """A strategy that visits the legal decisions in turn, and never a tree."""

    def __init__(self, match: Match, seat: int, seed: int, memory: Memory, interpreted: bool) -> None:
        self.legal = match.legal_numbers(seat)
        self.runner = KernelRunner(match, seat, seed, memory.trees, interpreted)
        self.iterations, self.remembered = 0, 0

    def iterate(self, iterations: int, progress: float) -> None:
        assert progress == self.iterations / 1000
        self.iterations += iterations

    def is_decided(self, iterations_left: float) -> bool:
        return iterations_left < 500

    def best(self) -> int:
        return self.legal[-1]

    def stats(self) -> dict[int, DecisionStats]:
        visits = self.iterations // len(self.legal)
        return {decision: DecisionStats(0.0, visits, visits / 2, visits / 4) for decision in self.legal}

    def remember(self, decision: int, ply: int) -> None:
        self.remembered = ply


def test_any_strategy_can_be_thought_with(monkeypatch: pytest.MonkeyPatch) -> None:
    match = middle("mouton")
    monkeypatch.setattr("seaglass.bots.thinking.new_strategy", Guess)
    thinking = Thinking(match, match.actors[0], 1, Limits(iterations=1000), interpreted=True)
    thought = thinking.finish()
    assert 500 < thought.iterations < 600, "decided: the rest is saved"
    assert thought.best.decision == match.legal_numbers(match.actors[0])[-1]
    assert all((one.value, one.error) == (0.5, 0.0) for one in thought.decisions)
    assert len(thinking.play_out(thought.best.decision, 3)) == 3
    thinking.remember(thought.best.decision)
    assert isinstance(thinking.strategy, Guess)
    assert thinking.strategy.remembered == match.ply + 1
