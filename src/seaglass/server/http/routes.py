"""What can be asked over HTTP."""

from datetime import date
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import Response

from seaglass.engine import MAX_SEATS, Refusal, game_named, games, record
from seaglass.engine.clauses import rulebook
from seaglass.engine.fair import Fair
from seaglass.locales import LANGUAGES
from seaglass.server.http.identity import Holder
from seaglass.server.protocol import models
from seaglass.server.tables import create, daily
from seaglass.server.tables.registry import TableRegistry
from seaglass.server.tables.snapshot import TableSnapshot, table_model

REFUSED: dict[int | str, dict[str, Any]] = {
    400: {"model": models.ErrorBody, "description": "The request could not be read."},
    404: {"model": models.ErrorBody, "description": "There is no such thing."},
    408: {"model": models.ErrorBody, "description": "Its body did not come in time."},
    409: {"model": models.ErrorBody, "description": "Not now."},
    413: {"model": models.ErrorBody, "description": "Too large."},
    422: {"model": models.ErrorBody, "description": "Something in the request is wrong."},
    421: {"model": models.ErrorBody, "description": "This server has another name."},
    429: {"model": models.ErrorBody, "description": "Too many requests; try again later."},
    500: {"model": models.ErrorBody, "description": "A fault of the server's."},
    503: {"model": models.ErrorBody, "description": "The server is busy; try again."},
}
FORBIDDEN: dict[int | str, dict[str, Any]] = {403: {"model": models.ErrorBody, "description": "Not yours."}}

api = APIRouter(prefix="/api", responses=REFUSED)

Code = Annotated[str, Path(max_length=40, description="Of a table; capitals do not matter.")]


