"""Rule 8: gaining treasure tokens."""

from typing import Any

import pytest

from tests.games.mermaid_rain.table import TOKENS, Table, table
from tests.proof import clause

TILE = "short turtle light d3 1"  # d3 e3, next to the wreck e4


def beside(hand: str = "dddttt", **setting: Any) -> Table:
    """Ana is on a tile next to the wreck e4, where an open pearl and shell and a hidden token lie."""
    return table(
        **{
            "hands": (hand, "dddttt", "", ""),
            "sea": [TILE],
            "where": {"ana": "d3", "ben": "d3"},
            "face_up": {"e4": "pearl shell"},
            **setting,
        }
    )


def entering(name: str = "ana", found: str = "scale", **setting: Any) -> Table:
    """Somebody enters the wreck and is the first to look there."""
    at = beside(**setting).play(f"{name} go e4", f"{name} pay dolphin")
    return at.play(f"chance find {found}") if at.deciding == ["chance"] else at


@clause("mermaid_rain.8.1")
def test_entering_a_space_with_tokens_one_may_take_one() -> None:
    at = entering()
    assert at.legal("ana") == ["take pearl", "take shell", "take secret scale", "leave"]
    at.play("ana take pearl")
    assert at.space("e4")["up"] == ["shell"]
    assert at.player("ana")["treasure"] == ["pearl"]
    assert at.phase == "ride", "one, and no more"
    assert at.legal("ana", "take") == []


@clause("mermaid_rain.8.1")
@pytest.mark.parametrize("token", TOKENS)
def test_every_type_can_be_taken_face_up_or_face_down(token: str) -> None:
    at = entering(found=token, face_up={"e4": " ".join(TOKENS)})
    assert at.legal("ana") == [*(f"take {name}" for name in TOKENS), f"take secret {token}", "leave"]
    open_one = at.play(f"ana take {token}")
    assert open_one.player("ana")["treasure"] == [token]
    assert open_one.space("e4")["up"] == [name for name in TOKENS if name != token]
    secret = entering(found=token).play(f"ana take secret {token}")
    assert secret.player("ana", "ana")["secret"] == [token]


@clause("mermaid_rain.2.4", "mermaid_rain.2.5")
def test_a_token_looked_at_and_left_changes_nothing_in_the_pool() -> None:
    at = beside()
    pool = at.view()["piles"]["pool"]
    assert entering().play("ana leave").view()["piles"]["pool"] == pool == 72 - 21 - 2


@clause("mermaid_rain.8.1")
def test_a_warp_counts_as_entering() -> None:
    at = beside(melds={"ana": "rain"}).play("ana warp e4", "chance find coral")
    assert at.legal("ana") == ["take pearl", "take shell", "take secret coral", "leave"]


@clause("mermaid_rain.8.1")
def test_a_space_without_tokens_gives_nothing() -> None:
    at = beside(face_up={}, face_down={"e4": "pearl ben >ben"}).play("ana go e4", "ana pay dolphin")
    assert at.phase == "ride"
    assert at.refused("ana take pearl").key == "mermaid_rain-not-now"


@clause("mermaid_rain.8.1")
def test_a_single_token_is_enough() -> None:
    at = beside(face_up={"e4": "coral"}, face_down={"e4": "pearl ben >ben"})
    at.play("ana go e4", "ana pay dolphin")
    assert at.legal("ana") == ["take coral", "leave"]


@clause("mermaid_rain.8.2")
def test_the_tokens_may_be_left() -> None:
    at = entering().play("ana leave")
    assert at.space("e4")["up"] == ["pearl", "shell"]
    assert at.player("ana")["treasure"] == []
    assert at.points("ana") == 0
    assert at.phase == "ride"


@clause("mermaid_rain.8.3")
def test_only_the_one_who_enters_sees_the_face_down_tokens() -> None:
    at = entering(found="coral")
    assert at.space("e4", "ana")["down"] == ["coral"]
    for reader in ("ben", "dai", None):
        assert at.space("e4", reader)["down"] == [None]
    assert ("sees", "ana", {"token": "coral"}) in at.told("ana")
    for reader in ("ben", None):
        assert ("looks", "ana", {"tokens": 1}) in at.told(reader)
        assert "coral" not in str(at.told(reader))


@clause("mermaid_rain.8.3", "mermaid_rain.2.4")
def test_what_a_token_is_chance_decides_when_it_is_first_looked_at() -> None:
    at = beside().play("ana go e4", "ana pay dolphin")
    assert at.deciding == ["chance"]
    assert at.chances() == {
        "find scale": 12,
        "find pearl": 11,
        "find crystal": 14,
        "find coral": 14,
        "find shell": 19,
    }
    at.play("chance find crystal", "ana leave", "ana done", "ben go e4", "ben pay dolphin")
    assert at.legal("ben") == ["take pearl", "take shell", "take secret crystal", "leave"]


