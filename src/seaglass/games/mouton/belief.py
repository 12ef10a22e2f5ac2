"""What a seat cannot know: blanked, and dealt anew; and what it does know, as numbers for learning.

A seat knows the hands it has held itself (this round and before), every card that was ever shown, and the
buoys announced for each hand. Everything else is equally likely.
"""

from math import comb

import numpy as np

from seaglass.engine.bits import count, has, nth
from seaglass.engine.dice import below, uniform
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.games.mouton.rules import cards_are_up, hand_held, points, rounds_scored
from seaglass.games.mouton.state import (
    ALL_CARDS,
    ANNOUNCE,
    ASIDE,
    CARDS,
    FACE_DOWN,
    HAND,
    MOST_SEATS,
    TIDES,
    TRICKS,
)

REDEALS = 12  # after the first deal that fits; the tests compare the result with full enumeration
MOST_REDEALS = 20_000
WAYS = np.array([[float(comb(n, k)) for k in range(HAND + 1)] for n in range(CARDS + 1)])  # k of n cards
FEATURES = 3 * CARDS + 2 * TIDES + 5 * MOST_SEATS + 2


@rule
def has_held(s: State, seat: int, hand: int) -> bool:
    """Whether this seat plays, or has played in an earlier round, this dealt hand.  [8.1]"""
    return bool((seat - hand) % s.seats <= s.round_no)


@rule
def knows(s: State, seat: int, hand: int) -> bool:
    """Whether this seat has seen the whole of this dealt hand."""
    return bool(seat >= 0 and s.phase > ANNOUNCE and has_held(s, seat, hand))


@rule
def hide(s: State, seat: int) -> None:
    """Blank, in place, what this seat may not know, and keep what it may; a bystander is seat -1."""
    for hand in range(s.seats):
        if not knows(s, seat, hand):
            s.deal[hand] = s.shown[hand]
    s.deal[ASIDE] = 0
    for other in range(s.seats):
        if not knows(s, seat, hand_held(s, other)):
            s.hand[other] = 0
        if other != seat and s.played[other] != 0 and not cards_are_up(s):
            s.played[other] = FACE_DOWN


@rule
def imagine(s: State, seat: int, dice: Ints) -> None:
    """Deal anew everything `seat` cannot know, consistent with everything it does know (-1: a spectator)."""
    if s.phase > ANNOUNCE:
        deal_unseen_cards(s, seat, dice)
    else:
        deal_so_many_cards(s, dice)
    for other in range(s.seats):
        if has(s.afloat, other):
            s.hand[other] = s.deal[hand_held(s, other)] & ~s.gone[other]
            if other != seat and s.played[other] != 0 and not cards_are_up(s):
                s.played[other] = 1 + nth(s.hand[other], below(dice, count(s.hand[other])))


@rule
def withdraw(s: State, seat: int) -> None:
    """What the others have chosen in secret goes back into their hands: they choose as they might have."""
    if not cards_are_up(s):
        for other in range(s.seats):
            if other != seat:
                s.played[other] = 0


@rule
def deal_so_many_cards(s: State, dice: Ints) -> None:
    """The deal is under way, and nobody has taken up a hand: any cards lie there."""
    pool = ALL_CARDS
    for hand in range(s.seats):
        s.deal[hand] = some_of(pool, min(HAND, max(0, int(s.dealt) - HAND * hand)), dice)
        pool &= ~s.deal[hand]
    s.deal[ASIDE] = pool


