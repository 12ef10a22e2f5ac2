"""Bots measured against each other: the same deals for all, every seat in turn, and how sure that is."""

from seaglass.arena.entrants import Entrant, read_entrants
from seaglass.arena.running import Run, run
from seaglass.arena.standing import EntrantStanding, entrant_standings
from seaglass.arena.tournament import Played, Tournament

__all__ = [
    "Entrant",
    "EntrantStanding",
    "Played",
    "Run",
    "Tournament",
    "entrant_standings",
    "read_entrants",
    "run",
]
