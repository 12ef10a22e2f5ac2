"""What holds in every state."""

from seaglass.engine.bits import count, has
from seaglass.engine.rule import State, rule
from seaglass.games.mouton.rules.setting_up import buoys_on, hand_held
from seaglass.games.mouton.state import ALL_CARDS, ANNOUNCE, ASIDE, HAND, TIDE_CARDS, TIDES, TURN_TIDES


@rule
def sound(s: State) -> bool:
    """Every card is in exactly one place, and nobody has more than there is."""
    cards = 0
    for hand in range(s.seats):
        if count(s.deal[hand]) > HAND or (cards & s.deal[hand]) != 0 or (s.shown[hand] & ~s.deal[hand]) != 0:
            return False
        if s.phase > ANNOUNCE and s.announced[hand] != buoys_on(s, s.deal[hand]):
            return False
        cards |= int(s.deal[hand])
    if (cards & s.deal[ASIDE]) != 0 or (cards | s.deal[ASIDE]) != ALL_CARDS or count(cards) != s.dealt:
        return False
    tides = 0
    for tide in range(TIDES):
        if s.pile[tide] < 0 or s.pile[tide] > s.tides[tide]:
            return False
        tides += s.pile[tide]
    turned = (
        (2 if s.phase > TURN_TIDES else 0)
        + 2 * s.trick
        + (1 if s.phase == TURN_TIDES and s.tide[0] > 0 else 0)
    )
    if s.phase > ANNOUNCE and tides + turned != TIDE_CARDS:
        return False
    for seat in range(s.seats):
        held = hand_held(s, seat)
        if s.phase > ANNOUNCE and s.buoys[seat] > s.announced[held]:
            return False
        if has(s.afloat, seat) and s.hand[seat] != s.deal[held] & ~s.gone[seat]:
            return False
        if not has(s.afloat, seat) and (s.hand[seat] != 0 or s.gone[seat] != 0):
            return False
        if s.buoys[seat] < 0 or s.water[seat] < 0 or s.water[seat] > TIDES:
            return False
    return True
