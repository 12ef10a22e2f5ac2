"""Melds: chosen together, shown together, ranked."""

from seaglass.engine.bits import has
from seaglass.engine.rule import Ints, State, rule
from seaglass.games.mermaid_rain.components import CARDS
from seaglass.games.mermaid_rain.moves import ADD, OPEN, STOP
from seaglass.games.mermaid_rain.rules.choosing import begin_choosing
from seaglass.games.mermaid_rain.state import (
    DROP,
    MARCH,
    MIST,
    MOST_SHOWN,
    OCTOPUS,
    PAIRS,
    RAIN,
    RANK_MELDS,
    SQUALL,
    STOPPED,
    TWIN,
    WALTZ,
)


@rule
def cards_shown(s: State, seat: int) -> int:
    return int(s.shown[seat, 0]) + int(s.shown[seat, 1]) + int(s.shown[seat, 2])


@rule
def still_melding(s: State) -> int:
    """The seats that must still choose a card.  [4.1, 4.3, 4.4]"""
    waiting = 0
    for seat in range(s.seats):
        if s.choice[seat] == 0 and not has(s.stopped, seat):
            waiting |= 1 << seat
    return waiting


@rule
def can_show(s: State, seat: int, pair: int) -> bool:
    """Whether these two cards are in the hand."""
    a = PAIRS[pair][0]
    b = PAIRS[pair][1]
    return bool(s.hand[seat, a] > (1 if a == b else 0) and s.hand[seat, b] > 0)


@rule
def meld_cards(s: State, seat: int, out: Ints) -> int:
    """Two cards first; then one more, or the mermaid card.  [4.1–4.3]"""
    n = 0
    if cards_shown(s, seat) == 0:
        for pair in range(len(PAIRS)):
            if can_show(s, seat, pair):
                out[n] = OPEN + pair
                n += 1
        return n
    for card in range(len(CARDS)):
        if s.hand[seat, card] > 0:
            out[n] = ADD + card
            n += 1
    out[n] = STOP
    return n + 1


@rule
def choose_meld_cards(s: State, seat: int, decision: int) -> None:
    if decision >= ADD:
        s.choice[seat] = decision - ADD + 1  # the mermaid card follows the three animals
    else:
        s.choice[seat] = decision - OPEN + 1


@rule
def show_cards(s: State) -> None:
    """All cards chosen are shown together.  [4.1, 4.3–4.5]"""
    over = True
    for seat in range(s.seats):
        chosen = int(s.choice[seat]) - 1
        s.choice[seat] = 0
        if chosen >= 0:
            if cards_shown(s, seat) == 0:
                show_card(s, seat, PAIRS[chosen][0])
                show_card(s, seat, PAIRS[chosen][1])
            elif chosen == STOPPED - 1:
                s.stopped |= 1 << seat
            else:
                show_card(s, seat, chosen)
        if not has(s.stopped, seat):
            over = False
    for seat in range(s.seats):
        if cards_shown(s, seat) == MOST_SHOWN:
            over = True
    if over:
        s.phase = RANK_MELDS


@rule
def show_card(s: State, seat: int, card: int) -> None:
    s.hand[seat, card] -= 1
    s.cards_held[seat] -= 1
    s.shown[seat, card] += 1


@rule
def meld_of(dolphins: int, gulls: int, turtles: int) -> int:
    """The highest meld these cards contain.  [4.6–4.16]"""
    most = max(dolphins, max(gulls, turtles))
    fewest = min(dolphins, min(gulls, turtles))
    middle = dolphins + gulls + turtles - most - fewest
    if most >= 5:
        return RAIN
    if most == 4:
        return SQUALL
    if most == 3 and middle == 2:
        return MARCH
    if middle == 2:
        return TWIN
    if fewest > 0:
        return WALTZ
    if most == 3:
        return MIST
    if most == 2:
        return DROP
    return OCTOPUS


@rule
def rank_melds(s: State) -> None:
    """Higher melds first, then clockwise from the dealer.  [5.1, 5.2]"""
    for seat in range(s.seats):
        s.meld[seat] = meld_of(int(s.shown[seat, 0]), int(s.shown[seat, 1]), int(s.shown[seat, 2]))
    place = 0
    for below_best in range(RAIN + 1):
        for step in range(s.seats):
            seat = (s.dealer + step) % s.seats
            if s.meld[seat] == RAIN - below_best:
                s.order[place] = seat
                place += 1
    begin_choosing(s, 0)
