"""What one seat (None: a bystander) sees, from its hidden record, part by part.

Sections go by their resistance.
"""

from typing import Literal

from typing_extensions import TypedDict

from seaglass.engine import bits
from seaglass.engine.rule import CHANCE, State
from seaglass.engine.visibility import part
from seaglass.games.sirens import rules
from seaglass.games.sirens.belief import unseen
from seaglass.games.sirens.cards import bag_size, card_in, cards_in, how_many, total_of, values
from seaglass.games.sirens.preview import Preview, previews
from seaglass.games.sirens.state import (
    BERTHS,
    CAPTAIN,
    CREW,
    DEAL,
    DRAW,
    EMPTY,
    GOAL,
    GONE,
    HAND,
    HELD,
    IN_PLAY,
    KINDS,
    LOWEST,
    NONE,
    OPENING,
    PHASES,
    RESISTANCE,
    SECTIONS,
    SIDES,
    SPENT,
    SYMBOLS,
    TAKEN,
    TURN,
    WALK,
    WITH,
)

Phase = Literal["lot", "first", "deal", "opening", "turn", "carry", "walk", "score", "draw", "last", "over"]
Crew = Literal["captain", "mate"]


class Berth(TypedDict):
    """A card at the ship, whose octopus lies on it, and whether an octopus is taking it up."""

    value: int
    octopus: int | None
    lifted: bool


class Side(TypedDict):
    """One side of a section: what lies there, and what it still lacks."""

    total: int
    cards: int
    missing: int
    full: bool
    berths: list[Berth | None]


class Section(TypedDict):
    value: int
    needs: int
    state: Literal["in_play", "taken", "gone"]
    owner: int | None
    falling: bool
    crew: Crew | None
    mugs: list[int]
    sides: list[Side]


class Spot(TypedDict):
    section: int
    side: int
    berth: int


class Player(TypedDict):
    """What everybody may know of a seat."""

    points: int
    sections: list[int]
    crew: list[Crew]
    cards: int
    pile: int
    set: str | None
    mug: Literal["held", "set", "spent"]
    mug_on: int | None
    octopus: Spot | None


class Walker(TypedDict):
    """A crew member on the move: from where, to which sections, and who chooses (None: one way only)."""

    crew: Crew
    section: int
    ways: list[int]
    chooser: int | None


class Count(TypedDict):
    value: int
    cards: int


class Table(TypedDict):
    game: Literal["sirens"]
    seats: int
    tactics: Literal["off", "on"]
    goal: int
    footsteps: list[int]


class Turn(TypedDict):
    phase: Phase
    turn: int | None
    turns: int
    to_decide: list[int]
    walker: Walker | None
    lifted: Spot | None


class Ship(TypedDict):
    sections: list[Section]


class Players(TypedDict):
    players: list[Player]
    pile: int


class Own(TypedDict):
    """One's own cards, and those one has never seen."""

    hand: list[int] | None
    to_take: int
    own_pile: list[Count] | None
    unseen: list[Count]


class Previews(TypedDict):
    """What each of one's moves would do."""

    previews: dict[str, Preview]


class View(Table, Turn, Ship, Players, Own, Previews):
    """The table as one seat sees it."""


@part("tactics", "footsteps")
def table(s: State) -> Table:
    return Table(
        game="sirens",
        seats=SIDES,
        tactics="on" if s.tactics else "off",
        goal=GOAL,
        footsteps=[kind + LOWEST for kind in bits.members(int(s.footsteps))],
    )


@part("phase", "turn", "turns", "section", "side", "lifted", "crew", "fate", "hand")
def turn(s: State) -> Turn:
    phase: Phase = PHASES[s.phase]  # type: ignore[assignment]
    return Turn(
        phase=phase,
        turn=int(s.turn) if s.phase > DEAL else None,
        turns=int(s.turns),
        to_decide=[seat for seat in bits.members(rules.actors(s)) if seat != CHANCE],
        walker=_walker(s),
        lifted=_spot(s.lifted) if s.lifted != NONE else None,
    )


@part("row", "fate", "crew", "mug", "octopus", "lifted")
def ship(s: State) -> Ship:
    return Ship(sections=[_section(s, section) for section in range(SECTIONS)])


@part("tactics", "fate", "crew", "mug", "octopus", "unlaid", "hand")
def players(s: State) -> Players:
    return Players(
        players=[_player(s, seat) for seat in range(SIDES)],
        pile=sum(rules.pile_size(s, seat) for seat in range(SIDES if s.tactics else 1)),
    )


