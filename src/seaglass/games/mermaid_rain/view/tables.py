"""Piles, tiles on offer, and how everyone stands."""

from functools import lru_cache
from typing import Any

import numpy as np

from seaglass.engine.rule import State
from seaglass.games.mermaid_rain.components import (
    CARDS,
    KINDS,
    MOST_DOWN,
    SHADES,
    SHAPES,
    SYMBOLS,
    TOKENS,
)
from seaglass.games.mermaid_rain.hexes import COLUMNS, NOWHERE, column_and_row, hex_at, hex_name
from seaglass.games.mermaid_rain.moves import tile_name
from seaglass.games.mermaid_rain.rules.choosing import tokens_in_pool
from seaglass.games.mermaid_rain.rules.scoring import gathered, left_over, missing, ranking_points
from seaglass.games.mermaid_rain.rules.sea import is_dark, shape_of, symbol_of
from seaglass.games.mermaid_rain.state import LAY_OUT, MISSING_POINTS, NOBODY, UNDRAWN
from seaglass.games.mermaid_rain.view.shapes import Piles, Rank, Standing, Tile, Tribute, Undercurrents


def tile(s: State, kind: int) -> Tile:
    named: Any = (SHAPES[shape_of(kind)], SYMBOLS[symbol_of(kind)], SHADES[is_dark(kind)])
    hexes = list(_covered(tuple(int(step) for step in s.spread[shape_of(kind), 0] if step)))
    return Tile(name=tile_name(kind), shape=named[0], symbol=named[1], shade=named[2], hexes=hexes)


@lru_cache(64)
def _covered(steps: tuple[int, ...]) -> tuple[str, ...]:
    """The hexes of a tile, pushed to the top left of a sea."""
    first = hex_at(COLUMNS // 2, 0)
    places = [column_and_row(first + step) for step in (0, *steps)]
    left = min(column for column, _ in places)
    return tuple(hex_name(hex_at(column - left, row)) for column, row in places)


def spelled(names: tuple[str, ...], counts: Any) -> Any:
    """Counts as a list of names, each as often as it counts."""
    return [name for name, n in zip(names, counts, strict=True) for _ in range(n)]


def piles(s: State) -> Piles:
    """While tokens are laid out and cards dealt, the piles look as before: all are seen at once."""
    return Piles(
        cards=int(s.cards_left) + int(s.cards_dealt),
        discard=spelled(CARDS, s.discard),
        buried=int(np.sum(s.cards_buried)),
        tiles={tile_name(kind): int(s.tile_pile[kind]) for kind in range(KINDS) if s.tile_pile[kind]},
        tile_discard={
            tile_name(kind): int(s.tile_discard[kind]) for kind in range(KINDS) if s.tile_discard[kind]
        },
        pool=tokens_in_pool(s) if s.phase != LAY_OUT else int(np.sum(s.tokens)),
        undercurrents=int(s.currents_left).bit_count(),
    )


def undercurrents(s: State) -> Undercurrents | None:
    if s.current < 0:
        return None
    row: Any = {shape: int(n) for shape, n in zip(SHAPES, s.currents[s.current], strict=True)}
    return Undercurrents(card=int(s.current) + 1, tiles=row)


def token_seen(s: State, i: int) -> Any:
    """A token laid face down, where the reader has seen it."""
    return TOKENS[s.down_token[i] - 1] if s.down_token[i] > UNDRAWN else None


def as_known(s: State) -> State:
    """The same table with the secret tokens the reader has seen laid open, and without the others."""
    known = s.copy()
    for i in range(MOST_DOWN):
        if s.down_owner[i] != NOBODY and s.down_token[i] > UNDRAWN:
            known.treasure[s.down_owner[i], s.down_token[i] - 1] += 1
    known.down_at[:] = NOWHERE
    return known


def standings(known: State) -> list[Standing]:
    """The ranking of each type as it would be now."""
    found = []
    for token, named in enumerate(TOKENS):
        ranks = [
            Rank(seat=seat, left=left_over(known, seat, token), points=ranking_points(known, seat, token))
            for seat in range(known.seats)
        ]
        in_order = sorted((r for r in ranks if r["left"] > 0), key=lambda r: -r["left"])
        found.append(Standing(token=named, ranks=in_order))  # type: ignore[typeddict-item]
    return found


def tribute(known: State) -> list[Tribute]:
    """What everyone has for the witch, as far as this reader knows."""
    rows = []
    for seat in range(known.seats):
        has: Any = [named for token, named in enumerate(TOKENS) if gathered(known, seat, token) > 0]
        lacks: Any = [named for named in TOKENS if named not in has]
        lost = MISSING_POINTS * missing(known, seat)
        rows.append(Tribute(seat=seat, given=has, missing=lacks, points=-lost))
    return rows
