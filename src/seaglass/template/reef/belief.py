"""What a seat cannot know: blanked, and dealt anew; and what it does know, as numbers for learning."""

from seaglass.engine.bits import count, has, nth
from seaglass.engine.dice import below
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.engine.shared_rules import withdraw_nothing as withdraw
from seaglass.template.reef.state import ALL_CARDS, CARDS, HAND, MOST_SEATS

__all__ = ["FEATURES", "hide", "imagine", "observe", "withdraw"]

FEATURES = 2 * CARDS + 3 * MOST_SEATS


@rule
def hide(s: State, seat: int) -> None:
    """Others' hands."""
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = 0


@rule
def imagine(s: State, seat: int, dice: Ints) -> None:
    """The others hold any cards that are neither one's own nor played."""
    pool = ALL_CARDS & ~int(s.gone)
    if seat >= 0:
        pool &= ~int(s.hand[seat])
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = 0
            for _ in range(s.held[other]):
                card = 1 << nth(pool, below(dice, count(pool)))
                pool &= ~card
                s.hand[other] |= card


@rule
def observe(s: State, seat: int, out: Floats) -> None:
    """Own hand, cards gone; then for each seat, from one's own: cards held, card played, pearls."""
    for i in range(FEATURES):
        out[i] = 0.0
    for card in range(CARDS):
        out[card] = 1.0 if seat >= 0 and has(s.hand[seat], card) else 0.0
        out[CARDS + card] = 1.0 if has(s.gone, card) else 0.0
    for step in range(s.seats):
        other = (max(0, seat) + step) % s.seats
        at = 2 * CARDS + 3 * step
        out[at] = s.held[other] / HAND
        out[at + 1] = s.played[other] / CARDS
        out[at + 2] = s.pearls[other] / HAND
