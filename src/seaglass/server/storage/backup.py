"""The whole database in one file, and back. SQLite copies it, so that a server may go on meanwhile."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from seaglass.engine import Refusal
from seaglass.server.storage.private_files import create_private, keep_private
from seaglass.server.storage.store import Store


def back_up(database: Path, file: Path) -> None:
    """A copy as of one moment, which nobody else can read; never over a file that is there."""
    if not database.is_file():
        raise Refusal("file-missing", file=str(database))
    if file.exists():
        raise Refusal("file-exists", file=str(file))
    part = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        _copy(database, part)
        part.rename(file)
    finally:
        _remove(part)


def restore(file: Path, database: Path, replace: bool = False) -> None:
    """Put a backup in the place of the database, in its newest form; what was there is kept beside it."""
    if not file.is_file():
        raise Refusal("file-missing", file=str(file))
    if database.exists() and not replace:
        raise Refusal("file-exists", file=str(database))
    part = database.with_name(f"{database.name}.{os.getpid()}")
    try:
        _copy(file, part)
        Store(part).close()  # refuses what is no database of ours, and brings an older one to the newest form
        if database.exists():
            before = database.with_name(f"{database.name}.before")
            before.unlink(missing_ok=True)
            _copy(database, before)
            _remove(database)
        part.rename(database)
    finally:
        _remove(part)


def _copy(source: Path, target: Path) -> None:
    try:
        create_private(target)
        with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
            one.backup(other)
        keep_private(target)
    except (OSError, sqlite3.Error) as wrong:
        raise Refusal("store-unusable", path=str(source), reason=str(wrong)) from wrong


def _remove(database: Path) -> None:
    """With what SQLite keeps beside it."""
    for suffix in ("", "-wal", "-shm"):
        database.with_name(database.name + suffix).unlink(missing_ok=True)
