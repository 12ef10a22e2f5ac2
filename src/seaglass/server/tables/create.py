"""How tables come to be: made anew, as the rematch of one that is over, or playing on from a moment of it."""

import asyncio
from dataclasses import replace

from seaglass.bots import bot_named
from seaglass.engine import Match, Refusal, game_named
from seaglass.engine.game import Game
from seaglass.server.protocol.models import NewSeat, NewTable
from seaglass.server.storage.store import Saved, Seat
from seaglass.server.tables.daily import secret_of_deal, secret_of_today
from seaglass.server.tables.names import clean_name, distinct, new_invitation, spare_name, spoken_code
from seaglass.server.tables.registry import TableRegistry
from seaglass.server.tables.snapshot import TableSnapshot

CANDIDATES = 20  # codes drawn at once: some are free unless nearly all are lent


async def open_table(registry: TableRegistry, new: NewTable, holder: str) -> str:
    """A new table; where no seat is open the match begins at once. Gives its code."""
    if await registry.store.read(registry.store.sync.is_banned, holder):
        raise Refusal("banned")
    game = game_named(new.game)
    pieces = None
    if new.components is not None:  # a file takes a while to check
        pieces = await asyncio.to_thread(game.load_components, new.components, len(new.seats))
    match = Match(game, len(new.seats), new.options, pieces)
    if sum(seat.kind == "me" for seat in new.seats) > 1:
        raise Refusal("seat-me-twice")
    _check_one_screen(match, new)
    seats = [_seat(game, seat, holder, new.words) for seat in new.seats]
    secret, day = await _secret(registry, match, new, holder)
    saved = _saved(match, secret, _named(seats), day)
    saved = replace(saved, hints=_hints(new), quick_bots=new.quick_bots, host=holder)
    return await _write(registry, TableSnapshot(saved, match), None)


def _check_one_screen(match: Match, new: NewTable) -> None:
    if all(seat.kind != "open" for seat in new.seats):
        return
    for option in match.game.options:
        if match.options[option.name] in option.one_screen:
            raise Refusal("option-one-screen", option=option.name, got=match.options[option.name])


def _hints(new: NewTable) -> bool:
    """Whoever does not say allows them where nobody from elsewhere plays, but not for the deal of the day."""
    if new.hints is not None:
        return new.hints
    return not new.daily and all(seat.kind != "open" for seat in new.seats)


async def _secret(
    registry: TableRegistry, match: Match, new: NewTable, holder: str
) -> tuple[bytes, str | None]:
    """The secret of a new table, and its day where it is a deal of the day.

    It is drawn before anybody's words are known, so that it cannot be chosen to go with them: whoever brings
    words has asked for its commitment before.
    """
    if new.daily:
        if new.hints:
            raise Refusal("daily-no-hints")
        day, of_day = await secret_of_today(registry)
        return secret_of_deal(match, day, of_day), day
    if new.commitment is not None:
        take = registry.store.sync.take_secret
        kept = await registry.store.write(take, new.commitment, holder)
        if kept is None:
            raise Refusal("commitment-unknown")
        return kept, None
    if new.words:
        raise Refusal("words-before-commitment")
    return registry.settings.entropy(32), None


async def commit(registry: TableRegistry, holder: str) -> str:
    """Draw the secret of somebody's next table; gives the commitment to it."""
    store = registry.store
    return await store.write(store.sync.keep_secret, registry.settings.entropy(32), holder)


async def rematch(registry: TableRegistry, code: str, holder: str) -> str:
    """The one rematch of a table that is over: the same people, a new deal. Gives its code."""
    old = await registry.saved(code)
    if not old.held_by(holder):
        raise Refusal("table-not-yours")
    if not old.over:
        raise Refusal("match-not-over")
    game = game_named(old.game)
    match = Match(game, len(old.seats), old.options, old.components)
    seats = tuple(replace(seat, words="") for seat in old.seats)  # known before this secret was drawn
    saved = _saved(match, registry.settings.entropy(32), seats)
    saved = replace(saved, hints=old.hints, quick_bots=old.quick_bots)
    found = await _write(registry, TableSnapshot(saved, match), code)
    if code in registry.tables:
        await registry.tables[code].refresh()
    return found


