"""The pieces in the box: `components.toml`, or a file of somebody who owns one, checked as a whole."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from seaglass.engine import components
from seaglass.engine.document import Field
from seaglass.engine.refusal import Phrase, Refusal, phrase
from seaglass.games.mermaid_rain.hexes import (
    COLUMNS,
    HEXES,
    NOWHERE,
    ROWS,
    STRIDE,
    WORD,
    WORDS,
    column_and_row,
    hex_at,
    hex_name,
)

CARDS = ("dolphin", "gull", "turtle")
SYMBOLS = (*CARDS, "mermaid")  # what a surf tile may show
SPACES = ("wreck", "islet", "cave")
TOKENS = ("scale", "pearl", "crystal", "coral", "shell")
SHAPES = ("curved", "triangular", "long", "short")
SHADES = ("light", "dark")
SITES = (*SPACES, "start")
PLAYERS = (3, 4, 5, 6)

# Printed: what is in the box.
CARDS_IN_ALL, TOKENS_IN_ALL, TILES_IN_ALL, UNDERCURRENTS = 72, 72, 36, 8

# What the record of a state has room for.
MOST_SITES, MOST_DOWN = 40, 40
MOST_UP, MOST_DOWN_EACH = 9, 4  # tokens on one space
MOST_WAYS, MOST_TILE = 6, 4  # ways to turn a tile, hexes of a tile
KINDS = len(SHAPES) * len(SYMBOLS) * len(SHADES)  # a kind of tile is 8 shape + 2 symbol + dark

LETTERS = {".": "ocean", "S": "start", "W": "wreck", "I": "islet", "C": "cave", "#": "rock", "-": "nothing"}

i1, i2, i8 = np.int8, np.int16, np.int64

# One seat count's share of a box, as it lies in the record of a state.
TABLES: Any = [
    ("ocean", i8, WORDS),  # set of the ocean hexes
    ("rocks", i8, WORDS),  # set of the rocky hexes
    ("site_hex", i2, MOST_SITES),  # starts and treasure spaces in reading order; NOWHERE: no more
    ("site_kind", i1, MOST_SITES),  # place in SITES
    ("up_due", i1, MOST_SITES),  # tokens laid face up on each site
    ("down_at", i1, MOST_DOWN),  # the site of each token laid face down; NOWHERE: no more
    ("opened_by", i1, len(SPACES)),  # the card that enters a wreck, an islet, a cave
    ("deck", i1, len(CARDS)),  # adventure cards of each sort
    ("tokens", i1, len(TOKENS)),  # tokens of each type
    ("face_up", i1, len(TOKENS)),  # tokens of each type laid out face up
    ("tiles", i1, KINDS),  # surf tiles of each kind
    ("ways", i1, len(SHAPES)),  # how many ways a tile of each shape can lie
    ("spread", i2, (len(SHAPES), MOST_WAYS, MOST_TILE - 1)),  # the other hexes from the first; 0: no more
    ("currents", i1, (UNDERCURRENTS, len(SHAPES))),  # tiles revealed by each undercurrents card
]

Table: TypeAlias = Any  # a record of these fields


@dataclass(frozen=True)
class Box:
    """The pieces, for each number of players; `document` is the file they came from."""

    document: dict[str, Any]
    tables: dict[int, Table]


def load(text: str) -> Box:
    """The box of a file's text; one that does not add up is refused: where, and why."""
    return components.load(text, lambda box: read(box, PLAYERS))


