"""One server at a time on a SQLite database: the kernel keeps the lock, and lets go when the process ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from seaglass.engine import Refusal
from seaglass.server.storage.private_files import create_private


@contextmanager
def alone(database: Path) -> Iterator[None]:
    """Refused where another process serves from this database."""
    path = database.resolve()
    lock = path.with_name(f"{path.name}.lock")
    try:
        create_private(lock)
        file = lock.open("r+b")
    except OSError as wrong:
        raise Refusal("store-unusable", path=str(database), reason=str(wrong)) from wrong
    with file:
        try:
            _lock(file.fileno())
        except OSError:
            raise Refusal("database-in-use", path=str(database)) from None
        yield


def _lock(file: int) -> None:
    """A lock of the process, which its children do not inherit."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
