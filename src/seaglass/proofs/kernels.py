"""The rules compiled: the same as interpreted, byte for byte, sound, and inside their arrays.

`python -m seaglass.proofs.kernels GAME` plays with NUMBA_BOUNDSCHECK=1, in a process of its own: numba reads
that as it starts.
"""

import os
import subprocess
import sys
from typing import Any

import numpy as np

from seaglass.engine.fault import Fault
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.engine.playout import POLICIES, TOO_MANY, UNSOUND, PlayoutBuffers, kernels, uncompiled
from seaglass.engine.registry import game_named
from seaglass.engine.table_rules import TableRules
from seaglass.engine.visibility import BYSTANDER
from seaglass.proofs.matches import Setting, random_match, settings

GAMES = 200  # random games in each setting
CHECKED = 20  # those with every index checked


def random_games_stay_sound(setting: Setting) -> None:
    at_random = np.zeros(setting.seats, np.int64)
    _, scores, won = played(setting, kernels(setting.game).play_many, at_random, 1, GAMES)
    for mask, points in zip(won.tolist(), scores.tolist(), strict=True):
        if mask == 0 and points.count(max(points)) == 1:
            raise setting.fault(f"nobody wins with the scores {points}, though one has the most")


def compiled_equals_interpreted(setting: Setting) -> None:
    for policy in POLICIES:
        policies = np.full(setting.seats, policy, np.int64)
        ends = []
        for play_many in (kernels(setting.game).play_many, uncompiled(setting.game)[0]):
            buffers, scores, won = played(setting, play_many, policies, 11 + policy, 1)
            ends.append((buffers.state[0].copy(), buffers.dice.tolist(), scores.tolist(), won.tolist()))
        (fast, *fast_rest), (slow, *slow_rest) = ends
        if fast.tobytes() != slow.tobytes():
            fields = [name for name in fast.dtype.names if fast[name].tobytes() != slow[name].tobytes()]
            raise setting.fault(f"compiled, a match ends with another {fields[0]} than interpreted")
        if fast_rest != slow_rest:
            raise setting.fault("compiled, a match has other dice, scores or winners than interpreted")
    _tables_see_the_same(setting)


def _tables_see_the_same(setting: Setting) -> None:
    """The steps of a match, and what each audience may know of them."""
    compiled, interpreted = TableRules(setting.game), TableRules(setting.game)
    compiled.compile()
    audiences = [*range(setting.seats), BYSTANDER]
    for frame in random_match(setting.game, setting.seats, setting.options, seed=3).frames:
        if frame.actor is None or frame.decision is None:
            continue
        steps = [rules.step(frame.before, frame.actor, frame.decision) for rules in (compiled, interpreted)]
        if [s.tobytes() for s in steps[0]] != [s.tobytes() for s in steps[1]]:
            raise setting.fault(f"compiled, decision {frame.ply} leads to another state than interpreted")
        hidden = [rules.hidden(steps[0], audiences) for rules in (compiled, interpreted)]
        if hidden[0].tobytes() != hidden[1].tobytes():
            raise setting.fault(f"compiled, hide leaves another state after {frame.ply} than interpreted")


def played(
    setting: Setting, play_many: Any, policies: Any, seed: int, games: int = 1
) -> tuple[PlayoutBuffers, Any, Any]:
    """Games by these policies, checked at every step: the buffers they were played at, scores and winners."""
    buffers = PlayoutBuffers.for_game(setting.game)
    buffers.state[1] = setting.game.set_up(setting.seats, setting.options)
    scores, won = np.zeros((games, setting.seats), np.int64), np.zeros(games, np.int64)
    done = play_many(*buffers.arrays, policies.reshape(1, -1), seed, 0, games, scores, won, True)
    if done == UNSOUND:
        raise setting.fault(f"a random match of seed {seed} comes to a state that sound refuses")
    if done == TOO_MANY:
        here = Match.from_state(setting.game, buffers.state[0])
        for actor in here.actors:
            here.legal_numbers(actor)  # says what is wrong
        raise setting.fault(f"a random match of seed {seed} comes to a state in which nothing is legal")
    return buffers, scores, won


def indices_stay_inside(game: Game) -> None:
    """In a process of its own; what it finds is then looked for interpreted, where a line can be named."""
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    command = [sys.executable, "-m", __name__, game.name]
    done = subprocess.run(command, env=checked, capture_output=True, text=True)
    if done.returncode:
        play_checked(game, interpreted=True)
        raise Fault(f"compiled with its indices checked: {done.stderr.strip().splitlines()[-1]}")


def play_checked(game: Game, interpreted: bool = False) -> None:
    play_many = uncompiled(game)[0] if interpreted else kernels(game).play_many
    for setting in settings(game):
        played(setting, play_many, np.arange(setting.seats) % 2, 5, CHECKED)


if __name__ == "__main__":
    play_checked(game_named(sys.argv[1]))
