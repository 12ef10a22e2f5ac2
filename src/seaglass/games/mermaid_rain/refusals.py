"""Why a seat may not do what it wants, with the clause it breaks."""

from collections.abc import Callable

from seaglass.engine import bits
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import State
from seaglass.games.mermaid_rain import rules
from seaglass.games.mermaid_rain.components import CARDS, SHAPES, SITES, SYMBOLS, TOKENS
from seaglass.games.mermaid_rain.hexes import NOWHERE, WORD, hex_name, is_in
from seaglass.games.mermaid_rain.moves import SINGLES, TOKEN, name, parted
from seaglass.games.mermaid_rain.rules.melds import cards_shown
from seaglass.games.mermaid_rain.rules.sea import (
    bare_ocean,
    shape_of,
    shore,
    site_at,
    symbol_at,
    tile_at,
    tile_hex,
    tile_touches,
)
from seaglass.games.mermaid_rain.state import (
    ANY,
    KEEP,
    MARCH,
    MELD,
    NO_TILE,
    PAIRS,
    PHASES,
    RAIN,
    WALTZ,
)

_WHEN = {
    "open": "meld",
    "add": "meld",
    "stop": "meld",
    "pick": "choose_tile",
    "march": "choose_tile",
    "waltz": "choose_tile",
    "start": "start",
    "lay": "ride",
    "at": "lay_where",
    "way": "lay_way",
    "warp": "ride",
    "go": "ride",
    "pay": "pay",
    "take": "take",
    "take secret": "take",
    "leave": "take",
    "done": "ride",
    "drift": "drift",
    "keep": "keep",
}
_CLAUSE_OF_PHASE = {
    "meld": "4.1",
    "choose_tile": "5.3",
    "start": "6.2",
    "ride": "6.1",
    "lay_where": "6.6",
    "lay_way": "6.6",
    "pay": "7.4",
    "take": "8.1",
    "drift": "9.3",
    "keep": "9.4",
}


def _refusal(key: str, clause: str, **details: int | str) -> Refusal:
    return Refusal(f"mermaid_rain-{key}", clause=f"mermaid_rain.{clause}", **details)


def reason(s: State, seat: int, decision: int) -> Refusal:
    """The first thing that stands against this decision."""
    if decision >= TOKEN:
        return Refusal("only-chance", move=name(decision))
    if not bits.has(rules.actors(s), seat):
        return _not_now_you(s, seat)
    verb, argument = parted(decision)
    phase = PHASES[s.phase]
    if _WHEN[verb] != phase:
        return _refusal("not-now", _CLAUSE_OF_PHASE[phase], move=name(decision), now=phase)
    return _REASONS[verb](s, seat, argument)


def _not_now_you(s: State, seat: int) -> Refusal:
    if s.phase == MELD:
        return (
            _refusal("has-stopped", "4.4") if bits.has(s.stopped, seat) else _refusal("already-chose", "4.1")
        )
    if s.phase == KEEP:
        return _refusal("nothing-to-discard", "9.4")
    waiting = bits.members(rules.actors(s))
    return _refusal("not-your-turn", "5.1", other=waiting[0] if waiting else 0)


# --- melds ---


def _open(s: State, seat: int, pair: int) -> Refusal:
    if cards_shown(s, seat) > 0:
        return _refusal("one-card", "4.3")
    return _refusal("cards-not-in-hand", "4.1", card=CARDS[PAIRS[pair][0]], second=CARDS[PAIRS[pair][1]])


def _add(s: State, seat: int, card: int) -> Refusal:
    if cards_shown(s, seat) == 0:
        return _refusal("two-cards-first", "4.1")
    return _refusal("cards-not-in-hand", "4.3", card=CARDS[card], second="none")


def _stop(s: State, seat: int, _: int) -> Refusal:
    return _refusal("no-mermaid-yet", "4.2")


# --- choosing ---


def _pick(s: State, seat: int, kind: int) -> Refusal:
    if s.held[seat, 0] != NO_TILE:
        return _refusal("has-tile", "5.3")
    return _refusal("tile-not-there", "5.3")


def _march(s: State, seat: int, _: int) -> Refusal:
    if s.meld[seat] != MARCH or not s.bonus_due:
        return _refusal("no-such-effect", "4.8", meld="march")
    return _refusal("pool-is-empty", "5.7")


def _waltz(s: State, seat: int, shape: int) -> Refusal:
    if s.meld[seat] != WALTZ or not s.bonus_due:
        return _refusal("no-such-effect", "4.10", meld="waltz")
    return _refusal("no-tile-of-shape", "5.9", shape=SHAPES[shape])


# --- laying ---


def _start(s: State, seat: int, h: int) -> Refusal:
    return _no_start(s, h, "6.2")


def _drift(s: State, seat: int, h: int) -> Refusal:
    return _no_start(s, h, "9.3")


def _no_start(s: State, h: int, clause: str) -> Refusal:
    site = site_at(s, h)
    if site == NOWHERE or SITES[s.site_kind[site]] != "start":
        return _refusal("not-a-start", clause, hex=hex_name(h))
    other = next(seat for seat in range(s.seats) if s.where[seat] == h)
    return _refusal("start-taken", clause, hex=hex_name(h), other=other)


