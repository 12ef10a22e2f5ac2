"""The rules of Reef; clauses are those of rules.en.md. Reading `advance` is reading the game."""

from seaglass.engine.bits import count, has, lowest, without_lowest
from seaglass.engine.rule import CHANCE, Ints, State, rule
from seaglass.engine.shared_rules import leaders
from seaglass.template.reef.moves import DEAL_CARD, PLAY_CARD
from seaglass.template.reef.state import ALL_CARDS, DEAL, HAND, OVER, PLAY, ROUNDS, TAKE


@rule
def set_up(s: State) -> None:
    s.phase = DEAL


@rule
def actors(s: State) -> int:
    if s.phase == DEAL:
        return 1 << CHANCE
    return 1 << int(s.turn) if s.phase == PLAY else 0


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Any card of one's hand.  [2.1]"""
    n = 0
    cards = int(s.hand[seat])
    while cards != 0:
        out[n] = PLAY_CARD + lowest(cards)
        cards = without_lowest(cards)
        n += 1
    return n


@rule
def outcomes(s: State, out: Ints, weights: Ints) -> int:
    """Any card that nobody holds, each as likely.  [1.2]"""
    n = 0
    cards = ALL_CARDS
    for seat in range(s.seats):
        cards &= ~int(s.hand[seat])
    while cards != 0:
        out[n] = DEAL_CARD + lowest(cards)
        weights[n] = 1
        cards = without_lowest(cards)
        n += 1
    return n


@rule
def choose(s: State, seat: int, decision: int) -> None:
    if decision >= DEAL_CARD:
        deal_card(s, decision - DEAL_CARD)
    else:
        play_card(s, seat, decision - PLAY_CARD)


@rule
def advance(s: State) -> bool:
    """The next step that needs nobody's decision."""
    if s.phase == TAKE:
        take_pearl(s)
        return True
    return False


@rule
def deal_card(s: State, card: int) -> None:
    """Three cards to everybody, seat by seat; a new player leads each round.  [1.2, 1.3]"""
    seat = 0
    while s.held[seat] == HAND:
        seat += 1
    s.hand[seat] |= 1 << card
    s.held[seat] += 1
    if s.held[s.seats - 1] == HAND:
        s.turn = s.round_no % s.seats
        s.phase = PLAY


@rule
def play_card(s: State, seat: int, card: int) -> None:
    """Face up in front of oneself; then the next seat.  [2.1, 2.2]"""
    s.hand[seat] &= ~(1 << card)
    s.held[seat] -= 1
    s.played[seat] = card + 1
    s.gone |= 1 << card
    s.turn = (seat + 1) % s.seats
    if s.played[s.turn] != 0:
        s.phase = TAKE


@rule
def best_card(s: State) -> int:
    """The seat whose card takes the pearl: the highest one.  [2.3]"""
    best = 0
    for seat in range(1, s.seats):
        if s.played[seat] > s.played[best]:
            best = seat
    return best


@rule
def take_pearl(s: State) -> None:
    """The highest card takes a pearl and leads; without cards, the round is over.  [2.3, 2.4, 3.1]"""
    best = best_card(s)
    s.pearls[best] += 1
    s.turn = best
    for seat in range(s.seats):
        s.played[seat] = 0
    if s.held[best] > 0:
        s.phase = PLAY
    elif s.round_no + 1 < ROUNDS:
        s.round_no += 1
        s.gone = 0
        s.phase = DEAL
    else:
        s.phase = OVER


@rule
def over(s: State) -> bool:
    return bool(s.phase == OVER)


@rule
def score(s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.pearls[seat]


@rule
def winners(s: State) -> int:
    """Most pearls win; several share the win.  [3.2]"""
    return leaders(s.pearls, s.seats)


@rule
def chapter(s: State) -> int:
    """Which sub-seed a draw belongs to: one a round."""
    return int(s.round_no)


@rule
def sound(s: State) -> bool:
    """Every card is in one place, and every trick has brought one pearl."""
    cards = int(s.gone)
    lying = 0
    pearls = 0
    for seat in range(s.seats):
        if (cards & s.hand[seat]) != 0 or count(s.hand[seat]) != s.held[seat] or s.held[seat] > HAND:
            return False
        if s.played[seat] != 0 and not has(s.gone, s.played[seat] - 1):
            return False
        cards |= int(s.hand[seat])
        lying += 1 if s.played[seat] != 0 else 0
        pearls += s.pearls[seat]
    return bool(count(s.gone) == (pearls - HAND * s.round_no) * s.seats + lying)
