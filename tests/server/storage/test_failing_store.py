"""A store that fails now and then: nothing is lost, and no table waits for somebody to push it on."""

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import chain, count
from pathlib import Path
from typing import Any

import pytest

from seaglass.engine import Refusal
from tests.server.house import BOT, HERE, ME, OPEN, WAIT, House, eventually, house

SOON = {"retry_after": 0.01}


class Failing:
    """Stands in for methods of a store; `fails` says, call by call, whether that one goes wrong, and when."""

    def __init__(self, home: House, fails: Callable[[], str | None], *methods: str) -> None:
        self.fails = fails
        self.failed = 0
        for method in methods:
            setattr(home.registry.store.sync, method, self._wrap(getattr(home.registry.store.sync, method)))

    def _wrap(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def job(*args: Any) -> Any:
            when = self.fails()
            answer = None if when == "before" else method(*args)
            if when is not None:
                self.failed += 1
                raise Refusal("store-busy")
            return answer

        return job


def in_order(*failures: str | None) -> Callable[[], str | None]:
    left = list(failures)
    return lambda: left.pop(0) if left else None


def at_random(seed: int, share: float) -> Callable[[], str | None]:
    """The first one goes well: somebody comes to the table."""
    dice = random.Random(seed)
    fates = (dice.choice(["before", "after"]) if dice.random() < share else None for _ in count())
    return chain([None], fates).__next__


@pytest.mark.parametrize("failures", [("before",), ("after",), ("before", "before", "after", "before")])
def test_bots_try_again_by_themselves_after_a_failed_write(
    where: Path | str, failures: tuple[str, ...]
) -> None:
    with house(where, **SOON) as home:
        failing = Failing(home, in_order(*failures), "append")
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT))
        while live.now["acting"] != [0]:
            live.hear()
        assert failing.failed == len(failures)


def test_bots_go_on_when_the_move_before_theirs_was_written_after_all(where: Path | str) -> None:
    with house(where, **SOON) as home:
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT))
        while live.now["acting"] != [0]:
            live.hear()
        first = live.now["ply"]
        Failing(home, in_order("after"), "append")
        assert live.play()["error"]["key"] == "store-busy"
        while live.now["ply"] == first or live.now["acting"] != [0]:
            live.hear()


def test_bots_begin_after_the_last_seat_was_taken_and_the_answer_was_lost(where: Path | str) -> None:
    with house(where, **SOON) as home:
        ann = home.browser()
        code = ann.open_table(ME, OPEN, BOT)
        live = ann.watch(code)
        Failing(home, in_order("after"), "sit")
        assert home.browser().join(code).status_code == 503
        while live.now["acting"] != [0, 1]:
            live.hear()


@pytest.mark.parametrize("seed", range(4))
def test_a_table_of_bots_comes_to_its_end_over_a_store_that_fails_at_random(
    where: Path | str, seed: int
) -> None:
    with house(where, **SOON) as home:
        ann = home.browser()
        code = ann.open_table(BOT, BOT, BOT)
        failing = Failing(home, at_random(seed, 0.2), "append", "load")
        live = ann.watch(code)
        while not live.now["result"]:
            live.hear()
        assert failing.failed > 3
        failing.fails = lambda: None
        snapshot = home.registry.replay(code)
        assert snapshot is not None
        assert snapshot.match.over
        eventually(lambda: home.registry.tables[code].users == 1)


@contextmanager
def write_lock(db: Path) -> Iterator[None]:
    """Another process that writes for long."""
    with closing(sqlite3.connect(db, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("COMMIT")


def test_bots_go_on_by_themselves_after_the_database_was_locked_for_too_long(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path / "a.db", lock_timeout=0.01, **SOON) as home:
        ann = home.browser()
        code = ann.open_table(ME, BOT, BOT)
        with write_lock(tmp_path / "a.db"):
            live = ann.watch(code)
            eventually(lambda: "try again" in caplog.text)
        while live.now["acting"] != [0]:
            live.hear()


def test_nobody_who_reads_waits_while_the_database_is_locked(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", lock_timeout=WAIT) as home:
        ann, ben = home.browser(), home.browser()
        code, finished = ann.open_table(ME, HERE, HERE), ann.open_table(BOT, BOT, BOT)
        over = ann.watch(finished)
        while not over.now["result"]:
            over.hear()
        live = ann.watch(code)
        live.look(0)
        assert ben.get("games/petite_mer/daily/1").status_code == 200  # draws the secret of the day
        with write_lock(tmp_path / "a.db"):
            move = {"type": "play", "id": 99, "seat": 0, "move": live.now["legal"][0], "ply": live.now["ply"]}
            live.socket.send(json.dumps(move))
            for path in ("", "/record", "/moments/5"):
                assert ben.get(f"tables/{finished}{path}").status_code == 200
            assert ben.get(f"tables/{code}").status_code == 200
            assert ben.watch(finished).now["result"]
            assert ben.get("games/petite_mer/daily/1").status_code == 200
        assert live.until("done")["id"] == 99
