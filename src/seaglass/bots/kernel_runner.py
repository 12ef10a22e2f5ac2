"""What all search strategies stand on: the search kernel, run on every core, with a tree or without."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from seaglass.bots.search_kernel import search_kernel
from seaglass.bots.tree import DEEPEST, NONE, Tree
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.engine.rule import MAX_SEATS, State

STREAMS_PER_CORE = 1 << 26  # each core has streams of dice of its own
PLAYOUT_STREAMS = 1 << 30  # from here on: the streams of worlds that are played on without a tree


class KernelRunner:
    """The kernel for one decision of a seat: a tree for each core, and arrays for it to write in."""

    def __init__(self, match: Match, seat: int, seed: int, trees: list[Tree], interpreted: bool) -> None:
        self.game, self.seat, self.seed, self.trees = match.game, seat, seed, trees
        self.known = match.as_seen_by(seat)
        self._kernel = search_kernel(match.game, interpreted)
        self._buffers = [_buffers(match.game) for _ in trees]
        self.start_from(self.known)

    @property
    def cores(self) -> int:
        return len(self.trees)

    def on_each_core(self, work: Callable[[int], Any]) -> list[Any]:
        """Call this with the number of every core, all at the same time."""
        if self.cores == 1:
            return [work(0)]
        with ThreadPoolExecutor(self.cores) as threads:
            return list(threads.map(work, range(self.cores)))

    def compile(self) -> None:
        """Have the kernel ready before any clock runs."""
        self._run(0, NONE, NONE, 0, 0)

    def start_from(self, state: State) -> None:
        """From now on iterations begin in this state."""
        for states, *_ in self._buffers:
            states[1] = state

    def grow_tree(self, core: int, root: int, first: int, iterations: int) -> None:
        """More iterations for the tree of a core, below this node."""
        self._run(core, root, NONE, first, iterations)

    def play_world(self, core: int, world: int, decision: int = NONE) -> float:
        """The value for the seat of one imagined world, played on after this decision, or from the start."""
        return self._run(core, NONE, decision, PLAYOUT_STREAMS + world, 1)

    def play_worlds(self, decision: int, worlds: int, to_the_end: bool) -> Any:
        """The values of so many worlds after a decision; the worlds are the same for every decision.

        Where a search stops before the end of a match, `to_the_end` plays each world on until it is over.
        """
        values = np.array([self._play_on(world, worlds, decision, to_the_end) for world in range(worlds)])
        self.start_from(self.known)
        return values

    def _play_on(self, world: int, worlds: int, decision: int, to_the_end: bool) -> float:
        self.start_from(self.known)
        value = self.play_world(0, world, decision)
        states = self._buffers[0][0]  # states[0] is where the playout ended
        while to_the_end and not self.game.rules.over(states[0]):
            world += worlds
            states[1] = states[0]
            value = self.play_world(0, world)
        return value

    def _run(self, core: int, root: int, decision: int, first: int, iterations: int) -> float:
        tree = self.trees[core]
        path, rewards = np.zeros(DEEPEST, np.int64), np.zeros(MAX_SEATS)
        total: float = self._kernel(
            *self._buffers[core],
            *(tree.heads, tree.edges, tree.used),
            *(path, rewards),
            *self.game.bot.SEARCH,
            *(root, self.seat, self.seed, first + core * STREAMS_PER_CORE, iterations, decision),
        )
        return total


def _buffers(game: Game) -> tuple[Any, ...]:
    """The states, dice, legal decisions, weights and ratings that the kernel writes in."""
    most = game.most_legal
    states, dice, ratings = np.zeros(2, game.state), np.zeros(2, np.int64), np.zeros(most, np.float64)
    return states, dice, np.zeros(most, np.int64), np.zeros(most, np.int64), ratings
