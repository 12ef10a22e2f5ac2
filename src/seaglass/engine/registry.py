"""The registry is the folder: every package in `seaglass.games` that gives a `GAME`."""

import importlib
from functools import cache
from pathlib import Path

import seaglass.games
from seaglass.engine.game import Game
from seaglass.engine.refusal import Refusal
from seaglass.engine.spelling import closest

FOLDER = Path(seaglass.games.__file__).parent


@cache
def games() -> dict[str, Game]:
    """All games that can be played, by name."""
    folders = sorted(f.parent.name for f in FOLDER.glob("*/__init__.py"))
    return {name: importlib.import_module(f"seaglass.games.{name}").GAME for name in folders}


@cache
def coming() -> tuple[str, ...]:
    """Games that have their words already, but no rules yet."""
    named = {f.parent.name for f in FOLDER.glob("*/messages.en.ftl")}
    return tuple(sorted(named - set(games())))


def game_named(name: str) -> Game:
    """The game of this name; a misspelt one is refused with the likely one."""
    if name in games():
        return games()[name]
    raise Refusal("game-unknown", game=name, suggestion=closest(name, games()) or ", ".join(games()))
