"""Bots think off the event loop, at a natural pace, and without anybody watching."""

import json
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from seaglass import bots
from tests.server.house import BOT, ME, OPEN, House, eventually, house

SENSIBLE = {"kind": "bot", "bot": "sensible"}


def test_bots_decide_by_themselves(home: House) -> None:
    ann = home.browser()
    live = ann.watch(ann.open_table(ME, SENSIBLE, BOT))
    while live.now["acting"] != [0]:
        live.hear()
    assert live.play()["type"] == "done"
    while live.now["acting"] != [0]:
        live.hear()
    assert live.now["frames"]


def test_they_think_on_their_own_threads(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()
    think = bots.decide

    def watched(*args: Any) -> str:
        threads.add(threading.current_thread().name)
        return think(*args)

    monkeypatch.setattr(bots, "decide", watched)
    ann = home.browser()
    live = ann.watch(ann.open_table(ME, BOT, BOT))
    while live.now["acting"] != [0]:
        live.hear()
    assert threads
    assert all(name.startswith("bot") for name in threads)


def test_a_slow_thought_holds_nobody_up(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, done = threading.Event(), threading.Event()
    asked: list[int] = []

    def slow(match: Any, seat: int, *_: Any) -> str:
        asked.append(seat)
        thinking.set()
        done.wait(20)
        return str(match.legal(seat)[0])

    monkeypatch.setattr(bots, "decide", slow)
    ann = home.browser()
    live = ann.watch(ann.open_table(ME, BOT, BOT))
    assert thinking.wait(20)
    assert live.play()["type"] == "done", "the bot is still thinking"
    assert live.settle().now["acting"] == [1, 2]
    assert live.undo(0)["type"] == "done"
    done.set()
    while live.now["acting"] != [0]:
        live.hear()
    assert asked == [1, 1, 2], "a thought from before the undo counts no more"


def test_their_pace_is_shared_when_several_are_due(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", bot_delay=0.3) as home:
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT))
        start, acting = time.monotonic(), [live.now["acting"]]
        while acting[-1] != [0]:
            live.hear()
            acting.append(live.now["acting"])
        assert acting == [[0, 1, 2], [0, 2], [0]]
        assert time.monotonic() - start > 0.3


def test_a_table_of_bots_plays_to_its_end_and_rests(home: House) -> None:
    ann = home.browser()
    code = ann.open_table(BOT, BOT, BOT)
    assert ann.get(f"tables/{code}").json()["status"] == "playing"
    ann.watch(code).socket.close()
    eventually(lambda: ann.get(f"tables/{code}").json()["status"] == "over")
    eventually(lambda: home.hall.tables[code].users == 0)


def test_bots_that_fail_stop_and_start_again_when_somebody_moves(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> str:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(bots, "decide", broken)
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT))
        eventually(lambda: "ZeroDivisionError" in caplog.text)
    live.settle()
    assert live.play()["type"] == "done"
    while live.now["acting"] not in ([0, 1, 2], [0]):
        live.hear()
    assert "ZeroDivisionError" not in json.dumps(live.heard)


def test_bots_wait_until_all_seats_are_taken(home: House) -> None:
    ann, ben = home.browser(), home.browser()
    code = ann.open_table(ME, OPEN, BOT)
    live = ann.watch(code).settle()
    assert live.now["ply"] == 0
    ben.join(code)
    while live.now["acting"] != [0, 1]:
        live.hear()
