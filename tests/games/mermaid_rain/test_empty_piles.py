"""A six-player game that empties every pile: all waltz or march, so that cards, tiles and tokens run out.

`SEAGLASS_GOLDEN=write` writes it anew; do so only with a new rules version.
"""

import os
from pathlib import Path

from seaglass.engine import CHANCE, Match, perspective
from seaglass.engine.dice import below, new_dice
from seaglass.engine.rule import Ints
from seaglass.locales import tell
from tests.games.mermaid_rain.table import MERMAID_RAIN, NAMES
from tests.play import draw
from tests.proof import clause

GOLDEN = Path(__file__).with_name("empty_piles.txt")
SHAPES = ("curved", "triangular", "long", "short")


def wish(match: Match, seat: int, dice: Ints) -> str:
    """Two seats march whenever they can, four waltz; tiles are not laid; else anything."""
    state, legal = match.state, match.legal(seat)
    shown = state.shown[seat]
    march = seat < 2 and max(state.hand[seat] + shown) >= 3
    if "done" in legal:
        return "done"
    if any(move.startswith("open") for move in legal):
        wanted = [m for m in legal if (m.split()[1] == m.split()[2]) == march]
        return wanted[0] if wanted else legal[0]
    if "stop" in legal:
        if march:
            best = max(range(3), key=lambda card: shown[card] + state.hand[seat, card])
            rest = [c for c in range(3) if c != best and shown[c] + state.hand[seat, c] >= 2]
            due = best if shown[best] < 3 else rest[0] if rest else best
        else:
            due = next((card for card in range(3) if shown[card] == 0), -1)
        move = f"add {('dolphin', 'gull', 'turtle')[due]}"
        return move if due >= 0 and move in legal else "stop"
    if waltzes := [move for move in legal if move.startswith("waltz")]:
        return waltzes[below(dice, len(waltzes))]
    return legal[below(dice, len(legal))]


def playthrough() -> tuple[Match, str]:
    """Every decision, and what the last seat is told of it."""
    match, dice = Match(MERMAID_RAIN, 6), new_dice(6)
    lines = [f"mermaid_rain, 6 seats, rules version {match.game.rules_version}"]
    while not match.over:
        first = len(match.frames)
        actor = match.actors[0]
        move = draw(match, dice) if actor == CHANCE else wish(match, actor, dice)
        match.play(actor, move)
        lines.append(f"{match.ply:4} {'chance' if actor == CHANCE else NAMES[actor]}: {move}")
        told = perspective.story(match, 5, match.frames[first:])
        lines += [f"       {tell('en', event, NAMES, 5)}" for event in told]
    lines.append(f"scores {match.scores}, winners {match.winners}")
    return match, "\n".join(lines) + "\n"


@clause("mermaid_rain.3.2", "mermaid_rain.3.4", "mermaid_rain.5.7", "mermaid_rain.5.9")
def test_every_pile_runs_out_and_is_made_anew() -> None:
    match, text = playthrough()
    if os.environ.get("SEAGLASS_GOLDEN") == "write":
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")
    told = [(event["key"], event["args"].get("shape")) for event in perspective.story(match, None)]
    assert ("mermaid_rain-cards-shuffled", None) in told
    for shape in SHAPES:
        assert ("mermaid_rain-tiles-shuffled", shape) in told
    assert ("mermaid_rain-pool-empty", None) in told
    for frame in match.frames:
        assert MERMAID_RAIN.rules.sound(frame.after)
