"""The end of a round: dark tiles leave, mermaids drift, hands go down to two."""

from seaglass.engine.rule import Ints, State, rule
from seaglass.games.mermaid_rain.components import CARDS
from seaglass.games.mermaid_rain.hexes import NOWHERE
from seaglass.games.mermaid_rain.moves import KEEP_CARDS
from seaglass.games.mermaid_rain.rules.melds import can_show
from seaglass.games.mermaid_rain.rules.predicting import discard_tile
from seaglass.games.mermaid_rain.rules.sea import is_dark
from seaglass.games.mermaid_rain.state import DEAL, DRIFT, HELD, KEPT, NO_TILE, PAIRS


@rule
def sink_dark_tiles(s: State) -> None:
    """Dark tiles and those not laid are discarded; mermaids on dark tiles are afloat.  [9.1–9.3]"""
    left = 0
    for tile in range(s.surf):
        kind = int(s.surf_kind[tile])
        h = int(s.surf_hex[tile])
        way = int(s.surf_way[tile])
        s.surf_kind[tile] = NO_TILE
        s.surf_hex[tile] = NOWHERE
        s.surf_way[tile] = 0
        if is_dark(kind):
            discard_tile(s, kind)
            for seat in range(s.seats):
                if s.where[seat] == h:
                    s.where[seat] = NOWHERE
        else:
            s.surf_kind[left] = kind
            s.surf_hex[left] = h
            s.surf_way[left] = way
            left += 1
    s.surf = left
    for seat in range(s.seats):
        for i in range(HELD):
            discard_tile(s, int(s.held[seat, i]))
            s.held[seat, i] = NO_TILE
    s.phase = DRIFT


@rule
def adrift(s: State) -> int:
    """The next seat, in the order of the melds, whose mermaid drifts; -1: none.  [9.3]"""
    for place in range(s.seats):
        if s.where[s.order[place]] == NOWHERE:
            return int(s.order[place])
    return -1


@rule
def still_discarding(s: State) -> int:
    """The seats with more than two cards.  [9.4]"""
    waiting = 0
    for seat in range(s.seats):
        if s.cards_held[seat] > KEPT:
            waiting |= 1 << seat
    return waiting


@rule
def cards_to_keep(s: State, seat: int, out: Ints) -> int:
    n = 0
    for pair in range(len(PAIRS)):
        if can_show(s, seat, pair):
            out[n] = KEEP_CARDS + pair
            n += 1
    return n


@rule
def keep_cards(s: State, seat: int, pair: int) -> None:
    """All cards but two are discarded face down.  [9.4, 9.5]"""
    for card in range(len(CARDS)):
        kept = (1 if PAIRS[pair][0] == card else 0) + (1 if PAIRS[pair][1] == card else 0)
        s.buried[seat, card] += s.hand[seat, card] - kept
        s.hand[seat, card] = kept
    s.cards_buried[seat] += s.cards_held[seat] - KEPT
    s.cards_held[seat] = KEPT


@rule
def begin_round(s: State) -> None:
    """The next round.  [1.3]"""
    s.round_no += 1
    s.current = -1
    for seat in range(s.seats):
        s.meld[seat] = 0
        s.order[seat] = 0
    s.phase = DEAL
