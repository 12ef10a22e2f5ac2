"""Players, hands and melds."""

from typing import Any

import numpy as np

from seaglass.engine import bits
from seaglass.engine.rule import State
from seaglass.games.mermaid_rain import rules
from seaglass.games.mermaid_rain.components import CARDS, MOST_DOWN, TOKENS
from seaglass.games.mermaid_rain.hexes import NOWHERE, hex_name
from seaglass.games.mermaid_rain.moves import ADD, OPEN, STOP, name
from seaglass.games.mermaid_rain.rules.melds import cards_shown, meld_of
from seaglass.games.mermaid_rain.rules.scoring import points_of
from seaglass.games.mermaid_rain.state import (
    MELD,
    MELD_POINTS,
    MELDS,
    NO_TILE,
    PAIRS,
    RANK_MELDS,
    SINK,
)
from seaglass.games.mermaid_rain.view.shapes import Choice, Melding, Player
from seaglass.games.mermaid_rain.view.tables import spelled, tile, token_seen


def player(s: State, seat: int) -> Player:
    """What the reader may know of a seat."""
    slots = [i for i in range(MOST_DOWN) if s.down_owner[i] == seat]
    return Player(
        cards=int(s.cards_held[seat]),
        shown=spelled(CARDS, s.shown[seat]),
        meld=_meld(s, seat),
        stopped=bits.has(s.stopped, seat),
        chosen=bool(s.choice[seat] != 0),
        where=None if s.where[seat] == NOWHERE else hex_name(int(s.where[seat])),
        tiles=[tile(s, int(kind)) for kind in s.held[seat] if kind != NO_TILE],
        treasure=spelled(TOKENS, s.treasure[seat]),
        secret=[token_seen(s, i) for i in slots],
        score=points_of(s, seat),
    )


def _meld(s: State, seat: int) -> Any:
    """The meld shown so far, or the one of this round."""
    if cards_shown(s, seat) > 0:
        return MELDS[meld_of(*(int(n) for n in s.shown[seat]))]
    return MELDS[s.meld[seat]] if RANK_MELDS < s.phase <= SINK else None


def hand(s: State, seat: int) -> Any:
    """The cards one holds, less those chosen for the meld."""
    held = s.hand[seat].copy()
    for card in chosen(s, seat):
        held[card] -= 1
    return spelled(CARDS, held)


def chosen(s: State, seat: int) -> list[int]:
    """The animals laid face down for the meld."""
    if s.choice[seat] == 0:
        return []
    if cards_shown(s, seat) == 0:
        return list(PAIRS[s.choice[seat] - 1])
    return [int(s.choice[seat]) - 1] if s.choice[seat] <= len(CARDS) else []


def choice(s: State, seat: int) -> Choice | None:
    if s.choice[seat] == 0:
        return None
    cards: Any = [CARDS[card] for card in chosen(s, seat)]
    return Choice(cards=cards, stop=not cards)


def melding(s: State, seat: int) -> list[Melding]:
    """Every choice, with the meld one would have then."""
    if s.phase != MELD or not bits.has(rules.actors(s), seat):
        return []
    out = np.zeros(16, np.int64)
    found = []
    for decision in out[: rules.legal(s, seat, out)]:
        cards = s.shown[seat].copy()
        if decision < ADD:
            for card in PAIRS[decision - OPEN]:
                cards[card] += 1
        elif decision < STOP:
            cards[decision - ADD] += 1
        meld = meld_of(*(int(n) for n in cards))
        called: Any = MELDS[meld]
        found.append(Melding(move=name(int(decision)), meld=called, points=MELD_POINTS[meld]))
    return found
