"""Laying tiles and sailing.  [4, 5]"""

from seaglass.engine.rule import Ints, State, rule
from seaglass.games.petite_mer.chart import beside, coasts, fits, is_land
from seaglass.games.petite_mer.moves import DROP, LAY, SAIL
from seaglass.games.petite_mer.rules.hands import part_with
from seaglass.games.petite_mer.tiles import SLOTS


@rule
def where_to_lay(s: State, seat: int, out: Ints, n: int) -> int:
    """Next to one's boat, across sea, matching all neighbours.  [4.1–4.4]"""
    boat = int(s.boat[seat])
    for side in range(4):
        place = beside(boat, side)
        if s.chart[place] != 0 or is_land(s.chart[boat], side):
            continue
        demanded = coasts(s.chart, place)
        for slot in range(SLOTS):
            tile = int(s.hand[seat, slot])
            if tile != 0 and fits(tile, demanded):
                out[n] = LAY + 4 * (tile - 1) + side
                n += 1
    return n


@rule
def lay_tile(s: State, seat: int, tile: int, side: int) -> None:
    """The tile is laid and the boat sails onto it, without a token.  [4.5]"""
    place = beside(s.boat[seat], side)
    part_with(s, seat, tile)
    s.chart[place] = tile
    s.place[tile] = place
    s.boat[seat] = place


@rule
def where_to_sail(s: State, seat: int, out: Ints, n: int) -> int:
    """To the next tile across sea, for a token or for a tile.  [5.1–5.3]"""
    boat = int(s.boat[seat])
    for side in range(4):
        if s.chart[beside(boat, side)] == 0 or is_land(s.chart[boat], side):
            continue
        if s.tokens > 0:
            out[n] = SAIL + side
            n += 1
        for slot in range(SLOTS):
            tile = int(s.hand[seat, slot])
            if tile != 0:
                out[n] = DROP + 4 * (tile - 1) + side
                n += 1
    return n


@rule
def sail(s: State, seat: int, side: int) -> None:
    s.boat[seat] = beside(s.boat[seat], side)
