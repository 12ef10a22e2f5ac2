"""The chart of the day: on one date, every crew of the same size draws the same pile."""

import datetime
import hashlib

from seaglass.engine.fair import Fair


def chart_of_the_day(day: datetime.date, seats: int) -> Fair:
    """Fair chance with a secret that anybody can work out: the tile drawn as the n-th is the same for all."""
    said = f"seaglass petite_mer chart of the day {day.isoformat()} for {seats}"
    return Fair(hashlib.sha256(said.encode()).digest())
