"""A real server on a free port, browsers with their own cookies, and sockets that remember every byte."""

import hashlib
import itertools
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from seaglass.server.app import create_app
from seaglass.server.http.connections import ServerConfig
from seaglass.server.serve import address, listen
from seaglass.server.settings import Settings
from seaglass.server.tables.registry import TableRegistry

Message = dict[str, Any]
WAIT = 180  # seconds; far more than anything takes, so that a hang is a failure and a slow machine is not

ME = {"kind": "me", "name": "Ann"}
HERE = {"kind": "here", "name": "Ben"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def loaded(seed: str) -> Callable[[int], bytes]:
    """Dice that always fall the same way."""
    throws = itertools.count()
    return lambda n: hashlib.shake_256(f"{seed}.{next(throws)}".encode()).digest(n)


class Live:
    """A socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []  # every message, byte for byte
        self.now: Message = {}
        self.view: dict[str, Any] = {}  # put together from what the frames change
        self.last_id = 0

    def hear(self) -> Message:
        text = self.socket.recv(timeout=WAIT)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        for frame in message.get("frames", ()):
            frame["view"] = self.view = {**self.view, **frame["view"]}
        if message["type"] == "state":
            self.view = message["frame"]["view"]
        if message["type"] in ("state", "frames"):
            self.now = {**self.now, **message}
        return message

    def until(self, *kinds: str) -> Message:
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def settle(self) -> Self:
        """Hear everything that was sent before now."""
        self.socket.send('{"type":"ping"}')
        self.until("pong")
        return self

    def ask(self, **message: Any) -> Message:
        """Say something, and hear whether it was done or refused."""
        self.last_id += 1
        self.socket.send(json.dumps({"id": self.last_id, **message}))
        answer = self.until("done", "refused")
        assert answer["id"] == self.last_id
        return answer

    def play(self, move: str | None = None, seat: int | None = None, ply: int | None = None) -> Message:
        """Play a move: the first legal one of the seat whose eyes these are, unless told otherwise."""
        return self.ask(
            type="play",
            seat=self.now["eyes"] if seat is None else seat,
            move=self.now["legal"][0] if move is None else move,
            ply=self.now["ply"] if ply is None else ply,
        )

    def look(self, seat: int | None) -> Message:
        return self.ask(type="eyes", seat=seat)

    def undo(self, seat: int, ply: int | None = None) -> Message:
        return self.ask(type="undo", seat=seat, ply=self.now["ply"] if ply is None else ply)

    @property
    def refusals(self) -> list[str]:
        return [m["error"]["key"] for m in map(json.loads, self.heard) if m["type"] == "refused"]


class Browser:
    """One person's browser."""

    def __init__(self, url: str, exits: ExitStack) -> None:
        self.url = url
        self.exits = exits
        self.http = exits.enter_context(httpx.Client(base_url=f"{url}api/", timeout=WAIT))

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def open_table(self, *seats: object, **more: Any) -> str:
        if more.get("words"):
            more["commitment"] = self.post("commitments").json()["commitment"]
        answer = self.post("tables", {"game": "mouton", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    def join(self, code: str, name: str = "Guest", **more: Any) -> httpx.Response:
        return self.post(f"tables/{code}/join", {"name": name, **more})

    def connection(self, code: str, **headers: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}api/tables/{code}/live"
        more = {**({"Cookie": cookie} if cookie else {}), **headers}
        return self.exits.enter_context(connect(address, additional_headers=more, open_timeout=WAIT))

    def watch(self, code: str) -> Live:
        live = Live(self.connection(code))
        live.until("state")
        return live


class House:
    """A server in this process."""

    def __init__(self, url: str, registry: TableRegistry, exits: ExitStack) -> None:
        self.url = url
        self.registry = registry
        self.exits = exits

    def browser(self) -> Browser:
        return Browser(self.url, self.exits)


@contextmanager
def house(where: Path | str, **settings: Any) -> Iterator[House]:
    usual = {
        "db" if isinstance(where, Path) else "database": where,
        "bot_delay": 0,
        "warm_after": None,
        "unwatched_seconds": 10**6,
    }
    chosen = Settings(**{**usual, **settings})
    app = create_app(chosen)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(ServerConfig(app, chosen, timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.005)
        with ExitStack() as exits:
            yield House(address(listening), app.state.registry, exits)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


def eventually(so: Callable[[], bool]) -> None:
    """Wait until this is so."""
    deadline = time.monotonic() + WAIT
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.01)