@part("tactics", "phase", "unlaid", "hand", "pile")
def own(s: State, seat: int | None) -> Own:
    return Own(
        hand=None if seat is None else values(s.hand[seat]),
        to_take=_to_take(s, seat),
        own_pile=None if seat is None or not s.tactics else _counts(int(s.pile[seat])),
        unseen=_counts(unseen(s, NONE if seat is None else seat)),
    )


@part(
    *("row", "unlaid", "hand", "footsteps", "turns", "tactics", "phase", "turn", "passed", "section", "side"),
    *("left", "lifted", "fate", "crew", "mug", "octopus"),
)
def what_moves_do(s: State, seat: int | None) -> Previews:
    return Previews(previews={} if seat is None else previews(s, seat))


FOR_ALL = (table, turn, ship, players)
FOR_SEAT = (own, what_moves_do)


def _to_take(s: State, audience: int | None) -> int:
    """How many cards this seat has still to choose for its opening hand.  [9.2]"""
    return 0 if audience is None or s.phase != OPENING else HAND - bag_size(s.hand[audience])


def _counts(bag: int) -> list[Count]:
    kinds = [kind for kind in range(KINDS) if how_many(bag, kind) > 0]
    return [Count(value=kind + LOWEST, cards=how_many(bag, kind)) for kind in kinds]


def _spot(berth: int) -> Spot:
    place = int(berth) // BERTHS
    return Spot(section=RESISTANCE[place // SIDES], side=place % SIDES, berth=int(berth) % BERTHS)


def _section(s: State, section: int) -> Section:
    fate = int(s.fate[section])
    return Section(
        value=RESISTANCE[section],
        needs=rules.needs(s, section),
        state="in_play" if fate == IN_PLAY else "gone" if fate == GONE else "taken",
        owner=fate - TAKEN if fate in (TAKEN, TAKEN + 1) else None,
        falling=fate == IN_PLAY and rules.falls(s, section),
        crew=None if rules.crew_on(s, section) < 0 else _crew(rules.crew_on(s, section)),
        mugs=[seat for seat in range(SIDES) if s.mug[seat] == section],
        sides=[_side(s, section, side) for side in range(SIDES)],
    )


def _crew(who: int) -> Crew:
    return "captain" if who == CAPTAIN else "mate"


def _side(s: State, section: int, side: int) -> Side:
    row = int(s.row[SIDES * section + side])
    first = BERTHS * (SIDES * section + side)
    return Side(
        total=total_of(row),
        cards=cards_in(row),
        missing=max(0, rules.needs(s, section) - total_of(row)),
        full=cards_in(row) == BERTHS,
        berths=[_berth(s, card_in(row, i), first + i) for i in range(BERTHS)],
    )


def _berth(s: State, card: int, berth: int) -> Berth | None:
    if card == EMPTY:
        return None
    owner = rules.octopus_on(s, berth)
    lifted = bool(s.lifted == berth)
    return Berth(value=card - 1 + LOWEST, octopus=None if owner < 0 else owner, lifted=lifted)


def _player(s: State, seat: int) -> Player:
    mug = int(s.mug[seat])
    return Player(
        points=rules.points(s, seat),
        sections=[RESISTANCE[i] for i in range(SECTIONS) if s.fate[i] == TAKEN + seat],
        crew=[_crew(who) for who in range(len(CREW)) if s.crew[who] == WITH + seat],
        cards=bag_size(s.hand[seat]),
        pile=rules.pile_size(s, seat),
        set=SYMBOLS[seat] if s.tactics else None,
        mug="held" if mug == HELD else "spent" if mug == SPENT else "set",
        mug_on=RESISTANCE[mug] if mug < SECTIONS else None,
        octopus=None if s.octopus[seat] == HELD else _spot(s.octopus[seat]),
    )


def _walker(s: State) -> Walker | None:
    if s.phase != WALK:
        return None
    return Walker(
        crew=_crew(rules.crew_on(s, s.section)),
        section=RESISTANCE[s.section],
        ways=[RESISTANCE[way] for way in rules.ways(s)],
        chooser=int(s.side) if rules.has_a_choice(s) else None,
    )


def reveals(before: State, after: State) -> bool:
    """Whether this step shows anybody anything they could not know: a card laid from the hand, or chance."""
    by_chance = before.phase <= DEAL or before.phase == DRAW
    laid = before.phase == TURN and (before.hand != after.hand).any()
    return bool(by_chance or laid)
