"""What a decision at a table costs in processor time: taken, followed by chance, and told to everybody."""

import time
from statistics import quantiles

from seaglass.engine import CHANCE, Match
from seaglass.engine.dice import below, new_dice
from seaglass.engine.game import Game
from seaglass.server.storage.store import Saved, Seat
from seaglass.server.tables.snapshot import TableSnapshot

SECRET = bytes(32)
DECISIONS = 600  # at least, for each number of seats


def measure_tables(game: Game, decisions: int = DECISIONS) -> dict[str, dict[str, float]]:
    """By seats: the median and the 99th percentile of random games' decisions, in milliseconds."""
    found = {}
    game.table_rules.compile()  # as on a server soon after its start
    for seats in game.seats:
        cost: list[float] = []
        number = 0
        while len(cost) < decisions:
            cost += cost_of_decisions(game, seats, number)
            number += 1
        cuts = quantiles(cost, n=100)
        found[str(seats)] = {"cpu_ms_p50": cuts[49] * 1e3, "cpu_ms_p99": cuts[98] * 1e3}
    return found


def cost_of_decisions(game: Game, seats: int, number: int) -> list[float]:
    """Processor seconds of each decision of a random match, every seat and a bystander told."""
    match, dice = Match(game, seats), new_dice(1, number)
    people = tuple(Seat("person", f"Player {seat + 1}") for seat in range(seats))
    snapshot = TableSnapshot(
        Saved("bench", game.name, game.rules_version, match.options, SECRET, people), match
    )
    snapshot.fair.draw_all(match)
    spent = []
    while not match.over:
        seat = next(actor for actor in match.actors if actor != CHANCE)
        legal = match.legal(seat)
        move, first = legal[below(dice, len(legal))], len(match.frames)
        start = time.process_time()
        match.play(seat, move)
        snapshot.fair.draw_all(match)
        snapshot.frames(match.frames[first:], [(eyes, False) for eyes in (*range(seats), None)])
        spent.append(time.process_time() - start)
    return spent
