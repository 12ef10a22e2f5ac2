"""What the sensible bot and the search know of Mermaid Rain."""

import numpy as np

from seaglass.engine.contract import CabinBoySettings, SearchSettings, ValueUnit
from seaglass.engine.rule import MAX_SEATS, Floats, Ints, State, rule
from seaglass.engine.shared_rules import play_to_the_end as stop
from seaglass.engine.shared_rules import share_of_lead
from seaglass.games.mermaid_rain.bot.laying import plan_tile
from seaglass.games.mermaid_rain.bot.melding import rate_melds, wanted
from seaglass.games.mermaid_rain.bot.routes import (
    GAIN,
    MOST_PLACES,
    STAY,
    SYMBOL,
    appraise,
    best_route,
    cards_kept,
    draw_chart,
    packed,
    place_on,
    price,
)
from seaglass.games.mermaid_rain.bot.worth import (
    SECRET,
    count_known,
    worth_of_place,
    worth_of_sites,
    worth_of_tokens,
)
from seaglass.games.mermaid_rain.components import MOST_SITES, TOKENS
from seaglass.games.mermaid_rain.hexes import HEXES, NOWHERE
from seaglass.games.mermaid_rain.moves import (
    AT,
    DONE,
    DRIFT_TO,
    GO,
    KEEP_CARDS,
    LAY,
    LEAVE,
    MARCH_NOW,
    PAY_WITH,
    PICK,
    SINGLES,
    START_AT,
    TAKE_OPEN,
    TAKE_SECRET,
    WALTZ_WITH,
    WARP,
    WAY,
)
from seaglass.games.mermaid_rain.rules.scoring import score
from seaglass.games.mermaid_rain.state import (
    CHOOSE_START,
    CHOOSE_TILE,
    DRIFT,
    HELD,
    KEEP,
    LAY_WAY,
    LAY_WHERE,
    MELD,
    NO_TILE,
    PAIRS,
    PAY,
    START,
    TAKE,
)

__all__ = ["CABIN_BOY", "SEARCH", "VALUE_UNIT", "evaluate", "rate", "stop"]

LAY_FIRST = 0.05  # a tile is laid before the route that needs it begins
#             curved triangular long short
WALTZ_SHAPE = (1.0, 0.6, 0.9, 0.3)

SEARCH = SearchSettings(
    exploration=0.7,
    untried_penalty=0.05,
    prior_temperature=0.5,
    playout_noise=0.3,
    branch_on_others=False,
)
CABIN_BOY = CabinBoySettings(overlooked=0.1, misjudgement=1.0)
VALUE_UNIT = ValueUnit("share", 1.0)
CLOSE = 6.0  # points by which a lead is a clear one


@rule
def evaluate(s: State, root: State, out: Floats) -> None:
    """Everybody's share in the win, by how far ahead one is: a close second is better than a far one."""
    score(s, out)
    share_of_lead(s.seats, CLOSE, out)


