"""Codes of six letters can be guessed: whoever was wrong too often, from one address, must wait."""

import re
import time
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from seaglass.engine import Refusal
from seaglass.server.http.errors import answer
from seaglass.server.http.rates import TokenBuckets, address_of
from seaglass.server.settings import Settings

HOUR = 3600.0
GUESSABLE = re.compile(r"/api/(spoken|tables/[a-z]{6})(/|$)", re.IGNORECASE)
UNKNOWN = 404
NO_TABLE, TOO_FAST = 4404, 4408


class GuessLimit:
    """Around whatever takes a code that can be guessed; the links of today’s tables cannot, and pass."""

    def __init__(self, app: ASGIApp, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.app = app
        self._wrong = TokenBuckets(settings.wrong_codes / HOUR, settings.wrong_codes, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not GUESSABLE.match(scope["path"]):
            return await self.app(scope, receive, send)
        address = address_of(HTTPConnection(scope))
        if self._wrong.wait(address, 1):
            return await _refuse(scope, receive, send)

        async def counted(message: Message) -> None:
            if message.get("status") == UNKNOWN or message.get("code") == NO_TABLE:
                self._wrong.take(address, 1)
            await send(message)

        return await self.app(scope, receive, counted)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        return await send({"type": "websocket.close", "code": TOO_FAST, "reason": "codes-guessed"})
    return await answer(Refusal("codes-guessed"), **{"Retry-After": "600"})(scope, receive, send)
