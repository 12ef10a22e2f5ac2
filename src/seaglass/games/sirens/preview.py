"""What a move would do, found by making it on a copy: the table shows it and needs no rules of its own."""

import numpy as np
from typing_extensions import TypedDict

from seaglass.engine.rule import State
from seaglass.games.sirens import moves, rules
from seaglass.games.sirens.cards import cards_in, total_of, without_card
from seaglass.games.sirens.state import (
    BERTHS,
    CARRY,
    CREW,
    KINDS,
    LAST,
    MUG_ADDS,
    NONE,
    OVER,
    PLACES,
    RESISTANCE,
    SCORE,
    SIDES,
    TURN,
    WALK,
)


class Fall(TypedDict):
    """A section that would fall: to whom (None: to nobody), and with whom on it."""

    section: int
    taker: int | None
    crew: str | None


class Outcome(TypedDict):
    """What would follow if the crew went this way (None: nobody walks): what falls, in order, to whom."""

    way: int | None
    falls: list[Fall]
    gains: list[int]
    ends: bool


class Preview(TypedDict):
    """One move: the side it changes, as it would be then, and what would follow.

    `total` and `cards` are of that side, `needs` is what it must reach. `walker` would have to go to one of
    `ways`, and `chooser` would choose (None: there is one way only). `outcomes` is what would follow, one for
    each way; none when nothing is settled before the next decision.
    """

    section: int
    side: int | None
    total: int | None
    cards: int | None
    needs: int
    walker: str | None
    chooser: int | None
    ways: list[int]
    outcomes: list[Outcome]


def previews(s: State, seat: int) -> dict[str, Preview]:
    """What each move this seat may make now would do, by the move's name."""
    if s.phase not in (TURN, CARRY, LAST) or seat != s.turn:
        return {}
    out = np.zeros(KINDS * PLACES, np.int64)
    legal = [int(decision) for decision in out[: rules.legal(s, seat, out)]]
    return {moves.name(d): _preview(s, seat, d) for d in legal if d < moves.DONE}


def _preview(s: State, seat: int, decision: int) -> Preview:
    if decision >= moves.RUM:
        return _mug(s, decision - moves.RUM)
    if moves.OCTOPUS <= decision < moves.CARRY_TO:
        return _lift(s, *moves.kind_and_place(seat, decision - moves.OCTOPUS))
    offset = decision - moves.CARRY_TO if decision >= moves.CARRY_TO else decision % PLACES
    place = moves.place_for(seat, offset)
    after = s.copy()
    rules.choose(after, seat, decision)
    walking = bool(after.phase == WALK)
    ways = rules.ways(after) if walking else []
    return Preview(
        section=RESISTANCE[place // SIDES],
        side=place % SIDES,
        total=total_of(after.row[place]),
        cards=cards_in(after.row[place]),
        needs=rules.needs(after, place // SIDES),
        walker=CREW[rules.crew_on(after, after.section)] if walking else None,
        chooser=int(after.side) if len(ways) > 1 else None,
        ways=[RESISTANCE[way] for way in ways],
        outcomes=[_outcome(s, after, way) for way in ways or [NONE]],
    )


def _outcome(before: State, landed: State, way: int) -> Outcome:
    """Everything settled once the card lies there and the crew has gone this way."""
    after = landed.copy()
    falls = []
    if way != NONE:
        rules.choose(after, int(after.side), moves.WALK_TO + way)
    while after.phase == SCORE:
        falls.append(_fall(after, int(after.section), rules.taker(after, after.section)))
        rules.advance(after)
    return Outcome(
        way=None if way == NONE else RESISTANCE[way],
        falls=falls,
        gains=[rules.points(after, seat) - rules.points(before, seat) for seat in range(SIDES)],
        ends=bool(after.phase == OVER),
    )


def _fall(s: State, section: int, taker: int) -> Fall:
    who = rules.crew_on(s, section)
    return Fall(
        section=RESISTANCE[section],
        taker=None if taker < 0 else taker,
        crew=None if who < 0 else CREW[who],
    )


def _lift(s: State, kind: int, place: int) -> Preview:
    """The place as the octopus would leave it; what follows depends on where the card is laid down."""
    row = without_card(s.row[place], rules.berth_of(s, kind, place) % BERTHS)
    section, side = divmod(place, SIDES)
    return Preview(
        section=RESISTANCE[section],
        side=side,
        total=total_of(row),
        cards=cards_in(row),
        needs=rules.needs(s, section),
        walker=None,
        chooser=None,
        ways=[],
        outcomes=[],
    )


def _mug(s: State, section: int) -> Preview:
    return Preview(
        section=RESISTANCE[section],
        side=None,
        total=None,
        cards=None,
        needs=rules.needs(s, section) + MUG_ADDS,
        walker=None,
        chooser=None,
        ways=[],
        outcomes=[],
    )
