"""Whole matches played at random and by ratings, the same interpreted and compiled."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from seaglass.engine.bits import count, nth
from seaglass.engine.compile import compiled
from seaglass.engine.dice import below, new_dice, seed_dice, weighted_choice
from seaglass.engine.game import Game
from seaglass.engine.rule import CHANCE

RANDOM, GREEDY = POLICIES = 0, 1
UNSOUND, TOO_MANY = -1, -2  # why a checked match was stopped


@dataclass
class PlayoutBuffers:
    """The arrays that a playout writes in, so that nothing is allocated while it runs."""

    state: Any
    dice: Any
    legal: Any
    weights: Any
    rates: Any

    @property
    def arrays(self) -> tuple[Any, ...]:
        """All of them, in the order of the kernels' parameters."""
        return self.state, self.dice, self.legal, self.weights, self.rates

    @classmethod
    def for_game(cls, game: Game, seed: int = 0, stream: int = 0) -> "PlayoutBuffers":
        legal, weights = game.decision_buffer(), game.decision_buffer()
        rates = np.zeros(game.moves.COUNT)
        return cls(np.zeros(2, game.state), new_dice(seed, stream), legal, weights, rates)


@dataclass(frozen=True)
class Results:
    """What came of many matches: points and winners (a set of seats) of each, and how many decisions."""

    scores: Any
    won: Any
    decisions: int


def play_matches(game: Game, start: Any, policies: Any, seed: int, games: int, first: int = 0) -> Results:
    """Play matches from a state, compiled; `policies` has a row a rotation: the policy of each seat."""
    buffers = PlayoutBuffers.for_game(game)
    buffers.state[1] = start
    scores = np.zeros((games, int(start.seats)), np.int64)
    won = np.zeros(games, np.int64)
    decisions = kernels(game).play_many(*buffers.arrays, policies, seed, first, games, scores, won, False)
    return Results(scores, won, int(decisions))


def kernels(game: Game) -> "Kernels":
    """The compiled kernels of a game."""
    return _kernels(game.name)


@cache
def _kernels(name: str) -> "Kernels":
    from seaglass.engine.registry import game_named

    plain = uncompiled(game_named(name))
    return Kernels(*(compiled(function, name) for function in plain))


@dataclass(frozen=True)
class Kernels:
    """`play_many` plays matches from a state to the end; `copy_many` copies one."""

    play_many: Callable[..., Any]
    copy_many: Callable[..., Any]


def uncompiled(game: Game) -> tuple[Callable[..., Any], ...]:
    """The same functions uncompiled: what the proofs compare with the kernels."""
    rules, rate = game.rules, game.bot.rate
    actors, legal, outcomes = rules.actors, rules.legal, rules.outcomes
    choose, advance, score, winners, sound = (
        rules.choose,
        rules.advance,
        rules.score,
        rules.winners,
        rules.sound,
    )
    most = game.most_legal

    def play_many(states, dice, out, weights, rates, policies, seed, first, games, scores, won, checking):  # type: ignore[no-untyped-def]
        """Play `games` matches from states[1], each with dice of its own; answers the decisions of all seats.

        With `checking`, a state that is not sound, or with none or too many decisions, stops it and stays in
        states[0]; the answer is UNSOUND or TOO_MANY.
        """
        decisions = 0
        for g in range(games):
            states[0] = states[1]
            seed_dice(dice, seed, first + g)
            s = states[0]
            while advance(s):
                pass
            who = actors(s)
            while who != 0:
                if who == 1 << CHANCE:
                    n = outcomes(s, out, weights)
                    if checking and not 0 < n <= most:
                        return TOO_MANY
                    choose(s, CHANCE, out[weighted_choice(dice, weights, n)])
                else:
                    seat = nth(who, below(dice, count(who)))
                    n = legal(s, seat, out)
                    if checking and not 0 < n <= most:
                        return TOO_MANY
                    best = 0
                    if policies[g % len(policies), seat] == 0:
                        best = below(dice, n)
                    elif n > 1:
                        rate(s, seat, out, n, rates)
                        for i in range(1, n):
                            if rates[i] > rates[best]:
                                best = i
                    choose(s, seat, out[best])
                    decisions += 1
                while advance(s):
                    if checking and not sound(s):
                        return UNSOUND
                if checking and not sound(s):
                    return UNSOUND
                who = actors(s)
            score(s, scores[g])
            won[g] = winners(s)
        return decisions

    def copy_many(states, times):  # type: ignore[no-untyped-def]
        """Copy a state `times` times, each copy from the last one."""
        for i in range(times):
            states[(i + 1) % len(states)] = states[i % len(states)]

    return play_many, copy_many
