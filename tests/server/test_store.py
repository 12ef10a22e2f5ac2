"""The database: its form, and what happens when it cannot be used."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from seaglass.engine import Refusal
from seaglass.server.settings import Settings, default_db
from seaglass.server.store import Store, metadata


def test_the_migrations_lead_to_the_tables_of_the_store(tmp_path: Path) -> None:
    store = Store(tmp_path / "deep" / "down" / "a.db")
    with store.engine.connect().execution_options(begin="BEGIN") as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    store.close()


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


def test_the_database_is_where_one_says_or_in_the_cache_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SEAGLASS_DB", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert Settings().db == tmp_path / "seaglass" / "seaglass.db"
    monkeypatch.setenv("SEAGLASS_DB", str(tmp_path / "mine.db"))
    assert default_db() == tmp_path / "mine.db"
