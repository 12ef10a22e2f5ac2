"""What holds in every state: no card twice, and crew, mugs and octopuses where they can be."""

from collections.abc import Callable
from typing import Any

import pytest

from seaglass.engine import Match
from seaglass.games.sirens import rules
from seaglass.games.sirens.cards import one
from seaglass.games.sirens.state import (
    BERTHS,
    DRAW,
    GONE,
    HELD,
    KINDS,
    LAST,
    LOST,
    LOT,
    NONE,
    OPENING,
    OVER,
    RESISTANCE,
    SIDES,
    SPENT,
    TURN,
    WALK,
    WITH,
)
from tests.games.sirens.table import SIRENS, table
from tests.play import steps

SHIP = "28: 4 -2 | 3\n30 captain: 9 |\n32: | 8 8\n34 mate\n36"
LATER = "28 klaus\n30 captain: 9 |\n32: | 8 8k\n34 mate\n36"


@pytest.mark.parametrize("tactics", ["off", "on"])
@pytest.mark.parametrize("seed", range(4))
def test_every_state_of_a_match_is_sound(tactics: str, seed: int) -> None:
    match = Match(SIRENS, 2, {"tactics": tactics})
    assert rules.sound(match.state)
    for now in steps(match, seed):
        s = now.state
        assert rules.sound(s)
        assert rules.chapter(s) == (0 if s.phase <= OPENING else 1), "setting up has dice of its own"
        if s.phase in (TURN, LAST, DRAW, OVER):
            assert (s.section, s.side, s.left, s.lifted) == (NONE,) * 4, "the card laid is settled"
        if s.phase == WALK:
            assert s.lifted == NONE
    for frame in match.frames:
        assert rules.sound(frame.after)


@pytest.mark.parametrize("tactics", ["off", "on"])
def test_before_the_crew_comes_aboard_nothing_is_laid_or_lifted(tactics: str) -> None:
    s = Match(SIRENS, 2, {"tactics": tactics}).state
    assert s.phase == LOT
    assert (s.section, s.side, s.left, s.lifted) == (NONE,) * 4
    assert rules.chapter(s) == 0


def change(field: str, index: int, value: int) -> Callable[[Any], None]:
    def to(s: Any) -> None:
        s[field][index] = value

    return to


def trade(s: Any, into: int, out: int) -> None:
    """The pile has another card of one kind for one of another: still 52, but one is there too often."""
    s.pile[0] += one(into) - one(out)


def drop_row(s: Any) -> None:
    s.row[0] = 0


def hold_five(s: Any, seat: int = 0) -> None:
    kind = next(kind for kind in range(KINDS) if (int(s.pile[0]) >> (4 * kind)) & 15)
    s.pile[0] -= one(kind)
    s.hand[seat] += one(kind)


def owe(field: str, seat: int) -> Callable[[Any], None]:
    """A bag below zero: every kind is there as often as before."""

    def to(s: Any) -> None:
        s[field][seat] -= one(KINDS)

    return to


def lay_a_4(s: Any, place: int) -> None:
    """From the pile, so that no card is there twice."""
    s.pile[0] -= one(8)
    s.row[place] = 9


SPOILT: dict[str, Callable[[Any], object]] = {
    "a card too many of a kind": lambda s: trade(s, 8, 14),
    "a card too many of the lowest": lambda s: trade(s, 0, 14),
    "a card too many of the highest": lambda s: trade(s, 14, 8),
    "cards missing while no section has fallen": drop_row,
    "five cards in hand": hold_five,
    "five cards in the other's hand": lambda s: hold_five(s, 1),
    "a hand below zero": owe("hand", 0),
    "the other's hand below zero": owe("hand", 1),
    "the pile below zero": owe("pile", 0),
    "the other's pile below zero": owe("pile", 1),
    "captain and mate on one section": change("crew", 0, 3),
    "a captain who is not aboard": change("crew", 0, NONE),
    "a mate who is not aboard": change("crew", 1, NONE),
    "an octopus on no card": change("octopus", 0, 8 * BERTHS),
    "the other octopus on no card": change("octopus", 1, 9 * BERTHS + 4),
    "both octopuses on one card": lambda s: s.octopus.fill(0),
    "a section that should have fallen": lambda s: change("row", 6, 0x0F0F0F)(s),
    "no crew before play": lambda s: s.__setitem__("phase", LOT),
}  # fmt: skip


@pytest.mark.parametrize("why", SPOILT)
def test_a_spoilt_state_is_not_sound(why: str) -> None:
    s = table(SHIP).state.copy()
    assert rules.sound(s)
    SPOILT[why](s)
    assert not rules.sound(s)


FALLEN: dict[str, Callable[[Any], object]] = {
    "cards of the first side of a section that is gone": lambda s: lay_a_4(s, 0),
    "cards of its other side": lambda s: lay_a_4(s, 1),
    "the captain on it": change("crew", 0, 0),
    "the mate on it": change("crew", 1, 0),
    "a mug on it": change("mug", 0, 0),
    "the other mug on it": change("mug", 1, 0),
    "a card too many of a kind": lambda s: s.pile.__setitem__(0, int(s.pile[0]) + 9 * one(8)),
    "a hand of five": hold_five,
    "the match was decided before": lambda s: s.fate.__setitem__(slice(1, 5), [1, 1, 1, GONE]),
}


@pytest.mark.parametrize("why", FALLEN)
def test_a_spoilt_state_with_a_section_gone_is_not_sound(why: str) -> None:
    s = table(LATER).state.copy()
    assert rules.sound(s)
    FALLEN[why](s)
    assert not rules.sound(s)


@pytest.mark.parametrize("phase", [TURN, DRAW, LAST])
@pytest.mark.parametrize("section", RESISTANCE)
@pytest.mark.parametrize("side", range(SIDES))
def test_no_section_stands_that_should_have_fallen(phase: int, section: int, side: int) -> None:
    half = section // 2 - 10
    row = f"10 {half} {half} |" if side == 0 else f"| 10 {half} {half}"
    s = table("\n".join(f"{v}: {row}" if v == section else str(v) for v in RESISTANCE)).state.copy()
    s.phase = phase
    assert rules.sound(s)
    s.pile[0] -= one(KINDS - 1)
    s.row[SIDES * RESISTANCE.index(section) + side] |= KINDS << 24  # another 10
    assert not rules.sound(s)


def test_crew_with_the_players_or_lost_is_sound() -> None:
    s = table("28 klaus\n30\n32\n34\n36").state.copy()
    for captain, mate in ((LOST, LOST), (WITH, WITH), (WITH + 1, WITH), (2, WITH + 1), (WITH, 4)):
        s.crew[0], s.crew[1] = captain, mate
        assert rules.sound(s)


def test_mugs_in_front_of_their_owners_or_out_of_the_game_are_sound() -> None:
    s = table(LATER).state.copy()
    for mugs in ((HELD, HELD), (SPENT, SPENT), (1, 1), (4, HELD)):
        s.mug[0], s.mug[1] = mugs
        assert rules.sound(s)


@pytest.mark.parametrize("kind", range(KINDS))
def test_with_own_sets_nobody_has_more_than_half_of_a_kind(kind: int) -> None:
    match = Match(SIRENS, 2, {"tactics": "on"})
    s = match.state.copy()
    assert rules.cards_are_sound(s)
    s.pile[0] += one(kind)
    s.pile[1] -= one(kind)
    assert not rules.cards_are_sound(s)
