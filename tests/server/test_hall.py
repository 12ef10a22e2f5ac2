"""Which tables are in memory: one object a table, and none of them in the way of another."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from seaglass.server import lobby
from seaglass.server.hall import Hall
from seaglass.server.models import NewSeat, NewTable
from seaglass.server.scene import Scene
from seaglass.server.settings import Settings
from tests.server.house import WAIT

ANN = "ann"


@asynccontextmanager
async def opened(db: Path, **settings: Any) -> AsyncIterator[Hall]:
    hall = Hall(Settings(db=db, **settings))
    try:
        yield hall
    finally:
        await hall.close()


async def new_table(hall: Hall, *kinds: str) -> str:
    seats = [NewSeat.model_validate({"kind": kind}) for kind in kinds]
    return await lobby.open_table(hall, NewTable(game="mouton", seats=seats), ANN)


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


def slow_reading(hall: Hall, code: str, monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate(code, lambda code: code, hall.pen.store.load)
    monkeypatch.setattr(hall.pen.store, "load", gate)
    return gate


def slow_replaying(_: Hall, code: str, monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate(code, lambda saved, log: saved.code, Scene.replay)
    monkeypatch.setattr(Scene, "replay", gate)
    return gate


def test_a_table_whose_bots_were_woken_stays_in_memory(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db", idle_tables=0, bot_delay=1000) as hall:
            code = await new_table(hall, "me", "bot", "bot")
            async with hall.at(code) as table:
                pass
            assert hall.tables == {code: table}, "its bots have not begun, but they will"
            async with hall.at(code) as again:
                assert again is table

    asyncio.run(check())


def test_a_table_that_nobody_needs_any_more_is_dropped(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db", idle_tables=0) as hall:
            async with hall.at(await new_table(hall, "me", "here", "bot")) as table:
                while table.scene.bots_due:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            while hall.tables:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(check(), WAIT))


@pytest.mark.parametrize("slow", [slow_reading, slow_replaying])
def test_a_table_that_is_slow_to_come_holds_up_no_other(
    tmp_path: Path, slow: Callable[..., Gate], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as hall:
            held_up, other = [await new_table(hall, "me", "here", "here") for _ in range(2)]
            gate = slow(hall, held_up, monkeypatch)

            async def come() -> Any:
                async with hall.at(held_up) as table:
                    return table

            coming = [asyncio.create_task(come()) for _ in range(2)]
            try:
                await asyncio.to_thread(gate.reached.wait, WAIT)
                async with asyncio.timeout(WAIT / 2), hall.at(other) as table:
                    await table.play(0, table.scene.match.legal(0)[0], table.scene.match.ply)
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
        async with opened(tmp_path / "a.db") as hall:
            held_up, other = [await new_table(hall, "me", "here", "here") for _ in range(2)]
            async with hall.at(held_up) as slow, hall.at(other) as table:
                gate = slow_replaying(hall, held_up, monkeypatch)
                slow.ahead = True
                looking = asyncio.create_task(slow.look_again())
                try:
                    await asyncio.to_thread(gate.reached.wait, WAIT)
                    await table.play(0, table.scene.match.legal(0)[0], table.scene.match.ply)
                    assert not looking.done()
                finally:
                    gate.open.set()
                await looking

    asyncio.run(check())
