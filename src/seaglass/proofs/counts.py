"""Counts of decision sequences at small depths, derived by hand in a game's `perft.json`."""

import json
from pathlib import Path
from typing import Any

from seaglass.engine import position
from seaglass.engine.document import Field
from seaglass.engine.fault import Fault
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.proofs.matches import counted


def sequences_are_counted(game: Game) -> None:
    file = game.folder / "perft.json"
    if not file.is_file():
        raise Fault("there is no perft.json: how many sequences of decisions there are, derived by hand")
    for number, case in enumerate(read(file), 1):
        if not case["why"]:
            raise Fault(f"perft.json: case {number} does not say why")
        if case["position"] is None:
            match = Match(game, case["seats"], case["options"])
        else:
            match = Match.from_state(*position.read(Field("", case["position"])))
        for depth, due in enumerate(case["counts"], 1):
            if (many := sequences(match, depth)) != due:
                found = f"{counted(many, 'sequence')} of {counted(depth, 'decision')}"
                raise Fault(f"perft.json, case {number}: {found}, not {due}")


def read(file: Path) -> list[dict[str, Any]]:
    try:
        cases: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as wrong:
        raise Fault(f"{file.name}: {wrong}") from wrong
    return cases


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
