"""A position as a document. Piles are what is left of the box, so nothing can be lost or counted twice."""

from typing import Any

import numpy as np

from seaglass.engine import bits
from seaglass.engine.document import Field
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import MAX_SEATS, State
from seaglass.games.mermaid_rain import moves, own, rules
from seaglass.games.mermaid_rain.components import (
    CARDS,
    KINDS,
    MOST_DOWN,
    MOST_SITES,
    SHAPES,
    TILES_IN_ALL,
    TOKENS,
    UNDERCURRENTS,
)
from seaglass.games.mermaid_rain.hexes import NOWHERE, hex_name, hex_named
from seaglass.games.mermaid_rain.rules.sea import site_at, tile_at
from seaglass.games.mermaid_rain.state import (
    CHOOSE_TILE,
    DRAW_TILE,
    EVERYBODY,
    LAY_OUT,
    MELD,
    MELDS,
    NO_TILE,
    NOBODY,
    PHASES,
    ROUNDS,
    UNDRAWN,
)

_FLAGS = ("bonus_due", "moved", "warped")
_PLAYER = (
    "points",
    "hand",
    "dealt",
    "buried",
    "shown",
    "choice",
    "stopped",
    "meld",
    "where",
    "tiles",
    "treasure",
)
FIELDS = (
    "components",
    "phase",
    "round",
    "dealer",
    "order",
    "turn",
    "ranked",
    *_FLAGS,
    "lifted",
    "aim",
    "entered",
    "players",
    "discard",
    "undercurrents",
    "offer",
    "tile_discard",
    "sea",
    "face_up",
    "face_down",
)
_KINDS = tuple(moves.tile_name(kind) for kind in range(KINDS))


# --- writing ---


def write(s: State) -> dict[str, Any]:
    return {
        "components": own.write(s),
        "phase": PHASES[s.phase],
        "round": int(s.round_no) + 1,
        "dealer": int(s.dealer),
        "order": [int(seat) for seat in s.order[: s.seats]] if any(s.order) else [],
        "turn": int(s.turn),
        "ranked": int(s.ranked),
        **{name: bool(s[name]) for name in _FLAGS},
        "lifted": int(s.lifted),
        "aim": _aim(s),
        "entered": [hex_name(int(s.site_hex[site])) for site in bits.members(int(s.entered))],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "discard": _counts(CARDS, s.discard),
        "undercurrents": {
            "current": int(s.current) + 1 or None,
            "left": [card + 1 for card in bits.members(int(s.currents_left))],
            "due": _counts(SHAPES, s.due),
        },
        "offer": _trimmed([_tile(kind) for kind in s.offer]),
        "tile_discard": _counts(_KINDS, s.tile_discard),
        "sea": [
            {
                "tile": _KINDS[s.surf_kind[i]],
                "at": hex_name(int(s.surf_hex[i])),
                "way": int(s.surf_way[i]) + 1,
            }
            for i in range(s.surf)
        ],
        "face_up": {
            hex_name(int(s.site_hex[site])): _counts(TOKENS, s.up[site])
            for site in range(MOST_SITES)
            if any(s.up[site])
        },
        "face_down": [_face_down(s, i) for i in range(MOST_DOWN) if s.down_at[i] != NOWHERE],
    }


def _aim(s: State) -> str | None:
    if s.aim == NOWHERE or s.phase == LAY_OUT:
        return None
    return SHAPES[s.aim] if s.phase == DRAW_TILE else hex_name(int(s.aim))


def _counts(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, counts, strict=True) if n}


def _tile(kind: int) -> str | None:
    return None if kind == NO_TILE else _KINDS[kind]


def _trimmed(tiles: list[str | None]) -> list[str | None]:
    while tiles and tiles[-1] is None:
        tiles.pop()
    return tiles


def _player(s: State, seat: int) -> dict[str, Any]:
    return {
        "points": int(s.points[seat]),
        **{name: _counts(CARDS, s[name][seat]) for name in ("hand", "dealt", "buried", "shown")},
        "choice": _choice(s, seat),
        "stopped": bits.has(s.stopped, seat),
        "meld": MELDS[s.meld[seat]],
        "where": None if s.where[seat] == NOWHERE else hex_name(int(s.where[seat])),
        "tiles": [_tile(kind) for kind in s.held[seat]],
        "treasure": _counts(TOKENS, s.treasure[seat]),
    }


def _choice(s: State, seat: int) -> str | None:
    if s.choice[seat] == 0:
        return None
    block = moves.ADD if any(s.shown[seat]) else moves.OPEN
    return moves.name(block + int(s.choice[seat]) - 1)


