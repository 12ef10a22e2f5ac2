"""How fast the search is, beside the same search interpreted; and how punctual."""

import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from seaglass.arena.entrants import Entrant
from seaglass.arena.tournament import Tournament, play_on
from seaglass.bots import Limits, Thinking, think
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.engine.rule import CHANCE

_FOR_EVER = Limits(iterations=10**9)
_OFTEN = 10  # decisions timed at each position, to see how punctual the search is


def positions(game: Game) -> Iterator[tuple[str, Match]]:
    """The opening and the middle of one game of sailors, where somebody has a choice."""
    seats = max(n for n in game.seats if n <= 4)
    whole = Match(game, seats)
    play_on(Tournament.of(game, [Entrant("sailor", "sailor")], seats), whole, 0, 0)
    for name, ply in (("opening", 0), ("middle", whole.ply // 2)):
        match = whole.fork(ply)
        while match.actors == (CHANCE,) or len(match.legal_numbers(match.actors[0])) == 1:
            match.decide(*whole.decisions[match.ply])
        yield name, match


def measure_search(game: Game, seconds: float = 1.0) -> dict[str, Any]:
    """Speeds from both positions, and from both together; never fails, however slow it is.

    The ratio is of the same iterations: those that the interpreter manages in the time are run compiled too.
    """
    moments = dict(positions(game))
    found = {name: _measure(match, seconds) for name, match in moments.items()}
    sums = {key: sum(one[key] for one in found.values()) for key in next(iter(found.values()))}
    late = [_late(match, seed, seconds / 2) for match in moments.values() for seed in range(_OFTEN)]
    return {
        **_speeds(sums),
        "overshoot": median([one for one in late if one > 0] or [0.0]),
        "positions": {name: _speeds(one) for name, one in found.items()},
    }


def _late(match: Match, seed: int, seconds: float) -> float:
    """By which part of its time a decision came too late; less than 0 where it was clear before."""
    start = time.perf_counter()
    think(match, match.actors[0], seed, Limits(seconds=seconds))
    return (time.perf_counter() - start) / seconds - 1.0


def _speeds(one: dict[str, float]) -> dict[str, float]:
    return {
        "iterations_per_second": one["iterations"] / one["seconds"],
        "interpreted_per_second": one["same"] / one["interpreted_s"],
        "interpreted_ratio": one["interpreted_s"] / one["compiled_s"],
    }


def _measure(match: Match, seconds: float) -> dict[str, float]:
    long, long_s = _timed(match, _FOR_EVER, seconds)
    slow, slow_s = _timed(match, Limits(seconds=seconds), seconds, interpreted=True)
    again = [_timed(match, Limits(iterations=slow), seconds) for _ in range(5)]
    return {
        "iterations": long,
        "seconds": long_s,
        "same": slow,
        "interpreted_s": slow_s,
        "compiled_s": slow * sum(spent for _, spent in again) / sum(done for done, _ in again),
    }


def _timed(match: Match, limits: Limits, seconds: float, interpreted: bool = False) -> tuple[int, float]:
    """Iterations and seconds of the core itself, so that what else runs on the machine does not matter."""
    thinking = Thinking(match, match.actors[0], 1, limits, interpreted=interpreted)
    start = time.process_time()
    thinking.go_on(seconds)
    return thinking.iterations, time.process_time() - start
