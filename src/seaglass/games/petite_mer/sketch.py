"""A bot's sketch of the chart: tiles tried on it and taken up again, and what the chart promises.

A tile that is not inspected yet is worth its points times the chance that every free place beside it gets
filled. A free place is the likelier filled, the more tiles still to come fit its coasts.
"""

import numpy as np

from seaglass.engine.bits import count, lowest, without_lowest
from seaglass.engine.fast_record import fast_record
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.games.petite_mer.chart import STEP, fits
from seaglass.games.petite_mer.state import NOWHERE, PLACES
from seaglass.games.petite_mer.tiles import (
    HEADQUARTERS,
    HOUSES,
    KIND,
    LAND,
    MOST_SEATS,
    PIER,
    POINTS,
    SLOTS,
    TILES_EACH,
    TOKENS_EACH,
    TURBINE,
)

QUICK, USUAL, WIDE = 4, 10, 30  # plans followed at a time: in playouts, at a look, when thinking
MOST_TURNS = 60  # whole turns noted, at most
POOL = MOST_SEATS * SLOTS  # all tiles in front of everybody; tile `slot` of `seat` is seat * SLOTS + slot
REMOTE = 4  # steps a boat looks ahead from its harbour

# What the bot believes, one row of numbers a seat count: see WEIGHTS in bot.py.
FILL_1, FILL_2, FILL_3, FILL_4, WALLED, CAUTION, PENDING, HARBOUR, FADE, EFFORT = range(10)
COLLEAGUES, KEEPING, KEEP_BONUS, COMPANY, RELUCTANCE, GIFT = range(10, 16)

# A plan: steps sailed, the place of the boat, the set of tiles laid and the one swapped for (of `pool`).
SPENT, BOAT, LAID, SWAPPED, FIRST = range(5)
COLUMNS = FIRST + 2 * SLOTS  # then each tile laid and its place

# A whole turn is a plan and how it ends: the tile kept, those given away and got for it (of `pool`), where
# the boat waits, the decision it begins with, and how many tiles it lays.
KEPT, GIVEN, GOT, GOAL, OPENING, LAYS = range(COLUMNS, COLUMNS + 6)
WHOLE = LAYS + 1

NEXT_TO = np.array([[(place + int(step)) % PLACES for step in STEP] for place in range(PLACES)], np.int64)

i8, f8 = np.int64, np.float64

SKETCH = fast_record(
    np.dtype(
        [
            ("chart", i8, PLACES),
            ("demand", i8, PLACES),  # what the neighbours of each place demand, as chart.coasts says it
            ("seen", i8, PLACES),  # the last look that came by
            ("looks", i8),
            ("far", i8, PLACES),  # steps from where that look began
            ("course", i8, PLACES),  # the first side on the way from the boat; 4 more: lay here
            ("queue", i8, (2, HEADQUARTERS + 1)),
            ("fitting", f8, 256),  # by demand: how many tiles to come fit
            ("chance", f8, 256),  # by demand: how likely the place is filled
            ("gain", f8, PLACES),  # what filling a free place would bring, as of the look `gained`
            ("gained", i8, PLACES),
            ("to_come", f8),
            # from the table, as wide numbers: every width of its own would be compiled by itself
            ("seats", i8),
            ("turn", i8),
            ("tokens", i8),
            ("tokens_each", i8),
            ("tiles_each", i8),
            ("boat", i8, MOST_SEATS),
            ("pool", i8, POOL),
            ("use", f8, (MOST_SEATS, POOL)),  # what each tile could bring in each seat's next turn
            ("beam", i8),  # plans followed at a time
            ("plan", i8, (2, WIDE, COLUMNS)),
            ("value", f8, (2, WIDE)),
            ("rank", f8, (2, WIDE)),
            ("most_turns", i8),  # how many turns are to be noted
            ("turns", i8),  # how many are, the best first
            ("turn_plan", i8, (MOST_TURNS, WHOLE)),
            ("turn_value", f8, MOST_TURNS),
            ("whole", i8, WHOLE),  # the turn that is looked at
        ]
    )
)


