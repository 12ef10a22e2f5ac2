"""A stored table goes on under the version of the rules that it was begun with, or says why it cannot."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from seaglass.engine import Refusal
from seaglass.locales import LANGUAGES, say
from seaglass.server.protocol.models import NewSeat, NewTable
from seaglass.server.settings import Settings
from seaglass.server.tables import create
from seaglass.server.tables.registry import TableRegistry
from tests.reef import reef, second_version

ANN = "ann"


def at_tables(db: Path, work: Any) -> Any:
    """What this coroutine function makes of a registry of its own."""

    async def run() -> Any:
        registry = TableRegistry(Settings(db=db, warm_after=None))
        try:
            return await work(registry)
        finally:
            await registry.close()

    return asyncio.run(run())


async def begin(registry: TableRegistry) -> str:
    """A table of Reef whose first two decisions are taken."""
    seats = [NewSeat(kind="me"), NewSeat(kind="here")]
    code = await create.open_table(registry, NewTable(game="reef", seats=seats), ANN)
    await go_on(registry, code, 1)
    return code


async def go_on(registry: TableRegistry, code: str, plies: int = 100) -> None:
    async with registry.use(code) as table:
        for _ in range(plies):
            match = table.snapshot.match
            if match.over:
                return
            seat = match.actors[0]
            await table.play(seat, match.legal(seat)[0], match.ply)


def test_a_stored_table_goes_on_under_its_own_rules(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    with reef(tmp_path / "first"):
        code = at_tables(db, begin)

    async def finish(registry: TableRegistry) -> None:
        await go_on(registry, code)
        match = (await registry.snapshot(code)).match
        assert match.over
        assert (match.rules_version, (await registry.saved(code)).rules) == (1, 1)
        for frame in match.frames:
            taken = frame.after.pearls - frame.before.pearls
            if taken.any():
                assert taken.argmax() == frame.before.played.argmax(), "the highest card takes the pearl"
        moment = await create.fork(registry, code, match.ply - 1, 0, ANN)
        assert (await registry.snapshot(moment)).match.rules_version == 1
        after = await create.rematch(registry, code, ANN)
        assert (await registry.snapshot(after)).match.rules_version == 2

    with second_version(tmp_path / "second"):
        at_tables(db, finish)


@pytest.mark.parametrize(("first", "stored"), [(1, 3), (2, 1)])
def test_a_table_of_rules_that_cannot_be_played_says_so(tmp_path: Path, first: int, stored: int) -> None:
    db = tmp_path / "a.db"
    with second_version(tmp_path / "games", first):
        code = at_tables(db, begin)
        with closing(sqlite3.connect(db)) as file, file:
            file.execute("UPDATE tables SET rules = ?", [stored])
        with pytest.raises(Refusal) as refusal:
            at_tables(db, lambda registry: go_on(registry, code))
    assert refusal.value.key == "table-unreadable"
    said = {lang: say(lang, refusal.value.key, refusal.value.details) for lang in LANGUAGES}
    reason = refusal.value.details["reason"]
    assert reason["key"] in ("rules-version-unknown", "rules-version-gone")
    assert all(say(lang, reason["key"], reason["args"]) in said[lang] for lang in LANGUAGES)
    assert len(set(said.values())) == len(LANGUAGES)
