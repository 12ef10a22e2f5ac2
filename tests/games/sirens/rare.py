"""Positions of Sirens in Sight that random play seldom brings."""

from collections.abc import Callable

from seaglass.engine import Match
from seaglass.games.sirens import rules
from seaglass.games.sirens.state import CARRY, HELD, LAST, OPENING, TURN, WALK


def last_mug(match: Match, seat: int) -> bool:
    return bool(match.state.phase == LAST)


def carrying(match: Match, seat: int) -> bool:
    return bool(match.state.phase == CARRY)


def crew_in_anothers_turn(match: Match, seat: int) -> bool:
    return bool(match.state.phase == WALK and match.state.turn != seat)


def crew_in_ones_own_turn(match: Match, seat: int) -> bool:
    return bool(match.state.phase == WALK and match.state.turn == seat)


def octopus_back(match: Match, seat: int) -> bool:
    """The octopus at home while much of the ship is gone already."""
    s = match.state
    return bool(s.phase == TURN and s.octopus[seat] == HELD and rules.sections_in_play(s) < 4)


def few_sections(match: Match, seat: int) -> bool:
    return bool(match.state.phase == TURN and rules.sections_in_play(match.state) <= 2)


def opening(match: Match, seat: int) -> bool:
    return bool(match.state.phase == OPENING)


POSITIONS: dict[str, Callable[[Match, int], bool]] = {
    "the mug at last": last_mug,
    "a card carried": carrying,
    "the crew in another's turn": crew_in_anothers_turn,
    "the crew in one's own turn": crew_in_ones_own_turn,
    "the octopus back": octopus_back,
    "few sections": few_sections,
    "an opening hand": opening,
}