def _face_down(s: State, i: int) -> dict[str, Any]:
    return {
        "at": hex_name(int(s.site_hex[s.down_at[i]])),
        "token": None if s.down_token[i] == UNDRAWN else TOKENS[s.down_token[i] - 1],
        "seen": "all" if s.down_seen[i] == EVERYBODY else bits.members(int(s.down_seen[i])),
        "owner": None if s.down_owner[i] == NOBODY else int(s.down_owner[i]),
    }


# --- reading ---


def read(document: Field, s: State) -> None:
    """Fill a state that is set up; anything that could not be on the table is refused."""
    if document["components"].value is not None:
        own.set_up(s, document["components"])
    s.phase = PHASES.index(document["phase"].one_of(*PHASES))
    s.round_no = document["round"].number(1, ROUNDS) - 1
    s.dealer = document["dealer"].number(0, s.seats - 1)
    s.ranked = document["ranked"].number(0, len(TOKENS))
    s.lifted = document["lifted"].number(0, 1)
    for name in _FLAGS:
        s[name] = int(document[name].flag())
    _read_order(document, s)
    _read_undercurrents(document["undercurrents"], s)
    _read_sea(document["sea"], s)
    _read_tiles(document, s)
    for seat, player in enumerate(document["players"].items(s.seats)):
        _read_player(player, s, seat)
    _read_cards(document, s)
    _read_tokens(document, s)
    s.entered = bits.of([_site(h, s) for h in document["entered"].items()])
    _read_aim(document["aim"], s)
    for seat, player in enumerate(document["players"].items(s.seats)):
        _read_choice(player["choice"], s, seat)
    _check(document, s)


def _read_order(document: Field, s: State) -> None:
    order = document["order"].distinct(0, s.seats - 1)
    ranked = s.phase >= CHOOSE_TILE
    if len(order) != (s.seats if ranked else 0):
        raise document["order"].refuse("all seats" if ranked else "no seats before the melds are ranked")
    s.order[: len(order)] = order
    s.turn = document["turn"].number(0, s.seats - 1)


def _read_undercurrents(field: Field, s: State) -> None:
    field.only("current", "left", "due")
    s.current = -1 if field["current"].value is None else field["current"].number(1, UNDERCURRENTS) - 1
    s.currents_left = bits.of([card - 1 for card in field["left"].distinct(1, UNDERCURRENTS)])
    if s.current >= 0 and bits.has(s.currents_left, s.current):
        raise field["left"].refuse("the cards that have not been turned up")
    if s.currents_left == 0:
        raise field["left"].refuse("at least one card")
    _read_counts(field["due"], SHAPES, s.due, MAX_SEATS)
    if s.due.sum() > s.seats:
        raise field["due"].refuse("no more tiles than players")


def _read_counts(field: Field, names: tuple[str, ...], counts: Any, most: int) -> None:
    field.only(*names)
    for i, name in enumerate(names):
        counts[i] = field.get(name, 0).number(0, most)


def _hex(field: Field) -> int:
    try:
        return hex_named(field.text(4))
    except KeyError:
        raise field.refuse("a hex such as c4") from None


def _site(field: Field, s: State) -> int:
    site = site_at(s, _hex(field))
    if site == NOWHERE:
        raise field.refuse("a start or treasure space")
    return site


def _read_kind(field: Field) -> int:
    return NO_TILE if field.value is None else _KINDS.index(field.one_of(*_KINDS))


