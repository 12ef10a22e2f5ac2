"""What is told: to everybody, to one seat alone, and in which words."""

import pytest

from seaglass.engine import CHANCE, Match, perspective
from seaglass.engine.events import Event
from seaglass.locales import LANGUAGES, tell
from tests.games.sirens.table import BRIGITTA, KLAUS, SIRENS, Table, table
from tests.play import random_match

NO_PILE = [[0] * 15]


def told(here: Table, key: str, audience: int | None = KLAUS) -> Event:
    (found,) = [event for event in here.told(audience) if event["key"] == f"sirens-{key}"]
    return found


def test_the_start_is_told() -> None:
    match = Match(SIRENS, 2)
    match.play(CHANCE, "captain on 34")
    match.play(CHANCE, "first seat 2")
    for card in (1, 2, 3, 4, 5, 6, 7, 8):
        match.play(CHANCE, f"draw {card}")
    story = perspective.story(match, KLAUS)
    assert [event["key"] for event in story] == [
        "sirens-aboard",
        "sirens-begins",
        "sirens-dealt",
        "sirens-turn",
    ]
    assert story[0]["args"] == {"captain": 34, "mate": 30}
    assert story[1]["seat"] == BRIGITTA
    assert (story[3]["kind"], story[3]["args"]) == ("chapter", {"turn": 1})


def test_a_card_laid_says_where_and_how_the_side_stands() -> None:
    here = table("28: | 10\n30 captain\n32\n34 mate\n36", mugs=(28, "spent")).play("lay 9 on 28 theirs")
    args = told(here, "lays")["args"]
    assert args == {"card": 9, "section": 28, "side": "other", "other": BRIGITTA, "total": 19, "needs": 31}


def test_a_card_drawn_is_told_to_its_seat_alone() -> None:
    here = table().play("lay 9 on 28 mine", draw=10)
    assert told(here, "draws-own", KLAUS)["args"]["card"] == 10
    for audience in (BRIGITTA, None):
        assert "card" not in told(here, "draws", audience)["args"]


def test_the_last_card_drawn_is_told_as_such() -> None:
    here = table("28 gone\n30 captain\n32\n34 mate\n36", klaus=[9], piles=[[0] * 14 + [1]])
    assert told(here.play("lay 9 on 30 mine"), "draws-own")["args"] == {"card": 10, "left": 0}


@pytest.mark.parametrize(("to", "over"), [(28, "no"), (34, "yes")])
def test_a_walk_says_who_sends_whom_and_over_whom(to: int, over: str) -> None:
    here = table("28\n30 captain\n32 mate\n34\n36").play("lay 0 on 30 theirs", f"walk to {to}")
    event = told(here, "sends")
    assert event["seat"] == BRIGITTA
    assert event["args"] == {"crew": "captain", "origin": 30, "section": to, "over": over}


@pytest.mark.parametrize(
    ("ship", "origin", "to", "over"),
    [
        ("28 mate\n30\n32\n34\n36 captain", 36, 30, "yes"),
        ("28\n30 captain\n32 gone\n34 mate\n36", 30, 36, "yes"),
        ("28\n30 captain\n32 gone\n34\n36 mate", 30, 34, "no"),
        ("28 gone\n30 captain\n32\n34 mate\n36", 30, 36, "no"),
    ],
    ids=["round the end", "behind a gap", "nobody in the gap", "the gap at the bow"],
)
def test_a_walk_round_the_end_or_over_a_gap_says_over_whom(
    ship: str, origin: int, to: int, over: str
) -> None:
    here = table(ship).play(f"lay 0 on {origin} mine", f"walk to {to}")
    assert told(here, "sends")["args"]["over"] == over


def test_nobody_is_walked_over_who_has_left_the_ship() -> None:
    here = table("28 gone\n30 captain\n32\n34\n36", mate="seat 1").play("lay 0 on 30 mine", "walk to 36")
    assert told(here, "sends")["args"]["over"] == "no"


