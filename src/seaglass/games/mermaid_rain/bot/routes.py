"""Routes through the sea: where a hand of cards can still lead, and what that brings."""

import numpy as np

from seaglass.engine.bits import has, lowest, without_lowest
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.games.mermaid_rain.bot.worth import last_round, worth_of_place
from seaglass.games.mermaid_rain.components import MOST_SITES, MOST_TILE
from seaglass.games.mermaid_rain.hexes import NOWHERE, WORD, WORDS, next_to
from seaglass.games.mermaid_rain.rules.sea import is_dark, symbol_of, symbol_of_site, tile_hex
from seaglass.games.mermaid_rain.state import ANY, KEPT, START

# Places are numbered for a route: tiles, then sites; the last number is for a tile that is only thought of.
MOST_PLACES = 62
THOUGHT = MOST_PLACES - 1
HEX, SYMBOL, LINKS, SITE, DARK = range(5)  # columns of a chart; LINKS is a set of places
GAIN, STAY = range(2)  # columns of values: what entering brings, what ending there is worth
MOST_STEPS = 10
MOST_TRIES = 300  # a route search looks at no more moves than this

# Found by simulation on one set of deals, confirmed on another.
CARD_KEPT = 1.6  # a card for the next round
STAYING = 0.25  # of what lies near, when a turn ends
DRIFTING = 0.9  # of the best start, for whoever ends on a dark tile


@rule
def packed(s: State, seat: int) -> int:
    """A hand as one number, four bits an animal."""
    return int(s.hand[seat, 0]) + (int(s.hand[seat, 1]) << 4) + (int(s.hand[seat, 2]) << 8)


@rule
def cards_in(hand: int) -> int:
    return (hand & 15) + ((hand >> 4) & 15) + (hand >> 8)


@rule
def price(symbol: int, hand: int) -> int:
    """The cards to discard for a symbol: one that matches, or else two others; -1 if the hand cannot pay.

    Where there is a choice, the commonest card goes.
    """
    a = hand & 15
    b = (hand >> 4) & 15
    c = hand >> 8
    if symbol == ANY:
        if a + b + c == 0:
            return -1
        if a >= b and a >= c:
            return 1
        return 1 << 4 if b >= c else 1 << 8
    if (hand >> (4 * symbol)) & 15 > 0:
        return 1 << (4 * symbol)
    if a + b + c < 2:
        return -1
    one = 4 if symbol == 0 else 0  # where the two other animals stand
    two = 4 if symbol == 2 else 8
    ones = (hand >> one) & 15
    twos = (hand >> two) & 15
    if ones > twos + 1 or twos == 0:
        return 2 << one
    if twos > ones + 1 or ones == 0:
        return 2 << two
    return (1 << one) + (1 << two)


@rule
def draw_chart(s: State, chart: Ints, near: Ints) -> int:
    """All places and their links; `near` gets for each hex the set of places that touch it."""
    for h in range(len(near)):
        near[h] = 0
    n = 0
    for tile in range(s.surf):
        note_place(chart, n, int(s.surf_hex[tile]), symbol_of(s.surf_kind[tile]), NOWHERE)
        chart[n, DARK] = 1 if is_dark(s.surf_kind[tile]) else 0
        for i in range(MOST_TILE):
            h = tile_hex(s, tile, i)
            if h == NOWHERE:
                break
            touch(near, h, n)
        n += 1
    for site in range(MOST_SITES):
        h = int(s.site_hex[site])
        if h == NOWHERE or n == THOUGHT:
            break
        note_place(chart, n, h, symbol_of_site(s, site), site)
        touch(near, h, n)
        n += 1
    for place in range(n):
        links = int(near[chart[place, HEX]])
        if place < s.surf:
            for i in range(1, MOST_TILE):
                h = tile_hex(s, place, i)
                if h == NOWHERE:
                    break
                links |= int(near[h])
        chart[place, LINKS] = links & ~(1 << place)
    return n


