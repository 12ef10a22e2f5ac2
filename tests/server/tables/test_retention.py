"""What is removed when: nothing, unless the settings say so, and nothing that somebody uses."""

from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from seaglass.server.settings import Settings
from seaglass.server.storage.invitations import spoken_codes
from seaglass.server.storage.schema import decisions, seats, tables
from seaglass.server.storage.store import Store
from tests.server.house import BOT, HERE, ME, OPEN, eventually, house

DAYS = timedelta(days=10)


def opened_long_ago(db: Path) -> None:
    """All tables of a database were opened ten days earlier."""
    store = Store(db)
    with store._writing() as connection:
        for code, created in connection.execute(sa.select(tables.c.code, tables.c.created)).all():
            earlier = sa.update(tables).where(tables.c.code == code).values(created=created - DAYS)
            connection.execute(earlier)
    store.close()


def test_by_default_nothing_is_removed() -> None:
    assert Settings().keep_finished_days is None
    assert Settings().keep_unfinished_days is None


@pytest.mark.parametrize(("over", "setting"), [(True, "keep_finished_days"), (False, "keep_unfinished_days")])
def test_old_tables_are_removed_with_all_that_belongs_to_them(
    tmp_path: Path, over: bool, setting: str
) -> None:
    db = tmp_path / "a.db"
    with house(db) as home:
        ann = home.browser()
        codes = {True: ann.open_table(BOT, BOT, BOT), False: ann.open_table(ME, OPEN, BOT)}
        ann.post(f"tables/{codes[False]}/spoken")
        live = ann.watch(codes[True])
        while not live.now["result"]:
            live.hear()
    opened_long_ago(db)
    with house(db) as home:
        new = home.browser().open_table(ME, HERE, HERE)
    with house(db, **{setting: 9}) as home:
        eventually(lambda: home.registry.store.sync.saved(codes[over]) is None)
        assert home.registry.store.sync.saved(codes[not over]) is not None
        assert home.registry.store.sync.saved(new) is not None
        with home.registry.store.sync._reading() as connection:
            for table in (seats, decisions, spoken_codes):
                left = sa.select(sa.func.count()).where(table.c.table == codes[over])
                assert connection.scalar(left) == 0


def test_what_somebody_uses_stays_and_what_is_young_too(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    with house(db) as home:
        ann = home.browser()
        used, left = ann.open_table(ME, OPEN, BOT), ann.open_table(ME, OPEN, BOT)
    opened_long_ago(db)
    with house(db) as home:
        store = home.registry.store.sync
        assert store.remove_old_tables(over=False, days=11) == 0
        assert store.remove_old_tables(over=False, days=9, used={used}) == 1
        assert (store.saved(used) is None, store.saved(left) is None) == (False, True)
