"""Clients that cost as little as they can: sockets of seats, and tables of them that play at random."""

import asyncio
import json
import time
from collections.abc import Callable
from functools import partial
from operator import itemgetter
from random import Random
from typing import Any

from pydantic_core import from_json

WAIT = 60  # seconds for a socket to open
KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # any 16 bytes
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # the first bytes of whole frames


class SeatSocket(asyncio.Protocol):
    """The socket of one seat: it keeps what is possible now, and tells its table of every message."""

    def __init__(self, table: "PlayedTable", path: str, host: str, cookie: str) -> None:
        self.table = table
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\nCookie: seaglass={cookie}\r\n\r\n"
        )
        self.begun = asyncio.get_running_loop().create_future()
        self.now: dict[str, Any] = {}
        self._received = bytearray()
        self._upgraded = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)  # noqa: S101
        self._transport = transport
        transport.write(self.request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.begun.done():
            self.begun.set_exception(exc or ConnectionError("the server closed the socket"))
        self.table.trouble = self.table.trouble or "closed"

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._upgraded:
            head, found, rest = bytes(self._received).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._transport.abort()
                return
            self._upgraded, self._received = True, bytearray(rest)
        for text in self._texts():
            self.hear(from_json(text))

    def _texts(self) -> list[bytes]:
        """The whole messages received; a server's frames are not masked, and ours never come in pieces."""
        texts, at, received = [], 0, self._received
        while at + 10 <= len(received) or (at + 2 <= len(received) and received[at + 1] < 126):
            size, start = received[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(received[at + 2 : start], "big")
            if start + size > len(received):
                break
            content = bytes(received[start : start + size])
            if received[at] == TEXT:
                texts.append(content)
            elif received[at] == PING:
                self._write(PONG, content)
            at = start + size
        del received[:at]
        return texts

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("state", "frames"):
            self.now = {key: message[key] for key in ("ply", "acting", "legal", "result")}
            if not self.begun.done():
                self.begun.set_result(None)
        self.table.hear(kind, message)

    def send(self, message: dict[str, Any]) -> None:
        self._write(TEXT, json.dumps(message).encode())

    def _write(self, kind: int, content: bytes) -> None:
        """One frame; its mask is nought, so that the content is sent as it is."""
        size = len(content)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([kind]) + length + bytes(4) + content)

    def close(self) -> None:
        self._transport.abort()


class PlayedTable:
    """A table whose seats all play at random: one move at a time, each of a seat that must decide."""

    def __init__(self, code: str, number: int, ready: Callable[["PlayedTable", float | None], None]) -> None:
        """`ready` hears of every message; of a move that is durable, with the seconds it took."""
        self.code = code
        self.ready = ready
        self.seats: list[SeatSocket] = []
        self.trouble: str | None = None  # why it cannot go on
        self._dice = Random(number)  # noqa: S311
        self._due: float | None = None  # of the move that is under way

    async def connect(self, host: str, port: int, cookies: list[str]) -> None:
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.code}/live"
        seats = [SeatSocket(self, path, f"{host}:{port}", cookie) for cookie in cookies]
        for seat in seats:
            await loop.create_connection(partial(_same, seat), host, port)
            await asyncio.wait_for(seat.begun, WAIT)
        self.seats = seats

    @property
    def over(self) -> bool:
        return self.trouble is not None or any(seat.now["result"] for seat in self.seats)

    @property
    def actor(self) -> int | None:
        """A seat that decides next, once no move is under way and it has been told what is possible."""
        if self._due is not None or not self.seats or self.over:
            return None
        newest = max((seat.now for seat in self.seats), key=itemgetter("ply"))
        seat: int = newest["acting"][0]
        return seat if self.seats[seat].now["ply"] == newest["ply"] else None

    def play(self, due: float) -> bool:
        """Make a move, if one can be made now; it counts from when it was due."""
        actor = self.actor
        if actor is None:
            return False
        seat = self.seats[actor]
        self._due = due
        move, ply = self._dice.choice(seat.now["legal"]), seat.now["ply"]
        seat.send({"type": "play", "id": ply, "seat": actor, "move": move, "ply": ply})
        return True

    def hear(self, kind: str, message: dict[str, Any]) -> None:
        if kind == "refused":
            self.trouble = str(message["error"]["key"])
        took = None
        if kind == "done" and self._due is not None:
            took, self._due = time.perf_counter() - self._due, None
        self.ready(self, took)

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


def _same(seat: SeatSocket) -> SeatSocket:
    return seat
