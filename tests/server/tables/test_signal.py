"""Two processes on one PostgreSQL: what happens at a table is soon told to whoever is there at the other."""

from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from seaglass.server.storage import signal
from seaglass.server.storage.store import Store
from seaglass.server.tables import registry
from tests.server.house import ME, OPEN, House, eventually, house
from tests.server.tables.test_races import at


@pytest.fixture
def homes(postgres_database: str) -> Iterator[tuple[House, House]]:
    with house(postgres_database) as one, house(postgres_database) as two:
        yield one, two


def test_a_move_is_shown_at_the_other_process_frame_by_frame(homes: tuple[House, House]) -> None:
    here, there = homes
    ann, ben, cyd = (here.browser() for _ in range(3))
    code = ann.open_table(ME, OPEN, OPEN)
    ben.join(code)
    cyd.join(code)
    ann_here, ben_there = ann.watch(code), at(there, ben).watch(code)
    assert ann_here.play()["type"] == "done"
    assert ben_there.until("frames", "state")["type"] == "frames"
    assert ben_there.now["acting"] == [1, 2]
    assert ann_here.undo(0)["type"] == "done"
    assert ben_there.until("frames", "state")["type"] == "state"
    assert ben_there.now["acting"] == [0, 1, 2]


def test_somebody_who_sits_down_at_the_other_process_looks_through_those_eyes(
    homes: tuple[House, House],
) -> None:
    here, there = homes
    ann, ben, cyd = (here.browser() for _ in range(3))
    code = ann.open_table(ME, OPEN, OPEN)
    ann_here = ann.watch(code)
    ben.get("games")
    elsewhere = at(there, ben)
    elsewhere.join(code)
    ann_here.until("table")
    ben.http.cookies = elsewhere.http.cookies
    ben_here = ben.watch(code)
    cyd_here = cyd.watch(code)
    at_other = at(there, cyd)
    at_other.join(code)
    assert ben_here.until("state")["eyes"] == 1
    assert len(ben_here.now["legal"]) > 1
    assert cyd_here.until("state")["table"]["status"] == "playing"


@pytest.mark.parametrize("told", [True, False])
def test_a_lost_notice_only_delays(
    homes: tuple[House, House], told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = homes
    ann, ben, cyd = (here.browser() for _ in range(3))
    code = ann.open_table(ME, OPEN, OPEN)
    ben.join(code)
    cyd.join(code)
    ben_there = at(there, ben).watch(code)
    monkeypatch.setattr(registry, "LOOK_EVERY", 10**6 if told else 0.01)
    if not told:
        monkeypatch.setattr(here.registry.store.sync.signal, "tell", lambda changes: None)
    assert ann.watch(code).play()["type"] == "done"
    assert ben_there.until("frames")["acting"] == [1, 2]


def test_whoever_is_at_a_table_that_is_removed_is_told_at_once(
    homes: tuple[House, House], postgres_database: str
) -> None:
    ann = homes[0].browser()
    live = ann.watch(ann.open_table(ME, OPEN, OPEN))
    operator = Store(postgres_database)
    assert operator.remove_table(next(iter(homes[0].registry.tables)))
    operator.close()
    with pytest.raises(ConnectionClosed):
        live.until("nothing")


def test_a_process_that_lost_its_connection_hears_again(
    homes: tuple[House, House], postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signal, "AGAIN", 0.01)
    here, there = homes
    operator = Store(postgres_database)
    listening = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"

    def listeners() -> set[int]:
        with operator._reading() as db:
            return {*db.scalars(sa.text(f"SELECT pid {listening}"))}

    eventually(lambda: len(listeners()) == 2)
    before = listeners()
    with operator._writing() as db:
        db.execute(sa.text(f"SELECT pg_terminate_backend(pid) {listening}"))
    eventually(lambda: len(listeners() - before) == 2)
    operator.close()
    monkeypatch.setattr(registry, "LOOK_EVERY", 10**6)
    ann, ben = here.browser(), here.browser()
    code = ann.open_table(ME, {"kind": "here"}, OPEN)
    ben_there = at(there, ben).watch(code)
    ben.join(code)
    assert ben_there.until("table", "state")["table"]["status"] == "playing"


def test_what_is_no_text_in_postgresql_is_refused_as_such(homes: tuple[House, House]) -> None:
    ann = homes[0].browser()
    code = ann.open_table(ME, OPEN, OPEN)
    assert ann.get("tables/%00").status_code == 404
    assert ann.post("codes", {"spoken": "\0"}).status_code in (404, 405, 422)
    assert ann.join(code, words="a\0b").status_code == 422
