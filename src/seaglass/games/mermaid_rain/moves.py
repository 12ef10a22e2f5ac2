"""Decisions: one number each in the engine, one name each outside. A verb owns a block of numbers.

Seats: open (two cards), add (a card), stop, pick (a tile), march, waltz (a shape), start (a hex), lay (a
tile), at (a hex), way (1 to 6), warp (a hex), go (a hex), pay (one card or two), take (a token), take secret
(a token), leave, done, drift (a hex), keep (two cards). Chance: token, dealer, deal, current, reveal, find.
"""

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

OPEN = 0
ADD = OPEN + len(PAIRS)
STOP = ADD + SINGLES
PICK = STOP + 1
MARCH_NOW = PICK + KINDS
WALTZ_WITH = MARCH_NOW + 1
START_AT = WALTZ_WITH + len(SHAPES)
LAY = START_AT + HEXES
AT = LAY + KINDS
WAY = AT + HEXES
WARP = WAY + MOST_WAYS
GO = WARP + HEXES
PAY_WITH = GO + HEXES
TAKE_OPEN = PAY_WITH + SINGLES + len(PAIRS)
TAKE_SECRET = TAKE_OPEN + len(TOKENS)
LEAVE = TAKE_SECRET + len(TOKENS)
DONE = LEAVE + 1
DRIFT_TO = DONE + 1
KEEP_CARDS = DRIFT_TO + HEXES
TOKEN = KEEP_CARDS + len(PAIRS)  # from here on, chance decides
DEALER = TOKEN + len(TOKENS)
DEAL_CARD = DEALER + MAX_SEATS
CURRENT = DEAL_CARD + SINGLES
REVEAL = CURRENT + UNDERCURRENTS
FIND = REVEAL + KINDS
COUNT = FIND + len(TOKENS)

_BLOCKS = (
    ("open", OPEN, _PAIRS),
    ("add", ADD, CARDS),
    ("stop", STOP, [""]),
    ("pick", PICK, _KINDS),
    ("march", MARCH_NOW, [""]),
    ("waltz", WALTZ_WITH, SHAPES),
    ("start", START_AT, _HEXES),
    ("lay", LAY, _KINDS),
    ("at", AT, _HEXES),
    ("way", WAY, [str(way + 1) for way in range(MOST_WAYS)]),
    ("warp", WARP, _HEXES),
    ("go", GO, _HEXES),
    ("pay", PAY_WITH, [*CARDS, *_PAIRS]),
    ("take", TAKE_OPEN, TOKENS),
    ("take secret", TAKE_SECRET, TOKENS),
    ("leave", LEAVE, [""]),
    ("done", DONE, [""]),
    ("drift", DRIFT_TO, _HEXES),
    ("keep", KEEP_CARDS, _PAIRS),
    ("token", TOKEN, TOKENS),
    ("dealer", DEALER, [str(seat + 1) for seat in range(MAX_SEATS)]),
    ("deal", DEAL_CARD, CARDS),
    ("current", CURRENT, [str(card + 1) for card in range(UNDERCURRENTS)]),
    ("reveal", REVEAL, _KINDS),
    ("find", FIND, TOKENS),
)
_NAMES = tuple(f"{verb} {argument}".strip() for verb, _, arguments in _BLOCKS for argument in arguments)
_NUMBERS = {name: number for number, name in enumerate(_NAMES)}


def name(decision: int) -> str:
    return _NAMES[decision]


def number(move: str) -> int:
    """The decision of this name; white space and capitals do not matter."""
    return _NUMBERS[" ".join(move.lower().split())]


def parted(decision: int) -> tuple[str, int]:
    """The verb of a decision, and its argument as a number."""
    verb, first = next((verb, first) for verb, first, _ in reversed(_BLOCKS) if first <= decision)
    return verb, decision - first


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
