"""Why a decision is not possible now: a message and the clause it rests on."""

from seaglass.engine import bits
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import State
from seaglass.games.sirens import moves, rules
from seaglass.games.sirens.cards import card_in, how_many
from seaglass.games.sirens.state import (
    BERTHS,
    CARRY,
    DEAL,
    DRAW,
    HELD,
    IN_PLAY,
    LAST,
    LOWEST,
    OPENING,
    RESISTANCE,
    SIDES,
    TURN,
    WALK,
)


def why_not(s: State, seat: int, decision: int) -> Refusal:
    """The first reason that holds, from whose turn it is to the single card."""
    if decision >= moves.DRAW_CARD:
        return Refusal("only-chance", move=moves.name(decision))
    return _untimely(s, seat, decision) or _impossible(s, seat, decision)


def _no(key: str, clause: str, **details: int | str) -> Refusal:
    return Refusal(f"sirens-{key}", clause=f"sirens.{clause}", **details)


def _untimely(s: State, seat: int, decision: int) -> Refusal | None:
    """Something else must be decided first, or by the other."""
    if s.phase <= DEAL or s.phase == DRAW:
        return _no("too-early", "3.1")
    if s.phase == OPENING:
        if not bits.has(rules.actors(s), seat):
            return _no("opening-full", "9.2")
        return None if decision >= moves.TAKE else _no("opening-first", "9.2")
    if decision >= moves.TAKE:
        return _no("opening-past", "9.2")
    if s.phase == WALK:
        if seat != s.side:
            return _no("other-walks", "4.2")
        return None if moves.WALK_TO <= decision < moves.RUM else _no("walk-first", "4.1")
    if seat != s.turn:
        return _no("not-your-turn", "3.1")
    if moves.WALK_TO <= decision < moves.RUM:
        return _no("nobody-walks", "4.1")
    if s.phase == CARRY:
        return None if moves.CARRY_TO <= decision < moves.WALK_TO else _no("carry-first", "6.1")
    if moves.CARRY_TO <= decision < moves.WALK_TO:
        return _no("nothing-carried", "6.1")
    if s.phase == LAST and (decision < moves.RUM or decision == moves.PASS):
        return _no("already-acted", "3.2")
    if s.phase == TURN and decision == moves.DONE:
        return _no("act-first", "3.2")
    return None


def _impossible(s: State, seat: int, decision: int) -> Refusal:
    """It is this seat's time for such a decision, but not for this one."""
    if decision < moves.OCTOPUS:
        return _no_lay(s, seat, *moves.kind_and_place(seat, decision))
    if decision < moves.CARRY_TO:
        return _no_lift(s, seat, *moves.kind_and_place(seat, decision - moves.OCTOPUS))
    if decision < moves.WALK_TO:
        place = moves.place_for(seat, decision - moves.CARRY_TO)
        if place == s.lifted // BERTHS:
            return _no("same-place", "6.4")
        return _gone(s, place // SIDES, "6.1") or _full(place, "6.5")
    if decision < moves.RUM:
        return _no("walk-elsewhere", "4.1", section=RESISTANCE[decision - moves.WALK_TO])
    if decision < moves.DONE:
        if s.mug[seat] != HELD:
            return _no("mug-used", "7.1")
        return _gone(s, decision - moves.RUM, "7.1") or _no("mug-without-action", "7.5")
    if decision == moves.PASS:
        return _no("pass-needless", "3.9")
    return _no("not-in-set", "9.1", card=decision - moves.TAKE + LOWEST)


def _gone(s: State, section: int, clause: str) -> Refusal | None:
    gone = s.fate[section] != IN_PLAY
    return _no("section-gone", clause, section=RESISTANCE[section]) if gone else None


def _full(place: int, clause: str) -> Refusal:
    return _no("side-full", clause, section=RESISTANCE[place // SIDES])


def _no_lay(s: State, seat: int, kind: int, place: int) -> Refusal:
    if how_many(s.hand[seat], kind) == 0:
        return _no("not-in-hand", "3.3", card=kind + LOWEST)
    return _gone(s, place // SIDES, "3.3") or _full(place, "3.4")


def _no_lift(s: State, seat: int, kind: int, place: int) -> Refusal:
    section = RESISTANCE[place // SIDES]
    if s.octopus[seat] != HELD:
        return _no("octopus-out", "6.3")
    if rules.berth_of(s, kind, place) >= 0:
        return _no("no-room", "6.5")
    if any(card_in(s.row[place], i) == kind + 1 for i in range(BERTHS)):
        return _no("octopus-on-it", "6.2", card=kind + LOWEST, section=section)
    gone = _gone(s, place // SIDES, "6.1")
    return gone or _no("no-such-card", "6.1", card=kind + LOWEST, section=section)
