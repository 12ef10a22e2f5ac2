"""One socket at a table: whose browser it is, through which eyes it looks, what it is still to be sent."""

import asyncio

from pydantic import BaseModel
from starlette.websockets import WebSocket

BACKLOG = 128  # messages a slow reader may lag behind before it must start afresh


class Subscriber:
    def __init__(self, holder: str | None) -> None:
        self.holder = holder
        self.eyes: int | None = None
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed = False
        self.replaced = False  # closed for newer sockets of the same person

    def send(self, message: BaseModel | str) -> None:
        if self._outbox.qsize() >= BACKLOG:
            self.close()
        if not self.closed:
            self._outbox.put_nowait(message if isinstance(message, str) else message.model_dump_json())

    def close(self) -> None:
        """Send what is queued, then no more."""
        if not self.closed:
            self.closed = True
            self._outbox.put_nowait(None)

    async def send_queued(self, socket: WebSocket) -> None:
        """Send what is queued, until it is closed."""
        while (text := await self._outbox.get()) is not None:
            await socket.send_text(text)
