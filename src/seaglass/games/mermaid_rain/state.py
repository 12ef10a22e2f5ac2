"""The whole state of Mermaid Rain, field by field, with who may see it (`hide` in belief.py).

A hex is a number (see hexes.py). A place is where a mermaid can be: a start, a treasure space, or a surf
tile; it is known by its first hex. The pieces of the box lie in the record too, so that a table with another
box plays by the same rules, interpreted and compiled.
"""

from typing import Any

import numpy as np

from seaglass.engine.rule import MAX_SEATS
from seaglass.games.mermaid_rain.components import (
    CARDS,
    KINDS,
    MOST_DOWN,
    MOST_SITES,
    SHAPES,
    TABLES,
    TILES_IN_ALL,
    TOKENS,
)

ROUNDS = 5
HAND = 7  # cards dealt to everyone each round
KEPT = 2  # cards kept from one round to the next
MOST_SHOWN = 5  # cards in a meld
HELD = 2  # tiles one seat can have: the chosen one and that of a Waltz
TOKEN_POINTS = 2  # for every token gained
MISSING_POINTS = 5  # lost for every type missing from the tribute

DOLPHIN, GULL, TURTLE, ANY = range(4)  # symbols; ANY is a mermaid tile or a start space
WRECK, ISLET, CAVE, START = range(4)  # sites
SCALE, PEARL, CRYSTAL, CORAL, SHELL = range(5)
CURVED, TRIANGULAR, LONG, SHORT = range(4)

# Melds from low to high.
OCTOPUS, DROP, MIST, WALTZ, TWIN, MARCH, SQUALL, RAIN = range(8)
MELDS = ("octopus", "drop", "mist", "waltz", "twin", "march", "squall", "rain")
MELD_POINTS = (0, 1, 4, 0, 6, 0, 7, 0)

#              1st 2nd 3rd 4th 5th 6th
RANK_POINTS = (12, 6, 4, 2, 0, 0)
MONOPOLY_POINTS = 3

# Cards two at a time, as the first two of a meld, kept, or paid for the deep sea.
PAIRS = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))

NOBODY = -1  # a token's owner: it still lies on its space
NO_TILE = -1
UNDRAWN = 0  # a face-down token nobody has looked at: what it is, chance decides when somebody does
EVERYBODY = 127  # set of all who can know a token: the seats, and bit 6 for spectators
STOPPED = 4  # in `choice`: the mermaid card
HIDDEN = -1  # in `choice` and `down_token`: something lies there, and this reader has not seen it

# What happens next.
PHASES = (
    "lay_out",  # chance lays tokens face up
    "first_dealer",  # chance
    "deal",  # chance
    "take_up",  # everyone takes up the cards dealt
    "undercurrents",  # chance
    "reveal_tiles",  # chance
    "meld",  # everybody at once
    "rank_melds",
    "choose_tile",  # in turn
    "march",  # chance draws a token
    "waltz",  # chance draws a tile
    "pass_prince",
    "start",  # in turn, round one only
    "ride",  # in turn: lay, warp, go, or be done
    "lay_where",
    "lay_way",
    "pay",
    "look",  # chance turns face-down tokens for the one who entered
    "take",
    "sink",
    "drift",  # in turn
    "keep",  # everybody at once
    "show",
    "tribute",
    "rank",
    "over",
)
(
    LAY_OUT,
    FIRST_DEALER,
    DEAL,
    TAKE_UP,
    UNDERCURRENT,
    REVEAL_TILES,
    MELD,
    RANK_MELDS,
    CHOOSE_TILE,
    DRAW_TOKEN,
    DRAW_TILE,
    PASS_PRINCE,
    CHOOSE_START,
    RIDE,
    LAY_WHERE,
    LAY_WAY,
    PAY,
    LOOK,
    TAKE,
    SINK,
    DRIFT,
    KEEP,
    SHOW,
    TRIBUTE,
    RANK,
    OVER,
) = range(len(PHASES))

i1, i2, i8 = np.int8, np.int16, np.int64