@rule
def note_place(chart: Ints, place: int, h: int, symbol: int, site: int) -> None:
    chart[place, HEX] = h
    chart[place, SYMBOL] = symbol
    chart[place, SITE] = site
    chart[place, DARK] = 0


@rule
def touch(near: Ints, h: int, place: int) -> None:
    around = next_to(h)
    for w in range(WORDS):
        hexes = around[w]
        while hexes != 0:
            near[w * WORD + lowest(hexes)] |= 1 << place
            hexes = without_lowest(hexes)


@rule
def place_on(chart: Ints, n: int, h: int) -> int:
    for place in range(n):
        if chart[place, HEX] == h:
            return place
    return NOWHERE


@rule
def appraise(s: State, chart: Ints, n: int, gain: Floats, value: Floats) -> None:
    """What entering each place brings now, and what it is worth to be there at the end of the turn."""
    drifting = 0.0
    for place in range(n):
        site = int(chart[place, SITE])
        value[place, GAIN] = 0.0
        if site != NOWHERE and not has(s.entered, site):
            value[place, GAIN] = gain[site]
        value[place, STAY] = 0.0
        if not last_round(s) and chart[place, DARK] == 0:
            value[place, STAY] = STAYING * worth_of_place(s, int(chart[place, HEX]), gain)
            if site != NOWHERE and s.site_kind[site] == START:
                drifting = max(drifting, DRIFTING * value[place, STAY])
    for place in range(n):
        if chart[place, DARK] == 1:
            value[place, STAY] = drifting
    value[THOUGHT, GAIN] = 0.0
    value[THOUGHT, STAY] = drifting


@rule
def cards_kept(s: State, hand: int) -> float:
    return 0.0 if last_round(s) else CARD_KEPT * min(cards_in(hand), KEPT)


@rule
def links_from(chart: Ints, place: int, bridge: int) -> int:
    if place == THOUGHT:
        return bridge
    return int(chart[place, LINKS]) | ((bridge >> place) & 1) << THOUGHT


@rule
def best_route(s: State, chart: Ints, value: Floats, here: int, bridge: int, hand: int) -> float:
    """The best to be had from a place with these cards: treasure on the way, cards kept, where it ends.

    `bridge` is the set of places linked by a tile that is only thought of (0: none).
    """
    stack = np.zeros((MOST_STEPS, 4), np.int64)  # place, hand, places that gave their token, links to try
    sums = np.zeros(MOST_STEPS)
    stack[0, 0] = here
    stack[0, 1] = hand
    stack[0, 3] = links_from(chart, here, bridge)
    best = cards_kept(s, hand) + float(value[here, STAY])
    deep = 0
    tries = 0
    while deep >= 0:
        links = int(stack[deep, 3])
        if links == 0 or tries == MOST_TRIES:
            deep -= 1
            continue
        place = lowest(links)
        stack[deep, 3] = without_lowest(links)
        paid = price(int(chart[place, SYMBOL]), int(stack[deep, 1]))
        if paid < 0:
            continue
        tries += 1
        left = int(stack[deep, 1]) - paid
        given = int(stack[deep, 2])
        total = sums[deep]
        if value[place, GAIN] > 0.0 and not has(given, place):
            total += value[place, GAIN]
            given |= 1 << place
        best = max(best, total + cards_kept(s, left) + value[place, STAY])
        if left > 0 and deep + 1 < MOST_STEPS:
            deep += 1
            stack[deep, 0] = place
            stack[deep, 1] = left
            stack[deep, 2] = given
            stack[deep, 3] = links_from(chart, place, bridge)
            sums[deep] = total
    return best


@rule
def within_reach(chart: Ints, here: int, hand: int) -> int:
    """The places as many steps away as there are cards, whatever the steps cost."""
    reached = 1 << here
    edge = reached
    for _ in range(cards_in(hand)):
        found = 0
        while edge != 0:
            found |= int(chart[lowest(edge), LINKS])
            edge = without_lowest(edge)
        edge = found & ~reached
        reached |= edge
        if edge == 0:
            break
    return reached
