"""What lies at the ship: places, berths, totals, and how far a section is from falling."""

from seaglass.engine.rule import State, rule
from seaglass.games.sirens.cards import cards_in
from seaglass.games.sirens.state import (
    BERTHS,
    IN_PLAY,
    MUG_ADDS,
    PLACES,
    RESISTANCE,
    SECTIONS,
    SIDES,
)


@rule
def sections_in_play(s: State) -> int:
    many = 0
    for section in range(SECTIONS):
        if s.fate[section] == IN_PLAY:
            many += 1
    return many


@rule
def open_places(s: State) -> int:
    """The places where a card may be laid, as a set.  [3.3, 3.4, 3.5]"""
    found = 0
    for place in range(PLACES):
        if s.fate[place // SIDES] == IN_PLAY and cards_in(s.row[place]) < BERTHS:
            found |= 1 << place
    return found


@rule
def needs(s: State, section: int) -> int:
    """What a side must reach: the resistance, and 3 for each mug.  [5.1, 7.2]"""
    value = int(RESISTANCE[section])
    for seat in range(SIDES):
        if s.mug[seat] == section:
            value += MUG_ADDS
    return value


@rule
def octopus_on(s: State, berth: int) -> int:
    """The seat whose octopus lies on this berth, or -1.  [6.1]"""
    for seat in range(SIDES):
        if s.octopus[seat] == berth:
            return seat
    return -1
