"""A finished match over HTTP: reviewed by a child, seen at any moment, and played on from there."""

import asyncio
import json
import shutil
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from seaglass.engine import CHANCE, Refusal, record
from seaglass.server.reviews.queue import KEPT, ReviewQueue
from seaglass.server.settings import Settings
from tests.server.house import BOT, ME, WAIT, Browser, House, eventually, house

QUICK = {"review_iterations": 20}


def finished(ann: Browser) -> str:
    """A table at which three bots have played a match to its end."""
    code = ann.open_table(BOT, BOT, BOT)
    live = ann.watch(code)
    while not live.now["result"]:
        live.hear()
    return code


def reviewed(ann: Browser, code: str) -> dict[str, Any]:
    deadline = time.monotonic() + 6 * WAIT  # a kernel may have to be compiled
    far = []
    while True:
        answer = ann.post(f"tables/{code}/review")
        assert answer.status_code == 200, answer.text
        said = answer.json()
        far.append(said["done"])
        if said["review"] is not None:
            assert far == sorted(far)
            assert said["done"] == said["of"] == len(said["review"]["decisions"])
            found: dict[str, Any] = said["review"]
            return found
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_review_adds_up_and_any_moment_can_be_seen(tmp_path: Path) -> None:
    with house(tmp_path / "seaglass.db", **QUICK) as home:
        ann = home.browser()
        code = finished(ann)
        review = reviewed(home.browser(), code)
        for account in review["accounts"]:
            assert abs(account["start"] + account["luck"] - account["cost"] - account["result"]) < 1e-9
        kept = ann.get(f"tables/{code}/record").json()
        for decision in (review["decisions"][0], max(review["decisions"], key=lambda d: d["cost"])):
            seat, move = kept["decisions"][decision["ply"]]
            assert (seat, move) == (decision["seat"], decision["chosen"]["move"])
            moment = ann.get(f"tables/{code}/moments/{decision['ply']}?eyes={seat}").json()
            assert seat in moment["acting"]
            assert int(move.split()[1]) in moment["frame"]["view"]["hand"]
            assert len(moment["frame"]["view"]["hand"]) == decision["choices"]
            assert ann.get(f"tables/{code}/moments/{decision['ply']}").json()["frame"]["view"]["hand"] is None
        assert reviewed(ann, code) == review


def test_what_cannot_be_reviewed_or_forked(shared_home: House) -> None:
    ann = shared_home.browser()
    running = ann.open_table(ME, BOT, BOT)
    for answer in (
        ann.post(f"tables/{running}/review"),
        ann.get(f"tables/{running}/moments/3?eyes=1"),
        ann.post(f"tables/{running}/fork", {"ply": 3, "seat": 0}),
    ):
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "match-not-over")
    code = finished(ann)
    whole = len(ann.get(f"tables/{code}/record").json()["decisions"])
    for path, body, key in (
        (f"moments/{whole + 1}", None, "ply-unknown"),
        ("moments/0?eyes=5", None, "seat-unknown"),
        ("fork", {"ply": whole, "seat": 0}, "match-over"),
        ("fork", {"ply": whole + 1, "seat": 0}, "ply-unknown"),
        ("fork", {"ply": 4, "seat": 3}, "seat-unknown"),
    ):
        answer = ann.get(f"tables/{code}/{path}") if body is None else ann.post(f"tables/{code}/{path}", body)
        assert answer.json()["error"]["key"] == key


def test_a_match_played_on_from_a_moment_outlives_the_server(tmp_path: Path) -> None:
    db = tmp_path / "seaglass.db"
    with house(db) as home:
        ann = home.browser()
        code = finished(ann)
        kept = ann.get(f"tables/{code}/record").json()["decisions"]
        ply = next(i for i in range(80, len(kept)) if kept[i][0] == 1)
        forked = ann.post(f"tables/{code}/fork", {"ply": ply, "seat": 1}).json()["code"]
        live = ann.watch(forked)
        assert [seat["kind"] for seat in live.now["table"]["seats"]] == ["bot", "person", "bot"]
        assert (live.now["proof"]["origin"], live.now["proof"]["since"]) == (code, ply)
        hand = ann.get(f"tables/{code}/moments/{ply}?eyes=1").json()["frame"]["view"]["hand"]
        assert live.now["frame"]["view"]["hand"] == hand
        assert not live.now["undo"]
        live.play()
        eventually(lambda: not home.registry.tables[forked].snapshot.bots_due)
        before = ann.watch(forked).now
    with house(db) as home:
        again = home.browser()
        again.http.cookies = ann.http.cookies
        live = again.watch(forked)
        assert live.now == before
        while not live.now["result"]:
            if live.settle().now["legal"]:
                live.play()
        text = again.get(f"tables/{forked}/record").text
        assert json.loads(text)["decisions"][:ply] == kept[:ply]
        found = record.loads(text)
        assert found.since == ply
        assert any(actor == CHANCE for actor, _ in found.match.decisions[ply:])
        found.verify()


