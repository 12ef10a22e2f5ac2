"""A whole turn, planned: which tiles to lay where, how to get there, what to swap, keep or give away.

A beam of the best plans is followed tile by tile. Every plan is also judged as if the turn ended with it:
what the chart then promises, where the boat may wait, what the colleagues can do with their tiles.
"""

from seaglass.engine.bits import count
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.games.petite_mer.chart import fits
from seaglass.games.petite_mer.moves import DROP, END, KEEP, LAY, SAIL, SWAP
from seaglass.games.petite_mer.sketch import (
    BOAT,
    COLUMNS,
    COMPANY,
    EFFORT,
    FIRST,
    GIFT,
    GIVEN,
    GOAL,
    GOT,
    HARBOUR,
    KEEP_BONUS,
    KEEPING,
    KEPT,
    LAID,
    LAYS,
    OPENING,
    POOL,
    RELUCTANCE,
    SPENT,
    SWAPPED,
    WHOLE,
    around,
    find_uses,
    free_place,
    harbour,
    lift,
    look_round,
    put,
    set_courses,
    weigh_chances,
    with_tile,
)
from seaglass.games.petite_mer.state import MOST_OFFERS, TURN
from seaglass.games.petite_mer.tiles import SLOTS, TILES

NONE = -1
WORST = -1e9
MOST_DECLINED = 2  # after so many offers in vain it stops asking


@rule
def plan_turn(s: State, seat: int, k: State, w: Floats, decisions: Ints, n: int, out: Floats) -> float:
    """The worth of the best plan; each decision is rated by the best plan that begins with it."""
    weigh_chances(s, seat, k, w)
    set_courses(k, k.boat[seat])
    for column in range(COLUMNS):
        k.plan[0, 0, column] = 0
    k.plan[0, 0, BOAT] = k.boat[seat]
    k.plan[0, 0, SWAPPED] = NONE
    k.value[0, 0] = 0.0
    best = WORST
    now, plans = 0, 1
    for laid in range(SLOTS + 1):
        found = 0
        for i in range(plans):
            plan = k.plan[now, i]
            for step in range(laid):
                put(k.chart, k.demand, k.pool[plan[FIRST + 2 * step]], plan[FIRST + 2 * step + 1])
            best = max(best, end_with(s, seat, k, plan, k.value[now, i], laid, w, decisions, n, out))
            found = go_on(s, seat, k, now, i, laid, found, w)
            for step in range(laid):
                lift(k.chart, k.demand, plan[FIRST + 2 * (laid - step) - 1])
        now, plans = 1 - now, found
    return best


@rule
def may_offer(s: State) -> bool:
    """Whether a swap is still worth asking for in this turn."""
    return bool(s.phase == TURN and s.seats > 1 and s.swapped == 0 and count(s.declined) < MOST_DECLINED)


@rule
def tiles_of(k: State, seat: int) -> int:
    """The tiles in front of a seat, as a set of the pool."""
    tiles = 0
    for one in range(seat * SLOTS, (seat + 1) * SLOTS):
        if k.pool[one] != 0:
            tiles |= 1 << one
    return tiles


# --- how a plan goes on ---


@rule
def go_on(s: State, seat: int, k: State, now: int, i: int, laid: int, found: int, w: Floats) -> int:
    """Lay one more tile in every way; only the best plans stay in the beam."""
    plan = k.plan[now, i]
    own = tiles_of(k, seat)
    tiles = own & ~int(plan[LAID])
    if may_offer(s) and plan[SWAPPED] == NONE and tiles != 0:
        for other in range(k.seats):
            tiles |= tiles_of(k, other)
        tiles &= ~int(plan[LAID])
    if plan[SWAPPED] != NONE and count(tiles) == 1:
        return found  # the last one of one's own is what the colleague gets
    budget = k.tokens + count(own) - laid - 1 - int(plan[SPENT])
    if budget < 0 or laid >= count(own):
        return found
    for j in range(look_round(k, 0, plan[BOAT], budget)):
        place = k.queue[0, j]
        spent = plan[SPENT] + k.far[place]
        for side in range(4):
            free = free_place(k, place, side)
            if free < 0:
                continue
            before = -1.0
            for one in range(POOL):
                if (tiles >> one) & 1 == 1 and fits(k.pool[one], k.demand[free]):
                    if before < 0.0:
                        before = around(k.chart, k.demand, k.chance, free, w)
                    value = k.value[now, i] + with_tile(k, k.pool[one], free, w) - before
                    found = keep_best(k, now, i, laid, found, one, free, spent, value, seat, w)
    return found


