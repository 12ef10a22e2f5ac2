"""Choosing tiles in the order of the melds, and the effects of the melds."""

from seaglass.engine.rule import MAX_SEATS, Ints, State, rule
from seaglass.games.mermaid_rain.components import CARDS, MOST_DOWN, MOST_SITES, SHAPES, TOKENS
from seaglass.games.mermaid_rain.hexes import NOWHERE
from seaglass.games.mermaid_rain.moves import FIND, MARCH_NOW, PICK, WALTZ_WITH
from seaglass.games.mermaid_rain.rules.predicting import discard_tile, shuffle_tiles, tiles_in, total
from seaglass.games.mermaid_rain.rules.riding import begin_riding
from seaglass.games.mermaid_rain.state import (
    CHOOSE_TILE,
    DRAW_TILE,
    DRAW_TOKEN,
    MARCH,
    MELD_POINTS,
    NO_TILE,
    PASS_PRINCE,
    TOKEN_POINTS,
    WALTZ,
)


@rule
def in_turn(s: State) -> int:
    return int(s.order[s.turn])


@rule
def begin_choosing(s: State, turn: int) -> None:
    """The next in the order of the melds chooses, or the Prince card is passed.  [5.1, 5.3]"""
    s.bonus_due = 0
    if turn == s.seats:
        s.turn = 0
        s.phase = PASS_PRINCE
        return
    s.turn = turn
    meld = s.meld[s.order[turn]]
    if meld in (MARCH, WALTZ):
        s.bonus_due = 1
    s.phase = CHOOSE_TILE


@rule
def may_pick(s: State) -> bool:
    """Whether the seat in turn still takes one of the tiles.  [5.3, 3.5]"""
    if s.held[in_turn(s), 0] != NO_TILE:
        return False
    for i in range(MAX_SEATS):
        if s.offer[i] != NO_TILE:
            return True
    return False


@rule
def can_waltz_with(s: State, shape: int) -> bool:
    """Whether there is a tile of this shape to draw.  [5.9]"""
    return tiles_in(s.tile_pile, shape) + tiles_in(s.tile_discard, shape) > 0


@rule
def may_waltz(s: State) -> bool:
    if s.bonus_due == 0 or s.meld[in_turn(s)] != WALTZ:
        return False
    for shape in range(len(SHAPES)):
        if can_waltz_with(s, shape):
            return True
    return False


@rule
def tokens_in_pool(s: State) -> int:
    """The tokens that have been laid out neither face up nor face down.  [2.5]"""
    many = total(s.tokens)
    for site in range(MOST_SITES):
        if s.site_hex[site] == NOWHERE:
            break
        many -= total(s.up[site])
    for seat in range(s.seats):
        many -= total(s.treasure[seat])
    for i in range(MOST_DOWN):
        if s.down_at[i] == NOWHERE:
            break
        many -= 1
    return many


@rule
def may_march(s: State) -> bool:
    return s.bonus_due == 1 and s.meld[in_turn(s)] == MARCH and tokens_in_pool(s) > 0


@rule
def someone_chooses(s: State) -> bool:
    """Whether the seat in turn has anything to decide; what is left of a March needs no decision."""
    return may_pick(s) or may_waltz(s)


@rule
def choices(s: State, out: Ints) -> int:
    """A tile, and the effect before or after it.  [5.3, 5.4, 5.8]"""
    n = 0
    if may_pick(s):
        for i in range(MAX_SEATS):
            kind = int(s.offer[i])
            again = False
            for j in range(i):
                again = again or s.offer[j] == kind
            if kind != NO_TILE and not again:
                out[n] = PICK + kind
                n += 1
        if may_march(s):
            out[n] = MARCH_NOW
            n += 1
    if may_waltz(s):
        for shape in range(len(SHAPES)):
            if can_waltz_with(s, shape):
                out[n] = WALTZ_WITH + shape
                n += 1
    return n


@rule
def pick_tile(s: State, seat: int, kind: int) -> None:
    for i in range(MAX_SEATS):
        if s.offer[i] == kind:
            s.offer[i] = NO_TILE
            break
    s.held[seat, 0] = kind


@rule
def name_shape(s: State, shape: int) -> None:
    """A Waltz: the shape is named, the tile drawn unseen.  [5.8]"""
    s.bonus_due = 0
    s.aim = shape
    s.phase = DRAW_TILE


@rule
def refill_named_shape(s: State) -> bool:
    """An empty pile is made anew before a tile is drawn.  [5.9]"""
    if tiles_in(s.tile_pile, int(s.aim)) > 0:
        return False
    shuffle_tiles(s, int(s.aim))
    return True


@rule
def draw_tile(s: State, kind: int) -> None:
    s.tile_pile[kind] -= 1
    s.held[in_turn(s), 1] = kind
    s.aim = NOWHERE
    s.phase = CHOOSE_TILE


@rule
def march(s: State) -> None:
    s.bonus_due = 0
    s.phase = DRAW_TOKEN


@rule
def tokens_to_find(s: State, out: Ints, weights: Ints) -> int:
    """Any token nobody has seen: those in the pool and those face down in the sea are alike.  [2.4, 2.5]"""
    n = 0
    for token in range(len(TOKENS)):
        if s.unseen[token] > 0:
            out[n] = FIND + token
            weights[n] = s.unseen[token]
            n += 1
    return n


@rule
def draw_token(s: State, token: int) -> None:
    """An Ocean March: a token of the pool, laid open.  [5.6, 11.2]"""
    seat = in_turn(s)
    s.unseen[token] -= 1
    s.treasure[seat, token] += 1
    if s.march_points == 0:
        s.points[seat] += TOKEN_POINTS
    s.phase = CHOOSE_TILE


@rule
def finish_choosing(s: State) -> None:
    """The points of the meld; then it is the next one's turn.  [5.5]"""
    seat = in_turn(s)
    s.points[seat] += MELD_POINTS[s.meld[seat]]
    begin_choosing(s, s.turn + 1)


@rule
def choose_on(s: State) -> bool:
    """What happens by itself while tiles are chosen."""
    if someone_chooses(s):
        return False
    if may_march(s):
        march(s)
    else:
        finish_choosing(s)
    return True


@rule
def pass_prince(s: State) -> None:
    """The melds are discarded, and the highest has the Prince card.  [5.10, 5.11]"""
    for seat in range(s.seats):
        for card in range(len(CARDS)):
            s.discard[card] += s.shown[seat, card]
            s.shown[seat, card] = 0
    for i in range(MAX_SEATS):
        discard_tile(s, int(s.offer[i]))
        s.offer[i] = NO_TILE
    s.stopped = 0
    s.dealer = s.order[0]
    begin_riding(s, 0)
