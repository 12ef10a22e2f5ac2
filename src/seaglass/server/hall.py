"""The hall: which tables are in memory. One that nobody needs is dropped, and rebuilt from its log."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from seaglass.engine import Refusal, games
from seaglass.server.minds import Minds
from seaglass.server.pen import Pen
from seaglass.server.review import Reviews
from seaglass.server.scene import Scene
from seaglass.server.settings import Settings
from seaglass.server.store import Saved, Store
from seaglass.server.tables import Table

logger = logging.getLogger(__name__)
T = TypeVar("T")

LONGEST_WAIT = 30.0  # seconds until bots that failed try again


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pen = Pen(Store(settings.db, settings.patience))
        self._loop = asyncio.get_running_loop()
        self.minds = Minds(settings, self._awake)
        self.reviews = Reviews(settings)
        self.tables: dict[str, Table] = {}  # the longest unused first
        # One lock a table, and only while somebody holds it: a table that loads slowly holds up no other.
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._at_play: set[str] = set()  # tables whose bots are at it
        self._tasks: set[asyncio.Task[Any]] = set()
        if settings.warm_after is not None:
            self._start(self._warm(settings.warm_after))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()
        self.minds.close()
        self.pen.close()

    async def saved(self, code: str) -> Saved:
        saved = await self.pen.read(self.pen.store.saved, code)
        if saved is None:
            raise Refusal("table-unknown", code=code[:40])
        return saved

    async def scene(self, code: str) -> Scene:
        """A table as its log has it, rebuilt off the event loop."""
        loaded = await self.pen.read(self.replay, code)
        if loaded is None:
            raise Refusal("table-unknown", code=code[:40])
        return loaded

    def replay(self, code: str) -> Scene | None:
        loaded = self.pen.store.load(code)
        return None if loaded is None else Scene.replay(*loaded)

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Table]:
        """The table of this code; it stays in memory while somebody is at it."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            table = self.tables.pop(code, None)
            table = table or Table(self.pen, await self.scene(code), self.minds.kernels.ready)
            self.tables[code] = table
            table.users += 1
        self._prepare(table.scene.saved)
        try:
            self.wake(table)
            yield table
        finally:
            self.wake(table)
            table.users -= 1
            self._tidy()

    def _tidy(self) -> None:
        idle = [code for code, table in self.tables.items() if not table.users]
        for code in idle:
            self.tables[code].players.clear()  # what they keep is large
        for code in idle[: max(0, len(idle) - self.settings.idle_tables)]:
            del self.tables[code]

    def _prepare(self, saved: Saved) -> None:
        """Whoever sits down at a game has its bots awake before others."""
        if not saved.over and any(seat.searches for seat in saved.seats):
            self.minds.kernels.want([saved.game])
        else:
            self.minds.kernels.hurry(saved.game)

    async def _warm(self, after: float) -> None:
        """Have all games ready for search, the quickest first."""
        await asyncio.sleep(after)
        self.minds.kernels.want(sorted(games(), key=lambda name: games()[name].minutes))

    def _awake(self, game: str) -> None:
        """The bots of a game can search now; said from another thread."""
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._announce, game)

    def _announce(self, game: str) -> None:
        for table in self.tables.values():
            if table.scene.saved.game == game and table.watchers:
                self._start(table.announce())

    def wake(self, table: Table) -> None:
        """Let the bots play on, if it is their turn and they are not at it."""
        code = table.scene.saved.code
        table.woken.set()
        if table.bots_due and code not in self._at_play:
            self._at_play.add(code)
            table.users += 1  # from now on, not from when the task begins: it must not be dropped before
            self._start(self._play_bots(table))

    async def _play_bots(self, table: Table) -> None:
        """Let the bots play; when that fails, for whatever reason, they try again by themselves."""
        try:
            while table.bots_due:
                table.woken.clear()
                try:
                    await self.minds.play(table)
                except Exception:
                    wait = min(self.settings.retry_after * 2 ** min(table.failures, 16), LONGEST_WAIT)
                    table.failures += 1
                    logger.exception("the bots of table %s try again in %.1f s", table.scene.saved.code, wait)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(table.woken.wait(), wait)
        finally:
            table.users -= 1
            self._at_play.discard(table.scene.saved.code)
            self._tidy()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this to the end even if whoever asked for it is gone."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
