"""Reviews one match in a process of its own: reads a record, writes its progress and then the review.

`python -m seaglass.server.reviews.worker ITERATIONS` writes a line `{"done", "of"}` after each decision, at
the end `{"review"}` or, when it cannot go on, `{"failed"}` and why.
"""

import json
import os
import sys
from dataclasses import asdict

from seaglass.bots import Limits
from seaglass.bots.review import review
from seaglass.engine import record
from seaglass.server.reviews.queue import reason_of

LOW_PRIORITY = 15


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    limits = Limits(iterations=int(sys.argv[1]))
    try:
        found = review(record.loads(sys.stdin.read()).match, limits, progress=_tell)
    except Exception as wrong:
        print(json.dumps({"failed": reason_of(wrong)}), flush=True)
        raise
    print(json.dumps({"review": asdict(found)}), flush=True)


def _tell(done: int, of: int) -> None:
    print(json.dumps({"done": done, "of": of}), flush=True)


if __name__ == "__main__":
    main()
