"""The registry is the folder: every package in `seaglass.games` that gives a `GAME`."""

import importlib
import logging
import os
from functools import cache
from pathlib import Path

import seaglass.games
from seaglass.engine import loading
from seaglass.engine.fault import Fault
from seaglass.engine.game import Game
from seaglass.engine.refusal import Refusal
from seaglass.engine.spelling import closest

logger = logging.getLogger(__name__)


def folders() -> dict[str, Path]:
    """The folder of every game that has code, by name."""
    found = [file.parent for home in seaglass.games.__path__ for file in Path(home).glob("*/__init__.py")]
    return {folder.name: folder for folder in sorted(found, key=lambda folder: folder.name)}


def games() -> dict[str, Game]:
    """All games that can be played, by name."""
    return _loaded()[0]


def broken() -> dict[str, str]:
    """Games that cannot be played, by name, each with the reason in one sentence."""
    return _loaded()[1]


@cache
def _loaded() -> tuple[dict[str, Game], dict[str, str]]:
    whole: dict[str, Game] = {}
    wrong: dict[str, str] = {}
    for name, folder in folders().items():
        try:
            whole[name] = load(name)
        except Exception as fault:
            wrong[name] = loading.reason(fault, folder)
            debug = bool(os.environ.get("SEAGLASS_DEBUG"))
            logger.error("The game %s is left out: %s", name, wrong[name], exc_info=debug)
    return whole, wrong


def load(name: str) -> Game:
    """One game, checked; a fault is raised as it is."""
    module = importlib.import_module(f"seaglass.games.{name}")
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise Fault("__init__.py gives no GAME = Game(...)")
    loading.check(game)
    return game


def game_named(name: str) -> Game:
    """The game of this name; a misspelt one is refused with the likely one."""
    if name in games():
        return games()[name]
    if name in broken():
        raise Refusal("game-broken", game=name, reason=broken()[name])
    raise Refusal("game-unknown", game=name, suggestion=closest(name, games()) or ", ".join(games()))
