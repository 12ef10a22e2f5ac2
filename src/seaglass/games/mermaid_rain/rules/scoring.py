"""The end of the game: tribute to the witch, then the ranking of each type of treasure."""

import numpy as np

from seaglass.engine.rule import MAX_SEATS, Ints, State, rule
from seaglass.engine.shared_rules import leaders
from seaglass.games.mermaid_rain.components import MOST_DOWN, TOKENS
from seaglass.games.mermaid_rain.hexes import NOWHERE
from seaglass.games.mermaid_rain.state import (
    EVERYBODY,
    MISSING_POINTS,
    MONOPOLY_POINTS,
    NOBODY,
    OVER,
    RANK,
    RANK_POINTS,
    TRIBUTE,
)


@rule
def show_treasure(s: State) -> None:
    """All secret tokens are shown.  [10.1]"""
    for i in range(MOST_DOWN):
        if s.down_owner[i] != NOBODY:
            s.down_seen[i] = EVERYBODY
    s.phase = TRIBUTE


@rule
def gathered(s: State, seat: int, token: int) -> int:
    """All tokens of a type a seat has, open and secret."""
    many = int(s.treasure[seat, token])
    for i in range(MOST_DOWN):
        if s.down_at[i] == NOWHERE:
            break
        if s.down_owner[i] == seat and s.down_token[i] == token + 1:
            many += 1
    return many


@rule
def missing(s: State, seat: int) -> int:
    """How many types of treasure a seat lacks for the tribute.  [10.2, 10.3]"""
    lacking = 0
    for token in range(len(TOKENS)):
        if gathered(s, seat, token) == 0:
            lacking += 1
    return lacking


@rule
def left_over(s: State, seat: int, token: int) -> int:
    """Tokens of a type after the tribute.  [10.2]"""
    return max(0, gathered(s, seat, token) - 1)


@rule
def shared_points(before: int, equal: int, ranked: int) -> int:
    """Points for each of `equal` players with `before` ahead of them, of `ranked` in all.  [10.4–10.9]"""
    points = 0
    for place in range(before, before + equal):
        points += RANK_POINTS[place]
    if points > 0:
        points = max(1, points // equal)
    return points + (MONOPOLY_POINTS if ranked == 1 else 0)


@rule
def ranking_points(s: State, seat: int, token: int) -> int:
    """What a seat gets for a type of treasure.  [10.4–10.9]"""
    mine = left_over(s, seat, token)
    if mine == 0:
        return 0
    before = 0
    equal = 0
    ranked = 0
    for other in range(s.seats):
        theirs = left_over(s, other, token)
        if theirs > 0:
            ranked += 1
        if theirs > mine:
            before += 1
        if theirs == mine:
            equal += 1
    return shared_points(before, equal, ranked)


@rule
def pay_tribute(s: State) -> None:
    s.phase = RANK


@rule
def rank_treasure(s: State) -> None:
    """One type after another.  [10.4]"""
    s.ranked += 1
    if s.ranked == len(TOKENS):
        s.phase = OVER


@rule
def points_of(s: State, seat: int) -> int:
    """The points so far; the tribute and each type count once their turn has come.  [10.3, 10.4]"""
    points = int(s.points[seat])
    if s.phase == RANK or s.phase == OVER:
        points -= MISSING_POINTS * missing(s, seat)
        for token in range(s.ranked):
            points += ranking_points(s, seat, token)
    return points


@rule
def score(s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def winners(s: State) -> int:
    """All with the most points share the win.  [10.10, 10.11]"""
    points = np.zeros(MAX_SEATS, np.int64)
    score(s, points)
    return leaders(points, s.seats)
