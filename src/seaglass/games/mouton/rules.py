"""The rules of Un mouton à la mer, in the rulebook's order. Clauses are those of rules.en.md."""

from seaglass.engine.bits import count, has, lowest, without_lowest
from seaglass.engine.rule import CHANCE, Ints, State, rule
from seaglass.games.mouton.moves import DEAL_CARD, PLAY, TURN_TIDE
from seaglass.games.mouton.state import (
    ALL_CARDS,
    ANNOUNCE,
    ASIDE,
    CHOOSE,
    DEAL,
    HALF_BUOYS,
    HAND,
    MOST_SEATS,
    OPEN,
    OVER,
    PASS,
    PAY,
    PUT_AWAY,
    SCORE,
    TAKE_LOWER,
    TAKE_OTHER,
    TIDES,
    TIDES_EACH,
    TRICKS,
    TURN_TIDES,
    WHOLE_BUOYS,
)


@rule
def set_up(s: State) -> None:
    """All cards lie aside, nothing is dealt.  [2.1]"""
    s.deal[ASIDE] = ALL_CARDS
    s.phase = DEAL


@rule
def advance(s: State) -> bool:
    """The next step that needs nobody's decision.  [1.3]"""
    if s.phase == ANNOUNCE:
        announce_buoys(s)
    elif s.phase == CHOOSE and still_to_choose(s) == 0:
        turn_cards_over(s)
    elif s.phase == TAKE_LOWER:
        take_lower_tide(s)
    elif s.phase == TAKE_OTHER:
        take_other_tide(s)
    elif s.phase == PAY:
        pay_buoys(s)
    elif s.phase == PUT_AWAY:
        put_cards_away(s)
    elif s.phase == SCORE:
        score_round(s)
    elif s.phase == PASS:
        pass_hands(s)
        announce_buoys(s)
    else:
        return False
    return True


@rule
def actors(s: State) -> int:
    if s.phase == DEAL or s.phase == TURN_TIDES:
        return 1 << CHANCE
    if s.phase == CHOOSE:
        return still_to_choose(s)
    return 0


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Any card of one's hand.  [3.2]"""
    n = 0
    cards = int(s.hand[seat])
    while cards != 0:
        out[n] = PLAY + lowest(cards)
        cards = without_lowest(cards)
        n += 1
    return n


@rule
def outcomes(s: State, out: Ints, weights: Ints) -> int:
    """What chance may bring, and how often each: a card to deal, or a tide to turn.  [2.4, 2.8]"""
    n = 0
    if s.phase == DEAL:
        cards = int(s.deal[ASIDE])
        while cards != 0:
            out[n] = DEAL_CARD + lowest(cards)
            weights[n] = 1
            cards = without_lowest(cards)
            n += 1
    else:
        for tide in range(TIDES):
            if s.pile[tide] > 0:
                out[n] = TURN_TIDE + tide
                weights[n] = s.pile[tide]
                n += 1
    return n


@rule
def choose(s: State, seat: int, decision: int) -> None:
    if decision >= TURN_TIDE:
        turn_tide(s, decision - TURN_TIDE + 1)
    elif decision >= DEAL_CARD:
        deal_card(s, decision - DEAL_CARD)
    else:
        lay_card(s, seat, decision - PLAY)


@rule
def chapter(s: State) -> int:
    """Which sub-seed a draw belongs to: 0 the deal, then one a round."""
    return 0 if s.phase == DEAL else int(s.round_no) + 1


# --- 2 Setting up ---


