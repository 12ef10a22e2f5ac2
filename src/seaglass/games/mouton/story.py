"""What happened between two frames, told to one audience."""

from seaglass.engine import bits
from seaglass.engine.events import Event, chapter, event
from seaglass.engine.rule import CHANCE, State
from seaglass.games.mouton import rules
from seaglass.games.mouton.state import (
    ANNOUNCE,
    CHOOSE,
    HAND,
    OPEN,
    OVER,
    PASS,
    PAY,
    PUT_AWAY,
    SCORE,
    TAKE_LOWER,
    TAKE_OTHER,
    TURN_TIDES,
)


def tell(
    before: State, after: State, actor: int | None, decision: int | None, audience: int | None
) -> list[Event]:
    """The events of one step."""
    if actor is not None and actor != CHANCE:
        return _a_card(before, after, actor, audience)
    step = int(before.phase)
    if step == TURN_TIDES:
        return _tides(after)
    if step == ANNOUNCE:
        return _round_begins(after)
    if step == CHOOSE:
        return [] if after.cards == OPEN else _cards_turned(after)
    if step == TAKE_LOWER:
        return [_takes(after, rules.highest_card(after, -1), "highest")]
    if step == TAKE_OTHER:
        return [_takes(after, rules.highest_card(after, rules.highest_card(after, -1)), "second")]
    if step == PAY:
        return _payments(before, after)
    if step == PUT_AWAY:
        return _round_ends(after) if after.phase == SCORE else []
    if step == SCORE:
        return _scores(after) + (_winners(after) if after.phase == OVER else [])
    if step == PASS:
        return [event("mouton-passes"), *_round_begins(after)]
    return []


def _round_begins(s: State) -> list[Event]:
    told = [chapter("mouton-round", round=s.round_no + 1, rounds=s.seats)]
    if s.round_no == 0:
        told.append(event("mouton-dealt", cards=HAND))
    return told + [event("mouton-announces", seat, buoys=s.buoys[seat]) for seat in range(s.seats)]


def _tides(s: State) -> list[Event]:
    if s.tide[1] == 0:
        return []
    told = [
        chapter("mouton-trick", trick=s.trick + 1),
        event("mouton-tides", low=s.tide[0], high=s.tide[1]),
    ]
    return told + ([event("mouton-leads", s.leader)] if s.cards == OPEN else [])


def _a_card(before: State, after: State, seat: int, audience: int | None) -> list[Event]:
    if after.cards == OPEN:
        return [event("mouton-plays", seat, card=after.played[seat])]
    if seat == audience:
        return [event("mouton-chose-own", seat, card=after.played[seat])]
    return [event("mouton-chose", seat)]


def _cards_turned(s: State) -> list[Event]:
    return [event("mouton-plays", seat, card=s.played[seat]) for seat in range(s.seats) if s.played[seat] > 0]


def _takes(s: State, seat: int, rank: str) -> Event:
    return event("mouton-takes", seat, card=s.played[seat], tide=s.water[seat], rank=rank)


def _payments(before: State, after: State) -> list[Event]:
    told = []
    for seat in range(after.seats):
        if bits.has(after.paid & ~before.paid, seat):
            told.append(event("mouton-pays", seat, water=after.water[seat], left=after.buoys[seat]))
        if bits.has(before.afloat & ~after.afloat, seat):
            told.append(event("mouton-under", seat, water=before.water[seat]))
    return told


def _round_ends(s: State) -> list[Event]:
    return [event("mouton-round-ends", reason="two-left" if bits.count(s.afloat) <= 2 else "tricks")]


def _scores(s: State) -> list[Event]:
    r = int(s.round_no)
    return [
        event(
            "mouton-scores",
            seat,
            buoys=s.kept[r, seat],
            lowest=int(bits.has(s.lowest[r], seat)),
            out="yes" if bits.has(s.under[r], seat) else "no",
            points=rules.points(s, r, seat),
        )
        for seat in range(s.seats)
    ]


def _winners(s: State) -> list[Event]:
    best = bits.members(rules.winners(s))
    total = sum(rules.points(s, r, best[0]) for r in range(s.seats))
    return [event("mouton-wins" if len(best) == 1 else "mouton-shares", seat, points=total) for seat in best]
