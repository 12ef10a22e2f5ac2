"""A seat thinks about its decision: for some time, or a number of iterations; then it says what it found."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from seaglass.bots.growing import PLAYED_OUT, Growing, Memory, Tried
from seaglass.bots.halving import Halving
from seaglass.bots.tree import NONE
from seaglass.engine.match import Match

CHUNK = 64  # iterations between two looks at what came of them
SLICE = 0.02  # seconds between two looks at the clock, where iterations are slow


@dataclass(frozen=True)
class Limits:
    """What a decision may cost: seconds of thinking, or iterations (then the same seed gives the same)."""

    seconds: float | None = None
    iterations: int | None = None
    cores: int = 1


@dataclass(frozen=True)
class Judged:
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

    judged: list[Judged]
    iterations: int
    seconds: float

    @property
    def best(self) -> Judged:
        return self.judged[0]


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
            memory.clear()
        self.memory = memory
        way = Growing if match.game.whole_turns is None else Halving
        self.way = way(match, seat, seed, memory, interpreted)
        self.spent = 0.0
        self.finished = len(self.way.legal) == 1
        if not self.finished:
            self.way.iterate(0, 0.0)  # what has to be compiled is compiled before the clock runs

    @property
    def done(self) -> int:
        """Iterations of each core."""
        return self.way.done

    def go_on(self, seconds: float) -> bool:
        """Think about this long; whether the thinking has come to its end."""
        began = now = time.perf_counter()
        while not self.finished and now - began < seconds:
            self.way.iterate(self._next_chunk(), self._progress())
            after = time.perf_counter()
            self.spent += after - now
            now = after
            left = self._left()
            self.finished = left < 1 or self.way.settled(left)
        return self.finished

    def finish(self) -> Thought:
        """Think to the end."""
        while not self.go_on(float("inf")):
            pass
        return self.thought()

    def _next_chunk(self) -> int:
        limits = self.limits
        chunk = CHUNK if limits.iterations is None else min(CHUNK, limits.iterations - self.done)
        if limits.seconds is None:
            return chunk
        if self.done == 0:
            return 1
        left = min(SLICE, limits.seconds - self.spent)
        return max(1, min(chunk, int(left * self.done / self.spent)))

    def _progress(self) -> float:
        """How much of what it may cost is spent."""
        limits = self.limits
        return max(
            self.done / limits.iterations if limits.iterations is not None else 0.0,
            self.spent / limits.seconds if limits.seconds is not None else 0.0,
        )

    def _left(self) -> float:
        """Iterations still to come."""
        limits = self.limits
        left = float("inf")
        if limits.iterations is not None:
            left = limits.iterations - self.done
        if limits.seconds is not None:
            left = min(left, (limits.seconds - self.spent) * self.done / self.spent)
        return left

    def thought(self) -> Thought:
        """What it thinks so far."""
        tried = self.way.tried()
        total = max(1, sum(one.visits for one in tried.values()))
        best = self.way.best()
        in_order = sorted(
            tried, key=lambda one: (one == best, tried[one].visits, tried[one].prior), reverse=True
        )
        judged = [self._judged(decision, tried[decision], total) for decision in in_order]
        return Thought(judged, self.done * len(self.memory.trees), self.spent)

    def _judged(self, decision: int, one: Tried, total: int) -> Judged:
        name = str(self.match.game.moves.name(decision))
        if not one.visits:
            return Judged(decision, name, 0, 0.0, 0.0, 1.0)
        mean = one.worth / one.visits
        error = (max(0.0, one.squares / one.visits - mean * mean) / one.visits) ** 0.5
        return Judged(decision, name, one.visits, one.visits / total, mean, error)

    def play_out(self, decision: int, many: int) -> Any:
        """What comes of deciding so in each of many worlds, the same for all decisions, played on."""
        return np.array(
            [self.way.run(0, NONE, decision, PLAYED_OUT + world, 1)[0] for world in range(many)], np.float64
        )

    def remember(self, decision: int) -> None:
        """This is what was decided: if the same seat is asked next, its trees go on below it."""
        self.way.remember(decision, self.match.ply + 1)


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
