"""One readable playthrough a released game and seat count: a change of behaviour shows as a difference.

`SEAGLASS_GOLDEN=write` writes them anew; do so only with a new rules version, a new game, or other words.
"""

import os
from pathlib import Path

import pytest

from seaglass.engine import CHANCE, Match, game_named, perspective
from seaglass.engine.dice import new_dice
from seaglass.locales import tell
from tests.play import every_seat_count, play_step

FOLDER = Path(__file__).parent.parent / "golden"
NAMES = ("Ana", "Ben", "Cleo", "Dai", "Eve", "Finn")


def playthrough(name: str, seats: int) -> str:
    """Every decision, and what the last seat is told of it."""
    match = Match(game_named(name), seats)
    dice = new_dice(2026, seats)
    lines = [f"{name}, {seats} seats, rules version {match.game.rules_version}"]
    while not match.over:
        first = len(match.frames)
        actor, move = play_step(match, dice)
        lines.append(f"{match.ply:4} {'chance' if actor == CHANCE else NAMES[actor]}: {move}")
        told = perspective.story(match, seats - 1, match.frames[first:])
        lines += [f"       {tell('en', event, NAMES, seats - 1)}" for event in told]
    lines.append(f"scores {match.scores}, winners {match.winners}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, seats in every_seat_count() if game_named(name).released]
)
def test_golden_playthrough(name: str, seats: int) -> None:
    path = FOLDER / f"{name}-{seats}.txt"
    if os.environ.get("SEAGLASS_GOLDEN") == "write":
        path.write_text(playthrough(name, seats), encoding="utf-8")
    assert path.exists(), f"no golden playthrough for {name} with {seats} seats"
    assert playthrough(name, seats) == path.read_text(encoding="utf-8")
