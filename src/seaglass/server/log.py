"""The server's log: lines on standard error; what repeats is said once a minute."""

import logging
import threading
import time
from collections.abc import Callable

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


def start_log() -> None:
    handler = logging.StreamHandler()
    handler.addFilter(OnceAMinute())
    logging.basicConfig(
        format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING, handlers=[handler]
    )
