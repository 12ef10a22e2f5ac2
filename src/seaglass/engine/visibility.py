"""What an audience sees of a state: the record without what it may not know, and the view made of that.

A view is made of parts, groups of its keys. Each names the fields that it reads, so that it is made anew only
where one of them has changed. Those for all are made once, from a bystander's record; those for one seat from
its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any

from seaglass.engine.plain_record import PlainRecord
from seaglass.engine.rule import State

BYSTANDER = -1  # the seat of whoever only watches


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


class FieldsPart:
    """A part of a view, and where in a record the fields lie that it reads."""

    def __init__(self, dtype: Any, part: Part) -> None:
        self._make = part.make
        self._of_seat = part.of_seat
        self._spans = _spans(dtype, part.reads)

    def read(self, raw: bytes) -> bytes:
        """What the part is made of, from the bytes of a hidden record."""
        return b"".join([raw[first:last] for first, last in self._spans])

    def make(self, s: State, audience: int | None) -> dict[str, Any]:
        made: dict[str, Any] = self._make(s, audience) if self._of_seat else self._make(s)
        return made


class Visibility:
    """How a game's states look to each audience."""

    def __init__(
        self,
        dtype: Any,
        hidden: Callable[[Sequence[State], Sequence[int]], Any],
        for_all: Sequence[Part],
        for_seat: Sequence[Part],
    ) -> None:
        """`hidden`: each of some states as each of some seats may know it."""
        self.hidden = hidden
        self.for_all = [FieldsPart(dtype, one) for one in for_all]
        self.for_seat = [FieldsPart(dtype, one) for one in for_seat]

    def record(self, state: State, audience: int | None) -> State:
        """The state without what this seat (None: a bystander) may not know."""
        return self.hidden([state], [seat_of(audience)])[0]

    def view(self, state: State, audience: int | None) -> dict[str, Any]:
        """All that this audience sees."""
        public, own = map(PlainRecord, self.hidden([state], [BYSTANDER, seat_of(audience)]))
        seen: dict[str, Any] = {}
        for one in self.for_all:
            seen |= one.make(public, None)
        for one in self.for_seat:
            seen |= one.make(own, audience)
        return seen


def seat_of(audience: int | None) -> int:
    return BYSTANDER if audience is None else audience


def _spans(dtype: Any, names: Sequence[str]) -> list[tuple[int, int]]:
    """Where these fields lie in the bytes of a record; neighbours are joined."""
    spans: list[tuple[int, int]] = []
    for first, size in sorted((dtype.fields[name][1], dtype.fields[name][0].itemsize) for name in names):
        if spans and spans[-1][1] == first:
            spans[-1] = (spans[-1][0], first + size)
        else:
            spans.append((first, first + size))
    return spans
