"""What a game declares of itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from seaglass.engine.contract import (
    BeliefModule,
    BotModule,
    MovesModule,
    PositionModule,
    RulesModule,
    StoryModule,
    ViewModule,
    WholeTurns,
)
from seaglass.engine.document import Field
from seaglass.engine.fast_record import fast_record
from seaglass.engine.fault import Fault
from seaglass.engine.refusal import Refusal, span
from seaglass.engine.rule import Ints, State
from seaglass.engine.spelling import closest
from seaglass.engine.table_rules import TableRules
from seaglass.engine.visibility import Visibility

VERSION_FIELD = "rules"  # the field of the state that says which version of the rules it is played under


@dataclass(frozen=True)
class Option:
    """A choice of the table; the state field of the same name holds the place of the value in `values`."""

    name: str
    values: tuple[str, ...]
    one_screen: tuple[str, ...] = ()  # the values for tables where nobody plays from elsewhere

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Components:
    """How a game is played with other pieces than those of its `components.toml`.

    For one number of seats the pieces are a JSON document: that goes into records and is kept with a table.
    """

    load: Callable[[str, int], dict[str, Any]]  # a file's text to the document, or a refusal: where, and why
    set_up: Callable[[State, Field], None]  # the pieces of a document for those of a state just set up
    write: Callable[[State], dict[str, Any] | None]  # a state's document; None: the standard ones


@dataclass(frozen=True)
class Game:
    """One game: numbers, and the modules of its folder (see docs/game-contract.md)."""

    name: str
    seats: range
    minutes: int
    options: tuple[Option, ...]
    secrets: bool  # does anybody hold what others may not see
    state: Any  # the dtype of the record
    open_fields: tuple[str, ...]  # the fields of it that everybody may see; `hide` blanks what is secret
    most_legal: int  # no seat ever has more legal decisions, nor chance more outcomes
    rules: RulesModule
    moves: MovesModule
    view: ViewModule
    story: StoryModule
    belief: BeliefModule
    bot: BotModule
    position: PositionModule
    rules_versions: range = range(1, 2)  # the versions that can be played; new matches have the last one
    released: bool = True  # else it is not shown at home, and may have its words in English alone
    bots: tuple[str, ...] = ("cabin_boy", "sailor", "captain", "legend")  # the weakest first
    usual_bot: str = "sailor"
    rank: Callable[[State, int], str] | None = None  # how well a crew did, where all play together
    daily: bool = False  # whether there is a deal of the day
    partway: Callable[[State], bool] | None = None  # between two decisions that people take for one gesture
    components: Components | None = None  # whether people may bring pieces of their own
    whole_turns: WholeTurns | None = None  # for the search, where a turn is many decisions

    def __post_init__(self) -> None:
        object.__setattr__(self, "state", fast_record(self.state))

    @cached_property
    def visibility(self) -> Visibility:
        """What each audience sees of a state."""
        return Visibility(self.state, self.table_rules.hidden, self.view.FOR_ALL, self.view.FOR_SEAT)

    @cached_property
    def table_rules(self) -> TableRules:
        """Its rules as a table uses them."""
        return TableRules(self)

    @property
    def features(self) -> int:
        """How many numbers `observe` writes."""
        return self.belief.FEATURES

    @property
    def rules_version(self) -> int:
        """The newest version, which new matches are played under."""
        return self.rules_versions[-1]

    @property
    def folder(self) -> Path:
        return Path(self.moves.__file__ or "").parent

    def new_state(self) -> State:
        return np.zeros((), self.state)[()]

    def state_of(self, raw: bytes) -> State:
        """The state of these bytes, to read."""
        return np.frombuffer(raw, self.state)[0]

    def decision_buffer(self) -> Ints:
        """An array for the rules to write decisions in, with room for all of them."""
        return np.empty(self.moves.COUNT, np.int64)

    def check_most_legal(self, many: int, rule: str) -> int:
        """The number of decisions that a rule has written, if it is at most `most_legal`."""
        if many > self.most_legal:
            raise Fault(f"{self.name}: {rule} writes {many} decisions, and most_legal is {self.most_legal}")
        return many

    def set_up(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> State:
        """A state before anything is dealt; wrong seats, options, components or rules version are refused."""
        self.check_seats(seats)
        version = self.check_rules_version(self.rules_version if rules_version is None else rules_version)
        state = self.new_state()
        state.seats = seats
        if VERSION_FIELD in self.state.names:
            setattr(state, VERSION_FIELD, version)
        for name, value in self.complete(options or {}).items():
            option = next(o for o in self.options if o.name == name)
            setattr(state, name, option.values.index(value))
        self.rules.set_up(state)
        if components is not None:
            self.own_components().set_up(state, Field("components", components))
        return state

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            raise Refusal("seats-wrong", got=seats, least=least, most=most, span=span(least, most))

    def check_rules_version(self, version: int) -> int:
        """This version of the rules, if it can be played here."""
        if version in self.rules_versions:
            return version
        if version > self.rules_version:
            raise Refusal("rules-version-unknown", game=self.name, got=version, newest=self.rules_version)
        raise Refusal("rules-version-gone", game=self.name, got=version, oldest=self.rules_versions[0])

    def rules_version_of(self, state: State) -> int:
        """The version of the rules that a state is played under."""
        return int(getattr(state, VERSION_FIELD)) if VERSION_FIELD in self.state.names else self.rules_version

    def own_components(self) -> Components:
        if self.components is None:
            raise Refusal("components-none", game=self.name)
        return self.components

    def standard_components(self) -> str:
        """The file to start from for whoever writes one."""
        self.own_components()
        return (self.folder / "components.toml").read_text(encoding="utf-8")

    def load_components(self, text: str, seats: int) -> dict[str, Any]:
        """The pieces of somebody's own file, for this number of seats, as a document."""
        self.check_seats(seats)
        return self.own_components().load(text, seats)

    def components_of(self, state: State) -> dict[str, Any] | None:
        """The document of the pieces a state is played with; None: the standard ones."""
        return None if self.components is None else self.components.write(state)

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
