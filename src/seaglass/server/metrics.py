"""What a server counts, in the text format of Prometheus. No code of a table and no name is ever in it."""

import time
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    """How often something happened, by the value of one label."""

    def __init__(self, name: str, meaning: str, label: str) -> None:
        self.name, self.meaning, self._label = name, meaning, label
        self._counts: Counts[str] = Counts()

    def count(self, value: str, times: int = 1) -> None:
        self._counts[value] += times

    def __getitem__(self, value: str) -> int:
        return self._counts[value]

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.meaning, "counter")
        for value, count in sorted(self._counts.items()):
            yield f'{self.name}{{{self._label}="{value}"}} {count}'


class Histogram:
    """How long something took."""

    def __init__(self, name: str, meaning: str, bounds: Sequence[float] = SECONDS) -> None:
        self.name, self.meaning, self._bounds = name, meaning, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Count how long this takes, unless it fails."""
        began = time.perf_counter()
        yield
        self.took(time.perf_counter() - began)

    @property
    def count(self) -> int:
        return sum(self._counts)

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.meaning, "histogram")
        so_far = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {so_far}"


MOVES = Counter("seaglass_moves_total", "Moves that were made.", "game")
MOVE_SECONDS = Histogram("seaglass_move_seconds", "Until what came in at once was durable and told to all.")
LOOP_LAG = Histogram("seaglass_loop_lag_seconds", "How late the event loop does what is due.")
REFUSALS = Counter("seaglass_refusals_total", "What was refused, by message key.", "key")


def text(gauges: Mapping[str, tuple[str, float]]) -> str:
    """All of it; `gauges` are what the server has at this moment, with what that is."""
    lines: list[str] = []
    for name, (meaning, value) in gauges.items():
        lines += [*_head(name, meaning, "gauge"), f"{name} {value:g}"]
    for kept in (MOVES, MOVE_SECONDS, LOOP_LAG, REFUSALS):
        lines += kept.lines()
    return "\n".join(lines) + "\n"


def _head(name: str, meaning: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"
