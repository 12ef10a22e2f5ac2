"""Bots think off the event loop, at a natural pace, and without anybody watching."""

import json
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from seaglass.bots import BotPlayer, Limits
from seaglass.engine import game_named
from seaglass.server.bots.runner import decision
from tests.play import random_match
from tests.server.house import BOT, ME, OPEN, House, eventually, house

SAILOR = {"kind": "bot", "bot": "sailor"}
CAPTAIN = {"kind": "bot", "bot": "captain"}
BRIEFLY = {"captain": Limits(iterations=40), "legend": Limits(seconds=600)}


def test_bots_decide_by_themselves(home: House) -> None:
    ann = home.browser()
    live = ann.watch(ann.open_table(ME, SAILOR, BOT))
    while live.now["acting"] != [0]:
        live.hear()
    assert live.play()["type"] == "done"
    while live.now["acting"] != [0]:
        live.hear()
    assert live.now["frames"]


def test_a_seat_that_names_no_bot_gets_a_sailor(home: House) -> None:
    ann = home.browser()
    code = ann.open_table(ME, {"kind": "bot"}, {"kind": "bot", "bot": "sensible"})
    assert [seat["bot"] for seat in ann.get(f"tables/{code}").json()["seats"]] == [None, "sailor", "sailor"]


def test_a_table_from_before_with_a_sensible_bot_goes_on(tmp_path: Path) -> None:
    with house(tmp_path / "a.db") as home:
        ann = home.browser()
        code, cookies = ann.open_table(ME, SAILOR, SAILOR), ann.http.cookies
    with closing(sqlite3.connect(tmp_path / "a.db")) as database, database:
        database.execute("update seats set bot = 'sensible' where bot = 'sailor'")
    with house(tmp_path / "a.db") as home:
        ann = home.browser()
        ann.http.cookies = cookies
        live = ann.watch(code)
        while live.now["acting"] != [0]:
            live.hear()
        ply = live.now["ply"]
        assert live.play()["type"] == "done"
        while live.now["acting"] != [0]:
            live.hear()
        assert live.now["ply"] > ply + 1, "the bots have played"


def test_they_look_on_their_own_threads(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()
    look = BotPlayer.decide_at_once

    def watched(*args: Any) -> int:
        threads.add(threading.current_thread().name)
        return look(*args)

    monkeypatch.setattr(BotPlayer, "decide_at_once", watched)
    ann = home.browser()
    live = ann.watch(ann.open_table(ME, BOT, BOT))
    while live.now["acting"] != [0]:
        live.hear()
    assert threads
    assert all(name.startswith("bot") for name in threads)


def test_a_slow_thought_holds_nobody_up(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, done = threading.Event(), threading.Event()
    asked: list[int] = []

    def slow(player: BotPlayer, match: Any, seat: int, seed: int) -> int:
        asked.append(seat)
        thinking.set()
        done.wait(20)
        return int(match.legal_numbers(seat)[0])

    monkeypatch.setattr(BotPlayer, "decide_at_once", slow)
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


def test_they_answer_at_once_where_that_was_asked_for(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", bot_delay=600) as home:
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT, quick_bots=True))
        while live.now["acting"] != [0]:
            live.hear()


def test_a_table_of_bots_plays_to_its_end_and_rests(home: House) -> None:
    ann = home.browser()
    code = ann.open_table(BOT, BOT, BOT)
    assert ann.get(f"tables/{code}").json()["status"] == "playing"
    ann.watch(code).socket.close()
    eventually(lambda: ann.get(f"tables/{code}").json()["status"] == "over")
    eventually(lambda: home.registry.tables[code].users == 0)
    assert home.registry.tables[code].players == {}


def test_bots_stop_where_nobody_is_and_go_on_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = threading.Semaphore(5)
    look = BotPlayer.decide_at_once

    def held_back(*args: Any) -> int:
        looks.acquire()
        return look(*args)

    monkeypatch.setattr(BotPlayer, "decide_at_once", held_back)
    with house(tmp_path / "a.db", unwatched_seconds=0) as home:
        ann = home.browser()
        code = ann.open_table(BOT, BOT, BOT)
        live = ann.watch(code)
        table = home.registry.tables[code]
        live.socket.close()
        eventually(lambda: table.visitors == 0)
        looks.release(10**6)
        eventually(lambda: table.users == 0)
        assert not table.snapshot.match.over
        live = ann.watch(code)
        while not live.now["result"]:
            live.hear()


def test_bots_go_on_for_a_while_when_somebody_loses_the_connection(home: House) -> None:
    ann = home.browser()
    code = ann.open_table(ME, BOT, BOT)
    ann.watch(code).socket.close()
    table = home.registry.tables[code]
    eventually(lambda: table.visitors == 0)
    assert table.watched(table.left_at + 59, grace=60)
    assert not table.watched(table.left_at + 61, grace=60)


def test_bots_that_fail_stop_and_start_again_when_somebody_moves(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> int:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(BotPlayer, "decide_at_once", broken)
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT))
        eventually(lambda: "ZeroDivisionError" in caplog.text)
        assert live.now["table"]["code"] not in caplog.text
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


def test_nobody_compiles_where_nobody_searches(home: House) -> None:
    ann = home.browser()
    live = ann.watch(ann.open_table(ME, SAILOR, BOT))
    while live.now["acting"] != [0]:
        live.hear()
    assert home.registry.bots.kernels._thread is None


def test_a_captain_plays_by_a_look_until_it_is_awake_and_then_thinks(
    tmp_path: Path, mouton_compiled: None
) -> None:
    with house(tmp_path / "a.db", bot_limits=BRIEFLY) as home:
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, CAPTAIN, CAPTAIN))
        assert [seat["waking"] for seat in live.now["table"]["seats"]] == [False, True, True]
        while live.now["acting"] != [0]:
            live.hear()
        news = live.until("table")
        while news["table"]["seats"][1]["waking"]:
            news = live.until("table")
        kept = next(iter(home.registry.tables.values())).players
        assert all(player.memory is None for player in kept.values()), "so far they looked"
        live.play()
        while live.now["acting"] != [0]:
            live.hear()
        assert all(player.memory is not None for player in kept.values())


def test_a_bot_settles_with_what_it_has_when_its_table_got_little_time(mouton_compiled: None) -> None:
    match = random_match(game_named("mouton"), 4, seed=1, most=60, until=lambda match: 0 in match.actors)
    steps = decision(
        BotPlayer("legend", BRIEFLY["legend"]), match, 0, 1, a_slice=0.01, latest=time.monotonic()
    )
    with pytest.raises(StopIteration) as end:
        next(steps)
    assert end.value.value in match.legal_numbers(0)


def test_a_thought_is_dropped_when_the_match_turns_and_when_the_server_closes(
    tmp_path: Path, mouton_compiled: None
) -> None:
    with house(tmp_path / "a.db", bot_limits=BRIEFLY) as home:
        home.registry.bots.kernels.want(["mouton"])
        eventually(lambda: home.registry.bots.kernels.ready("mouton"))
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, {"kind": "bot", "bot": "legend"}, BOT))
        table = next(iter(home.registry.tables.values()))
        eventually(lambda: 1 in table.searches)
        thought = table.searches[1]
        live.play()
        live.undo(0)
        assert thought.cancelled()
        eventually(lambda: 1 in table.searches)
        closing = time.monotonic()
    assert time.monotonic() - closing < 10, "a legend with ten minutes to think keeps nobody waiting"
