"""The rules of Sirens in Sight, a file a chapter or two. Clauses are those of rules.en.md.

This file says who may decide what; `turn.py` what follows from it, in the printed order.
"""

from seaglass.engine.bits import has
from seaglass.engine.rule import CHANCE, Ints, State, rule
from seaglass.games.sirens.cards import how_many
from seaglass.games.sirens.moves import (
    CAPTAIN_ON,
    CARRY_TO,
    DONE,
    DRAW_CARD,
    FIRST_SEAT,
    LAY,
    OCTOPUS,
    PASS,
    RUM,
    TAKE,
    WALK_TO,
    kind_and_place,
    place_for,
)
from seaglass.games.sirens.rules.crew import (
    AHEAD,
    ASTERN,
    crew_in_play,
    crew_on,
    has_a_choice,
    has_footsteps,
    legal_walks,
    must_walk,
    next_free,
    walks_over,
    ways,
)
from seaglass.games.sirens.rules.invariants import cards_are_sound, sound
from seaglass.games.sirens.rules.octopus import berth_of, legal_carries, legal_lifts
from seaglass.games.sirens.rules.scoring import decided, falls, points, taker
from seaglass.games.sirens.rules.setting_up import (
    crew_aboard,
    first_seat,
    legal_takes,
    open_hand,
    outcomes,
    pile_of,
    pile_size,
    set_up,
    still_to_open,
)
from seaglass.games.sirens.rules.ship import (
    needs,
    octopus_on,
    open_places,
    sections_in_play,
)
from seaglass.games.sirens.rules.turn import (
    carry,
    draw,
    end_turn,
    lay_from_hand,
    pass_turn,
    score_here,
    set_mug,
    take_up,
    walk,
)
from seaglass.games.sirens.state import (
    CARRY,
    DEAL,
    DRAW,
    HELD,
    IN_PLAY,
    KINDS,
    LAST,
    OPENING,
    OVER,
    PLACES,
    SCORE,
    SECTIONS,
    SIDES,
    TURN,
    WALK,
)

__all__ = [
    "AHEAD",
    "ASTERN",
    "actors",
    "advance",
    "berth_of",
    "cards_are_sound",
    "chapter",
    "choose",
    "crew_in_play",
    "crew_on",
    "decided",
    "falls",
    "has_a_choice",
    "has_footsteps",
    "legal",
    "must_walk",
    "needs",
    "next_free",
    "octopus_on",
    "open_places",
    "outcomes",
    "over",
    "pile_of",
    "pile_size",
    "points",
    "score",
    "sections_in_play",
    "set_up",
    "sound",
    "still_to_open",
    "taker",
    "walks_over",
    "ways",
    "winners",
]


@rule
def advance(s: State) -> bool:
    """The next step that needs nobody's decision: a walk with one way to go, a section that falls.  [3.6]"""
    if s.phase == WALK and not has_a_choice(s):
        walk(s, next_free(s, s.section, AHEAD))
    elif s.phase == SCORE:
        score_here(s)
    else:
        return False
    return True


@rule
def actors(s: State) -> int:
    if s.phase == TURN or s.phase == CARRY or s.phase == LAST:
        return 1 << int(s.turn)
    if s.phase == WALK:
        return 1 << int(s.side) if has_a_choice(s) else 0
    if s.phase == OPENING:
        return still_to_open(s)
    if s.phase <= DEAL or s.phase == DRAW:
        return 1 << CHANCE
    return 0


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    if s.phase == TURN:
        return legal_turn(s, seat, out)
    if s.phase == CARRY:
        return legal_carries(s, seat, out)
    if s.phase == WALK:
        return legal_walks(s, out)
    if s.phase == LAST:
        n = legal_rum(s, out, 0)
        out[n] = DONE
        return n + 1
    return legal_takes(s, seat, out)


@rule
def legal_turn(s: State, seat: int, out: Ints) -> int:
    """Lay a card or use the octopus, and the mug before it; pass if neither can be.  [3.2, 3.9, 7.1, 7.5]"""
    n = legal_lifts(s, seat, out, legal_lays(s, seat, out))
    if n == 0:
        out[0] = PASS
        return 1
    return legal_rum(s, out, n)


@rule
def legal_lays(s: State, seat: int, out: Ints) -> int:
    """Any card of the hand at any place with room, on either side.  [3.3, 3.4]"""
    n = 0
    free = open_places(s)
    for kind in range(KINDS):
        if how_many(s.hand[seat], kind) > 0:
            for offset in range(PLACES):
                if has(free, place_for(seat, offset)):
                    out[n] = LAY + kind * PLACES + offset
                    n += 1
    return n


@rule
def legal_rum(s: State, out: Ints, n: int) -> int:
    """The mug, once, on any section in play.  [7.1, 7.3, 7.4]"""
    if s.mug[s.turn] == HELD:
        for section in range(SECTIONS):
            if s.fate[section] == IN_PLAY:
                out[n] = RUM + section
                n += 1
    return n


@rule
def choose(s: State, seat: int, decision: int) -> None:
    if decision < OCTOPUS:
        kind, place = kind_and_place(seat, decision - LAY)
        lay_from_hand(s, seat, kind, place)
    elif decision < CARRY_TO:
        kind, place = kind_and_place(seat, decision - OCTOPUS)
        take_up(s, kind, place)
    elif decision < WALK_TO:
        carry(s, seat, place_for(seat, decision - CARRY_TO))
    elif decision < RUM:
        walk(s, decision - WALK_TO)
    elif decision < DONE:
        set_mug(s, seat, decision - RUM)
    elif decision == DONE:
        end_turn(s)
    elif decision == PASS:
        pass_turn(s)
    elif decision < DRAW_CARD:
        open_hand(s, seat, decision - TAKE)
    elif decision < CAPTAIN_ON:
        draw(s, decision - DRAW_CARD)
    elif decision < FIRST_SEAT:
        crew_aboard(s, decision - CAPTAIN_ON)
    else:
        first_seat(s, decision - FIRST_SEAT)


@rule
def chapter(s: State) -> int:
    """Which sub-seed a draw belongs to: 0 setting up, 1 the match."""
    return 0 if s.phase <= OPENING else 1


@rule
def over(s: State) -> bool:
    return bool(s.phase == OVER)


@rule
def score(s: State, out: Ints) -> None:
    """Everybody's points so far.  [1.2]"""
    for seat in range(SIDES):
        out[seat] = points(s, seat)


@rule
def winners(s: State) -> int:
    """More points win; equal points are nobody's win.  [8.4, 8.5]"""
    first = points(s, 0)
    second = points(s, 1)
    if first == second:
        return 0
    return 1 if first > second else 2
