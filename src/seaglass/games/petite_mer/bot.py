"""What search and the sensible bot should know: a decision is as good as the best turn it can begin."""

import numpy as np

from seaglass.engine.bits import count
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.games.petite_mer.moves import ACCEPT
from seaglass.games.petite_mer.plan import WORST, plan_turn
from seaglass.games.petite_mer.sketch import SKETCH, copy_chart
from seaglass.games.petite_mer.state import ANSWER
from seaglass.games.petite_mer.tiles import MOST_SEATS, SLOTS

MOST_DECLINED = 2  # after so many offers in vain it stops asking

# What it believes, found by playing thousands of games; a column for each number of seats.
# fmt: off
_COLUMNS = np.array(
    [
        #  1      2      3      4
        (0.033, 0.054, 0.054, 0.054),  # FILL_1: how often a fitting tile fills a place with one neighbour
        (0.072, 0.088, 0.088, 0.088),  # FILL_2: with two
        (0.197, 0.200, 0.200, 0.200),  # FILL_3: with three
        (0.547, 0.320, 0.320, 0.320),  # FILL_4: with four
        (0.266, 0.430, 0.430, 0.430),  # WALLED: how much less often where no neighbour offers water
        (0.461, 0.540, 0.540, 0.540),  # CAUTION: how strongly that counts
        (0.870, 0.910, 0.910, 0.910),  # PENDING: what a tile is worth before it is inspected
        (0.261, 0.260, 0.260, 0.260),  # HARBOUR: what a good place to wait is worth
        (0.926, 0.860, 0.860, 0.860),  # FADE: how much less what is a step further away
        (0.016, 0.028, 0.028, 0.028),  # EFFORT: what a step costs
        (1.000, 1.000, 1.000, 1.000),  # COLLEAGUES: how much a colleague's tile is one to come
        (0.425, 0.000, 0.000, 0.000),  # KEEPING: alone: what the use of a kept tile is worth
        (0.955, 0.000, 0.000, 0.000),  # KEEP_BONUS: alone: what keeping is worth in itself
        (0.000, 0.500, 0.500, 0.500),  # COMPANY: what the use of a colleague's tile is worth
        (0.000, 0.050, 0.050, 0.050),  # RELUCTANCE: what an offer must bring
        (0.000, 0.500, 0.500, 0.500),  # GIFT: what the use of a tile given away is worth
    ]
)
# fmt: on
WEIGHTS = np.ascontiguousarray(_COLUMNS.T)


@rule
def rate(s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    """How good each legal decision looks to this seat: what a turn that begins with it promises to add."""
    rate_by(WEIGHTS[s.seats - 1], s, seat, decisions, n, out)


@rule
def rate_by(w: Floats, s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    """The same with other beliefs."""
    k = np.zeros(1, SKETCH)[0]
    copy_chart(s, k)
    if s.phase == ANSWER:
        rate_answer(w, s, k, decisions, n, out)
        return
    for i in range(n):
        out[i] = WORST
    may_swap = s.seats > 1 and s.swapped == 0 and count(s.declined) < MOST_DECLINED
    plan_turn(s, seat, k, may_swap, w, decisions, n, out)


@rule
def rate_answer(w: Floats, s: State, k: State, decisions: Ints, n: int, out: Floats) -> None:
    """An offer is accepted if the turn of whoever made it gets better, or no worse, for all."""
    turn = int(s.turn)
    without = plan_turn(s, turn, k, False, w, decisions, 0, out)
    offer = int(s.offer) - 1
    mine = turn * SLOTS + offer // (MOST_SEATS * SLOTS)
    theirs = offer % (MOST_SEATS * SLOTS)
    tile = k.pool[mine]
    k.pool[mine] = k.pool[theirs]
    k.pool[theirs] = tile
    swapped = plan_turn(s, turn, k, False, w, decisions, 0, out)
    for i in range(n):
        out[i] = swapped if decisions[i] == ACCEPT else without
