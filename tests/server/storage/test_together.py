"""What many tables have waiting is written in one transaction; what fails in it fails alone."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from seaglass.engine import Refusal
from seaglass.server.storage.async_store import AsyncStore
from seaglass.server.storage.store import Overtaken, Saved, Seat, Store

TABLE = Saved("", "mouton", 1, {"cards": "secret"}, bytes(32), (Seat("person", "Ann"),))
MANY = 20
TABLES = [replace(TABLE, code=f"table{number}") for number in range(MANY)]


class Waiting:
    """A store whose writer is kept busy until told, so that whatever comes meanwhile waits together."""

    def __init__(self, where: Path | str) -> None:
        self.store = AsyncStore(Store(where, lock_timeout=0.05))
        self.begun = self.commits = 0  # `begun`: those of SQLite that write
        self._busy, self._go = threading.Event(), threading.Event()
        for table in TABLES:
            self.store.sync.create(table, [])
        event.listen(self.store.sync.engine, "commit", self._count)
        event.listen(self.store.sync.engine, "before_cursor_execute", self._hear)

    def _count(self, _: Any) -> None:
        self.commits += 1

    def _hear(self, _db: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        self.begun += statement == "BEGIN IMMEDIATE"

    async def all_at_once(self, *jobs: Callable[[], Any]) -> list[Any]:
        """What came of each, or why it failed."""
        first = asyncio.create_task(self.store.write(self._wait))
        await asyncio.to_thread(self._busy.wait)
        rest = [asyncio.create_task(self.store.write(job)) for job in jobs]
        await asyncio.sleep(0)  # all of them are waiting now
        self._go.set()
        await first
        return await asyncio.gather(*rest, return_exceptions=True)

    def _wait(self) -> None:
        self._busy.set()
        self._go.wait()

    def append(self, number: int, move: str = "play 1", version: int = 0) -> Callable[[], None]:
        known = replace(TABLES[number], version=version)
        return lambda: self.store.sync.append(known, 0, [(0, move)], False)

    def moves(self) -> list[list[str]]:
        """The moves in the log of each table."""
        loaded = [self.store.sync.load(table.code) for table in TABLES]
        return [[move for _, move in found[1]] for found in loaded if found is not None]


@asynccontextmanager
async def waiting(where: Path | str) -> AsyncIterator[Waiting]:
    one = Waiting(where)
    try:
        yield one
    finally:
        one.store.close()


def test_what_waits_together_is_durable_with_one_commit(where: Path | str) -> None:
    async def write() -> None:
        async with waiting(where) as store:
            assert await store.all_at_once(*map(store.append, range(MANY))) == [None] * MANY
            assert store.commits == 1
            other = Store(where)
            assert [other.load(table.code) for table in TABLES] == [
                (replace(table, version=1), [(0, "play 1")]) for table in TABLES
            ]
            other.close()

    asyncio.run(write())


def test_a_race_lost_and_a_write_that_breaks_fail_alone(where: Path | str) -> None:
    def broken() -> None:
        raise ValueError("a fault of ours")

    async def write() -> None:
        async with waiting(where) as store:
            jobs = [store.append(0), store.append(1, version=7), broken, store.append(2), store.append(0)]
            done, overtaken, wrong, after, late = await store.all_at_once(*jobs)
            assert (done, after) == (None, None)
            assert isinstance(overtaken, Overtaken)
            assert isinstance(wrong, ValueError)
            assert isinstance(late, Overtaken), "the first of two that wrote the same ply had it"
            assert store.moves() == [["play 1"], [], ["play 1"], *[[]] * (MANY - 3)]

    asyncio.run(write())


def test_where_the_commit_fails_nobody_is_told_that_it_is_durable(
    where: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write() -> None:
        async with waiting(where) as store:
            together = store.store.sync.together

            @contextmanager
            def failing() -> Iterator[None]:
                with together():
                    yield
                    raise Refusal("store-busy")

            monkeypatch.setattr(store.store.sync, "together", failing)
            found = await store.all_at_once(*map(store.append, range(3)))
            assert [type(one) for one in found] == [Refusal] * 3
            assert store.moves() == [[]] * MANY

    asyncio.run(write())


def test_all_wait_once_while_another_process_writes(tmp_path: Path) -> None:
    async def write() -> None:
        async with waiting(tmp_path / "a.db") as store:
            other = Store(tmp_path / "a.db")
            with other.together():
                found = await store.all_at_once(*map(store.append, range(MANY)))
            other.close()
            assert {type(one) for one in found} == {Refusal}
            assert store.begun == 1

    asyncio.run(write())


def test_a_table_that_another_process_writes_to_delays_no_other(postgres_database: str) -> None:
    async def write() -> None:
        async with waiting(postgres_database) as store:
            other = Store(postgres_database)
            with other.together():
                other.append(TABLES[3], 0, [(0, "play 2")], False)
                found = await store.all_at_once(*map(store.append, range(MANY)))
            other.close()
            assert [number for number, one in enumerate(found) if one is not None] == [3]
            assert isinstance(found[3], Refusal)
            assert store.moves()[2:5] == [["play 1"], ["play 2"], ["play 1"]]

    asyncio.run(write())


def test_what_waits_is_written_before_the_end_and_nothing_after_it(where: Path | str) -> None:
    async def write() -> None:
        store = AsyncStore(Store(where))
        tasks = [asyncio.create_task(store.write(store.sync.create, table, [])) for table in TABLES]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*tasks)
        with pytest.raises(RuntimeError):
            await store.write(store.sync.create, TABLE, [])

    asyncio.run(write())
    again = Store(where)
    assert all(again.saved(table.code) == table for table in TABLES)
    again.close()
