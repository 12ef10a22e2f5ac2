"""Positions of Mermaid Rain that random play seldom brings."""

from collections.abc import Callable

from seaglass.engine import Match
from seaglass.games.mermaid_rain.components import SHAPES
from seaglass.games.mermaid_rain.rules.predicting import tiles_in
from seaglass.games.mermaid_rain.rules.sea import symbol_at
from seaglass.games.mermaid_rain.state import (
    ANY,
    CHOOSE_TILE,
    DRIFT,
    KEEP,
    LAY_WAY,
    LAY_WHERE,
    NO_TILE,
    PAY,
    RIDE,
    ROUNDS,
    TAKE,
)


def may(match: Match, seat: int, verb: str) -> bool:
    return any(f"{move} ".startswith(f"{verb} ") for move in match.legal(seat))


def a_march(match: Match, seat: int) -> bool:
    return may(match, seat, "march")


def a_waltz_before_the_tile(match: Match, seat: int) -> bool:
    return may(match, seat, "waltz") and may(match, seat, "pick")


def a_waltz_after_the_tile(match: Match, seat: int) -> bool:
    return may(match, seat, "waltz") and not may(match, seat, "pick")


def the_offer_after_a_waltz(match: Match, seat: int) -> bool:
    s = match.state
    return bool(s.phase == CHOOSE_TILE and s.held[seat, 1] != NO_TILE)


def two_tiles_to_lay(match: Match, seat: int) -> bool:
    s = match.state
    return bool(s.phase == RIDE and s.moved == 0 and (s.held[seat] != NO_TILE).all())


def two_tiles_alike(match: Match, seat: int) -> bool:
    s = match.state
    return two_tiles_to_lay(match, seat) and bool(s.held[seat, 0] == s.held[seat, 1])


def a_warp(match: Match, seat: int) -> bool:
    return may(match, seat, "warp")


def a_tile_lifted(match: Match, seat: int) -> bool:
    return bool(match.state.phase == LAY_WHERE)


def a_tile_that_fits_one_way(match: Match, seat: int) -> bool:
    return bool(match.state.phase == LAY_WAY) and len(match.legal(seat)) == 1


def the_deep_sea(match: Match, seat: int) -> bool:
    """Two cards that do not match, and no other way to pay."""
    return bool(match.state.phase == PAY) and all(move.count(" ") == 2 for move in match.legal(seat))


def any_card_pays(match: Match, seat: int) -> bool:
    s = match.state
    return bool(s.phase == PAY and symbol_at(s, int(s.aim)) == ANY)


def treasure(match: Match, seat: int) -> bool:
    return bool(match.state.phase == TAKE)


def treasure_face_down(match: Match, seat: int) -> bool:
    return may(match, seat, "take secret")


def adrift(match: Match, seat: int) -> bool:
    return bool(match.state.phase == DRIFT)


def cards_to_keep(match: Match, seat: int) -> bool:
    return bool(match.state.phase == KEEP)


def an_empty_pile_of_tiles(match: Match, seat: int) -> bool:
    return any(tiles_in(match.state.tile_pile, shape) == 0 for shape in range(len(SHAPES)))


def the_last_turns(match: Match, seat: int) -> bool:
    s = match.state
    return bool(s.round_no == ROUNDS - 1 and s.phase == RIDE and s.turn == s.seats - 1)


POSITIONS: dict[str, Callable[[Match, int], bool]] = {
    rare.__name__.replace("_", " "): rare
    for rare in (
        a_march,
        a_waltz_before_the_tile,
        a_waltz_after_the_tile,
        the_offer_after_a_waltz,
        two_tiles_to_lay,
        two_tiles_alike,
        a_warp,
        a_tile_lifted,
        a_tile_that_fits_one_way,
        the_deep_sea,
        any_card_pays,
        treasure,
        treasure_face_down,
        adrift,
        cards_to_keep,
        an_empty_pile_of_tiles,
        the_last_turns,
    )
}
