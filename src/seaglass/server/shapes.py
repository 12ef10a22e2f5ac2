"""The typed dictionaries of the engine and the games, as pydantic and the schema read them."""

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import typing_extensions
from pydantic import TypeAdapter

from seaglass.engine import games

REF = "#/components/schemas/"
_TYPED_DICT: Any = typing_extensions.TypedDict


def twin(shape: Any) -> Any:
    """The same type, each TypedDict rebuilt: before Python 3.12 pydantic cannot read those of `typing`."""
    if is_typeddict(shape):
        hints = get_type_hints(shape, include_extras=True)
        fields = {name: twin(hint) for name, hint in hints.items()}
        rebuilt = _TYPED_DICT(shape.__name__, fields, total=shape.__total__)
        rebuilt.__doc__ = shape.__doc__
        return rebuilt
    origin = get_origin(shape)
    if origin is None or origin is Literal:
        return shape
    inner = tuple(twin(part) for part in get_args(shape))
    return Union[inner] if origin in (Union, types.UnionType) else origin[inner]  # noqa: UP007


def schema(shape: Any, prefix: str = "") -> tuple[dict[str, Any], dict[str, Any]]:
    """The JSON schema of a type, and those of the types it names, each name with this prefix."""
    whole = TypeAdapter(twin(shape)).json_schema(mode="serialization", ref_template=f"{REF}{prefix}{{model}}")
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
        view, named = schema(game.view.View, camel(name))
        yield f"{camel(name)}View", view
        yield from named.items()
