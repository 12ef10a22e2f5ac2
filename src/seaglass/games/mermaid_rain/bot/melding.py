"""Which cards to show: points and turn order against what the cards could do in the sea."""

from seaglass.engine.rule import MAX_SEATS, Floats, Ints, State, rule
from seaglass.games.mermaid_rain.components import CARDS, MOST_SITES
from seaglass.games.mermaid_rain.hexes import DISTANCE, NOWHERE
from seaglass.games.mermaid_rain.moves import ADD, OPEN, STOP
from seaglass.games.mermaid_rain.rules.melds import meld_of
from seaglass.games.mermaid_rain.rules.sea import symbol_of, symbol_of_site
from seaglass.games.mermaid_rain.state import (
    ANY,
    MELD_POINTS,
    MOST_SHOWN,
    NO_TILE,
    PAIRS,
)

# Found by simulation on one set of deals, confirmed on another.
#             octopus drop mist waltz twin march squall rain
MELD_EXTRA = (0.0, 0.2, 0.4, 2.5, 0.9, 7.0, 1.2, 8.0)  # effect and turn order, besides the points
#              0    1    2    3    4    5    6    7     8     9 cards left to ride with
RIDE_WORTH = (0.0, 1.0, 4.0, 7.5, 11.0, 14.5, 17.5, 19.0, 20.0, 21.0)
SPREAD = 0.5  # for each animal among the cards left
FITTING = 0.6  # for a card left, times how much its animal is wanted here


@rule
def rate_melds(s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    """Each choice by the best meld it can still lead to."""
    wanted_d = wanted(s, seat, 0)
    wanted_g = wanted(s, seat, 1)
    wanted_t = wanted(s, seat, 2)
    for i in range(n):
        decision = int(decisions[i])
        a = int(s.shown[seat, 0])
        b = int(s.shown[seat, 1])
        c = int(s.shown[seat, 2])
        if decision < ADD:
            first = PAIRS[decision - OPEN][0]
            second = PAIRS[decision - OPEN][1]
            a += (1 if first == 0 else 0) + (1 if second == 0 else 0)
            b += (1 if first == 1 else 0) + (1 if second == 1 else 0)
            c += (1 if first == 2 else 0) + (1 if second == 2 else 0)
        elif decision < STOP:
            a += 1 if decision - ADD == 0 else 0
            b += 1 if decision - ADD == 1 else 0
            c += 1 if decision - ADD == 2 else 0
        best = -100.0
        for more_a in range(MOST_SHOWN + 1):
            for more_b in range(MOST_SHOWN + 1):
                for more_c in range(MOST_SHOWN + 1):
                    shown = a + b + c + more_a + more_b + more_c
                    if shown > MOST_SHOWN or (decision == STOP and more_a + more_b + more_c > 0):
                        break
                    left_a = int(s.hand[seat, 0]) + int(s.shown[seat, 0]) - a - more_a
                    left_b = int(s.hand[seat, 1]) + int(s.shown[seat, 1]) - b - more_b
                    left_c = int(s.hand[seat, 2]) + int(s.shown[seat, 2]) - c - more_c
                    if left_a < 0 or left_b < 0 or left_c < 0:
                        break
                    meld = meld_of(a + more_a, b + more_b, c + more_c)
                    total = MELD_POINTS[meld] + MELD_EXTRA[meld]
                    total += ride_worth(left_a, left_b, left_c)
                    total += FITTING * (left_a * wanted_d + left_b * wanted_g + left_c * wanted_t)
                    best = max(best, total)
        out[i] = best


@rule
def ride_worth(a: int, b: int, c: int) -> float:
    """What cards are worth in the sea."""
    animals = (1 if a > 0 else 0) + (1 if b > 0 else 0) + (1 if c > 0 else 0)
    return RIDE_WORTH[min(a + b + c, len(RIDE_WORTH) - 1)] + SPREAD * animals


@rule
def wanted(s: State, seat: int, card: int) -> float:
    """How much an animal is wanted by spaces near the mermaid and tiles on offer; 0 is the average."""
    want = 0.0
    every = 0.001
    here = int(s.where[seat])
    if here != NOWHERE:
        for site in range(MOST_SITES):
            h = int(s.site_hex[site])
            if h == NOWHERE:
                break
            symbol = symbol_of_site(s, site)
            if symbol != ANY and 0 < DISTANCE[here, h] <= 5:
                near = 1.0 / DISTANCE[here, h]
                every += near
                if symbol == card:
                    want += near
        for tile in range(s.surf):
            distance = DISTANCE[here, int(s.surf_hex[tile])]
            if 0 < distance <= 3 and symbol_of(s.surf_kind[tile]) != ANY:
                every += 0.3
                if symbol_of(s.surf_kind[tile]) == card:
                    want += 0.3
    for i in range(MAX_SEATS):
        if s.offer[i] != NO_TILE and symbol_of(s.offer[i]) != ANY:
            every += 0.3
            if symbol_of(s.offer[i]) == card:
                want += 0.3
    return want / every - 1.0 / len(CARDS)
