"""The whole state of Sirens in Sight, field by field, with who may see it (`hide` in belief.py).

A card is known by its kind: kind 0 is the lowest value, −4, and kind 14 the highest, 10. Equal cards are the
same to everybody, so hands and piles are counts. A side of the ship has the number of the seat it belongs to;
a place is one side of one section, `2 * section + side`; a berth is one of the five of a place,
`5 * place + i`. How cards are packed into a number is told in `cards.py`.
"""

import tomllib
from pathlib import Path

import numpy as np

FILE = Path(__file__).with_name("components.toml")
_DATA = tomllib.loads(FILE.read_text(encoding="utf-8"))

SIDES = 2
LOWEST: int = _DATA["jellyfish"]["lowest"]
HIGHEST: int = _DATA["songs"]["highest"]
KINDS = HIGHEST - LOWEST + 1


def _each(kind: int) -> int:
    value = kind + LOWEST
    return sum(
        g["each"] for g in (_DATA["songs"], _DATA["jellyfish"]) if g["lowest"] <= value <= g["highest"]
    )


EACH = tuple(_each(kind) for kind in range(KINDS))  # how often each kind is in the box
CARDS = sum(EACH)
SYMBOLS: tuple[str, ...] = tuple(_DATA["sets"]["symbols"])
FOOTSTEPS = sum(
    1 << (value - LOWEST) for value in _DATA["footsteps"]["values"]
)  # set of the kinds that move the crew
RESISTANCE: tuple[int, ...] = tuple(_DATA["sections"]["resistance"])
SECTIONS = len(RESISTANCE)
PLACES = SIDES * SECTIONS
CREW_START: tuple[int, ...] = tuple(RESISTANCE.index(value) for value in _DATA["sections"]["crew"])
BERTHS: int = _DATA["sides"]["berths"]
MUG_ADDS: int = _DATA["mugs"]["adds"]
HAND: int = _DATA["hand"]["cards"]
GOAL: int = _DATA["goal"]["points"]

CAPTAIN, MATE = 0, 1
CREW = ("captain", "mate")

BACK = KINDS  # in a hand: a card that this reader has not seen
NONE = -1
EMPTY = 0  # a berth without a card; a card lies there as its kind + 1
IN_PLAY, TAKEN, GONE = 0, 1, 3  # a section's fate; TAKEN + seat: taken by that seat; GONE: out of the game
WITH = SECTIONS  # a crew member that is not on a section: WITH + seat, or
LOST = WITH + SIDES  # out of the game
HELD = PLACES * BERTHS  # an octopus or a mug in front of its owner
SPENT = HELD + 1  # a mug out of the game

# What happens next.
LOT, FIRST, DEAL, OPENING, TURN, CARRY, WALK, SCORE, DRAW, LAST, OVER = range(11)
PHASES = ("lot", "first", "deal", "opening", "turn", "carry", "walk", "score", "draw", "last", "over")

i1, i4, i8 = np.int8, np.int32, np.int64

_FIELDS = [
    # open to all
    ("row", i8, PLACES),  # the cards at each place
    # open to all: the cards of a pile, and of the hands drawn from it, that nobody has laid yet
    ("unlaid", i8, SIDES),
    # its own seat alone; how many there are, all
    ("hand", i8, SIDES),
    # nobody knows the order; of one's own set, its seat knows the cards. Without sets, all draw from pile[0]
    ("pile", i8, SIDES),
    # open to all
    ("footsteps", i8),  # set of the kinds that make the crew walk: of the box in use
    ("turns", i4),  # turns begun so far
    ("seats", i1),
    ("tactics", i1),  # option: each seat plays its own set
    ("phase", i1),
    ("turn", i1),  # the seat whose turn it is
    ("passed", i1),  # passes in a row
    ("section", i1),  # the section that may fall, where a card has been laid; NONE when that is settled
    ("side", i1),  # the side of it on which the card lies
    ("left", i1),  # the section the octopus took the card from; NONE if the card came from the hand
    ("lifted", i1),  # the berth of the card in the octopus's arms, or NONE
    ("fate", i1, SECTIONS),
    ("crew", i1, len(CREW)),  # the section each stands on, WITH + seat, LOST; NONE before they come aboard
    ("mug", i1, SIDES),  # the section it stands on, HELD or SPENT
    ("octopus", i1, SIDES),  # the berth it lies on, or HELD
]

OPEN_FIELDS = (
    "row",
    "unlaid",
    "footsteps",
    "turns",
    "seats",
    "tactics",
    "phase",
    "turn",
    "passed",
    "section",
    "side",
    "left",
    "lifted",
    "fate",
    "crew",
    "mug",
    "octopus",
)

# The widest first, and a multiple of eight bytes in all: aligned without gaps, so that bytes can be compared.
STATE = np.dtype((np.record, _FIELDS))
