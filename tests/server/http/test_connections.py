"""Connections that say nothing, say it slowly or never read shut nobody out."""

import logging
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import BOT, ME, WAIT, House, house

SOON = 0.05
GET = b"GET /api/games HTTP/1.1\r\nHost: %s\r\n\r\n"
UPGRADE = (
    "GET /api/tables/{code}/live HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@contextmanager
def running(tmp_path: Path, **settings: Any) -> Iterator[House]:
    with house(tmp_path / "seaglass.db", **settings) as home:
        yield home


def host(home: House) -> str:
    return home.url.removeprefix("http://").rstrip("/")


def connected(home: House) -> socket.socket:
    name, port = host(home).split(":")
    raw = socket.create_connection((name, int(port)), timeout=WAIT)
    home.exits.callback(raw.close)
    return raw


def rest(raw: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    found = b""
    try:
        while part := raw.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def frame(opcode: int, payload: bytes) -> bytes:
    """A short frame of a client, masked with zeros."""
    return struct.pack("!BBI", 0x80 | opcode, 0x80 | len(payload), 0) + payload


def upgraded(home: House, code: str) -> socket.socket:
    raw = connected(home)
    raw.sendall(UPGRADE.format(code=code, host=host(home)).encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


@pytest.mark.parametrize("said", [b"", b"G", b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "])
def test_headers_that_do_not_come_close_the_connection(tmp_path: Path, said: bytes) -> None:
    with running(tmp_path, header_timeout=SOON) as home:
        raw = connected(home)
        raw.sendall(said)
        assert rest(raw) == b""


def test_headers_of_a_second_request_have_no_more_time(tmp_path: Path) -> None:
    with running(tmp_path, header_timeout=SOON) as home:
        raw = connected(home)
        raw.sendall(GET % host(home).encode())
        assert raw.recv(12) == b"HTTP/1.1 200"
        raw.sendall(b"GET / HT")
        assert b"HTTP/1.1" not in rest(raw)


def test_a_body_that_does_not_come_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, body_timeout=SOON) as home:
        raw = connected(home)
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host(home)}\r\nContent-Type: application/json\r\n"
        raw.sendall(f"{head}Content-Length: 9\r\n\r\n{{".encode())
        answer = rest(raw)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"body-late"' in answer


def test_connections_that_say_nothing_make_room_for_those_that_do(tmp_path: Path) -> None:
    with running(tmp_path, connections=8) as home:
        ann = home.browser()
        code = ann.open_table(ME, BOT, BOT)
        live = ann.watch(code)
        silent = [connected(home) for _ in range(40)]
        assert home.browser().get("games").status_code == 200
        for raw in silent[:30]:
            assert rest(raw) == b""
        assert live.play()["type"] == "done", "who plays is not closed"


def test_one_address_does_not_take_all_connections(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=2, proxies="") as home, ExitStack() as exits:
        for _ in range(2):
            browser = home.browser()
            browser.exits = exits
            assert browser.get("games").status_code == 200
        raw = connected(home)
        assert rest(raw) == b""


def test_pings_without_reading_do_not_pile_up(tmp_path: Path) -> None:
    with running(tmp_path) as home:
        raw = upgraded(home, home.browser().open_table(ME, BOT, BOT))
        pings = frame(9, b"x" * 125) * 500_000  # 65 MB, far more than lies in the buffers of the system
        with pytest.raises(ConnectionError):
            raw.sendall(pings)


def test_a_socket_that_never_answers_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, ping_interval=SOON) as home:
        raw = upgraded(home, home.browser().open_table(ME, BOT, BOT))
        assert rest(raw)


def test_a_frame_that_is_no_unicode_closes_the_socket_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), running(tmp_path) as home:
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT))
        live.socket.socket.sendall(frame(1, b"\xff\xfe"))
        with pytest.raises(ConnectionClosed) as closed:
            live.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    assert not caplog.records