def standard() -> Box:
    return load(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


def read(box: Field, players: tuple[int, ...]) -> Box:
    """The box in this document, which must have tables for these numbers of players."""
    box.only("players", "cards", "spaces", "tokens", "face_up", "tiles", "undercurrents", "board", "treasure")
    if tuple(box["players"].numbers(3, 6)) != players:
        raise box["players"].refuse(f"{list(players)}")
    for section in ("cards", "spaces", "tokens", "face_up", "undercurrents", "board", "treasure"):
        components.check_source(box[section])
    table = np.zeros((), np.dtype((np.record, TABLES)))[()]
    _read_cards(box, table)
    _read_tokens(box, table)
    _read_tiles(box["tiles"], table)
    tables = {n: table.copy() for n in players}
    _read_undercurrents(box["undercurrents"]["cards"], tables)
    _read_board(box["board"], tables)
    _read_face_up(box["face_up"], tables)
    _read_treasure(box, tables)
    return Box(box.value, tables)


def _read_cards(box: Field, table: Table) -> None:
    cards = box["cards"]
    cards.only("source", *CARDS)
    table.deck = [cards[name].number(0, 100) for name in CARDS]
    _in_all(cards, sum(cards[name].value for name in CARDS), CARDS_IN_ALL, "cards")
    spaces = box["spaces"]
    spaces.only("source", *SPACES)
    table.opened_by = [CARDS.index(spaces[name].one_of(*CARDS)) for name in SPACES]
    if len(set(table.opened_by)) < len(SPACES):
        raise spaces.refuse(_due("spaces"))


def _due(what: str, **args: Any) -> Phrase:
    """What a file should say there."""
    return phrase(f"mermaid_rain-box-{what}", **args)


def _in_all(field: Field, got: int, due: int, what: str, **args: int) -> None:
    if got != due:
        raise Refusal("field-wrong", field=field.path, expected=_due(what, due=due, **args), got=str(got))


def _read_tokens(box: Field, table: Table) -> None:
    tokens = box["tokens"]
    tokens.only("source", *TOKENS)
    table.tokens = [tokens[name].number(0, 100) for name in TOKENS]
    _in_all(tokens, sum(tokens[name].value for name in TOKENS), TOKENS_IN_ALL, "tokens")


def _read_tiles(tiles: Field, table: Table) -> None:
    tiles.only(*SHAPES)
    for shape, name in enumerate(SHAPES):
        tile = tiles[name]
        tile.only("source", "hexes", *SHADES)
        components.check_source(tile)
        ways = turned(_hexes_of(tile["hexes"]))
        table.ways[shape] = len(ways)
        for way, steps in enumerate(ways):
            table.spread[shape, way, : len(steps)] = steps
        for dark, shade in enumerate(SHADES):
            tile[shade].only(*SYMBOLS)
            for symbol, of in enumerate(SYMBOLS):
                table.tiles[8 * shape + 2 * symbol + dark] = tile[shade].get(of, 0).number(0, TILES_IN_ALL)
    _in_all(tiles, int(table.tiles.sum()), TILES_IN_ALL, "tiles")


def _hexes_of(field: Field) -> list[tuple[int, int]]:
    pairs = [hex_.items(2) for hex_ in field.items()]
    hexes = [(q.number(-3, 3), r.number(-3, 3)) for q, r in pairs]
    if not 2 <= len(hexes) <= MOST_TILE or len(set(hexes)) < len(hexes):
        raise field.refuse(_due("hexes", most=MOST_TILE))
    joined = {hexes[0]}
    for _ in hexes:
        joined |= {h for h in hexes if any((h[0] + q, h[1] + r) in joined for q, r in _AROUND)}
    if len(joined) < len(hexes):
        raise field.refuse(_due("hexes-apart"))
    return hexes


_AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def turned(hexes: list[tuple[int, int]]) -> list[list[int]]:
    """The different ways a tile can lie: the steps from its first hex in reading order to the others."""
    ways: list[list[int]] = []
    for _ in range(6):
        first, *others = sorted(hexes, key=lambda h: (h[1], h[0]))
        steps = [STRIDE * (r - first[1]) + q - first[0] for q, r in others]
        if steps not in ways:
            ways.append(steps)
        hexes = [(-r, q + r) for q, r in hexes]
    return ways


def _read_undercurrents(cards: Field, tables: dict[int, Table]) -> None:
    for card, row in enumerate(cards.items(UNDERCURRENTS)):
        for players, entry in zip(tables, row.items(len(tables)), strict=True):
            revealed = _numbers(entry, len(SHAPES))
            if sum(revealed) != players:
                raise entry.refuse(_due("current", players=players))
            tables[players].currents[card] = revealed


def _numbers(entry: Field, many: int) -> list[int]:
    """A text such as 1/0/2."""
    if not re.fullmatch("/".join([r"\d"] * many), entry.text(20)):
        raise entry.refuse(_due("digits", such="/".join(["1"] * many)))
    return [int(n) for n in str(entry.value).split("/")]


def _read_board(board: Field, tables: dict[int, Table]) -> None:
    board.only("source", "hexes", "shaded")
    sea = _drawing(board["hexes"], "".join(LETTERS))
    clear = [" ".join("." * (len(row.text(200).split()))) for row in board["hexes"].items()]
    shaded = _drawing(board.get("shaded", clear), ".x")
    if sea.keys() != shaded.keys():
        raise board["shaded"].refuse(_due("shaded"))
    for players, table in tables.items():
        kinds = {h: LETTERS[c] for h, c in sea.items() if players > 3 or shaded[h] == "."}
        for h, kind in kinds.items():
            if kind in ("ocean", "rock"):
                (table.ocean if kind == "ocean" else table.rocks)[h // WORD] |= 1 << h % WORD
        sites = sorted(h for h, kind in kinds.items() if kind in SITES)
        if len(sites) > MOST_SITES:
            raise board["hexes"].refuse(_due("sites", most=MOST_SITES))
        if sum(kinds[h] == "start" for h in sites) < players:
            raise board["hexes"].refuse(_due("starts", players=players))
        table.site_hex = NOWHERE
        table.site_hex[: len(sites)] = sites
        table.site_kind[: len(sites)] = [SITES.index(kinds[h]) for h in sites]


def _drawing(field: Field, letters: str) -> dict[int, str]:
    """A drawing of the sea: one letter a hex, every second row one shorter."""
    rows = [row.text(200).split() for row in field.items()]
    if not rows or len(rows) > ROWS or not 2 <= len(rows[0]) <= COLUMNS:
        raise field.refuse(_due("rows", rows=ROWS, columns=COLUMNS))
    for y, row in enumerate(rows):
        if len(row) != len(rows[0]) - y % 2:
            raise field.items()[y].refuse(_due("row", hexes=len(rows[0]) - y % 2, row=y + 1))
        for x, letter in enumerate(row):
            if len(letter) != 1 or letter not in letters:
                name = hex_name(hex_at(x, y))
                due = _due("letter", letters=" ".join(letters), hex=name, letter=letter[:8])
                raise field.items()[y].refuse(due)
    return {hex_at(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}


def _read_face_up(field: Field, tables: dict[int, Table]) -> None:
    field.only("source", *TOKENS)
    for token, name in enumerate(TOKENS):
        for entry, table in zip(field[name].items(len(tables)), tables.values(), strict=True):
            table.face_up[token] = entry.number(0, int(table.tokens[token]))


def _read_treasure(box: Field, tables: dict[int, Table]) -> None:
    """Face up and face down tokens on each space, adding up to those that are laid out."""
    field = box["treasure"]
    spaces = {
        hex_name(h): {p: i for p, t in tables.items() for i in range(MOST_SITES) if t.site_hex[i] == h}
        for t in tables.values()
        for h, kind in zip(t.site_hex, t.site_kind, strict=True)
        if h != NOWHERE and SITES[kind] in SPACES
    }
    field.only("source", *spaces)
    down: dict[int, list[int]] = {players: [] for players in tables}
    for name in sorted(spaces, key=lambda name: min(spaces[name].values())):
        for players, entry in zip(tables, field[name].items(len(tables)), strict=True):
            if players not in spaces[name]:
                entry.one_of("-")
                continue
            up, under = _numbers(entry, 2)
            if up > MOST_UP or under > MOST_DOWN_EACH:
                raise entry.refuse(_due("on-space", up=MOST_UP, down=MOST_DOWN_EACH))
            tables[players].up_due[spaces[name][players]] = up
            down[players] += [spaces[name][players]] * under
    for players, table in tables.items():
        up, due = int(table.up_due.sum()), int(table.face_up.sum())
        _in_all(field, up, due, "face-up", players=players)
        most = min(MOST_DOWN, TOKENS_IN_ALL - due)
        if len(down[players]) > most:
            raise Refusal(
                "field-wrong",
                field=field.path,
                expected=_due("face-down", most=most, players=players),
                got=str(len(down[players])),
            )
        table.down_at = NOWHERE
        table.down_at[: len(down[players])] = sorted(down[players])


def document(table: Table, players: int) -> dict[str, Any]:
    """The share of one number of players as a document that `read` takes: what a position needs."""
    kinds = {int(h): SITES[k] for h, k in zip(table.site_hex, table.site_kind, strict=True) if h != NOWHERE}
    for h in range(HEXES):
        for name, hexes in (("ocean", table.ocean), ("rock", table.rocks)):
            if int(hexes[h // WORD]) >> h % WORD & 1:
                kinds[h] = name
    sites = [
        i for i in range(MOST_SITES) if table.site_hex[i] != NOWHERE and table.site_kind[i] < len(SPACES)
    ]
    return {
        "players": [players],
        "cards": {name: int(n) for name, n in zip(CARDS, table.deck, strict=True)},
        "spaces": {name: CARDS[card] for name, card in zip(SPACES, table.opened_by, strict=True)},
        "tokens": {name: int(n) for name, n in zip(TOKENS, table.tokens, strict=True)},
        "face_up": {name: [int(n)] for name, n in zip(TOKENS, table.face_up, strict=True)},
        "tiles": {name: _tile(table, shape) for shape, name in enumerate(SHAPES)},
        "undercurrents": {"cards": [["/".join(str(n) for n in card)] for card in table.currents]},
        "board": {"hexes": draw(kinds)},
        "treasure": {
            hex_name(int(table.site_hex[i])): [
                f"{table.up_due[i]}/{sum(int(at) == i for at in table.down_at)}"
            ]
            for i in sites
        },
    }


def draw(kinds: dict[int, str]) -> list[str]:
    """The sea as a drawing."""
    letters = {kind: letter for letter, kind in LETTERS.items()}
    places = [column_and_row(h) for h in kinds]
    rows = 1 + max(row for _, row in places)
    columns = 1 + max(column + row % 2 for column, row in places)
    return [
        " " * (row % 2)
        + " ".join(letters[kinds.get(hex_at(column, row), "nothing")] for column in range(columns - row % 2))
        for row in range(rows)
    ]


def _tile(table: Table, shape: int) -> dict[str, Any]:
    steps = [int(step) for step in table.spread[shape, 0] if step]
    rows = [(step + STRIDE // 2) // STRIDE for step in steps]
    return {
        "hexes": [[0, 0], *([step - STRIDE * r, r] for step, r in zip(steps, rows, strict=True))],
        **{
            shade: {of: int(table.tiles[8 * shape + 2 * symbol + dark]) for symbol, of in enumerate(SYMBOLS)}
            for dark, shade in enumerate(SHADES)
        },
    }
