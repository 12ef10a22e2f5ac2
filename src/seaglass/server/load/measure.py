"""What one server carries: moves a second as fast as they are answered, and how long paced ones take."""

import asyncio
import http.client
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any
from urllib.parse import urlsplit

from seaglass.engine import Refusal
from seaglass.engine.game import Game
from seaglass.server.load.clients import PlayedTable
from seaglass.server.load.process import on_core

SERVERS_CORE, CLIENTS_CORE = 0, 1
USUAL_SEATS = 4
WARM = 0.2  # of the seconds of each part, before anything counts
FEWEST = 4  # moves to measure anything by
STILL = 60.0  # seconds more than asked for until there must be so many
CHOICE = 20  # tables of which one is looked for where the next move can be made


@dataclass(frozen=True)
class Load:
    tables: int = 1000
    seconds: float = 15.0  # of each of the two parts
    rate: float = 300.0  # paced moves a second


class Server:
    """A server process, and what it says of itself."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        words = self._line().split()
        url = urlsplit(next(word for word in words if word.startswith("http")))
        self.host, self.port = str(url.hostname), int(url.port or 80)

    def _line(self) -> str:
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line:
            raise Refusal("bench-server", reason="the process has ended")
        return line

    def used(self) -> tuple[float, int]:
        """Processor seconds so far, and bytes of memory now."""
        assert self.process.stdin is not None  # noqa: S101
        print(file=self.process.stdin, flush=True)
        said = json.loads(self._line())
        return said["cpu"], said["memory"]


@contextmanager
def running_server(core: int | None, game: Game) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "seaglass.server.load.process", str(Path(folder) / "bench.db")]
        command += ["any" if core is None else str(core), game.name]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield Server(process)
            finally:
                process.terminate()


def measure_server(game: Game, load: Load) -> dict[str, float]:
    """The figures of `seaglass bench server`, for one game."""
    with running_server(SERVERS_CORE, game) as server, on_core(CLIENTS_CORE):
        return asyncio.run(_measure(server, game, load))


async def _measure(server: Server, game: Game, load: Load) -> dict[str, float]:
    seats = max((n for n in game.seats if n <= USUAL_SEATS), default=min(game.seats))
    await asyncio.to_thread(_open_tables, server, game, seats, 1)  # what is loaded once is loaded now
    before = server.used()[1]
    codes, cookies = await asyncio.to_thread(_open_tables, server, game, seats, load.tables)
    run = _Run(load)
    run.tables = [PlayedTable(code, number, run.heard) for number, code in enumerate(codes)]
    try:
        for table in run.tables:
            await table.connect(server.host, server.port, cookies)
        closed = await run.closed_loop(server)
        memory = server.used()[1] - before
        paced = await run.paced()
    finally:
        for table in run.tables:
            table.close()
        await asyncio.sleep(0)  # the sockets are closed now
    return {
        "tables": load.tables,
        "sockets": load.tables * seats,
        **closed,
        **paced,
        "kb_per_table": memory / 1000 / load.tables,
    }


@dataclass
class _Run:
    load: Load
    tables: list[PlayedTable] = field(default_factory=list)
    eager: bool = False  # every table goes on as soon as it can
    moves: int = 0
    took: list[float] = field(default_factory=list)

    def heard(self, table: PlayedTable, took: float | None) -> None:
        if took is not None:
            self.moves += 1
            self.took.append(took)
        if self.eager:
            table.play(time.perf_counter())

    async def closed_loop(self, server: Server) -> dict[str, float]:
        """Every table makes its next move as soon as it can."""
        self.eager = True
        for table in self.tables:
            table.play(time.perf_counter())
        await self._wait(WARM * self.load.seconds)
        start, (spent, _), first = time.perf_counter(), server.used(), self.moves
        await self._wait(self.load.seconds)
        seconds, made = time.perf_counter() - start, self.moves - first
        cost = server.used()[0] - spent
        self.eager = False
        if not made:
            raise Refusal("bench-too-short")
        return {"moves_per_second": made / seconds, "cpu_ms_per_move": 1000 * cost / made}

    async def paced(self) -> dict[str, float]:
        """Moves at an even pace, each at a table where it can be made; each counts from when it was due."""
        await asyncio.sleep(0.5)  # the last moves of the closed loop are answered
        pacing = asyncio.create_task(self._pace())
        try:
            await self._wait(WARM * self.load.seconds)
            self.took.clear()
            await self._wait(self.load.seconds)
        finally:
            pacing.cancel()
        if len(self.took) < FEWEST:
            raise Refusal("bench-too-short")
        cuts = quantiles(self.took, n=100)
        return {"p50_ms": 1000 * cuts[49], "p99_ms": 1000 * cuts[98]}

    async def _pace(self) -> None:
        dice, due = Random(1), time.perf_counter()  # noqa: S311
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if any(table.play(due) for table in dice.sample(self.tables, min(CHOICE, len(self.tables)))):
                due += 1 / self.load.rate

    async def _wait(self, seconds: float) -> None:
        """So long, and on a slow machine until there is something to count."""
        start, first = time.perf_counter(), self.moves
        while not self._over():
            took = time.perf_counter() - start
            if took > seconds + STILL:
                raise Refusal("bench-server", reason=f"hardly a move in {took:.0f} seconds")
            if took > seconds and self.moves >= first + FEWEST:
                return
            await asyncio.sleep(0.05)

    def _over(self) -> bool:
        """Whether all matches are over; one that could not go on is a fault."""
        for table in self.tables:
            if table.trouble is not None:
                raise Refusal("bench-server", reason=f"{table.trouble}, at table {table.code}")
        return all(table.over for table in self.tables)


def _open_tables(server: Server, game: Game, seats: int, tables: int) -> tuple[list[str], list[str]]:
    """Tables whose seats are all taken, each by the same few browsers; their codes, and the cookies."""
    codes = []
    with ExitStack() as exits:
        browsers = [exits.enter_context(closing(_Browser(server))) for _ in range(seats)]
        host, *guests = browsers
        seated = [{"kind": "me"}, *({"kind": "open"} for _ in guests)]
        for _ in range(tables):
            codes.append(str(host.post("/api/tables", {"game": game.name, "seats": seated})["code"]))
            for number, guest in enumerate(guests, 2):
                guest.post(f"/api/tables/{codes[-1]}/join", {"name": f"Player {number}"})
    return codes, [browser.cookie for browser in browsers]


class _Browser:
    def __init__(self, server: Server) -> None:
        self.connection = http.client.HTTPConnection(server.host, server.port, timeout=60)
        self.cookie = ""

    def close(self) -> None:
        self.connection.close()

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Cookie": f"seaglass={self.cookie}"}
        self.connection.request("POST", path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        found: dict[str, Any] = json.loads(answer.read())
        if answer.status >= 400:
            raise Refusal("bench-server", reason=str(found.get("message")))
        if given := answer.getheader("Set-Cookie"):
            self.cookie = given.split(";")[0].partition("=")[2]
        return found
