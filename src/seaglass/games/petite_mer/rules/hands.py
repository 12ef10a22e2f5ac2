"""Tiles: which are in play, which lie in front of whom, and how they are drawn.  [2, 7]"""

from seaglass.engine.rule import State, rule
from seaglass.games.petite_mer.state import DEAL, MOST_OFFERS, NOWHERE
from seaglass.games.petite_mer.tiles import (
    BASE_TILES,
    HEADQUARTERS,
    PIER_TILES,
    SLOTS,
    TILES_EACH,
    TOKENS_EACH,
    TURBINE_TILES,
)


@rule
def set_up(s: State) -> None:
    """Headquarters with all boats on it, and a pile of the tiles in play.  [2.1–2.4]"""
    for tile in range(HEADQUARTERS + 1):
        s.place[tile] = NOWHERE
    s.place[HEADQUARTERS] = 0
    s.chart[0] = HEADQUARTERS
    s.pile = tiles_in_play(s)
    s.tokens = TOKENS_EACH[s.seats]
    s.phase = DEAL


@rule
def tiles_in_play(s: State) -> int:
    """The set of all tiles of this table.  [2.2, 9.1, 10.1]"""
    tiles = BASE_TILES
    if s.turbines == 1:
        tiles |= TURBINE_TILES
    if s.piers == 1:
        tiles |= PIER_TILES
    return tiles


@rule
def held(s: State, seat: int) -> int:
    """How many tiles lie in front of a seat."""
    n = 0
    for slot in range(SLOTS):
        if s.hand[seat, slot] != 0:
            n += 1
    return n


@rule
def slot_of(s: State, seat: int, tile: int) -> int:
    """Where a tile lies in front of a seat, or -1."""
    for slot in range(SLOTS):
        if s.hand[seat, slot] == tile:
            return slot
    return -1


@rule
def owner(s: State, tile: int) -> int:
    """In front of whom a tile lies, or -1."""
    for seat in range(s.seats):
        if slot_of(s, seat, tile) >= 0:
            return seat
    return -1


@rule
def part_with(s: State, seat: int, tile: int) -> None:
    """A tile leaves the seat, and with it all offers made with it."""
    slot = slot_of(s, seat, tile)
    s.hand[seat, slot] = 0
    s.declined = int(s.declined) & ~(((1 << MOST_OFFERS) - 1) << (slot * MOST_OFFERS))


@rule
def to_draw(s: State) -> int:
    """Who must draw a tile now, or -1.  [2.5, 7.2]"""
    if s.pile == 0:
        return -1
    for seat in range(s.seats):
        if held(s, seat) < TILES_EACH[s.seats]:
            return seat
    return -1


@rule
def draw_tile(s: State, tile: int) -> None:
    seat = to_draw(s)
    s.pile = int(s.pile) & ~(1 << (tile - 1))
    s.hand[seat, slot_of(s, seat, 0)] = tile