async def fork(registry: TableRegistry, code: str, ply: int, seat: int, holder: str) -> str:
    """A table that plays on from a moment of one that is over: who asks in this seat, bots in the others."""
    old = await registry.saved(code)
    if not old.over:
        raise Refusal("match-not-over")
    if seat >= len(old.seats):
        raise Refusal("seat-unknown", seat=seat + 1, seats=len(old.seats))
    match = await registry.finished.read(code, lambda snapshot: snapshot.match.fork(ply))
    if match.over:
        raise Refusal("match-over")
    usual = match.game.usual_bot
    seats = tuple(
        Seat("person", sits.name, None, holder) if i == seat else Seat("bot", sits.name, sits.bot or usual)
        for i, sits in enumerate(old.seats)
    )
    saved = _saved(match, registry.settings.entropy(32), seats)
    saved = replace(saved, hints=True, quick_bots=old.quick_bots, origin=code, since=ply)
    return await _write(registry, TableSnapshot(saved, match), None)


async def lend_spoken_code(registry: TableRegistry, code: str, holder: str) -> tuple[str, float]:
    """Six letters for a table that waits for people, and for how many seconds they lead there."""
    saved = await registry.saved(code)
    if holder != saved.host and not saved.held_by(holder):
        raise Refusal("table-not-yours")
    if not saved.gathering:
        raise Refusal("match-begun")
    candidates = [spoken_code(registry.settings.entropy) for _ in range(CANDIDATES)]
    lend, seconds = registry.store.sync.lend_spoken_code, registry.settings.spoken_code_seconds
    lent = await registry.store.write(lend, code, candidates, seconds)
    if lent is None:
        raise Refusal("codes-all-lent")
    return lent


async def find_spoken(registry: TableRegistry, spoken: str) -> str:
    """The code of the table that these letters lead to."""
    code = await registry.store.read(registry.store.sync.table_of_spoken_code, spoken)
    if code is None or not (await registry.saved(code)).gathering:
        raise Refusal("code-unknown", code=spoken)
    return code


def _saved(match: Match, secret: bytes, seats: tuple[Seat, ...], day: str | None = None) -> Saved:
    """A table of this match, which has no code yet."""
    game, components = match.game, match.components
    return Saved(
        "", game.name, match.rules_version, match.options, secret, seats, day=day, components=components
    )


async def _write(registry: TableRegistry, snapshot: TableSnapshot, after: str | None) -> str:
    """Write a table down under a new code."""
    if not snapshot.saved.gathering:
        snapshot.fair.draw_all(snapshot.match)
    saved = replace(snapshot.saved, code=new_invitation(registry.settings.entropy))
    if after is not None:
        return await registry.store.write(registry.store.sync.rematch, after, saved, snapshot.log())
    await registry.store.write(registry.store.sync.create, saved, snapshot.log())
    return saved.code


def _seat(game: Game, seat: NewSeat, holder: str, words: str) -> Seat:
    name = "" if seat.name is None or seat.kind == "open" else clean_name(seat.name)
    if seat.bot is not None and seat.kind != "bot":
        raise Refusal("seat-not-a-bot", bot=seat.bot)
    if seat.kind == "bot":
        return Seat("bot", name, bot_named(seat.bot or game.usual_bot).name)
    if seat.kind == "open":
        return Seat("open")
    return Seat("person", name, None, holder, words if seat.kind == "me" else "")


def _named(seats: list[Seat]) -> tuple[Seat, ...]:
    """Everybody with a name of their own: the ones given, and spare ones for the others."""
    taken: list[str] = []
    for i, seat in enumerate(seats):
        if seat.name:
            seats[i] = replace(seat, name=distinct(seat.name, taken))
            taken.append(seats[i].name)
    for i, seat in enumerate(seats):
        if not seat.name and seat.kind != "open":
            seats[i] = replace(seat, name=spare_name(taken))
            taken.append(seats[i].name)
    return tuple(seats)
