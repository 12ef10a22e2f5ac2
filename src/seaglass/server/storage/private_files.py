"""The database is for whoever runs the server alone: it holds the secrets of all tables."""

import logging
import os
from pathlib import Path

logger = logging.getLogger(__name__)

OWN_FILE, OWN_FOLDER = 0o600, 0o700
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps; new ones get the mode of the database


def create_private(path: Path) -> None:
    """Make this file, empty, and the folders it needs, unless they are there."""
    _make_folders(path.parent)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWN_FILE))


def keep_private(database: Path) -> None:
    """Let nobody else read or write a database, which may be older than this rule."""
    for file in (database.with_name(database.name + suffix) for suffix in BESIDE):
        try:
            if file.stat().st_mode & 0o077:
                file.chmod(OWN_FILE)
        except FileNotFoundError:
            continue
        except PermissionError:
            logger.warning("others on this machine can open %s, and it is not ours to forbid", file)


def _make_folders(folder: Path) -> None:
    """Those that are missing, for nobody else; those that are there stay as they are."""
    if not folder.exists():
        _make_folders(folder.parent)
        folder.mkdir(mode=OWN_FOLDER, exist_ok=True)
