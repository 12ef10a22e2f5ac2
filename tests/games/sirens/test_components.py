"""A box of one's own: other footsteps play, interpreted and compiled; a wrong file is refused."""

import json

import numpy as np
import pytest

from seaglass.engine import Match, Refusal, game_named, position, record
from seaglass.engine.playout import PlayoutBuffers, kernels, uncompiled
from seaglass.games.sirens import rules
from seaglass.locales import LANGUAGES, say
from tests.play import steps

SIRENS = game_named("sirens")
TEXT = SIRENS.standard_components()
VALUES = "values = [-4, -3, -2, -1, 0]"
OWN = TEXT.replace(VALUES, "values = [-2, 0, 7]")


def line_of(part: str) -> int:
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if part in line)


@pytest.mark.parametrize("tactics", ["off", "on"])
def test_own_footsteps_play_and_are_kept_in_record_and_position(tactics: str) -> None:
    box = SIRENS.load_components(OWN, 2)
    match = Match(SIRENS, 2, {"tactics": tactics}, box)
    assert rules.has_footsteps(match.state, 7 + 4)
    assert not rules.has_footsteps(match.state, -1 + 4)
    for _ in steps(match, seed=4):
        assert SIRENS.rules.sound(match.state)
        _, again = position.loads(position.dumps(SIRENS, match.state))
        assert again.tobytes() == match.state.tobytes()
    assert SIRENS.visibility.view(match.state, None)["footsteps"] == [-2, 0, 7]
    text = record.dumps(match, "ab")
    assert json.loads(text)["components"] == box == {"footsteps": {"values": [-2, 0, 7]}}
    assert record.loads(text).match.state.tobytes() == match.state.tobytes()


def test_interpreted_equals_compiled_with_own_footsteps() -> None:
    ends = []
    for play_many in (kernels(SIRENS).play_many, uncompiled(SIRENS)[0]):
        for box in (SIRENS.load_components(OWN, 2), None):
            buffers = PlayoutBuffers.for_game(SIRENS)
            buffers.state[1] = SIRENS.set_up(2, None, box)
            scores, won = np.zeros((3, 2), np.int64), np.zeros(3, np.int64)
            play_many(*buffers.arrays, np.zeros((1, 2), np.int64), 11, 0, 3, scores, won, True)
            ends.append((buffers.state[0].tobytes(), buffers.dice.tolist(), scores.tolist()))
    assert ends[:2] == ends[2:]
    assert ends[0] != ends[1]


@pytest.mark.parametrize(
    ("before", "after", "place", "reason"),
    [
        (VALUES, "values = [-4, -3, -2, -1, 11]", "footsteps.values[4]", "from −4 to 10"),
        (VALUES, "values = [0, 0]", "footsteps.values", "all different"),
        (VALUES, "", "footsteps.values", ""),
        ("each = 4", "each = 5", "songs.each", "4: this is printed"),
        ("[28, 30, 32, 34, 36]", "[28, 30, 32, 34, 35]", "sections.resistance", "36]: this is printed"),
        ("[goal]", "[gaol]", "gaol", "not known"),
    ],
)
def test_a_file_that_does_not_add_up_is_refused_with_place_line_and_reason(
    before: str, after: str, place: str, reason: str
) -> None:
    assert TEXT.count(before) == 1
    with pytest.raises(Refusal) as refusal:
        SIRENS.load_components(TEXT.replace(before, after), 2)
    where, *line = str(refusal.value).split("“")[1].split("”")[0].split(" (line ")
    assert where == place
    assert reason in str(refusal.value)
    if "=" in after and "values[" not in place:
        assert int(line[0].rstrip(")")) == line_of(before)
    assert len({say(lang, refusal.value.key, refusal.value.details) for lang in LANGUAGES}) == len(LANGUAGES)


def test_broken_toml_is_refused_with_its_line() -> None:
    with pytest.raises(Refusal, match="line 2"):
        SIRENS.load_components("[songs]\nlowest = = 4\n", 2)