def test_closing_the_server_stops_a_review(tmp_path: Path) -> None:
    with house(tmp_path / "seaglass.db", review_iterations=100_000) as home:
        ann = home.browser()
        code = finished(ann)
        said: dict[str, Any] = {"of": 0}
        while not said["of"]:
            said = ann.post(f"tables/{code}/review").json()
            time.sleep(0.1)
        began = time.monotonic()
    assert time.monotonic() - began < WAIT


async def no_record() -> str:
    raise Refusal("table-unreadable", code="kotimu", reason="rules 9 are not known")


async def not_a_record() -> str:
    return "{}"


async def fails(reviews: ReviewQueue, code: str, record: Callable[[], Awaitable[str]]) -> Refusal:
    """Ask for a review until it is refused."""
    async with asyncio.timeout(WAIT):
        while True:
            try:
                reviews.request(code, "ann", record)
            except Refusal as refusal:
                return refusal
            await asyncio.sleep(0.01)


def test_failed_reviews_keep_no_place_from_others() -> None:
    async def check() -> None:
        reviews = ReviewQueue(Settings(reviews_waiting=16, reviews_per_person=4))
        for i in range(16):
            reviews.request(f"failing{i}", f"person{i // 4}", no_record)
        with pytest.raises(Refusal) as busy:
            reviews.request("one-too-many", "another", no_record)
        assert busy.value.key == "reviews-busy"
        await asyncio.gather(*(work.task for work in reviews._jobs.values() if work.task))
        for i in range(2 * KEPT):
            await asyncio.gather(reviews.request(f"another{i}", "ann", no_record).task or asyncio.sleep(0))
        assert len(reviews._jobs) <= KEPT + 1

    asyncio.run(check())


def test_many_reviews_of_one_person_do_not_keep_the_next_one_waiting() -> None:
    begun: list[str] = []

    async def check() -> None:
        reviews, go_on = ReviewQueue(Settings(reviews_per_person=4)), asyncio.Event()

        def ask(code: str, owner: str) -> None:
            async def begin() -> str:
                begun.append(code)
                await go_on.wait()
                return await no_record()

            reviews.request(code, owner, begin)

        for i in range(4):
            ask(f"ann{i}", "ann")
        with pytest.raises(Refusal) as busy:
            ask("ann4", "ann")
        assert busy.value.key == "reviews-busy"
        ask("ben0", "ben")
        await asyncio.sleep(0)  # all of them have begun to wait
        go_on.set()
        await asyncio.gather(*(job.task for job in reviews._jobs.values() if job.task))

    asyncio.run(check())
    assert begun == ["ann0", "ben0", "ann1", "ann2", "ann3"]


def test_who_asks_for_a_review_that_failed_is_told_why_and_may_ask_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def check() -> None:
        reviews = ReviewQueue(Settings())
        for _ in range(2):
            unreadable = await fails(reviews, "kotimu", no_record)
            assert unreadable.key == "table-unreadable"
            assert "rules 9" in str(unreadable)
        refused = await fails(reviews, "kotimu", not_a_record)
        assert refused.key == "review-failed"
        assert str(record_refusal()) in str(refused)
        monkeypatch.setattr(sys, "executable", shutil.which("false"))
        assert "1" in (await fails(reviews, "kotimu", not_a_record)).details["reason"]
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
        assert "No such file" in str(await fails(reviews, "kotimu", not_a_record))
        await reviews.close()

    asyncio.run(check())


def test_a_child_that_ends_by_itself_is_no_stranger_to_asyncio(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    worker = tmp_path / "worker"
    worker.write_text("""#!/bin/sh\necho '{"review": {}}'\n""")
    worker.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(worker))

    async def check() -> None:
        reviews = ReviewQueue(Settings(reviews_per_person=20))
        for i in range(20):
            reviews.request(str(i), "ann", not_a_record)
        await asyncio.gather(*(job.task for job in reviews._jobs.values() if job.task))
        assert all(job.found == {} for job in reviews._jobs.values())

    asyncio.run(check())
    assert not caplog.records


def record_refusal() -> Refusal:
    with pytest.raises(Refusal) as refused:
        record.loads("{}")
    return refused.value
