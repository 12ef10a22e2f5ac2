"""The whole state of Un mouton à la mer, field by field, with who may see it (`hide` in belief.py).

Weather card n is bit n - 1 of a set. A hand is known by the seat it was first dealt to: `deal[h]` is held by
seat h in the first round, by its left neighbour in the second, and so on.
"""

import tomllib
from pathlib import Path

import numpy as np

FILE = Path(__file__).with_name("components.toml")
_DATA = tomllib.loads(FILE.read_text(encoding="utf-8"))

MOST_SEATS = 5
ASIDE = MOST_SEATS  # the place in `deal` of the cards nobody has
CARDS: int = _DATA["weather"]["highest"]
HAND: int = _DATA["hand"]["cards"]
TRICKS = HAND
TIDES: int = _DATA["tides"]["highest"]
TIDES_EACH: tuple[int, ...] = tuple(_DATA["tides"]["each"])  # how many of each value
TIDE_CARDS = sum(TIDES_EACH)


def cards_in(ranges: list[list[int]]) -> int:
    """The set of the cards in these ranges, first and last included."""
    return sum(1 << (n - 1) for first, last in ranges for n in range(first, last + 1))


ALL_CARDS = (1 << CARDS) - 1
HALF_BUOYS = cards_in(_DATA["buoys"]["half"])
WHOLE_BUOYS = cards_in(_DATA["buoys"]["whole"])

SECRET, OPEN = 0, 1  # the option `cards`

# What happens next.
DEAL, ANNOUNCE, TURN_TIDES, CHOOSE, TAKE_LOWER, TAKE_OTHER, PAY, PUT_AWAY, SCORE, PASS, OVER = range(11)
PHASES = (
    "deal",
    "announce",
    "tides",
    "choose",
    "take_lower",
    "take_other",
    "pay",
    "put_away",
    "score",
    "pass",
    "over",
)

FACE_DOWN = -1  # in `played`: a card that this reader has not seen

i1, i8 = np.int8, np.int64

OPEN_FIELDS = (
    "seats",
    "cards",
    "chain_to_the_end",
    "half_buoys",
    "whole_buoys",
    "tides",
    "phase",
    "dealt",
    "round_no",
    "trick",
    "leader",
    "afloat",
    "paid",
    "sunk",
    "tide",
    "pile",
    "water",
    "buoys",
    "announced",
    "gone",
    "kept",
    "lowest",
    "under",
    "shown",
)

STATE = np.dtype(
    (
        np.record,
        [
            # open to all
            ("seats", i1),
            ("cards", i1),  # option: SECRET or OPEN
            ("chain_to_the_end", i1),  # option
            ("half_buoys", i8),  # set of the cards with half a buoy: of the box in use
            ("whole_buoys", i8),  # and with a whole one
            ("tides", i1, TIDES),  # how many tide cards of each value are in the box in use
            ("phase", i1),
            ("dealt", i1),  # how many cards chance has dealt
            ("round_no", i1),  # from 0
            ("trick", i1),  # from 0
            ("leader", i1),  # open cards: who plays first
            ("afloat", i1),  # set of the seats still in the round
            ("paid", i1),  # set of the seats that gave up a buoy in this trick
            ("sunk", i1),  # set of the seats that went under in this trick
            ("tide", i1, 2),  # tides in the middle, the lower first; 0: none
            ("pile", i1, TIDES),  # how many tide cards of each value are face down; only the counts exist
            ("water", i1, MOST_SEATS),  # 0: no tide yet
            ("buoys", i1, MOST_SEATS),
            ("announced", i1, MOST_SEATS),  # by dealt hand: the buoys on it
            ("gone", i8, MOST_SEATS),  # cards that a seat still in the round has laid open in it
            ("kept", i1, (MOST_SEATS, MOST_SEATS)),  # by round and seat: buoys left at its end
            ("lowest", i1, MOST_SEATS),  # by round: set of the seats with the lowest water
            ("under", i1, MOST_SEATS),  # by round: set of the seats that went under
            ("shown", i8, MOST_SEATS),  # by dealt hand: cards of it that everybody has seen, in any round
            # its own seat alone, until the reveal
            ("played", i1, MOST_SEATS),  # card lying in front; 0: none
            # its own seat alone
            ("hand", i8, MOST_SEATS),
            # those who have held the hand; the cards aside, nobody
            ("deal", i8, MOST_SEATS + 1),
        ],
    )
)
