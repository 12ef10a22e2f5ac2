"""What every game stands on: the contract, matches, records, fair chance and compiled kernels."""

from seaglass.engine.game import Game, Option
from seaglass.engine.match import Frame, Match
from seaglass.engine.refusal import Refusal
from seaglass.engine.registry import broken, game_named, games
from seaglass.engine.rule import CHANCE, MAX_SEATS, State, rule

__all__ = [
    "CHANCE",
    "MAX_SEATS",
    "Frame",
    "Game",
    "Match",
    "Option",
    "Refusal",
    "State",
    "broken",
    "game_named",
    "games",
    "rule",
]
