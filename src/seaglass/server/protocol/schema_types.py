"""JSON schemas of the views of all games."""

from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from seaglass.engine import games

REF = "#/components/schemas/"


def schema(
    shape: Any, mode: JsonSchemaMode = "serialization", prefix: str = ""
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The JSON schema of a type, and those of the types it names, each name with this prefix.

    What is read (`validation`) may leave out what has a default; what is sent has everything.
    """
    whole = TypeAdapter(shape).json_schema(mode=mode, ref_template=f"{REF}{prefix}{{model}}")
    named = whole.pop("$defs", {})
    return whole, {prefix + name: part for name, part in named.items()}


def camel(name: str) -> str:
    """`petite_mer` as a type's name: `PetiteMer`."""
    return "".join(word.capitalize() for word in name.split("_"))


def view_schemas() -> dict[str, Any]:
    """The views of all games, and `View`, any of them, told apart by `game`."""
    found = dict(_views())
    ref = {game: f"{REF}{camel(game)}View" for game in games()}
    found["View"] = {
        "title": "View",
        "description": "What one seat or a spectator may know of a match now.",
        "oneOf": [{"$ref": name} for name in ref.values()],
        "discriminator": {"propertyName": "game", "mapping": ref},
    }
    return found


def _views() -> Iterator[tuple[str, Any]]:
    for name, game in games().items():
        view, named = schema(game.view.View, prefix=camel(name))
        yield f"{camel(name)}View", view
        yield from named.items()
