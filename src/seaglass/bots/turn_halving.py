"""The strategy where a turn is many decisions: whole turns are compared by playing on after them."""

from dataclasses import dataclass
from functools import partial
from math import ceil, log2
from typing import Any

import numpy as np

from seaglass.bots.kernel_runner import KernelRunner
from seaglass.bots.memory import Memory, TurnMemory
from seaglass.bots.search_kernel import turns_kernel
from seaglass.bots.strategy import DecisionStats
from seaglass.engine.match import Match

ERRORS_TO_SWITCH = 1.0  # standard errors by which another turn must be better than the favourite
ERRORS_TO_END = 4.0  # standard errors by which the best must lead for the comparison to end early
WORLDS_TO_END = 30  # worlds before it may


@dataclass
class PlannedTurn:
    """A whole turn: its first decision, the state it leaves, and how good that looks beforehand."""

    opening: int
    left: Any
    estimate: float

    def __post_init__(self) -> None:
        self.key = bytes(self.left.tobytes())


class TurnHalving:
    """Turns are played on in the same worlds; again and again the worse half drops out.

    The turn that looks best beforehand is the favourite: it stays to the end, and another one is taken only
    if it does better by more than luck explains. Then it is the favourite, and the values of all turns are
    kept, while it is carried out decision by decision.
    """

    def __init__(self, match: Match, seat: int, seed: int, memory: Memory, interpreted: bool) -> None:
        self.legal = match.legal_numbers(seat)
        self.turns = find_turns(match, seat, interpreted)
        if not any(turn.key in memory.turns.values for turn in self.turns):
            memory.turns = TurnMemory(seed=seed)
        self.memory = memory.turns
        self.values = {turn.key: self.memory.values.setdefault(turn.key, []) for turn in self.turns}
        # The favourite comes first.
        self.running = sorted(self.turns, key=lambda turn: turn.key != self.memory.favourite)
        self.stages = max(1, ceil(log2(len(self.turns))))
        self.runner = KernelRunner(match, seat, self.memory.seed, memory.trees, interpreted)
        self.iterations = 0

    def iterate(self, iterations: int, progress: float) -> None:
        """Every turn still running is played on in some more worlds."""
        stage = min(int(progress * self.stages), self.stages - 1)
        self._drop_all_but(max(2, ceil(len(self.turns) / 2**stage)))
        fewest = min(len(self.values[turn.key]) for turn in self.running)
        worlds = fewest + max(1, iterations // len(self.running))
        for turn in self.running:
            self._play_on(turn, range(len(self.values[turn.key]), worlds))

    def _play_on(self, turn: PlannedTurn, worlds: range) -> None:
        self.runner.start_from(turn.left)
        parts = [iter(part) for part in self.runner.on_each_core(partial(self._play_share, worlds))]
        self.values[turn.key] += [next(parts[world % len(parts)]) for world in worlds]
        self.iterations += len(worlds)
        self.runner.start_from(self.runner.known)

    def _play_share(self, worlds: range, core: int) -> list[float]:
        """The values of the worlds that fall to one core."""
        share = (world for world in worlds if world % self.runner.cores == core)
        return [self.runner.play_world(core, world) for world in share]

    def _drop_all_but(self, count: int) -> None:
        favourite, *others = self.running
        others.sort(key=lambda turn: -self._mean(turn))
        self.running = [favourite, *others[: count - 1]]

    def _mean(self, turn: PlannedTurn) -> float:
        values = self.values[turn.key]
        return sum(values) / len(values) if values else 0.0

    def _lead(self, turn: PlannedTurn, other: PlannedTurn, errors: float) -> float:
        """By how much a turn is ahead of another, less so many standard errors."""
        worlds = min(len(self.values[turn.key]), len(self.values[other.key]))
        if worlds < 2:
            return 0.0
        ahead = np.array(self.values[turn.key][:worlds]) - np.array(self.values[other.key][:worlds])
        return float(ahead.mean() - errors * ahead.std(ddof=1) / worlds**0.5)

    def best_turn(self) -> PlannedTurn:
        """The favourite, or whichever is surest to be better."""
        favourite = self.running[0]
        lead, best = 0.0, favourite
        for turn in self.running[1:]:
            if (ahead := self._lead(turn, favourite, ERRORS_TO_SWITCH)) > lead:
                lead, best = ahead, turn
        return best

    def best(self) -> int:
        return self.best_turn().opening

    def is_decided(self, iterations_left: float) -> bool:
        """All that are left begin alike, or the best leads the others clearly."""
        best = self.best_turn()
        rivals = [turn for turn in self.running if turn.opening != best.opening]
        enough = len(self.values[best.key]) >= WORLDS_TO_END
        return not rivals or (enough and all(self._lead(best, turn, ERRORS_TO_END) > 0.0 for turn in rivals))

    def stats(self) -> dict[int, DecisionStats]:
        """For each legal decision, those of the best turn that begins with it."""
        best = self.best_turn()
        found = {decision: DecisionStats() for decision in self.legal}
        for turn in sorted(self.turns, key=lambda turn: (turn is best, self._mean(turn))):
            values = self.values[turn.key]
            found[turn.opening] = DecisionStats(
                turn.estimate, len(values), sum(values), sum(value * value for value in values)
            )
        return found

    def remember(self, decision: int, ply: int) -> None:
        best = self.best_turn()
        self.memory.favourite = best.key if best.opening == decision else b""


def find_turns(match: Match, seat: int, interpreted: bool) -> list[PlannedTurn]:
    """The most promising turns, the best first, and only one of those that leave the same."""
    assert match.game.whole_turns is not None  # noqa: S101
    width = match.game.whole_turns.compared
    states, dice = np.zeros(2, match.game.state), np.zeros(2, np.int64)
    states[1] = match.as_seen_by(seat)
    left = np.zeros(2 * width, states.dtype)
    openings, estimates = np.zeros(2 * width, np.int64), np.zeros(2 * width)
    find = turns_kernel(match.game, interpreted)
    count = find(states, dice, seat, 2 * width, left, openings, estimates)
    found: dict[bytes, PlannedTurn] = {}
    for i in range(count):
        turn = PlannedTurn(int(openings[i]), left[i].copy(), float(estimates[i]))
        found.setdefault(turn.key, turn)
    return list(found.values())[:width]
