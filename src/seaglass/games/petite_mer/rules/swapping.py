"""Swapping: an offer, and its answer.  [6]

An offer is a number: 12 times the own slot, plus 3 times the colleague, plus the colleague's slot.
"""

from seaglass.engine.rule import Ints, State, rule
from seaglass.games.petite_mer.moves import SWAP
from seaglass.games.petite_mer.rules.hands import owner, slot_of
from seaglass.games.petite_mer.state import ANSWER, FREE, TURN
from seaglass.games.petite_mer.tiles import MOST_SEATS, SLOTS, TILES


@rule
def what_to_swap(s: State, seat: int, out: Ints, n: int) -> int:
    """A tile of one's own for a colleague's, once in a turn, and no declined offer again.  [6.1, 6.3]"""
    if s.swapped == 1:
        return n
    for slot in range(SLOTS):
        mine = int(s.hand[seat, slot])
        if mine == 0:
            continue
        for other in range(s.seats):
            if other == seat:
                continue
            for their_slot in range(SLOTS):
                theirs = int(s.hand[other, their_slot])
                offer = (slot * MOST_SEATS + other) * SLOTS + their_slot
                if theirs != 0 and (int(s.declined) >> offer) & 1 == 0:
                    out[n] = SWAP + (mine - 1) * TILES + theirs - 1
                    n += 1
    return n


@rule
def offer_swap(s: State, seat: int, mine: int, theirs: int) -> None:
    """The colleague is asked, unless the table swaps freely.  [6.2, 6.5]"""
    other = owner(s, theirs)
    offer = (slot_of(s, seat, mine) * MOST_SEATS + other) * SLOTS + slot_of(s, other, theirs)
    s.offer = 1 + offer
    if s.swaps == FREE:
        accept(s)
    else:
        s.phase = ANSWER


@rule
def asked(s: State) -> int:
    """Who is asked for a swap."""
    return (int(s.offer) - 1) // SLOTS % MOST_SEATS


@rule
def accept(s: State) -> None:
    """The two tiles change places.  [6.1, 6.2]"""
    other = asked(s)
    slot = (int(s.offer) - 1) // (SLOTS * MOST_SEATS)
    their_slot = (int(s.offer) - 1) % SLOTS
    mine = s.hand[s.turn, slot]
    s.hand[s.turn, slot] = s.hand[other, their_slot]
    s.hand[other, their_slot] = mine
    s.swapped = 1
    s.declined = 0
    s.offer = 0
    s.phase = TURN


@rule
def decline(s: State) -> None:
    """The swap is not used up, but this offer is not made again in this turn.  [6.3]"""
    s.declined = int(s.declined) | (1 << (int(s.offer) - 1))
    s.offer = 0
    s.phase = TURN
