"""Bots measured against each other: the same deals for all, every seat in turn, and how sure that is."""

from seaglass.arena.entrants import Entrant, read_entrants
from seaglass.arena.running import Run, run
from seaglass.arena.standing import Standing, standing
from seaglass.arena.tournament import Played, Tournament

__all__ = ["Entrant", "Played", "Run", "Standing", "Tournament", "read_entrants", "run", "standing"]
