"""Where the server listens."""

import socket

import pytest

from seaglass.engine import Refusal
from seaglass.server.serve import address, listen


def test_a_port_that_is_taken_is_refused_in_a_sentence() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Refusal, match=str(port)):
            listen("127.0.0.1", port)


@pytest.mark.parametrize("host", ["no such host", "256.1.1.1", "", "é" * 300, "a\0b"])
def test_an_address_that_is_none_is_refused(host: str) -> None:
    if host:
        with pytest.raises(Refusal):
            listen(host, 0).close()
    with pytest.raises(Refusal):
        listen(host, 70_000).close()


def test_the_address_told_is_one_a_browser_can_open() -> None:
    for host, told in (("127.0.0.1", "http://127.0.0.1:"), ("", "http://127.0.0.1:")):
        with listen(host, 0) as listening:
            assert address(listening).startswith(told)


def test_answers_do_not_wait_for_the_readers_acknowledgement() -> None:
    """asyncio turns Nagle's algorithm off on sockets that are named as TCP, and only on those."""
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        assert accepted.proto == socket.IPPROTO_TCP
        accepted.close()
