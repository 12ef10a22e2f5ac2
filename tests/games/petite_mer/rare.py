"""Positions of Petite Mer that random play seldom brings."""

from collections.abc import Callable

from seaglass.engine import Match
from seaglass.games.petite_mer.rules import held
from seaglass.games.petite_mer.state import ANSWER


def empty_pile(match: Match, seat: int) -> bool:
    return int(match.state.pile) == 0


def the_last_tile(match: Match, seat: int) -> bool:
    return int(match.state.pile) == 0 and sum(held(match.state, one) for one in range(match.seats)) == 1


def a_swap_to_answer(match: Match, seat: int) -> bool:
    return int(match.state.phase) == ANSWER


def a_swap_was_declined(match: Match, seat: int) -> bool:
    return int(match.state.declined) != 0


def no_token_left(match: Match, seat: int) -> bool:
    return int(match.state.tokens) == 0 and held(match.state, seat) > 0


def far_from_headquarters(match: Match, seat: int) -> bool:
    laid = match.game.visibility.view(match.state, seat)["players"][seat]
    return bool(abs(laid["x"]) + abs(laid["y"]) >= 6)


POSITIONS: dict[str, Callable[[Match, int], bool]] = {
    rare.__name__.replace("_", " "): rare
    for rare in (
        empty_pile,
        the_last_tile,
        a_swap_to_answer,
        a_swap_was_declined,
        no_token_left,
        far_from_headquarters,
    )
}
