"""Positions of Un mouton à la mer that random play seldom brings."""

from collections.abc import Callable

from seaglass.engine import Match, bits


def somebody_has_gone_under(match: Match, seat: int) -> bool:
    return len(bits.members(match.state.afloat)) < match.seats


def three_left_of_five(match: Match, seat: int) -> bool:
    return match.seats == 5 and len(bits.members(match.state.afloat)) == 3


def one_card_left(match: Match, seat: int) -> bool:
    return len(match.legal(seat)) == 1


def last_round(match: Match, seat: int) -> bool:
    return int(match.state.round_no) == match.seats - 1


def no_buoy_left(match: Match, seat: int) -> bool:
    return int(match.state.buoys[seat]) == 0


POSITIONS: dict[str, Callable[[Match, int], bool]] = {
    rare.__name__.replace("_", " "): rare
    for rare in (somebody_has_gone_under, three_left_of_five, one_card_left, last_round, no_buoy_left)
}
