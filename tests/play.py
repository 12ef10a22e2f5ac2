"""Matches for tests: played at random, the same for the same seed."""

import itertools
from collections.abc import Callable, Iterator, Mapping

from seaglass.engine import CHANCE, Game, Match, games
from seaglass.engine.dice import below, new_dice, weighted_choice
from seaglass.engine.rule import Ints


def every_table() -> list[tuple[str, int, dict[str, str]]]:
    """Every game and number of seats, with the standard options and with each other value of each option."""
    tables = []
    for game in games().values():
        choices = [{}, *({o.name: v} for o in game.options for v in o.values[1:])]
        tables += [(game.name, seats, dict(options)) for seats in game.seats for options in choices]
    return tables


def every_seat_count() -> list[tuple[str, int]]:
    return [(game.name, seats) for game in games().values() for seats in game.seats]


def draw(match: Match, dice: Ints) -> str:
    """What chance brings, by the weights."""
    moves, weights = zip(*match.outcomes(), strict=True)
    return str(moves[weighted_choice(dice, weights, len(weights))])


def play_step(match: Match, dice: Ints) -> tuple[int, str]:
    """One random decision of whoever must decide."""
    if match.actors == (CHANCE,):
        actor, move = CHANCE, draw(match, dice)
    else:
        actor = match.actors[below(dice, len(match.actors))]
        legal = match.legal(actor)
        move = legal[below(dice, len(legal))]
    match.play(actor, move)
    return actor, move


def steps(match: Match, seed: int) -> Iterator[Match]:
    """The match after every random decision, to the end."""
    dice = new_dice(seed)
    while not match.over:
        play_step(match, dice)
        yield match


def random_match(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    until: Callable[[Match], bool] | None = None,
    most: int | None = None,
) -> Match:
    """A match played at random to its end, to `most` decisions, or until something is so."""
    match = Match(game, seats, options)
    for _ in itertools.islice(steps(match, seed), most):
        if until is not None and until(match):
            break
    return match
