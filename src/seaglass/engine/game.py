"""What a game declares of itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

from seaglass.engine.quick import quick
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import State
from seaglass.engine.spelling import closest


@dataclass(frozen=True)
class Option:
    """A choice of the table; the state field of the same name holds the place of the value in `values`."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Game:
    """One game: numbers, and the modules of its folder (see docs/add-a-game.md)."""

    name: str
    seats: range
    minutes: int
    rules_version: int
    options: tuple[Option, ...]
    secrets: bool  # does anybody hold what others may not see
    state: Any  # the dtype of the record
    most_legal: int  # no seat ever has more legal decisions, nor chance more outcomes
    features: int  # how many numbers `observe` writes
    rules: Any
    moves: Any
    view: Any
    story: Any
    belief: Any
    bot: Any
    position: Any
    bots: tuple[str, ...] = ("sensible", "random")
    rank: Callable[[State, int], str] | None = None  # how well a crew did, where all play together
    daily: Callable[[date, int], Any] | None = None  # the fair chance of a date and a number of seats

    def __post_init__(self) -> None:
        object.__setattr__(self, "state", quick(self.state))

    @property
    def folder(self) -> Path:
        return Path(self.moves.__file__).parent

    def new_state(self) -> State:
        return np.zeros((), self.state)[()]

    def set_up(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        """A state before anything is dealt; wrong seats or options are refused."""
        if seats not in self.seats:
            raise Refusal("seats-wrong", got=str(seats), least=self.seats.start, most=self.seats.stop - 1)
        state = self.new_state()
        state.seats = seats
        for name, value in self.complete(options or {}).items():
            option = next(o for o in self.options if o.name == name)
            setattr(state, name, option.values.index(value))
        self.rules.set_up(state)
        return state

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """These options with the defaults for the others; an unknown name or value is refused."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                likely = closest(str(name), known) or ", ".join(known)
                raise Refusal("option-unknown", option=str(name)[:80], suggestion=likely)
            if value not in known[name].values:
                raise Refusal(
                    "option-value-wrong", option=name, got=str(value), values=", ".join(known[name].values)
                )
        return {name: options.get(name, option.default) for name, option in known.items()}

    def options_of(self, state: State) -> dict[str, str]:
        return {option.name: option.values[getattr(state, option.name)] for option in self.options}
