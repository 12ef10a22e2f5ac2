"""A box as large as the record of a state has room for: forty spaces, and forty tokens face down."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from seaglass.engine import Match
from seaglass.engine.document import Field
from seaglass.games.mermaid_rain.components import MOST_DOWN, MOST_SITES, SHAPES, TOKENS, Box, read
from seaglass.games.mermaid_rain.hexes import NOWHERE, ROWS, hex_at, hex_name, hex_named, width
from seaglass.games.mermaid_rain.rules import set_up_with
from seaglass.games.mermaid_rain.state import CHOOSE_START, DRIFT, NOBODY, RAIN, RIDE, TAKE
from tests.games.mermaid_rain.table import MERMAID_RAIN, Table

SMALL_SEA = Path(__file__).with_name("small_sea.toml")
STARTS = ["a1", "c1", "e1", "g1", "i1", "k1"]
LAST = "q13"
SPACES = [
    *(hex_name(hex_at(column, row)) for row in range(2, 12, 2) for column in range(0, 17, 3)),
    *("h13", "k13", "n13", LAST),
]  # fmt: skip
rules = MERMAID_RAIN.rules


def full_box(starts: list[str], spaces: list[str]) -> Box:
    """The pieces of the small sea in the largest one; most tokens lie on the last space."""
    document = tomllib.loads(SMALL_SEA.read_text(encoding="utf-8"))
    letters = {**dict.fromkeys(spaces, "W"), **dict.fromkeys(starts, "S")}
    document["board"]["hexes"] = [
        " ".join(letters.get(hex_name(hex_at(column, row)), ".") for column in range(width(row)))
        for row in range(ROWS)
    ]
    up = {h: 1 if i < 10 else 2 if i == len(spaces) - 1 else 0 for i, h in enumerate(spaces)}
    down = {h: 1 if i < 31 else 3 for i, h in enumerate(spaces)}
    document["treasure"] = {"source": "ours"} | {h: [f"{up[h]}/{down[h]}"] * 4 for h in spaces}
    return read(Field("", document), (3, 4, 5, 6))


def begun(starts: list[str] = STARTS, spaces: list[str] = SPACES) -> Table:
    """Six seats, and the tokens are laid out."""
    state = MERMAID_RAIN.set_up(6)
    set_up_with(state, full_box(starts, spaces))
    at = Table(Match.from_state(MERMAID_RAIN, state))
    while at.phase == "lay_out":
        at.play(f"chance {next(iter(at.chances()))}")
    return at


def riding(meld: int = 0, starts: list[str] = STARTS, spaces: list[str] = SPACES, **setting: Any) -> Table:
    """Ana rides in the second round, with two cards of each animal."""
    s = begun(starts, spaces).state.copy()
    s.phase, s.round_no = RIDE, 1
    s.order[:] = range(6)
    s.where[:] = [hex_named(h) for h in starts]
    s.hand[0] = 2
    s.pile -= 2
    s.cards_held[0], s.cards_left = 6, s.cards_left - 6
    s.meld[0] = meld
    for name, value in setting.items():
        s[name] = value
    return Table(Match.from_state(MERMAID_RAIN, s))


def beside_the_last_space(**box: Any) -> Table:
    """Ana is on a tile next to the last space: o13 and p13, the dolphin of the wrecks in her hand."""
    s = riding(**box).state.copy()
    kind = 8 * SHAPES.index("short") + 1
    s.surf, s.surf_kind[0], s.surf_hex[0], s.surf_way[0] = 1, kind, hex_named("o13"), 0
    s.tile_pile[kind] -= 1
    s.where[0] = hex_named("o13")
    assert rules.sound(s)
    return Table(Match.from_state(MERMAID_RAIN, s))


def test_the_largest_box_has_as_many_spaces_and_tokens_as_there_is_room_for() -> None:
    s = begun().state
    assert (s.site_hex >= 0).sum() == MOST_SITES
    assert (s.down_at >= 0).sum() == MOST_DOWN
    assert rules.sound(s)


def test_the_last_space_gets_its_tokens_too() -> None:
    at = begun()
    assert at.phase == "first_dealer"
    assert len(at.space(LAST)["up"]) == 2
    assert sum(len(space["up"]) for space in at.view()["spaces"]) == 12
    assert at.view()["piles"]["pool"] == 72 - 12 - MOST_DOWN


def test_a_token_too_many_on_the_last_space_is_not_sound() -> None:
    s = begun().state.copy()
    s.up[MOST_SITES - 1, 0] += 1
    assert not rules.sound(s)


def test_the_last_token_face_down_is_counted_when_it_is_known() -> None:
    s = begun().state.copy()
    s.down_token[MOST_DOWN - 1] = 1
    assert not rules.sound(s)
    s.unseen[0] -= 1
    assert rules.sound(s)
    s.down_token[MOST_DOWN - 1] = 0
    s.unseen[0] += 1
    s.down_seen[MOST_DOWN - 1] = 1
    assert not rules.sound(s), "seen, but never drawn"


def test_a_warp_leads_to_every_other_space_and_the_last_one_is_entered() -> None:
    at = riding(RAIN)
    assert set(at.legal("ana", "warp")) == {*STARTS, *SPACES} - {"a1"}
    at.play("ana warp q13")
    assert at.phase == "look"
    at.play("chance find pearl", "chance find coral", "chance find shell")
    assert at.legal("ana", "take secret") == ["pearl", "coral", "shell"]
    assert at.space(LAST, "ana")["down"] == ["pearl", "coral", "shell"]
    at.play("ana take secret shell")
    assert at.state.down_owner[MOST_DOWN - 1] == 0
    assert at.player("ana", "ana")["secret"] == ["shell"]


def test_one_rides_to_the_last_space() -> None:
    at = beside_the_last_space()
    assert at.legal("ana", "go") == ["n13", LAST]
    at.play("ana go q13")
    assert at.legal("ana") == ["pay dolphin", "pay gull gull", "pay gull turtle", "pay turtle turtle"]
    at.play("ana pay dolphin", *["chance find scale"] * 3)
    assert at.phase == "take"


def test_a_tile_is_no_space_when_there_is_no_room_for_another_one() -> None:
    at = beside_the_last_space(starts=[*STARTS[1:], "m1"], spaces=["a1", *SPACES[1:]])
    at.play("ana go q13", "ana pay dolphin", *["chance find scale"] * 3, "ana leave")
    assert at.legal("ana", "go") == ["o13"]
    at.play("ana go o13", "ana pay gull gull")
    assert (at.where("ana"), at.phase) == ("o13", "ride")


@pytest.mark.parametrize("known", range(1, len(TOKENS) + 1))
def test_the_last_token_face_down_is_ranked_and_shown_to_all(known: int) -> None:
    s = riding(round_no=4, turn=5).state.copy()
    s.order[:] = range(6)
    s.down_token[MOST_DOWN - 1], s.down_owner[MOST_DOWN - 1], s.down_seen[MOST_DOWN - 1] = known, 2, 1 << 2
    s.unseen[known - 1] -= 1
    at = Table(Match.from_state(MERMAID_RAIN, s))
    at.play("finn done")
    assert at.match.over
    assert at.match.scores == [-25, -25, -20, -25, -25, -25]
    assert at.player("cleo")["secret"] == [TOKENS[known - 1]], "everybody sees it"


def test_the_last_space_can_be_a_start() -> None:
    at = begun([*STARTS[:5], LAST], [*SPACES[:-1], "k1"])
    s = at.state.copy()
    assert s.site_hex[MOST_SITES - 1] == hex_named(LAST)
    s.phase = CHOOSE_START
    s.order[:] = range(6)
    at = Table(Match.from_state(MERMAID_RAIN, s))
    assert at.legal("ana", "start") == [*STARTS[:5], LAST]
    at.play("ana start q13")
    assert at.where("ana") == LAST


def test_the_last_token_face_down_is_found_when_it_is_the_only_one() -> None:
    s = riding(RAIN).state.copy()
    s.unseen += s.up[MOST_SITES - 1]
    s.up[MOST_SITES - 1] = 0
    for i in range(MOST_DOWN - 3, MOST_DOWN - 1):
        s.down_token[i], s.down_seen[i], s.down_owner[i] = 1, 1 << 1, 1
    s.unseen[0] -= 2
    assert rules.sound(s)
    at = Table(Match.from_state(MERMAID_RAIN, s)).play("ana warp q13", "chance find coral")
    assert at.legal("ana") == ["take secret coral", "leave"]


def test_a_mermaid_drifts_to_the_very_first_hex() -> None:
    s = riding().state.copy()
    s.phase, s.where[0] = DRIFT, NOWHERE
    at = Table(Match.from_state(MERMAID_RAIN, s))
    assert at.legal("ana") == ["drift a1"]
    assert at.play("ana drift a1").where("ana") == "a1"


def test_a_box_without_tokens_face_up_begins_with_the_first_dealer() -> None:
    state = MERMAID_RAIN.set_up(4)
    box = full_box(STARTS, SPACES)
    box.tables[4].up_due[:] = 0
    set_up_with(state, box)
    at = Table(Match.from_state(MERMAID_RAIN, state))
    assert at.phase == "first_dealer"
    assert at.chances() == {f"dealer {n}": 1 for n in range(1, 5)}


def test_nobody_takes_the_last_token_twice() -> None:
    s = riding(RAIN).state.copy()
    for i in range(MOST_DOWN - 3, MOST_DOWN):
        s.down_token[i], s.down_seen[i], s.down_owner[i] = 1, 1 << 1, 1
    s.unseen[0] -= 3
    assert rules.sound(s)
    at = Table(Match.from_state(MERMAID_RAIN, s)).play("ana warp q13")
    assert at.state.phase == TAKE, "two tokens lie there face up"
    assert at.legal("ana", "take secret") == []
    assert (s.down_owner == NOBODY).sum() == MOST_DOWN - 3
