"""What a game gives: each module of its folder, as a type; mypy holds the modules of every game to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from seaglass.engine.document import Field
from seaglass.engine.events import Event
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import Floats, Ints, State
from seaglass.engine.visibility import Part


class Module(Protocol):
    @property
    def __file__(self) -> str | None: ...


class RulesModule(Module, Protocol):
    """`rules.py` or `rules/`: all of them `@rule`, pure functions on the record."""

    def set_up(self, s: State, /) -> None:
        """Before anything is dealt; seats and options are in the record already."""

    def actors(self, s: State, /) -> int:
        """The set of the seats that may decide now, as bits; `CHANCE` is a seat."""

    def legal(self, s: State, seat: int, out: Ints, /) -> int:
        """Writes a seat's legal decisions in order, answers how many."""

    def outcomes(self, s: State, out: Ints, weights: Ints, /) -> int:
        """The same for chance, with how often each comes."""

    def choose(self, s: State, seat: int, decision: int, /) -> None:
        """Takes one decision, nothing more."""

    def advance(self, s: State, /) -> bool:
        """One step that needs nobody; false when somebody must decide or the game is over."""

    def over(self, s: State, /) -> bool:
        """Whether the match is at its end."""

    def score(self, s: State, out: Ints, /) -> None:
        """Writes everybody's points so far."""

    def winners(self, s: State, /) -> int:
        """The set of the seats that have won."""

    def chapter(self, s: State, /) -> int:
        """Which sub-seed of a fair deal a draw belongs to: 0 for the set-up, then one a round."""

    def sound(self, s: State, /) -> bool:
        """Whether nothing is lost and nothing is there twice."""


class MovesModule(Module, Protocol):
    """`moves.py`: decisions, one number each in the engine, one name each outside."""

    @property
    def COUNT(self) -> int:  # noqa: N802
        """How many decisions there are: they are the numbers below."""

    def name(self, decision: int, /) -> str:
        """What people read and type; no two decisions share one."""

    def number(self, move: str, /) -> int:
        """The decision of a name, whatever its white space and capitals; KeyError: there is none."""

    def hidden(self, s: State, actor: int, decision: int, /) -> bool:
        """Whether what this seat, or chance, decides is hidden from the others."""

    def refuse(self, s: State, seat: int, decision: int, /) -> Refusal:
        """Why this seat may not take this decision now, with the clause."""


class ViewModule(Module, Protocol):
    """`view.py`: what a seat, or a bystander, sees, part by part; `View` is the type of the whole."""

    @property
    def FOR_ALL(self) -> Sequence[Part]:  # noqa: N802
        """The parts that are the same for all, made from a bystander's record."""

    @property
    def FOR_SEAT(self) -> Sequence[Part]:  # noqa: N802
        """The parts made from the reader's own record."""

    @property
    def View(self) -> type:  # noqa: N802
        """A TypedDict with the keys of all parts."""

    def reveals(self, before: State, after: State, /) -> bool:
        """Whether this step shows anybody what they could not know: then it cannot be undone."""


class StoryModule(Module, Protocol):
    """`story.py`."""

    def tell(
        self,
        before: State,
        after: State,
        actor: int | None,
        decision: int | None,
        audience: int | None,
        /,
    ) -> list[Event]:
        """The events of one step, from hidden records; a decision this audience may not know is None."""


class BeliefModule(Module, Protocol):
    """`belief.py`: secrecy, all of it `@rule`."""

    @property
    def FEATURES(self) -> int:  # noqa: N802
        """How many numbers `observe` writes."""

    def hide(self, s: State, seat: int, /) -> None:
        """Blanks, in place, what this seat may not know, and keeps what it may; a bystander is seat -1."""

    def imagine(self, s: State, seat: int, dice: Ints, /) -> None:
        """Deals anew what a hidden record lacks, consistent with what it has."""

    def withdraw(self, s: State, seat: int, /) -> None:
        """Takes back what the others have chosen in secret, while all choose at once."""

    def observe(self, s: State, seat: int, out: Floats, /) -> None:
        """Writes what a seat knows as numbers for learning, from its hidden record."""


class SearchSettings(NamedTuple):
    """How the search of a game spends its iterations: docs/bots.md explains each number."""

    exploration: float = 0.5  # how much little tried decisions are preferred to the best so far
    untried_penalty: float = 0.1  # how far below the average an untried decision is valued
    prior_temperature: float = 0.5  # difference of ratings that makes a decision e times as likely
    playout_noise: float = 0.5  # in playouts, up to so much is added to each rating by chance
    branch_on_others: bool = True  # whether the tree branches on what the other seats decide, too


class CabinBoySettings(NamedTuple):
    """How the Cabin boy, who takes the best rating as the Sailor does, goes wrong."""

    overlooked: float = 0.25  # how likely he overlooks a decision, from 0 to 1
    misjudgement: float = 2.0  # how far off his ratings are at most, in median distances from their median


Unit: TypeAlias = Literal["share", "points"]  # a share in the win, or points


class ValueUnit(NamedTuple):
    """What people are told in place of the values from 0 to 1 that `evaluate` writes."""

    unit: Unit = "share"
    scale: float = 1.0  # how many of them a value of 1 is


class FindTurns(Protocol):
    def __call__(
        self, s: State, seat: int, many: int, ends: Any, openings: Ints, estimates: Floats, /
    ) -> int:
        """Writes the most promising turns of a seat, the best first, at most `many`, and answers how many.

        The state each leaves behind, the decision it begins with, and how good it looks.
        """


class PlayTurn(Protocol):
    def __call__(self, s: State, seat: int, /) -> None:
        """Plays a seat's whole turn at once, in playouts."""


@dataclass(frozen=True)
class WholeTurns:
    """For a game in which a turn is many decisions: the search then compares whole turns."""

    find: FindTurns
    play: PlayTurn
    compared: int  # how many turns are compared


class BotModule(Module, Protocol):
    """`bot.py`: what every bot asks; the functions are `@rule`."""

    @property
    def SEARCH(self) -> SearchSettings:  # noqa: N802
        """How the search spends its iterations."""

    @property
    def CABIN_BOY(self) -> CabinBoySettings:  # noqa: N802
        """How a beginner goes wrong."""

    @property
    def VALUE_UNIT(self) -> ValueUnit:  # noqa: N802
        """What a value of 1 stands for."""

    def rate(self, s: State, seat: int, decisions: Ints, n: int, out: Floats, /) -> None:
        """How good each of n legal decisions looks."""

    def stop(self, s: State, root: State, /) -> bool:
        """Whether a playout from `root` has gone far enough."""

    def evaluate(self, s: State, root: State, out: Floats, /) -> None:
        """What came of a playout for each seat, from 0 to 1."""


class PositionModule(Module, Protocol):
    """`position.py`: the state as a document people can write."""

    @property
    def FIELDS(self) -> Sequence[str]:  # noqa: N802
        """The names of its members."""

    def write(self, s: State, /) -> dict[str, Any]:
        """The members of a state."""

    def read(self, document: Field, s: State, /) -> None:
        """Fills a state that is set up; anything that could not be on the table is refused."""


MODULES: dict[str, type] = {
    "rules": RulesModule,
    "moves": MovesModule,
    "view": ViewModule,
    "story": StoryModule,
    "belief": BeliefModule,
    "bot": BotModule,
    "position": PositionModule,
}
