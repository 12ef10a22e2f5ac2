"""Views of Petite Mer for web/dev/petite_mer.html.

`python web/dev/petite_mer.py > web/dev/petite_mer.json`, from the top folder.
"""

import json
import sys
from typing import Any

from seaglass.bots import decide
from seaglass.engine import CHANCE, Match, game_named, gate
from seaglass.engine.fair import Fair

ME = 0
BOTH = {"turbines": "on", "piers": "on"}


def played(seats: int, left: int, options: dict[str, str], seed: int = 1, bot: str = "sensible") -> Match:
    """A match of bots until it is my turn with so few tiles left, or over."""
    match = Match(game_named("petite_mer"), seats=seats, options=options)
    fair = Fair(bytes([seed]) * 32, [])
    while not match.over:
        actor = match.actors[0]
        mine = actor == ME and gate.seen(match, ME, match.frames[-1:])[0]["view"]
        if mine and mine["left"] <= left and mine["phase"] == "turn":
            return match
        match.play(actor, fair.draw(match) if actor == CHANCE else decide(match, actor, bot, seed))
    return match


def sample(match: Match, eyes: int | None = ME) -> dict[str, Any]:
    view = gate.seen(match, eyes, match.frames[-1:])[0]["view"]
    legal = [] if eyes is None or match.over or eyes not in match.actors else match.legal(eyes)
    return {"view": view, "legal": legal}


def swaps(match: Match) -> list[str]:
    return [move for move in match.legal(ME) if move.startswith("swap")]


def offered(seats: int) -> list[dict[str, Any]]:
    match = next(m for left in range(40, 10, -3) if swaps(m := played(seats, left, BOTH)))
    move = swaps(match)[0]
    before = sample(match)
    match.play(ME, move)
    return [before, sample(match), sample(match, 1)]


def laid(seats: int) -> list[dict[str, Any]]:
    match = played(seats, 34, BOTH)
    views = [sample(match)]
    for _ in range(3):
        if ME in match.actors:
            match.play(ME, decide(match, ME, "sensible", 1))
            views.append(sample(match))
    return views


SAMPLES = {
    "start": lambda: [sample(played(2, 99, {}))],
    "alone": lambda: [sample(played(1, 30, BOTH))],
    "middle": lambda: laid(3),
    "four": lambda: [sample(played(4, 24, BOTH))],
    "offer": lambda: offered(2),
    "late": lambda: [sample(played(3, 8, BOTH))],
    "end": lambda: [sample(played(2, -1, BOTH))],
    "line": lambda: [sample(played(1, -1, {}, 3, "random"))],
}

if __name__ == "__main__":
    json.dump({name: make() for name, make in SAMPLES.items()}, sys.stdout)
