"""The rules of Petite Mer, by the chapters of rules.en.md."""

from seaglass.games.petite_mer.rules.end import (
    discarded,
    nothing_left,
    over,
    score,
    sound,
    tiles_left,
    winners,
)
from seaglass.games.petite_mer.rules.hands import held, owner, set_up, slot_of, tiles_in_play, to_draw
from seaglass.games.petite_mer.rules.swapping import asked
from seaglass.games.petite_mer.rules.turn import actors, advance, chapter, choose, legal, outcomes

__all__ = [
    "actors",
    "advance",
    "asked",
    "chapter",
    "choose",
    "discarded",
    "held",
    "legal",
    "nothing_left",
    "outcomes",
    "over",
    "owner",
    "score",
    "set_up",
    "slot_of",
    "sound",
    "tiles_in_play",
    "tiles_left",
    "to_draw",
    "winners",
]
