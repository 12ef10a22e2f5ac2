"""Matches that are over, to be read again: replayed on a thread of their own, kept while there is room."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from seaglass.engine import Refusal
from seaglass.server.storage.store import Store
from seaglass.server.tables.snapshot import TableSnapshot

KEPT = 16

T = TypeVar("T")


class FinishedMatches:
    """One thread for all of them: however many read, tables and their writing go on as before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "finished-matches")
        self._kept: dict[str, TableSnapshot] = {}  # the longest unread first; for that thread alone

    async def read(self, code: str, look: Callable[[TableSnapshot], T]) -> T:
        """What `look` makes of the match of a table that is over. It runs on that thread, too."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._look, code, look)

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    def _look(self, code: str, look: Callable[[TableSnapshot], T]) -> T:
        snapshot = self._kept.pop(code, None) or self._replay(code)
        self._kept[code] = snapshot
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return look(snapshot)

    def _replay(self, code: str) -> TableSnapshot:
        saved = self._store.saved(code)
        if saved is None:
            raise Refusal("table-unknown", code=code[:40])
        loaded = self._store.load(code) if saved.over else None
        if loaded is None:
            raise Refusal("match-not-over")
        return TableSnapshot.replay(*loaded)
