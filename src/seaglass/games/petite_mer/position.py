"""A position as a document: the chart, the boats, the tiles in front of everybody, and the pile."""

from typing import Any

from seaglass.engine import bits
from seaglass.engine.document import Field
from seaglass.engine.rule import State
from seaglass.games.petite_mer import moves, rules
from seaglass.games.petite_mer.chart import COMPASS, beside, coasts, coordinates, fits, is_land
from seaglass.games.petite_mer.state import (
    ANSWER,
    DEAL,
    NOWHERE,
    OVER,
    PHASES,
    PLACES,
    ROW,
    TURN,
)
from seaglass.games.petite_mer.tiles import MOST_SEATS, SLOTS, TILES, TILES_EACH, TOKENS_EACH

FIELDS = ("phase", "turn", "tokens", "swapped", "offer", "declined", "hands", "boats", "chart", "pile")


def write(s: State) -> dict[str, Any]:
    at = coordinates(s)
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "tokens": int(s.tokens),
        "swapped": bool(s.swapped),
        "offer": _swap_named(s, int(s.offer) - 1) if s.offer > 0 else None,
        "declined": [_swap_named(s, offer) for offer in bits.members(s.declined)],
        "hands": [[int(tile) for tile in s.hand[seat, : TILES_EACH[s.seats]]] for seat in range(s.seats)],
        "boats": [list(at[int(place)]) for place in s.boat[: s.seats]],
        "chart": [
            [*at[int(s.place[tile])], tile] for tile in range(1, TILES + 1) if s.place[tile] != NOWHERE
        ],
        "pile": [tile + 1 for tile in bits.members(s.pile)],
    }


