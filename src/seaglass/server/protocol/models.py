"""What goes over HTTP."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from seaglass.engine import MAX_SEATS
from seaglass.engine.clauses import Rulebook

Name = Annotated[str, Field(max_length=80, description="A person's name; longer than 24 letters is refused.")]
Words = Annotated[
    str,
    Field(
        max_length=200, pattern=r"^[^\x00]*$", description="The seat's own words, mixed into the deal."
    ),  # PostgreSQL has no text with a zero in it
]
Commitment = Annotated[str, Field(pattern="^[0-9a-f]{64}$", description="The SHA-256 of a table's secret.")]
Place = Annotated[int, Field(ge=0, lt=MAX_SEATS, description="A seat, from 0.")]


LONGEST_FILE = 32_000  # characters; the file of a whole box has about 5,000


class WireModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class GameOption(WireModel):
    name: str
    values: list[str]
    default: str
    one_screen: list[str] = Field(description="Those of the values that a table with an open seat refuses.")


class GameInfo(WireModel):
    name: str
    released: bool = Field(description="False: it can be played, but is not shown at home.")
    seats: list[int]
    minutes: int
    options: list[GameOption]
    bots: list[str] = Field(description="The levels one may play against, the weakest first.")
    usual_bot: str
    rules_version: int
    secrets: bool
    daily: bool = Field(description="Whether there is a deal of the day.")
    components: bool = Field(description="Whether people may bring a file with pieces of their own.")


class NewSeat(WireModel):
    """Who shall sit there: me, someone at my screen, a bot, or whoever follows the link."""

    kind: Literal["me", "here", "bot", "open"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None


class NewTable(WireModel):
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, str], Field(max_length=20)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MAX_SEATS)]
    words: Words = ""
    commitment: Commitment | None = Field(
        default=None, description="One that you asked for before; whoever brings words must name it."
    )
    daily: bool = Field(default=False, description="The deal of the day, with the standard options.")
    components: Annotated[str, Field(max_length=LONGEST_FILE)] | None = Field(
        default=None, description="The text of a components file (TOML) to play with, where a game takes one."
    )
    hints: bool | None = Field(
        default=None, description="Whether seats may ask for hints; null: where no seat is open."
    )
    quick_bots: bool = Field(default=False, description="Bots answer as soon as they have decided.")


class DayBest(WireModel):
    code: str
    points: int
    names: list[str]


class Day(WireModel):
    """The best of a deal of the day."""

    day: str
    commitment: str = Field(description="The SHA-256 of the day's secret.")
    best: list[DayBest]


class DaySecret(WireModel):
    """From which all deals of a day follow; the secret is shown when the day is over."""

    day: str
    commitment: str
    secret: str | None


class Committed(WireModel):
    """The seal of your next table: its secret is drawn, and this is its SHA-256."""

    commitment: Commitment


class Join(WireModel):
    seat: Place | None = None
    name: Name
    words: Words = ""


class TurnAway(WireModel):
    seat: Place


class Code(WireModel):
    code: str


class SpokenCode(WireModel):
    """Six letters that lead to a table for a while, for those who hear them."""

    spoken: str
    seconds: float = Field(description="How much longer.")


class Spoken(WireModel):
    spoken: Annotated[str, Field(max_length=40, description="As somebody heard it.")]


class SeatInfo(WireModel):
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    yours: bool
    here: bool = Field(description="Connected now.")
    waking: bool = Field(description="A bot that cannot search yet: it plays by a look until it can.")


class TableInfo(WireModel):
    code: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Literal["gathering", "playing", "over"]
    host: bool = Field(description="You opened it, and may turn guests away until the match begins.")
    rematch: str | None
    commitment: str
    day: str | None = Field(description="The date of a deal of the day.")
    components: bool = Field(description="Whether it is played with components of somebody's own.")
    hints: bool = Field(description="Whether seats may ask for hints.")
    quick_bots: bool


class Problem(WireModel):
    """Why something was refused: a message key, what the message needs, and the clause it rests on.

    What it needs may be a message in turn: `{key, args}`.
    """

    key: str
    args: dict[str, Any]
    clause: str | None


class ErrorBody(WireModel):
    error: Problem
    message: str = Field(description="The same as an English sentence.")


__all__ = [
    "Code",
    "Committed",
    "Day",
    "DayBest",
    "DaySecret",
    "ErrorBody",
    "GameInfo",
    "GameOption",
    "Join",
    "NewSeat",
    "NewTable",
    "Place",
    "Problem",
    "Rulebook",
    "SeatInfo",
    "Spoken",
    "SpokenCode",
    "TableInfo",
    "TurnAway",
    "WireModel",
]  # fmt: skip