@rule
def rate(s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    """How good each legal decision looks to this seat."""
    if s.phase == MELD:
        rate_melds(s, seat, decisions, n, out)
        return
    known = np.zeros((MAX_SEATS, len(TOKENS)))
    worth = np.zeros(len(TOKENS))
    count_known(s, seat, known)
    worth_of_tokens(s, seat, known, worth)
    if s.phase == TAKE:
        rate_tokens(decisions, n, worth, out)
        return
    gain = np.zeros(MOST_SITES)
    worth_of_sites(s, seat, worth, gain)
    if s.phase == DRIFT:
        for i in range(n):
            out[i] = worth_of_place(s, int(decisions[i]) - DRIFT_TO, gain)
    elif s.phase == KEEP:
        rate_cards_to_keep(s, seat, decisions, n, out)
    else:
        chart = np.zeros((MOST_PLACES, 5), np.int64)
        value = np.zeros((MOST_PLACES, 2))
        near = np.zeros(HEXES, np.int64)
        places = draw_chart(s, chart, near)
        appraise(s, chart, places, gain, value)
        rate_riding(s, seat, decisions, n, chart, value, near, gain, places, out)


@rule
def rate_tokens(decisions: Ints, n: int, worth: Floats, out: Floats) -> None:
    for i in range(n):
        decision = int(decisions[i])
        if decision == LEAVE:
            out[i] = 0.0
        elif decision >= TAKE_SECRET:
            out[i] = worth[decision - TAKE_SECRET] + SECRET
        else:
            out[i] = worth[decision - TAKE_OPEN]


@rule
def rate_cards_to_keep(s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    for i in range(n):
        first = PAIRS[int(decisions[i]) - KEEP_CARDS][0]
        second = PAIRS[int(decisions[i]) - KEEP_CARDS][1]
        out[i] = wanted(s, seat, first) + wanted(s, seat, second) + (0.5 if first != second else 0.0)


@rule
def rate_riding(
    s: State,
    seat: int,
    decisions: Ints,
    n: int,
    chart: Ints,
    value: Floats,
    near: Ints,
    gain: Floats,
    places: int,
    out: Floats,
) -> None:
    """Tiles to choose and to lay, and where to go: the best route each leaves open."""
    hand = packed(s, seat)
    by_hex = np.zeros(HEXES)
    here = int(s.where[seat])
    if s.phase == CHOOSE_START:
        for i in range(n):
            start = place_on(chart, places, int(decisions[i]) - START_AT)
            out[i] = with_tiles(s, seat, start, hand, chart, value, near, gain, by_hex)
        return
    if here == NOWHERE:
        here = likely_start(s, gain)
    at = place_on(chart, places, here)
    if s.phase == CHOOSE_TILE:
        for i in range(n):
            decision = int(decisions[i])
            if decision == MARCH_NOW:
                out[i] = 1000.0
            elif decision >= WALTZ_WITH:
                out[i] = 1000.0 + WALTZ_SHAPE[decision - WALTZ_WITH]
            else:
                out[i] = plan_tile(
                    s, decision - PICK, at, hand, chart, value, near, gain, NOWHERE, NOWHERE, by_hex
                )
    elif s.phase == LAY_WHERE:
        plan_tile(
            s, int(s.held[seat, s.lifted]), at, hand, chart, value, near, gain, NOWHERE, NOWHERE, by_hex
        )
        for i in range(n):
            out[i] = by_hex[int(decisions[i]) - AT]
    elif s.phase == LAY_WAY:
        kind = int(s.held[seat, s.lifted])
        for i in range(n):
            way = int(decisions[i]) - WAY
            out[i] = plan_tile(s, kind, at, hand, chart, value, near, gain, int(s.aim), way, by_hex)
    elif s.phase == PAY:
        to = place_on(chart, places, int(s.aim))
        gained = value[to, GAIN]
        value[to, GAIN] = 0.0
        for i in range(n):
            payment = int(decisions[i]) - PAY_WITH
            paid = 1 << (4 * payment)
            if payment >= SINGLES:
                paid = (1 << (4 * PAIRS[payment - SINGLES][0])) + (1 << (4 * PAIRS[payment - SINGLES][1]))
            out[i] = gained + best_route(s, chart, value, to, 0, hand - paid)
    else:
        for i in range(n):
            decision = int(decisions[i])
            if decision == DONE:
                out[i] = cards_kept(s, hand) + value[at, STAY]
            elif decision >= GO or decision >= WARP:
                to = place_on(chart, places, decision - (GO if decision >= GO else WARP))
                left = hand if decision < GO else hand - price(int(chart[to, SYMBOL]), hand)
                gained = value[to, GAIN]
                value[to, GAIN] = 0.0
                out[i] = gained + best_route(s, chart, value, to, 0, left)
                value[to, GAIN] = gained
            else:
                out[i] = LAY_FIRST + plan_tile(
                    s, decision - LAY, at, hand, chart, value, near, gain, NOWHERE, NOWHERE, by_hex
                )


@rule
def likely_start(s: State, gain: Floats) -> int:
    """The start space with the best treasure around it."""
    best = -1.0
    found = 0
    for site in range(MOST_SITES):
        if s.site_hex[site] == NOWHERE:
            break
        if s.site_kind[site] == START:
            near = worth_of_place(s, int(s.site_hex[site]), gain)
            if near > best:
                best = near
                found = int(s.site_hex[site])
    return found


@rule
def with_tiles(
    s: State,
    seat: int,
    here: int,
    hand: int,
    chart: Ints,
    value: Floats,
    near: Ints,
    gain: Floats,
    by_hex: Floats,
) -> float:
    """The best route from a place with one of the tiles in hand."""
    best = best_route(s, chart, value, here, 0, hand)
    for i in range(HELD):
        if s.held[seat, i] != NO_TILE:
            kind = int(s.held[seat, i])
            best = max(
                best, plan_tile(s, kind, here, hand, chart, value, near, gain, NOWHERE, NOWHERE, by_hex)
            )
    return best
