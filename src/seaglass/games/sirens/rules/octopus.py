"""Chapter 6: the octopus carries a card."""

from seaglass.engine.bits import has
from seaglass.engine.rule import Ints, State, rule
from seaglass.games.sirens.cards import card_in, without_card
from seaglass.games.sirens.moves import CARRY_TO, OCTOPUS, place_for
from seaglass.games.sirens.rules.ship import open_places
from seaglass.games.sirens.state import BERTHS, EMPTY, HELD, PLACES, SIDES


@rule
def movable(s: State, place: int) -> int:
    """The row of this place less the cards with an octopus on them.  [6.2]"""
    row = int(s.row[place])
    for seat in range(SIDES):
        berth = int(s.octopus[seat])
        if berth // BERTHS == place:
            row = without_card(row, berth % BERTHS)
    return row


@rule
def berth_of(s: State, kind: int, place: int) -> int:
    """The first berth of this place with such a card for the octopus, or -1.  [6.2]"""
    row = movable(s, place)
    for i in range(BERTHS):
        if card_in(row, i) == kind + 1:
            return BERTHS * place + i
    return -1


@rule
def legal_lifts(s: State, seat: int, out: Ints, n: int) -> int:
    """Any card without an octopus, if there is room for it anywhere else.  [6.1–6.5]"""
    if s.octopus[seat] != HELD:
        return n
    free = open_places(s)
    for place in range(PLACES):
        row = movable(s, place)
        if row == 0 or free & ~(1 << place) == 0:
            continue
        listed = 0
        for i in range(BERTHS):
            card = card_in(row, i)
            if card != EMPTY and not has(listed, card):
                listed |= 1 << card
                out[n] = OCTOPUS + (card - 1) * PLACES + place_for(seat, place)
                n += 1
    return n


@rule
def legal_carries(s: State, seat: int, out: Ints) -> int:
    """Any place with room but the one the card comes from.  [6.1, 6.4, 6.5]"""
    n = 0
    free = open_places(s) & ~(1 << (int(s.lifted) // BERTHS))
    for offset in range(PLACES):
        if has(free, place_for(seat, offset)):
            out[n] = CARRY_TO + offset
            n += 1
    return n
