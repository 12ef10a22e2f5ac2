"""Interpreted equals compiled, byte for byte; and the compiled rules stay inside their arrays."""

import os
import subprocess
import sys

import numpy as np
import pytest

from seaglass.engine import game_named, games
from seaglass.engine.playout import POLICIES, PlayoutBuffers, kernels, uncompiled
from tests.play import every_table

BOTS = list(POLICIES.values())


@pytest.mark.parametrize(("name", "seats", "options"), every_table())
@pytest.mark.parametrize("policy", BOTS)
def test_interpreted_equals_compiled(name: str, seats: int, options: dict[str, str], policy: int) -> None:
    game = game_named(name)
    ends = []
    for play_many in (kernels(game).play_many, uncompiled(game)[0]):
        buffers = PlayoutBuffers.for_game(game)
        buffers.state[1] = game.set_up(seats, options)
        scores, won = np.zeros((1, seats), np.int64), np.zeros(1, np.int64)
        policies = np.full((1, seats), policy, np.int64)
        decisions = play_many(*buffers.arrays, policies, 11, policy, 1, scores, won, True)
        ends.append(
            (decisions, buffers.state[0].tobytes(), buffers.dice.tolist(), scores.tolist(), won.tolist())
        )
    assert ends[0] == ends[1]
    assert ends[0][0] > 0


OVER_THE_EDGE = """
import numpy as np
from seaglass.engine import games
from seaglass.engine.playout import PlayoutBuffers, kernels
for game in games().values():
    for seats in game.seats:
        buffers = PlayoutBuffers.for_game(game)
        buffers.state[1] = game.set_up(seats)
        policies = np.arange(seats).reshape(1, seats) % 2
        scores, won = np.zeros((20, seats), np.int64), np.zeros(20, np.int64)
        assert kernels(game).play_many(*buffers.arrays, policies, 5, 0, 20, scores, won, True) > 0
"""


def test_compiled_rules_stay_inside_their_arrays() -> None:
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, "-c", OVER_THE_EDGE], env=checked, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", games())
def test_field_names_are_not_numpys_own(name: str) -> None:
    dtype = game_named(name).state
    for field, (kind, _) in dtype.fields.items():
        assert field not in dir(np.record), f"{field} hides a NumPy attribute"
        assert kind.base.kind in "if", f"{field} must be a signed integer or a float"
