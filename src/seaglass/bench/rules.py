"""How fast rules are: each figure is the best of a few runs, because noise only ever makes a run slower."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from random import Random

import numpy as np

from seaglass.engine.game import Game
from seaglass.engine.playout import PlayoutBuffers, kernels, uncompiled

_COMPILE = """
import sys, time
from seaglass.engine import game_named
from seaglass.bench.rules import RandomPlay
game = game_named(sys.argv[1])
import numba
start = time.perf_counter()
RandomPlay(game).play_compiled(1)
print(time.perf_counter() - start)
"""


class RandomPlay:
    """A game set up for timing: its usual number of seats, everybody random."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = max(n for n in game.seats if n <= 4)
        self.buffers = PlayoutBuffers.for_game(game)
        self.buffers.state[1] = game.set_up(self.seats)
        self.policies = np.zeros((1, self.seats), np.int64)

    def play(self, play_many: Callable[..., int], games: int, first: int = 0) -> tuple[int, float]:
        """Decisions of seats (chance not counted) and seconds."""
        scores, won = np.zeros((games, self.seats), np.int64), np.zeros(games, np.int64)
        start = time.perf_counter()
        decisions = play_many(*self.buffers.arrays, self.policies, 1, first, games, scores, won, False)
        return int(decisions), time.perf_counter() - start

    def play_compiled(self, games: int, first: int = 0) -> tuple[int, float]:
        return self.play(kernels(self.game).play_many, games, first)

    def play_interpreted(self, games: int, first: int = 0) -> tuple[int, float]:
        return self.play(uncompiled(self.game)[0], games, first)


def measure_rules(game: Game, seconds: float = 1.0, runs: int = 5) -> dict[str, float]:
    """Speeds of one game."""
    compile_s, cached_s = compile_times(game)
    play = RandomPlay(game)
    play.play_compiled(20)
    games = max(20, int(20 * seconds / runs / play.play_compiled(20)[1]))
    fast = max(d / t for d, t in (play.play_compiled(games, i * games) for i in range(runs)))
    slow = max(d / t for d, t in (play.play_interpreted(2, 2 * i) for i in range(3)))
    return {
        "decisions_per_second": fast,
        "interpreted_per_second": slow,
        "interpreted_ratio": fast / slow,
        "compile_s": compile_s,
        "cached_s": cached_s,
        "clone_ns": copy_ns(play),
        "state_bytes": game.state.itemsize,
    }


def copy_ns(play: RandomPlay, times: int = 1_000_000) -> float:
    copy_many = kernels(play.game).copy_many
    states = np.zeros(64, play.game.state)
    copy_many(states, 1)
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        copy_many(states, times)
        best = min(best, time.perf_counter() - start)
    return best / times * 1e9


def compile_times(game: Game) -> tuple[float, float]:
    """Seconds until a first playout in a new process: with an empty cache, and with the cache it left."""
    with tempfile.TemporaryDirectory() as empty:
        env = {**os.environ, "XDG_CACHE_HOME": empty}
        cold, warm = (
            float(subprocess.check_output([sys.executable, "-c", _COMPILE, game.name], env=env, text=True))
            for _ in range(2)
        )
    return cold, warm


def hearts_per_second(seconds: float = 1.0) -> float | None:
    """OpenSpiel's C++ hearts, random play driven from Python: decisions a second, chance not counted."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    dice = Random(1)  # noqa: S311
    best = 0.0
    for _ in range(3):
        decisions, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds / 3:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions = [action for action, _ in state.chance_outcomes()]
                else:
                    actions = state.legal_actions()
                    decisions += 1
                state.apply_action(actions[int(dice.random() * len(actions))])
        best = max(best, decisions / (time.perf_counter() - start))
    return best
