"""The end, the points, and what must always hold.  [8]"""

from seaglass.engine.bits import count
from seaglass.engine.rule import Ints, State, rule
from seaglass.games.petite_mer.chart import coasts, crew_points, fits
from seaglass.games.petite_mer.rules.hands import held, tiles_in_play
from seaglass.games.petite_mer.state import ANSWER, NOWHERE, OVER, PLACES
from seaglass.games.petite_mer.tiles import HEADQUARTERS, SLOTS, TILES, TILES_EACH, TOKENS_EACH


@rule
def nothing_left(s: State) -> bool:
    """No tile in the pile or in front of anybody.  [8.1]"""
    if s.pile != 0:
        return False
    for seat in range(s.seats):
        if held(s, seat) > 0:
            return False
    return True


@rule
def over(s: State) -> bool:
    return bool(s.phase == OVER)


@rule
def score(s: State, out: Ints) -> None:
    """The crew's points, the same for everybody.  [8.6, 8.7]"""
    total = crew_points(s)
    for seat in range(s.seats):
        out[seat] = total


@rule
def winners(s: State) -> int:
    """The whole crew; the rank says how well they did.  [8.7]"""
    return (1 << int(s.seats)) - 1


@rule
def tiles_left(s: State) -> int:
    """How many tiles are still to be laid or discarded."""
    n = count(s.pile)
    for seat in range(s.seats):
        n += held(s, seat)
    return n


@rule
def discarded(s: State) -> int:
    """The set of the tiles that left the game.  [5.4]"""
    gone = tiles_in_play(s) & ~int(s.pile)
    for seat in range(s.seats):
        for slot in range(SLOTS):
            if s.hand[seat, slot] != 0:
                gone &= ~(1 << (int(s.hand[seat, slot]) - 1))
    for tile in range(1, TILES + 1):
        if s.place[tile] != NOWHERE:
            gone &= ~(1 << (tile - 1))
    return gone


@rule
def sound(s: State) -> bool:
    """Every tile is in one place, the chart and the tiles agree, and all edges match."""
    seen = int(s.pile)
    if seen & ~tiles_in_play(s) != 0:
        return False
    for seat in range(s.seats):
        if s.chart[s.boat[seat]] == 0 or held(s, seat) > TILES_EACH[s.seats]:
            return False
        for slot in range(SLOTS):
            tile = int(s.hand[seat, slot])
            if tile != 0:
                if (seen >> (tile - 1)) & 1 == 1:
                    return False
                seen |= 1 << (tile - 1)
    laid = 0
    for tile in range(1, HEADQUARTERS + 1):
        place = int(s.place[tile])
        if place == NOWHERE:
            continue
        if s.chart[place] != tile or not fits(tile, coasts(s.chart, place)):
            return False
        laid += 1
        if tile != HEADQUARTERS:
            if (seen >> (tile - 1)) & 1 == 1:
                return False
            seen |= 1 << (tile - 1)
    on_chart = 0
    for place in range(PLACES):
        if s.chart[place] != 0:
            on_chart += 1
    return bool(
        laid == on_chart
        and s.place[HEADQUARTERS] == 0
        and seen & ~tiles_in_play(s) == 0
        and 0 <= s.tokens <= TOKENS_EACH[s.seats]
        and (s.offer > 0) == (s.phase == ANSWER)
    )
