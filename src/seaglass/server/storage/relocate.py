"""The database once lay in the cache folder, where people and programs delete things: take it over once."""

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from seaglass.engine import Refusal
from seaglass.server.storage.private_files import create_private, keep_private

logger = logging.getLogger(__name__)


def take_over(old: Path, new: Path) -> None:
    """Copy the database from its old place, unless there is one in the new; the old one stays.

    SQLite itself copies it, so that what is still in its -wal file comes along.
    """
    if new.exists() or not old.is_file():
        return
    copy = new.with_name(f"{new.name}.{os.getpid()}")
    try:
        create_private(copy)
        with closing(sqlite3.connect(old)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        _put_in_place(copy, new)
        keep_private(old)
    except (OSError, sqlite3.Error) as wrong:
        raise Refusal("store-unusable", path=str(old), reason=str(wrong)) from wrong
    finally:
        copy.unlink(missing_ok=True)
    logger.warning("the database was copied from %s to %s, where it is from now on", old, new)


def _put_in_place(copy: Path, new: Path) -> None:
    """Whole or not at all, and never over the database of a server that was faster."""
    try:
        new.hardlink_to(copy)
    except FileExistsError:
        return
    except OSError:  # a file system without hard links
        if not new.exists():
            copy.replace(new)
