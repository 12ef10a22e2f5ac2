"""The whole state of Petite Mer, field by field. Everything is open to all; the pile is a set without order.

A place on the chart is one number: headquarters is 0, one step east adds 1, one step south adds 65, all
modulo 2113. A chart of 64 connected tiles has width + height of at most 65, so no two places of it ever share
a number, however it grows.
"""

import numpy as np

from seaglass.games.petite_mer.tiles import HEADQUARTERS, MOST_SEATS, SLOTS

ROW = 65
PLACES = 2113
NOWHERE = -1

ASK, FREE = 0, 1  # the option `swaps`

# What happens next.
DEAL, TURN, ANSWER, DRAW, OVER = range(5)
PHASES = ("deal", "turn", "answer", "draw", "over")

MOST_OFFERS = MOST_SEATS * SLOTS  # for one tile of one's own

i1, i2, i8 = np.int8, np.int16, np.int64

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", i1),
            ("turbines", i1),  # option
            ("piers", i1),  # option
            ("swaps", i1),  # option: ASK or FREE
            ("phase", i1),
            ("turn", i1),  # whose turn it is
            ("tokens", i1),  # blue tokens of whoever's turn it is; all others have all of theirs
            ("swapped", i1),  # 1: this turn's swap is done
            ("offer", i1),  # 1 + the offer that waits for an answer; 0: none
            ("declined", i8),  # set of the offers declined in this turn
            ("pile", i8),  # set of the tiles in the pile
            ("hand", i1, (MOST_SEATS, SLOTS)),  # the tiles in front of each seat; 0: none
            ("boat", i2, MOST_SEATS),  # the place of each boat
            ("place", i2, HEADQUARTERS + 1),  # by tile: its place on the chart, or NOWHERE
            (
                "chart",
                i1,
                PLACES,
            ),  # by place: the tile there; 0: none. `place` the other way round, for speed
        ],
    )
)

OPEN_FIELDS: tuple[str, ...] = tuple(STATE.names or ())