@rule
def put(chart: Ints, demand: Ints, tile: int, place: int) -> None:
    chart[place] = tile
    land = int(LAND[tile])
    for side in range(4):
        demand[NEXT_TO[place, side]] |= (16 | (land >> side) & 1) << (side ^ 2)


@rule
def lift(chart: Ints, demand: Ints, place: int) -> None:
    chart[place] = 0
    for side in range(4):
        demand[NEXT_TO[place, side]] &= ~(17 << (side ^ 2))


@rule
def copy_table(s: State, k: State) -> None:
    k.beam = USUAL
    k.seats = s.seats
    k.turn = s.turn
    k.tokens = s.tokens
    k.tokens_each = TOKENS_EACH[s.seats]
    k.tiles_each = TILES_EACH[s.seats]
    for tile in range(1, HEADQUARTERS + 1):
        if s.place[tile] != NOWHERE:
            put(k.chart, k.demand, tile, s.place[tile])
    for seat in range(s.seats):
        k.boat[seat] = s.boat[seat]
        for slot in range(SLOTS):
            k.pool[seat * SLOTS + slot] = s.hand[seat, slot]


@rule
def weigh_chances(s: State, seat: int, k: State, w: Floats) -> None:
    """How likely a free place is filled, by what its neighbours demand."""
    k.to_come = count(s.pile)
    for known in range(1, 16):
        for land in range(16):
            if land & ~known == 0:
                k.fitting[16 * known + land] = 0.0
    pile = int(s.pile)
    while pile != 0:
        count_in(k.fitting, int(LAND[1 + lowest(pile)]), 1.0)
        pile = without_lowest(pile)
    for other in range(k.seats):
        for slot in range(SLOTS):
            tile = k.pool[other * SLOTS + slot]
            if other != seat and tile != 0:
                count_in(k.fitting, int(LAND[tile]), w[COLLEAGUES])
    for known in range(1, 16):
        fill = w[FILL_1 - 1 + count(known)]
        for land in range(16):
            if land & ~known == 0:
                each = fill * w[WALLED] if land == known else fill
                filled = 1.0 - (1.0 - each) ** k.fitting[16 * known + land]
                k.chance[16 * known + land] = filled ** w[CAUTION]


@rule
def count_in(fitting: Floats, land: int, weight: float) -> None:
    for known in range(1, 16):
        fitting[16 * known + (land & known)] += weight


@rule
def worth(chart: Ints, demand: Ints, chance: Floats, place: int, w: Floats) -> float:
    """What the tile on a place promises; nothing, if there is none."""
    tile = chart[place]
    if tile == 0:
        return 0.0
    promise = float(POINTS[tile])
    kind = KIND[tile]
    likely = 1.0
    done = True
    for side in range(4):
        next_to = NEXT_TO[place, side]
        neighbour = chart[next_to]
        if neighbour == 0:
            likely *= chance[demand[next_to]]
            done = False
        if kind == TURBINE:
            promise += 0.3 if neighbour == 0 else 1.0 if LAND[neighbour] == 0 else 0.0
        elif kind == PIER:
            promise += 0.2 if neighbour == 0 else float(HOUSES[neighbour, side ^ 2])
    return promise if done else promise * likely * w[PENDING]


@rule
def around(chart: Ints, demand: Ints, chance: Floats, place: int, w: Floats) -> float:
    """What all tiles promise that a tile laid here can change: those up to two steps away."""
    total = worth(chart, demand, chance, place, w)
    for side in range(4):
        one = NEXT_TO[place, side]
        total += worth(chart, demand, chance, one, w)
        total += worth(chart, demand, chance, NEXT_TO[one, side], w)
        total += worth(chart, demand, chance, NEXT_TO[one, (side + 1) & 3], w)
    return total


@rule
def with_tile(k: State, tile: int, place: int, w: Floats) -> float:
    """The same with this tile laid."""
    put(k.chart, k.demand, tile, place)
    total = around(k.chart, k.demand, k.chance, place, w)
    lift(k.chart, k.demand, place)
    return total


