"""The turn: who decides what, and what follows by itself.  [3, 7, 8]"""

from seaglass.engine.bits import lowest, without_lowest
from seaglass.engine.rule import CHANCE, Ints, State, rule
from seaglass.games.petite_mer.moves import ACCEPT, DECLINE, DRAW_TILE, DROP, END, KEEP, LAY, SAIL, SWAP
from seaglass.games.petite_mer.rules.end import nothing_left
from seaglass.games.petite_mer.rules.hands import draw_tile, held, part_with, to_draw
from seaglass.games.petite_mer.rules.sailing import lay_tile, sail, where_to_lay, where_to_sail
from seaglass.games.petite_mer.rules.swapping import accept, asked, decline, offer_swap, what_to_swap
from seaglass.games.petite_mer.state import ANSWER, DEAL, DRAW, OVER, TURN
from seaglass.games.petite_mer.tiles import SLOTS, TILES, TOKENS_EACH


@rule
def advance(s: State) -> bool:
    """The next step that needs nobody's decision."""
    if s.phase == DEAL and to_draw(s) < 0:
        s.phase = TURN
    elif s.phase == DRAW and to_draw(s) < 0:
        pass_turn(s)
    elif s.phase == TURN and nothing_left(s):
        s.phase = OVER
    else:
        return False
    return True


@rule
def actors(s: State) -> int:
    if s.phase == DEAL or s.phase == DRAW:
        return 1 << CHANCE
    if s.phase == TURN:
        return 1 << int(s.turn)
    if s.phase == ANSWER:
        return 1 << asked(s)
    return 0


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Lay, sail, swap in any order, and end the turn at any time; or answer an offer.  [3.2, 3.3]"""
    if s.phase == ANSWER:
        out[0] = ACCEPT
        out[1] = DECLINE
        return 2
    n = where_to_lay(s, seat, out, 0)
    n = where_to_sail(s, seat, out, n)
    if s.seats > 1:
        n = what_to_swap(s, seat, out, n)
    elif s.pile != 0:
        for slot in range(SLOTS):
            if s.hand[seat, slot] != 0:
                out[n] = KEEP + int(s.hand[seat, slot]) - 1
                n += 1
    out[n] = END
    return n + 1


@rule
def outcomes(s: State, out: Ints, weights: Ints) -> int:
    """Any tile of the pile, each as likely.  [2.3]"""
    n = 0
    pile = int(s.pile)
    while pile != 0:
        out[n] = DRAW_TILE + lowest(pile)
        weights[n] = 1
        pile = without_lowest(pile)
        n += 1
    return n


@rule
def choose(s: State, seat: int, decision: int) -> None:
    if decision >= DRAW_TILE:
        draw_tile(s, decision - DRAW_TILE + 1)
    elif decision >= KEEP:
        end_turn(s, seat, decision - KEEP + 1)
    elif decision == END:
        end_turn(s, seat, 0)
    elif decision == DECLINE:
        decline(s)
    elif decision == ACCEPT:
        accept(s)
    elif decision >= SWAP:
        offer_swap(s, seat, 1 + (decision - SWAP) // TILES, 1 + (decision - SWAP) % TILES)
    elif decision >= SAIL:
        s.tokens -= 1
        sail(s, seat, decision - SAIL)
    elif decision >= DROP:
        part_with(s, seat, 1 + (decision - DROP) // 4)
        sail(s, seat, (decision - DROP) % 4)
    else:
        lay_tile(s, seat, 1 + (decision - LAY) // 4, (decision - LAY) % 4)


@rule
def chapter(s: State) -> int:
    """Which sub-seed a draw belongs to: 0 the first tiles, 1 all others, whoever draws them and when."""
    return 0 if s.phase == DEAL else 1


@rule
def end_turn(s: State, seat: int, kept: int) -> None:
    """What was not laid is discarded; alone, one tile may be kept.  [7.1, 7.3]"""
    for slot in range(SLOTS):
        if s.hand[seat, slot] != kept:
            s.hand[seat, slot] = 0
    s.swapped = 0
    s.declined = 0
    s.phase = DRAW


@rule
def pass_turn(s: State) -> None:
    """Tokens are turned back, and the next seat that has tiles plays.  [7.5–7.7]"""
    s.tokens = TOKENS_EACH[s.seats]
    for _ in range(s.seats):
        s.turn = (int(s.turn) + 1) % s.seats
        if held(s, s.turn) > 0:
            break
    s.phase = TURN
