"""What the games so far say of each entrant, and whether that is clear."""

from collections import Counter
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

import numpy as np

from seaglass.arena.certainty import DOUBT, any_time_interval, differs, mean_interval, share_interval
from seaglass.arena.rating import ratings
from seaglass.arena.summary import rank_shares, win_shares
from seaglass.arena.tournament import Played, Tournament
from seaglass.engine.registry import game_named


@dataclass(frozen=True)
class EntrantStanding:
    """How one entrant did: its seats' share of the wins together, points a seat, and a rating."""

    name: str
    even: float  # the share that would be even
    win_share: float
    low: float
    high: float
    mean_score: float
    score_low: float
    score_high: float
    rating: float
    rating_low: float
    rating_high: float
    ranks: dict[str, float] | None  # how often a crew reached each rank

    def json(self) -> dict[str, Any]:
        return {
            key: None
            if value in (np.inf, -np.inf)
            else round(value, 6)
            if isinstance(value, float)
            else value
            for key, value in asdict(self).items()
        }


@dataclass(frozen=True)
class Tally:
    """One deal: means over its games, which are not independent of each other."""

    shares: Any  # of the wins, for each entrant
    scores: Any  # points a seat
    above: Any  # above[i, j]: how often a seat of i finished above one of j, a tie being half


def tally(tournament: Tournament, games: list[Played]) -> Tally:
    if tournament.crews:
        points = np.array([game.scores[0] for game in games], float)
        best = points == points.max()
        return Tally(best / best.sum(), points, _above(points[:, None] - points))
    shares, scores, above = zip(*(_one(tournament, game) for game in games), strict=True)
    present = np.array([np.isin(np.arange(len(tournament.entrants)), game.seating) for game in games])
    both = present[:, :, None] & present[:, None, :]
    return Tally(_mean(shares, present), _mean(scores, present), _mean(above, both))


def _one(tournament: Tournament, game: Played) -> tuple[Any, Any, Any]:
    holds = np.equal.outer(np.arange(len(tournament.entrants)), game.seating).astype(float)
    mine = holds / np.maximum(holds.sum(axis=1, keepdims=True), 1)
    won = np.isin(np.arange(tournament.seats), game.winners)
    share = win_shares(won[None])[0]
    points = np.array(game.scores, float)
    place = points + won * (np.ptp(points) + 1)  # winners come first, whatever decided a tie in points
    return holds @ share, mine @ points, mine @ _above(place[:, None] - place) @ mine.T


def _mean(parts: Any, present: Any) -> Any:
    """Over the games that an entrant, or both of a pair, took part in."""
    return (np.array(parts) * present).sum(axis=0) / present.sum(axis=0)


def _above(lead: Any) -> Any:
    return (np.sign(lead) + 1) / 2


def clear(tournament: Tournament, tallies: list[Tally]) -> bool:
    """Whether every two entrants are told apart; may be asked after every deal (see `certainty`)."""
    pairs = list(combinations(range(len(tournament.entrants)), 2))
    return bool(pairs) and all(differs(*_gap(tournament, tallies, *p), DOUBT / len(pairs)) for p in pairs)


def _gap(tournament: Tournament, tallies: list[Tally], i: int, j: int) -> tuple[Any, float]:
    """Numbers from 0 to 1, one a deal, and the mean they have if a seat of i wins as often as one of j."""
    if tournament.crews:
        return np.array([tally.above[i, j] for tally in tallies]), 0.5
    seats = _seats(tournament)
    shares = np.array([tally.shares for tally in tallies])
    both = 1 / seats[i] + 1 / seats[j]
    gap = (shares[:, i] / seats[i] - shares[:, j] / seats[j] + 1 / seats[j]) / both
    return gap.round(9), 1 / seats[j] / both


def entrant_standings(tournament: Tournament, tallies: list[Tally], any_time: bool) -> list[EntrantStanding]:
    """`any_time`: the shares' intervals are those for play that may stop as soon as the answer is clear."""
    shares = np.array([tally.shares for tally in tallies]).round(9)
    scores = np.array([tally.scores for tally in tallies])
    rated = ratings(np.array([tally.above for tally in tallies]), tournament.seed)
    interval = any_time_interval if any_time else share_interval
    game, start = game_named(tournament.game), tournament.new_match().start
    return [
        EntrantStanding(
            entrant.name,
            _even(tournament, i),
            *(interval(shares[:, i]) if len(tournament.entrants) > 1 else (1.0, 1.0, 1.0)),
            *mean_interval(scores[:, i]),
            *rated[i],
            rank_shares(game, start, scores[:, i]),
        )
        for i, entrant in enumerate(tournament.entrants)
    ]


def _even(tournament: Tournament, i: int) -> float:
    if tournament.crews:
        return 1 / len(tournament.entrants)
    return _seats(tournament)[i] / tournament.seats


def _seats(tournament: Tournament) -> Counter[int]:
    """How many seats each entrant holds when it plays: one, where they take turns."""
    if len(tournament.line_ups) > 1:
        return Counter(range(len(tournament.entrants)))
    return Counter(tournament.line_ups[0])