@rule
def keep_best(
    k: State,
    now: int,
    i: int,
    laid: int,
    found: int,
    one: int,
    place: int,
    spent: int,
    value: float,
    seat: int,
    w: Floats,
) -> int:
    """Put a longer plan in its place in the beam, unless that is full of better ones or has it already."""
    plan = k.plan[now, i]
    others, values, ranks = k.plan[1 - now], k.value[1 - now], k.rank[1 - now]
    swapped = plan[SWAPPED] if one // SLOTS == seat else one
    rank = value - w[EFFORT] * spent
    if swapped != NONE:
        rank -= w[RELUCTANCE] + 0.5 * w[COMPANY]
    if found == k.beam and rank <= ranks[k.beam - 1]:
        return found
    tiles = plan[LAID] | (1 << one)
    for j in range(found):
        same = others[j, BOAT] == place and others[j, LAID] == tiles and others[j, SPENT] <= spent
        if same and abs(values[j] - value) < 1e-9:
            return found
    j = min(found, k.beam - 1)
    while j > 0 and ranks[j - 1] < rank:
        for column in range(COLUMNS):
            others[j, column] = others[j - 1, column]
        values[j] = values[j - 1]
        ranks[j] = ranks[j - 1]
        j -= 1
    for column in range(COLUMNS):
        others[j, column] = plan[column]
    others[j, SPENT] = spent
    others[j, BOAT] = place
    others[j, LAID] = tiles
    others[j, SWAPPED] = swapped
    others[j, FIRST + 2 * laid] = one
    others[j, FIRST + 2 * laid + 1] = place
    values[j] = value
    ranks[j] = rank
    return int(min(found + 1, k.beam))


# --- how a plan ends ---


@rule
def end_with(
    s: State,
    seat: int,
    k: State,
    plan: Ints,
    value: float,
    laid: int,
    w: Floats,
    decisions: Ints,
    n: int,
    out: Floats,
) -> float:
    """The worth of a plan if nothing more is laid; it is noted for the decision it begins with."""
    own = tiles_of(k, seat)
    left = own & ~int(plan[LAID])
    slack = k.tokens + count(own) - laid - int(plan[SPENT])
    value -= w[EFFORT] * plan[SPENT]
    kept, give, get = NONE, NONE, NONE
    if k.seats > 1:
        company, give, get = weigh_company(s, seat, k, plan, left, slack, w)
        value += company
    elif s.pile != 0 and left != 0 and slack > 0:
        kept = best_kept(seat, k, plan, left, w)
        value += w[KEEPING] * k.use[seat, kept] + w[KEEP_BONUS]
        slack -= 1
    if plan[SWAPPED] != NONE and give == NONE:
        return WORST  # every offer for this tile was declined
    goal, wait = best_harbour(k, plan[BOAT], slack, w)
    value += wait
    decision = opening(seat, k, plan, kept, give, get, goal)
    for i in range(n):
        if decisions[i] == decision:
            out[i] = max(out[i], value)
    if k.most_turns > 0:
        for column in range(COLUMNS):
            k.whole[column] = plan[column]
        whole = k.whole
        whole[KEPT], whole[GIVEN], whole[GOT], whole[GOAL] = kept, give, get, goal
        whole[OPENING], whole[LAYS] = decision, laid
        note(k, value)
    return value


@rule
def note(k: State, value: float) -> None:
    """Put the turn that is looked at in its place among those noted, unless all of them are better."""
    if k.turns == k.most_turns and value <= k.turn_value[k.turns - 1]:
        return
    k.turns = min(k.turns + 1, k.most_turns)
    j = k.turns - 1
    while j > 0 and k.turn_value[j - 1] < value:
        for column in range(WHOLE):
            k.turn_plan[j, column] = k.turn_plan[j - 1, column]
        k.turn_value[j] = k.turn_value[j - 1]
        j -= 1
    for column in range(WHOLE):
        k.turn_plan[j, column] = k.whole[column]
    k.turn_value[j] = value


