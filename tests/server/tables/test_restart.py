"""The log is the truth: a server that dies, or forgets a table, goes on where everybody was."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from seaglass.server.settings import Settings
from seaglass.server.storage.store import Store
from seaglass.server.tables.registry import TableRegistry
from tests.server.house import BOT, HERE, ME, OPEN, WAIT, Browser, House, eventually, house

SERVE = """
from seaglass.server.serve import serve
from seaglass.server.settings import Settings
serve(Settings(port=0, **{!r}))
"""


@contextmanager
def process(where: Path | str, **settings: Any) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of its own, and where it listens."""
    database = {"db" if isinstance(where, Path) else "database": str(where)}
    command = [sys.executable, "-c", SERVE.format({**database, **settings})]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            yield running.stdout.readline().split()[3], running
        finally:
            running.kill()


def test_kill_9_after_any_confirmed_move_loses_nothing(tmp_path: Path) -> None:
    db = tmp_path / "seaglass.db"
    confirmed: list[tuple[int, str]] = []
    code, cookies = "", None
    for moves in (1, 2, 4):
        with process(db) as (url, running), ExitStack() as exits:
            ann = Browser(url, exits)
            if cookies is None:
                code = ann.open_table(ME, HERE, {"kind": "here"})
                cookies = ann.http.cookies
            ann.http.cookies = cookies
            live = ann.watch(code)
            kept = [(e["seat"], e["args"]["card"]) for e in live.now["log"] if e["key"] == "mouton-plays"]
            assert kept == [(s, int(m.split()[1])) for s, m in confirmed][: len(kept)]
            assert len(kept) >= len(confirmed) // 3 * 3
            for _ in range(moves):
                live.look(live.now["acting"][0])
                seat, move = live.now["eyes"], live.now["legal"][0]
                assert live.play(move)["type"] == "done"
                confirmed.append((seat, move))
            os.kill(running.pid, signal.SIGKILL)
            running.wait(WAIT)
    store = Store(db)
    loaded = store.load(code)
    store.close()
    assert loaded is not None
    assert [(actor, move) for actor, move in loaded[1] if actor is not None] == confirmed


def test_a_stopped_server_goes_on_where_it_was(tmp_path: Path) -> None:
    db = tmp_path / "seaglass.db"
    with house(db) as home:
        ann, ben = home.browser(), home.browser()
        code = ann.open_table(ME, OPEN, BOT, words="salt")
        gathering = ann.open_table(ME, OPEN, BOT)
        ben.join(code, "Ben")
        ann.watch(code).play()
        eventually(lambda: not home.registry.tables[code].snapshot.bots_due)
        before = ann.watch(code).now
    with house(db) as home:
        again, guest = home.browser(), home.browser()
        again.http.cookies = ann.http.cookies
        after = again.watch(code).now
        assert after == before
        assert guest.join(gathering).json()["status"] == "playing"


def test_bots_that_were_interrupted_play_on_when_somebody_comes(tmp_path: Path) -> None:
    db = tmp_path / "seaglass.db"
    with house(db, bot_delay=1000) as home:
        ann = home.browser()
        code = ann.open_table(ME, BOT, BOT)
        live = ann.watch(code)
        assert live.play()["type"] == "done"
        assert live.settle().now["acting"] == [1, 2]
    with house(db) as home:
        again = home.browser()
        again.http.cookies = ann.http.cookies
        live = again.watch(code)
        while live.now["acting"] != [0, 1, 2] and live.now["acting"] != [0]:
            live.hear()


def test_tables_that_nobody_needs_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with house(tmp_path / "seaglass.db", idle_tables=2) as home:
        ann = home.browser()
        codes = [ann.open_table(ME, HERE, {"kind": "here"}) for _ in range(5)]
        for code in codes:
            live = ann.watch(code)
            live.look(0)
            live.play()
            live.socket.close()
        eventually(lambda: not any(table.subscribers for table in home.registry.tables.values()))
        eventually(lambda: list(home.registry.tables) == codes[-2:])
        back = ann.watch(codes[0])
        assert back.now["acting"] == [1, 2]
        assert len(home.registry.tables) == 3


def test_what_is_confirmed_is_on_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")
    with store._reading() as db:
        assert db.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        assert db.scalar(sa.text("PRAGMA synchronous")) == 2
        assert db.scalar(sa.text("PRAGMA foreign_keys")) == 1
    store.close()


def test_what_cannot_be_written_is_not_confirmed_and_not_shown(tmp_path: Path) -> None:
    with house(tmp_path / "seaglass.db", lock_timeout=0.2) as home:
        refuse_while_locked(home)


def refuse_while_locked(home: House) -> None:
    ann, ben = home.browser(), home.browser()
    code = ann.open_table(ME, OPEN, OPEN)
    ben.join(code)
    home.browser().join(code)
    live, other = ann.watch(code), ben.watch(code)
    live.settle()
    other.settle()
    with sa.create_engine(f"sqlite:///{home.registry.settings.db}").connect() as lock:
        lock.exec_driver_sql("BEGIN IMMEDIATE")
        assert live.play()["error"]["key"] == "store-busy"
        lock.exec_driver_sql("ROLLBACK")
    other.heard.clear()
    assert "frames" not in "".join(other.settle().heard)
    assert live.play()["type"] == "done"
    assert other.settle().now["acting"] == [1, 2]


def test_a_server_that_is_told_to_stop_finishes_what_was_asked_and_tells_everybody(tmp_path: Path) -> None:
    db = tmp_path / "seaglass.db"
    with ExitStack() as exits, process(db) as (url, running):
        browser = Browser(url, exits)
        code = browser.open_table(ME, HERE, {"kind": "here"}, {"kind": "bot", "bot": "random"})
        live = browser.watch(code)
        live.look(0)
        move, ply = live.now["legal"][0], live.now["ply"]
        live.socket.send(json.dumps({"type": "play", "id": 7, "seat": 0, "move": move, "ply": ply}))
        running.send_signal(signal.SIGTERM)
        with suppress(ConnectionClosed):
            while True:
                live.hear()
        assert live.socket.close_code == 1012
        running.wait(WAIT)
        confirmed = any(json.loads(said)["type"] == "done" for said in live.heard)
    store = Store(db)
    loaded = store.load(code)
    store.close()
    assert loaded is not None
    assert not confirmed or (0, move) in loaded[1]


def test_closing_waits_for_what_people_asked_for_but_not_for_ever(tmp_path: Path) -> None:
    async def check(finish: bool) -> bool:
        registry = TableRegistry(Settings(db=tmp_path / "a.db", warm_after=None, shutdown_seconds=1))
        asked, done = asyncio.Event(), asyncio.Event()

        async def change() -> None:
            asked.set()
            if not finish:
                await asyncio.Event().wait()
            await registry.store.write(registry.store.sync.unban_all)
            done.set()

        waiting = asyncio.create_task(registry.run_to_completion(change()))
        await asked.wait()
        waiting.cancel()  # its client is gone
        await asyncio.wait_for(registry.close(), WAIT)
        return done.is_set()

    assert asyncio.run(check(finish=True))
    assert not asyncio.run(check(finish=False))
