"""Threads shared fairly: whoever has job does a slice of it, and then it is the next one's turn."""

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Generator, Hashable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]  # job that gives way at each `yield`


@dataclass(frozen=True, eq=False)
class Job:
    owner: Hashable
    steps: Steps[Any]
    answer: asyncio.Future[Any]


class FairScheduler:
    """A few threads for many owners. What is new gets its first slice soon, so that a short look waits for
    nobody's long thought; what takes longer takes turns, one slice for each owner."""

    def __init__(self, threads: int) -> None:
        self._new: deque[Job] = deque()
        self._begun: dict[Hashable, deque[Job]] = {}  # by owner; the first is next
        self._new_is_next = True
        self._closed = False
        self._change = threading.Condition()
        self._threads = [threading.Thread(target=self._work, name=f"bot-{i}") for i in range(threads)]
        for thread in self._threads:
            thread.start()

    def do(self, owner: Hashable, steps: Steps[T]) -> asyncio.Future[T]:
        """Have this done; whoever cancels the future calls it off after the slice it is in."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._change:
            self._new.append(Job(owner, steps, answer))
            self._change.notify()
        return answer

    @property
    def waiting(self) -> int:
        """How many jobs wait for a thread, for their first slice or the next."""
        with self._change:
            return len(self._new) + sum(map(len, self._begun.values()))

    def close(self) -> None:
        """Stop after the slices that are being worked on now."""
        with self._change:
            self._closed = True
            self._change.notify_all()
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while (job := self._next()) is not None:
            if job.answer.cancelled():
                continue
            try:
                next(job.steps)
            except StopIteration as end:
                _settle(job.answer, job.answer.set_result, end.value)
            except Exception as wrong:
                _settle(job.answer, job.answer.set_exception, wrong)
            else:
                with self._change:
                    self._begun.setdefault(job.owner, deque()).append(job)
                    self._change.notify()

    def _next(self) -> Job | None:
        with self._change:
            self._change.wait_for(lambda: self._closed or self._new or self._begun)
            if self._closed:
                return None
            if self._new and (self._new_is_next or not self._begun):
                self._new_is_next = False
                return self._new.popleft()
            self._new_is_next = True
            owner, jobs = next(iter(self._begun.items()))
            job = jobs.popleft()
            del self._begun[owner]
            if jobs:
                self._begun[owner] = jobs  # behind the others
            return job


def _settle(answer: asyncio.Future[Any], say: Callable[[Any], None], what: object) -> None:
    """Answer on the event loop, unless nobody waits any more."""
    with suppress(RuntimeError):  # the loop is closed
        answer.get_loop().call_soon_threadsafe(lambda: None if answer.done() else say(what))
