"""Views for mermaid_rain.html: `python web/dev/mermaid_rain.py 4 7 > web/dev/mermaid_rain.json`."""

import json
import random
import sys
from typing import Any

from seaglass.engine import game_named, gate
from seaglass.engine.fair import Fair
from seaglass.engine.match import Match
from seaglass.engine.rule import CHANCE
from seaglass.games.mermaid_rain.hexes import DISTANCE, hex_named

EYES = 0


def eager(match: Match, seat: int, dice: random.Random) -> str:
    """Somebody who melds, lays and rides a lot, so that there is something to see."""
    legal = match.legal(seat)
    going = [move for move in legal if move.startswith("go ")]
    for verbs in (("lay ",), ("take",)):
        if some := [move for move in legal if move.startswith(verbs)]:
            return dice.choice(some)
    if going and dice.random() < 0.9:
        sites = {space["hex"] for space in match.game.view.view(match.state, seat)["spaces"]}
        return dice.choice([move for move in going if move[3:] in sites] or going)
    adding = [move for move in legal if move != "stop"]
    return dice.choice(adding if adding and dice.random() < 0.8 else legal)


def near(match: Match, seat: int, dice: random.Random) -> str:
    """Lays tiles where they touch the own mermaid's place, if they can."""
    state = match.state
    here = match.game.view.view(state, seat)["players"][seat]["where"]

    def far(move: str) -> tuple[int, float]:
        return int(DISTANCE[hex_named(move[3:]), hex_named(here)]), dice.random()

    return min(match.legal(seat), key=far)


def sample(match: Match, legal: list[str] | None = None) -> dict[str, Any]:
    mine = match.legal(EYES) if EYES in match.actors else []
    return {
        "view": gate.seen(match, EYES, match.frames[-1:])[0]["view"],
        "legal": mine if legal is None else legal,
    }


def kinds(match: Match, view: dict[str, Any]) -> list[str]:
    """What this moment is a sample of."""
    phase, legal = view["phase"], match.legal(EYES)
    found = [phase]
    if phase == "meld" and view["players"][EYES]["shown"]:
        found.append("adding")
    if phase == "choose_tile" and any(move.startswith("waltz") for move in legal):
        found.append("waltz")
    if phase == "ride":
        lays = any(move.startswith("lay") for move in legal)
        found = ["placing"] if lays else ["moving"] if len(view["ways"]) > 2 else []
    if phase == "pay" and len(legal) < 2:
        found = []
    return found


def samples(seats: int, seed: int) -> dict[str, list[dict[str, Any]]]:
    dice = random.Random(seed)  # noqa: S311
    match = Match(game_named("mermaid_rain"), seats)
    fair = Fair(seed.to_bytes(32, "big"))
    found: dict[str, list[dict[str, Any]]] = {}
    while not match.over:
        actor = match.actors[0]
        if actor == CHANCE:
            match.play(CHANCE, fair.draw(match))
            continue
        if EYES in match.actors:
            actor = EYES
            now = sample(match)
            for kind in kinds(match, now["view"]):
                found.setdefault(kind, []).append(now)
        move = (
            near(match, actor, dice) if match.legal(actor)[0].startswith("at ") else eager(match, actor, dice)
        )
        match.play(actor, move)
    found["over"] = [sample(match, [])]
    return found


if __name__ == "__main__":
    seats = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    json.dump(samples(seats, int(sys.argv[2]) if len(sys.argv) > 2 else 7), sys.stdout)
