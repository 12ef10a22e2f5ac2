"""Matches for tests: played at random, the same for the same seed."""

from seaglass.engine import games
from seaglass.proofs.matches import draw, play_step, random_match, settings, steps

__all__ = ["draw", "every_seat_count", "every_table", "play_step", "random_match", "steps"]


def every_table() -> list[tuple[str, int, dict[str, str]]]:
    """Every game and number of seats, with the standard options and with each other value of each option."""
    return [(game.name, one.seats, one.options) for game in games().values() for one in settings(game)]


def every_seat_count() -> list[tuple[str, int]]:
    return [(game.name, seats) for game in games().values() for seats in game.seats]
