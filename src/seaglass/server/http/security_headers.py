"""Around every request: limits to its body, and headers that keep the page to itself."""

import asyncio

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT = (
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",  # drawings carry their colours in style attributes
    "img-src 'self' data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
HEADERS = {
    "Content-Security-Policy": "; ".join(CONTENT),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class SecurityHeaders:
    def __init__(self, app: ASGIApp, body_limit: int, body_timeout: float) -> None:
        self.app = app
        self.body_limit = body_limit
        self.body_timeout = body_timeout

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        read, more = 0, True
        latest = asyncio.get_running_loop().time() + self.body_timeout

        async def limited() -> Message:
            nonlocal read, more
            try:
                async with asyncio.timeout_at(latest if more else None):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408) from None
            more = message.get("more_body", False)
            read += len(message.get("body", b""))
            if read > self.body_limit:
                raise HTTPException(413)
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return await self.app(scope, limited, with_headers)
