"""The store, read and written on one thread, so that no write to the disk holds up the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from seaglass.server.store import Store

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Pen:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, "pen")

    async def __call__(self, job: Callable[[*Ts], T], *args: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, job, *args)

    def close(self) -> None:
        self._thread.shutdown()
        self.store.close()
