"""A game is checked when it loads: what is missing or misspelt is said in one sentence.

Only what takes no time; `seaglass check` proves the rest.
"""

import inspect
import re
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import numpy as np

from seaglass.engine.contract import (
    MODULES,
    CabinBoySettings,
    FindTurns,
    PlayTurn,
    SearchSettings,
    Unit,
    ValueUnit,
    WholeTurns,
)
from seaglass.engine.fault import Fault
from seaglass.engine.game import VERSION_FIELD, Game
from seaglass.engine.rule import MAX_SEATS
from seaglass.engine.spelling import closest
from seaglass.engine.visibility import Part
from seaglass.locales import LANGUAGES

# A message of a catalogue: its key, and what is said, down to the next one.
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)


def check(game: Game) -> None:
    """Raise the first fault of a game."""
    check_modules(game)
    check_numbers(game)
    check_bot(game)
    check_fields(game)
    check_beginning(game)
    check_words(game)


def reason(wrong: Exception, folder: Path) -> str:
    """Why a game cannot be loaded: a fault as it says itself, anything else with its file and line."""
    if isinstance(wrong, Fault):
        return f"{str(wrong).rstrip('.')}."
    said = f"{type(wrong).__name__}: {wrong}"
    if isinstance(wrong, SyntaxError) and wrong.filename:
        return f"{Path(wrong.filename).name}, line {wrong.lineno}: {type(wrong).__name__}: {wrong.msg}."
    for frame in reversed(traceback.extract_tb(wrong.__traceback__)):
        if Path(frame.filename).is_relative_to(folder):
            return f"{Path(frame.filename).relative_to(folder)}, line {frame.lineno}: {said}."
    return f"{said}."


def check_modules(game: Game) -> None:
    """Every function and number of the contract is there, and takes what it is given."""
    for name, kind in MODULES.items():
        module = getattr(game, name)
        file = Path(module.__file__ or name)
        where = f"{file.parent.name}/__init__.py" if file.stem == "__init__" else file.name
        for member, promised in vars(kind).items():
            if member.startswith("_"):
                continue
            given = getattr(module, member, None)
            if given is None:
                like = closest(member, [n for n in vars(module) if not n.startswith("_")])
                raise Fault(f"{where} has no {member}" + (f"; {like} is there" if like else ""))
            if inspect.isfunction(promised):
                _check_call(given, f"{where}: {member}", promised)


def _check_call(function: object, what: str, promised: Callable[..., object]) -> None:
    """A function takes what the method of the contract takes."""
    if not callable(function):
        raise Fault(f"{what} is not a function")
    given = list(inspect.signature(promised).parameters)[1:]
    try:
        inspect.signature(function).bind(*given)
    except TypeError:
        takes = ", ".join(inspect.signature(function).parameters)
        raise Fault(f"{what}({takes}) must take ({', '.join(given)})") from None


def check_numbers(game: Game) -> None:
    if game.name != game.folder.name:
        raise Fault(f"the name {game.name} is not that of its folder, {game.folder.name}")
    if not game.seats or not 1 <= game.seats[0] <= game.seats[-1] <= MAX_SEATS:
        raise Fault(f"seats must be a range within 1 to {MAX_SEATS}, not {game.seats}")
    if not game.rules_versions or min(game.rules_versions) < 1:
        raise Fault(f"rules_versions must be a range from 1 on, not {game.rules_versions}")
    numbers: tuple[tuple[str, object], ...] = (
        ("COUNT in moves.py", game.moves.COUNT),
        ("most_legal", game.most_legal),
        ("FEATURES in belief.py", game.belief.FEATURES),
    )
    for what, number in numbers:
        if not isinstance(number, int) or number < 1:
            raise Fault(f"{what} must be a number above 0, not {number!r}")
    for decision in (0, game.moves.COUNT - 1):
        _check_name(game, decision)


def _check_name(game: Game, decision: int) -> None:
    """The first and the last decision have names that are read again: COUNT is not too large."""
    try:
        name = game.moves.name(decision)
        again = game.moves.number(name)
    except (LookupError, ValueError) as wrong:
        many = game.moves.COUNT
        raise Fault(f"moves.py: COUNT is {many}, but {decision} has no name: {wrong!r}") from wrong
    if again != decision:
        raise Fault(f"moves.py: the name of {decision} is {name!r}, and the number of that is {again}")


