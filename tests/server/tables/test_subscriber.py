"""A reader that is too slow is let go; nobody else waits for it."""

import asyncio
from typing import Any

from seaglass.server.tables.subscriber import BACKLOG, Subscriber


class Slow:
    """A socket whose other end reads nothing until told to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(text)


async def tell_a_slow_reader() -> list[str]:
    subscriber, socket = Subscriber(None), Slow()
    as_if: Any = socket
    pump = asyncio.create_task(subscriber.send_queued(as_if))
    for number in range(10 * BACKLOG):
        subscriber.send(str(number))
    assert len(subscriber._outbox) <= BACKLOG
    socket.reads.set()
    await pump
    return socket.sent


def test_a_slow_reader_gets_what_waited_and_then_the_end() -> None:
    assert asyncio.run(tell_a_slow_reader()) == [str(number) for number in range(BACKLOG)]
