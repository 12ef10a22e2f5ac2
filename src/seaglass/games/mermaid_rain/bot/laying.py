"""Where a tile would help: every place it fits is joined to the chart in thought."""

import numpy as np

from seaglass.engine.bits import lowest, without_lowest
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.games.mermaid_rain.bot.routes import (
    STAY,
    STAYING,
    THOUGHT,
    best_route,
    note_place,
    within_reach,
)
from seaglass.games.mermaid_rain.bot.worth import last_round, worth_of_place
from seaglass.games.mermaid_rain.components import MOST_TILE
from seaglass.games.mermaid_rain.hexes import NOWHERE, WORD, WORDS
from seaglass.games.mermaid_rain.rules.sea import bare_ocean, fitting, is_dark, shape_of, symbol_of

MOST_BRIDGES = 40  # different ways to join places that one search looks at
OPEN_SEA = 0.03  # of what lies near, for a light tile: it may help later


@rule
def plan_tile(
    s: State,
    kind: int,
    here: int,
    hand: int,
    chart: Ints,
    value: Floats,
    near: Ints,
    gain: Floats,
    at: int,
    only_way: int,
    by_hex: Floats,
) -> float:
    """The best route with this tile laid somewhere (at one hex, one way, unless these are NOWHERE).

    `by_hex` gets the best for each hex at which the tile can begin.
    """
    shape = shape_of(kind)
    bare = bare_ocean(s)
    reach = within_reach(chart, here, hand)
    note_place(chart, THOUGHT, NOWHERE, symbol_of(kind), NOWHERE)
    drifting = value[THOUGHT, STAY]
    idle = best_route(s, chart, value, here, 0, hand)
    bridges = np.zeros(MOST_BRIDGES, np.int64)
    found = np.zeros(MOST_BRIDGES)
    many = 0
    best = -1.0
    for way in range(s.ways[shape]):
        if only_way != NOWHERE and way != only_way:
            continue
        fits = fitting(s, bare, shape, way)
        for w in range(WORDS):
            hexes = fits[w]
            while hexes != 0:
                h = w * WORD + lowest(hexes)
                hexes = without_lowest(hexes)
                if at != NOWHERE and h != at:
                    continue
                bridge = int(near[h])
                for i in range(MOST_TILE - 1):
                    if s.spread[shape, way, i] == 0:
                        break
                    bridge |= int(near[h + int(s.spread[shape, way, i])])
                total = idle
                if bridge & reach != 0:
                    known = 0
                    while known < many and bridges[known] != bridge:
                        known += 1
                    if known == many and many < MOST_BRIDGES:
                        if not is_dark(kind) and not last_round(s):
                            value[THOUGHT, STAY] = STAYING * worth_of_place(s, h, gain)
                        bridges[many] = bridge
                        found[many] = best_route(s, chart, value, here, bridge, hand)
                        many += 1
                    if known < many:
                        total = found[known]
                    if not is_dark(kind):
                        total += OPEN_SEA * worth_of_place(s, h, gain)
                by_hex[h] = max(by_hex[h], total)
                best = max(best, total)
    value[THOUGHT, STAY] = drifting
    return best
