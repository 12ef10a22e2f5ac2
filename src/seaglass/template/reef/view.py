"""What one seat (None: a bystander) sees, from its hidden record, part by part."""

from typing import Literal

from typing_extensions import TypedDict  # the server reads these: pydantic wants this one before Python 3.12

from seaglass.engine import bits
from seaglass.engine.rule import State
from seaglass.engine.visibility import part
from seaglass.template.reef.state import PHASES, PLAY, ROUNDS


class Player(TypedDict):
    cards: int
    played: int | None
    score: int


class Table(TypedDict):
    game: Literal["reef"]
    seats: int
    phase: Literal["deal", "play", "take", "over"]
    round: int
    rounds: int
    turn: int | None
    players: list[Player]


class Own(TypedDict):
    hand: list[int] | None


class View(Table, Own):
    """The table as one seat sees it."""


@part("seats", "phase", "round_no", "turn", "held", "played", "pearls")
def table(s: State) -> Table:
    return Table(
        game="reef",
        seats=int(s.seats),
        phase=PHASES[s.phase],  # type: ignore[typeddict-item]
        round=int(s.round_no) + 1,
        rounds=ROUNDS,
        turn=int(s.turn) if s.phase == PLAY else None,
        players=[
            Player(cards=int(s.held[seat]), played=int(s.played[seat]) or None, score=int(s.pearls[seat]))
            for seat in range(s.seats)
        ],
    )


@part("hand")
def own(s: State, seat: int | None) -> Own:
    return Own(hand=None if seat is None else [card + 1 for card in bits.members(s.hand[seat])])


FOR_ALL = (table,)
FOR_SEAT = (own,)


def reveals(before: State, after: State) -> bool:
    """Every step shows a card: none can be taken back."""
    return True
