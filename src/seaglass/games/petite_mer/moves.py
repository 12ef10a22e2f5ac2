"""Decisions: one number each in the engine, one name each outside.

- `lay 17 north`: a tile next to one's boat, which sails onto it
- `drop 17 north`: discard a tile and sail one step
- `sail north`: sail one step for a token
- `swap 17 for 23`: offer one's tile 17 for a colleague's tile 23
- `accept`, `decline`: the answer
- `end`: the turn ends; `keep 17`: alone, it ends and this tile stays
- `draw 17`: chance draws a tile from the pile
"""

from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import State
from seaglass.games.petite_mer.tiles import TILES

SIDE_NAMES = ("north", "east", "south", "west")

LAY = 0
DROP = LAY + 4 * TILES
SAIL = DROP + 4 * TILES
SWAP = SAIL + 4
ACCEPT = SWAP + TILES * TILES
DECLINE = ACCEPT + 1
END = DECLINE + 1
KEEP = END + 1
DRAW_TILE = KEEP + TILES
COUNT = DRAW_TILE + TILES

_NUMBERED = range(1, TILES + 1)
_NAMES = (
    *(f"lay {tile} {side}" for tile in _NUMBERED for side in SIDE_NAMES),
    *(f"drop {tile} {side}" for tile in _NUMBERED for side in SIDE_NAMES),
    *(f"sail {side}" for side in SIDE_NAMES),
    *(f"swap {mine} for {theirs}" for mine in _NUMBERED for theirs in _NUMBERED),
    "accept",
    "decline",
    "end",
    *(f"keep {tile}" for tile in _NUMBERED),
    *(f"draw {tile}" for tile in _NUMBERED),
)
_NUMBERS = {name: number for number, name in enumerate(_NAMES)}


def name(decision: int) -> str:
    return _NAMES[decision]


def number(move: str) -> int:
    """The decision of this name; white space and capitals do not matter."""
    return _NUMBERS[" ".join(move.lower().split())]


def hidden(s: State, seat: int, decision: int) -> bool:
    """Everything is decided in the open."""
    return False


def refuse(s: State, seat: int, decision: int) -> Refusal:
    """Why this seat may not take this decision now, with the clause."""
    from seaglass.games.petite_mer import refusals

    return refusals.reason(s, seat, decision)
