"""The store, off the event loop: written on one thread, read on others; no reader waits for a writer."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from seaglass.server.storage.store import Store

READERS = 4

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class AsyncStore:
    def __init__(self, sync: Store) -> None:
        self.sync = sync
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def write(self, job: Callable[[*Ts], T], *args: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, job, *args)

    async def read(self, job: Callable[[*Ts], T], *args: *Ts) -> T:
        """Read, and make something of it; one that takes long delays nobody's writing."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, job, *args)

    def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self.sync.close()
