"""The server's log: lines on standard error; what repeats is said once a minute."""

import hashlib
import json
import logging
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal

MINUTE = 60.0
MOST_KNOWN = 1000


class OnceAMinute(logging.Filter):
    """Lets the first of each kind through, and after a minute the next one, with how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._lock = threading.Lock()
        self._said: dict[tuple[str, str], tuple[float, int]] = {}  # when, and how many since

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, str(record.msg).partition("\n")[0]), self._clock()
        with self._lock:
            said, unsaid = self._said.get(kind, (now - MINUTE, 0))
            if now - said < MINUTE:
                self._said[kind] = said, unsaid + 1
                return False
            if len(self._said) >= MOST_KNOWN:
                self._said = {k: known for k, known in self._said.items() if now - known[0] < MINUTE}
            self._said[kind] = now, 0
        if unsaid:
            record.msg, record.args = f"{record.getMessage()} ({unsaid} more like this left out)", None
        return True


class JsonLines(logging.Formatter):
    """Each entry as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


TEXT = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")


def start_log(form: Literal["text", "json"] = "text") -> None:
    handler = logging.StreamHandler()
    handler.addFilter(OnceAMinute())
    handler.setFormatter(JsonLines() if form == "json" else TEXT)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def log_name(code: str) -> str:
    """What a table is called in the log: its code itself would let whoever reads that come to it."""
    return hashlib.sha256(code.encode()).hexdigest()[:8]