@clause("mermaid_rain.8.4")
def test_a_face_up_token_lies_open_in_front_of_its_taker() -> None:
    at = entering().play("ana take shell")
    for reader in ("ana", "ben", None):
        player = at.view(reader)["players"][0]
        assert (player["treasure"], player["secret"]) == (["shell"], [])
    assert ("takes", "ana", {"token": "shell", "points": 2}) in at.told("ben")


@clause("mermaid_rain.8.5")
def test_a_face_down_token_stays_secret() -> None:
    at = entering(found="scale").play("ana take secret scale")
    assert at.phase == "ride"
    assert at.player("ana", "ana")["secret"] == ["scale"]
    for reader in ("ben", None):
        assert at.player("ana", reader)["secret"] == [None]
        assert at.player("ana", reader)["treasure"] == []
        assert ("takes-secret", "ana", {"points": 2}) in at.told(reader)
        assert "scale" not in str(at.told(reader))
    assert ("takes-known", "ana", {"token": "scale", "points": 2}) in at.told("ana")
    assert at.space("e4", "ben")["down"] == []


@clause("mermaid_rain.8.6")
def test_every_token_brings_two_points_at_once() -> None:
    assert entering().play("ana take pearl").points("ana") == 2
    assert entering().play("ana take secret scale").points("ana") == 2


@clause("mermaid_rain.8.7")
def test_one_token_a_space_a_round_and_only_on_the_first_entry() -> None:
    at = entering().play("ana take pearl", "ana go d3", "ana pay turtle", "ana go e4", "ana pay dolphin")
    assert at.phase == "ride"
    assert at.space("e4")["up"] == ["shell"]


@clause("mermaid_rain.8.7")
def test_who_left_the_tokens_on_the_first_entry_gets_none_on_the_second() -> None:
    at = entering().play("ana leave", "ana go d3", "ana pay turtle", "ana go e4", "ana pay dolphin")
    assert at.phase == "ride"


@clause("mermaid_rain.8.7")
def test_other_spaces_give_a_token_in_the_same_round() -> None:
    sea = [TILE, "short mermaid light f4 2"]  # f4 g5: from the wreck e4 to the cave g6
    at = entering(sea=sea).play(
        "ana take pearl", "ana go f4", "ana pay turtle", "ana go g6", "ana pay turtle"
    )
    at.play("chance find pearl")
    assert at.legal("ana") == ["take secret pearl", "leave"]


@clause("mermaid_rain.8.8")
def test_who_begins_on_the_space_must_leave_and_come_back() -> None:
    at = beside(where={"ana": "e4"})
    assert at.phase == "ride"
    assert at.legal("ana", "take") == []
    at.play("ana go d3", "ana pay turtle", "ana go e4", "ana pay dolphin", "chance find coral")
    assert at.legal("ana") == ["take pearl", "take shell", "take secret coral", "leave"]


@clause("mermaid_rain.8.9")
def test_in_a_later_round_the_same_space_gives_again() -> None:
    at = entering().play("ana take pearl", "ana go d3", "ana pay turtle")
    assert bool(at.state.entered)
    at.play("ana done", "ben done", "cleo done", "dai done")
    at.play("ana keep dolphin dolphin", "ben keep dolphin dolphin")
    assert at.state.entered == 0
    again = beside(round_no=3, face_up={"e4": "shell"}, face_down={"e4": "scale ana"})
    again.play("ana go e4", "ana pay dolphin")
    assert again.legal("ana") == ["take shell", "take secret scale", "leave"]


@clause("mermaid_rain.8.10")
def test_who_has_seen_a_token_recognises_it_when_another_takes_it() -> None:
    at = entering(found="scale").play("ana leave", "ana done", "ben go e4", "ben pay dolphin")
    at.play("ben take secret scale")
    assert at.player("ben", "ana")["secret"] == ["scale"], "Ana had looked at it"
    assert at.player("ben", "cleo")["secret"] == [None]
    assert ("takes-known", "ben", {"token": "scale", "points": 2}) in at.told("ana")
    assert ("takes-secret", "ben", {"points": 2}) in at.told("cleo")


@clause("mermaid_rain.8.10")
def test_who_has_seen_a_token_still_knows_it_in_the_sea() -> None:
    at = entering(found="scale").play("ana leave", "ana done")
    assert at.space("e4", "ana")["down"] == ["scale"]
    assert at.space("e4", "ben")["down"] == [None]


def test_a_token_that_is_not_there_cannot_be_taken() -> None:
    at = entering(found="scale")
    assert at.refused("ana take coral").clause == "mermaid_rain.8.1"
    assert at.refused("ana take secret pearl").clause == "mermaid_rain.8.3"
