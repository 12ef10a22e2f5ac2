"""Views of Sirens in Sight for sirens.html.

From the top folder: `PYTHONPATH=. .venv/bin/python web/dev/sirens.py > web/dev/sirens.json`.
"""

import json
import sys
from typing import Any

from seaglass.engine import gate
from tests.games.sirens.table import KLAUS, Table, new_table, table

MIDDLE = """
28: 7 5 9 | 6 3
30 captain: 10 8 -2 | 9 10 4 3
32: 4 0 | 5 8b
34 mate: 9 10 6 5 | 2 -1
36 klaus
"""
FULL = """
28 captain: 7 5 9 1 2 | 6 3 8 4
30: 10 8 -2 3 | 9 10 4 1 0
32 mate: 4 0 7 -1 6 | 5 8b -2 1
34: 9 2 5 0 | 2 -1 7 7 10k
36: 9 8 1 4 | 3 6 5 3
"""
HAND = (10, 6, 0, -3)


def frames(here: Table, *moves: str) -> list[dict[str, Any]]:
    """The view before these moves, and after each step they bring about."""
    views = [sample(here)]
    for move in moves:
        here.play(move, draw=7)
        match = here.match
        views += [{"view": gate.seen(match, KLAUS, [frame])[0]["view"], "legal": []} for frame in here.frames]
        views[-1] = sample(here)
    return views


def sample(here: Table) -> dict[str, Any]:
    legal = here.match.legal(KLAUS) if KLAUS in here.match.actors else []
    return {"view": here.view(), "legal": legal}


def middle(**more: Any) -> Table:
    return table(MIDDLE, klaus=HAND, mugs=more.pop("mugs", ("held", 32)), **more)


SAMPLES = {
    "start": lambda: frames(table(klaus=HAND, mugs=("held", "held"))),
    "middle": lambda: frames(middle(), "lay 6 on 34 mine"),
    "full": lambda: frames(table(FULL, klaus=(10, 6, -3, -4), brigitta=(-4, -3), mugs=(30, 30))),
    "walk": lambda: frames(middle(), "lay 0 on 30 mine", "walk to 32"),
    "answer": lambda: frames(middle(turn=1, mugs=("held", "spent")), "lay 2 on 28 mine"),
    "asked": lambda: asked(),
    "theirs": lambda: frames(middle(), "lay 0 on 34 theirs"),
    "octopus": lambda: frames(middle(), "octopus 10 from 30 theirs", "carry to 34 mine"),
    "last": lambda: frames(middle(), "lay 10 on 32 mine"),
    "rum": lambda: frames(middle(), "rum on 28"),
    "round": lambda: frames(
        table("28 captain: 4 | 3\n30: 5 |\n32\n34 mate\n36", klaus=HAND), "lay 0 on 28 mine", "walk to 36"
    ),
    "opening": lambda: frames(new_table("on")),
    "end": lambda: frames(
        table(
            "28 captain: 10 9 | 1\n30 klaus\n32 gone\n34 klaus\n36 brigitta\n",
            klaus=(9, 5, 1, 1),
            mate="seat 2",
            mugs=("spent", "spent"),
        ),
        "lay 9 on 28 mine",
    ),
}


def asked() -> list[dict[str, Any]]:
    here = table(MIDDLE, klaus=HAND, brigitta=(0, 3, 4, 7), turn=1, mugs=("held", "spent"))
    return frames(here, "lay 0 on 34 theirs")


if __name__ == "__main__":
    json.dump({name: make() for name, make in SAMPLES.items()}, sys.stdout)
