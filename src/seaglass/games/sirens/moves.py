"""Decisions: one number each in the engine, one name each outside.

    0–149    lay 7 on 30 mine          a card from the hand to a side of a section
    150–299  octopus 7 from 30 mine    the octopus takes up a card that lies there
    300–309  carry to 34 theirs        and lays it down
    310–314  walk to 32                where the crew member goes
    315–319  rum on 36                 the mug
    320      done                      the turn ends without the mug
    321      pass                      nothing can be done
    322–336  take 7                    a card for the opening hand (own sets)
    337–351  draw 7                    chance deals or draws a card
    352–353  captain on 30             chance brings the crew aboard
    354–355  first seat 1              chance says who begins

`mine` and `theirs` are the sides of the ship as the one who decides sees them.
"""

from seaglass.engine.move_names import ALONE, MoveNames
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import CHANCE, State, rule
from seaglass.games.sirens.state import CREW_START, KINDS, LOWEST, PLACES, RESISTANCE, SIDES

_VALUES = range(LOWEST, LOWEST + KINDS)
_PLACES = [f"{section} {side}" for section in RESISTANCE for side in ("mine", "theirs")]
_NAMES = MoveNames(
    ("lay", [f"{value} on {place}" for value in _VALUES for place in _PLACES]),
    ("octopus", [f"{value} from {place}" for value in _VALUES for place in _PLACES]),
    ("carry to", _PLACES),
    ("walk to", RESISTANCE),
    ("rum on", RESISTANCE),
    ("done", ALONE),
    ("pass", ALONE),
    ("take", _VALUES),
    ("draw", _VALUES),
    ("captain on", [RESISTANCE[section] for section in CREW_START]),
    ("first seat", range(1, SIDES + 1)),
)
(
    LAY,
    OCTOPUS,
    CARRY_TO,
    WALK_TO,
    RUM,
    DONE,
    PASS,
    TAKE,
    DRAW_CARD,
    CAPTAIN_ON,
    FIRST_SEAT,
) = _NAMES.firsts
COUNT = len(_NAMES)
name, number = _NAMES.name, _NAMES.number


@rule
def place_for(seat: int, offset: int) -> int:
    """The place this offset means to this seat: `mine` and `theirs` are sides, and a side is a seat's."""
    return offset if seat == 0 else offset ^ 1


@rule
def kind_and_place(seat: int, offset: int) -> tuple[int, int]:
    """The card and the place of a `lay` or an `octopus`."""
    return offset // PLACES, place_for(seat, offset % PLACES)


def hidden(s: State, actor: int, decision: int) -> bool:
    """Whether the others do not see what is decided: a card drawn, or taken for the opening hand.  [9.5]"""
    if actor == CHANCE:
        return DRAW_CARD <= decision < CAPTAIN_ON
    return bool(s.tactics and TAKE <= decision < DRAW_CARD)


def refuse(s: State, seat: int, decision: int) -> Refusal:
    """Why this seat may not take this decision now, with the clause."""
    from seaglass.games.sirens.refusals import why_not  # which asks the rules, and they read this file

    return why_not(s, seat, decision)
