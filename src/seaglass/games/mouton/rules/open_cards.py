"""9 Variant: open cards. Who leads."""

from seaglass.engine.bits import has
from seaglass.engine.rule import State, rule


@rule
def first_leader(s: State) -> int:
    """Most buoys; of several, the first clockwise from the dealer.  [9.3, 9.4]"""
    best = int(s.round_no % s.seats)
    for step in range(1, s.seats):
        seat = int((s.round_no + step) % s.seats)
        if s.buoys[seat] > s.buoys[best]:
            best = seat
    return best


@rule
def next_leader(s: State) -> int:
    """The next seat still in after whoever paid; of two, the poorer, or else the further one.  [9.5–9.9]"""
    unlucky = s.paid if s.paid != 0 else s.sunk
    if unlucky == 0 or s.afloat == 0:
        return int(s.leader)
    last = -1
    for step in range(s.seats):
        seat = int((s.leader + step) % s.seats)
        if has(unlucky, seat) and (last < 0 or s.buoys[seat] <= s.buoys[last]):
            last = seat
    seat = int((last + 1) % s.seats)
    while not has(s.afloat, seat):
        seat = int((seat + 1) % s.seats)
    return seat
