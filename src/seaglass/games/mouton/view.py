"""What one seat (None: a bystander) sees, from its hidden record, part by part."""

from typing import Literal

from typing_extensions import TypedDict

from seaglass.engine import bits
from seaglass.engine.rule import State
from seaglass.engine.visibility import part
from seaglass.games.mouton import rules
from seaglass.games.mouton.state import ANNOUNCE, CHOOSE, HAND, OPEN, PHASES, TAKE_LOWER, TAKE_OTHER, TRICKS

Phase = Literal[
    "deal",
    "announce",
    "tides",
    "choose",
    "take_lower",
    "take_other",
    "pay",
    "put_away",
    "score",
    "pass",
    "over",
]


class Row(TypedDict):
    """A round on a player's score sheet."""

    round: int
    buoys: int
    lowest: int
    out: bool
    points: int


class Player(TypedDict):
    in_round: bool
    water: int
    highest: bool
    buoys: int
    buoys_start: int
    cards: int
    chosen: bool
    played: int | None
    took: int | None
    pays: bool
    score: int
    sheet: list[Row]


class Stakes(TypedDict):
    """One's own water after this trick, if one's card is the highest, the second highest, or lower."""

    highest: int
    second: int
    lower: int


class Table(TypedDict):
    game: Literal["mouton"]
    seats: int
    cards: Literal["secret", "open"]
    rounds: int
    tricks: int
    half_buoys: list[int]  # the cards with half a buoy, and
    whole_buoys: list[int]


class Trick(TypedDict):
    round: int
    trick: int
    phase: Phase
    tides: list[int]
    leader: int | None
    to_play: list[int]


class Players(TypedDict):
    players: list[Player]


class Hand(TypedDict):
    """One's own hand and choice."""

    hand: list[int] | None
    choice: int | None


class Prospect(TypedDict):
    """What one's choice may bring."""

    stakes: Stakes | None


class View(Table, Trick, Players, Hand, Prospect):
    """The table as one seat sees it."""


@part("seats", "cards", "half_buoys", "whole_buoys")
def table(s: State) -> Table:
    return Table(
        game="mouton",
        seats=int(s.seats),
        cards="open" if s.cards == OPEN else "secret",
        rounds=int(s.seats),
        tricks=TRICKS,
        half_buoys=[card + 1 for card in bits.members(int(s.half_buoys))],
        whole_buoys=[card + 1 for card in bits.members(int(s.whole_buoys))],
    )


@part("seats", "cards", "round_no", "trick", "phase", "tide", "leader", "afloat", "played")
def trick(s: State) -> Trick:
    phase: Phase = PHASES[s.phase]  # type: ignore[assignment]
    return Trick(
        round=int(s.round_no) + 1,
        trick=int(s.trick) + 1,
        phase=phase,
        tides=[int(tide) for tide in s.tide if tide > 0],
        leader=int(s.leader) if s.cards == OPEN else None,
        to_play=bits.members(rules.still_to_choose(s)) if s.phase == CHOOSE else [],
    )


@part(
    *("seats", "cards", "round_no", "phase", "afloat", "paid", "sunk", "water", "buoys", "announced"),
    *("gone", "kept", "lowest", "under", "played"),
)
def players(s: State) -> Players:
    return Players(players=[_player(s, seat) for seat in range(s.seats)])


@part("hand", "played")
def hand(s: State, seat: int | None) -> Hand:
    if seat is None:
        return Hand(hand=None, choice=None)
    return Hand(hand=_hand(s, seat), choice=int(s.played[seat]) or None)


@part("phase", "afloat", "tide", "water")
def prospect(s: State, seat: int | None) -> Prospect:
    return Prospect(stakes=None if seat is None else _stakes(s, seat))


FOR_ALL = (table, trick, players)
FOR_SEAT = (hand, prospect)


def _hand(s: State, seat: int) -> list[int]:
    """The cards one holds, less the one chosen; while dealing, nobody has taken theirs up."""
    chosen = 1 << (int(s.played[seat]) - 1) if s.played[seat] > 0 else 0
    return [card + 1 for card in bits.members(int(s.hand[seat]) & ~chosen)]


def _player(s: State, seat: int) -> Player:
    """What everybody may know of a seat."""
    dealt = s.phase > ANNOUNCE
    afloat = not dealt or bits.has(s.afloat, seat)
    lying = bool(s.played[seat] != 0)
    return Player(
        in_round=afloat,
        water=int(s.water[seat]),
        highest=bool(afloat and 0 < s.water[seat] == rules.highest_water(s)),
        buoys=int(s.buoys[seat]),
        buoys_start=int(s.announced[rules.hand_held(s, seat)]),
        cards=_cards_held(s, seat),
        chosen=lying,
        played=int(s.played[seat]) if lying and rules.cards_are_up(s) else None,
        took=_took(s, seat),
        pays=bits.has(s.paid | s.sunk, seat),
        score=sum(rules.points(s, r, seat) for r in range(rules.rounds_scored(s))),
        sheet=[_row(s, r, seat) for r in range(rules.rounds_scored(s))],
    )


def _cards_held(s: State, seat: int) -> int:
    face_down = s.played[seat] != 0 and not rules.cards_are_up(s)
    return HAND - bits.count(s.gone[seat]) - int(face_down) if bits.has(s.afloat, seat) else 0


def _took(s: State, seat: int) -> int | None:
    """The tide this seat has taken in the trick that lies open."""
    if s.played[seat] == 0 or s.phase <= TAKE_LOWER or not bits.has(s.afloat, seat):
        return None
    first = rules.highest_card(s, -1)
    second = rules.highest_card(s, first)
    return int(s.water[seat]) if seat == first or (seat == second and s.phase > TAKE_OTHER) else None


def _row(s: State, round_no: int, seat: int) -> Row:
    return Row(
        round=round_no + 1,
        buoys=int(s.kept[round_no, seat]),
        lowest=int(bits.has(s.lowest[round_no], seat)),
        out=bits.has(s.under[round_no], seat),
        points=rules.points(s, round_no, seat),
    )


def _stakes(s: State, seat: int) -> Stakes | None:
    if s.phase != CHOOSE or not bits.has(s.afloat, seat):
        return None
    return Stakes(highest=int(s.tide[0]), second=int(s.tide[1]), lower=int(s.water[seat]))


def reveals(before: State, after: State) -> bool:
    """Whether this step shows anybody what they could not know: all do, but laying a card face down."""
    if before.phase == CHOOSE and after.phase == CHOOSE:
        return bool(after.cards == OPEN)
    return True
