"""What can be asked over HTTP."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import Response

from seaglass.engine import MAX_SEATS, Refusal, coming, game_named, games, record
from seaglass.engine.clauses import rulebook
from seaglass.locales import LANGUAGES
from seaglass.server import lobby, models
from seaglass.server.browser import Holder
from seaglass.server.hall import Hall
from seaglass.server.scene import table_model

REFUSED: dict[int | str, dict[str, Any]] = {
    400: {"model": models.Refused, "description": "The request could not be read."},
    404: {"model": models.Refused, "description": "There is no such thing."},
    409: {"model": models.Refused, "description": "Not now."},
    413: {"model": models.Refused, "description": "Too large."},
    422: {"model": models.Refused, "description": "Something in the request is wrong."},
    500: {"model": models.Refused, "description": "A fault of the server's."},
    503: {"model": models.Refused, "description": "The server is busy; try again."},
}
FORBIDDEN: dict[int | str, dict[str, Any]] = {403: {"model": models.Refused, "description": "Not yours."}}

api = APIRouter(prefix="/api", responses=REFUSED)

Code = Annotated[str, Path(max_length=40, description="Six letters; capitals do not matter.")]


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


InHall = Annotated[Hall, Depends(hall_of)]


@api.get("/games")
async def list_games() -> list[models.Game]:
    """All games, the quickest first, those that are not built yet at the end."""
    ready = [
        models.Game(
            name=game.name,
            ready=True,
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
            daily=game.daily is not None,
            components=game.components is not None,
        )
        for game in sorted(games().values(), key=lambda game: (game.minutes, game.name))
    ]
    later = [
        models.Game(
            name=name,
            ready=False,
            seats=[],
            minutes=0,
            options=[],
            bots=[],
            usual_bot="",
            rules_version=0,
            secrets=False,
            daily=False,
            components=False,
        )
        for name in coming()
    ]
    return ready + later


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
    game: Annotated[str, Path(max_length=40)], seats: Annotated[int, Path(ge=1, le=MAX_SEATS)], hall: InHall
) -> models.Day:
    """The best crews of today's deal, for this number of seats."""
    if game_named(game).daily is None:
        raise Refusal("daily-none", game=game)
    day = lobby.today()
    best = await hall.pen.read(hall.pen.store.best, game, day.isoformat(), seats)
    return models.Day(
        day=day.isoformat(),
        best=[models.Best(code=b.code, points=b.points, names=b.names) for b in best],
    )


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


@api.post("/tables", status_code=201)
async def open_table(new: models.NewTable, hall: InHall, holder: Holder) -> models.Code:
    """A new table. Where no seat is open the match begins at once."""
    return models.Code(code=await hall.finish(lobby.open_table(hall, new, holder)))


@api.get("/tables/{code}")
async def see_table(code: Code, hall: InHall, holder: Holder) -> models.Table:
    """Who sits where, and whether the match is on."""
    saved = await hall.saved(code.lower())
    table = hall.tables.get(saved.code)
    here = {watcher.holder for watcher in table.watchers} if table else set()
    return table_model(saved, holder, here, hall.minds.kernels.ready(saved.game))


@api.post("/tables/{code}/join")
async def join(code: Code, who: models.Join, hall: InHall, holder: Holder) -> models.Table:
    """Take an open seat; with the last one the match begins."""
    async with hall.at(code.lower()) as table:
        await hall.finish(table.sit(who.seat, who.name, who.words, holder))
        return table.model(holder)


@api.post("/tables/{code}/rematch", responses=FORBIDDEN)
async def rematch(code: Code, hall: InHall, holder: Holder) -> models.Code:
    """Once more, with the same people; whoever asks first opens the table."""
    return models.Code(code=await hall.finish(lobby.rematch(hall, code.lower(), holder)))


@api.get(
    "/tables/{code}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def keep_record(code: Code, hall: InHall) -> Response:
    """The record (.sea) of a match that is over, with the proof that its deal was fair."""
    saved = await hall.saved(code.lower())
    if not saved.over:
        raise Refusal("match-not-over")
    scene = await hall.scene(saved.code)
    text = record.dumps(scene.match, [seat.name for seat in saved.seats], scene.fair, saved.since)
    name = f'attachment; filename="{saved.game}-{saved.code}.sea"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})
