"""The riding phase: a start space, laying tiles, moving; one seat after another."""

from seaglass.engine.bits import lowest, without_lowest
from seaglass.engine.rule import Ints, State, rule
from seaglass.games.mermaid_rain.components import CARDS, MOST_SITES
from seaglass.games.mermaid_rain.hexes import NOWHERE, WORD, WORDS, is_in
from seaglass.games.mermaid_rain.moves import AT, DONE, GO, LAY, PAY_WITH, SINGLES, WARP, WAY
from seaglass.games.mermaid_rain.rules.sea import (
    bare_ocean,
    fits_somewhere,
    fitting,
    fitting_any_way,
    shape_of,
    shore,
    site_at,
    symbol_at,
    symbol_of,
    symbol_of_site,
    tile_touches,
)
from seaglass.games.mermaid_rain.rules.treasure import enter
from seaglass.games.mermaid_rain.state import (
    ANY,
    CHOOSE_START,
    HELD,
    LAY_WHERE,
    NO_TILE,
    PAIRS,
    RAIN,
    RIDE,
    ROUNDS,
    SHOW,
    SINK,
    START,
)


@rule
def begin_riding(s: State, turn: int) -> None:
    """The next in the order of the melds rides, or the round is over.  [6.1, 6.2]"""
    s.moved = 0
    s.warped = 0
    s.entered = 0
    if turn == s.seats:
        s.turn = 0
        s.phase = SHOW if s.round_no + 1 == ROUNDS else SINK
        return
    s.turn = turn
    s.phase = CHOOSE_START if s.round_no == 0 else RIDE


# --- start spaces ---


@rule
def is_free(s: State, h: int) -> bool:
    for seat in range(s.seats):
        if s.where[seat] == h:
            return False
    return True


@rule
def free_starts(s: State, block: int, out: Ints) -> int:
    """The start spaces without a mermaid.  [6.2, 9.3]"""
    n = 0
    for site in range(MOST_SITES):
        h = int(s.site_hex[site])
        if h == NOWHERE:
            break
        if s.site_kind[site] == START and is_free(s, h):
            out[n] = block + h
            n += 1
    return n


@rule
def start_at(s: State, seat: int, h: int) -> None:
    s.where[seat] = h
    s.phase = RIDE


# --- what one may do in a turn ---


@rule
def rides(s: State, seat: int, out: Ints) -> int:
    """Lay a tile, warp, go, or be done.  [6.7, 6.8, 7.1, 7.11]"""
    n = 0
    if s.moved == 0:
        n = tiles_to_lay(s, seat, out, n)
        if s.meld[seat] == RAIN and s.warped == 0:
            n = warps(s, seat, out, n)
    n = moves_next(s, seat, out, n)
    out[n] = DONE
    return n + 1


# --- laying ---


@rule
def tiles_to_lay(s: State, seat: int, out: Ints, n: int) -> int:
    for i in range(HELD):
        kind = int(s.held[seat, i])
        if kind == NO_TILE or (i > 0 and kind == s.held[seat, 0]):
            continue
        if fits_somewhere(s, bare_ocean(s), shape_of(kind)):
            out[n] = LAY + kind
            n += 1
    return n


@rule
def lift_tile(s: State, seat: int, kind: int) -> None:
    s.lifted = 0 if s.held[seat, 0] == kind else 1
    s.phase = LAY_WHERE


@rule
def places_to_lay(s: State, seat: int, out: Ints) -> int:
    """Every hex at which the tile can begin.  [6.3–6.6]"""
    fits = fitting_any_way(s, bare_ocean(s), shape_of(s.held[seat, s.lifted]))
    n = 0
    for w in range(WORDS):
        hexes = fits[w]
        while hexes != 0:
            out[n] = AT + w * WORD + lowest(hexes)
            hexes = without_lowest(hexes)
            n += 1
    return n


@rule
def ways_to_lay(s: State, seat: int, out: Ints) -> int:
    """Every way the tile can lie there.  [6.3–6.6]"""
    shape = shape_of(s.held[seat, s.lifted])
    bare = bare_ocean(s)
    n = 0
    for way in range(s.ways[shape]):
        if is_in(fitting(s, bare, shape, way), int(s.aim)):
            out[n] = WAY + way
            n += 1
    return n