def check_bot(game: Game) -> None:
    """The settings of the bots have their names, and are within their bounds."""
    search, cabin_boy, unit = game.bot.SEARCH, game.bot.CABIN_BOY, game.bot.VALUE_UNIT
    for name, given, kind in (
        ("SEARCH", search, SearchSettings),
        ("CABIN_BOY", cabin_boy, CabinBoySettings),
        ("VALUE_UNIT", unit, ValueUnit),
    ):
        if not isinstance(given, kind):
            raise Fault(f"bot.py: {name} must be {kind.__name__}({', '.join(kind._fields)}), not {given!r}")
    numbers: tuple[tuple[str, object, str], ...] = (
        ("exploration of SEARCH", search.exploration, "from 0"),
        ("untried_penalty of SEARCH", search.untried_penalty, "from 0"),
        ("prior_temperature of SEARCH", search.prior_temperature, "above 0"),
        ("playout_noise of SEARCH", search.playout_noise, "from 0"),
        ("overlooked of CABIN_BOY", cabin_boy.overlooked, "from 0 to 1"),
        ("misjudgement of CABIN_BOY", cabin_boy.misjudgement, "from 0"),
        ("scale of VALUE_UNIT", unit.scale, "above 0"),
    )
    for what, number, bounds in numbers:
        if not isinstance(number, int | float) or not _BOUNDS[bounds](number):
            raise Fault(f"bot.py: {what} must be a number {bounds}, not {number!r}")
    if unit.unit not in get_args(Unit):
        units = " or ".join(get_args(Unit))
        raise Fault(f"bot.py: the unit of VALUE_UNIT must be {units}, not {unit.unit!r}")
    if game.whole_turns is not None:
        _check_whole_turns(game.whole_turns)


_BOUNDS: dict[str, Callable[[float], bool]] = {
    "from 0": lambda number: number >= 0,
    "above 0": lambda number: number > 0,
    "from 0 to 1": lambda number: 0 <= number <= 1,
}


def _check_whole_turns(given: object) -> None:
    if not isinstance(given, WholeTurns):
        raise Fault(f"whole_turns must be WholeTurns(find, play, compared), not {given!r}")
    _check_call(given.find, "whole_turns: find", FindTurns.__call__)
    _check_call(given.play, "whole_turns: play", PlayTurn.__call__)
    compared: object = given.compared
    if not isinstance(compared, int) or compared < 1:
        raise Fault(f"whole_turns: compared must be a number above 0, not {compared!r}")


def check_fields(game: Game) -> None:
    """Whatever names a field of the record names one that is there."""
    names = game.state.names
    for field, (kind, *_) in game.state.fields.items():
        if field in dir(np.record):
            raise Fault(f"state.py: a field must not be called {field}, an attribute of NumPy's records")
        if kind.base.kind not in "if":
            raise Fault(f"state.py: the field {field} must be a signed integer or a float")
    parts = [*game.view.FOR_ALL, *game.view.FOR_SEAT]
    for part in parts:
        if not isinstance(part, Part):
            raise Fault(f"view.py: {getattr(part, '__name__', part)} is not marked @part(...)")
    said = [
        ("open_fields", game.open_fields),
        *((f"view.py: the part {part.make.__name__}", part.reads) for part in parts),
        ("an option", [option.name for option in game.options]),
        ("every game", ["seats"]),
        *([("rules_versions", [VERSION_FIELD])] if len(game.rules_versions) > 1 else []),
    ]
    for where, fields in said:
        for field in fields:
            if field not in names:
                like = closest(field, names)
                raise Fault(
                    f"{where} names a field {field}, which is not in the state"
                    + (f"; perhaps {like} is meant" if like else "")
                )


def check_beginning(game: Game) -> None:
    """A state can be set up and written down, and FIELDS names what is written."""
    state = game.set_up(game.seats[0])
    written = game.position.write(state)
    if unknown := [name for name in written if name not in game.position.FIELDS]:
        raise Fault(f"position.py: write says {unknown[0]}, which is not in FIELDS")


def check_words(game: Game) -> None:
    """Title, blurb and options have words: in every language, or in English while it is not released."""
    wanted = [f"{game.name}-title", f"{game.name}-blurb"]
    for option in game.options:
        key = f"{game.name}-option-{option.name}"
        wanted += [key, f"{key}-hint"]
        wanted += [f"{key}-{value}{end}" for value in option.values for end in ("", "-hint")]
    for lang in LANGUAGES if game.released else ("en",):
        for file in (game.folder / f"messages.{lang}.ftl", game.folder / f"rules.{lang}.md"):
            if not file.is_file():
                raise Fault(f"there is no {file.name}")
        said = messages_in(game.folder / f"messages.{lang}.ftl")
        if missing := [key for key in wanted if key not in said]:
            raise Fault(f"messages.{lang}.ftl has no words for {', '.join(missing)}")


def messages_in(catalogue: Path) -> dict[str, str]:
    """The messages of a Fluent file, as they are written, by their keys."""
    return dict(_MESSAGE.findall(catalogue.read_text(encoding="utf-8")))
