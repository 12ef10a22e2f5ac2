"""The tables in memory. One that nobody uses is dropped, and rebuilt from its log when it is needed."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from seaglass.engine import Refusal, games
from seaglass.server import metrics
from seaglass.server.bots.leases import RENEW, Leases
from seaglass.server.bots.runner import BotRunner
from seaglass.server.log import log_name
from seaglass.server.reviews.queue import ReviewQueue
from seaglass.server.settings import Settings
from seaglass.server.storage.async_store import AsyncStore
from seaglass.server.storage.signal import REMOVED, Changes
from seaglass.server.storage.store import Saved, Store
from seaglass.server.tables.finished import FinishedMatches
from seaglass.server.tables.live_table import LiveTable
from seaglass.server.tables.snapshot import TableSnapshot

logger = logging.getLogger(__name__)
T = TypeVar("T")

LAG_EVERY = 0.5  # seconds
LOOK_EVERY = 2.0
REMOVE_EVERY = 3600.0
LONGEST_WAIT = 30.0  # seconds until bots that failed try again


class TableRegistry:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = AsyncStore(Store(settings.where, settings.lock_timeout))
        self._loop = asyncio.get_running_loop()
        self.bots = BotRunner(settings, self._on_kernels_ready)
        self._leases = Leases(self.store)
        self.reviews = ReviewQueue(settings)
        self.finished = FinishedMatches(self.store.sync)
        self.tables: dict[str, LiveTable] = {}  # the longest unused first
        # One lock a table, and only while somebody holds it: a table that loads slowly holds up no other.
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._bots_running: set[str] = set()  # codes of tables whose bots have a task
        self._tasks: set[asyncio.Task[Any]] = set()
        self._changes: set[asyncio.Task[Any]] = set()  # asked for by people: they are carried out to the end
        self._closing = False
        if self.store.sync.signal.others:
            self.store.sync.signal.listen(self._on_changes)
            self._spawn(self._look_for_changes())
            self._spawn(self._leases.renew())
        self._spawn(self._watch_loop())
        self._spawn(self._remove_old_tables())
        if settings.warm_after is not None:
            self._spawn(self._warm(settings.warm_after))

    async def close(self) -> None:
        """Finish what people asked for, within a bound; then stop everything else."""
        self._closing = True
        if self._changes:
            await asyncio.wait(self._changes, timeout=self.settings.shutdown_seconds)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._leases.end_all()
        await self.reviews.close()
        self.bots.close()
        self.finished.close()
        self.store.close()

    async def is_ready(self) -> bool:
        """Whether tables can be played at."""
        try:
            await self.store.read(self.store.sync.version, "")
        except (Refusal, RuntimeError):
            return False
        return not self._closing

    def gauges(self) -> dict[str, tuple[str, float]]:
        """What there is at this moment."""
        tables = self.tables.values()
        sockets = sum(len(table.subscribers) for table in tables)
        return {
            "seaglass_tables": ("Tables in memory.", len(tables)),
            "seaglass_tables_watched": ("Tables where somebody is.", sum(t.visitors > 0 for t in tables)),
            "seaglass_sockets": ("Sockets at tables.", sockets),
            "seaglass_bots_playing": ("Tables whose bots are at work.", len(self._bots_running)),
            "seaglass_searches_waiting": ("Searches that wait for a thread.", self.bots.waiting),
            "seaglass_writes_waiting": ("Writes that wait for the database.", self.store.waiting),
            "seaglass_reviews_waiting": ("Reviews under way or waiting.", self.reviews.waiting),
        }

    async def _watch_loop(self) -> None:
        """Measure how late the event loop is."""
        while True:
            due = self._loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            metrics.LOOP_LAG.took(max(0.0, self._loop.time() - due))

    async def _remove_old_tables(self) -> None:
        """Remove what is older than the settings say, unless somebody is there."""
        kept = {True: self.settings.keep_finished_days, False: self.settings.keep_unfinished_days}
        while any(days is not None for days in kept.values()):
            for over, days in kept.items():
                if days is None:
                    continue
                with suppress(Refusal):  # the database is busy: next time
                    while await self.store.write(
                        self.store.sync.remove_old_tables, over, days, {*self.tables}
                    ):
                        pass
            await asyncio.sleep(REMOVE_EVERY)

    async def saved(self, code: str) -> Saved:
        saved = await self.store.read(self.store.sync.saved, code)
        if saved is None:
            raise Refusal("table-unknown", code=code[:40])
        return saved

    async def snapshot(self, code: str) -> TableSnapshot:
        """A table as its log has it, rebuilt off the event loop."""
        loaded = await self.store.read(self.replay, code)
        if loaded is None:
            raise Refusal("table-unknown", code=code[:40])
        return loaded

    def replay(self, code: str) -> TableSnapshot | None:
        loaded = self.store.sync.load(code)
        return None if loaded is None else TableSnapshot.replay(*loaded)

    @asynccontextmanager
    async def use(self, code: str) -> AsyncIterator[LiveTable]:
        """The table of this code; it stays in memory while somebody uses it."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            table = self.tables.pop(code, None)
            table = table or LiveTable(self.store, await self.snapshot(code), self.bots.kernels.ready)
            self.tables[code] = table
            table.users += 1
            table.visitors += 1
        self._want_kernels(table.snapshot.saved)
        try:
            self.start_bots(table)
            yield table
        finally:
            table.left_at = self._loop.time()
            table.visitors -= 1
            self.start_bots(table)
            self._end_lease(table)
            table.users -= 1
            self._evict_idle()

    def _evict_idle(self) -> None:
        idle = [code for code, table in self.tables.items() if not table.users]
        for code in idle:
            self.tables[code].players.clear()  # what they keep is large
        for code in idle[: max(0, len(idle) - self.settings.idle_tables)]:
            del self.tables[code]

    def _want_kernels(self, saved: Saved) -> None:
        """Compile the kernels of a game that somebody plays before those of others."""
        if not saved.over and any(seat.searches for seat in saved.seats):
            self.bots.kernels.want([saved.game])
        else:
            self.bots.kernels.hurry(saved.game)

    async def _warm(self, after: float) -> None:
        """Have all games ready for search, the quickest first."""
        await asyncio.sleep(after)
        self.bots.kernels.want(sorted(games(), key=lambda name: games()[name].minutes))

    def _on_kernels_ready(self, game: str) -> None:
        """The bots of a game can search now; said from another thread."""
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._broadcast_ready, game)

    def _broadcast_ready(self, game: str) -> None:
        for table in self.tables.values():
            if table.snapshot.saved.game == game and table.subscribers:
                self._spawn(table.broadcast())

    def _on_changes(self, changes: Changes) -> None:
        """Other processes have changed tables; said from another thread."""
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._follow, changes)

    def _follow(self, changes: Changes) -> None:
        """Take over what has changed at the tables where somebody is."""
        for code, version in changes.items():
            table = self.tables.get(code)
            if table and table.subscribers and (version == REMOVED or version > table.snapshot.saved.version):
                table.users += 1
                self._spawn(self._refresh(table))

    async def _refresh(self, table: LiveTable) -> None:
        try:
            with suppress(Refusal):  # removed, or the database is busy: it is looked at again soon
                await table.refresh()
        finally:
            table.users -= 1
        self.start_bots(table)

    async def _look_for_changes(self) -> None:
        """Find by and by what no notice has told of."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            watched = [code for code, table in self.tables.items() if table.subscribers]
            if watched:
                with suppress(Refusal):  # the database is busy: next time
                    found = await self.store.read(self.store.sync.versions, watched)
                    self._follow({code: found.get(code, REMOVED) for code in watched})

    def start_bots(self, table: LiveTable) -> None:
        """Let the bots play, if one must decide, somebody is there, and they are not playing already."""
        code = table.snapshot.saved.code
        table.retry_now.set()
        if self.bots.wanted(table) and code not in self._bots_running:
            self._bots_running.add(code)
            table.users += 1  # already now: it must not be dropped before the task begins
            self._spawn(self._play_bots(table))

    async def _play_bots(self, table: LiveTable) -> None:
        """Let the bots play; when that fails, for whatever reason, they try again by themselves."""
        code = table.snapshot.saved.code
        try:
            while self.bots.wanted(table):
                table.retry_now.clear()
                try:
                    if not await self._leases.take(code):
                        await asyncio.sleep(RENEW)
                        continue
                    await self.bots.play(table)
                except Exception:
                    wait = min(self.settings.retry_after * 2 ** min(table.failures, 16), LONGEST_WAIT)
                    table.failures += 1
                    logger.exception("the bots of table %s try again in %.1f s", log_name(code), wait)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(table.retry_now.wait(), wait)
        finally:
            table.users -= 1
            self._bots_running.discard(code)
            self._end_lease(table)
            self._evict_idle()

    def _end_lease(self, table: LiveTable) -> None:
        """Leave the bots of a table where nobody is to another process."""
        code = table.snapshot.saved.code
        if self._leases.held(code) and not table.visitors and code not in self._bots_running:
            self._spawn(self._leases.end(code))

    async def run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this to the end even if the client that asked for it has disconnected."""
        task = self._spawn(work)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