@rule
def lay_tile(s: State, seat: int, way: int) -> None:
    """The tile lies in the sea.  [6.3–6.6]"""
    s.surf_kind[s.surf] = s.held[seat, s.lifted]
    s.surf_hex[s.surf] = s.aim
    s.surf_way[s.surf] = way
    s.surf += 1
    s.held[seat, s.lifted] = NO_TILE
    s.lifted = 0
    s.aim = NOWHERE
    s.phase = RIDE


# --- moving ---


@rule
def can_pay(s: State, seat: int, symbol: int) -> bool:
    """One card that matches, or two that do not.  [7.4–7.8]"""
    held = int(s.hand[seat, 0]) + int(s.hand[seat, 1]) + int(s.hand[seat, 2])
    if symbol == ANY:
        return held > 0
    return held > 1 or s.hand[seat, symbol] > 0


@rule
def moves_next(s: State, seat: int, out: Ints, n: int) -> int:
    """The places next to the mermaid's that the hand can pay for.  [7.2, 7.3, 7.9, 7.10]"""
    here = int(s.where[seat])
    around = shore(s, here)
    for tile in range(s.surf):
        if s.surf_hex[tile] == here or not tile_touches(s, tile, around):
            continue
        if can_pay(s, seat, symbol_of(s.surf_kind[tile])):
            out[n] = GO + int(s.surf_hex[tile])
            n += 1
    for site in range(MOST_SITES):
        h = int(s.site_hex[site])
        if h == NOWHERE:
            break
        if is_in(around, h) and can_pay(s, seat, symbol_of_site(s, site)):
            out[n] = GO + h
            n += 1
    return n


@rule
def payments(s: State, seat: int, out: Ints) -> int:
    """The cards that pay for the place aimed at.  [7.4–7.8]"""
    symbol = symbol_at(s, int(s.aim))
    n = 0
    for card in range(len(CARDS)):
        if s.hand[seat, card] > 0 and (symbol == ANY or card == symbol):
            out[n] = PAY_WITH + card
            n += 1
    if symbol == ANY:
        return n
    for pair in range(len(PAIRS)):
        a = PAIRS[pair][0]
        b = PAIRS[pair][1]
        if a != symbol and b != symbol and s.hand[seat, a] > (1 if a == b else 0) and s.hand[seat, b] > 0:
            out[n] = PAY_WITH + SINGLES + pair
            n += 1
    return n


@rule
def pay_and_go(s: State, seat: int, payment: int) -> None:
    """The cards are discarded, the mermaid moves.  [7.1, 7.4–7.7]"""
    if payment < SINGLES:
        discard_card(s, seat, payment)
    else:
        discard_card(s, seat, PAIRS[payment - SINGLES][0])
        discard_card(s, seat, PAIRS[payment - SINGLES][1])
    s.moved = 1
    arrive(s, seat, int(s.aim))


@rule
def discard_card(s: State, seat: int, card: int) -> None:
    s.hand[seat, card] -= 1
    s.cards_held[seat] -= 1
    s.discard[card] += 1


@rule
def arrive(s: State, seat: int, h: int) -> None:
    s.where[seat] = h
    s.aim = NOWHERE
    s.phase = RIDE
    enter(s, site_at(s, h))


@rule
def warps(s: State, seat: int, out: Ints, n: int) -> int:
    """Every other place.  [7.11, 7.13]"""
    here = s.where[seat]
    for tile in range(s.surf):
        if s.surf_hex[tile] != here:
            out[n] = WARP + int(s.surf_hex[tile])
            n += 1
    for site in range(MOST_SITES):
        h = int(s.site_hex[site])
        if h == NOWHERE:
            break
        if h != here:
            out[n] = WARP + h
            n += 1
    return n


@rule
def warp_to(s: State, seat: int, h: int) -> None:
    s.warped = 1
    arrive(s, seat, h)
