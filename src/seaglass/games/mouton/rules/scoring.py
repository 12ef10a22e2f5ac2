"""7 Points, and 8 the end."""

import numpy as np

from seaglass.engine.bits import has
from seaglass.engine.rule import Ints, State, rule
from seaglass.engine.shared_rules import leaders
from seaglass.games.mouton.state import MOST_SEATS, OVER, PASS, TIDES


@rule
def score_round(s: State) -> None:
    """Buoys left, who went under, and who has the lowest water.  [7.1–7.5]"""
    low = TIDES + 1
    for seat in range(s.seats):
        if has(s.afloat, seat):
            low = min(low, int(s.water[seat]))
    for seat in range(s.seats):
        s.kept[s.round_no, seat] = s.buoys[seat]
        if has(s.afloat, seat) and s.water[seat] == low:
            s.lowest[s.round_no] |= 1 << seat
    s.under[s.round_no] = ((1 << s.seats) - 1) & ~s.afloat
    s.phase = OVER if s.round_no + 1 == s.seats else PASS


@rule
def rounds_scored(s: State) -> int:
    return int(s.round_no) + (1 if s.phase == PASS or s.phase == OVER else 0)


@rule
def points(s: State, round_no: int, seat: int) -> int:
    """The points of one round.  [7.1, 7.2, 7.3]"""
    bonus = 1 if has(s.lowest[round_no], seat) else 0
    malus = 1 if has(s.under[round_no], seat) else 0
    return int(s.kept[round_no, seat]) + bonus - malus


@rule
def pass_hands(s: State) -> None:
    """All hands move one seat to the left, whole.  [8.1, 8.2]"""
    s.round_no += 1


@rule
def over(s: State) -> bool:
    return bool(s.phase == OVER)


@rule
def score(s: State, out: Ints) -> None:
    """Everybody's points so far.  [7.6]"""
    for seat in range(s.seats):
        out[seat] = 0
        for round_no in range(rounds_scored(s)):
            out[seat] += points(s, round_no, seat)


@rule
def winners(s: State) -> int:
    """All with the most points share the win.  [8.6, 8.7]"""
    points = np.zeros(MOST_SEATS, np.int64)
    score(s, points)
    return leaders(points, s.seats)
