"""Decisions: one number each in the engine, one name each outside.

- `lay 17 north`: a tile next to one's boat, which sails onto it
- `drop 17 north`: discard a tile and sail one step
- `sail north`: sail one step for a token
- `swap 17 for 23`: offer one's tile 17 for a colleague's tile 23
- `accept`, `decline`: the answer
- `end`: the turn ends; `keep 17`: alone, it ends and this tile stays
- `draw 17`: chance draws a tile from the pile
"""

from seaglass.engine.move_names import ALONE, MoveNames
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import State
from seaglass.games.petite_mer.tiles import TILES

SIDE_NAMES = ("north", "east", "south", "west")

_TILES = range(1, TILES + 1)
_NAMES = MoveNames(
    ("lay", [f"{tile} {side}" for tile in _TILES for side in SIDE_NAMES]),
    ("drop", [f"{tile} {side}" for tile in _TILES for side in SIDE_NAMES]),
    ("sail", SIDE_NAMES),
    ("swap", [f"{mine} for {theirs}" for mine in _TILES for theirs in _TILES]),
    ("accept", ALONE),
    ("decline", ALONE),
    ("end", ALONE),
    ("keep", _TILES),
    ("draw", _TILES),
)
LAY, DROP, SAIL, SWAP, ACCEPT, DECLINE, END, KEEP, DRAW_TILE = _NAMES.firsts
COUNT = len(_NAMES)
name, number = _NAMES.name, _NAMES.number


def hidden(s: State, seat: int, decision: int) -> bool:
    """Everything is decided in the open."""
    return False


def refuse(s: State, seat: int, decision: int) -> Refusal:
    """Why this seat may not take this decision now, with the clause."""
    from seaglass.games.petite_mer import refusals

    return refusals.reason(s, seat, decision)