def _lay(s: State, seat: int, kind: int) -> Refusal:
    if kind not in s.held[seat]:
        return _refusal("not-your-tile", "5.3")
    return _refusal("moved-already", "6.8") if s.moved else _refusal("fits-nowhere", "6.3")


def _at(s: State, seat: int, h: int) -> Refusal:
    blocked = _blocked(s, h)
    return blocked if blocked is not None else _refusal("fits-no-way", "6.4", hex=hex_name(h))


def _way(s: State, seat: int, way: int) -> Refusal:
    shape = shape_of(s.held[seat, s.lifted])
    if way >= s.ways[shape]:
        return _refusal("no-such-way", "6.6", ways=int(s.ways[shape]))
    steps = [int(step) for step in s.spread[shape, way] if step]
    found = (_blocked(s, int(s.aim) + step) for step in steps)
    return next((blocked for blocked in found if blocked is not None), _refusal("fits-nowhere", "6.3"))


def _blocked(s: State, h: int) -> Refusal | None:
    """Why no part of a tile can lie on a hex."""
    if is_in(bare_ocean(s), h):
        return None
    what = kind_of(s, h)
    if what == "nothing":
        return _refusal("not-in-the-sea", "6.5", hex=hex_name(h))
    if what == "ocean":
        return _refusal("tile-there", "6.4", hex=hex_name(h))
    return _refusal("not-ocean", "6.3", hex=hex_name(h), place=what)


def kind_of(s: State, h: int) -> str:
    """What a hex is, whatever lies on it."""
    site = site_at(s, h)
    if site != NOWHERE:
        return SITES[s.site_kind[site]]
    for kind, hexes in (("ocean", s.ocean), ("rock", s.rocks)):
        if int(hexes[h // WORD]) >> h % WORD & 1:
            return kind
    return "nothing"


# --- moving ---


def _place(s: State, h: int) -> Refusal | None:
    """Why a hex is not the name of a place one can be at."""
    if tile_at(s, h) != NOWHERE or site_at(s, h) != NOWHERE:
        return None
    for tile in range(s.surf):
        if h in (tile_hex(s, tile, i) for i in range(1, 4)):
            first = hex_name(int(s.surf_hex[tile]))
            return _refusal("tile-is-called", "7.3", hex=hex_name(h), first=first)
    return _refusal("cannot-enter", "7.9", hex=hex_name(h), place=kind_of(s, h))


def _warp(s: State, seat: int, h: int) -> Refusal:
    if s.meld[seat] != RAIN:
        return _refusal("no-such-effect", "4.6", meld="rain")
    if s.warped or s.moved:
        return _refusal("no-more-warp", "7.11")
    return _place(s, h) or _refusal("is-there", "7.13")


def _go(s: State, seat: int, h: int) -> Refusal:
    if wrong := _place(s, h):
        return wrong
    if h == s.where[seat]:
        return _refusal("is-there", "7.2")
    around = shore(s, int(s.where[seat]))
    tile = tile_at(s, h)
    if not (is_in(around, h) if tile == NOWHERE else tile_touches(s, tile, around)):
        return _refusal("not-next-to", "7.2", hex=hex_name(h))
    return _refusal("cannot-pay", "7.7", symbol=SYMBOLS[symbol_at(s, h)])


def _pay(s: State, seat: int, payment: int) -> Refusal:
    symbol = symbol_at(s, int(s.aim))
    cards = (payment,) if payment < SINGLES else PAIRS[payment - SINGLES]
    second = "none" if len(cards) == 1 else CARDS[cards[1]]
    if any(s.hand[seat, card] < cards.count(card) for card in cards):
        return _refusal("cards-not-in-hand", "7.1", card=CARDS[cards[0]], second=second)
    if symbol == ANY:
        return _refusal("one-card-is-enough", "7.8")
    if len(cards) == 1:
        return _refusal("card-does-not-match", "7.4", card=CARDS[cards[0]], symbol=SYMBOLS[symbol])
    return _refusal("deep-sea-matches", "7.7", symbol=SYMBOLS[symbol])


# --- treasure and the end of the round ---


def _take(s: State, seat: int, token: int) -> Refusal:
    return _refusal("no-such-token", "8.1", token=TOKENS[token])


def _take_secret(s: State, seat: int, token: int) -> Refusal:
    return _refusal("no-such-secret-token", "8.3", token=TOKENS[token])


def _keep(s: State, seat: int, pair: int) -> Refusal:
    return _refusal("cards-not-in-hand", "9.4", card=CARDS[PAIRS[pair][0]], second=CARDS[PAIRS[pair][1]])


_REASONS: dict[str, Callable[[State, int, int], Refusal]] = {
    "open": _open,
    "add": _add,
    "stop": _stop,
    "pick": _pick,
    "march": _march,
    "waltz": _waltz,
    "start": _start,
    "lay": _lay,
    "at": _at,
    "way": _way,
    "warp": _warp,
    "go": _go,
    "pay": _pay,
    "take": _take,
    "take secret": _take_secret,
    "drift": _drift,
    "keep": _keep,
}
