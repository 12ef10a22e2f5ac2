"""What holds in every state: every tile in one place, and the chart and the tiles agree."""

from collections.abc import Callable
from typing import Any

import pytest

from seaglass.engine import Match
from seaglass.games.petite_mer import rules
from seaglass.games.petite_mer.state import ANSWER, DEAL, NOWHERE
from seaglass.games.petite_mer.tiles import FACES, HEADQUARTERS, TILES
from tests.games.petite_mer.table import PETITE_MER, table
from tests.play import steps


@pytest.mark.parametrize("options", [{}, {"turbines": "on"}, {"piers": "on"}])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_state_of_a_match_is_sound(seats: int, options: dict[str, str]) -> None:
    match = Match(PETITE_MER, seats, options)
    everything = int(rules.tiles_in_play(match.state)).bit_count()
    for now in steps(match, seed=seats):
        s = now.state
        assert rules.sound(s)
        assert rules.chapter(s) == (0 if s.phase == DEAL else 1), "the first tiles have dice of their own"
        laid = sum(int(s.place[tile]) != NOWHERE for tile in range(1, TILES + 1))
        gone = int(rules.discarded(s)).bit_count()
        assert rules.tiles_left(s) + laid + gone == everything


def lay(s: Any, tile: int, place: int) -> None:
    s.chart[place] = tile
    s.place[tile] = place


def change(field: str, value: int) -> Callable[[Any], None]:
    def to(s: Any) -> None:
        s[field] = value

    return to


def first(tiles: int) -> int:
    """The lowest tile of a set."""
    return (int(tiles) & -int(tiles)).bit_length()


def last_laid(s: Any) -> int:
    return max(tile for tile in range(1, TILES + 1) if s.place[tile] != NOWHERE)


def free_tile(s: Any) -> int:
    """A tile that has left the game."""
    return first(rules.discarded(s))


def hold(s: Any, tile: int) -> None:
    s.hand[0, 0] = tile


def forget_place(s: Any) -> None:
    s.place[last_laid(s)] = NOWHERE


def move_tile(s: Any) -> None:
    s.place[last_laid(s)] = 500


def turn_coast(s: Any) -> None:
    """A coast to the west beside headquarters' water."""
    old = last_laid(s)
    place = int(s.place[old])
    s.place[old] = NOWHERE
    tile = next(t for t in range(1, TILES + 1) if rules.owner(s, t) < 0 and FACES[t].land == "W")
    s.pile = int(s.pile) & ~(1 << (tile - 1))
    lay(s, tile, place)


def move_headquarters(s: Any) -> None:
    lay(s, HEADQUARTERS, 130)
    s.chart[0] = 0
    s.boat.fill(130)


SPOILT: dict[str, Callable[[Any], None]] = {
    "a tile in hand and in the pile": lambda s: hold(s, first(s.pile)),
    "a tile on the chart and in the pile": lambda s: change("pile", int(s.pile) | 1 << (last_laid(s) - 1))(s),
    "a tile on the chart and in hand": lambda s: hold(s, last_laid(s)),
    "a tile in two hands": lambda s: hold(s, int(s.hand[1, 0])),
    "a tile in the pile that is not in play": lambda s: change("pile", int(s.pile) | 1 << (TILES - 1))(s),
    "a tile in hand that is not in play": lambda s: hold(s, TILES),
    "a boat in the open": lambda s: s.boat.__setitem__(1, 700),
    "a tile without its place": forget_place,
    "a tile at another place": move_tile,
    "edges that do not match": turn_coast,
    "headquarters elsewhere": move_headquarters,
    "more tokens than there are": lambda s: change("tokens", 5)(s),
    "fewer than none": change("tokens", -1),
    "an offer nobody has to answer": change("offer", 1),
    "an answer without an offer": change("phase", ANSWER),
}  # fmt: skip


@pytest.mark.parametrize("why", SPOILT)
def test_a_spoilt_state_is_not_sound(why: str) -> None:
    s = table("HQ@ab ~", "n s .", "w e ~", pile=10).state.copy()
    assert rules.sound(s)
    SPOILT[why](s)
    assert not rules.sound(s)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_tile_in_front_of_somebody_is_nowhere_else(seat: int, slot: int) -> None:
    s = table("HQ@ab ~", "n s .", "w e ~", pile=10).state.copy()
    s.hand[seat, slot] = first(s.pile)
    assert not rules.sound(s)


def test_a_tile_on_the_chart_is_nowhere_else() -> None:
    s = table(". ~ .\n~o HQ@ab ~\n. ~ .", "n s .", "w e ~", pile=10).state.copy()
    laid = [tile for tile in range(1, TILES + 1) if s.place[tile] != NOWHERE]
    assert len(laid) == 4
    for tile in laid:
        s.hand[0, 2] = tile
        assert not rules.sound(s)
        s.hand[0, 2] = 0
        s.pile |= 1 << (tile - 1)
        assert not rules.sound(s)
        s.pile &= ~(1 << (tile - 1))
        assert rules.sound(s)


def test_a_tile_that_is_not_in_play_is_not_on_the_chart() -> None:
    s = table("HQ@ab ~", "n s .", "w e ~", pile=10).state.copy()
    sea, turbine = last_laid(s), next(t for t in range(1, TILES + 1) if FACES[t].kind == "turbine")
    place = int(s.place[sea])
    s.place[sea] = NOWHERE
    lay(s, turbine, place)
    assert not rules.sound(s)
    s.turbines = 1
    assert rules.sound(s)


def test_nobody_holds_more_tiles_than_their_number() -> None:
    s = table("HQ ~", "n s", "w e", "", "").state.copy()
    assert rules.sound(s)
    s.hand[0, 2] = free_tile(s)
    assert not rules.sound(s), "with four coastguards everybody has two"
