"""Bots against each other over many games, seats rotating so that no bot gains by where it sits."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Protocol

import numpy as np

from seaglass.bots import BotPlayer, Limits
from seaglass.engine.dice import below, new_dice, weighted_choice
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.engine.playout import RANDOM, SENSIBLE, play_matches
from seaglass.engine.rule import CHANCE, State

_CHUNK = 20_000
_COMPILED = {"random": RANDOM, "sensible": SENSIBLE, "sailor": SENSIBLE}  # the others play as at a table


class Contestant(Protocol):
    """A bot under the name it was given, with the limits of its thinking if it searches."""

    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str: ...
    @property
    def limits(self) -> Limits | None: ...


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
class Contest:
    """How each bot did and, where all play together, how often the crew reached each rank."""

    bots: list[BotResult]
    ranks: dict[str, float] | None


def contest(
    game: Game,
    bots: Sequence[Contestant],
    options: Mapping[str, str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
    components: Mapping[str, Any] | None = None,
) -> Contest:
    """Play these bots against each other; in game g, bot i sits in seat (i + g) mod seats."""
    seats = len(bots)
    start = game.set_up(seats, options, components)
    turns = [[(seat - g) % seats for seat in range(seats)] for g in range(seats)]
    scores, shares = np.zeros((games, seats)), np.zeros((games, seats))
    compiled = all(bot.bot in _COMPILED for bot in bots)
    chunk = _CHUNK - _CHUNK % seats if compiled else 1
    for first in range(0, games, chunk):
        many = min(chunk, games - first)
        if compiled:
            policies = np.array([[_COMPILED[bots[i].bot] for i in turn] for turn in turns], np.int64)
            results = play_matches(game, start, policies, seed, many, first)
            points, winners = results.scores, results.won
        else:
            points, winners = _play(game, start, [bots[i] for i in turns[first % seats]], seed, first)
        won = winners[:, None] >> np.arange(seats) & 1
        for g in range(many):
            by_bot = np.argsort(turns[(first + g) % seats])
            scores[first + g] = points[g][by_bot]
            shares[first + g] = won[g][by_bot] / won[g].sum() if won[g].any() else 1 / seats  # a draw
        progress(many)
    ranks = None
    if game.rank is not None:
        found = Counter(game.rank(start, int(points)) for points in scores[:, 0])
        ranks = {rank: times / games for rank, times in found.most_common()}
    return Contest([_result(bot.name, shares[:, i], scores[:, i]) for i, bot in enumerate(bots)], ranks)


def _play(game: Game, start: State, seating: Sequence[Contestant], seed: int, number: int) -> tuple[Any, Any]:
    """One match, played as at a table; the same seed and number give the same chance."""
    match, dice = Match.from_state(game, start), new_dice(seed, number)
    players = [BotPlayer(bot.bot, bot.limits) for bot in seating]
    while not match.over:
        seat = match.actors[0]
        if seat == CHANCE:
            moves, weights = zip(*match.outcomes(), strict=True)
            match.play(CHANCE, moves[weighted_choice(dice, weights, len(weights))])
        else:
            match.decide(seat, players[seat].decide(match, seat, below(dice, 2**31)))
    return np.array([match.scores]), np.array([sum(1 << seat for seat in match.winners)])


def _result(name: str, shares: Any, scores: Any) -> BotResult:
    return BotResult(name, *interval(shares, 0.0, 1.0), *interval(scores))


def interval(values: Any, least: float = -np.inf, most: float = np.inf) -> tuple[float, float, float]:
    """The mean and its 95 % interval."""
    mean = float(values.mean())
    wide = 1.96 * float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return mean, max(least, mean - wide), min(most, mean + wide)
