"""What everybody sees, and what they are told of every step."""

import re

import pytest

from seaglass.engine import perspective
from seaglass.locales import LANGUAGES, tell
from tests.games.mouton.table import HALVES, MOUTON, NAMES, WHOLES, dealt, table
from tests.play import every_table, random_match

FOUR = ([47, 3], [20, 5], [11, 8], [60, 59])


def test_the_view_of_a_player_who_has_chosen() -> None:
    at = table([47, 3], [20, 5], None, [11, 8], water=(2, 7, 0, 0), buoys=(3, 1, 0, 2), tides=(9, 4))
    at.play("ana 47")
    view = at.view("ana")
    players = view.pop("players")
    assert [view.pop("half_buoys"), view.pop("whole_buoys")] == [[*HALVES], [*WHOLES]]
    assert view == {
        "game": "mouton",
        "seats": 4,
        "cards": "secret",
        "round": 1,
        "rounds": 4,
        "trick": 11,
        "tricks": 12,
        "phase": "choose",
        "tides": [4, 9],
        "leader": None,
        "to_play": [1, 3],
        "hand": [3],
        "choice": 47,
        "stakes": {"highest": 4, "second": 9, "lower": 2},
    }
    assert players[0] == {
        "in_round": True,
        "water": 2,
        "highest": False,
        "buoys": 3,
        "buoys_start": 3,
        "cards": 1,
        "chosen": True,
        "played": None,
        "took": None,
        "pays": False,
        "score": 0,
        "sheet": [],
    }
    assert players[1]["highest"]
    assert (players[1]["cards"], players[1]["chosen"]) == (2, False)
    assert (players[2]["in_round"], players[2]["cards"], players[2]["highest"]) == (False, 0, False)


def test_the_view_of_another_player_and_of_a_spectator() -> None:
    at = table(*FOUR[:3]).play("ana 47")
    ben, watcher = at.view("ben"), at.view()
    assert (ben["hand"], ben["choice"]) == ([5, 20], None)
    assert (watcher["hand"], watcher["choice"], watcher["stakes"]) == (None, None, None)
    assert ben["players"] == watcher["players"] == at.view("ana")["players"]


def test_who_took_what_and_who_pays_while_the_trick_lies_open() -> None:
    at = table(*FOUR[:3], water=(0, 0, 6), buoys=(2, 2, 2)).play("ana 47", "ben 20", "cleo 11")
    by_phase = {view["phase"]: view for view in at.views()}
    took = {phase: [p["took"] for p in view["players"]] for phase, view in by_phase.items()}
    assert took["take_lower"] == [None, None, None]
    assert took["take_other"] == [4, None, None]
    assert took["pay"] == took["put_away"] == [4, 9, None]
    assert [p["pays"] for p in by_phase["pay"]["players"]] == [False, False, False]
    assert [p["pays"] for p in by_phase["put_away"]["players"]] == [False, True, False]
    assert [p["highest"] for p in by_phase["pay"]["players"]] == [False, True, False]
    assert by_phase["take_other"]["tides"] == [9]
    assert by_phase["pay"]["tides"] == []


def test_the_leader_is_in_the_view_of_open_cards_only() -> None:
    assert table(*FOUR[:3], leader="ben", cards="open").view()["leader"] == 1
    assert table(*FOUR[:3]).view()["leader"] is None


def test_nobody_looks_out_of_the_round_while_the_hands_are_dealt() -> None:
    at = dealt([], [], [])
    for frame in at.match.frames:
        view = MOUTON.visibility.view(frame.after, 0)
        assert [player["in_round"] for player in view["players"]] == [True, True, True]


def test_no_stakes_for_who_does_not_choose() -> None:
    at = table([47, 3], None, [20, 5], [11, 8])
    assert at.view("ben")["stakes"] is None
    assert at.view("ana")["stakes"] == {"highest": 4, "second": 9, "lower": 0}
    at = table([47, 3], [20, 5], [11, 8], tides=())
    assert at.view("ana")["stakes"] is None


def test_the_story_of_the_deal() -> None:
    at = dealt([25, 26], [13], [])
    at.frames = at.match.frames
    assert at.told() == [
        ("mouton-round", None, {"round": 1, "rounds": 3}),
        ("mouton-dealt", None, {"cards": 12}),
        ("mouton-announces", "ana", {"buoys": 2}),
        ("mouton-announces", "ben", {"buoys": at.buoys[1]}),
        ("mouton-announces", "cleo", {"buoys": at.buoys[2]}),
    ]


def test_the_story_of_the_tides() -> None:
    at = table(*FOUR[:3], tides=())
    assert at.turn(2).told() == [], "one tide alone is not worth a sentence"
    assert at.turn(1).told() == [
        ("mouton-trick", None, {"trick": 11}),
        ("mouton-tides", None, {"low": 1, "high": 2}),
    ]
    at = table(*FOUR[:3], tides=(), leader="cleo", cards="open").turn(2, 1)
    assert at.told()[2:] == [("mouton-leads", "cleo", {})]


