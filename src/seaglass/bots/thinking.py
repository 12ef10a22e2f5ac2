"""A seat thinks about its decision: for some time, or a number of iterations; then it says what it found."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from seaglass.bots import search
from seaglass.bots.tree import DEEPEST, NONE, ROOT, Tree
from seaglass.engine.match import Match
from seaglass.engine.rule import MAX_SEATS

CHUNK = 64  # iterations between two looks at what came of them
SLICE = 0.02  # seconds between two looks at the clock, where iterations are slow
NODES, EDGES = 1 << 16, 1 << 20
PLAYED_OUT = 1 << 30  # the dice of these worlds come from a stretch of their own


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
    value: float  # what it is expected to bring this seat, from 0 to 1 (see the game's `bot.told`)
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


@dataclass
class Memory:
    """What one seat keeps between its decisions: trees, and where they go on if nothing else has happened."""

    trees: list[Tree]
    roots: list[int]
    ply: int = NONE

    @classmethod
    def empty(cls, cores: int = 1) -> "Memory":
        return cls([Tree.with_room(NODES, EDGES) for _ in range(cores)], [ROOT] * cores)


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
        game = match.game
        self.match, self.seat, self.limits = match, seat, limits
        self.seed = (seed ^ (seed >> 31)) & 0x7FFFFFFF
        self.legal = match.legal_numbers(seat)
        self.kernel: Callable[..., Any] = search.source(game) if interpreted else search.kernel(game.name)
        self.memory = memory or Memory.empty(limits.cores)
        if self.memory.ply != match.ply or any(tree.nearly_full for tree in self.memory.trees):
            for tree in self.memory.trees:
                tree.clear()
            self.memory.roots = [ROOT] * len(self.memory.trees)
        self.desks = [_desk(match) for _ in self.memory.trees]
        self.done = 0  # iterations of each tree
        self.spent = 0.0
        self.finished = len(self.legal) == 1
        if not self.finished:
            self._iterate(0)  # what has to be compiled is compiled before the clock runs

    def go_on(self, seconds: float) -> bool:
        """Think about this long; whether the thinking has come to its end."""
        began = now = time.perf_counter()
        while not self.finished and now - began < seconds:
            self._iterate(self._next_chunk())
            after = time.perf_counter()
            self.spent += after - now
            now = after
            self.finished = self._enough()
        return self.finished

    def _next_chunk(self) -> int:
        limits = self.limits
        chunk = CHUNK if limits.iterations is None else min(CHUNK, limits.iterations - self.done)
        if limits.seconds is None:
            return chunk
        if self.done == 0:
            return 1
        left = min(SLICE, limits.seconds - self.spent)
        return max(1, min(chunk, int(left * self.done / self.spent)))

    def _enough(self) -> bool:
        """The limit is reached, or the most visited cannot be overtaken any more."""
        limits = self.limits
        left = float("inf")
        if limits.iterations is not None:
            left = limits.iterations - self.done
        if limits.seconds is not None:
            left = min(left, (limits.seconds - self.spent) * self.done / self.spent)
        if left < 1:
            return True
        visits = sorted((judged.visits for judged in self._judged()), reverse=True)
        return visits[0] - visits[1] > left * len(self.memory.trees)

    def _iterate(self, many: int) -> None:
        if len(self.desks) == 1:
            self._run(0, many)
        else:
            with ThreadPoolExecutor(len(self.desks)) as threads:
                list(threads.map(self._run, range(len(self.desks)), [many] * len(self.desks)))
        self.done += many

    def _run(self, core: int, many: int) -> None:
        tree = self.memory.trees[core]
        # Each core's dice come from a stretch of streams of its own.
        first = self.done + core * (1 << 26)
        self.kernel(
            *self.desks[core],
            *(tree.heads, tree.edges, tree.used),
            *_room(self.match.game.bot.STYLE),
            *(self.memory.roots[core], self.seat, self.seed, first, many, NONE),
        )

    def _judged(self) -> list[Judged]:
        visits = dict.fromkeys(self.legal, 0)
        worth, squares = dict.fromkeys(self.legal, 0.0), dict.fromkeys(self.legal, 0.0)
        prior = dict.fromkeys(self.legal, 0.0)
        for tree, root in zip(self.memory.trees, self.memory.roots, strict=True):
            for edge in tree.at(root, self.seat):
                if (decision := int(edge.decision)) in visits:
                    visits[decision] += int(edge.visits)
                    worth[decision] += float(edge.worth)
                    squares[decision] += float(edge.squares)
                    prior[decision] += float(edge.prior)
        total = max(1, sum(visits.values()))
        judged = []
        for decision in self.legal:
            n = visits[decision]
            mean = worth[decision] / n if n else 0.0
            spread = max(0.0, squares[decision] / n - mean * mean) if n else 1.0
            error = (spread / n) ** 0.5 if n else 1.0
            name = str(self.match.game.moves.name(decision))
            judged.append(Judged(decision, name, n, n / total, mean, error))
        judged.sort(key=lambda one: (-one.visits, -prior[one.decision]))
        return judged

    def thought(self) -> Thought:
        return Thought(self._judged(), self.done * len(self.memory.trees), self.spent)

    def play_out(self, decision: int, many: int) -> Any:
        """What comes of deciding so in each of many worlds, the same for every decision, played on by looks."""
        rewards = np.zeros(MAX_SEATS)
        path, _, style = _room(self.match.game.bot.STYLE)
        tree = self.memory.trees[0]
        came = np.zeros(many)
        for world in range(many):
            self.kernel(
                *self.desks[0],
                *(tree.heads, tree.edges, tree.used),
                *(path, rewards, style),
                *(NONE, self.seat, self.seed, PLAYED_OUT + world, 1, decision),
            )
            came[world] = rewards[self.seat]
        return came

    def remember(self, decision: int) -> None:
        """This is what was decided: if the same seat is asked next, its trees go on below it."""
        memory = self.memory
        if len(self.legal) > 1:
            memory.roots = [
                next((int(e.child) for e in tree.at(root, self.seat) if e.decision == decision), NONE)
                for tree, root in zip(memory.trees, memory.roots, strict=True)
            ]
        memory.ply = self.match.ply + 1 if NONE not in memory.roots else NONE


def think(
    match: Match,
    seat: int,
    seed: int,
    limits: Limits,
    memory: Memory | None = None,
    interpreted: bool = False,
) -> Thought:
    """What this seat thinks of its legal decisions."""
    thinking = Thinking(match, seat, seed, limits, memory, interpreted)
    while not thinking.go_on(3600.0):
        pass
    return thinking.thought()


def _desk(match: Match) -> tuple[Any, ...]:
    game = match.game
    states = np.zeros(2, game.state)
    states[1] = match.state
    many = game.most_legal
    dice, rates = np.zeros(2, np.int64), np.zeros(many, np.float64)
    return states, dice, np.zeros(many, np.int64), np.zeros(many, np.int64), rates


def _room(style: tuple[float, ...]) -> tuple[Any, ...]:
    return np.zeros(DEEPEST, np.int64), np.zeros(MAX_SEATS, np.float64), np.array(style, np.float64)
