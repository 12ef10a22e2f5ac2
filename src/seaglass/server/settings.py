"""What can be set, and what holds when nothing is."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

import seaglass
from seaglass.bots import Limits

A_SECOND = Limits(seconds=1.0)
PACKAGE = Path(seaglass.__file__).parent


def default_db() -> Path:
    """`SEAGLASS_DB`, or a file in the user's data folder."""
    if named := os.environ.get("SEAGLASS_DB"):
        return Path(named)
    return data_db()


def data_db() -> Path:
    return platformdirs.user_data_path("seaglass", appauthor=False) / "seaglass.db"


@dataclass(frozen=True)
class Settings:
    db: Path = field(default_factory=default_db)
    client: Path = PACKAGE / "web_dist"
    bot_delay: float = 0.6  # seconds a bot takes at least, shared when several are due at once
    bot_threads: int = 2
    bot_slice: float = 0.05  # seconds a table's bots think before it is another table's turn
    bot_patience: float = 4  # times its thinking time: then a bot settles with what it has
    retry_after: float = 0.5  # seconds until bots try again after a failure; twice as long after each more
    bot_limits: Mapping[str, Limits] = field(default_factory=dict)  # by level; else those of the level itself
    hint_limits: Limits = A_SECOND
    warm_after: float | None = None  # seconds until all games are made ready to search; None: when needed
    review_iterations: int = 200  # for each decision of a match that is reviewed
    idle_tables: int = 32  # tables nobody is at that stay in memory
    sockets_per_table: int = 200  # sockets at one table
    frame_limit: int = 16 * 1024
    body_limit: int = 64 * 1024
    lock_timeout: float = 5  # seconds to wait while another process writes
    bad_frames_limit: int = 50  # bad frames in a row before the socket is closed
    entropy: Callable[[int], bytes] = os.urandom
