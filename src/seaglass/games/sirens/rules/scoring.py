"""Chapter 5, and when the match is over (chapter 8)."""

from seaglass.engine.rule import State, rule
from seaglass.games.sirens.cards import cards_in, total_of
from seaglass.games.sirens.rules.crew import crew_on
from seaglass.games.sirens.rules.ship import needs, sections_in_play
from seaglass.games.sirens.state import (
    BERTHS,
    CREW,
    GOAL,
    GONE,
    HELD,
    LOST,
    SECTIONS,
    SIDES,
    SPENT,
    TAKEN,
    WITH,
)


@rule
def falls(s: State, section: int) -> bool:
    """A side has reached what the section needs, or both sides are full.  [5.1, 5.2]"""
    need = needs(s, section)
    full = True
    for place in range(SIDES * section, SIDES * section + SIDES):
        if total_of(s.row[place]) >= need:
            return True
        full = full and cards_in(s.row[place]) == BERTHS
    return full


@rule
def taker(s: State, section: int) -> int:
    """The side with the higher total, or -1: nobody. Who alone reached the need is higher.  [5.1–5.4]"""
    first = total_of(s.row[SIDES * section])
    second = total_of(s.row[SIDES * section + 1])
    if first == second:
        return -1
    return 0 if first > second else 1


@rule
def score_section(s: State, section: int) -> None:
    """The section and who stands on it go to the taker, or out of the game; then it is cleared.  [5.1–5.8]"""
    seat = taker(s, section)
    who = crew_on(s, section)
    s.fate[section] = GONE if seat < 0 else TAKEN + seat
    if who >= 0:
        s.crew[who] = LOST if seat < 0 else WITH + seat
    clear_away(s, section)


@rule
def clear_away(s: State, section: int) -> None:
    """Cards and mugs leave the game, octopuses go home.  [5.6, 5.7, 5.8]"""
    first = SIDES * section
    for seat in range(SIDES):
        if s.mug[seat] == section:
            s.mug[seat] = SPENT
        if s.octopus[seat] // (SIDES * BERTHS) == section:
            s.octopus[seat] = HELD
    for place in range(first, first + SIDES):
        s.row[place] = 0


@rule
def points(s: State, seat: int) -> int:
    """One for each section, one for each crew member.  [1.2]"""
    total = 0
    for section in range(SECTIONS):
        if s.fate[section] == TAKEN + seat:
            total += 1
    for who in range(len(CREW)):
        if s.crew[who] == WITH + seat:
            total += 1
    return total


@rule
def decided(s: State) -> bool:
    """Somebody has four points, or the ship is gone.  [8.1, 8.2]"""
    return points(s, 0) >= GOAL or points(s, 1) >= GOAL or sections_in_play(s) == 0
