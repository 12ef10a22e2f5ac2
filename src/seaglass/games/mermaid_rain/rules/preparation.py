"""Setting up: the box, the tokens in the sea, the first dealer."""

import numpy as np

from seaglass.engine.rule import MAX_SEATS, Ints, State, rule
from seaglass.games.mermaid_rain.components import (
    MOST_DOWN,
    MOST_SITES,
    TABLES,
    TILES_IN_ALL,
    TOKENS,
    UNDERCURRENTS,
    Box,
    standard,
)
from seaglass.games.mermaid_rain.hexes import NOWHERE
from seaglass.games.mermaid_rain.moves import DEALER, TOKEN
from seaglass.games.mermaid_rain.rules.predicting import total
from seaglass.games.mermaid_rain.state import DEAL, FIRST_DEALER, HELD, LAY_OUT, NO_TILE, NOBODY

_FEWEST = 3
_STANDARD = standard()


def _by_seats(name: str) -> np.ndarray:
    """A table of the standard box, by number of players from three on."""
    return np.ascontiguousarray([table[name] for table in _STANDARD.tables.values()])


_OCEAN, _ROCKS = _by_seats("ocean"), _by_seats("rocks")
_SITE_HEX, _SITE_KIND = _by_seats("site_hex"), _by_seats("site_kind")
_UP_DUE, _DOWN_AT = _by_seats("up_due"), _by_seats("down_at")
_OPENED_BY, _DECK = _by_seats("opened_by"), _by_seats("deck")
_TOKENS, _FACE_UP = _by_seats("tokens"), _by_seats("face_up")
_TILES, _WAYS, _SPREAD = _by_seats("tiles"), _by_seats("ways"), _by_seats("spread")
_CURRENTS = _by_seats("currents")


@rule
def set_up(s: State) -> None:
    """The standard box for this number of players, before anything is drawn.  [2.1, 2.2]"""
    n = s.seats - _FEWEST
    s.ocean[:] = _OCEAN[n]
    s.rocks[:] = _ROCKS[n]
    s.site_hex[:] = _SITE_HEX[n]
    s.site_kind[:] = _SITE_KIND[n]
    s.up_due[:] = _UP_DUE[n]
    s.down_at[:] = _DOWN_AT[n]
    s.opened_by[:] = _OPENED_BY[n]
    s.deck[:] = _DECK[n]
    s.tokens[:] = _TOKENS[n]
    s.face_up[:] = _FACE_UP[n]
    s.tiles[:] = _TILES[n]
    s.ways[:] = _WAYS[n]
    s.spread[:] = _SPREAD[n]
    s.currents[:] = _CURRENTS[n]
    make_piles(s)


def set_up_with(s: State, box: Box) -> None:
    """The same with another box: a state that is set up, and nothing drawn yet."""
    for name, *_ in TABLES:
        s[name] = box.tables[int(s.seats)][name]
    make_piles(s)


@rule
def make_piles(s: State) -> None:
    """Everything in its pile, nobody in the sea.  [2.5–2.8]"""
    s.pile[:] = s.deck
    s.cards_left = total(s.deck)
    s.unseen[:] = s.tokens
    s.tile_pile[:] = s.tiles
    s.currents_left = (1 << UNDERCURRENTS) - 1
    s.current = -1
    for i in range(MAX_SEATS):
        s.where[i] = NOWHERE
        s.offer[i] = NO_TILE
        for j in range(HELD):
            s.held[i, j] = NO_TILE
    for i in range(TILES_IN_ALL):
        s.surf_kind[i] = NO_TILE
        s.surf_hex[i] = NOWHERE
    for i in range(MOST_DOWN):
        s.down_owner[i] = NOBODY
    s.aim = first_site_to_fill(s, 0)
    s.phase = LAY_OUT if s.aim != NOWHERE else FIRST_DEALER


@rule
def first_site_to_fill(s: State, site: int) -> int:
    """The first site from this one on that gets face-up tokens; NOWHERE: all have theirs."""
    while site < MOST_SITES:
        if s.up_due[site] > 0:
            return site
        site += 1
    return NOWHERE


@rule
def tokens_to_lay_out(s: State, out: Ints, weights: Ints) -> int:
    """What the next face-up token may be: of the printed set, or of all tokens.  [2.3, 11.1]"""
    n = 0
    for token in range(len(TOKENS)):
        left = int(s.unseen[token])
        if s.mermaid_free == 0:
            left -= int(s.tokens[token]) - int(s.face_up[token])
        if left > 0:
            out[n] = TOKEN + token
            weights[n] = left
            n += 1
    return n


@rule
def lay_out_token(s: State, token: int) -> None:
    """Face up on the next space that still lacks one.  [2.3]"""
    site = int(s.aim)
    s.unseen[token] -= 1
    s.up[site, token] += 1
    lying = 0
    for t in range(len(TOKENS)):
        lying += s.up[site, t]
    if lying == s.up_due[site]:
        s.aim = first_site_to_fill(s, site + 1)
        if s.aim == NOWHERE:
            s.phase = FIRST_DEALER


@rule
def dealers(s: State, out: Ints, weights: Ints) -> int:
    """Anybody, by lot.  [2.9]"""
    for seat in range(s.seats):
        out[seat] = DEALER + seat
        weights[seat] = 1
    return int(s.seats)


@rule
def give_prince(s: State, seat: int) -> None:
    s.dealer = seat
    s.phase = DEAL