def registry_of(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


Registry = Annotated[TableRegistry, Depends(registry_of)]


@api.get("/games")
async def list_games() -> list[models.GameInfo]:
    """All games, the quickest first."""
    return [
        models.GameInfo(
            name=game.name,
            released=game.released,
            seats=list(game.seats),
            minutes=game.minutes,
            options=[
                models.GameOption(
                    name=o.name, values=list(o.values), default=o.default, one_screen=list(o.one_screen)
                )
                for o in game.options
            ],
            bots=list(game.bots),
            usual_bot=game.usual_bot,
            rules_version=game.rules_version,
            secrets=game.secrets,
            daily=game.daily,
            components=game.components is not None,
        )
        for game in sorted(games().values(), key=lambda game: (game.minutes, game.name))
    ]


@api.get("/games/{game}/rules/{lang}")
async def read_rules(
    game: Annotated[str, Path(max_length=40)], lang: Annotated[str, Path(max_length=20)]
) -> models.Rulebook:
    """The rules in our own words, by chapter and clause."""
    known = game_named(game)
    if lang not in LANGUAGES:
        raise Refusal("language-unknown", lang=lang, languages=", ".join(LANGUAGES))
    return rulebook(known, lang)


@api.get("/games/{game}/daily/{seats}")
async def best_of_the_day(
    game: Annotated[str, Path(max_length=40)],
    seats: Annotated[int, Path(ge=1, le=MAX_SEATS)],
    registry: Registry,
) -> models.Day:
    """The best crews of today's deal, for this number of seats."""
    if not game_named(game).daily:
        raise Refusal("daily-none", game=game)
    day, secret = await daily.secret_of_today(registry)
    best = await registry.store.read(registry.store.sync.best, game, day, seats)
    return models.Day(
        day=day,
        commitment=Fair(secret).commitment,
        best=[models.DayBest(code=b.code, points=b.points, names=b.names) for b in best],
    )


@api.get("/days/{day}")
async def see_day(day: Annotated[date, Path()], registry: Registry) -> models.DaySecret:
    """What all deals of a day follow from; its secret only when the day is over."""
    name = day.isoformat()
    secret = await registry.store.read(registry.store.sync.secret_of_day, name)
    if secret is None:
        raise Refusal("day-unknown", day=name)
    shown = None if daily.still_played(name) else secret.hex()
    return models.DaySecret(day=name, commitment=Fair(secret).commitment, secret=shown)


@api.get(
    "/games/{game}/components",
    response_class=Response,
    responses={200: {"content": {"application/toml": {"schema": {"type": "string"}}}}},
)
async def read_components(game: Annotated[str, Path(max_length=40)]) -> Response:
    """The standard components, as a file to change and play with."""
    text = game_named(game).standard_components()
    name = f'attachment; filename="{game}.toml"'
    return Response(text, media_type="application/toml", headers={"Content-Disposition": name})


@api.post("/commitments", status_code=201)
async def commit(registry: Registry, holder: Holder) -> models.Committed:
    """The seal of your next table, for whoever mixes words of their own into the deal."""
    return models.Committed(commitment=await create.commit(registry, holder))


@api.post("/tables", status_code=201)
async def open_table(new: models.NewTable, registry: Registry, holder: Holder) -> models.Code:
    """A new table. Where no seat is open the match begins at once."""
    return models.Code(code=await registry.run_to_completion(create.open_table(registry, new, holder)))


@api.get("/tables/{code}")
async def see_table(code: Code, registry: Registry, holder: Holder) -> models.TableInfo:
    """Who sits where, and whether the match is on."""
    saved = await registry.saved(code.lower())
    table = registry.tables.get(saved.code)
    here = {subscriber.holder for subscriber in table.subscribers} if table else set()
    return table_model(saved, holder, here, registry.bots.kernels.ready(saved.game))


@api.post("/tables/{code}/join")
async def join(code: Code, who: models.Join, registry: Registry, holder: Holder) -> models.TableInfo:
    """Take an open seat; with the last one the match begins."""
    async with registry.use(code.lower()) as table:
        await registry.run_to_completion(table.sit(who.seat, who.name, who.words, holder))
        return table.model(holder)


@api.post("/tables/{code}/turn-away", responses=FORBIDDEN)
async def turn_away(
    code: Code, guest: models.TurnAway, registry: Registry, holder: Holder
) -> models.TableInfo:
    """Free a guest's seat before the match begins: whoever opened the table may."""
    async with registry.use(code.lower()) as table:
        await registry.run_to_completion(table.turn_away(guest.seat, holder))
        return table.model(holder)


@api.post("/tables/{code}/spoken", responses=FORBIDDEN)
async def lend_spoken_code(code: Code, registry: Registry, holder: Holder) -> models.SpokenCode:
    """Six letters to say on the telephone: for a while, until the match begins, they lead to this table."""
    spoken, seconds = await create.lend_spoken_code(registry, code.lower(), holder)
    return models.SpokenCode(spoken=spoken, seconds=seconds)


@api.post("/spoken")
async def find_spoken(heard: models.Spoken, registry: Registry) -> models.Code:
    """The table that these six letters lead to; wrong ones are counted."""
    return models.Code(code=await create.find_spoken(registry, heard.spoken.strip().lower()))


@api.post("/tables/{code}/rematch", responses=FORBIDDEN)
async def rematch(code: Code, registry: Registry, holder: Holder) -> models.Code:
    """Once more, with the same people; whoever asks first opens the table."""
    return models.Code(code=await registry.run_to_completion(create.rematch(registry, code.lower(), holder)))


@api.get(
    "/tables/{code}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def keep_record(code: Code, registry: Registry) -> Response:
    """The record (.sea) of a match that is over, with the proof that its deal was fair."""
    name, text = await registry.finished.read(code.lower(), record_file)
    disposition = f'attachment; filename="{name}"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": disposition})


def record_file(snapshot: TableSnapshot) -> tuple[str, str]:
    """The name and the text of the file that keeps a match."""
    saved = snapshot.saved
    names = [seat.name for seat in saved.seats]
    proof = None if daily.still_played(saved.day) else snapshot.fair
    text = record.dumps(snapshot.match, names, proof, saved.since)
    return f"{saved.game}-{saved.code}.sea", text
