"""The store, off the event loop: written on one thread, read on others; no reader waits for a writer.

What many have waiting is written in one transaction, so that one sync of the disk makes all of it durable.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from seaglass.server.storage.store import Store

READERS = 4
MOST_TOGETHER = 100  # writes in one transaction

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Write(NamedTuple):
    job: Callable[[], Any]
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    """What came of a write: its result, or why it failed."""

    result: Any = None
    wrong: Exception | None = None


class AsyncStore:
    def __init__(self, sync: Store) -> None:
        self.sync = sync
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()  # None: no more will come
        self._closed = False
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def write(self, job: Callable[[*Ts], T], *args: *Ts) -> T:
        """Write this; it is durable when this returns. Others may be written in the same transaction."""
        if self._closed:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(Write(partial(job, *args), done))
        return await done

    async def read(self, job: Callable[[*Ts], T], *args: *Ts) -> T:
        """Read, and make something of it; one that takes long delays nobody's writing."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, job, *args)

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._waiting.qsize()

    def close(self) -> None:
        """Write what is waiting, then no more."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.sync.close()

    def _write_all(self) -> None:
        while batch := self._next_batch():
            outcomes = write_together(self.sync, [write.job for write in batch])
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop = batch[0].done.get_loop()
                loop.call_soon_threadsafe(_settle, [write.done for write in batch], outcomes)

    def _next_batch(self) -> list[Write]:
        """Whatever waits, once something does; nothing when no more will come."""
        batch: list[Write] = []
        with suppress(Empty):
            while len(batch) < MOST_TOGETHER:
                write = self._waiting.get() if not batch else self._waiting.get_nowait()
                if write is None:
                    if batch:
                        self._waiting.put(None)
                    break
                batch.append(write)
        return batch


def write_together(store: Store, jobs: list[Callable[[], Any]]) -> list[Outcome]:
    """Carry out all of them in one transaction; where one of them fails, each in one of its own."""
    if len(jobs) > 1:
        working = False
        try:
            with store.together():
                working = True
                done = [Outcome(job()) for job in jobs]
                working = False
        except Exception as wrong:
            if not working:  # the transaction itself failed, at its beginning or its end
                return [Outcome(wrong=wrong)] * len(jobs)
        else:
            return done
    return [_outcome(job) for job in jobs]


def _outcome(job: Callable[[], Any]) -> Outcome:
    try:
        return Outcome(job())
    except Exception as wrong:
        return Outcome(wrong=wrong)


def _settle(waiting: list[asyncio.Future[Any]], outcomes: list[Outcome]) -> None:
    for done, outcome in zip(waiting, outcomes, strict=True):
        if done.done():
            continue
        if outcome.wrong is None:
            done.set_result(outcome.result)
        else:
            done.set_exception(outcome.wrong)
