"""The database: its form, and what happens when it cannot be used."""

import traceback
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from seaglass.engine import Refusal
from seaglass.server.settings import Settings, read_settings
from seaglass.server.storage import migrations
from seaglass.server.storage.databases import postgres_url
from seaglass.server.storage.migrate import migrate
from seaglass.server.storage.relocate import take_over
from seaglass.server.storage.schema import metadata
from seaglass.server.storage.store import Saved, Seat, Store

REVISIONS = sorted(file.name[:4] for file in Path(migrations.__file__).parent.glob("versions/0*.py"))


def test_the_migrations_lead_to_the_tables_of_the_store(where: Path | str) -> None:
    store = Store(where)
    with store.engine.connect().execution_options(**store.database.reading) as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    store.close()


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_every_older_form_goes_on(where: Path | str, revision: str) -> None:
    engine = sa.create_engine(postgres_url(where) if isinstance(where, str) else f"sqlite:///{where}")
    with engine.begin() as db:
        migrate(db, revision)
        there = sa.MetaData()
        there.reflect(db)
        row = {
            "code": "kotimu",
            "game": "mouton",
            "rules": 1,
            "options": "{}",
            "secret": bytes(range(32)),
            "version": 3,
            "created": "2026-01-01 00:00:00.000000",
            "over": False,
            "hints": True,
            "quick_bots": True,
            "since": 0,
        }
        columns = there.tables["tables"].columns.keys()
        names = ", ".join(name for name in row if name in columns)
        values = ", ".join(f":{name}" for name in row if name in columns)
        db.execute(sa.text(f"INSERT INTO tables ({names}) VALUES ({values})"), row)  # noqa: S608
        seat = "INSERT INTO seats VALUES ('kotimu', 0, 'person', 'Ann', NULL, 'holder', 'salt')"
        db.execute(sa.text(seat))
        db.execute(sa.text("INSERT INTO decisions VALUES ('kotimu', 0, NULL, 'deal 1')"))
    engine.dispose()
    store = Store(where)
    loaded = store.load("kotimu")
    with store.engine.connect().execution_options(**store.database.reading) as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    store.close()
    assert loaded is not None
    saved, log = loaded
    assert (saved.game, saved.version, saved.secret) == ("mouton", 3, bytes(range(32)))
    assert saved.seats == (Seat("person", "Ann", None, "holder", "salt"),)
    assert log == [(None, "deal 1")]


def test_a_database_that_cannot_be_used_is_refused_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, but it is long enough to be read as one" * 99)
    (tmp_path / "file").write_text("")
    for path in (tmp_path, tmp_path / "text.db", tmp_path / "file" / "a.db", Path("/proc/none/a.db")):
        with pytest.raises(Refusal) as refused:
            Store(path)
        assert refused.value.key == "store-unusable"
        assert str(path) in str(refused.value)


def test_a_database_from_the_future_is_refused(tmp_path: Path) -> None:
    Store(tmp_path / "a.db").close()
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.begin() as db:
        db.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Refusal, match="9999"):
        Store(tmp_path / "a.db")


def test_the_database_is_where_one_says_or_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SEAGLASS_DB", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().db == tmp_path / "seaglass" / "seaglass.db"
    monkeypatch.setenv("SEAGLASS_DB", str(tmp_path / "mine.db"))
    assert Settings().db == tmp_path / "mine.db"


def test_what_a_failed_statement_was_given_is_told_to_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(tmp_path / "a.db")
    holder = "b" * 64
    seats = (Seat("person", "Ann", None, holder, "my words"), Seat("bot", "Bob", "random"))
    saved = Saved("kotimu", "mouton", 1, {}, bytes(32), seats)
    store.create(saved, [])
    with store._writing() as db:
        db.execute(sa.text("CREATE TRIGGER t2 BEFORE INSERT ON seats BEGIN SELECT no_such(1); END"))
        db.execute(sa.text("DROP TABLE decisions"))
    jobs: list[Callable[[], None]] = [
        lambda: store.append(saved, 0, [(0, "play 37")], False),
        lambda: store.create(replace(saved, code="secund"), []),
    ]
    for job in jobs:
        with pytest.raises(Refusal) as refused:
            job()
        told = f"{refused.value} {refused.value.__cause__} {caplog.text}"
        assert "INSERT INTO" in told, "it can still be seen which statement it was"
        for secret in (holder, "play 37", "my words"):
            assert secret not in told
    store.close()


def test_a_database_in_the_old_place_is_taken_over_once_with_what_is_in_its_wal(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    old, new = tmp_path / "cache" / "a.db", tmp_path / "data" / "deep" / "a.db"
    seats = (Seat("person", "Ann"),)
    take_over(old, new)
    assert not new.parent.exists(), "nothing to take over"
    before = Store(old)  # still open, so that what it wrote lies in the -wal file
    before.create(Saved("kotimu", "mouton", 1, {}, bytes(32), seats), [(None, "deal 1")])
    assert old.with_name("a.db-wal").stat().st_size
    take_over(old, new)
    assert [record.getMessage() for record in caplog.records] == [
        f"the database was copied from {old} to {new}, where it is from now on"
    ]
    assert [path.name for path in new.parent.iterdir()] == ["a.db"], "nothing half done is left"
    after = Store(new)
    assert after.load("kotimu") == before.load("kotimu") is not None
    after.create(Saved("secund", "mouton", 1, {}, bytes(32), seats), [])
    take_over(old, new)
    assert after.saved("secund") is not None, "only once"
    for store in (before, after):
        store.close()


def test_a_database_that_cannot_be_taken_over_is_refused_and_left_alone(tmp_path: Path) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new" / "a.db"
    old.write_text("this is no database" * 99)
    with pytest.raises(Refusal, match=r"old\.db"):
        take_over(old, new)
    assert old.read_text().startswith("this")
    assert list(new.parent.iterdir()) == []


def test_what_postgresql_says_of_a_row_is_told_to_nobody(
    postgres_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(postgres_database)
    with store._writing() as db:
        db.execute(sa.text("ALTER TABLE seats ADD CONSTRAINT none CHECK (kind <> 'person')"))
    saved = Saved("kotimu", "mouton", 1, {}, b"s" * 32, (Seat("person", "Ann", None, "b" * 64, "my words"),))
    with pytest.raises(Refusal) as refused:
        store.create(saved, [])
    told = "".join(traceback.format_exception(refused.value)) + caplog.text
    assert "check constraint" in told, "it can still be seen what was wrong"
    for secret in ("kotimu", "b" * 64, "my words"):
        assert secret not in told
    store.close()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:geheim@127.0.0.1:1/none",
        "postgresql://ann:geheim@127.0.0.1:no/none",
        "mysql://ann:geheim@127.0.0.1/none",
        "geheim",
        "",
    ],
)
def test_an_address_that_leads_nowhere_is_refused_without_its_password(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    settings = read_settings({"database": address})
    with pytest.raises(Refusal) as refused:
        Store(settings.where)
    assert refused.value.key in ("store-unusable", "database-unknown")
    told = "".join(traceback.format_exception(refused.value)) + caplog.text + repr(settings)
    assert "geheim" not in told


def test_a_code_that_no_text_can_be_is_that_of_no_table(where: Path | str) -> None:
    store = Store(where)
    assert store.saved("\0") is None
    assert store.version("\0") is None
    assert store.load("\0") is None
    assert store.table_of_spoken_code("\0") is None
    store.close()
