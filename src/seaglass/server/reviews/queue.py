"""Reviews of finished matches: one at a time, people taking turns, each by a child of low priority.

They are kept while there is room.
"""

import asyncio
import json
import logging
import os
import signal
import sys
from asyncio import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from seaglass.engine import Refusal
from seaglass.server.log import log_name
from seaglass.server.settings import Settings

logger = logging.getLogger(__name__)

KEPT = 64
LONGEST_LINE = 1 << 26


@dataclass
class ReviewJob:
    """How far a review is; in the end it is `found`, or `refused` with what went wrong."""

    owner: str  # who asked for it first
    done: int = 0
    of: int = 0
    found: dict[str, Any] | None = None
    refused: Refusal | None = None
    task: asyncio.Task[None] | None = None

    @property
    def under_way(self) -> bool:
        return self.found is None and self.refused is None


class ReviewQueue:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._jobs: dict[str, ReviewJob] = {}  # by table; the longest unasked first
        self._one_at_a_time = asyncio.Lock()
        # Whoever has asked for several waits with one of them at a time, so that people take turns.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def request(self, code: str, owner: str, record: Callable[[], Awaitable[str]]) -> ReviewJob:
        """How far the review of a table that is over has come; it begins when it is first asked for.

        One that failed is told once, as what went wrong; whoever asks after that has it tried again.
        The log of such a table does not change any more, so its code stands for its record.
        """
        job = self._jobs.pop(code, None)
        if job is not None and job.refused is not None:
            raise job.refused
        if job is None:
            self._check_room(owner)
            job = ReviewJob(owner)
            job.task = asyncio.create_task(self._carry_out(code, job, record))
        self._jobs[code] = job
        done = [known for known, its in self._jobs.items() if not its.under_way]
        for known in done[: max(0, len(done) - KEPT)]:
            del self._jobs[known]
        return job

    def _check_room(self, owner: str) -> None:
        waiting = [job.owner for job in self._jobs.values() if job.under_way]
        for many, most in (
            (waiting.count(owner), self.settings.reviews_per_person),
            (len(waiting), self.settings.reviews_waiting),
        ):
            if many >= most:
                raise Refusal("reviews-busy", waiting=most)

    @property
    def waiting(self) -> int:
        """How many are under way or wait for their turn."""
        return sum(job.under_way for job in self._jobs.values())

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry_out(self, code: str, job: ReviewJob, record: Callable[[], Awaitable[str]]) -> None:
        try:
            async with self._turns.setdefault(job.owner, asyncio.Lock()), self._one_at_a_time:
                await self._listen(job, await record())
        except Exception as wrong:
            logger.exception("the match of table %s could not be reviewed", log_name(code))
            failed = Refusal("review-failed", reason=reason_of(wrong))
            job.refused = wrong if isinstance(wrong, Refusal) else failed

    async def _listen(self, job: ReviewJob, record: str) -> None:
        """Let a child do it: a kernel may have to be compiled, and nobody at a table should notice."""
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "seaglass.server.reviews.worker", str(self.settings.review_iterations)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C reaches only us: we stop it
        )
        try:
            assert child.stdin is not None  # noqa: S101
            assert child.stdout is not None  # noqa: S101
            child.stdin.write(record.encode())
            child.stdin.close()
            async for line in child.stdout:
                said = json.loads(line)
                if "failed" in said:
                    raise Refusal("review-failed", reason=said["failed"])
                job.done, job.of = said.get("done", job.done), said.get("of", job.of)
                job.found = said.get("review")
            code = await child.wait()
            if job.found is None:
                raise Refusal("review-failed", reason=f"exit code {code}")
        finally:
            if child.returncode is None:
                with suppress(ProcessLookupError):  # child.kill() would take its exit code from asyncio
                    os.kill(child.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
                await child.wait()


def reason_of(wrong: Exception) -> str:
    """What went wrong, in a few words that tell nothing of the server's files."""
    if isinstance(wrong, Refusal):
        return str(wrong)
    return (isinstance(wrong, OSError) and wrong.strerror) or type(wrong).__name__
