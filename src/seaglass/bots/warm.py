"""Fills the cache with the kernels that tables and bots use, in a process of its own.

`python -m seaglass.bots.warm mouton sirens` prepares these games; without names it reads them from its
input, a line each. It says each name when that game is ready. Compiling takes much of a minute for some
games and stops every other thread of a process, so whoever serves people lets this do it.
"""

import os
import sys
from collections.abc import Iterable

from seaglass.bots import Limits, think
from seaglass.bots.greedy import greedy
from seaglass.engine import Match, game_named
from seaglass.engine.fair import Fair

LOWEST_PRIORITY = 19


def warm(game: str) -> None:
    """Have every kernel of a game in the cache and in this process: of its tables, and of its bots."""
    known = game_named(game)
    known.table_rules.compile()
    match = Match(known, known.seats[-1])
    Fair(b"warm").draw_all(match)
    seat = match.actors[0]
    greedy(match, seat, 1, compiled=True)
    think(match, seat, 1, Limits(iterations=1))


def main(names: Iterable[str]) -> None:
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    for name in names:
        warm(name.strip())
        print(name.strip(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or sys.stdin)
