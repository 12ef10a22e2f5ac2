"""What happened between two frames, told to one audience. Sections go by their resistance."""

from seaglass.engine.events import Event, chapter, event
from seaglass.engine.rule import CHANCE, State
from seaglass.games.sirens import moves, rules
from seaglass.games.sirens.cards import bag_size, card_in, total_of, values
from seaglass.games.sirens.state import (
    BERTHS,
    CREW,
    DEAL,
    FIRST,
    GOAL,
    HAND,
    IN_PLAY,
    LOT,
    LOWEST,
    OPENING,
    OVER,
    RESISTANCE,
    SCORE,
    SECTIONS,
    SIDES,
    TAKEN,
    WALK,
)


def tell(
    before: State, after: State, actor: int | None, decision: int | None, audience: int | None
) -> list[Event]:
    """The events of one step."""
    if actor is None:
        told = _by_itself(before, after)
    elif actor == CHANCE:
        told = _by_chance(before, after, audience)
    elif decision is None or before.phase == OPENING:
        told = _opening(before, after, actor, audience)
    else:
        told = _decided(before, after, actor, decision)
    if after.phase == OVER != before.phase:
        told += _end(after)
    elif after.turns > before.turns:
        told.append(chapter("sirens-turn", turn=after.turns))
    return told


def _by_itself(before: State, after: State) -> list[Event]:
    return _scored(before, after) if before.phase == SCORE else [_walks(before, after, None)]


def _by_chance(before: State, after: State, audience: int | None) -> list[Event]:
    if before.phase == LOT:
        captain, mate = (RESISTANCE[section] for section in after.crew)
        return [event("sirens-aboard", captain=captain, mate=mate)]
    if before.phase == FIRST:
        return [event("sirens-begins", after.turn)]
    if before.phase == DEAL:
        return [event("sirens-dealt", cards=HAND)] if after.phase != DEAL else []
    left = rules.pile_size(after, before.turn)
    if audience == before.turn:
        card = _come_to_hand(before, after, before.turn)
        return [event("sirens-draws-own", before.turn, card=card, left=left)]
    return [event("sirens-draws", before.turn, left=left)]


def _come_to_hand(before: State, after: State, seat: int) -> int:
    """The value of the card this seat has taken up."""
    return values(int(after.hand[seat]) - int(before.hand[seat]))[0]


def _decided(before: State, after: State, seat: int, decision: int) -> list[Event]:
    if decision < moves.OCTOPUS:
        kind, place = moves.kind_and_place(seat, decision)
        return [
            event("sirens-lays", seat, card=kind + LOWEST, **_where(after, seat, place)),
            *_stays(before, after, kind, place),
        ]
    if decision < moves.CARRY_TO:
        kind, place = moves.kind_and_place(seat, decision - moves.OCTOPUS)
        return [event("sirens-lifts", seat, card=kind + LOWEST, section=RESISTANCE[place // SIDES])]
    if decision < moves.WALK_TO:
        return _carried(before, after, seat, moves.place_for(seat, decision - moves.CARRY_TO))
    if decision < moves.RUM:
        return [_walks(before, after, seat)]
    if decision < moves.DONE:
        section = decision - moves.RUM
        needs = rules.needs(after, section)
        return [event("sirens-rum", seat, section=RESISTANCE[section], needs=needs)]
    return [event("sirens-passes", seat)] if decision == moves.PASS else []


def _opening(before: State, after: State, seat: int, audience: int | None) -> list[Event]:
    told = [
        event("sirens-takes-own", seat, card=_come_to_hand(before, after, seat))
        if seat == audience
        else event("sirens-takes", seat, many=bag_size(after.hand[seat]), cards=HAND)
    ]
    return told + ([event("sirens-shuffled")] if after.phase != OPENING else [])


def _where(after: State, seat: int, place: int) -> dict[str, int | str]:
    """A place, as the one who laid a card there sees it, and how it stands now."""
    return {
        "section": RESISTANCE[place // SIDES],
        "side": "own" if place % SIDES == seat else "other",
        "other": 1 - seat,
        "total": total_of(after.row[place]),
        "needs": rules.needs(after, place // SIDES),
    }


def _stays(before: State, after: State, kind: int, place: int) -> list[Event]:
    """Footsteps where somebody stands who cannot walk."""
    who = rules.crew_on(before, place // SIDES)
    if who < 0 or not rules.has_footsteps(after, kind) or after.phase == WALK:
        return []
    return [event("sirens-stays", None, crew=CREW[who], section=RESISTANCE[place // SIDES])]


def _carried(before: State, after: State, seat: int, place: int) -> list[Event]:
    berth = int(before.lifted)
    kind = card_in(before.row[berth // BERTHS], berth % BERTHS) - 1
    origin = RESISTANCE[berth // BERTHS // SIDES]
    where = _where(after, seat, place)
    return [
        event("sirens-carries", seat, card=kind + LOWEST, origin=origin, **where),
        *_stays(before, after, kind, place),
    ]


def _walks(before: State, after: State, seat: int | None) -> Event:
    section = int(before.section)
    who = rules.crew_on(before, section)
    to = int(after.crew[who])
    key = "sirens-walks" if seat is None else "sirens-sends"
    return event(
        key,
        seat,
        crew=CREW[who],
        origin=RESISTANCE[section],
        section=RESISTANCE[to],
        over="yes" if rules.walks_over(before, section, to) else "no",
    )


def _scored(before: State, after: State) -> list[Event]:
    section = int(before.section)
    who = rules.crew_on(before, section)
    crew = "none" if who < 0 else CREW[who]
    fate = int(after.fate[section])
    rows = [int(before.row[SIDES * section + side]) for side in range(SIDES)]
    seat = fate - TAKEN
    if seat in range(SIDES):
        reached = total_of(rows[seat]) >= rules.needs(before, section)
        told = event(
            "sirens-wins-section",
            seat,
            section=RESISTANCE[section],
            crew=crew,
            total=total_of(rows[seat]),
            reason="value" if reached else "five",
            points=rules.points(after, seat),
        )
    else:
        told = event("sirens-lost-section", section=RESISTANCE[section], crew=crew, total=total_of(rows[0]))
    back = [event("sirens-octopus-back", i) for i in range(SIDES) if before.octopus[i] != after.octopus[i]]
    return [told, *back]


def _end(s: State) -> list[Event]:
    best = max(rules.points(s, seat) for seat in range(SIDES))
    sunk = all(s.fate[section] != IN_PLAY for section in range(SECTIONS))
    reason = "points" if best >= GOAL else "ship" if sunk else "passes"
    told = [chapter("sirens-ends", reason=reason)]
    points = [rules.points(s, seat) for seat in range(SIDES)]
    if points[0] == points[1]:
        return [*told, event("sirens-draw", points=best)]
    winner = points.index(best)
    return [*told, event("sirens-wins", winner, points=best, others=points[1 - winner])]
