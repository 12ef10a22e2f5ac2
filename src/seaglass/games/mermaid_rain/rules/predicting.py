"""The predicting phase up to the melds: cards are dealt, undercurrents turn tiles up."""

from seaglass.engine.bits import has
from seaglass.engine.rule import MAX_SEATS, Ints, State, rule
from seaglass.games.mermaid_rain.components import CARDS, SHAPES, UNDERCURRENTS
from seaglass.games.mermaid_rain.moves import CURRENT, DEAL_CARD, REVEAL
from seaglass.games.mermaid_rain.state import (
    HAND,
    MELD,
    NO_TILE,
    REVEAL_TILES,
    TAKE_UP,
    UNDERCURRENT,
)

# --- adventure cards ---


@rule
def total(counts: Ints) -> int:
    """How many pieces a few counts say there are."""
    many = 0
    for i in range(len(counts)):
        many += int(counts[i])
    return many


@rule
def cards_to_deal(s: State, out: Ints, weights: Ints) -> int:
    n = 0
    for card in range(len(CARDS)):
        if s.pile[card] > 0:
            out[n] = DEAL_CARD + card
            weights[n] = s.pile[card]
            n += 1
    return n


@rule
def deal_card(s: State, card: int) -> None:
    """Seven to everyone, seat by seat.  [3.1]"""
    s.dealt[s.cards_dealt // HAND, card] += 1
    s.cards_dealt += 1
    s.pile[card] -= 1
    s.cards_left -= 1
    if s.cards_dealt == HAND * s.seats:
        s.phase = TAKE_UP


@rule
def shuffle_cards(s: State) -> None:
    """All discarded cards become the pile.  [3.2]"""
    for card in range(len(CARDS)):
        s.pile[card] += s.discard[card]
        s.discard[card] = 0
        for seat in range(s.seats):
            s.pile[card] += s.buried[seat, card]
            s.buried[seat, card] = 0
    for seat in range(s.seats):
        s.cards_buried[seat] = 0
    s.cards_left = total(s.pile)


@rule
def take_up_cards(s: State) -> None:
    """Everyone takes up the seven cards dealt.  [3.1]"""
    for seat in range(s.seats):
        for card in range(len(CARDS)):
            s.hand[seat, card] += s.dealt[seat, card]
            s.dealt[seat, card] = 0
        s.cards_held[seat] += HAND
    s.cards_dealt = 0
    s.phase = UNDERCURRENT


# --- undercurrents ---


@rule
def currents_to_turn(s: State, out: Ints, weights: Ints) -> int:
    n = 0
    for card in range(UNDERCURRENTS):
        if has(s.currents_left, card):
            out[n] = CURRENT + card
            weights[n] = 1
            n += 1
    return n


@rule
def turn_current(s: State, card: int) -> None:
    """An undercurrents card says how many tiles of each shape come up.  [3.3]"""
    s.current = card
    s.currents_left &= ~(1 << card)
    for shape in range(len(SHAPES)):
        s.due[shape] = s.currents[card, shape]
    s.phase = REVEAL_TILES


@rule
def tiles_in(counts: Ints, shape: int) -> int:
    """How many tiles of a shape a pile has."""
    many = 0
    for kind in range(8 * shape, 8 * shape + 8):
        many += int(counts[kind])
    return many


@rule
def shape_due(s: State) -> int:
    """The shape of the tile to come up next; -1: all are up."""
    for shape in range(len(SHAPES)):
        if s.due[shape] > 0:
            return shape
    return -1


@rule
def tiles_to_reveal(s: State, shape: int, out: Ints, weights: Ints) -> int:
    n = 0
    for kind in range(8 * shape, 8 * shape + 8):
        if s.tile_pile[kind] > 0:
            out[n] = REVEAL + kind
            weights[n] = s.tile_pile[kind]
            n += 1
    return n


@rule
def reveal_tile(s: State, kind: int) -> None:
    """A tile is turned face up.  [3.3]"""
    s.tile_pile[kind] -= 1
    s.due[kind >> 3] -= 1
    for i in range(MAX_SEATS):
        if s.offer[i] == NO_TILE:
            s.offer[i] = kind
            break
    if shape_due(s) < 0:
        s.phase = MELD


@rule
def refill_tiles(s: State) -> bool:
    """An empty pile is made from its discards; without any, the tile does not come up.  [3.4, 3.5]"""
    shape = shape_due(s)
    if tiles_in(s.tile_pile, shape) > 0:
        return False
    if tiles_in(s.tile_discard, shape) > 0:
        shuffle_tiles(s, shape)
    else:
        s.due[shape] = 0
        if shape_due(s) < 0:
            s.phase = MELD
    return True


@rule
def shuffle_tiles(s: State, shape: int) -> None:
    """The discarded tiles of a shape become its pile.  [3.4]"""
    for kind in range(8 * shape, 8 * shape + 8):
        s.tile_pile[kind] += s.tile_discard[kind]
        s.tile_discard[kind] = 0


@rule
def discard_tile(s: State, kind: int) -> None:
    if kind != NO_TILE:
        s.tile_discard[kind] += 1