def test_a_walk_with_one_way_is_nobodys() -> None:
    here = table("28 captain\n30 gone\n32 mate\n34 gone\n36").play("lay 0 on 28 theirs")
    event = told(here, "walks")
    assert (event["seat"], event["args"]["over"]) == (None, "no")


def test_a_section_taken_says_why_and_with_whom() -> None:
    here = table("28 captain: 10 9 |\n30\n32\n34 mate\n36").play("lay 9 on 28 mine")
    args = told(here, "wins-section")["args"]
    assert args == {"section": 28, "crew": "captain", "total": 28, "reason": "value", "points": 2}
    here = table("28: 1 1 2 2 | 3 3 4 4 5\n30 captain\n32\n34 mate\n36").play("lay 5 on 28 mine")
    event = told(here, "wins-section")
    assert (event["seat"], event["args"]["reason"], event["args"]["crew"]) == (BRIGITTA, "five", "none")


def test_a_section_lost_to_both() -> None:
    here = table("28 captain: 2 2 3 4 | 5 5 1 1 3\n30\n32\n34 mate\n36", klaus=[4]).play("lay 4 on 28 mine")
    assert told(here, "lost-section")["args"] == {"section": 28, "crew": "captain", "total": 15}


def test_octopuses_that_come_back_are_told() -> None:
    here = table("28: 10k 9 | 3b\n30 captain\n32\n34 mate\n36").play("lay 9 on 28 mine")
    assert [event["seat"] for event in here.told() if event["key"] == "sirens-octopus-back"] == [
        KLAUS,
        BRIGITTA,
    ]


def test_the_octopus_is_told_in_two_steps() -> None:
    here = table("28: 4 | 3\n30 captain\n32\n34 mate\n36").play("octopus 3 from 28 theirs")
    assert told(here, "lifts")["args"] == {"card": 3, "section": 28}
    args = told(here.play("carry to 36 mine"), "carries")["args"]
    assert (args["card"], args["origin"], args["section"], args["side"]) == (3, 28, 36, "own")


@pytest.mark.parametrize(
    ("ship", "hand", "move", "reason", "last"),
    [
        ("28 klaus\n30 klaus\n32 klaus\n34\n36: 10 10 10 |", [6], "lay 6 on 36 mine", "points", "wins"),
        ("28 klaus\n30 gone\n32 brigitta\n34 klaus\n36: 10 10 10 |", [6], "lay 6 on 36 mine", "ship", "wins"),
        ("28 klaus\n30 brigitta\n32: 5k 6b | 3\n34\n36", [], "pass", "passes", "draw"),
    ],
)
def test_the_end_says_why_and_who_wins(ship: str, hand: list[int], move: str, reason: str, last: str) -> None:
    here = table(ship, klaus=hand, brigitta=[], piles=NO_PILE).play(move)
    if not here.is_over():
        here.play("pass")
    assert told(here, "ends")["args"] == {"reason": reason}
    assert here.keys()[-1] == last


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tactics", ["off", "on"])
def test_every_event_can_be_said_to_everybody(lang: str, tactics: str) -> None:
    for seed in range(6):
        match = random_match(SIRENS, 2, {"tactics": tactics}, seed)
        for audience in (KLAUS, BRIGITTA, None):
            for event in perspective.story(match, audience):
                said = tell(lang, event, ("Ana", "Ben"), audience)
                assert event["key"] not in said
                assert not set("{}$") & set(said)


def test_every_turn_has_a_heading_with_its_number() -> None:
    here = table(klaus=[1, 5, 9], brigitta=[2, 6, 8])
    for turn, move in enumerate(("lay 9 on 36 mine", "lay 8 on 36 mine", "lay 5 on 28 mine"), 2):
        heading = told(here.play(move), "turn")
        assert (heading["kind"], heading["args"]) == ("chapter", {"turn": turn})