def _swap_named(s: State, offer: int) -> str:
    mine = s.hand[s.turn, offer // (SLOTS * MOST_SEATS)]
    theirs = s.hand[offer // SLOTS % MOST_SEATS, offer % SLOTS]
    return f"swap {mine} for {theirs}"


def read(document: Field, s: State) -> None:
    """Fill a state that is set up; anything that could not be on the table is refused."""
    s.phase = PHASES.index(document["phase"].one_of(*PHASES))
    s.turn = document["turn"].number(0, s.seats - 1)
    s.tokens = document["tokens"].number(0, int(TOKENS_EACH[s.seats]))
    s.swapped = int(document["swapped"].flag())
    if s.swapped and (s.seats == 1 or s.phase not in (TURN, OVER)):
        raise document["swapped"].refuse("false: a swap needs a colleague and a turn")
    s.pile = 0
    _read_chart(document, s)
    _read_boats(document["boats"], s)
    _read_hands(document, s)
    _read_swaps(document, s)
    _check(document, s)


def _read_chart(document: Field, s: State) -> None:
    """Tiles as [steps east, steps south, tile]; headquarters lies at [0, 0] and is not named."""
    lying: dict[tuple[int, int], tuple[int, Field]] = {}
    for entry in document["chart"].items():
        east, south, number = entry.items(3)
        tile = number.number(1, TILES)
        if not rules.tiles_in_play(s) >> (tile - 1) & 1:
            raise number.refuse("a tile of this table: its expansion is not in play")
        spot = (east.number(-TILES, TILES), south.number(-TILES, TILES))
        if spot in lying or spot == (0, 0):
            raise entry.refuse("a place where no other tile lies")
        if tile in [other for other, _ in lying.values()]:
            raise number.refuse("a tile that lies nowhere else")
        lying[spot] = (tile, entry)
    todo = [(0, 0)]
    for spot in todo:
        here = _place(*spot)
        for side, step in enumerate(COMPASS):
            next_spot = (spot[0] + step[0], spot[1] + step[1])
            if next_spot in lying and next_spot not in todo and not is_land(s.chart[here], side):
                tile, entry = lying[next_spot]
                if not fits(tile, coasts(s.chart, beside(here, side))):
                    raise entry.refuse("a tile whose edges match its neighbours")
                s.chart[beside(here, side)] = tile
                s.place[tile] = beside(here, side)
                todo.append(next_spot)
    for spot, (_, entry) in lying.items():
        if spot not in todo:
            raise entry.refuse("a tile that a boat can reach from headquarters")


def _place(east: int, south: int) -> int:
    return (east + ROW * south) % PLACES


def _read_boats(field: Field, s: State) -> None:
    known = {spot: place for place, spot in coordinates(s).items()}
    for seat, entry in enumerate(field.items(s.seats)):
        east, south = entry.items(2)
        spot = (east.number(-TILES, TILES), south.number(-TILES, TILES))
        if spot not in known:
            raise entry.refuse("the place of a tile")
        s.boat[seat] = known[spot]


def _read_hands(document: Field, s: State) -> None:
    """Tiles in front of each seat, 0 where there is none; then the pile."""
    used = [tile for tile in range(1, TILES + 1) if s.place[tile] != NOWHERE]
    each = int(TILES_EACH[s.seats])
    for seat, hand in enumerate(document["hands"].items(s.seats)):
        for slot, entry in enumerate(hand.items(each)):
            if (tile := entry.number(0, TILES)) != 0:
                _not_used(entry, s, tile, used)
                s.hand[seat, slot] = tile
    for entry in document["pile"].items():
        tile = entry.number(1, TILES)
        _not_used(entry, s, tile, used)
        s.pile = int(s.pile) | 1 << (tile - 1)


def _not_used(entry: Field, s: State, tile: int, used: list[int]) -> None:
    if not rules.tiles_in_play(s) >> (tile - 1) & 1:
        raise entry.refuse("a tile of this table: its expansion is not in play")
    if tile in used:
        raise entry.refuse("a tile that is nowhere else")
    used.append(tile)


def _read_swaps(document: Field, s: State) -> None:
    for entry in document["declined"].items():
        s.declined = int(s.declined) | 1 << _swap(entry, s)
    if s.declined and (s.swapped or s.phase not in (TURN, ANSWER)):
        raise document["declined"].refuse("an empty list: no swap is open")
    if (document["offer"].value is not None) != (s.phase == ANSWER) or (s.phase == ANSWER and s.swapped):
        raise document["offer"].refuse(
            "an offer in the phase answer, before the turn's swap, and null otherwise"
        )
    if s.phase == ANSWER:
        s.offer = 1 + _swap(document["offer"], s)
        if int(s.declined) >> (int(s.offer) - 1) & 1:
            raise document["offer"].refuse("an offer that was not declined in this turn")


def _swap(entry: Field, s: State) -> int:
    """The offer of a name like `swap 17 for 23`."""
    try:
        number = moves.number(entry.text())
    except KeyError:
        number = 0
    mine, theirs = 1 + (number - moves.SWAP) // TILES, 1 + (number - moves.SWAP) % TILES
    if moves.SWAP <= number < moves.ACCEPT:
        other, slot = rules.owner(s, theirs), rules.slot_of(s, s.turn, mine)
        if slot >= 0 and other not in (-1, s.turn):
            return (slot * MOST_SEATS + other) * SLOTS + rules.slot_of(s, other, theirs)
    raise entry.refuse("a swap of a tile of whoever's turn it is for a colleague's, like: swap 17 for 23")


def _check(document: Field, s: State) -> None:
    """What only shows in the whole."""
    laid = sum(int(place != NOWHERE) for place in s.place)
    waiting = [seat for seat in range(s.seats) if seat != s.turn]
    if s.phase == DEAL:
        first = (s.turn, int(s.tokens), s.swapped) == (0, int(TOKENS_EACH[s.seats]), 0)
        if laid > 1 or any(s.boat) or not first or rules.discarded(s):
            raise document["phase"].refuse("a later phase: something has been played")
        filled = [bool(tile) for hand in s.hand[: s.seats] for tile in hand[: TILES_EACH[s.seats]]]
        if filled != sorted(filled, reverse=True):
            raise document["hands"].refuse("hands dealt one after another")
    elif s.pile and any(rules.held(s, seat) < TILES_EACH[s.seats] for seat in waiting):
        raise document["hands"].refuse(
            f"{TILES_EACH[s.seats]} tiles for everybody who waits, while there is a pile"
        )
    if s.phase == OVER and not rules.nothing_left(s):
        raise document["phase"].refuse("an earlier phase: there are tiles left")
