"""What goes over the socket of a table."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter, WithJsonSchema

from seaglass.engine.events import Event
from seaglass.server.protocol.models import Place, Problem, TableInfo, WireModel

Id: TypeAlias = Annotated[int, Field(ge=0, lt=2**53, description="Chosen by the client.")]
# In the schema this becomes the union over all games (see schema_types.py).
View: TypeAlias = Annotated[dict[str, Any], WithJsonSchema({"title": "View"})]
Keys: TypeAlias = Annotated[
    dict[str, Any],
    WithJsonSchema({"title": "Keys", "type": "object", "additionalProperties": True}),
    Field(description="The keys of the view that are others than in the frame before."),
]


Ply: TypeAlias = Annotated[int, Field(ge=0, lt=2**31, description="The newest ply this client has seen.")]


Move: TypeAlias = Annotated[str, Field(max_length=200)]
MOST_MOVES = 40


class Play(WireModel):
    """One move, or several in order: those after the first that shows something are not made."""

    type: Literal["play"]
    id: Id
    seat: Place
    move: Move | None = Field(default=None, description="One move; leave it out where you give `moves`.")
    moves: Annotated[list[Move], Field(min_length=1, max_length=MOST_MOVES)] | None = None
    ply: Ply


class Undo(WireModel):
    """Take back this seat's last decision, if the table still is at this ply."""

    type: Literal["undo"]
    id: Id
    seat: Place
    ply: Ply


class Eyes(WireModel):
    """Look through the eyes of this seat from now on; null: as a spectator."""

    type: Literal["eyes"]
    id: Id
    seat: Place | None


class Hint(WireModel):
    """What would be good for this seat, which must decide now?"""

    type: Literal["hint"]
    id: Id
    seat: Place


class Ping(WireModel):
    type: Literal["ping"]


ClientMessage: TypeAlias = Annotated[Play | Undo | Eyes | Hint | Ping, Field(discriminator="type")]
CLIENT_MESSAGE: TypeAdapter[Play | Undo | Eyes | Hint | Ping] = TypeAdapter(ClientMessage)


class WholeFrame(WireModel):
    """A moment of the match as the reader sees it, and what it tells."""

    view: View
    story: list[Event]


class ChangedFrame(WireModel):
    """One step of the match: what it changes of the reader's view, and what it tells."""

    view: Keys
    story: list[Event]


class Proof(WireModel):
    """What makes the deal fair: shown at first but for the secret, which comes when the match is over."""

    commitment: str
    words: list[str]
    secret: str | None
    origin: str | None = Field(description="The table whose match is played on here.")
    since: int = Field(description="How many decisions come from there: chance is proven after those.")


class Result(WireModel):
    scores: list[int]
    winners: list[int]


class Now(WireModel):
    """What is possible now; `legal` and `undo` are those of the seat whose `eyes` these are."""

    ply: int
    eyes: int | None
    acting: list[int]
    legal: list[str]
    undo: bool
    proof: Proof
    result: Result | None


class State(Now):
    """Everything, to start afresh from."""

    type: Literal["state"] = "state"
    table: TableInfo
    frame: WholeFrame
    log: list[Event]


class Frames(Now):
    """What has just happened, step by step, from the view told last; after a change of eyes all of it."""

    type: Literal["frames"] = "frames"
    frames: list[ChangedFrame]


class TableChanged(WireModel):
    """Somebody came, left, joined, or asked for a rematch; or the match began or ended."""

    type: Literal["table"] = "table"
    table: TableInfo


class Done(WireModel):
    """The message of this id is carried out and durable."""

    type: Literal["done"] = "done"
    id: Id
    made: int = Field(default=0, description="How many moves of a `play` were made.")


class Refused(WireModel):
    """The message of this id (null: one that could not be read) is refused, and changed nothing."""

    type: Literal["refused"] = "refused"
    id: Id | None
    error: Problem


class Advice(WireModel):
    """One move, and what the search thinks of it."""

    move: str
    value: float | None = Field(description="What it is expected to bring; null where nothing was compared.")
    error: float | None = Field(description="One standard error of it.")
    share: float = Field(description="Of all tries, how many went to this move: how sure the search is.")


class Hints(WireModel):
    """The answer to a hint: the best few moves, the best first. Only whoever asked hears it."""

    type: Literal["hints"] = "hints"
    id: Id
    seat: Place
    ply: int
    unit: Literal["share", "points"] = Field(
        description="What values are: the share in the win, from 0 to 1, or the points in sight."
    )
    moves: list[Advice]


class Pong(WireModel):
    type: Literal["pong"] = "pong"


ServerMessage: TypeAlias = Annotated[
    State | Frames | TableChanged | Done | Refused | Hints | Pong, Field(discriminator="type")
]
