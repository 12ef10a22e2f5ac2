"""Two processes over one database: it settles who was first, and the other one looks again."""

import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from seaglass.engine import Match, game_named
from seaglass.server.storage.store import CodeTaken, Overtaken, Saved, Seat, Store
from tests.server.house import BOT, HERE, ME, OPEN, Browser, House, Live, eventually, house

TABLE = Saved("kotimu", "mouton", 1, {"cards": "secret"}, bytes(32), (Seat("person", "Ann"), Seat("open")))


@pytest.fixture
def homes(where: Path | str) -> Iterator[tuple[House, House]]:
    with house(where) as one, house(where) as two:
        yield one, two


def at(home: House, browser: Browser) -> Browser:
    """The same person at another server."""
    other = home.browser()
    other.http.cookies = browser.http.cookies
    return other


def replays(home: House, code: str) -> Match:
    """The match as the log has it: it plays through, so no decision is missing or there twice."""
    snapshot = home.registry.replay(code)
    assert snapshot is not None
    return snapshot.match


def test_one_of_two_writers_of_the_same_ply_loses(where: Path | str) -> None:
    one, two = Store(where), Store(where)
    one.create(TABLE, [])
    known = two.saved("kotimu")
    assert known == TABLE
    one.append(TABLE, 0, [(None, "deal 1")], False)
    with pytest.raises(Overtaken):
        two.append(known, 0, [(None, "deal 2")], False)
    with pytest.raises(Overtaken):
        two.sit(known, 1, Seat("person", "Ben"), [])
    with pytest.raises(Overtaken):
        two.forget(known, 0)
    with pytest.raises(CodeTaken):
        two.create(TABLE, [])
    assert two.load("kotimu") == (one.saved("kotimu"), [(None, "deal 1")])
    for store in (one, two):
        store.close()


def test_the_ply_itself_is_unique(where: Path | str) -> None:
    store = Store(where)
    store.create(TABLE, [(None, "deal 1")])
    with pytest.raises(Overtaken):
        store.append(TABLE, 0, [(None, "deal 2")], False)
    loaded = store.load("kotimu")
    assert loaded == (TABLE, [(None, "deal 1")]), "nothing of the transaction stays"
    store.close()


def test_servers_that_start_at_once_make_one_database(where: Path | str) -> None:
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(lambda _: Store(where), range(4)))
    stores[0].create(TABLE, [])
    assert stores[3].saved("kotimu") == TABLE
    for store in stores:
        store.close()


def test_a_server_that_was_overtaken_looks_again_and_goes_on(homes: tuple[House, House]) -> None:
    here, there = homes
    ann, ben, cyd = (here.browser() for _ in range(3))
    code = ann.open_table(ME, OPEN, OPEN)
    ben.join(code)
    cyd.join(code)
    ann_here, ben_there, cyd_there = ann.watch(code), at(there, ben).watch(code), at(there, cyd).watch(code)
    assert ann_here.play()["type"] == "done"
    assert ben_there.now["acting"] == [0, 1, 2], "the other server has not heard of it"
    assert ben_there.play()["type"] == "done"
    assert ben_there.now["acting"] == [2]
    assert cyd_there.settle().now["acting"] == [2], "everybody there was told what they had missed"
    assert cyd_there.play()["type"] == "done"
    assert ann_here.undo(0)["error"]["key"] == "undo-impossible"
    eventually(lambda: bool(ann_here.settle().now["ply"] == cyd_there.now["ply"]))
    assert replays(here, code).ply == cyd_there.now["ply"]


def test_the_same_seat_at_two_servers_decides_once(homes: tuple[House, House]) -> None:
    here, there = homes
    ann = here.browser()
    code = ann.open_table(ME, OPEN, BOT)
    here.browser().join(code)
    one, two = ann.watch(code), at(there, ann).watch(code)
    one.settle()
    two.settle()
    ply, moves = one.now["ply"], one.now["legal"]
    assert one.play(moves[0], ply=ply)["type"] == "done"
    assert two.play(moves[1], ply=ply)["error"]["key"] == "move-stale"


def test_undo_at_one_server_and_a_move_at_the_other_leave_no_gap(homes: tuple[House, House]) -> None:
    here, there = homes
    ann, ben = here.browser(), here.browser()
    code = ann.open_table(ME, OPEN, OPEN)
    ben.join(code)
    here.browser().join(code)
    ann_here = ann.watch(code)
    ann_here.settle().play()
    ben_there = at(there, ben).watch(code)
    assert ben_there.now["acting"] == [1, 2]
    assert ann_here.undo(0)["type"] == "done"
    assert ben_there.play()["type"] == "done"
    assert ben_there.now["acting"] == [0, 2]
    assert replays(here, code).actors == (0, 2)


def test_everybody_hurries_at_two_servers(homes: tuple[House, House]) -> None:
    """Five seats, ten sockets, all at once: what is confirmed is in the log, and the log plays through."""
    here, there = homes
    ann = here.browser()
    code = ann.open_table(ME, HERE, HERE, {"kind": "here"}, {"kind": "here"})
    lives = [(seat, at(home, ann).watch(code)) for seat in range(5) for home in homes]
    confirmed: set[tuple[int, str]] = set()
    start = threading.Barrier(len(lives))

    def hurry(seat: int, live: Live) -> None:
        dice = random.Random(seat)
        start.wait()
        for _ in range(6):
            live.look(seat)
            if live.now["legal"]:
                move = dice.choice(live.now["legal"])
                if live.play(move, seat=seat)["type"] == "done":
                    confirmed.add((seat, move))

    with ThreadPoolExecutor(len(lives)) as threads:
        for done in [threads.submit(hurry, *who) for who in lives]:
            done.result()
    match = replays(there, code)
    name = game_named("mouton").moves.name
    logged = [(actor, name(decision)) for actor, decision in match.decisions if actor < 5]
    assert confirmed == set(logged)
    assert len(logged) == len(set(logged)) >= 5


def test_the_secret_of_a_day_is_drawn_once(where: Path | str) -> None:
    day, stores = "2027-03-01", [Store(where) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        drawn = list(threads.map(lambda i: stores[i].draw_secret_of_day(day, bytes([i] * 32)), range(4)))
    assert set(drawn) == {stores[0].secret_of_day(day)}
    for store in stores:
        store.close()


def test_the_last_open_seat_is_taken_once(homes: tuple[House, House]) -> None:
    code = homes[0].browser().open_table(ME, BOT, OPEN)
    guests = [home.browser() for home in homes for _ in range(3)]
    with ThreadPoolExecutor(len(guests)) as threads:
        answers = list(threads.map(lambda guest: guest.join(code).status_code, guests))
    assert sorted(answers) == [200] + [409] * 5


def test_one_rematch_however_many_ask(homes: tuple[House, House]) -> None:
    ann = homes[0].browser()
    code = ann.open_table({"kind": "me"}, BOT, BOT)
    live = ann.watch(code)
    while not live.settle().now["result"]:
        if live.now["legal"]:
            live.play()
    asking = [at(home, ann) for home in homes for _ in range(3)]
    with ThreadPoolExecutor(len(asking)) as threads:
        found = {b.json()["code"] for b in threads.map(lambda b: b.post(f"tables/{code}/rematch"), asking)}
    assert len(found) == 1
