"""A finished match over HTTP: its review, any moment of it, and playing on from there."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field

from seaglass.engine import MAX_SEATS, Match, Refusal, perspective, record
from seaglass.engine.events import Event
from seaglass.server.http.identity import Holder, holder_of
from seaglass.server.http.rates import address_of
from seaglass.server.http.routes import REFUSED, Code, Registry
from seaglass.server.protocol import messages, models
from seaglass.server.protocol.models import Place, WireModel
from seaglass.server.tables import create

reviewing = APIRouter(prefix="/api", responses=REFUSED)

Grade = Literal["best", "good", "slip", "mistake", "blunder"]


class ReviewedChoice(WireModel):
    move: str
    value: float = Field(description="What the seat could expect from it.")
    story: list[Event] = Field(description="How the seat itself would tell it; may be empty.")


class ReviewedDecision(WireModel):
    """A decision where there was a choice, judged by what its seat could know."""

    ply: int = Field(description="How many decisions there were before.")
    seat: int
    choices: int
    chosen: ReviewedChoice
    best: ReviewedChoice
    error: float = Field(description="One standard error of the difference between the two.")
    cost: float = Field(description="That difference, where it is more than noise; else 0.")
    luck: float = Field(description="What happened until the seat's next decision, or the end.")
    grade: Grade


class ReviewedSeat(WireModel):
    """From what a seat could expect at first to what it got: start + luck - cost = result."""

    seat: int
    start: float
    luck: float
    cost: float
    error: float
    result: float
    decisions: int
    grades: dict[Grade, int]


class MatchReview(WireModel):
    unit: Literal["share", "points"] = Field(description="Shares in the win, from 0 to 1; or points.")
    accounts: list[ReviewedSeat]
    decisions: list[ReviewedDecision]


class Reviewing(WireModel):
    """How far a review is: so many decisions of so many; 0 of 0 while it waits for its turn."""

    done: int
    of: int
    review: MatchReview | None


class Moment(WireModel):
    """A finished match as it stood after so many decisions."""

    ply: int
    eyes: int | None
    acting: list[int]
    frame: messages.WholeFrame


class Fork(WireModel):
    ply: Annotated[int, Field(ge=0, lt=2**31, description="How many decisions to take over.")]
    seat: Place


@reviewing.post("/tables/{code}/review")
async def review(code: Code, registry: Registry, request: Request) -> Reviewing:
    """The review of a match that is over: begun when it is first asked for; ask again until it is there."""
    known = code.lower()
    saved = await registry.saved(known)
    if not saved.over:
        raise Refusal("match-not-over")

    async def text() -> str:
        names = [seat.name for seat in saved.seats]
        return await registry.finished.read(known, lambda table: record.dumps(table.match, names))

    job = registry.reviews.request(known, holder_of(request) or address_of(request), text)
    found = None if job.found is None else MatchReview.model_validate(job.found)
    return Reviewing(done=job.done, of=job.of, review=found)


@reviewing.get("/tables/{code}/moments/{ply}")
async def see_moment(
    code: Code,
    ply: Annotated[int, Path(ge=0, lt=2**31)],
    registry: Registry,
    eyes: Annotated[int | None, Query(ge=0, lt=MAX_SEATS)] = None,
) -> Moment:
    """A match that is over as a seat, or a spectator, saw it after so many decisions."""
    return await registry.finished.read(code.lower(), lambda table: moment(table.match, ply, eyes))


def moment(match: Match, ply: int, eyes: int | None) -> Moment:
    """The match as a seat, or a spectator, saw it after so many decisions."""
    if ply > match.ply:
        raise Refusal("ply-unknown", ply=ply, plies=match.ply)
    if eyes is not None and eyes >= match.seats:
        raise Refusal("seat-unknown", seat=eyes + 1, seats=match.seats)
    before = [frame for frame in match.frames if frame.ply <= ply]
    then = Match.from_state(match.game, before[-1].after if before else match.start)
    acting = [seat for seat in then.actors if 0 <= seat < match.seats]
    return Moment(
        ply=ply,
        eyes=eyes,
        acting=acting,
        frame=messages.WholeFrame(view=perspective.view(then, eyes), story=[]),
    )


@reviewing.post("/tables/{code}/fork", status_code=201)
async def fork(code: Code, where: Fork, registry: Registry, holder: Holder) -> models.Code:
    """What if: a new table that plays on from there, in this seat and with bots in the others."""
    opened = create.fork(registry, code.lower(), where.ply, where.seat, holder)
    return models.Code(code=await registry.run_to_completion(opened))
