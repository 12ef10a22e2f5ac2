"""The tiles, read from components.toml: tables by tile number. A wrong line is refused with the reason.

Tiles are numbered 1 to 63 in the order of the file; 64 is headquarters, and 0 is no tile. Sides are N, E, S,
W, numbered 0 to 3, and a set of sides has bit 0 to 3 set.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

SIDES = "NESW"
KINDS = ("plain", "buoy", "lighthouse", "turbine", "pier")
PLAIN, BUOY, LIGHTHOUSE, TURBINE, PIER = range(5)

_DATA = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Tile:
    kind: str
    land: str
    houses: str = ""


def tile(row: dict[str, Any], line: str) -> Tile:
    """A tile of the file."""
    unknown = set(row) - {"land", "kind", "houses", "times", "source"}
    if unknown:
        raise ValueError(f"components.toml, {line}: unknown {', '.join(sorted(unknown))}")
    land, kind, houses = str(row["land"]), str(row["kind"]), str(row.get("houses", ""))
    if land != "".join(side for side in SIDES if side in land) or land == SIDES:
        raise ValueError(f"components.toml, {line}: land must be some of N, E, S, W in this order, not all")
    if kind not in KINDS:
        raise ValueError(f"components.toml, {line}: kind must be one of {', '.join(KINDS)}")
    if not set(houses) <= set(land):
        raise ValueError(f"components.toml, {line}: houses must stand on sides with land")
    if kind == "turbine" and land:
        raise ValueError(f"components.toml, {line}: a turbine stands in the open sea")
    if kind == "pier" and len(pieces(land)) != 1:
        raise ValueError(f"components.toml, {line}: a pier needs one piece of land")
    return Tile(kind, land, houses)


def pieces(land: str) -> list[str]:
    """The land of a tile, piece by piece: two opposite coasts are two pieces, anything else is one."""
    return list(land) if land in ("NS", "EW") else [land] if land else []


def tile_set(name: str, data: dict[str, Any]) -> list[Tile]:
    """The tiles of one set of the file, each as often as it is there."""
    found = []
    for i, row in enumerate(data[name]["tiles"], 1):
        found += [tile(row, f"{name} {i}")] * int(row.get("times", 1))
    return found


BASE = tile_set("base", _DATA)
TURBINES = tile_set("turbines", _DATA)
PIERS = tile_set("piers", _DATA)
_ALL = [*BASE, *TURBINES, *PIERS]

TILES = len(_ALL)
HEADQUARTERS = TILES + 1
if TILES != 63:
    raise ValueError(f"components.toml: 63 tiles are needed beside headquarters, not {TILES}")

# By tile number; the first is no tile, the last headquarters.
FACES: tuple[Tile, ...] = (Tile("plain", ""), *_ALL, tile(_DATA["headquarters"], "headquarters"))


def _sides(letters: str) -> int:
    return sum(1 << SIDES.index(side) for side in set(letters))


def _piece_of(face: Tile, side: str) -> str:
    return next((piece for piece in pieces(face.land) if side in piece), "")


def _by_side(value: Any) -> Any:
    return np.array([[value(face, side) for side in SIDES] for face in FACES], np.int8)


LAND = np.array([_sides(face.land) for face in FACES], np.int8)
KIND = np.array([KINDS.index(face.kind) for face in FACES], np.int8)
POINTS = np.array([_DATA["points"][face.kind] for face in FACES], np.int8)
# By tile and side: whether the land there is the second piece, and the houses on that piece.
SECOND = _by_side(lambda face, side: side in "".join(pieces(face.land)[1:]))
HOUSES = _by_side(lambda face, side: sum(house in _piece_of(face, side) for house in face.houses))

# Sets of tiles: tile n is bit n - 1. Headquarters is in none.
BASE_TILES = (1 << len(BASE)) - 1
TURBINE_TILES = ((1 << len(TURBINES)) - 1) << len(BASE)
PIER_TILES = ((1 << len(PIERS)) - 1) << (len(BASE) + len(TURBINES))

MOST_SEATS = 4
#                     1  2  3  4 coastguards
TILES_EACH = np.array([0, *_DATA["crew"]["tiles"]], np.int8)
TOKENS_EACH = np.array([0, *_DATA["crew"]["tokens"]], np.int8)
SLOTS = int(TILES_EACH.max())

RANKS: dict[str, list[int]] = {rank: least for rank, least in _DATA["ranks"].items() if rank != "source"}