@rule
def look_round(k: State, q: int, boat: int, most: int) -> int:
    """Fill a queue with all tiles up to `most` steps from a boat, nearest first; answers how many."""
    chart, seen, far, queue = k.chart, k.seen, k.far, k.queue[q]
    k.looks += 1
    look = k.looks
    queue[0] = boat
    seen[boat] = look
    far[boat] = 0
    head, tail = 0, 1
    while head < tail:
        place = queue[head]
        head += 1
        if far[place] >= most:
            break
        land = int(LAND[chart[place]])
        for side in range(4):
            next_to = NEXT_TO[place, side]
            if (land >> side) & 1 == 0 and chart[next_to] != 0 and seen[next_to] != look:
                seen[next_to] = look
                far[next_to] = far[place] + 1
                queue[tail] = next_to
                tail += 1
    return tail


@rule
def free_place(k: State, place: int, side: int) -> int:
    """The free place across the sea from a tile in the queue, if this look has not met it yet; or -1."""
    next_to = NEXT_TO[place, side]
    if (int(LAND[k.chart[place]]) >> side) & 1 == 1 or k.chart[next_to] != 0 or k.seen[next_to] == k.looks:
        return -1
    k.seen[next_to] = k.looks
    return int(next_to)


@rule
def set_courses(k: State, boat: int) -> None:
    """For every place a boat can come to or lay at: the side it sails to first."""
    for i in range(look_round(k, 0, boat, HEADQUARTERS)):
        place = k.queue[0, i]
        land = int(LAND[k.chart[place]])
        for side in range(4):
            next_to = NEXT_TO[place, side]
            if (land >> side) & 1 == 1:
                continue
            if place == boat:
                k.course[next_to] = side if k.chart[next_to] != 0 else 4 + side
            elif (k.far[next_to] == k.far[place] + 1 and k.chart[next_to] != 0) or k.seen[next_to] != k.looks:
                k.course[next_to] = k.course[place]
            if k.chart[next_to] == 0:
                k.seen[next_to] = k.looks


@rule
def gain_of(k: State, place: int, when: int, draws: int, w: Floats) -> float:
    """What filling a free place would bring, times the chance to draw a tile for it."""
    if k.gained[place] == when:
        return float(k.gain[place])
    demanded = k.demand[place]
    likely = k.chance[demanded]
    gain = 0.0
    if likely > 0.0 and k.to_come > 0.0:
        for side in range(4):
            gain += worth(k.chart, k.demand, k.chance, NEXT_TO[place, side], w)
        share = min(1.0, k.fitting[demanded] / k.to_come)
        gain *= (1.0 - likely) / likely * (1.0 - (1.0 - share) ** draws)
    k.gained[place] = when
    k.gain[place] = gain
    return gain


@rule
def harbour(k: State, boat: int, when: int, draws: int, w: Floats) -> float:
    """How good a place is for the boat to wait: what it could fill from there, the nearer the better."""
    total = 0.0
    for i in range(look_round(k, 0, boat, REMOTE)):
        place = k.queue[0, i]
        for side in range(4):
            free = free_place(k, place, side)
            if free >= 0:
                total += gain_of(k, free, when, draws, w) * w[FADE] ** k.far[place]
    return total


@rule
def find_uses(k: State, seat: int, boat: int, most: int, tiles: int, w: Floats) -> None:
    """The most each of these tiles (a set of the pool) would add if this seat laid it in its next turn."""
    use = k.use[seat]
    for i in range(POOL):
        use[i] = 0.0
    for i in range(look_round(k, 0, boat, most)):
        for side in range(4):
            free = free_place(k, k.queue[0, i], side)
            if free < 0:
                continue
            before = -1.0
            for one in range(POOL):
                if (tiles >> one) & 1 == 1 and fits(k.pool[one], k.demand[free]):
                    if before < 0.0:
                        before = around(k.chart, k.demand, k.chance, free, w)
                    use[one] = max(use[one], with_tile(k, k.pool[one], free, w) - before)
