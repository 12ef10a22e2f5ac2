"""Two ways to spend iterations on one decision: a tree that grows, or a comparison that halves."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import ceil, log2
from typing import Any

import numpy as np

from seaglass.bots import search
from seaglass.bots.tree import DEEPEST, NONE, ROOT, Tree
from seaglass.engine.match import Match
from seaglass.engine.rule import MAX_SEATS

NODES, EDGES = 1 << 16, 1 << 20
STRETCH = 1 << 26  # each core's dice come from a stretch of streams of its own
DOUBTS = 1.0  # standard errors by which another decision must be better than the favourite
PLAYED_OUT = 1 << 30  # and those of worlds that several decisions share


@dataclass
class Memory:
    """What one seat keeps between its decisions: trees, and where they go on if nothing else has happened."""

    trees: list[Tree]
    roots: list[int]
    ply: int = NONE

    @classmethod
    def empty(cls, cores: int = 1) -> "Memory":
        return cls([Tree.with_room(NODES, EDGES) for _ in range(cores)], [ROOT] * cores)

    def clear(self) -> None:
        for tree in self.trees:
            tree.clear()
        self.roots = [ROOT] * len(self.trees)


@dataclass
class Tried:
    """What came of one decision."""

    prior: float = 0.0
    visits: int = 0
    worth: float = 0.0
    squares: float = 0.0


class Growing:
    """All cores grow a tree each; the decision visited most is the best."""

    def __init__(self, match: Match, seat: int, seed: int, memory: Memory, interpreted: bool) -> None:
        game = match.game
        self.seat, self.seed, self.memory = seat, seed, memory
        self.legal = match.legal_numbers(seat)
        self.kernel: Callable[..., Any] = search.source(game) if interpreted else search.kernel(game.name)
        self.style = np.array(game.bot.STYLE, np.float64)
        self.desks = [_desk(match) for _ in memory.trees]
        self.done = 0  # iterations of each core

    def iterate(self, many: int, progress: float) -> None:
        """So many iterations more on each core; `progress`: how much of all it may do is done."""
        self._on_each_core(lambda core: self.run(core, self.memory.roots[core], NONE, self.done, many))
        self.done += many

    def _on_each_core(self, work: Callable[[int], Any]) -> list[Any]:
        cores = range(len(self.desks))
        if len(cores) == 1:
            return [work(0)]
        with ThreadPoolExecutor(len(cores)) as threads:
            return list(threads.map(work, cores))

    def run(self, core: int, root: int, bound: int, first: int, many: int) -> tuple[float, float]:
        """The kernel: what came of it for the seat, summed up, and the sum of the squares."""
        tree = self.memory.trees[core]
        path, rewards = np.zeros(DEEPEST, np.int64), np.zeros(MAX_SEATS)
        came: tuple[float, float] = self.kernel(
            *self.desks[core],
            *(tree.heads, tree.edges, tree.used),
            *(path, rewards, self.style),
            *(root, self.seat, self.seed, first + core * STRETCH, many, bound),
        )
        return came

    def tried(self) -> dict[int, Tried]:
        """What came of each legal decision."""
        found = {decision: Tried() for decision in self.legal}
        for tree, root in zip(self.memory.trees, self.memory.roots, strict=True):
            for edge in tree.at(root, self.seat):
                if (one := found.get(int(edge.decision))) is not None:
                    one.prior += float(edge.prior)
                    one.visits += int(edge.visits)
                    one.worth += float(edge.worth)
                    one.squares += float(edge.squares)
        return found

    def settled(self, left: float) -> bool:
        """The most visited cannot be overtaken any more."""
        visits = sorted((one.visits for one in self.tried().values()), reverse=True)
        return visits[0] - visits[1] > left * len(self.desks)

    def best(self) -> int:
        """The most visited."""
        tried = self.tried()
        return max(tried, key=lambda decision: (tried[decision].visits, tried[decision].prior))

    def remember(self, decision: int, ply: int) -> None:
        memory = self.memory
        if len(self.legal) > 1:
            memory.roots = [
                next((int(e.child) for e in tree.at(root, self.seat) if e.decision == decision), NONE)
                for tree, root in zip(memory.trees, memory.roots, strict=True)
            ]
        memory.ply = ply if NONE not in memory.roots else NONE


class Halving(Growing):
    """The likeliest decisions are played on in the same worlds; again and again the worse half drops out.

    The decision that looks best beforehand is the favourite: it stays to the end, and another one is taken
    only if it does better by more than luck explains; else many small decisions would add up their errors.
    """

    def __init__(
        self, match: Match, seat: int, seed: int, memory: Memory, interpreted: bool, width: int
    ) -> None:
        super().__init__(match, seat, seed, memory, interpreted)
        memory.clear()
        self.width = min(width, len(self.legal))
        self.stages = max(1, ceil(log2(self.width)))
        self.priors: dict[int, float] = {}
        self.running: list[int] = []  # the favourite first
        self.came: dict[int, list[float]] = {
            decision: [] for decision in self.legal
        }  # a number for each world

    def iterate(self, many: int, progress: float) -> None:
        if not many:
            self._on_each_core(lambda core: self.run(core, ROOT, NONE, 0, 0))
            return
        if not self.running:
            self._line_up()
        stage = min(int(progress * self.stages), self.stages - 1)
        self._drop_all_but(max(2, ceil(self.width / 2**stage)))
        first = len(self.came[self.running[0]]) // len(self.desks)
        worlds = max(1, many // len(self.running))
        for decision in self.running:
            for came in self._on_each_core(partial(self._play_on, decision, first, worlds)):
                self.came[decision] += came
        self.done += worlds * len(self.running)

    def _play_on(self, decision: int, first: int, worlds: int, core: int) -> list[float]:
        many = range(first + PLAYED_OUT, first + PLAYED_OUT + worlds)
        return [self.run(core, NONE, decision, world, 1)[0] for world in many]

    def _line_up(self) -> None:
        """A first iteration, for the priors."""
        self.run(0, ROOT, NONE, 0, 1)
        edges = self.memory.trees[0].at(ROOT, self.seat)
        self.priors = {int(edge.decision): float(edge.prior) for edge in edges}
        self.running = sorted(self.legal, key=lambda decision: -self.priors.get(decision, 0.0))

    def _drop_all_but(self, many: int) -> None:
        favourite, *others = self.running
        if self.came[favourite]:
            others.sort(key=lambda decision: -sum(self.came[decision]))
        self.running = [favourite, *others[: many - 1]]

    def tried(self) -> dict[int, Tried]:
        return {
            decision: Tried(self.priors.get(decision, 0.0), len(came), sum(came), sum(x * x for x in came))
            for decision, came in self.came.items()
        }

    def settled(self, left: float) -> bool:
        return False

    def best(self) -> int:
        """The favourite, or whoever is surest to be better."""
        if not self.running:
            return self.legal[0]
        best, most = self.running[0], 0.0
        for decision in self.running[1:]:
            many = len(self.came[decision])
            ahead = np.array(self.came[decision]) - np.array(self.came[self.running[0]][:many])
            if many > 1 and (sure := ahead.mean() - DOUBTS * ahead.std(ddof=1) / many**0.5) > most:
                best, most = decision, sure
        return best

    def remember(self, decision: int, ply: int) -> None:
        """Nothing outlasts the decision."""


def _desk(match: Match) -> tuple[Any, ...]:
    game = match.game
    states = np.zeros(2, game.state)
    states[1] = match.state
    many = game.most_legal
    dice, rates = np.zeros(2, np.int64), np.zeros(many, np.float64)
    return states, dice, np.zeros(many, np.int64), np.zeros(many, np.int64), rates
