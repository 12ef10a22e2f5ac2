"""A box of one's own: from a file, in a record and in a position."""

from typing import Any

import numpy as np

from seaglass.engine.document import Field
from seaglass.engine.rule import State
from seaglass.games.mermaid_rain import components, rules


def load(text: str, seats: int) -> dict[str, Any]:
    """The share of this number of seats in the box of a file's text."""
    return components.document(components.load(text).tables[seats], seats)


def set_up(s: State, box: Field) -> None:
    """This box for that of a state just set up."""
    rules.set_up_with(s, components.read(box, (int(s.seats),)))


def write(s: State) -> dict[str, Any] | None:
    """The box of a state; None: the standard one."""
    standard = s.copy()
    rules.set_up(standard)
    if all(np.array_equal(s[name], standard[name]) for name, *_ in components.TABLES):
        return None
    return components.document(s, int(s.seats))
