"""A table of Petite Mer drawn for a test: charts as pictures, tiles by what is on them, moves by name.

A tile is written by its land and what stands on it: `~` is open sea, `ne` has land north and east; `o` is
a buoy, `*` a lighthouse, `t` a turbine, `=` a pier, nothing a plain tile; then, if it matters, its houses:
`n2`. Where several such tiles exist, the first that is free is taken. `HQ` is headquarters, `.` nothing, and
`~@ab` is open sea with the boats of Ana and Ben.
"""

from collections.abc import Sequence
from typing import Any

import tests.table
from seaglass.engine import CHANCE, Match, game_named
from seaglass.games.petite_mer.chart import crew_points
from seaglass.games.petite_mer.tiles import FACES, TILES, TILES_EACH, TOKENS_EACH

PETITE_MER = game_named("petite_mer")
NAMES = tests.table.NAMES[:4]
MARKS = {"o": "buoy", "*": "lighthouse", "t": "turbine", "=": "pier"}


def is_a(tile: int, code: str) -> bool:
    """Whether a tile is such a tile."""
    if code.isdigit():
        return tile == int(code)
    land = "".join(side for side in code if side in "nesw")
    rest = code[len(land) :].removeprefix("~")
    kind = MARKS.get(rest[:1], "plain")
    houses = rest[1:] if rest[:1] in MARKS else rest
    face = FACES[tile]
    return (face.land, face.kind) == (land.upper(), kind) and houses in ("", str(len(face.houses)))


class Table(tests.table.Table):
    """A match with names instead of numbers."""

    def said(self, move: str) -> tuple[int, str]:
        """`ana lay n* north`, `ben swap ~ for ne*`, `cleo accept`."""
        """`ana lay n* north`, `ben swap ~ for ne*`, `cleo accept`."""
        name, verb, *rest = move.split()
        if verb in ("lay", "drop", "keep", "swap") and not rest[0].isdigit():
            rest[0] = str(self.tile(name, rest[0]))
        if verb == "swap" and not rest[2].isdigit():
            others = [other for other in NAMES[: self.match.seats] if other != name]
            rest[2] = str(next(t for o in others for t in self.hand(o) if is_a(t, rest[2])))
        return NAMES.index(name), " ".join([verb, *rest])

    def draw(self, *codes: str) -> "Table":
        """These tiles come from the pile."""
        self.frames = []
        for code in codes:
            tile = next(
                t for t in range(1, TILES + 1) if int(self.state.pile) >> (t - 1) & 1 and is_a(t, code)
            )
            self.frames += self.match.play(CHANCE, f"draw {tile}")
        return self

    def verbs(self, name: str) -> set[str]:
        return {move.split()[0] for move in self.legal(name)}

    def tile(self, name: str, code: str) -> int:
        """The number of such a tile in front of somebody."""
        return next(int(t) for t in self.state.hand[NAMES.index(name)] if t != 0 and is_a(int(t), code))

    def hand(self, name: str) -> list[int]:
        return [int(tile) for tile in self.state.hand[NAMES.index(name)] if tile != 0]

    def boat(self, name: str) -> tuple[int, int]:
        player = self.view(name)["players"][NAMES.index(name)]
        return player["x"], player["y"]

    @property
    def chart(self) -> dict[tuple[int, int], int]:
        """The tiles by their place: steps east and south of headquarters."""
        return {(tile["x"], tile["y"]): tile["tile"] for tile in self.view()["chart"]}

    @property
    def points(self) -> int:
        return crew_points(self.state)

    @property
    def pile(self) -> int:
        return int(self.state.pile).bit_count()


def table(
    picture: str = "HQ",
    *hands: str,
    turn: str = "ana",
    tokens: int | None = None,
    pile: int | str = 10,
    swapped: bool = False,
    **options: str,
) -> Table:
    """A turn on this chart, with these tiles in front of the seats; whoever waits is given what is left."""
    drawn = document(picture, hands, turn, tokens, pile, swapped, options)
    return Table.at(drawn)


def document(
    picture: str,
    hands: Sequence[str],
    turn: str,
    tokens: int | None,
    pile: int | str,
    swapped: bool,
    options: dict[str, str],
) -> dict[str, Any]:
    seats = len(hands)
    free = [t for t in range(1, TILES + 1) if allowed(t, options)]

    def take(code: str) -> int:
        tile = next((t for t in free if is_a(t, code)), None)
        assert tile is not None, f"no tile {code} is left"
        free.remove(tile)
        return tile

    rows = [line.split() for line in picture.strip().splitlines()]
    home = next(
        (x, y) for y, row in enumerate(rows) for x, code in enumerate(row) if code.split("@")[0] == "HQ"
    )
    boats = [[0, 0]] * seats
    chart = []
    for y, row in enumerate(rows):
        for x, code in enumerate(row):
            what, _, on_it = code.partition("@")
            for letter in on_it:
                boats["abcd".index(letter)] = [x - home[0], y - home[1]]
            if what not in (".", "HQ"):
                chart.append([x - home[0], y - home[1], take(what)])
    each = int(TILES_EACH[seats])
    held = [[0 if code == "." else take(code) for code in hand.split()] for hand in hands]
    drawn = [take(code) for code in pile.split()] if isinstance(pile, str) else []
    for seat, hand in enumerate(held):
        while len(hand) < each:
            hand.append(free.pop() if pile and seat != NAMES.index(turn) else 0)
    drawn += free[: pile if isinstance(pile, int) else 0]
    return {
        "game": "petite_mer",
        "rules": 1,
        "seats": seats,
        "options": {"turbines": "off", "piers": "off", "swaps": "ask", **options},
        "phase": "turn",
        "turn": NAMES.index(turn),
        "tokens": int(TOKENS_EACH[seats]) if tokens is None else tokens,
        "swapped": swapped,
        "offer": None,
        "declined": [],
        "hands": held,
        "boats": boats,
        "chart": chart,
        "pile": drawn,
    }


def allowed(tile: int, options: dict[str, str]) -> bool:
    kind = FACES[tile].kind
    return options.get(f"{kind}s", "off") == "on" if kind in ("turbine", "pier") else True


def dealt(*hands: str, **options: str) -> Table:
    """A match in which these tiles are drawn first and nothing else has happened."""
    at = Table(Match(PETITE_MER, len(hands), options))
    for hand in hands:
        at.draw(*hand.split())
    return at
