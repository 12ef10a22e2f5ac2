"""Which tables are in memory: one object a table, and none of them in the way of another."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from seaglass.server.protocol.models import NewSeat, NewTable
from seaglass.server.settings import Settings
from seaglass.server.tables import create
from seaglass.server.tables.registry import TableRegistry
from seaglass.server.tables.snapshot import TableSnapshot
from tests.server.house import WAIT

ANN = "ann"


@asynccontextmanager
async def opened(db: Path, **settings: Any) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(Settings(db=db, warm_after=None, **settings))
    try:
        yield registry
    finally:
        await registry.close()


async def new_table(registry: TableRegistry, *kinds: str) -> str:
    seats = [NewSeat.model_validate({"kind": kind}) for kind in kinds]
    return await create.open_table(registry, NewTable(game="mouton", seats=seats), ANN)


class Gate:
    """Holds up a function for one table until it is opened."""

    def __init__(self, code: str, code_of: Callable[..., str], function: Callable[..., Any]) -> None:
        self.code, self.code_of, self.function = code, code_of, function
        self.reached, self.open = threading.Event(), threading.Event()

    def __call__(self, *args: Any) -> Any:
        if self.code_of(*args) == self.code:
            self.reached.set()
            self.open.wait(WAIT)
        return self.function(*args)


def slow_reading(registry: TableRegistry, code: str, monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate(code, lambda code: code, registry.store.sync.load)
    monkeypatch.setattr(registry.store.sync, "load", gate)
    return gate


def slow_replaying(_: TableRegistry, code: str, monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate(code, lambda saved, log: saved.code, TableSnapshot.replay)
    monkeypatch.setattr(TableSnapshot, "replay", gate)
    return gate


def test_a_table_whose_bots_were_woken_stays_in_memory(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db", idle_tables=0, bot_delay=1000) as registry:
            code = await new_table(registry, "me", "bot", "bot")
            async with registry.use(code) as table:
                pass
            assert registry.tables == {code: table}, "its bots have not begun, but they will"
            async with registry.use(code) as again:
                assert again is table

    asyncio.run(check())


def test_a_table_that_nobody_needs_any_more_is_dropped(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db", idle_tables=0) as registry:
            async with registry.use(await new_table(registry, "me", "here", "bot")) as table:
                while table.snapshot.bots_due:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            while registry.tables:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(check(), WAIT))


@pytest.mark.parametrize("slow", [slow_reading, slow_replaying])
def test_a_table_that_is_slow_to_come_holds_up_no_other(
    tmp_path: Path, slow: Callable[..., Gate], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as registry:
            held_up, other = [await new_table(registry, "me", "here", "here") for _ in range(2)]
            gate = slow(registry, held_up, monkeypatch)

            async def come() -> Any:
                async with registry.use(held_up) as table:
                    return table

            coming = [asyncio.create_task(come()) for _ in range(2)]
            try:
                await asyncio.to_thread(gate.reached.wait, WAIT)
                async with asyncio.timeout(WAIT / 2), registry.use(other) as table:
                    await table.play(0, table.snapshot.match.legal(0)[0], table.snapshot.match.ply)
                assert not any(task.done() for task in coming)
            finally:
                gate.open.set()
            one, two = await asyncio.gather(*coming)
            assert one is two

    asyncio.run(check())


def test_a_table_that_is_slow_to_catch_up_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as registry:
            held_up, other = [await new_table(registry, "me", "here", "here") for _ in range(2)]
            async with registry.use(held_up) as slow, registry.use(other) as table:
                gate = slow_replaying(registry, held_up, monkeypatch)
                slow.out_of_sync = True
                looking = asyncio.create_task(slow.refresh())
                try:
                    await asyncio.to_thread(gate.reached.wait, WAIT)
                    await table.play(0, table.snapshot.match.legal(0)[0], table.snapshot.match.ply)
                    assert not looking.done()
                finally:
                    gate.open.set()
                await looking

    asyncio.run(check())