_OPEN: Any = [
    # the table
    ("seats", i1),
    ("mermaid_free", i1),  # option: the face-up tokens come from all tokens
    ("march_points", i1),  # option: 0 the token of an Ocean March brings points, 1 it does not
    ("phase", i1),
    ("round_no", i1),  # from 0
    ("dealer", i1),  # who has the Prince card
    ("order", i1, MAX_SEATS),  # seats by rank of their melds
    ("turn", i1),  # place in `order`
    ("points", i2, MAX_SEATS),  # before the tribute
    ("ranked", i1),  # how many types of treasure have been ranked at the end
    # the predicting phase
    ("shown", i1, (MAX_SEATS, len(CARDS))),  # cards of the melds
    ("stopped", i1),  # set of the seats that have shown their mermaid card
    ("meld", i1, MAX_SEATS),
    ("current", i1),  # undercurrents card of this round; -1: none yet
    ("currents_left", i2),  # set of the undercurrents cards in the pile
    ("due", i1, len(SHAPES)),  # tiles of each shape still to be revealed
    ("offer", i1, MAX_SEATS),  # kinds of the tiles face up; NO_TILE
    ("bonus_due", i1),  # whoever is choosing still has the effect of a March or a Waltz to come
    # the riding phase
    ("held", i1, (MAX_SEATS, HELD)),  # kinds of tiles not laid yet; NO_TILE
    ("lifted", i1),  # which of them is being laid
    ("aim", i2),  # the hex aimed at; the site being filled, the shape being drawn; NOWHERE
    ("moved", i1),  # whoever rides has moved, and lays no more tiles
    ("warped", i1),
    ("entered", i8),  # set of the sites entered in this turn
    ("where", i2, MAX_SEATS),  # the mermaid's place; NOWHERE
    ("surf", i1),  # how many tiles lie in the sea
    ("surf_kind", i1, TILES_IN_ALL),  # NO_TILE: no more
    ("surf_hex", i2, TILES_IN_ALL),  # its first hex
    ("surf_way", i1, TILES_IN_ALL),
    # how many cards lie where not everybody sees them
    ("cards_left", i1),  # in the pile
    ("cards_dealt", i1),  # and not taken up yet
    ("cards_held", i1, MAX_SEATS),
    ("cards_buried", i1, MAX_SEATS),  # put away face down since the last shuffle
    # piles; only counts exist, there is no order to peek at
    ("tile_pile", i1, KINDS),
    ("tile_discard", i1, KINDS),
    ("discard", i1, len(CARDS)),  # cards put away face up since the last shuffle
    # treasure
    ("up", i1, (MOST_SITES, len(TOKENS))),  # face-up tokens on each site
    ("treasure", i1, (MAX_SEATS, len(TOKENS))),  # open tokens of each seat
    ("down_owner", i1, MOST_DOWN),  # of each face-down token; NOBODY: it is on its space
    ("down_seen", i1, MOST_DOWN),  # set of those who know it
    # the box
    *TABLES,
]

_SECRET: Any = [
    # nobody, except by counting; to a reader, all pieces that it has not placed
    ("unseen", i1, len(TOKENS)),  # tokens of the pool and those not drawn yet
    ("pile", i1, len(CARDS)),
    # nobody
    ("dealt", i1, (MAX_SEATS, len(CARDS))),  # not taken up yet
    # those who have seen it
    ("down_token", i1, MOST_DOWN),  # place in TOKENS + 1; UNDRAWN, or HIDDEN
    # its own seat alone
    ("hand", i1, (MAX_SEATS, len(CARDS))),
    ("buried", i1, (MAX_SEATS, len(CARDS))),  # put away face down since the last shuffle
    # meld cards chosen and not shown: 1 + pair, 1 + card, or STOPPED; 0: none; HIDDEN
    ("choice", i1, MAX_SEATS),
]

OPEN_FIELDS: tuple[str, ...] = tuple(field[0] for field in _OPEN)
STATE = np.dtype((np.record, [*_OPEN, *_SECRET]))
