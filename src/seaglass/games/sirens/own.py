"""A box of one's own: which cards carry footsteps. The other numbers are printed and must be as they are."""

from typing import Any

from seaglass.engine import bits, components
from seaglass.engine.document import Field
from seaglass.engine.rule import State
from seaglass.games.sirens.state import FILE, FOOTSTEPS, HIGHEST, LOWEST


def load(text: str, seats: int) -> dict[str, Any]:
    """The footsteps in the box of a file's text."""
    return components.load(text, _read_file)


def set_up(s: State, box: Field) -> None:
    """The footsteps of this document for those of a state just set up."""
    box.only("footsteps")
    s.footsteps = _footsteps(box["footsteps"])


def write(s: State) -> dict[str, Any] | None:
    """The footsteps of a state; None: the standard ones."""
    return None if s.footsteps == FOOTSTEPS else _document(int(s.footsteps))


def _read_file(box: Field) -> dict[str, Any]:
    components.read_printed(box, FILE, "footsteps")
    return _document(_footsteps(box["footsteps"]))


def _footsteps(field: Field) -> int:
    field.only("source", "values")
    return bits.of([value - LOWEST for value in field["values"].distinct(LOWEST, HIGHEST)])


def _document(kinds: int) -> dict[str, Any]:
    return {"footsteps": {"values": [kind + LOWEST for kind in bits.members(kinds)]}}
