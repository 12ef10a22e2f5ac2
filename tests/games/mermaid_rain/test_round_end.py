"""Rules 1.3 and 9: dark tiles leave, mermaids drift, hands go down to two; five rounds."""

from typing import Any

import pytest

from seaglass.engine import Match
from tests.games.mermaid_rain.table import MERMAID_RAIN, Table, table
from tests.play import steps
from tests.proof import clause

DARK, LIGHT = "short turtle dark g2 1", "short turtle light i2 1"


def last_turn(hands: tuple[str, ...] = ("", "", "", ""), **setting: Any) -> Table:
    """Dai, the last in turn, is about to end the round."""
    return table(**{"hands": hands, "turn": "dai", "sea": [DARK, LIGHT], **setting})


@clause("mermaid_rain.1.3")
def test_there_are_five_rounds_each_of_predicting_and_then_riding() -> None:
    match = Match(MERMAID_RAIN, 3)
    riding = ("start", "ride", "lay_where", "lay_way", "pay", "look", "take")
    seen: list[list[int | str]] = []
    for _ in steps(match, seed=4):
        for frame in match.frames[-4:]:
            phase = MERMAID_RAIN.visibility.view(frame.after, None)["phase"]
            part = "riding" if phase in riding else "predicting" if phase in ("deal", "meld") else None
            if part and [int(frame.after.round_no) + 1, part] not in seen[-1:]:
                seen.append([int(frame.after.round_no) + 1, part])
    assert seen == [[n, part] for n in range(1, 6) for part in ("predicting", "riding")]


@clause("mermaid_rain.9.1")
def test_dark_tiles_leave_the_sea_and_light_ones_stay() -> None:
    at = last_turn().play("dai done")
    assert [surf["tile"]["name"] for surf in at.view()["surf"]] == ["short turtle light"]
    assert at.view()["piles"]["tile_discard"] == {"short turtle dark": 1}
    assert ("sinks", None, {"tiles": 1}) in at.told()


@clause("mermaid_rain.9.2")
def test_tiles_not_laid_are_discarded() -> None:
    at = last_turn(tiles={"ana": ["long gull light"], "dai": [None, "curved gull dark"]}).play("dai done")
    assert at.view()["piles"]["tile_discard"] == {
        "curved gull dark": 1,
        "long gull light": 1,
        "short turtle dark": 1,
    }
    assert [player["tiles"] for player in at.view()["players"]] == [[], [], [], []]


@clause("mermaid_rain.9.3")
def test_mermaids_on_dark_tiles_drift_in_the_order_of_the_melds() -> None:
    at = last_turn(
        order=("cleo", "ana", "ben", "dai"),
        melds={"cleo": "twin", "ana": "drop"},
        where={"ana": "g2", "cleo": "g2", "ben": "i2", "dai": "a9"},
    ).play("dai done")
    assert at.deciding == ["cleo"]
    assert at.legal("cleo") == ["drift h1", "drift a3", "drift o3", "drift o9", "drift h11"]
    at.play("cleo drift h1")
    assert at.deciding == ["ana"]
    assert at.refused("ana drift h1").clause == "mermaid_rain.9.3"
    assert at.refused("ana drift a9").key == "mermaid_rain-start-taken"
    assert at.refused("ana drift e4").key == "mermaid_rain-not-a-start"
    at.play("ana drift o9")
    assert (at.where("cleo"), at.where("ana")) == ("h1", "o9")
    assert at.where("ben") == "i2", "a light tile carries on"
    assert at.phase == "deal"


@clause("mermaid_rain.9.3")
@pytest.mark.parametrize("name", ["ana", "ben", "cleo", "dai"])
def test_any_mermaid_can_drift(name: str) -> None:
    at = last_turn(where={name: "g2"}).play("dai done")
    assert at.deciding == [name]
    at.play(f"{name} drift h11")
    assert (at.where(name), at.phase) == ("h11", "deal")


@clause("mermaid_rain.9.3")
def test_drifting_costs_no_card() -> None:
    at = last_turn(("dg", "", "", ""), where={"ana": "g2"}).play("dai done", "ana drift h1")
    assert at.hand("ana") == "dg"


@clause("mermaid_rain.9.4")
def test_whoever_has_more_than_two_cards_keeps_two() -> None:
    at = last_turn(("ddgt", "gg", "t", "ttt")).play("dai done")
    assert at.deciding == ["ana", "dai"]
    assert at.legal("ana") == [
        *("keep dolphin dolphin", "keep dolphin gull", "keep dolphin turtle", "keep gull turtle"),
    ]
    assert at.refused("ana keep gull gull").clause == "mermaid_rain.9.4"
    assert at.refused("ben keep gull gull").clause == "mermaid_rain.9.4"
    at.play("dai keep turtle turtle", "ana keep dolphin turtle")
    assert [at.hand(name) for name in ("ana", "ben", "cleo", "dai")] == ["dt", "gg", "t", "tt"]
    assert at.phase == "deal"


@clause("mermaid_rain.9.5")
def test_what_is_put_away_nobody_sees() -> None:
    at = last_turn(("ddgt", "", "", "")).play("dai done", "ana keep dolphin turtle")
    assert ("keeps-own", "ana", {"card": "dolphin", "second": "turtle"}) in at.told("ana")
    for reader in ("ben", None):
        assert ("keeps", "ana", {"cards": 2}) in at.told(reader)
        assert at.view(reader)["piles"]["discard"] == []
        assert at.view(reader)["piles"]["buried"] == 2


@clause("mermaid_rain.9.6")
def test_after_the_fifth_round_nobody_drifts_or_discards() -> None:
    at = last_turn(("ddgt", "", "", ""), round_no=5, where={"ana": "g2"}).play("dai done")
    assert at.match.over
    assert at.where("ana") == "g2"
    assert at.hand("ana") == "ddgt"


def test_the_next_round_begins_with_the_deal_and_the_prince_stays() -> None:
    at = last_turn(("", "", "", ""), dealer="ana").play("dai done")
    assert (at.phase, at.view()["round"], at.dealer) == ("deal", 3, "ana")
    assert at.view()["undercurrents"] is None
    assert ("round", None, {"round": 3, "rounds": 5}) in at.told()
