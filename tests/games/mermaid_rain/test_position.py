"""Positions: small documents people can write; what could not be on the table is refused with the field."""

from typing import Any

import pytest

from seaglass.engine import Match, Refusal, position
from seaglass.engine.document import Field
from seaglass.games.mermaid_rain.state import DEAL, LAY_OUT
from tests.games.mermaid_rain.table import MERMAID_RAIN, document, table
from tests.play import steps


def test_what_is_not_said_lies_in_the_piles() -> None:
    at = table(hands=("ddg", "t", "", ""), discard="tt", tiles={"ana": ["long gull dark"]})
    assert at.state.pile.tolist() == [22, 23, 21]
    assert at.state.tile_pile.sum() == 35
    assert at.state.unseen.sum() == 72


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("round_no", [1, 3, 5])
def test_whatever_comes_about_in_a_round_could_be_on_the_table(seats: int, round_no: int) -> None:
    """Every state is written down and read again, and reading refuses what could not be."""
    match = Match(MERMAID_RAIN, seats)
    if round_no > 1:
        sea = ["long gull light d2 1", "curved gull light d5 1", "short turtle light g4 2"]
        match = table(phase="deal", hands=("dg",) * seats, round_no=round_no, sea=sea).match
    for now in steps(match, seed=seats):
        if now.state.round_no == round_no:
            break
    for frame in match.frames:
        if frame.after.phase not in (LAY_OUT, DEAL) or frame.before.phase != frame.after.phase:
            _, again = position.loads(position.dumps(MERMAID_RAIN, frame.after))
            assert again.tobytes() == frame.after.tobytes()


def test_a_warp_is_written_down() -> None:
    at = table(hands=("dg", "", "", ""), melds={"ana": "rain"}).play("ana warp o9")
    text = position.dumps(MERMAID_RAIN, at.state)
    match, again = position.loads(text)
    assert again.tobytes() == at.state.tobytes()
    assert Match.from_state(match, again).legal(0) == ["done"]


def refusal(change: dict[str, Any], **setting: Any) -> Refusal:
    """Why this document is refused, once it is changed: dotted paths, to values."""
    text = document(**{"hands": ("ddg", "t", "", ""), **setting})
    for path, value in change.items():
        at: Any = text
        *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        for key in way:
            at = at[key]
        at[last] = value
    with pytest.raises(Refusal) as refused:
        position.read(Field("", text))
    return refused.value


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"phase": "swim"}, "phase"),
        ({"round": 6}, "round"),
        ({"order": [0, 1, 2, 2]}, "order"),
        ({"order": [0, 1]}, "order"),
        ({"order": [3, 2, 1, 0], "dealer": 0}, "order"),
        ({"turn": 4}, "turn"),
        ({"players.0.hand": {"dolphin": 25}}, "discard"),
        ({"players.0.hand": {"whale": 1}}, "players[0].hand.whale"),
        ({"players.0.hand": {"dolphin": 10}}, "players"),
        ({"players.0.where": "b2"}, "players[0].where"),
        ({"players.0.where": "z99"}, "players[0].where"),
        ({"players.0.where": None}, "players"),
        ({"players.0.tiles": ["round gull dark", None]}, "players[0].tiles[0]"),
        ({"players.0.treasure": {"pearl": 13}}, "face_up"),
        ({"players.0.choice": "stop"}, "players[0].choice"),
        ({"players.0.shown": {"gull": 2}}, "players"),
        ({"players.0.dealt": {"gull": 2}}, "players"),
        ({"undercurrents.left": [1, 2]}, "undercurrents.left"),
        ({"undercurrents.left": [7, 8]}, "undercurrents"),
        ({"undercurrents.current": None}, "undercurrents"),
        ({"undercurrents.due": {"long": 2}}, "undercurrents"),
        ({"offer": ["long gull dark"]}, "offer"),
        ({"tile_discard": {"long gull dark": 3}}, "tile_discard"),
        ({"sea": [{"tile": "long gull dark", "at": "a1", "way": 1}]}, "sea"),
        ({"sea": [{"tile": "long gull dark", "at": "d2", "way": 4}]}, "sea[0].way"),
        ({"sea": [{"tile": "long gull dark", "at": "o1", "way": 1}]}, "sea"),
        ({"face_up": {"a1": {"pearl": 1}}}, "face_up.a1"),
        ({"face_down.0.owner": 1}, "face_down[0].token"),
        ({"face_down.0": {"at": "b1", "token": "pearl", "seen": [], "owner": 1}}, "face_down[0].seen"),
        ({"face_down.0.at": "f1"}, "face_down[0].at"),
        ({"aim": "b1"}, "aim"),
        ({"phase": "pay", "aim": "o9"}, "aim"),
        ({"phase": "lay_where"}, "lifted"),
        ({"phase": "take"}, "players"),
        ({"phase": "march", "turn": 0}, "players"),
        ({"phase": "over", "ranked": 5}, "round"),
        ({"ranked": 2}, "ranked"),
        ({"bonus_due": True}, "bonus_due"),
        ({"lifted": 1}, "lifted"),
        ({"entered": ["b2"]}, "entered[0]"),
        ({"phase": "meld", "order": []}, "players"),
        ({"moved": 1}, "moved"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_could_not_be_is_refused_with_the_field(change: dict[str, Any], field: str) -> None:
    wrong = refusal(change, melds={"ana": "drop"})
    assert wrong.details["field"] == field, str(wrong)


def test_two_tiles_cannot_lie_on_each_other() -> None:
    sea = [
        {"tile": "long gull dark", "at": "d2", "way": 1},
        {"tile": "short gull dark", "at": "f2", "way": 1},
    ]
    assert refusal({"sea": sea}).details["field"] == "sea"


def test_a_look_needs_tokens_and_an_entry() -> None:
    assert refusal({"phase": "look", "players.0.where": "b1"}).details["field"] == "players"
    assert (
        refusal({"phase": "take", "players.0.where": "b1", "entered": ["b1"]}).details["field"] == "face_down"
    )


def test_deals_come_in_order() -> None:
    wrong = refusal({"players.1.dealt": {"gull": 3}}, phase="deal", hands=("", "", "", ""))
    assert wrong.details["field"] == "players"
