"""Connections: how many there may be, and how long each may keep others waiting."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from seaglass.server.settings import Settings

LARGEST_FRAME = 64 * 1024  # a larger one closes the socket unread (1009)
BACKLOG = 256  # connections taken at once, before one that waits can be closed for them


class ServerConfig(uvicorn.Config):
    """How uvicorn serves: with our settings, our limits and our way of logging."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(
            app,
            http=HttpConnection,
            ws=SocketConnection,
            log_config=None,
            access_log=False,
            server_header=False,
            backlog=BACKLOG,
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=settings.ping_interval,
            ws_ping_timeout=settings.ping_interval,
            forwarded_allow_ips=settings.proxies,
            **more,
        )
        self.settings = settings
        self.proxies = {proxy.strip() for proxy in settings.proxies.split(",")}
        self.waiting: dict[HttpConnection, None] = {}  # those that ask for nothing, the longest first
        self.by_address: Counter[str] = Counter()


class Timer:
    """Calls something once, unless it is stopped before."""

    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        self._seconds = seconds
        self._then = then
        self._handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(self._seconds, self._then)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class HttpConnection(H11Protocol):
    """One that says nothing is closed after a while, and at once where another one needs its place."""

    config: ServerConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        settings = self.config.settings
        self._address = self.client[0] if self.client else ""
        self._headers_late = Timer(settings.header_timeout, transport.abort)
        self._reader_stalled = Timer(settings.write_timeout, transport.abort)
        self._headers_late.start()
        self.config.waiting[self] = None
        self.config.by_address[self._address] += 1
        from_here = self.config.by_address[self._address]
        if from_here > settings.connections_per_address and self._address not in self.config.proxies:
            self._make_room(self)
        elif len(self.connections) > settings.connections:
            self._make_room(next(iter(self.config.waiting)))

    @property
    def _busy(self) -> bool:
        return not getattr(self.cycle, "response_complete", True)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it has become a socket
            self._leave()
        elif self._busy:
            self._headers_late.stop()
            self.config.waiting.pop(self, None)
        elif not self.transport.is_closing():
            self._headers_late.start()

    def on_response_complete(self) -> None:
        if not self.transport.is_closing():
            self.config.waiting[self] = None
        super().on_response_complete()
        if self._busy:  # the next request had come already
            self.config.waiting.pop(self, None)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader_stalled.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reader_stalled.stop()

    def _make_room(self, connection: "HttpConnection") -> None:
        self.config.waiting.pop(connection, None)
        self.connections.discard(connection)  # what comes in the same moment counts it no more
        connection.transport.abort()

    def _leave(self) -> None:
        self._headers_late.stop()
        self._reader_stalled.stop()
        self.config.waiting.pop(self, None)
        self.config.by_address[self._address] -= 1
        if not self.config.by_address[self._address]:
            del self.config.by_address[self._address]


class SocketConnection(WebSocketsSansIOProtocol):
    """One that does not read what it is sent is closed after a while, and at once if it still wants more."""

    config: ServerConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reader_stalled = Timer(self.config.settings.write_timeout, self.transport.abort)
        self._address = self.client[0] if self.client else ""
        self.config.by_address[self._address] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._reader_stalled.stop()
        self.config.by_address[self._address] -= 1
        if not self.config.by_address[self._address]:
            del self.config.by_address[self._address]

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader_stalled.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reader_stalled.stop()

    def handle_ping(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
        if not self.transport.is_closing():
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(self.frames):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_utf8(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
