"""The whole state of Reef, field by field. Card n is bit n - 1 of a set."""

from typing import Any

import numpy as np

MOST_SEATS = 4
CARDS = 15
HAND = 3  # cards dealt to everybody each round
ROUNDS = 2
ALL_CARDS = (1 << CARDS) - 1

# What happens next.
PHASES = ("deal", "play", "take", "over")
DEAL, PLAY, TAKE, OVER = range(len(PHASES))

i1, i8 = np.int8, np.int64

_OPEN: list[Any] = [
    ("seats", i1),
    ("phase", i1),
    ("round_no", i1),  # from 0
    ("turn", i1),  # the seat that plays next
    ("held", i1, MOST_SEATS),  # how many cards each seat holds
    ("played", i1, MOST_SEATS),  # the card in front of each seat; 0: none
    ("gone", i8),  # set of the cards that have been played in this round
    ("pearls", i1, MOST_SEATS),
]
_SECRET: list[Any] = [
    ("hand", i8, MOST_SEATS),  # its own seat alone
]

OPEN_FIELDS: tuple[str, ...] = tuple(field[0] for field in _OPEN)
STATE = np.dtype((np.record, [*_OPEN, *_SECRET]))
