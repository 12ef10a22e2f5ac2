"""A server in a process of its own that says what it has used: `python -m seaglass.server.load.process`.

Its arguments are a database file, a processor core (or `any`) and the game that will be played. Each line
that it reads is answered with one of JSON.
"""

import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from seaglass.bots.warm import warm
from seaglass.server.serve import serve
from seaglass.server.settings import Settings

MANY = 1e6


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """Run on one core of those this process may use, where the system can do that."""
    allowed = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    if sys.platform != "linux" or core is None or core >= len(allowed):
        yield
        return
    os.sched_setaffinity(0, {allowed[core]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def memory() -> int:
    """Bytes this process holds in memory; 0 where the system does not say."""
    with suppress(OSError, ValueError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def _answer() -> None:
    for _ in sys.stdin:
        print(json.dumps({"cpu": time.process_time(), "memory": memory()}), flush=True)


def main() -> None:
    threading.Thread(target=_answer, daemon=True).start()
    settings = Settings(
        db=Path(sys.argv[1]),
        port=0,
        warm_after=None,
        host="127.0.0.1",
        requests_per_person=MANY,  # a few people open all tables
        requests_per_address=MANY,
    )
    warm(sys.argv[3])  # as a server is soon after its start
    with on_core(None if sys.argv[2] == "any" else int(sys.argv[2])):
        serve(settings)


if __name__ == "__main__":
    main()
