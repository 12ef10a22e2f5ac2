"""3 A trick: tides come up, cards are played, two players take the tides."""

from seaglass.engine.bits import count, has
from seaglass.engine.rule import State, rule
from seaglass.games.mouton.rules.open_cards import next_leader
from seaglass.games.mouton.rules.setting_up import hand_held
from seaglass.games.mouton.state import CHOOSE, OPEN, PAY, SCORE, TAKE_LOWER, TAKE_OTHER, TRICKS, TURN_TIDES


@rule
def turn_tide(s: State, tide: int) -> None:
    """Two tides come up, one after the other; the lower lies first.  [3.1]"""
    s.pile[tide - 1] -= 1
    if s.tide[0] == 0:
        s.tide[0] = tide
        return
    s.tide[1] = max(s.tide[0], tide)
    s.tide[0] = min(s.tide[0], tide)
    s.phase = CHOOSE


@rule
def still_to_choose(s: State) -> int:
    """The seats that must still play: all at once, or one after another from the leader.  [3.2, 3.7, 9.2]"""
    waiting = 0
    for step in range(s.seats):
        seat = int((s.leader + step) % s.seats)
        if has(s.afloat, seat) and s.played[seat] == 0:
            waiting |= 1 << seat
            if s.cards == OPEN:
                return waiting
    return waiting


@rule
def cards_are_up(s: State) -> bool:
    """Whether the cards in front of the seats can be seen by all."""
    return bool(s.cards == OPEN or s.phase != CHOOSE)


@rule
def lay_card(s: State, seat: int, card: int) -> None:
    """Face down, or face up with open cards.  [3.2, 9.1]"""
    s.played[seat] = card + 1
    if s.cards == OPEN:
        show_card(s, seat)


@rule
def show_card(s: State, seat: int) -> None:
    card = 1 << (int(s.played[seat]) - 1)
    s.hand[seat] &= ~card
    s.gone[seat] |= card
    s.shown[hand_held(s, seat)] |= card


@rule
def turn_cards_over(s: State) -> None:
    """All cards are turned over together.  [3.2]"""
    for seat in range(s.seats):
        if s.played[seat] > 0:
            show_card(s, seat)
    s.phase = TAKE_LOWER


@rule
def highest_card(s: State, but: int) -> int:
    """The seat with the highest card played, leaving out one seat (-1: none).  [2.1]"""
    best = -1
    for seat in range(s.seats):
        if seat != but and s.played[seat] > 0 and (best < 0 or s.played[seat] > s.played[best]):
            best = seat
    return best


@rule
def take_lower_tide(s: State) -> None:
    """The highest card takes the lower tide; it covers the old one.  [3.3, 3.5, 4.2]"""
    s.water[highest_card(s, -1)] = s.tide[0]
    s.tide[0] = 0
    s.phase = TAKE_OTHER


@rule
def take_other_tide(s: State) -> None:
    """The second highest card takes the other tide.  [3.4, 3.5, 4.2]"""
    s.water[highest_card(s, highest_card(s, -1))] = s.tide[1]
    s.tide[1] = 0
    s.phase = PAY


@rule
def put_cards_away(s: State) -> None:
    """The played cards go, the tides stay; then the next trick, or the end of the round.  [3.8, 6.1, 6.2]"""
    if s.cards == OPEN:
        s.leader = next_leader(s)
    for seat in range(s.seats):
        s.played[seat] = 0
    s.paid = 0
    s.sunk = 0
    if count(s.afloat) <= 2 or s.trick + 1 == TRICKS:
        s.phase = SCORE
    else:
        s.trick += 1
        s.phase = TURN_TIDES