@rule
def weigh_company(
    s: State, seat: int, k: State, plan: Ints, left: int, slack: int, w: Floats
) -> tuple[float, int, int]:
    """What the colleagues can do with their tiles, and the best swap: what to give, and for what."""
    swapped = int(plan[SWAPPED])
    may_give = may_offer(s) and left != 0 and (swapped != NONE or slack > 0)
    total, most, give, get = 0.0, w[RELUCTANCE], NONE, NONE
    for other in range(k.seats):
        if other == seat:
            continue
        theirs = tiles_of(k, other) & ~int(plan[LAID])
        asked = may_give and (swapped == NONE or swapped // SLOTS == other)
        find_uses(k, other, k.boat[other], k.tokens_each, theirs | left if asked else theirs, w)
        for one in range(other * SLOTS, (other + 1) * SLOTS):
            theirs_still = (theirs >> one) & 1 == 1
            if theirs_still:
                total += w[COMPANY] * k.use[other, one]
            if not asked or (one != swapped if swapped != NONE else not theirs_still):
                continue
            for mine in range(seat * SLOTS, (seat + 1) * SLOTS):
                if (left >> mine) & 1 == 0 or was_declined(s, seat, mine, one):
                    continue
                gift = w[GIFT] * (k.use[other, mine] - (k.use[other, one] if swapped == NONE else 0.0))
                if gift > most or (swapped != NONE and give == NONE):
                    most, give, get = gift, mine, one
    if give != NONE:
        total += most - w[RELUCTANCE]
    return total, give, get


@rule
def best_kept(seat: int, k: State, plan: Ints, left: int, w: Floats) -> int:
    """Alone: which of the tiles left would help most in the next turn."""
    find_uses(k, seat, plan[BOAT], k.tokens_each, left, w)
    best = NONE
    for one in range(POOL):
        if (left >> one) & 1 == 1 and (best == NONE or k.use[seat, one] > k.use[seat, best]):
            best = one
    return best


@rule
def was_declined(s: State, seat: int, mine: int, theirs: int) -> bool:
    return (int(s.declined) >> ((mine - seat * SLOTS) * MOST_OFFERS + theirs)) & 1 == 1


@rule
def best_harbour(k: State, boat: int, most: int, w: Floats) -> tuple[int, float]:
    """Where to wait for the next turn, with the steps that are left; and what that is worth."""
    many = look_round(k, 1, boat, most)
    when = k.looks
    for i in range(many):  # other looks will write over the distances
        k.queue[1, i] = 16 * k.queue[1, i] + k.far[k.queue[1, i]]
    best = WORST
    goal = int(boat)
    for i in range(many):
        place = k.queue[1, i] // 16
        value = w[HARBOUR] * harbour(k, place, when, k.tiles_each, w)
        value -= 0.3 * w[EFFORT] * (k.queue[1, i] % 16)
        if value > best:
            best = value
            goal = int(place)
    return goal, best


@rule
def opening(seat: int, k: State, plan: Ints, kept: int, give: int, get: int, goal: int) -> int:
    """The decision a plan begins with: a swap it needs at once, any other when nothing is left to lay."""
    if give != NONE and (plan[SWAPPED] != NONE or plan[LAID] == 0):
        return SWAP + int(k.pool[give] - 1) * TILES + int(k.pool[get]) - 1
    if plan[LAID] != 0:
        course = int(k.course[plan[FIRST + 1]])
        if course >= 4:
            return LAY + 4 * int(k.pool[plan[FIRST]] - 1) + course - 4
    elif goal == k.boat[seat]:
        return END if kept == NONE else KEEP + int(k.pool[kept]) - 1
    else:
        course = int(k.course[goal])
    if k.tokens > 0:
        return SAIL + course
    spare = NONE
    for one in range(seat * SLOTS, (seat + 1) * SLOTS):
        free = k.pool[one] != 0 and one != kept and (int(plan[LAID]) >> one) & 1 == 0
        if free and (spare == NONE or one != give):
            spare = one
    return DROP + 4 * int(k.pool[spare] - 1) + course
