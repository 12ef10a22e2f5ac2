"""One socket at a table: whose browser it is, through which eyes it looks, what it is still to be sent."""

import asyncio

from pydantic import BaseModel
from starlette.websockets import WebSocket

BACKLOG = 128  # messages a slow reader may lag behind before it must start afresh


class Subscriber:
    def __init__(self, holder: str | None) -> None:
        self.holder = holder
        self.eyes: int | None = None
        self.closed = False
        self.replaced = False  # closed for newer sockets of the same person
        self._outbox: list[str] = []
        self._more: asyncio.Future[None] | None = None  # that something is queued, while that is waited for

    def send(self, message: BaseModel | str) -> None:
        if len(self._outbox) >= BACKLOG:
            self.close()
        if not self.closed:
            self._outbox.append(message if isinstance(message, str) else message.model_dump_json())
            self._wake()

    def close(self) -> None:
        """Send what is queued, then no more."""
        self.closed = True
        self._wake()

    async def send_queued(self, socket: WebSocket) -> None:
        """Send what is queued, until it is closed."""
        while self._outbox or not self.closed:
            if self._outbox:
                await socket.send_text(self._outbox.pop(0))
            else:
                self._more = asyncio.get_running_loop().create_future()
                await self._more

    def _wake(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)
