"""What everybody sees and hears along whole matches: typed, plain, said in every language, and no secrets."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from seaglass.engine import Match, perspective
from seaglass.games.mermaid_rain.view import View
from seaglass.locales import LANGUAGES, catalogue, tell
from tests.games.mermaid_rain.table import MERMAID_RAIN, NAMES, Table, document, set_out, table
from tests.play import random_match

SHAPE: TypeAdapter[Any] = TypeAdapter(View)


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (6, 2)])
def test_every_view_has_its_type_and_is_plain_json(seats: int, seed: int) -> None:
    match = random_match(MERMAID_RAIN, seats, seed=seed)
    for frame in match.frames[::5]:
        for audience in (0, seats - 1, None):
            view = MERMAID_RAIN.visibility.view(frame.after, audience)
            assert json.loads(json.dumps(view)) == view
            SHAPE.validate_python(view, strict=True)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everything_told_can_be_said_in_every_language(seed: int) -> None:
    match = random_match(MERMAID_RAIN, 6, seed=seed)
    for reader in (0, None):
        for event in perspective.story(match, reader):
            for lang in LANGUAGES:
                assert catalogue(lang).has_message(event["key"]), event["key"]
                said = tell(lang, event, NAMES, reader)
                assert said != event["key"]
                assert "{" not in said


def test_nothing_is_seen_of_the_setting_up_until_it_is_done() -> None:
    at = Table(Match(MERMAID_RAIN, 4))
    first = at.view()
    at.play("chance token pearl")
    assert at.view() == first
    assert perspective.seen_frames(at.match, None, at.frames) == []
    at = set_out(4)
    assert at.view() != first


def test_nothing_is_seen_of_the_deal_until_it_is_done() -> None:
    at = set_out(4)
    before = at.view("ana")
    at.play("chance deal gull", "chance deal turtle")
    assert at.view("ana") == before


def test_the_table_says_who_must_act_and_whose_turn_it_is() -> None:
    at = table(phase="meld", hands=("dddgggt",) * 3, offer=["long gull dark"])
    assert (at.view()["to_act"], at.view()["turn"]) == ([0, 1, 2], None)
    at = table(order=("cleo", "ana", "ben", "dai"), turn="ana", melds={"cleo": "drop"})
    assert (at.view()["to_act"], at.view()["turn"], at.view()["order"]) == ([0], 0, [2, 0, 1, 3])


def test_open_treasures_and_the_ranking_as_it_stands() -> None:
    """Ben's secret shell counts for Ben and for Ana, who has seen it, and for nobody else."""
    at = table(
        treasure={"ana": "shell shell pearl", "ben": "shell"},
        face_down={"b1": "shell ana >ben", "f1": "shell ben >ben"},
    )
    shells = {
        reader: next(row["ranks"] for row in at.view(reader)["standings"] if row["token"] == "shell")  # noqa: S105
        for reader in ("ana", "ben", "cleo")
    }
    assert shells["cleo"] == [{"seat": 0, "left": 1, "points": 15}]
    assert shells["ana"] == [{"seat": 0, "left": 1, "points": 9}, {"seat": 1, "left": 1, "points": 9}]
    assert shells["ben"] == [{"seat": 1, "left": 2, "points": 12}, {"seat": 0, "left": 1, "points": 6}]
    assert at.view("cleo")["tribute"][1] == {
        "seat": 1,
        "given": ["shell"],
        "missing": ["scale", "pearl", "crystal", "coral"],
        "points": -20,
    }


def test_the_fitting_places_are_for_the_one_who_lays() -> None:
    at = table(hands=("t", "", "", ""), tiles={"ana": ["short gull dark"]}).play("ana lay short gull dark")
    assert at.view("ana")["lifted"]["name"] == "short gull dark"
    assert [fit["way"] for fit in at.view("ana")["fits"]] == ["way 1", "way 2", "way 3"]
    for reader in ("ben", None):
        assert at.view(reader)["fits"] == []
        assert at.view(reader)["lifted"]["name"] == "short gull dark"
    at.play("ana at f2")
    assert [fit["places"] for fit in at.view("ana")["fits"]] == [
        [["f2", "g2"]],
        [["f2", "g3"]],
        [["f2", "f3"]],
    ]
    assert at.view("ben")["aim"] == "f2"


def test_every_place_shown_is_legal() -> None:
    at = table(hands=("t", "", "", ""), tiles={"ana": ["curved gull dark"]}).play("ana lay curved gull dark")
    shown = {place[0] for fit in at.view("ana")["fits"] for place in fit["places"]}
    assert shown == set(at.legal("ana", "at"))


def test_undo_before_anything_is_shown() -> None:
    """A tile laid can be taken back; a card discarded, a token looked at, or the deal cannot."""
    at = table(hands=("tt", "", "", ""), tiles={"ana": ["short turtle dark"]})
    for move in ("lay short turtle dark", "at g2", "way 1"):
        at.play(f"ana {move}")
        assert at.match.may_undo(0)
    at.play("ana go g2")
    assert at.match.may_undo(0)
    at.play("ana pay turtle")
    assert not at.match.may_undo(0)


def test_the_meld_cards_may_be_taken_back_until_all_have_chosen() -> None:
    at = table(phase="meld", hands=("dddgggt",) * 3, offer=["long gull dark"])
    at.play("ana open dolphin dolphin")
    assert at.match.may_undo(0)
    at.match.undo(0)
    at.play("ana open gull gull", "ben open gull gull", "cleo open gull gull")
    assert not at.match.may_undo(2)


def test_a_document_is_small_enough_to_write() -> None:
    assert len(json.dumps(document(hands=("ddg", "t", "", "")))) < 5000
