"""What search and the sensible bot should know: a decision is as good as the best turn it can begin."""

import numpy as np

from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.games.petite_mer.chart import crew_points
from seaglass.games.petite_mer.moves import ACCEPT
from seaglass.games.petite_mer.plan import WORST, plan_turn
from seaglass.games.petite_mer.sketch import SKETCH, copy_table
from seaglass.games.petite_mer.state import ANSWER, MOST_OFFERS
from seaglass.games.petite_mer.tiles import SLOTS

# What it believes, found by playing thousands of games; a column for each number of seats.
# fmt: off
_COLUMNS = np.array(
    [
        #  1      2      3      4
        (0.033, 0.026, 0.026, 0.026),  # FILL_1: how often a fitting tile fills a place with one neighbour
        (0.072, 0.060, 0.060, 0.060),  # FILL_2: with two
        (0.197, 0.168, 0.168, 0.168),  # FILL_3: with three
        (0.547, 0.400, 0.400, 0.400),  # FILL_4: with four
        (0.266, 0.320, 0.320, 0.320),  # WALLED: how much less often where no neighbour offers water
        (0.461, 0.408, 0.408, 0.408),  # CAUTION: how strongly that counts
        (0.870, 0.916, 0.916, 0.916),  # PENDING: what a tile is worth before it is inspected
        (0.261, 0.209, 0.209, 0.209),  # HARBOUR: what a good place to wait is worth
        (0.926, 0.729, 0.729, 0.729),  # FADE: how much less what is a step further away
        (0.016, 0.047, 0.047, 0.047),  # EFFORT: what a step costs
        (1.000, 0.733, 0.733, 0.733),  # COLLEAGUES: how much a colleague's tile is one to come
        (0.425, 0.000, 0.000, 0.000),  # KEEPING: alone: what the use of a kept tile is worth
        (0.955, 0.000, 0.000, 0.000),  # KEEP_BONUS: alone: what keeping is worth in itself
        (0.000, 0.419, 0.419, 0.419),  # COMPANY: what the use of a colleague's tile is worth
        (0.000, 0.053, 0.053, 0.053),  # RELUCTANCE: what an offer must bring
        (0.000, 0.399, 0.399, 0.399),  # GIFT: what the use of a tile given away is worth
    ]
)
# fmt: on
WEIGHTS = np.ascontiguousarray(_COLUMNS.T)

STYLE = (0.3, 0.02, 0.5, 0.0)  # for the search: explore, doubt, heat of the prior and of the playouts
MOST = 100.0  # points that count as 1
TOLD = ("points", MOST)  # what a value of 1 stands for


@rule
def stop(s: State, root: State) -> bool:
    """Playouts go to the end."""
    return False


@rule
def evaluate(s: State, root: State, out: Floats) -> None:
    """The crew's points, the same for everybody."""
    worth = crew_points(s) / MOST
    for seat in range(s.seats):
        out[seat] = worth


@rule
def rate(s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    """How good each legal decision looks to this seat: what a turn that begins with it promises to add."""
    rate_by(WEIGHTS[s.seats - 1], s, seat, decisions, n, out)


@rule
def rate_by(w: Floats, s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    """The same with other beliefs."""
    k = np.zeros(1, SKETCH)[0]
    copy_table(s, k)
    if s.phase == ANSWER:
        rate_answer(w, s, k, decisions, n, out)
        return
    for i in range(n):
        out[i] = WORST
    plan_turn(s, seat, k, w, decisions, n, out)


@rule
def rate_answer(w: Floats, s: State, k: State, decisions: Ints, n: int, out: Floats) -> None:
    """An offer is accepted if the turn of whoever made it gets better, or no worse, for all."""
    without = plan_turn(s, k.turn, k, w, decisions, 0, out)
    mine = k.turn * SLOTS + (int(s.offer) - 1) // MOST_OFFERS
    theirs = (int(s.offer) - 1) % MOST_OFFERS
    tile = k.pool[mine]
    k.pool[mine] = k.pool[theirs]
    k.pool[theirs] = tile
    swapped = plan_turn(s, k.turn, k, w, decisions, 0, out)
    for i in range(n):
        out[i] = swapped if decisions[i] == ACCEPT else without
