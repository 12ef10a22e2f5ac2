"""The usual way to spend iterations on one decision: a tree that grows; and what is kept of it."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from seaglass.bots import search
from seaglass.bots.tree import DEEPEST, NONE, ROOT, Tree
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.engine.rule import MAX_SEATS, State

NODES, EDGES = 1 << 16, 1 << 20
STRETCH = 1 << 26  # each core's dice come from a stretch of streams of its own
OVERTAKES = 0.5  # of the iterations still to come, what the second best decision may be hoped to get
PLAYED_OUT = 1 << 30  # from here on: the dice of worlds played on in without a tree


@dataclass
class Memory:
    """What one seat keeps between its decisions: trees, and where they go on if nothing else has happened."""

    trees: list[Tree]
    roots: list[int]
    ply: int = NONE
    came: dict[bytes, list[float]] = field(default_factory=dict)  # of whole turns, by what they leave
    seed: int = 0  # of the worlds they were played on in
    favourite: bytes = b""  # the turn being carried out

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
        self.kernel = search.kernel(game, interpreted)
        self.settings = game.bot.SEARCH
        self.known = match.as_seen_by(seat)
        self.desks = [_desk(game, self.known) for _ in memory.trees]
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
            *(path, rewards),
            *self.settings,
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
        """The most visited is not likely to be overtaken any more."""
        visits = sorted((one.visits for one in self.tried().values()), reverse=True)
        return visits[0] - visits[1] > OVERTAKES * left * len(self.desks)

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


def _desk(game: Game, known: State) -> tuple[Any, ...]:
    states = np.zeros(2, game.state)
    states[1] = known
    many = game.most_legal
    dice, rates = np.zeros(2, np.int64), np.zeros(many, np.float64)
    return states, dice, np.zeros(many, np.int64), np.zeros(many, np.int64), rates
