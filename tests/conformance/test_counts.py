"""Counts of decision sequences at small depths, derived by hand in each game's `perft.json`."""

import json
from pathlib import Path
from typing import Any

import pytest

from seaglass.engine import Match, game_named, games, position
from seaglass.engine.document import Field

GAMES = Path(__file__).parent.parent / "games"


def cases() -> list[Any]:
    found = []
    for name in games():
        path = GAMES / name / "perft.json"
        rows = json.loads(path.read_text(encoding="utf-8")) if path.exists() else [None]
        found += [pytest.param(name, row, id=f"{name}-{i}") for i, row in enumerate(rows)]
    return found


def sequences(match: Match, depth: int) -> int:
    """How many ways there are to take the next `depth` decisions."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(len(match.legal_numbers(actor)) for actor in match.actors)
    total = 0
    for actor in match.actors:
        for decision in match.legal_numbers(actor):
            branch = Match.from_state(match.game, match.state)
            branch.decide(actor, decision)
            total += sequences(branch, depth - 1)
    return total


@pytest.mark.parametrize(("name", "case"), cases())
def test_counts_of_sequences(name: str, case: dict[str, Any] | None) -> None:
    assert case is not None, f"{name} has no perft.json"
    assert case["why"]
    if case["position"] is None:
        match = Match(game_named(name), case["seats"], case["options"])
    else:
        match = Match.from_state(*position.read(Field("", case["position"])))
    for depth, due in enumerate(case["counts"], 1):
        assert sequences(match, depth) == due
