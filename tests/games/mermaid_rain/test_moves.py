"""Moves: names people can type, and refusals that explain themselves."""

import pytest

from seaglass.engine import CHANCE
from seaglass.games.mermaid_rain import moves
from seaglass.games.mermaid_rain.refusals import reason
from seaglass.games.mermaid_rain.state import DRAW_TOKEN, LOOK
from seaglass.locales import LANGUAGES, say
from tests.games.mermaid_rain.table import MERMAID_RAIN, table
from tests.play import random_match


def test_a_verb_owns_a_block() -> None:
    for number, name in (
        (moves.OPEN, "open dolphin dolphin"),
        (moves.STOP, "stop"),
        (moves.PICK, "pick curved dolphin light"),
        (moves.WALTZ_WITH + 2, "waltz long"),
        (moves.WAY, "way 1"),
        (moves.PAY_WITH, "pay dolphin"),
        (moves.PAY_WITH + 3, "pay dolphin dolphin"),
        (moves.TAKE_SECRET + 1, "take secret pearl"),
        (moves.DONE, "done"),
        (moves.FIND + 4, "find shell"),
    ):
        assert moves.name(number) == name
        assert moves.number(name) == number
    assert moves.parted(moves.GO + 3) == ("go", 3)
    assert moves.parted(moves.COUNT - 1) == ("find", 4)
    for wrong in ("", "go", "go z9", "pay whale", "open dolphin", "way 7"):
        with pytest.raises(KeyError):
            moves.number(wrong)


def test_what_the_others_do_not_see() -> None:
    """A token found is seen by all, unless somebody looks at one that lies face down."""
    state = MERMAID_RAIN.set_up(3)
    for phase, found in ((DRAW_TOKEN, ()), (LOOK, ("find",))):
        state.phase = phase
        hidden = {moves.parted(d)[0] for d in range(moves.COUNT) if moves.hidden(state, 0, d)}
        assert hidden == {"open", "add", "stop", "take secret", "keep", "deal", *found}


def test_what_only_chance_can_do() -> None:
    at = table(hands=("dd", "", "", ""))
    assert at.refused("ana deal gull").key == "only-chance"
    assert at.refused("ana find pearl").key == "only-chance"


@pytest.mark.parametrize(
    ("phase", "move", "now"),
    [
        ("ride", "open dolphin dolphin", "ride"),
        ("ride", "pay dolphin", "ride"),
        ("ride", "keep dolphin dolphin", "ride"),
        ("pay", "done", "pay"),
    ],
)
def test_a_move_of_another_phase_is_refused_with_what_is_due(phase: str, move: str, now: str) -> None:
    at = table(hands=("tt", "", "", ""), sea=["short turtle dark g2 1"])
    if phase == "pay":
        at.play("ana go g2")
    refusal = at.refused(f"ana {move}")
    assert (refusal.key, refusal.details["now"]) == ("mermaid_rain-not-now", now)
    assert refusal.clause is not None


def test_every_decision_that_is_not_legal_has_a_reason_in_every_language() -> None:
    """Along a whole match: every verb, many arguments, a clause of the rules, and a sentence."""
    match = random_match(MERMAID_RAIN, 4, seed=12)
    keys = set()
    for frame in match.frames[::9]:
        state = frame.after
        for seat in range(4):
            legal = set(_legal(state, seat))
            for decision in range(0, moves.COUNT, 3):
                if decision in legal or match.game.rules.over(state):
                    continue
                refusal = reason(state, seat, decision)
                assert decision >= moves.TOKEN or refusal.clause is not None
                keys.add(refusal.key)
                for lang in LANGUAGES:
                    args = {**refusal.details, "otherName": "Ben"}
                    assert say(lang, refusal.key, args) != refusal.key
    assert len(keys) > 15


def _legal(state: object, seat: int) -> list[int]:
    from seaglass.engine import Match

    match = Match.from_state(MERMAID_RAIN, state)
    return match.legal_numbers(seat) if CHANCE not in match.actors else []
