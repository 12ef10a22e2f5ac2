"""A seat thinks about its decision: for some time, or a number of iterations; then it says what it found."""

import time
from dataclasses import dataclass
from typing import Any

from seaglass.bots.memory import Memory
from seaglass.bots.strategy import DecisionStats, SearchStrategy
from seaglass.bots.tree_search import TreeSearch
from seaglass.bots.turn_halving import TurnHalving
from seaglass.engine.match import Match

CHUNK = 64  # iterations between two checks whether they were enough
SLICE = 0.02  # seconds between two checks of the clock, where iterations are slow


@dataclass(frozen=True)
class Limits:
    """What a decision may cost: seconds of thinking, or iterations (then the same seed gives the same)."""

    seconds: float | None = None
    iterations: int | None = None
    cores: int = 1


@dataclass(frozen=True)
class DecisionEstimate:
    """One decision, and what the search thinks of it."""

    decision: int
    move: str
    visits: int
    share: float  # of all visits: how sure the search is that this is the one
    value: float  # what it is expected to bring this seat, from 0 to 1 (see `VALUE_UNIT` of the game's bot)
    error: float  # one standard error of it


@dataclass(frozen=True)
class Thought:
    """All legal decisions, the best first."""

    decisions: list[DecisionEstimate]
    iterations: int
    seconds: float

    @property
    def best(self) -> DecisionEstimate:
        return self.decisions[0]


class Thinking:
    """One decision being thought about, a slice at a time, so that many can share a core."""

    def __init__(
        self,
        match: Match,
        seat: int,
        seed: int,
        limits: Limits,
        memory: Memory | None = None,
        interpreted: bool = False,
    ) -> None:
        self.match, self.limits = match, limits
        seed = (seed ^ (seed >> 31)) & 0x7FFFFFFF
        memory = memory or Memory.empty(limits.cores)
        if memory.ply != match.ply or any(tree.nearly_full for tree in memory.trees):
            memory.clear_trees()
        self.strategy = new_strategy(match, seat, seed, memory, interpreted)
        self.spent = 0.0
        self.finished = len(self.strategy.legal) == 1
        if not self.finished:
            self.strategy.runner.compile()

    @property
    def iterations(self) -> int:
        """Iterations of each core so far."""
        return self.strategy.iterations

    def go_on(self, seconds: float) -> bool:
        """Think about this long; whether the thinking has come to its end."""
        began = now = time.perf_counter()
        while not self.finished and now - began < seconds:
            self.strategy.iterate(self._next_chunk(), self._progress())
            after = time.perf_counter()
            self.spent += after - now
            now = after
            left = self._left()
            self.finished = left < 1 or self.strategy.is_decided(left)
        return self.finished

    def finish(self) -> Thought:
        """Think to the end."""
        while not self.go_on(float("inf")):
            pass
        return self.thought()

    def _next_chunk(self) -> int:
        limits = self.limits
        chunk = CHUNK if limits.iterations is None else min(CHUNK, limits.iterations - self.iterations)
        if limits.seconds is None:
            return chunk
        if self.iterations == 0:
            return 1
        left = min(SLICE, limits.seconds - self.spent)
        return max(1, min(chunk, int(left * self.iterations / self.spent)))

    def _progress(self) -> float:
        """How much of what it may cost is spent."""
        limits = self.limits
        return max(
            self.iterations / limits.iterations if limits.iterations is not None else 0.0,
            self.spent / limits.seconds if limits.seconds is not None else 0.0,
        )

    def _left(self) -> float:
        """Iterations still to come."""
        limits = self.limits
        left = float("inf")
        if limits.iterations is not None:
            left = limits.iterations - self.iterations
        if limits.seconds is not None:
            left = min(left, (limits.seconds - self.spent) * self.iterations / self.spent)
        return left

    def thought(self) -> Thought:
        """What it thinks so far."""
        stats = self.strategy.stats()
        visits = max(1, sum(one.visits for one in stats.values()))
        best = self.strategy.best()
        in_order = sorted(
            stats, key=lambda one: (one == best, stats[one].visits, stats[one].prior), reverse=True
        )
        decisions = [self._estimate(decision, stats[decision], visits) for decision in in_order]
        return Thought(decisions, self.iterations * self.strategy.runner.cores, self.spent)

    def _estimate(self, decision: int, one: DecisionStats, visits: int) -> DecisionEstimate:
        name = str(self.match.game.moves.name(decision))
        if not one.visits:
            return DecisionEstimate(decision, name, 0, 0.0, 0.0, 1.0)
        mean = one.value_sum / one.visits
        error = (max(0.0, one.square_sum / one.visits - mean * mean) / one.visits) ** 0.5
        return DecisionEstimate(decision, name, one.visits, one.visits / visits, mean, error)

    def play_out(self, decision: int, worlds: int, to_the_end: bool = False) -> Any:
        """The values of so many worlds, the same for all decisions, that are played on after this one."""
        return self.strategy.runner.play_worlds(decision, worlds, to_the_end)

    def remember(self, decision: int) -> None:
        """This is what was decided: if the same seat is asked next, the search goes on below it."""
        self.strategy.remember(decision, self.match.ply + 1)


def new_strategy(match: Match, seat: int, seed: int, memory: Memory, interpreted: bool) -> SearchStrategy:
    """The strategy that suits the game."""
    if match.game.whole_turns is None:
        return TreeSearch(match, seat, seed, memory, interpreted)
    return TurnHalving(match, seat, seed, memory, interpreted)


def think(
    match: Match,
    seat: int,
    seed: int,
    limits: Limits,
    memory: Memory | None = None,
    interpreted: bool = False,
) -> Thought:
    """What this seat thinks of its legal decisions."""
    return Thinking(match, seat, seed, limits, memory, interpreted).finish()
