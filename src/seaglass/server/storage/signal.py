"""Tells other processes on the same database which tables have changed.

A notice is a hint and may be lost: whoever hears one, or looks again after a while, reads the log.
"""

import logging
import secrets
import threading
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

import sqlalchemy as sa

logger = logging.getLogger(__name__)

CHANNEL = "seaglass"
AGAIN = 1.0  # seconds until it listens again after the connection broke
REMOVED = -1  # in place of a version

Changes: TypeAlias = Mapping[str, int]  # the new version of each table, by code


class Signal(Protocol):
    others: bool  # whether there may be other processes

    def tell(self, changes: Changes) -> None:
        """Tell the others; called from whichever thread wrote, after it was durable."""

    def listen(self, heard: Callable[[Changes], None]) -> None:
        """From now on `heard` is called, from another thread, with what others have told."""

    def close(self) -> None: ...


class NoSignal:
    """One process alone."""

    others = False

    def tell(self, changes: Changes) -> None:
        """There is nobody."""

    def listen(self, heard: Callable[[Changes], None]) -> None:
        """There is nobody."""

    def close(self) -> None:
        """There is nothing."""


class PostgresSignal:
    """LISTEN and NOTIFY."""

    others = True

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._me = secrets.token_hex(8)
        self._closed = threading.Event()
        self._listener: threading.Thread | None = None

    def tell(self, changes: Changes) -> None:
        said = " ".join((self._me, *(f"{code}:{version}" for code, version in changes.items())))
        try:
            with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
                db.execute(sa.select(sa.func.pg_notify(CHANNEL, said)))
        except sa.exc.DBAPIError as trouble:
            logger.warning("other processes hear later of a change: %s", trouble)

    def listen(self, heard: Callable[[Changes], None]) -> None:
        self._listener = threading.Thread(target=self._listen, args=(heard,), name="signal", daemon=True)
        self._listener.start()

    def close(self) -> None:
        self._closed.set()
        if self._listener is not None:
            self._listener.join()

    def _listen(self, heard: Callable[[Changes], None]) -> None:
        while not self._closed.is_set():
            try:
                self._listen_once(heard)
            except sa.exc.DBAPIError as trouble:
                logger.warning("no notices from other processes: %s", trouble)
                self._closed.wait(AGAIN)

    def _listen_once(self, heard: Callable[[Changes], None]) -> None:
        """Until the connection breaks, or it is closed."""
        import psycopg  # whoever has a file for a database does without

        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
            db.exec_driver_sql(f"LISTEN {CHANNEL}")
            driver: Any = db.connection.driver_connection
            try:
                while not self._closed.is_set() and not driver.closed:
                    for notice in driver.notifies(timeout=0.2):
                        sender, *changes = notice.payload.split()
                        if sender != self._me:
                            heard({code: int(version) for code, version in (c.split(":") for c in changes)})
            except psycopg.OperationalError as broken:
                logger.warning("no notices from other processes: %s", broken)
                self._closed.wait(AGAIN)
            finally:
                db.invalidate()  # no other transaction is to get a connection that listens
