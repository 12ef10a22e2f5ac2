"""What an audience sees of a state: the record without what it may not know, and the view made of that.

A view is made of parts, groups of its keys. Each names the fields that it reads and is remembered by their
bytes, so that it is made anew only where one of them has changed. Those for all are made once, from a
bystander's record; those for one seat from its own.
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any, Generic, TypeVar

from seaglass.engine.rule import State

BYSTANDER = -1  # the seat of whoever only watches
RECORDS_KEPT = 256
PARTS_KEPT = 256  # of each part

Value = TypeVar("Value")


@dataclass(frozen=True)
class Part:
    """Some keys of a view, made of a hidden record: `make(s)`, or `make(s, seat)` (None: a bystander)."""

    make: Callable[..., Any]
    reads: tuple[str, ...]

    @property
    def of_seat(self) -> bool:
        """Whether it says something of the reader's own seat; else equal records look alike to all."""
        return len(signature(self.make).parameters) > 1


def part(*reads: str) -> Callable[[Callable[..., Any]], Part]:
    """Mark what makes a part of a view, with the fields that it reads."""
    return lambda make: Part(make, reads)


class BoundedCache(Generic[Value]):
    """The newest values by key, at most so many; bots use it from other threads, too."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: dict[Any, Value] = {}
        self.lock = threading.Lock()

    def get(self, key: Any, make: Callable[[], Value]) -> Value:
        found = self.kept.get(key)
        if found is None:
            found = make()
            with self.lock:
                while len(self.kept) >= self.most:
                    del self.kept[next(iter(self.kept))]
                self.kept[key] = found
        return found


class Visibility:
    """How a game's states look to each audience. What it returns is shared and must not be changed."""

    def __init__(
        self,
        dtype: Any,
        hide: Callable[[State, int], None],
        for_all: Sequence[Part],
        for_seat: Sequence[Part],
    ) -> None:
        self.hide = hide
        self.for_all = [_CachedPart(dtype, one) for one in for_all]
        self.for_seat = [_CachedPart(dtype, one) for one in for_seat]
        self.records: BoundedCache[State] = BoundedCache(RECORDS_KEPT)

    def record(self, state: State, audience: int | None) -> State:
        """The state without what this seat (None: a bystander) may not know."""
        seat = BYSTANDER if audience is None else audience
        return self.records.get((seat, state.tobytes()), lambda: self._hidden(state, seat))

    def _hidden(self, state: State, seat: int) -> State:
        hidden = state.copy()
        self.hide(hidden, seat)
        return hidden

    def parts(self, state: State, audience: int | None) -> list[dict[str, Any]]:
        """The parts of what this audience sees, the same objects as before where nothing has changed."""
        public, own = self.record(state, None), self.record(state, audience)
        raw, own_raw = public.tobytes(), own.tobytes()
        return [
            *(one.of(public, raw, None) for one in self.for_all),
            *(one.of(own, own_raw, audience) for one in self.for_seat),
        ]

    def view(self, state: State, audience: int | None) -> dict[str, Any]:
        """All that this audience sees."""
        return merged(self.parts(state, audience))


class _CachedPart:
    """A part of a view with its newest values, by the bytes of the fields that it reads."""

    def __init__(self, dtype: Any, part: Part) -> None:
        self.make = part.make
        self.of_seat = part.of_seat
        self.spans = _spans(dtype, part.reads)
        self.made: BoundedCache[dict[str, Any]] = BoundedCache(PARTS_KEPT)

    def of(self, s: State, raw: bytes, seat: int | None) -> dict[str, Any]:
        read = b"".join([raw[first:last] for first, last in self.spans])
        if self.of_seat:
            return self.made.get((seat, read), lambda: self.make(s, seat))
        return self.made.get(read, lambda: self.make(s))


def _spans(dtype: Any, names: Sequence[str]) -> list[tuple[int, int]]:
    """Where these fields lie in the bytes of a record; neighbours are joined."""
    spans: list[tuple[int, int]] = []
    for first, size in sorted((dtype.fields[name][1], dtype.fields[name][0].itemsize) for name in names):
        if spans and spans[-1][1] == first:
            spans[-1] = (spans[-1][0], first + size)
        else:
            spans.append((first, first + size))
    return spans


def merged(parts: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return {key: value for one in parts for key, value in one.items()}


def changes(before: Sequence[dict[str, Any]], after: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The keys of the parts that have changed."""
    return merged([new for old, new in zip(before, after, strict=True) if old is not new and old != new])
