"""The two kinds of database: SQLite in a file of its own, and PostgreSQL at an address."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy import event

from seaglass.engine import Refusal
from seaglass.server.storage.private_files import create_private, keep_private
from seaglass.server.storage.signal import NoSignal, PostgresSignal, Signal

STARTING = 7_310_553  # the advisory lock of servers that bring a PostgreSQL database to its newest form


class Database(Protocol):
    name: str  # for people; a password is never in it
    engine: sa.Engine
    reading: Mapping[str, Any]  # the options of a transaction that sees everything as of one moment
    writing: Mapping[str, Any]
    signal: Signal

    def prepare(self) -> None:
        """Make it, if it is ours to make."""

    def lock_start(self, db: sa.Connection) -> None:
        """Let no other server change its form until this transaction ends."""

    def protect(self) -> None:
        """Keep it from whoever has no business with it."""


def open_database(where: Path | str, lock_timeout: float) -> Database:
    """`where`: the file of a SQLite database, or the address of one of PostgreSQL."""
    if isinstance(where, Path):
        return SqliteDatabase(where, lock_timeout)
    return PostgresDatabase(where, lock_timeout)


class SqliteDatabase:
    """A transaction that writes has the write lock from its first statement."""

    reading: Mapping[str, Any] = {"begin": "BEGIN"}
    writing: Mapping[str, Any] = {"begin": "BEGIN IMMEDIATE"}

    def __init__(self, path: Path, lock_timeout: float) -> None:
        self.name = str(path)
        self._path = path
        # What a statement was given (a holder, a secret, a move) is for nobody who reads a log.
        self.engine = sa.create_engine(
            f"sqlite:///{path}", connect_args={"timeout": lock_timeout}, hide_parameters=True
        )
        event.listen(self.engine, "connect", _durable)
        event.listen(self.engine, "begin", _begin)
        self.signal: Signal = NoSignal()

    def prepare(self) -> None:
        create_private(self._path)

    def lock_start(self, db: sa.Connection) -> None:
        """`BEGIN IMMEDIATE` has done it."""

    def protect(self) -> None:
        keep_private(self._path)


class PostgresDatabase:
    """Rows that a transaction changes are locked; two that change one table are settled by its version."""

    reading: Mapping[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    writing: Mapping[str, Any] = {}

    def __init__(self, address: str, lock_timeout: float) -> None:
        url = postgres_url(address)
        self.name = f"{url.host or url.query.get('host', '')}/{url.database or ''}"
        self._lock_timeout = max(1, round(lock_timeout * 1000))
        self.engine = sa.create_engine(url, hide_parameters=True, pool_pre_ping=True)
        event.listen(self.engine, "connect", self._limit_waiting)
        event.listen(self.engine, "handle_error", _leave_out_values)
        self.signal: Signal = PostgresSignal(self.engine)

    def prepare(self) -> None:
        """Whoever runs PostgreSQL has made it."""

    def lock_start(self, db: sa.Connection) -> None:
        db.exec_driver_sql("SET LOCAL lock_timeout = 0")
        db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({STARTING})")

    def protect(self) -> None:
        """PostgreSQL does."""

    def _limit_waiting(self, connection: Any, _: Any) -> None:
        connection.execute(f"SET lock_timeout = {self._lock_timeout}")
        connection.commit()


def postgres_url(address: str) -> sa.URL:
    """Refused without being repeated: it may hold a password."""
    try:
        url = sa.make_url(address)
        if url.get_backend_name() not in ("postgresql", "postgres"):
            raise Refusal("database-unknown")
    except (sa.exc.ArgumentError, ValueError):
        raise Refusal("database-unknown") from None
    return url.set(drivername="postgresql+psycopg")


def as_text(asked: str) -> str:
    """What somebody asks for, as a text the database can compare: PostgreSQL has none with a zero in it."""
    return asked.replace("\0", " ")


def lock_table(db: sa.Connection, table: sa.Table) -> None:
    """Let nobody else write to this table until the transaction ends; with SQLite nobody does anyway."""
    if db.dialect.name == "postgresql":
        db.exec_driver_sql(f"LOCK TABLE {table.name} IN SHARE ROW EXCLUSIVE MODE")


def _durable(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where _begin says, not where the driver guesses
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(db: sa.Connection) -> None:
    db.exec_driver_sql(db.get_execution_options()["begin"])


def _leave_out_values(context: sa.engine.ExceptionContext) -> None:
    """What PostgreSQL says of an error ends with the row it is about: that is for nobody who reads a log."""
    wrong, told = context.original_exception, context.sqlalchemy_exception
    first = getattr(getattr(wrong, "diag", None), "message_primary", None)
    if first is not None:
        wrong.args = (first,)
        if told is not None:
            told.args = (f"({type(wrong).__name__}) {first}",)
