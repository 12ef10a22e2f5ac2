"""Decisions: one number each in the engine, one name each outside.

- `play 7`: a seat plays a card
- `deal 7`: chance deals a card
"""

from seaglass.engine.move_names import MoveNames
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import CHANCE, State
from seaglass.template.reef.state import CARDS, PLAY

_NAMES = MoveNames(("play", range(1, CARDS + 1)), ("deal", range(1, CARDS + 1)))
PLAY_CARD, DEAL_CARD = _NAMES.firsts
COUNT = len(_NAMES)
name, number = _NAMES.name, _NAMES.number


def hidden(s: State, actor: int, decision: int) -> bool:
    """Nobody sees what another one is dealt.  [1.2]"""
    return actor == CHANCE


def refuse(s: State, seat: int, decision: int) -> Refusal:
    """Why this seat may not take this decision now, with the clause."""
    if decision >= DEAL_CARD:
        return Refusal("only-chance", move=name(decision))
    if s.phase != PLAY or s.turn != seat:
        return Refusal("reef-not-your-turn", clause="reef.2.1")
    return Refusal("reef-not-in-hand", clause="reef.2.1", card=decision - PLAY_CARD + 1)
