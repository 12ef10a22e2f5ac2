"""Why a decision is impossible: one good sentence and the clause, the first reason that holds."""

from seaglass.engine import bits
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import State
from seaglass.games.petite_mer import rules
from seaglass.games.petite_mer.chart import beside, coasts, is_land
from seaglass.games.petite_mer.moves import (
    ACCEPT,
    DECLINE,
    DRAW_TILE,
    DROP,
    KEEP,
    LAY,
    SAIL,
    SIDE_NAMES,
    SWAP,
    name,
)
from seaglass.games.petite_mer.state import ANSWER, TURN
from seaglass.games.petite_mer.tiles import TILES


def reason(s: State, seat: int, decision: int) -> Refusal:
    if decision >= DRAW_TILE:
        return Refusal("only-chance", move=name(decision))
    if decision in (ACCEPT, DECLINE):
        return Refusal("petite_mer-no-offer", clause="petite_mer.6.2")
    if s.phase == ANSWER and seat == rules.asked(s):
        return Refusal("petite_mer-you-are-asked", clause="petite_mer.6.2", other=int(s.turn))
    if s.phase == ANSWER:
        return Refusal("petite_mer-offer-waits", clause="petite_mer.6.2", other=rules.asked(s))
    if s.phase != TURN:
        return Refusal("petite_mer-drawing", clause="petite_mer.7.2")
    if seat != s.turn:
        return Refusal("petite_mer-not-your-turn", clause="petite_mer.3.1", other=int(s.turn))
    if decision >= KEEP:
        return _keep(s, seat, decision - KEEP + 1)
    if decision >= SWAP:
        return _swap(s, seat, 1 + (decision - SWAP) // TILES, 1 + (decision - SWAP) % TILES)
    if decision >= SAIL:
        return _cannot_sail(s, seat, decision - SAIL)
    tile = 1 + (decision - DROP if decision >= DROP else decision - LAY) // 4
    if rules.slot_of(s, seat, tile) < 0:
        return _not_yours(tile, "petite_mer.5.3" if decision >= DROP else "petite_mer.4.1")
    if decision >= DROP:
        return _cannot_sail(s, seat, decision % 4)
    return _lay(s, seat, tile, decision % 4)


def _not_yours(tile: int, clause: str) -> Refusal:
    return Refusal("petite_mer-not-yours", clause=clause, tile=tile)


def _lay(s: State, seat: int, tile: int, side: int) -> Refusal:
    boat = int(s.boat[seat])
    place = beside(boat, side)
    if s.chart[place] != 0:
        return Refusal("petite_mer-place-taken", clause="petite_mer.4.1", side=SIDE_NAMES[side])
    if is_land(s.chart[boat], side) or is_land(tile, side ^ 2):
        return Refusal("petite_mer-land-between", clause="petite_mer.4.4", tile=tile, side=SIDE_NAMES[side])
    demanded = coasts(s.chart, place)
    wrong = next(
        w for w in range(4) if demanded >> (4 + w) & 1 and is_land(tile, w) != bool(demanded >> w & 1)
    )
    return Refusal("petite_mer-edges-differ", clause="petite_mer.4.3", tile=tile, side=SIDE_NAMES[wrong])


def _cannot_sail(s: State, seat: int, side: int) -> Refusal:
    boat = int(s.boat[seat])
    if s.chart[beside(boat, side)] == 0:
        return Refusal("petite_mer-nothing-there", clause="petite_mer.5.1", side=SIDE_NAMES[side])
    if is_land(s.chart[boat], side):
        return Refusal("petite_mer-coast-there", clause="petite_mer.5.1", side=SIDE_NAMES[side])
    return Refusal("petite_mer-no-token", clause="petite_mer.5.2")


def _swap(s: State, seat: int, mine: int, theirs: int) -> Refusal:
    if s.seats == 1:
        return Refusal("petite_mer-alone", clause="petite_mer.6.6")
    if s.swapped == 1:
        return Refusal("petite_mer-swapped", clause="petite_mer.6.1")
    if rules.slot_of(s, seat, mine) < 0:
        return _not_yours(mine, "petite_mer.6.1")
    if rules.owner(s, theirs) in (-1, seat):
        return Refusal("petite_mer-not-theirs", clause="petite_mer.6.1", tile=theirs)
    return Refusal("petite_mer-declined", clause="petite_mer.6.3", other=rules.owner(s, theirs))


def _keep(s: State, seat: int, tile: int) -> Refusal:
    if s.seats > 1:
        return Refusal("petite_mer-keep-alone", clause="petite_mer.7.3")
    if bits.count(s.pile) == 0:
        return Refusal("petite_mer-keep-last", clause="petite_mer.7.4")
    return _not_yours(tile, "petite_mer.7.3")
