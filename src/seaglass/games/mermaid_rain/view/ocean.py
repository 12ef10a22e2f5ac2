"""The sea, what lies in it, where a tile fits and where a hand of cards leads."""

from functools import lru_cache
from typing import Any

from seaglass.engine import bits
from seaglass.engine.rule import State
from seaglass.games.mermaid_rain.components import CARDS, MOST_TILE, SITES, TOKENS, draw
from seaglass.games.mermaid_rain.hexes import HEXES, NOWHERE, WORD, hex_name, is_in
from seaglass.games.mermaid_rain.moves import GO, PAY_WITH, WAY, name, tile_name
from seaglass.games.mermaid_rain.rules.sea import bare_ocean, fitting, shape_of, symbol_of_site, tile_hex
from seaglass.games.mermaid_rain.state import LAY_OUT, LAY_WAY, NO_TILE, NOBODY, RIDE, START
from seaglass.games.mermaid_rain.view.shapes import Fit, Space, Surf, Way
from seaglass.games.mermaid_rain.view.tables import spelled, tile, token_seen
from seaglass.games.mermaid_rain.ways import cheapest_ways


def sea(s: State) -> list[str]:
    """The hexes, a letter each."""
    sites = tuple((int(s.site_hex[i]), int(s.site_kind[i])) for i in _sites(s))
    return list(_drawn(sites, tuple(int(w) for w in s.ocean), tuple(int(w) for w in s.rocks)))


@lru_cache(64)
def _drawn(
    sites: tuple[tuple[int, int], ...], ocean: tuple[int, ...], rocks: tuple[int, ...]
) -> tuple[str, ...]:
    kinds = {h: SITES[kind] for h, kind in sites}
    for h in range(HEXES):
        for kind, hexes in (("ocean", ocean), ("rock", rocks)):
            if hexes[h // WORD] >> h % WORD & 1:
                kinds[h] = kind
    return tuple("".join(row.split()) for row in draw(kinds))


def _sites(s: State) -> list[int]:
    return [i for i, h in enumerate(s.site_hex) if h != NOWHERE]


def surf(s: State) -> list[Surf]:
    return [Surf(tile=tile(s, int(s.surf_kind[i])), hexes=_tile_hexes(s, i)) for i in range(s.surf)]


def _tile_hexes(s: State, i: int) -> list[str]:
    hexes = [tile_hex(s, i, k) for k in range(MOST_TILE)]
    return [hex_name(h) for h in hexes if h != NOWHERE]


def starts(s: State) -> list[str]:
    return [hex_name(int(s.site_hex[i])) for i in _sites(s) if s.site_kind[i] == START]


def spaces(s: State) -> list[Space]:
    """Treasure spaces; while tokens are laid out, all are still empty."""
    down: dict[int, list[Any]] = {site: [] for site in _sites(s)}
    for i, site in enumerate(s.down_at):
        if s.phase != LAY_OUT and site != NOWHERE and s.down_owner[i] == NOBODY:
            down[site].append(token_seen(s, i))
    return [_space(s, site, down[site]) for site in down if s.site_kind[site] != START]


def _space(s: State, site: int, down: list[Any]) -> Space:
    kind: Any = SITES[s.site_kind[site]]
    card: Any = CARDS[symbol_of_site(s, site)]
    return Space(
        hex=hex_name(int(s.site_hex[site])),
        kind=kind,
        card=card,
        up=spelled(TOKENS, s.up[site]) if s.phase != LAY_OUT else [],
        down=down,
        entered=bits.has(s.entered, site),
    )


def fits(s: State, seat: int) -> list[Fit]:
    """Every place for each tile one may lay; for the one picked up, and at its hex, once these are chosen."""
    kinds = s.held[seat] if s.phase == RIDE else s.held[seat, s.lifted : s.lifted + 1]
    bare = bare_ocean(s)
    found = []
    for kind in dict.fromkeys(int(kind) for kind in kinds if kind != NO_TILE):
        shape = shape_of(kind)
        for way in range(s.ways[shape]):
            hexes = fitting(s, bare, shape, way)
            others = [int(step) for step in s.spread[shape, way] if step]
            begins = [h for h in range(HEXES) if is_in(hexes, h) and (s.phase != LAY_WAY or h == s.aim)]
            places = [[hex_name(h), *(hex_name(h + step) for step in others)] for h in begins]
            if places:
                found.append(Fit(tile=tile_name(kind), way=name(WAY + way), places=places))
    return found


def ways(s: State, seat: int) -> list[Way]:
    """The cheapest way to every place within reach."""
    found = []
    for to, steps in sorted(cheapest_ways(s, seat).items()):
        cards: Any = [CARDS[card] for step in steps for card in step.cards]
        found.append(
            Way(
                to=hex_name(to),
                path=[hex_name(step.to) for step in steps],
                cards=cards,
                moves=[name(d) for step in steps for d in (GO + step.to, PAY_WITH + step.payment)],
            )
        )
    return found