@rule
def deal_card(s: State, card: int) -> None:
    """Twelve cards to everyone, seat by seat; the others stay aside.  [2.4, 2.5]"""
    dealt = 0
    for hand in range(s.seats):
        dealt += count(s.deal[hand])
    s.deal[dealt // HAND] |= 1 << card
    s.deal[ASIDE] &= ~(1 << card)
    if dealt + 1 == HAND * s.seats:
        s.phase = ANNOUNCE


@rule
def buoys_on(cards: int) -> int:
    """Two halves make a whole, a half left over is dropped.  [2.2, 2.6]"""
    return (count(cards & HALF_BUOYS) + 2 * count(cards & WHOLE_BUOYS)) // 2


@rule
def hand_held(s: State, seat: int) -> int:
    """Which dealt hand this seat plays in this round.  [8.1]"""
    return int((seat - s.round_no) % s.seats)


@rule
def announce_buoys(s: State) -> None:
    """A round begins: hands taken up, buoys counted and announced, all water 0.  [2.6–2.8, 8.3, 8.4]"""
    for seat in range(s.seats):
        s.hand[seat] = s.deal[hand_held(s, seat)]
        s.buoys[seat] = buoys_on(s.hand[seat])
        s.water[seat] = 0
    for tide in range(TIDES):
        s.pile[tide] = TIDES_EACH
    s.afloat = (1 << s.seats) - 1
    s.trick = 0
    if s.cards == OPEN:
        s.leader = first_leader(s)
    s.phase = TURN_TIDES


# --- 3 A trick ---


@rule
def turn_tide(s: State, tide: int) -> None:
    """Two tides come up, one after the other; the lower lies first.  [3.1]"""
    s.pile[tide - 1] -= 1
    if s.tide[0] == 0:
        s.tide[0] = tide
        return
    s.tide[1] = max(s.tide[0], tide)
    s.tide[0] = min(s.tide[0], tide)
    s.phase = CHOOSE


@rule
def still_to_choose(s: State) -> int:
    """The seats that must still play: all at once, or one after another from the leader.  [3.2, 3.7, 9.2]"""
    waiting = 0
    for step in range(s.seats):
        seat = int((s.leader + step) % s.seats)
        if has(s.afloat, seat) and s.played[seat] == 0:
            waiting |= 1 << seat
            if s.cards == OPEN:
                return waiting
    return waiting


@rule
def cards_are_up(s: State) -> bool:
    """Whether the cards in front of the seats can be seen by all."""
    return bool(s.cards == OPEN or s.phase != CHOOSE)


@rule
def lay_card(s: State, seat: int, card: int) -> None:
    """Face down, or face up with open cards.  [3.2, 9.1]"""
    s.played[seat] = card + 1
    if s.cards == OPEN:
        show_card(s, seat)


@rule
def show_card(s: State, seat: int) -> None:
    card = 1 << (int(s.played[seat]) - 1)
    s.hand[seat] &= ~card
    s.shown[hand_held(s, seat)] |= card


@rule
def turn_cards_over(s: State) -> None:
    """All cards are turned over together.  [3.2]"""
    for seat in range(s.seats):
        if s.played[seat] > 0:
            show_card(s, seat)
    s.phase = TAKE_LOWER


@rule
def highest_card(s: State, but: int) -> int:
    """The seat with the highest card played, leaving out one seat (-1: none).  [2.1]"""
    best = -1
    for seat in range(s.seats):
        if seat != but and s.played[seat] > 0 and (best < 0 or s.played[seat] > s.played[best]):
            best = seat
    return best


@rule
def take_lower_tide(s: State) -> None:
    """The highest card takes the lower tide; it covers the old one.  [3.3, 3.5, 4.2]"""
    s.water[highest_card(s, -1)] = s.tide[0]
    s.tide[0] = 0
    s.phase = TAKE_OTHER


@rule
def take_other_tide(s: State) -> None:
    """The second highest card takes the other tide.  [3.4, 3.5, 4.2]"""
    s.water[highest_card(s, highest_card(s, -1))] = s.tide[1]
    s.tide[1] = 0
    s.phase = PAY


@rule
def put_cards_away(s: State) -> None:
    """The played cards go, the tides stay; then the next trick, or the end of the round.  [3.8, 6.1, 6.2]"""
    if s.cards == OPEN:
        s.leader = next_leader(s)
    for seat in range(s.seats):
        s.played[seat] = 0
    s.paid = 0
    s.sunk = 0
    if count(s.afloat) <= 2 or s.trick + 1 == TRICKS:
        s.phase = SCORE
    else:
        s.trick += 1
        s.phase = TURN_TIDES


# --- 5 Paying and going under ---


@rule
def highest_water(s: State) -> int:
    level = 0
    for seat in range(s.seats):
        if has(s.afloat, seat):
            level = max(level, int(s.water[seat]))
    return level


@rule
def pay_buoys(s: State) -> None:
    """All at the highest water pay or go under; if nobody could pay, the next level must.  [5.1–5.8]"""
    level = highest_water(s)
    if level == 0:
        s.phase = PUT_AWAY
        return
    for seat in range(s.seats):
        if has(s.afloat, seat) and s.water[seat] == level:
            if s.buoys[seat] > 0:
                s.buoys[seat] -= 1
                s.paid |= 1 << seat
            else:
                s.sunk |= 1 << seat
    for seat in range(s.seats):
        if has(s.sunk, seat):
            go_under(s, seat)
    # 6.3: the early end comes before any further payment; 6.4: unless the table plays the chain to the end
    if s.paid != 0 or s.afloat == 0 or (count(s.afloat) <= 2 and s.chain_to_the_end == 0):
        s.phase = PUT_AWAY


@rule
def go_under(s: State, seat: int) -> None:
    """Out of the round: tides turned over, cards laid down unseen.  [5.4, 5.5]"""
    s.afloat &= ~(1 << seat)
    s.water[seat] = 0
    s.hand[seat] = 0


# --- 7 Points ---


@rule
def score_round(s: State) -> None:
    """Buoys left, who went under, and who has the lowest water.  [7.1–7.5]"""
    low = TIDES + 1
    for seat in range(s.seats):
        if has(s.afloat, seat):
            low = min(low, int(s.water[seat]))
    for seat in range(s.seats):
        s.kept[s.round_no, seat] = s.buoys[seat]
        if has(s.afloat, seat) and s.water[seat] == low:
            s.lowest[s.round_no] |= 1 << seat
    s.under[s.round_no] = ((1 << s.seats) - 1) & ~s.afloat
    s.phase = OVER if s.round_no + 1 == s.seats else PASS


@rule
def rounds_scored(s: State) -> int:
    return int(s.round_no) + (1 if s.phase == PASS or s.phase == OVER else 0)


@rule
def points(s: State, round_no: int, seat: int) -> int:
    """The points of one round.  [7.1, 7.2, 7.3]"""
    bonus = 1 if has(s.lowest[round_no], seat) else 0
    malus = 1 if has(s.under[round_no], seat) else 0
    return int(s.kept[round_no, seat]) + bonus - malus


# --- 8 The next round and the end ---


@rule
def pass_hands(s: State) -> None:
    """All hands move one seat to the left, whole.  [8.1, 8.2]"""
    s.round_no += 1


@rule
def over(s: State) -> bool:
    return bool(s.phase == OVER)


@rule
def score(s: State, out: Ints) -> None:
    """Everybody's points so far.  [7.6]"""
    for seat in range(s.seats):
        out[seat] = 0
        for round_no in range(rounds_scored(s)):
            out[seat] += points(s, round_no, seat)


@rule
def winners(s: State) -> int:
    """All with the most points share the win.  [8.6, 8.7]"""
    best = -MOST_SEATS - 1
    found = 0
    for seat in range(s.seats):
        total = 0
        for round_no in range(rounds_scored(s)):
            total += points(s, round_no, seat)
        if total > best:
            best = total
            found = 0
        if total == best:
            found |= 1 << seat
    return found


# --- 9 Variant: open cards ---


@rule
def first_leader(s: State) -> int:
    """Most buoys; of several, the first clockwise from the dealer.  [9.3, 9.4]"""
    best = int(s.round_no % s.seats)
    for step in range(1, s.seats):
        seat = int((s.round_no + step) % s.seats)
        if s.buoys[seat] > s.buoys[best]:
            best = seat
    return best


@rule
def next_leader(s: State) -> int:
    """The next seat still in after whoever paid; of two, the poorer, or else the further one.  [9.5–9.9]"""
    unlucky = s.paid if s.paid != 0 else s.sunk
    if unlucky == 0 or s.afloat == 0:
        return int(s.leader)
    last = -1
    for step in range(s.seats):
        seat = int((s.leader + step) % s.seats)
        if has(unlucky, seat) and (last < 0 or s.buoys[seat] <= s.buoys[last]):
            last = seat
    seat = int((last + 1) % s.seats)
    while not has(s.afloat, seat):
        seat = int((seat + 1) % s.seats)
    return seat


# --- Soundness ---


@rule
def sound(s: State) -> bool:
    """Every card is in exactly one place, and nobody has more than there is."""
    cards = 0
    for hand in range(s.seats):
        if count(s.deal[hand]) > HAND or (cards & s.deal[hand]) != 0 or (s.shown[hand] & ~s.deal[hand]) != 0:
            return False
        cards |= int(s.deal[hand])
    if (cards & s.deal[ASIDE]) != 0 or (cards | s.deal[ASIDE]) != ALL_CARDS:
        return False
    tides = 0
    for tide in range(TIDES):
        if s.pile[tide] < 0 or s.pile[tide] > TIDES_EACH:
            return False
        tides += s.pile[tide]
    turned = (
        (2 if s.phase > TURN_TIDES else 0)
        + 2 * s.trick
        + (1 if s.phase == TURN_TIDES and s.tide[0] > 0 else 0)
    )
    if s.phase > ANNOUNCE and tides + turned != TIDES * TIDES_EACH:
        return False
    for seat in range(s.seats):
        held = s.deal[hand_held(s, seat)]
        if s.phase > ANNOUNCE and ((s.hand[seat] & ~held) != 0 or s.buoys[seat] > buoys_on(held)):
            return False
        if s.buoys[seat] < 0 or s.water[seat] < 0 or s.water[seat] > TIDES:
            return False
    return True
