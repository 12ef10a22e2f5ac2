"""5 Paying and going under."""

from seaglass.engine.bits import count, has
from seaglass.engine.rule import State, rule
from seaglass.games.mouton.state import PUT_AWAY


@rule
def highest_water(s: State) -> int:
    level = 0
    for seat in range(s.seats):
        if has(s.afloat, seat):
            level = max(level, int(s.water[seat]))
    return level


@rule
def pay_buoys(s: State) -> None:
    """All at the highest water pay or go under; if nobody could pay, the next level must.  [5.1–5.8]"""
    level = highest_water(s)
    if level == 0:
        s.phase = PUT_AWAY
        return
    for seat in range(s.seats):
        if has(s.afloat, seat) and s.water[seat] == level:
            if s.buoys[seat] > 0:
                s.buoys[seat] -= 1
                s.paid |= 1 << seat
            else:
                s.sunk |= 1 << seat
    for seat in range(s.seats):
        if has(s.sunk, seat):
            go_under(s, seat)
    # 6.3: the early end comes before any further payment; 6.4: unless the table plays the chain to the end
    if s.paid != 0 or s.afloat == 0 or (count(s.afloat) <= 2 and s.chain_to_the_end == 0):
        s.phase = PUT_AWAY


@rule
def go_under(s: State, seat: int) -> None:
    """Out of the round: tides turned over, cards laid down unseen.  [5.4, 5.5]"""
    s.afloat &= ~(1 << seat)
    s.water[seat] = 0
    s.hand[seat] = 0
    s.gone[seat] = 0
