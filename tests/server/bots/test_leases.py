"""Of several processes one lets the bots of a table decide; another takes over when it is gone."""

from collections.abc import Iterator

import pytest

from seaglass.server.bots import leases
from seaglass.server.storage.store import Saved, Seat, Store
from tests.server.house import BOT, ME, eventually, house
from tests.server.tables.test_races import at

TABLE = Saved("kotimu", "mouton", 1, {}, bytes(32), (Seat("person", "Ann"),))


@pytest.fixture
def store(postgres_database: str) -> Iterator[Store]:
    opened = Store(postgres_database)
    opened.create(TABLE, [])
    yield opened
    opened.close()


def test_a_lease_is_one_processs_until_it_ends_or_is_not_renewed(store: Store) -> None:
    assert store.take_lease("kotimu", "one", 1000)
    assert store.take_lease("kotimu", "one", 1000)
    assert not store.take_lease("kotimu", "two", 1000)
    assert store.renew_leases("one", 1000) == 1
    store.end_leases("two")
    assert not store.take_lease("kotimu", "two", 1000)
    store.end_leases("one", "kotimu")
    assert store.take_lease("kotimu", "two", -1), "and it is over already"
    assert store.take_lease("kotimu", "one", 1000)
    assert store.renew_leases("two", 1000) == 0
    assert store.remove_table("kotimu")


def test_bots_decide_at_one_process_and_go_on_at_the_other_when_that_one_stops(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE", 1000.0)
    with house(postgres_database, bot_delay=0.05) as there:
        with house(postgres_database, bot_delay=0.05) as here:
            ann = here.browser()
            code = ann.open_table(ME, BOT, BOT)
            live = ann.watch(code)
            while live.now["acting"] != [0]:
                live.hear()
            live_there = at(there, ann).watch(code)
            assert live_there.play()["type"] == "done"
            while live_there.now["acting"] != [0]:
                live_there.hear()
            assert here.registry._leases.held(code)
            assert not there.registry._leases.held(code)
        assert live_there.play()["type"] == "done"
        while live_there.now["acting"] != [0]:
            live_there.hear()
        eventually(lambda: there.registry._leases.held(code))


def test_two_that_both_think_they_have_it_settle_it_by_the_log(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def always(_: leases.Leases, __: str) -> bool:
        return True

    monkeypatch.setattr(leases.Leases, "take", always)
    with house(postgres_database, bot_delay=0.03) as here, house(postgres_database, bot_delay=0.03) as there:
        ann = here.browser()
        code = ann.open_table(BOT, BOT, BOT)
        lives = [ann.watch(code), at(there, ann).watch(code)]
        for live in lives:
            while not live.now["result"]:
                live.hear()
        assert lives[0].now["result"] == lives[1].now["result"]
    assert "try again" not in caplog.text
