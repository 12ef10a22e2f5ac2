"""The sea: what lies on it, what lies next to what, and where a tile fits."""

from seaglass.engine.rule import State, rule
from seaglass.games.mermaid_rain.components import MOST_SITES, MOST_TILE
from seaglass.games.mermaid_rain.hexes import (
    EMPTY,
    NOWHERE,
    HexSet,
    back,
    both,
    either,
    is_in,
    next_to,
    none,
    without,
)
from seaglass.games.mermaid_rain.state import ANY, START


@rule
def shape_of(kind: int) -> int:
    return int(kind) >> 3


@rule
def symbol_of(kind: int) -> int:
    return (int(kind) >> 1) & 3


@rule
def is_dark(kind: int) -> bool:
    return int(kind) & 1 == 1


@rule
def tile_at(s: State, h: int) -> int:
    """The number of the tile that begins at a hex; NOWHERE if none does."""
    for tile in range(s.surf):
        if s.surf_hex[tile] == h:
            return tile
    return NOWHERE


@rule
def site_at(s: State, h: int) -> int:
    """The number of the start or treasure space on a hex; NOWHERE if there is none."""
    for site in range(MOST_SITES):
        if s.site_hex[site] == h:
            return site
        if s.site_hex[site] == NOWHERE:
            return NOWHERE
    return NOWHERE


@rule
def symbol_of_site(s: State, site: int) -> int:
    """The card that enters a site: any for a start space.  [7.4, 7.6]"""
    return ANY if s.site_kind[site] == START else int(s.opened_by[s.site_kind[site]])


@rule
def symbol_at(s: State, h: int) -> int:
    """The symbol of a place.  [7.4–7.6]"""
    tile = tile_at(s, h)
    if tile != NOWHERE:
        return symbol_of(s.surf_kind[tile])
    return symbol_of_site(s, site_at(s, h))


@rule
def tile_hex(s: State, tile: int, i: int) -> int:
    """The i-th hex of a tile in the sea; NOWHERE past the last."""
    if i == 0:
        return int(s.surf_hex[tile])
    step = int(s.spread[shape_of(s.surf_kind[tile]), s.surf_way[tile], i - 1])
    return int(s.surf_hex[tile]) + step if step != 0 else NOWHERE


@rule
def shore(s: State, h: int) -> HexSet:
    """All hexes next to a place.  [7.2, 7.3]"""
    around = next_to(h)
    tile = tile_at(s, h)
    if tile != NOWHERE:
        for i in range(1, MOST_TILE):
            other = tile_hex(s, tile, i)
            if other == NOWHERE:
                break
            around = either(around, next_to(other))
    return around


@rule
def tile_touches(s: State, tile: int, hexes: HexSet) -> bool:
    """Whether a hex of this tile is in the set."""
    for i in range(MOST_TILE):
        h = tile_hex(s, tile, i)
        if h == NOWHERE:
            return False
        if is_in(hexes, h):
            return True
    return False


@rule
def bare_ocean(s: State) -> HexSet:
    """The ocean hexes without a tile.  [6.3, 6.4]"""
    bare = (int(s.ocean[0]), int(s.ocean[1]), int(s.ocean[2]), int(s.ocean[3]))
    for tile in range(s.surf):
        for i in range(MOST_TILE):
            h = tile_hex(s, tile, i)
            if h == NOWHERE:
                break
            bare = without(bare, h)
    return bare


@rule
def fitting(s: State, bare: HexSet, shape: int, way: int) -> HexSet:
    """The hexes at which a tile of this shape can begin, turned this way.  [6.3–6.6]"""
    fits = bare
    for i in range(MOST_TILE - 1):
        step = int(s.spread[shape, way, i])
        if step == 0:
            break
        fits = both(fits, back(bare, step))
    return fits


@rule
def fitting_any_way(s: State, bare: HexSet, shape: int) -> HexSet:
    fits = EMPTY
    for way in range(s.ways[shape]):
        fits = either(fits, fitting(s, bare, shape, way))
    return fits


@rule
def fits_somewhere(s: State, bare: HexSet, shape: int) -> bool:
    for way in range(s.ways[shape]):
        if not none(fitting(s, bare, shape, way)):
            return True
    return False
