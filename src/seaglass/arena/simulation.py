"""Very many games: compiled from end to end where no bot needs more than chance and ratings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from seaglass.arena.certainty import normal_interval
from seaglass.arena.entrants import Entrant
from seaglass.arena.play import play_match
from seaglass.arena.summary import rank_shares, win_shares
from seaglass.bots import bot_named
from seaglass.engine.dice import below, new_dice
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.engine.playout import GREEDY, RANDOM, play_matches
from seaglass.engine.rule import State

_CHUNK = 20_000
_COMPILED = {"random": RANDOM, "sailor": GREEDY}  # the others play as at a table


@dataclass(frozen=True)
class BotResult:
    """How one bot did; a shared win counts as its share."""

    name: str
    win_share: float
    win_low: float
    win_high: float
    mean_score: float
    score_low: float
    score_high: float

    def json(self) -> dict[str, Any]:
        return {k: v if isinstance(v, str) else round(v, 6) for k, v in asdict(self).items()}


@dataclass(frozen=True)
class Simulation:
    """How each bot did and, where all play together, how often the crew reached each rank."""

    bots: list[BotResult]
    ranks: dict[str, float] | None


def simulate_games(
    game: Game,
    bots: Sequence[Entrant],
    options: Mapping[str, str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
    components: Mapping[str, Any] | None = None,
) -> Simulation:
    """Let these bots play each other; in game g, bot i sits in seat (i + g) mod seats."""
    seats = len(bots)
    start = game.set_up(seats, options, components)
    seatings = np.array([[(seat - g) % seats for seat in range(seats)] for g in range(seats)])
    scores, won = np.zeros((games, seats)), np.zeros((games, seats), bool)
    policies = [_COMPILED.get(bot_named(bot.bot).name) for bot in bots]
    compiled = None not in policies
    chunk = _CHUNK - _CHUNK % seats if compiled else 1
    for first in range(0, games, chunk):
        count = min(chunk, games - first)
        if compiled:
            results = play_matches(game, start, np.array(policies)[seatings], seed, count, first)
            points, winners = results.scores, results.won
        else:
            points, winners = _play(game, start, [bots[i] for i in seatings[first % seats]], seed, first)
        seat_of = np.argsort(seatings)[np.arange(first, first + count) % seats]
        scores[first : first + count] = np.take_along_axis(points, seat_of, axis=1)
        won[first : first + count] = winners[:, None] >> seat_of & 1
        progress(count)
    shares = win_shares(won)
    return Simulation(
        [_result(bot.name, shares[:, i], scores[:, i]) for i, bot in enumerate(bots)],
        rank_shares(game, start, scores[:, 0]),
    )


def _play(game: Game, start: State, seating: Sequence[Entrant], seed: int, number: int) -> tuple[Any, Any]:
    """Points and winners (a set of seats) of one match; the same seed and number give the same chance."""
    match, dice = Match.from_state(game, start), new_dice(seed, number)
    play_match(match, seating, lambda draw: dice, lambda seat, ply: below(dice, 2**31))
    return np.array([match.scores]), np.array([sum(1 << seat for seat in match.winners)])


def _result(name: str, shares: Any, scores: Any) -> BotResult:
    return BotResult(name, *normal_interval(shares, 0.0, 1.0), *normal_interval(scores))
