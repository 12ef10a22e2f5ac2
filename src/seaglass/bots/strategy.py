"""What a search strategy is: a way to spend iterations on one decision of a seat."""

from dataclasses import dataclass
from typing import Protocol

from seaglass.bots.kernel_runner import KernelRunner


@dataclass
class DecisionStats:
    """What the iterations brought that took one decision."""

    prior: float = 0.0  # how good it looked beforehand
    visits: int = 0
    value_sum: float = 0.0
    square_sum: float = 0.0


class SearchStrategy(Protocol):
    """One decision being searched for; made from a match, a seat, a seed and the memory of that seat."""

    legal: list[int]
    iterations: int  # done so far, by each core
    runner: KernelRunner

    def iterate(self, iterations: int, progress: float) -> None:
        """Spend so many iterations more on each core; `progress`: which part of all it may spend is spent."""

    def is_decided(self, iterations_left: float) -> bool:
        """Whether the iterations that are left are not likely to change the best decision."""

    def best(self) -> int:
        """The best decision so far."""

    def stats(self) -> dict[int, DecisionStats]:
        """What came of each legal decision so far."""

    def remember(self, decision: int, ply: int) -> None:
        """Keep in the memory what serves the next decision, after this one and before `ply`."""
