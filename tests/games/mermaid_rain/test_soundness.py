"""What holds in every state: every card, tile and token in one place, every mermaid where she can be."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from seaglass.engine import CHANCE, Match
from seaglass.games.mermaid_rain.state import (
    DEAL,
    DRAW_TILE,
    DRAW_TOKEN,
    FIRST_DEALER,
    LAY_OUT,
    LOOK,
    REVEAL_TILES,
    UNDERCURRENT,
)
from tests.games.mermaid_rain.table import MERMAID_RAIN, table
from tests.play import steps

rules = MERMAID_RAIN.rules


@pytest.mark.parametrize("seats", [3, 6])
def test_every_state_of_a_match_is_sound(seats: int) -> None:
    for now in steps(Match(MERMAID_RAIN, seats), seed=seats):
        s = now.state
        assert rules.sound(s)
        assert rules.chapter(s) == (0 if s.phase <= FIRST_DEALER else s.round_no + 1), "dice for every round"


CHANCES = (LAY_OUT, FIRST_DEALER, DEAL, UNDERCURRENT, REVEAL_TILES, DRAW_TOKEN, DRAW_TILE, LOOK)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("round_no", [1, 5])
def test_what_follows_by_itself_asks_nobody(seats: int, round_no: int) -> None:
    match = Match(MERMAID_RAIN, seats)
    if round_no > 1:
        match = table(
            phase="deal", hands=("dg",) * seats, round_no=round_no, sea=["long gull light d2 1"]
        ).match
    out = np.zeros(256, np.int64)
    for now in steps(match, seed=seats):
        if now.state.round_no == round_no:
            break
    for frame in match.frames:
        if frame.decision is None:
            chance = frame.before.phase in CHANCES
            assert rules.actors(frame.before) == (1 << CHANCE if chance else 0)
        if frame.before.phase in CHANCES:
            assert [rules.legal(frame.before, seat, out) for seat in range(seats)] == [0] * seats
    assert match.over == (round_no == 5)
    if match.over:
        assert rules.actors(match.state) == 0


def move(field: str, many: int, to: str) -> Callable[[Any], None]:
    """So many of the first kind are somewhere else: as many as before, but fewer than none in one place."""

    def spoil(s: Any) -> None:
        there, here = s[field].reshape(-1), s[to].reshape(-1)
        here[0] += there[0] + many
        there[0] = -many

    return spoil


def more(field: str) -> Callable[[Any], None]:
    def spoil(s: Any) -> None:
        s[field].reshape(-1)[0] += 1

    return spoil


def miscount(field: str) -> Callable[[Any], None]:
    def spoil(s: Any) -> None:
        s[field] += 1

    return spoil


def put(field: str, value: int) -> Callable[[Any], None]:
    def spoil(s: Any) -> None:
        s[field][0] = value

    return spoil


SPOILT: dict[str, Callable[[Any], None]] = {
    "fewer than no cards in the pile": move("pile", 1, "discard"),
    "fewer than no cards discarded": move("discard", 1, "pile"),
    "fewer than no cards in hand": move("hand", 1, "pile"),
    "a card too many": more("pile"),
    "fewer than no tiles in the pile": move("tile_pile", 1, "tile_discard"),
    "fewer than no tiles discarded": move("tile_discard", 1, "tile_pile"),
    "a card more held than in hand": miscount("cards_held"),
    "a card more put away than there are": miscount("cards_buried"),
    "a card more dealt than there are": miscount("cards_dealt"),
    "a card more left than in the pile": miscount("cards_left"),
    "a tile too many": more("tile_pile"),
    "a tile in the sea that is none": lambda s: s.__setitem__("surf", 1),
    "fewer than no unseen tokens": move("unseen", 1, "treasure"),
    "fewer than no tokens on a space": move("up", 1, "unseen"),
    "a token too many": more("unseen"),
    "a token seen that was never drawn": put("down_seen", 1),
    "a mermaid in the open": put("where", 40),
    "the last mermaid in the open": lambda s: s.where.__setitem__(3, 40),
}


@pytest.mark.parametrize("why", SPOILT)
def test_a_spoilt_state_is_not_sound(why: str) -> None:
    s = table(hands=("ddggtt",) * 4).state.copy()
    assert rules.sound(s)
    SPOILT[why](s)
    assert not rules.sound(s)


@pytest.mark.parametrize(("field", "kinds"), [("pile", 3), ("tile_pile", 32), ("unseen", 5)])
@pytest.mark.parametrize("more", [1, -1])
def test_a_piece_too_many_or_too_few_of_any_kind_is_not_sound(field: str, kinds: int, more: int) -> None:
    s = table(hands=("ddggtt",) * 4).state.copy()
    assert len(s[field]) == kinds
    for kind in range(kinds):
        s[field][kind] += more
        assert not rules.sound(s)
        s[field][kind] -= more
    assert rules.sound(s)
