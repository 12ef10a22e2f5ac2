"""What a seat cannot know: blanked, and dealt anew; and what it does know, as numbers for learning.

Every card laid is seen by all, and nothing goes back into a hand or a pile. So what a seat has not
seen is the other's hand and the pile (with sets of one's own, the other's hand and the other's pile), and
every deal of it is as likely.
"""

from seaglass.engine.dice import below
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.engine.shared_rules import withdraw_nothing as withdraw
from seaglass.games.sirens.cards import bag_size, cards_in, how_many, nth_card, one, total_of
from seaglass.games.sirens.rules import needs, pile_of, pile_size, points
from seaglass.games.sirens.state import (
    BACK,
    BERTHS,
    CREW,
    HAND,
    HELD,
    IN_PLAY,
    KINDS,
    OVER,
    SECTIONS,
    SIDES,
    TAKEN,
)

__all__ = ["FEATURES", "hide", "imagine", "observe", "withdraw"]

A_SECTION = 6 + 5 * SIDES
FEATURES = 4 * KINDS + SECTIONS * A_SECTION + 5 * SIDES + OVER + 1
MOST_IN_PILE = 44.0
MOST_NEEDED = 42.0


@rule
def unseen(s: State, seat: int) -> int:
    """The bag of all cards in hands and piles that this seat has never seen (-1: a spectator)."""
    if s.tactics == 1 and seat >= 0:
        return int(s.unlaid[1 - seat])
    cards = int(s.unlaid[0]) + int(s.unlaid[1])
    return cards - int(s.hand[seat]) if seat >= 0 else cards


@rule
def hide(s: State, seat: int) -> None:
    """Blank, in place, what this seat may not know, and keep what it may; a bystander is seat -1."""
    for other in range(SIDES):
        if other != seat:
            s.hand[other] = bag_size(s.hand[other]) * one(BACK)
        if other != seat or s.tactics == 0:
            s.pile[other] = 0


@rule
def imagine(s: State, seat: int, dice: Ints) -> None:
    """Deal anew everything `seat` cannot know, consistent with everything it does know (-1: a spectator)."""
    if s.tactics == 0:
        s.pile[0] = unseen(s, seat)
        s.pile[1] = 0
    for other in range(SIDES):
        if other != seat:
            if s.tactics == 1:
                s.pile[other] = s.unlaid[other]
            held = bag_size(s.hand[other])
            s.hand[other] = 0
            for _ in range(held):
                pile = int(s.pile[pile_of(s, other)])
                card = one(nth_card(pile, below(dice, bag_size(pile))))
                s.hand[other] += card
                s.pile[pile_of(s, other)] -= card


@rule
def observe(s: State, seat: int, out: Floats) -> None:
    """Features from what `seat` may know; its own side comes first, then the other's.

    own hand (15), own pile if it has one (15), cards never seen (15), the kind the octopus has taken up (15);
    for each section in play, need, captain, mate, being looked at, own turn, and for each side total, cards,
    mug, taken by it, octopuses; for each seat points, cards, mug, octopus and pile; then the phase.
    """
    for i in range(FEATURES):
        out[i] = 0.0
    never_seen = unseen(s, seat)
    for kind in range(KINDS):
        out[2 * KINDS + kind] = how_many(never_seen, kind) / HAND
        if seat >= 0:
            out[kind] = how_many(s.hand[seat], kind) / HAND
        if seat >= 0 and s.tactics == 1:
            out[KINDS + kind] = how_many(s.pile[seat], kind) / HAND
    if s.lifted >= 0:
        row = int(s.row[int(s.lifted) // BERTHS])
        out[3 * KINDS + ((row >> (8 * (int(s.lifted) % BERTHS))) & 0xFF) - 1] = 1.0
    at = 4 * KINDS
    for section in range(SECTIONS):
        observe_section(s, seat, section, out, at)
        at += A_SECTION
    for step in range(SIDES):
        other = (seat + step) % SIDES
        out[at] = points(s, other) / HAND
        out[at + 1] = bag_size(s.hand[other]) / HAND
        out[at + 2] = 1.0 if s.mug[other] == HELD else 0.0
        out[at + 3] = 1.0 if s.octopus[other] == HELD else 0.0
        out[at + 4] = pile_size(s, other) / MOST_IN_PILE
        at += 5
    out[at + int(s.phase)] = 1.0


@rule
def observe_section(s: State, seat: int, section: int, out: Floats, at: int) -> None:
    need = needs(s, section)
    out[at] = 1.0 if s.fate[section] == IN_PLAY else 0.0
    out[at + 1] = need / MOST_NEEDED
    for who in range(len(CREW)):
        out[at + 2 + who] = 1.0 if s.crew[who] == section else 0.0
    out[at + 4] = 1.0 if s.section == section else 0.0
    out[at + 5] = 1.0 if s.turn == seat else 0.0
    at += 6
    for step in range(SIDES):
        side = (seat + step) % SIDES
        row = int(s.row[SIDES * section + side])
        out[at] = total_of(row) / MOST_NEEDED
        out[at + 1] = cards_in(row) / BERTHS
        out[at + 2] = 1.0 if s.mug[side] == section else 0.0
        out[at + 3] = 1.0 if s.fate[section] == TAKEN + side else 0.0
        out[at + 4] = octopuses_on(s, section, side) / SIDES
        at += 5


@rule
def octopuses_on(s: State, section: int, side: int) -> int:
    many = 0
    for seat in range(SIDES):
        if int(s.octopus[seat]) // BERTHS == SIDES * section + side:
            many += 1
    return many