@rule
def deal_unseen_cards(s: State, seat: int, dice: Ints) -> None:
    """Shuffle the unseen cards, then redeal two places at a time until the announced buoys fit, and on."""
    pool = ALL_CARDS
    hidden = 0  # set of the places that hold unseen cards, the cards aside among them
    for hand in range(s.seats):
        pool &= ~(s.deal[hand] if knows(s, seat, hand) else s.shown[hand])
        if not knows(s, seat, hand) and count(s.shown[hand]) < HAND:
            hidden |= 1 << hand
    announced = 0  # four bits a hand
    for hand in range(s.seats):
        announced |= int(s.announced[hand]) << (4 * hand)
    for hand in range(s.seats):
        if has(hidden, hand):
            cards = some_of(pool, HAND - count(s.shown[hand]), dice)
            pool &= ~cards
            s.deal[hand] = s.shown[hand] | cards
    s.deal[ASIDE] = pool
    hands = count(hidden)
    if pool != 0:
        hidden |= 1 << ASIDE
    if hands == 0 or count(hidden) < 2:
        return
    redeals = REDEALS
    for _ in range(MOST_REDEALS):
        a = nth(hidden, below(dice, hands))
        b = nth(hidden & ~(1 << a), below(dice, count(hidden) - 1))
        redeal(s, a, b, announced, dice)
        if redeals < REDEALS or all_fit(s, hidden, announced):
            redeals -= 1
        if redeals == 0:
            return


@rule
def redeal(s: State, a: int, b: int, announced: int, dice: Ints) -> None:
    """Deal the unseen cards of a hand and another place anew: every way that fits best is as likely."""
    many = count(unseen(s, a))
    pool = unseen(s, a) | unseen(s, b)
    s.deal[a] &= ~pool
    s.deal[b] &= ~pool
    plain = count(pool & ~s.half_buoys & ~s.whole_buoys)
    half = count(pool & s.half_buoys)
    whole = count(pool & s.whole_buoys)
    halves = 0
    wholes = 0
    least = 99
    ways = 0.0
    for w in range(max(0, many - plain - half), min(whole, many) + 1):
        for h in range(max(0, many - plain - w), min(half, many - w) + 1):
            wrong = misfit(s, a, h + 2 * w, announced) + misfit(s, b, half - h + 2 * (whole - w), announced)
            if wrong < least:
                least = wrong
                ways = 0.0
            if wrong == least:
                these = WAYS[plain, many - h - w] * WAYS[half, h] * WAYS[whole, w]
                ways += these
                if uniform(dice) * ways < these:
                    halves = h
                    wholes = w
    cards = some_of(pool & s.whole_buoys, wholes, dice)
    cards |= some_of(pool & s.half_buoys, halves, dice)
    cards |= some_of(pool & ~s.half_buoys & ~s.whole_buoys, many - halves - wholes, dice)
    s.deal[a] |= cards
    s.deal[b] |= pool & ~cards


@rule
def some_of(cards: int, many: int, dice: Ints) -> int:
    """So many of these cards, any as likely."""
    found = 0
    left = int(cards)
    for n in range(many):
        card = 1 << nth(left, below(dice, count(cards) - n))
        left &= ~card
        found |= card
    return found


@rule
def unseen(s: State, place: int) -> int:
    return int(s.deal[place]) if place == ASIDE else int(s.deal[place]) & ~int(s.shown[place])


@rule
def misfit(s: State, place: int, more: int, announced: int) -> int:
    """How many half buoys a place with so many more is away from what was announced for it."""
    if place == ASIDE:
        return 0
    halves = count(s.deal[place] & s.half_buoys) + 2 * count(s.deal[place] & s.whole_buoys) + more
    due = 2 * ((announced >> (4 * place)) & 15)
    return max(due - halves, halves - due - 1, 0)


@rule
def all_fit(s: State, hidden: int, announced: int) -> bool:
    wrong = 0
    for hand in range(s.seats):
        if has(hidden, hand):
            wrong += misfit(s, hand, 0, announced)
    return wrong == 0


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
        out[card] = 1.0 if seat >= 0 and has(s.hand[seat], card) else 0.0
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
        out[at + 3] = 1.0 if s.played[other] != 0 else 0.0
        total = 0
        for round_no in range(rounds_scored(s)):
            total += points(s, round_no, other)
        out[at + 4] = total / HAND
        at += 5
    out[FEATURES - 2] = s.trick / TRICKS
    out[FEATURES - 1] = s.round_no / MOST_SEATS