def test_the_story_of_a_secret_choice_tells_the_card_to_its_player_alone() -> None:
    at = table(*FOUR[:3]).play("ben 20")
    assert at.told("ben") == [("mouton-chose-own", "ben", {"card": 20})]
    for reader in ("ana", "cleo", None):
        assert at.told(reader) == [("mouton-chose", "ben", {})]


def test_the_story_of_an_open_card() -> None:
    at = table(*FOUR[:3], cards="open").play("ana 47")
    assert at.told("cleo") == [("mouton-plays", "ana", {"card": 47})]
    at.play("ben 20", "cleo 11")
    assert [key for key, _, _ in at.told()] == [
        "mouton-plays",
        "mouton-plays",
        *["mouton-takes"] * 2,
        "mouton-under",
        *AFTER,
    ]


AFTER = [
    "mouton-round-ends",
    *["mouton-scores"] * 3,
    "mouton-passes",
    "mouton-round",
    *["mouton-announces"] * 3,
]


def test_the_story_of_a_trick() -> None:
    at = table(*FOUR[:3], buoys=(1, 2, 1)).play("ana 47", "ben 20")
    assert at.play("cleo 11").told() == [
        ("mouton-chose", "cleo", {}),
        ("mouton-plays", "ana", {"card": 47}),
        ("mouton-plays", "ben", {"card": 20}),
        ("mouton-plays", "cleo", {"card": 11}),
        ("mouton-takes", "ana", {"card": 47, "tide": 4, "rank": "highest"}),
        ("mouton-takes", "ben", {"card": 20, "tide": 9, "rank": "second"}),
        ("mouton-pays", "ben", {"water": 9, "left": 1}),
    ]


def test_the_story_of_going_under_and_of_the_chain() -> None:
    at = table(*FOUR, [30, 31], water=(12, 10, 10, 0, 0), buoys=(0, 0, 2, 2, 3))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60", "eve 30")
    assert at.told()[-3:] == [
        ("mouton-under", "ana", {"water": 12}),
        ("mouton-under", "ben", {"water": 10}),
        ("mouton-pays", "cleo", {"water": 10, "left": 1}),
    ]


def test_the_story_of_the_end_of_a_round_and_of_passing_the_hands() -> None:
    at = table([47], [20], [11], None, water=(0, 0, 2, 0), buoys=(2, 2, 0, 0)).play(
        "ana 47", "ben 20", "cleo 11"
    )
    ends = [key for key, _, _ in at.told()].index("mouton-round-ends")
    assert at.told()[ends:] == [
        ("mouton-round-ends", None, {"reason": "tricks"}),
        ("mouton-scores", "ana", {"buoys": 2, "lowest": 0, "out": "no", "points": 2}),
        ("mouton-scores", "ben", {"buoys": 1, "lowest": 0, "out": "no", "points": 1}),
        ("mouton-scores", "cleo", {"buoys": 0, "lowest": 1, "out": "no", "points": 1}),
        ("mouton-scores", "dai", {"buoys": 0, "lowest": 0, "out": "yes", "points": -1}),
        ("mouton-passes", None, {}),
        ("mouton-round", None, {"round": 2, "rounds": 4}),
        *(("mouton-announces", NAMES[seat], {"buoys": at.buoys[seat]}) for seat in range(4)),
    ]


@pytest.mark.parametrize(
    ("earlier", "last"),
    [
        (((1, 2, 0), (2, 4, 1)), [("mouton-wins", "ben", 9)]),
        (((1, 2, 0), (2, 1, 2)), [("mouton-shares", "ana", 7), ("mouton-shares", "cleo", 7)]),
    ],
)
def test_the_story_of_the_end(earlier: tuple[tuple[int, ...], ...], last: list[tuple[str, str, int]]) -> None:
    at = table([47], [20], [11], water=(1, 1, 3), buoys=(4, 4, 4), round_no=3, earlier=earlier)
    told = at.play("ana 47", "ben 20", "cleo 11").told()
    assert told[-len(last) :] == [(key, name, {"points": points}) for key, name, points in last]
    assert [key for key, _, _ in told].count("mouton-scores") == 3
    assert "mouton-passes" not in [key for key, _, _ in told]


@pytest.mark.parametrize(
    "options", [options for name, seats, options in every_table() if (name, seats) == ("mouton", 4)]
)
def test_every_step_that_people_see_is_told_in_every_language(options: dict[str, str]) -> None:
    match = random_match(MOUTON, 4, options, seed=6)
    events = [*perspective.story(match, 0), *perspective.story(match, None)]
    assert len({event["key"] for event in events}) >= 11
    for event in {repr(event): event for event in events}.values():
        for lang in LANGUAGES:
            for reader in (0, None):
                sentence = tell(lang, event, ("Ana", "Ben", "Cleo", "Dai"), reader)
                assert not re.search(r"mouton-|\$|\{", sentence), sentence


def test_no_frame_that_changes_the_view_of_the_water_or_buoys_is_silent() -> None:
    match = random_match(MOUTON, 4, seed=7)
    for frame in match.frames:
        before, after = (
            [
                (p["water"], p["buoys"], p["in_round"], p["score"])
                for p in MOUTON.visibility.view(s, None)["players"]
            ]
            for s in (frame.before, frame.after)
        )
        if before != after:
            assert perspective.story(match, None, [frame])
