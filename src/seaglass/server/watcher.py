"""One socket at a table: whose browser it is, through which eyes it looks, what it is still to be sent."""

import asyncio

from pydantic import BaseModel
from starlette.websockets import WebSocket

BACKLOG = 128  # messages a slow reader may lag behind before it must start afresh


class Watcher:
    def __init__(self, holder: str | None) -> None:
        self.holder = holder
        self.eyes: int | None = None
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._hung_up = False

    def tell(self, message: BaseModel | str) -> None:
        if self._outbox.qsize() >= BACKLOG:
            self.hang_up()
        if not self._hung_up:
            self._outbox.put_nowait(message if isinstance(message, str) else message.model_dump_json())

    def hang_up(self) -> None:
        """Send what is waiting, then no more."""
        if not self._hung_up:
            self._hung_up = True
            self._outbox.put_nowait(None)

    async def pump(self, socket: WebSocket) -> None:
        """Send until hung up."""
        while (text := await self._outbox.get()) is not None:
            await socket.send_text(text)
