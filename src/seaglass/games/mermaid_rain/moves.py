"""Decisions: one number each in the engine, one name each outside. A verb owns a block of numbers.

Seats: open (two cards), add (a card), stop, pick (a tile), march, waltz (a shape), start (a hex), lay (a
tile), at (a hex), way (1 to 6), warp (a hex), go (a hex), pay (one card or two), take (a token), take secret
(a token), leave, done, drift (a hex), keep (two cards). Chance: token, dealer, deal, current, reveal, find.
"""

from seaglass.engine.move_names import ALONE, MoveNames
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import MAX_SEATS, State
from seaglass.games.mermaid_rain.components import (
    CARDS,
    KINDS,
    MOST_WAYS,
    SHADES,
    SHAPES,
    SYMBOLS,
    TOKENS,
    UNDERCURRENTS,
)
from seaglass.games.mermaid_rain.hexes import HEXES, hex_name
from seaglass.games.mermaid_rain.state import LAY_WAY, LAY_WHERE, LOOK, PAIRS, PAY

SINGLES = len(CARDS)


def tile_name(kind: int) -> str:
    """Shape, symbol and shade of a kind of tile."""
    return f"{SHAPES[kind // 8]} {SYMBOLS[kind // 2 % 4]} {SHADES[kind % 2]}"


def pair_name(pair: int) -> str:
    return f"{CARDS[PAIRS[pair][0]]} {CARDS[PAIRS[pair][1]]}"


_PAIRS = [pair_name(pair) for pair in range(len(PAIRS))]
_KINDS = [tile_name(kind) for kind in range(KINDS)]
_HEXES = [hex_name(h) for h in range(HEXES)]

_NAMES = MoveNames(
    ("open", _PAIRS),
    ("add", CARDS),
    ("stop", ALONE),
    ("pick", _KINDS),
    ("march", ALONE),
    ("waltz", SHAPES),
    ("start", _HEXES),
    ("lay", _KINDS),
    ("at", _HEXES),
    ("way", range(1, MOST_WAYS + 1)),
    ("warp", _HEXES),
    ("go", _HEXES),
    ("pay", [*CARDS, *_PAIRS]),
    ("take", TOKENS),
    ("take secret", TOKENS),
    ("leave", ALONE),
    ("done", ALONE),
    ("drift", _HEXES),
    ("keep", _PAIRS),
    ("token", TOKENS),
    ("dealer", range(1, MAX_SEATS + 1)),
    ("deal", CARDS),
    ("current", range(1, UNDERCURRENTS + 1)),
    ("reveal", _KINDS),
    ("find", TOKENS),
)
(
    OPEN,
    ADD,
    STOP,
    PICK,
    MARCH_NOW,
    WALTZ_WITH,
    START_AT,
    LAY,
    AT,
    WAY,
    WARP,
    GO,
    PAY_WITH,
    TAKE_OPEN,
    TAKE_SECRET,
    LEAVE,
    DONE,
    DRIFT_TO,
    KEEP_CARDS,
    TOKEN,  # from here on, chance decides
    DEALER,
    DEAL_CARD,
    CURRENT,
    REVEAL,
    FIND,
) = _NAMES.firsts
COUNT = len(_NAMES)
name, number, parted = _NAMES.name, _NAMES.number, _NAMES.parted


def hidden(s: State, seat: int, decision: int) -> bool:
    """Whether the others do not see what is decided: cards chosen, kept or dealt, a face-down token."""
    if decision < TOKEN:
        return decision < PICK or TAKE_SECRET <= decision < LEAVE or decision >= KEEP_CARDS
    return DEAL_CARD <= decision < CURRENT or (decision >= FIND and bool(s.phase == LOOK))


def partway(s: State) -> bool:
    """A tile is lifted and not yet laid, or a place aimed at and not yet paid for."""
    return bool(s.phase in (LAY_WHERE, LAY_WAY, PAY))


def refuse(s: State, seat: int, decision: int) -> Refusal:
    """Why this seat may not take this decision now, with the clause."""
    from seaglass.games.mermaid_rain.refusals import reason

    return reason(s, seat, decision)
