"""Pieces as arguments of a message."""

from typing import Any

from seaglass.engine.rule import State
from seaglass.games.mermaid_rain.components import CARDS, SHADES, SHAPES, SITES, SYMBOLS
from seaglass.games.mermaid_rain.hexes import NOWHERE, hex_name
from seaglass.games.mermaid_rain.rules.sea import is_dark, shape_of, site_at, symbol_of, tile_at


def of_tile(kind: int) -> dict[str, str]:
    return {
        "shape": SHAPES[shape_of(kind)],
        "symbol": SYMBOLS[symbol_of(kind)],
        "shade": SHADES[is_dark(kind)],
    }


def of_place(s: State, h: int) -> dict[str, str]:
    """What a place is (a site, or the symbol of a tile), and its hex."""
    tile = tile_at(s, h)
    what = SITES[s.site_kind[site_at(s, h)]] if tile == NOWHERE else SYMBOLS[symbol_of(s.surf_kind[tile])]
    return {"place": what, "hex": hex_name(h)}


def cards_between(fewer: Any, more: Any) -> list[str]:
    """The cards by which one set of counts exceeds the other, one name each."""
    return [name for name, n, m in zip(CARDS, fewer, more, strict=True) for _ in range(m - n)]


def of_cards(cards: list[str]) -> dict[str, str]:
    """One card or two; the second is `none` if there is but one."""
    return {"card": cards[0], "second": cards[1] if len(cards) > 1 else "none"}
