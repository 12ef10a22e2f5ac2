"""Two servers on one PostgreSQL, one of which dies: no move is lost, and nobody stops playing for long."""

import os
import signal
import time
from collections import defaultdict
from contextlib import ExitStack

import sqlalchemy as sa

from seaglass.engine.fair import verify
from seaglass.server.storage.leases import leases
from seaglass.server.storage.store import Store
from seaglass.server.tables.snapshot import TableSnapshot
from tests.server.house import BOT, ME, OPEN, WAIT, Browser, Live
from tests.server.tables.test_restart import process

BEFORE = 7  # moves of each person before one of the servers dies


def holder(store: Store, code: str) -> str | None:
    with store._reading() as db:
        found: str | None = db.scalar(sa.select(leases.c.holder).where(leases.c.table == code))
        return found


def play_on(lives: list[Live], confirmed: dict[int, list[str]], most: int | None = None) -> None:
    """Until the match is over, or each has made so many moves."""
    deadline = time.monotonic() + WAIT
    while not all(live.settle().now["result"] for live in lives):
        assert time.monotonic() < deadline
        for live in lives:
            seat = live.settle().now["eyes"]
            if live.now["legal"] and (most is None or len(confirmed[seat]) < most):
                move = live.now["legal"][0]
                if live.play(move)["type"] == "done":
                    confirmed[seat].append(move)
        if most is not None and min(len(confirmed[live.now["eyes"]]) for live in lives) >= most:
            return


def test_a_match_at_two_servers_goes_on_when_one_is_killed(postgres_database: str) -> None:
    store = Store(postgres_database)
    confirmed: dict[int, list[str]] = defaultdict(list)
    quick = {"bot_delay": 0.0, "warm_after": None}
    with (
        ExitStack() as exits,
        process(postgres_database, **quick) as (first, dying),
        process(postgres_database, **quick) as (second, _),
    ):
        ann, ben = Browser(first, exits), Browser(first, exits)
        code = ann.open_table(ME, OPEN, BOT)
        ann_live = ann.watch(code)
        ben.join(code)
        while ann_live.now["acting"] != [0, 1]:  # so that the bot is the first server's
            ann_live.hear()
        before = holder(store, code)
        assert before is not None
        elsewhere = [Browser(second, exits), Browser(second, exits)]
        for here, there in zip((ann, ben), elsewhere, strict=True):
            there.http.cookies = here.http.cookies
        ben_live = elsewhere[1].watch(code)
        play_on([ann_live, ben_live], confirmed, BEFORE)
        assert holder(store, code) == before
        os.kill(dying.pid, signal.SIGKILL)
        dying.wait(WAIT)
        play_on([elsewhere[0].watch(code), ben_live], confirmed)
        assert holder(store, code) not in (None, before)
    loaded = store.load(code)
    store.close()
    assert loaded is not None
    snapshot = TableSnapshot.replay(*loaded)
    assert snapshot.match.over
    verify(snapshot.match, snapshot.fair, snapshot.fair.commitment)
    for seat in (0, 1):
        assert [move for actor, move in loaded[1] if actor == seat] == confirmed[seat]
