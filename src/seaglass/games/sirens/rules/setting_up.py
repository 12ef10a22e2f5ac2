"""Chapter 2 and the opening of chapter 9: crew, first seat, cards."""

from seaglass.engine.rule import Ints, State, rule
from seaglass.games.sirens.cards import bag_size, how_many, one
from seaglass.games.sirens.moves import CAPTAIN_ON, DRAW_CARD, FIRST_SEAT, TAKE
from seaglass.games.sirens.state import (
    CAPTAIN,
    CREW_START,
    DEAL,
    EACH,
    FIRST,
    FOOTSTEPS,
    HAND,
    HELD,
    KINDS,
    LOT,
    MATE,
    NONE,
    OPENING,
    SIDES,
    TURN,
)

BOX = sum(EACH[kind] * one(kind) for kind in range(KINDS))
SET = sum(EACH[kind] // SIDES * one(kind) for kind in range(KINDS))


@rule
def set_up(s: State) -> None:
    """The ship lies there, nobody is aboard, nothing is dealt.  [2.1, 2.3, 2.7, 9.1]"""
    s.pile[0] = BOX if s.tactics == 0 else SET
    s.pile[1] = 0 if s.tactics == 0 else SET
    s.unlaid[0] = s.pile[0]
    s.unlaid[1] = s.pile[1]
    for seat in range(SIDES):
        s.mug[seat] = HELD
        s.octopus[seat] = HELD
        s.crew[seat] = NONE
    s.footsteps = FOOTSTEPS
    s.section = NONE
    s.side = NONE
    s.left = NONE
    s.lifted = NONE
    s.phase = LOT


@rule
def crew_aboard(s: State, lot: int) -> None:
    """One on 30, the other on 34.  [2.4]"""
    s.crew[CAPTAIN] = CREW_START[lot]
    s.crew[MATE] = CREW_START[1 - lot]
    s.phase = FIRST


@rule
def first_seat(s: State, seat: int) -> None:
    """Who begins; then cards are dealt, or chosen from one's own set.  [2.8, 9.2]"""
    s.turn = seat
    s.phase = DEAL if s.tactics == 0 else OPENING


@rule
def pile_of(s: State, seat: int) -> int:
    """The pile this seat draws from: everybody's, or its own.  [3.7, 9.3]"""
    return 0 if s.tactics == 0 else seat


@rule
def pile_size(s: State, seat: int) -> int:
    """How many cards are left in the pile this seat draws from; everybody can count them."""
    if s.tactics == 1:
        return bag_size(s.unlaid[seat]) - bag_size(s.hand[seat])
    return bag_size(s.unlaid[0]) - bag_size(s.hand[0]) - bag_size(s.hand[1])


@rule
def still_to_open(s: State) -> int:
    """The seats without a whole hand; while cards are dealt, the first of them is next.  [2.5, 9.2]"""
    waiting = 0
    for seat in range(SIDES):
        if bag_size(s.hand[seat]) < HAND:
            waiting |= 1 << seat
    return waiting


@rule
def into_hand(s: State, seat: int, kind: int) -> None:
    s.pile[pile_of(s, seat)] -= one(kind)
    s.hand[seat] += one(kind)


@rule
def open_hand(s: State, seat: int, kind: int) -> None:
    """A card for the opening hand; when both have four, play begins.  [2.5, 9.2, 9.3]"""
    into_hand(s, seat, kind)
    if still_to_open(s) == 0:
        s.phase = TURN
        s.turns = 1


@rule
def legal_takes(s: State, seat: int, out: Ints) -> int:
    """Any card of one's own set.  [9.2]"""
    n = 0
    for kind in range(KINDS):
        if how_many(s.pile[seat], kind) > 0:
            out[n] = TAKE + kind
            n += 1
    return n


@rule
def outcomes(s: State, out: Ints, weights: Ints) -> int:
    """What chance may bring, and how often: who stands where, who begins, a card.  [2.4, 2.5, 2.8, 3.7]"""
    if s.phase == LOT or s.phase == FIRST:
        for i in range(2):
            out[i] = (CAPTAIN_ON if s.phase == LOT else FIRST_SEAT) + i
            weights[i] = 1
        return 2
    n = 0
    pile = int(s.pile[pile_of(s, s.turn)])
    for kind in range(KINDS):
        if how_many(pile, kind) > 0:
            out[n] = DRAW_CARD + kind
            weights[n] = how_many(pile, kind)
            n += 1
    return n
