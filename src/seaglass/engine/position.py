"""Positions: a state as a small JSON document that people can write and edit."""

import json
from typing import Any

from seaglass.engine.document import Field, parse
from seaglass.engine.game import Game
from seaglass.engine.registry import game_named
from seaglass.engine.rule import State


def write(game: Game, state: State) -> dict[str, Any]:
    """The document of a state."""
    return {
        "game": game.name,
        "rules": game.rules_version_of(state),
        "seats": int(state.seats),
        "options": game.options_of(state),
        **game.position.write(state),
    }


def read(document: Field) -> tuple[Game, State]:
    """The game and the state of a document; a wrong one is refused with the field and the reason."""
    game = game_named(document["game"].text())
    version = rules_version(document)
    game.check_rules_version(version)
    seats = document["seats"].number(game.seats.start, game.seats.stop - 1)
    state = game.set_up(seats, document["options"].texts(), rules_version=version)
    document.only("game", "rules", "seats", "options", *game.position.FIELDS)
    game.position.read(document, state)
    return game, state


def rules_version(document: Field) -> int:
    """The version of the rules that a document was written under."""
    return document["rules"].number(1, 1_000_000)


def loads(text: str) -> tuple[Game, State]:
    document = parse(text)
    if not isinstance(document.value, dict):
        raise document.refuse("an object")
    return read(document)


def dumps(game: Game, state: State) -> str:
    """The document as text: short lists stay on one line."""
    return tidy(write(game, state)) + "\n"


def tidy(value: Any, indent: str = "", width: int = 110) -> str:
    """JSON laid out for reading: what fits on a line stays on it."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(flat) <= width or not isinstance(value, dict | list) or not value:
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        rows = [f"{json.dumps(k, ensure_ascii=False)}: {tidy(v, deeper, width)}" for k, v in value.items()]
        return "{\n" + ",\n".join(deeper + row for row in rows) + "\n" + indent + "}"
    return "[\n" + ",\n".join(deeper + tidy(v, deeper, width) for v in value) + "\n" + indent + "]"
