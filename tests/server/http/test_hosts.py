"""Under which names the server is asked for, and by whose pages."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from seaglass.server.http.hosts import same_origin
from tests.server.house import BOT, ME, House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "a.db", hosts="sea.example, Tide.example") as running:
        yield running


NAMES = ("localhost", "localhost:8000", "a.localhost", "SEA.example", "tide.example.", "sea.example:443")
ADDRESSES = ("127.0.0.1", "[::1]:9", "192.168.1.7:80")


@pytest.mark.parametrize("host", [*NAMES, *ADDRESSES, socket.gethostname()])
def test_its_own_names_and_addresses(home: House, host: str) -> None:
    assert home.browser().http.get("games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "", "localhost.evil.example", "127.0.0.1.evil.example", "a b", ":", "["]
)
def test_other_names_are_refused(home: House, host: str) -> None:
    """A page can give its name the address of this server, and would then be its own page."""
    for path in ("games", home.url):
        answer = home.browser().http.get(path, headers={"Host": host})
        assert answer.status_code == 421
        assert answer.json()["error"]["key"] == "host-unknown"


def asked(origin: str | None, host: str, scheme: str = "http") -> HTTPConnection:
    headers = [(b"host", host.encode())] + ([(b"origin", origin.encode())] if origin is not None else [])
    return HTTPConnection({"type": "http", "scheme": scheme, "path": "/", "server": None, "headers": headers})


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "same"),
    [
        (None, "sea.example", "http", True),
        ("http://sea.example", "sea.example", "http", True),
        ("http://sea.example", "sea.example:80", "ws", True),
        ("https://sea.example", "sea.example", "wss", True),
        ("https://sea.example:443", "sea.example", "https", True),
        ("https://sea.example", "sea.example", "http", False),
        ("http://sea.example", "sea.example", "wss", False),
        ("http://sea.example:81", "sea.example", "http", False),
        ("null", "", "http", False),
        ("null", "null", "http", False),
        ("", "", "http", False),
        ("http://[", "sea.example", "http", False),
        ("http://sea.example:99999", "sea.example", "http", False),
    ],
)
def test_origins(origin: str | None, host: str, scheme: str, same: bool) -> None:
    assert same_origin(asked(origin, host, scheme)) is same


def test_a_foreign_page_opens_no_table(home: House, tmp_path: Path) -> None:
    new = {"game": "mouton", "seats": [ME, BOT, BOT]}
    ann = home.browser()
    answer = ann.http.post("tables", json=new, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "origin-foreign")
    assert ann.http.post("tables", json=new, headers={"Origin": home.url.rstrip("/")}).status_code == 201


def test_behind_a_proxy_the_scheme_is_the_one_it_names(home: House) -> None:
    headers = {"Origin": "https://sea.example", "Host": "sea.example", "X-Forwarded-Proto": "https"}
    answer = home.browser().http.post(
        "tables", json={"game": "mouton", "seats": [ME, BOT, BOT]}, headers=headers
    )
    assert answer.status_code == 201
    assert "secure" in answer.headers["set-cookie"].lower()
