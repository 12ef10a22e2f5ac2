"""2 Setting up: the deal, and the buoys on a hand."""

from seaglass.engine.bits import count
from seaglass.engine.rule import State, rule
from seaglass.games.mouton.rules.open_cards import first_leader
from seaglass.games.mouton.state import (
    ANNOUNCE,
    ASIDE,
    HAND,
    OPEN,
    TIDES,
    TURN_TIDES,
)


@rule
def deal_card(s: State, card: int) -> None:
    """Twelve cards to everyone, seat by seat; the others stay aside.  [2.4, 2.5]"""
    s.deal[s.dealt // HAND] |= 1 << card
    s.deal[ASIDE] &= ~(1 << card)
    s.dealt += 1
    if s.dealt == HAND * s.seats:
        s.phase = ANNOUNCE


@rule
def buoys_on(s: State, cards: int) -> int:
    """Two halves make a whole, a half left over is dropped.  [2.2, 2.6]"""
    return (count(cards & s.half_buoys) + 2 * count(cards & s.whole_buoys)) // 2


@rule
def hand_held(s: State, seat: int) -> int:
    """Which dealt hand this seat plays in this round.  [8.1]"""
    return int((seat - s.round_no) % s.seats)


@rule
def announce_buoys(s: State) -> None:
    """A round begins: hands taken up, buoys counted and announced, all water 0.  [2.6–2.8, 8.3, 8.4]"""
    for seat in range(s.seats):
        hand = hand_held(s, seat)
        s.hand[seat] = s.deal[hand]
        s.gone[seat] = 0
        s.announced[hand] = buoys_on(s, s.deal[hand])
        s.buoys[seat] = s.announced[hand]
        s.water[seat] = 0
    for tide in range(TIDES):
        s.pile[tide] = s.tides[tide]
    s.afloat = (1 << s.seats) - 1
    s.trick = 0
    if s.cards == OPEN:
        s.leader = first_leader(s)
    s.phase = TURN_TIDES
