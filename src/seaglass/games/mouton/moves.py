"""Decisions: one number each in the engine, one name each outside.

0–59     play 1 … play 60     a seat plays a weather card
60–119   deal 1 … deal 60     chance deals a weather card
120–131  tide 1 … tide 12     chance turns a tide
"""

from seaglass.engine import bits
from seaglass.engine.move_names import MoveNames
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import CHANCE, State
from seaglass.games.mouton.state import CARDS, CHOOSE, SECRET, TIDES

_NAMES = MoveNames(
    ("play", range(1, CARDS + 1)),
    ("deal", range(1, CARDS + 1)),
    ("tide", range(1, TIDES + 1)),
)
PLAY, DEAL_CARD, TURN_TIDE = _NAMES.firsts
COUNT = len(_NAMES)
name, number = _NAMES.name, _NAMES.number


def hidden(s: State, actor: int, decision: int) -> bool:
    """Whether the others do not see what is decided: a card laid face down, or dealt.  [2.4, 3.2]"""
    return bool(decision < TURN_TIDE if actor == CHANCE else s.cards == SECRET)


def refuse(s: State, seat: int, decision: int) -> Refusal:
    """Why this seat may not take this decision now, with the clause."""
    from seaglass.games.mouton import rules

    if not PLAY <= decision < DEAL_CARD:
        return Refusal("only-chance", move=name(decision))
    if s.phase != CHOOSE:
        return Refusal("mouton-too-early", clause="mouton.1.3")
    if not bits.has(s.afloat, seat):
        return Refusal("mouton-out-of-round", clause="mouton.3.7")
    if s.played[seat] > 0:
        return Refusal("mouton-already-chose", clause="mouton.3.2")
    waiting = bits.members(rules.still_to_choose(s))
    if seat not in waiting:
        return Refusal("mouton-not-your-turn", clause="mouton.9.2", other=waiting[0])
    return Refusal("mouton-not-in-hand", clause="mouton.3.2", card=decision - PLAY + 1)
