"""Reading matches that are over: replayed once, on a thread of their own, never where tables are served."""

import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from seaglass.server.tables import finished
from seaglass.server.tables.snapshot import TableSnapshot
from tests.server.house import BOT, ME, Browser, House, house


def played_out(ann: Browser) -> str:
    """The code of a table whose match is over."""
    code = ann.open_table(ME, BOT, BOT)
    live = ann.watch(code)
    while not live.settle().now["result"]:
        if live.now["legal"]:
            live.play()
    return code


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many matches each thread has replayed."""
    seen: Counter[str] = Counter()
    replay = TableSnapshot.replay.__func__  # type: ignore[attr-defined]

    def counting(cls: type, *args: Any) -> Any:
        seen[threading.current_thread().name.rpartition("_")[0]] += 1
        return replay(cls, *args)

    monkeypatch.setattr(TableSnapshot, "replay", classmethod(counting))
    return seen


def test_four_people_page_through_a_match_that_is_replayed_once(home: House, replays: Counter[str]) -> None:
    ann = home.browser()
    code = played_out(ann)
    replays.clear()
    readers = [home.browser() for _ in range(4)]

    def page(reader: Browser) -> list[int]:
        asked = [f"moments/{ply}?eyes=0" for ply in range(0, 60, 6)] + ["record"]
        return [reader.get(f"tables/{code}/{what}").status_code for what in asked]

    with ThreadPoolExecutor(len(readers)) as threads:
        answers = list(threads.map(page, readers))
    assert {status for statuses in answers for status in statuses} == {200}
    assert ann.post(f"tables/{code}/fork", {"ply": 50, "seat": 0}).status_code == 201
    assert ann.post(f"tables/{code}/review").status_code == 200
    assert replays == {"finished-matches": 1}


def test_so_many_are_kept(tmp_path: Path, replays: Counter[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished, "KEPT", 2)
    with house(tmp_path / "a.db") as home:
        ann = home.browser()
        codes = [played_out(ann) for _ in range(3)]
        replays.clear()
        for code in (codes[0], codes[1], codes[0], codes[2], codes[0], codes[1]):
            assert ann.get(f"tables/{code}/record").status_code == 200
        assert replays["finished-matches"] == 4, "the second one had to go for the third"


def test_what_is_not_over_or_not_there_is_refused(home: House) -> None:
    ann = home.browser()
    code = ann.open_table(ME, BOT, BOT)
    for what in ("record", "moments/0"):
        assert ann.get(f"tables/{code}/{what}").json()["error"]["key"] == "match-not-over"
        assert ann.get(f"tables/nosuch/{what}").json()["error"]["key"] == "table-unknown"
