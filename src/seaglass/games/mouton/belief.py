"""What a seat cannot know, dealt anew; and what it does know, as numbers for learning.

A seat knows the hands it has held itself (this round and before), every card that was ever shown, and the
buoys announced for each hand. Everything else is equally likely.
"""

from seaglass.engine.bits import count, has, nth
from seaglass.engine.dice import below
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.games.mouton.rules import buoys_on, cards_are_up, hand_held, points, rounds_scored
from seaglass.games.mouton.state import (
    ALL_CARDS,
    ASIDE,
    CARDS,
    DEAL,
    HALF_BUOYS,
    HAND,
    MOST_SEATS,
    TIDES,
    TRICKS,
    WHOLE_BUOYS,
)

STIRS = 120  # swaps after the first deal that fits; the tests compare the result with full enumeration
MOST_SWAPS = 20_000
FEATURES = 3 * CARDS + 2 * TIDES + 5 * MOST_SEATS + 2


@rule
def has_held(s: State, seat: int, hand: int) -> bool:
    """Whether this seat plays, or has played in an earlier round, this dealt hand.  [8.1]"""
    return bool((seat - hand) % s.seats <= s.round_no)


@rule
def imagine(s: State, seat: int, dice: Ints) -> None:
    """Deal anew everything `seat` cannot know, consistent with everything it does know (-1: a spectator)."""
    if s.phase == DEAL:
        return
    for other in range(s.seats):  # for a moment, `hand` holds the cards of it that are gone: those are public
        if other != seat and has(s.afloat, other):
            s.hand[other] = s.deal[hand_held(s, other)] & ~s.hand[other]
    deal_unseen_cards(s, seat, dice)
    for other in range(s.seats):
        if other != seat and has(s.afloat, other):
            s.hand[other] = s.deal[hand_held(s, other)] & ~s.hand[other]
            if s.played[other] > 0 and not cards_are_up(s):
                s.played[other] = 1 + nth(s.hand[other], below(dice, count(s.hand[other])))


@rule
def knows(s: State, seat: int, hand: int) -> bool:
    return seat >= 0 and has_held(s, seat, hand)


@rule
def deal_unseen_cards(s: State, seat: int, dice: Ints) -> None:
    """Shuffle the unseen cards; swap until the announced buoys fit, never fitting worse; then stir on."""
    pool = ALL_CARDS
    hidden = 0  # set of the places that hold unseen cards, the cards aside among them
    for hand in range(s.seats):
        pool &= ~(s.deal[hand] if knows(s, seat, hand) else s.shown[hand])
        if not knows(s, seat, hand) and s.shown[hand] != s.deal[hand]:
            hidden |= 1 << hand
    announced = 0  # four bits a hand
    for hand in range(s.seats):
        announced |= buoys_on(s.deal[hand]) << (4 * hand)
    for hand in range(s.seats):
        if has(hidden, hand):
            s.deal[hand] = s.shown[hand]
            while count(s.deal[hand]) < HAND:
                card = 1 << nth(pool, below(dice, count(pool)))
                pool &= ~card
                s.deal[hand] |= card
    s.deal[ASIDE] = pool
    if pool != 0:
        hidden |= 1 << ASIDE
    places = count(hidden)
    stirs = STIRS
    for _ in range(MOST_SWAPS):
        if places < 2 or stirs == 0:
            return
        a = nth(hidden, below(dice, places))
        b = nth(hidden, below(dice, places))
        if a != b:
            swap_unless_worse(s, a, b, announced, dice)
        if stirs < STIRS or all_fit(s, hidden, announced):
            stirs -= 1


@rule
def unseen(s: State, place: int) -> int:
    return int(s.deal[place]) if place == ASIDE else int(s.deal[place]) & ~int(s.shown[place])


@rule
def misfit(cards: int, place: int, announced: int) -> int:
    """How many half buoys these cards are away from what was announced for this hand."""
    if place == ASIDE:
        return 0
    halves = count(cards & HALF_BUOYS) + 2 * count(cards & WHOLE_BUOYS)
    due = 2 * ((announced >> (4 * place)) & 15)
    if halves < due:
        return due - halves
    return max(0, halves - due - 1)


@rule
def swap_unless_worse(s: State, a: int, b: int, announced: int, dice: Ints) -> None:
    from_a = unseen(s, a)
    from_b = unseen(s, b)
    x = 1 << nth(from_a, below(dice, count(from_a)))
    y = 1 << nth(from_b, below(dice, count(from_b)))
    was_a = int(s.deal[a])
    was_b = int(s.deal[b])
    new_a = (was_a & ~x) | y
    new_b = (was_b & ~y) | x
    before = misfit(was_a, a, announced) + misfit(was_b, b, announced)
    if misfit(new_a, a, announced) + misfit(new_b, b, announced) <= before:
        s.deal[a] = new_a
        s.deal[b] = new_b


@rule
def all_fit(s: State, hidden: int, announced: int) -> bool:
    for hand in range(s.seats):
        if has(hidden, hand) and misfit(int(s.deal[hand]), hand, announced) > 0:
            return False
    return True


@rule
def observe(s: State, seat: int, out: Floats) -> None:
    """Features from what `seat` may know; the seats are counted from itself.

    Own hand (60), cards it knows others may still play (60), cards it has never seen (60), the two tides
    (12 each), then for each seat water, buoys, still in, has chosen and points, then trick and round.
    """
    for i in range(FEATURES):
        out[i] = 0.0
    others = 0
    seen = 0
    for hand in range(s.seats):
        seen |= int(s.deal[hand]) if knows(s, seat, hand) else int(s.shown[hand])
    for other in range(s.seats):
        hand = hand_held(s, other)
        if other != seat and has(s.afloat, other) and knows(s, seat, hand):
            others |= int(s.hand[other])
    for card in range(CARDS):
        out[card] = 1.0 if has(s.hand[seat], card) else 0.0
        out[CARDS + card] = 1.0 if has(others, card) else 0.0
        out[2 * CARDS + card] = 0.0 if has(seen, card) else 1.0
    at = 3 * CARDS
    for i in range(2):
        if s.tide[i] > 0:
            out[at + i * TIDES + int(s.tide[i]) - 1] = 1.0
    at += 2 * TIDES
    for step in range(s.seats):
        other = (seat + step) % s.seats
        out[at] = s.water[other] / TIDES
        out[at + 1] = s.buoys[other] / HAND
        out[at + 2] = 1.0 if has(s.afloat, other) else 0.0
        out[at + 3] = 1.0 if s.played[other] > 0 else 0.0
        total = 0
        for round_no in range(rounds_scored(s)):
            total += points(s, round_no, other)
        out[at + 4] = total / HAND
        at += 5
    out[FEATURES - 2] = s.trick / TRICKS
    out[FEATURES - 1] = s.round_no / MOST_SEATS