def _read_sea(field: Field, s: State) -> None:
    for i, tile in enumerate(field.items()):
        tile.only("tile", "at", "way")
        if i == TILES_IN_ALL:
            raise field.refuse(f"at most {TILES_IN_ALL} tiles")
        s.surf_kind[i] = _KINDS.index(tile["tile"].one_of(*_KINDS))
        s.surf_hex[i] = _hex(tile["at"])
        s.surf_way[i] = tile["way"].number(1, int(s.ways[s.surf_kind[i] // 8])) - 1
        s.surf = i + 1


def _read_tiles(document: Field, s: State) -> None:
    for i, tile in enumerate(document["offer"].items()):
        if i == s.seats:
            raise document["offer"].refuse(f"at most {s.seats} tiles")
        s.offer[i] = _read_kind(tile)
    _read_counts(document["tile_discard"], _KINDS, s.tile_discard, TILES_IN_ALL)
    for seat, player in enumerate(document["players"].items(s.seats)):
        for i, tile in enumerate(player["tiles"].items(2)):
            s.held[seat, i] = _read_kind(tile)
    used = [*s.offer, *s.held.ravel(), *s.surf_kind[: s.surf]]
    for kind in range(KINDS):
        left = int(s.tiles[kind]) - int(s.tile_discard[kind]) - used.count(kind)
        if left < 0:
            raise document["tile_discard"].refuse(
                f"no more tiles {_KINDS[kind]} than {s.tiles[kind]}, all places together"
            )
        s.tile_pile[kind] = left


def _read_player(field: Field, s: State, seat: int) -> None:
    field.only(*_PLAYER)
    s.points[seat] = field["points"].number(-1000, 1000)
    for name in ("hand", "dealt", "buried", "shown"):
        _read_counts(field[name], CARDS, s[name][seat], 100)
    s.stopped |= int(field["stopped"].flag()) << seat
    s.meld[seat] = MELDS.index(field["meld"].one_of(*MELDS))
    _read_counts(field["treasure"], TOKENS, s.treasure[seat], 100)
    if field["where"].value is not None:
        s.where[seat] = _hex(field["where"])
        if tile_at(s, int(s.where[seat])) == NOWHERE and site_at(s, int(s.where[seat])) == NOWHERE:
            raise field["where"].refuse("a start, a treasure space, or the first hex of a tile")


def _read_cards(document: Field, s: State) -> None:
    _read_counts(document["discard"], CARDS, s.discard, 100)
    for card, name in enumerate(CARDS):
        out = sum(int(s[of][:, card].sum()) for of in ("hand", "dealt", "buried", "shown"))
        left = int(s.deck[card]) - int(s.discard[card]) - out
        if left < 0:
            raise document["discard"].refuse(f"no more {name} cards than {s.deck[card]}, all places together")
        s.pile[card] = left
    s.cards_left = s.pile.sum()
    s.cards_dealt = s.dealt.sum()
    s.cards_held[:] = s.hand.sum(axis=1)
    s.cards_buried[:] = s.buried.sum(axis=1)


def _read_tokens(document: Field, s: State) -> None:
    face_up = document["face_up"]
    face_up.only(*(hex_name(int(h)) for h in s.site_hex if h != NOWHERE))
    for name in face_up.value:
        _read_counts(face_up[name], TOKENS, s.up[site_at(s, hex_named(name))], 100)
    slots = [i for i in range(MOST_DOWN) if s.down_at[i] != NOWHERE]
    for i, field in zip(slots, document["face_down"].items(len(slots)), strict=True):
        _read_face_down(field, s, i)
    for token, name in enumerate(TOKENS):
        down = sum(int(t) == token + 1 for t in s.down_token)
        left = int(s.tokens[token]) - int(s.up[:, token].sum()) - int(s.treasure[:, token].sum()) - down
        if left < 0:
            raise face_up.refuse(f"no more {name} tokens than {s.tokens[token]}, all places together")
        s.unseen[token] = left


def _read_face_down(field: Field, s: State, i: int) -> None:
    field.only("at", "token", "seen", "owner")
    field["at"].one_of(hex_name(int(s.site_hex[s.down_at[i]])))
    if field["owner"].value is not None:
        s.down_owner[i] = field["owner"].number(0, s.seats - 1)
    if field["token"].value is not None:
        s.down_token[i] = 1 + TOKENS.index(field["token"].one_of(*TOKENS))
    elif field["owner"].value is not None or field["seen"].value:
        raise field["token"].refuse("a token, if somebody has seen it")
    if field["seen"].value == "all":
        s.down_seen[i] = EVERYBODY
    else:
        s.down_seen[i] = bits.of(field["seen"].distinct(0, s.seats - 1))
    if s.down_owner[i] != NOBODY and not bits.has(s.down_seen[i], s.down_owner[i]):
        raise field["seen"].refuse("its owner among those who have seen it")


def _read_aim(field: Field, s: State) -> None:
    s.aim = NOWHERE
    if s.phase == LAY_OUT:
        lacking = [i for i in range(MOST_SITES) if s.up[i].sum() < s.up_due[i]]
        s.aim = lacking[0] if lacking else NOWHERE
    elif s.phase == DRAW_TILE:
        s.aim = SHAPES.index(field.one_of(*SHAPES))
    elif field.value is not None:
        s.aim = _hex(field)


def _read_choice(field: Field, s: State, seat: int) -> None:
    if field.value is None:
        return
    legal = _legal(s, seat) if s.phase == MELD and not bits.has(s.stopped, seat) else []
    block = moves.ADD if any(s.shown[seat]) else moves.OPEN
    s.choice[seat] = moves.number(field.one_of(*(moves.name(d) for d in legal))) - block + 1


def _legal(s: State, seat: int) -> list[int]:
    out = np.zeros(256, np.int64)
    return [int(d) for d in out[: rules.legal(s, seat, out)]]


def _check(document: Field, s: State) -> None:
    """What only shows in the whole: everything is as this phase wants it, and the game can go on."""
    from seaglass.games.mermaid_rain.checks import wrong_with

    if found := wrong_with(s):
        field, expected = found
        at = document[field]
        raise Refusal("field-wrong", field=at.path, expected=expected, got=f"{PHASES[s.phase]}")


__all__ = ["FIELDS", "read", "write"]
