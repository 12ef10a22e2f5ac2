"""What search and the sensible bot should know: a decision is as good as the best turn it can begin."""

from typing import Any

import numpy as np

from seaglass.engine.bits import count
from seaglass.engine.contract import CabinBoySettings, SearchSettings, ValueUnit, WholeTurns
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.games.petite_mer.chart import crew_points
from seaglass.games.petite_mer.moves import ACCEPT, DECLINE
from seaglass.games.petite_mer.plan import WORST, plan_turn
from seaglass.games.petite_mer.rules.hands import part_with
from seaglass.games.petite_mer.rules.swapping import accept, decline
from seaglass.games.petite_mer.rules.turn import end_turn
from seaglass.games.petite_mer.sketch import (
    FIRST,
    GIVEN,
    GOAL,
    GOT,
    KEPT,
    LAYS,
    MOST_TURNS,
    OPENING,
    QUICK,
    SKETCH,
    WIDE,
    copy_table,
    worth,
)
from seaglass.games.petite_mer.state import ANSWER, MOST_OFFERS, NOWHERE, OVER, TURN
from seaglass.games.petite_mer.tiles import HEADQUARTERS, SLOTS, TILES_EACH

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

SEARCH = SearchSettings(
    exploration=0.3,
    untried_penalty=0.02,
    prior_temperature=0.5,
    playout_noise=0.0,
    branch_on_others=True,
)
CABIN_BOY = CabinBoySettings(overlooked=0.25, misjudgement=2.0)
POINTS_AT_1 = 100.0
VALUE_UNIT = ValueUnit("points", POINTS_AT_1)
HORIZON = (99, 8, 6, 6)  # turns played on, by number of seats


@rule
def stop(s: State, root: State) -> bool:
    """Playouts go on for some turns, to the beginning of one."""
    if s.phase != TURN or s.pile == 0:
        return False
    drawn = count(root.pile) - count(s.pile)
    return bool(drawn >= int(HORIZON[s.seats - 1]) * int(TILES_EACH[s.seats]))


@rule
def evaluate(s: State, root: State, out: Floats) -> None:
    """The crew's points, the same for everybody: those it has, and what the chart promises."""
    value = float(crew_points(s))
    if s.phase != OVER:
        value = promise(s)
    for seat in range(s.seats):
        out[seat] = value / POINTS_AT_1


@rule
def promise(s: State) -> float:
    """What all tiles on the chart may bring, and the turn that begins now."""
    w = WEIGHTS[s.seats - 1]
    k = np.zeros(1, SKETCH)[0]
    copy_table(s, k)
    total = plan_turn(s, int(s.turn), k, w, k.whole, 0, k.gain)
    for tile in range(1, HEADQUARTERS + 1):
        if s.place[tile] != NOWHERE:
            total += worth(k.chart, k.demand, k.chance, int(s.place[tile]), w)
    return total


@rule
def play_turn(s: State, seat: int) -> None:
    """In playouts: the best plan carried out whole, without the steps between; offers are accepted."""
    if s.phase == ANSWER:
        accept(s)
        return
    k = np.zeros(1, SKETCH)[0]
    copy_table(s, k)
    k.beam = QUICK
    k.most_turns = 1
    plan_turn(s, seat, k, WEIGHTS[s.seats - 1], k.whole, 0, k.gain)
    carry_out(s, seat, k, k.turn_plan[0])


@rule
def carry_out(s: State, seat: int, k: State, turn: Ints) -> None:
    """All of a turn at once."""
    if turn[GIVEN] >= 0:
        give, get = int(turn[GIVEN]), int(turn[GOT])
        s.hand[give // SLOTS, give % SLOTS] = k.pool[get]
        s.hand[get // SLOTS, get % SLOTS] = k.pool[give]
    for step in range(turn[LAYS]):
        tile, place = int(k.pool[turn[FIRST + 2 * step]]), int(turn[FIRST + 2 * step + 1])
        part_with(s, seat, tile)
        s.chart[place] = tile
        s.place[tile] = place
    s.boat[seat] = turn[GOAL]
    s.tokens = 0  # they are turned back before the next turn
    end_turn(s, seat, int(k.pool[turn[KEPT]]) if turn[KEPT] >= 0 else 0)


@rule
def find_turns(s: State, seat: int, many: int, ends: Any, openings: Ints, estimates: Floats) -> int:
    """The most promising ways to play this turn to its end: what they leave, and how they begin."""
    if s.phase == ANSWER:
        for i in range(2):
            ends[i] = s
        accept(ends[0])
        decline(ends[1])
        openings[0], openings[1] = ACCEPT, DECLINE
        rate(s, seat, openings, 2, estimates)
        return 2
    k = np.zeros(1, SKETCH)[0]
    copy_table(s, k)
    k.beam = WIDE
    k.most_turns = min(many, MOST_TURNS)
    plan_turn(s, seat, k, WEIGHTS[s.seats - 1], k.whole, 0, k.gain)
    for i in range(k.turns):
        ends[i] = s
        carry_out(ends[i], seat, k, k.turn_plan[i])
        openings[i] = k.turn_plan[i, OPENING]
        estimates[i] = k.turn_value[i]
    return int(k.turns)


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


WHOLE_TURNS = WholeTurns(find=find_turns, play=play_turn, compared=24)
