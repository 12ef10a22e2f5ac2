"""The other way to spend iterations, where a turn is many decisions: whole turns compared by playing on."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import ceil, log2
from typing import Any

import numpy as np

from seaglass.bots import search
from seaglass.bots.growing import PLAYED_OUT, Growing, Memory, Tried
from seaglass.bots.tree import NONE
from seaglass.engine.match import Match

DOUBTS = 1.0  # standard errors by which another turn must be better than the favourite
CLEAR = 4.0  # standard errors by which the best must lead for the comparison to end early
LEAST = 30  # worlds before it may


@dataclass
class Turn:
    """A whole turn: how it begins, what it leaves, and what that promises."""

    opening: int
    left: Any
    promise: float

    def __post_init__(self) -> None:
        self.key = bytes(self.left.tobytes())


class Halving(Growing):
    """Turns are played on in the same worlds; again and again the worse half drops out.

    The turn that looks best beforehand is the favourite: it stays to the end, and another one is taken only
    if it does better by more than luck explains. Then it is the favourite, and what came of all turns is
    kept, while it is carried out decision by decision.
    """

    def __init__(self, match: Match, seat: int, seed: int, memory: Memory, interpreted: bool) -> None:
        super().__init__(match, seat, seed, memory, interpreted)
        find = search.turns_kernel(match.game, interpreted)
        assert match.game.whole_turns is not None  # noqa: S101
        self.turns = self._find_turns(find, match.game.whole_turns.compared)
        if not any(turn.key in memory.came for turn in self.turns):
            memory.came, memory.seed, memory.favourite = {}, seed, b""
        self.seed = memory.seed
        self.came = {turn.key: memory.came.setdefault(turn.key, []) for turn in self.turns}
        # The favourite comes first.
        self.running = sorted(self.turns, key=lambda turn: turn.key != memory.favourite)
        self.stages = max(1, ceil(log2(len(self.turns))))

    def _find_turns(self, find: Callable[..., int], width: int) -> list[Turn]:
        """The most promising turns, the best first, and only one of those that leave the same."""
        states, dice, *_ = self.desks[0]
        left = np.zeros(2 * width, states.dtype)
        openings, promises = np.zeros(2 * width, np.int64), np.zeros(2 * width)
        many = find(states, dice, self.seat, 2 * width, left, openings, promises)
        found: dict[bytes, Turn] = {}
        for i in range(many):
            turn = Turn(int(openings[i]), left[i].copy(), float(promises[i]))
            found.setdefault(turn.key, turn)
        return list(found.values())[:width]

    def iterate(self, many: int, progress: float) -> None:
        """Every turn still running is played on in some more worlds."""
        if not many:
            self._on_each_core(lambda core: self.run(core, NONE, NONE, 0, 0))
            return
        stage = min(int(progress * self.stages), self.stages - 1)
        self._drop_all_but(max(2, ceil(len(self.turns) / 2**stage)))
        worlds = min(len(self.came[turn.key]) for turn in self.running) + max(1, many // len(self.running))
        for turn in self.running:
            self._play_on(turn, range(len(self.came[turn.key]), worlds))

    def _play_on(self, turn: Turn, worlds: range) -> None:
        self._set_out(turn.left)
        parts = [iter(part) for part in self._on_each_core(partial(self._play_on_at, worlds))]
        self.came[turn.key] += [next(parts[world % len(parts)]) for world in worlds]
        self.done += len(worlds)
        self._set_out(self.known)

    def _set_out(self, state: Any) -> None:
        for states, *_ in self.desks:
            states[1] = state

    def _play_on_at(self, worlds: range, core: int) -> list[float]:
        mine = (world for world in worlds if world % len(self.desks) == core)
        return [self.run(core, NONE, NONE, PLAYED_OUT + world, 1)[0] for world in mine]

    def _drop_all_but(self, many: int) -> None:
        favourite, *others = self.running
        others.sort(key=lambda turn: -self._mean(turn))
        self.running = [favourite, *others[: many - 1]]

    def _mean(self, turn: Turn) -> float:
        came = self.came[turn.key]
        return sum(came) / len(came) if came else 0.0

    def _lead(self, turn: Turn, other: Turn, errors: float) -> float:
        """By how much a turn is ahead of another, less so many standard errors."""
        many = min(len(self.came[turn.key]), len(self.came[other.key]))
        if many < 2:
            return 0.0
        ahead = np.array(self.came[turn.key][:many]) - np.array(self.came[other.key][:many])
        return float(ahead.mean() - errors * ahead.std(ddof=1) / many**0.5)

    def best_turn(self) -> Turn:
        """The favourite, or whichever is surest to be better."""
        favourite = self.running[0]
        lead, best = 0.0, favourite
        for turn in self.running[1:]:
            if (ahead := self._lead(turn, favourite, DOUBTS)) > lead:
                lead, best = ahead, turn
        return best

    def best(self) -> int:
        return self.best_turn().opening

    def settled(self, left: float) -> bool:
        """All that are left begin alike, or the best leads the others clearly."""
        best = self.best_turn()
        rivals = [turn for turn in self.running if turn.opening != best.opening]
        enough = len(self.came[best.key]) >= LEAST
        return not rivals or (enough and all(self._lead(best, turn, CLEAR) > 0.0 for turn in rivals))

    def tried(self) -> dict[int, Tried]:
        """What came of each legal decision: of the best turn that begins with it."""
        best = self.best_turn()
        found = {decision: Tried() for decision in self.legal}
        for turn in sorted(self.turns, key=lambda turn: (turn is best, self._mean(turn))):
            came = self.came[turn.key]
            found[turn.opening] = Tried(turn.promise, len(came), sum(came), sum(x * x for x in came))
        return found

    def remember(self, decision: int, ply: int) -> None:
        best = self.best_turn()
        self.memory.favourite = best.key if best.opening == decision else b""
