"""What a seat sees: what the ship needs, what a move would do, what is still to come."""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from seaglass.engine.rule import State
from seaglass.games.sirens import GAME as SIRENS
from seaglass.games.sirens import rules
from seaglass.games.sirens.cards import cards_in, total_of
from seaglass.games.sirens.moves import COUNT
from seaglass.games.sirens.state import CARRY, CREW, LAST, RESISTANCE, TAKEN, TURN, WALK
from tests.games.sirens.table import BRIGITTA, KLAUS, new_table, table
from tests.play import random_match

SHIP = "28 captain: 10 9 | 3 -2b\n30: 10 10 10 -3 |\n32\n34 mate: | 1 1 2 2 3\n36 klaus"


def test_a_section_says_what_it_needs_and_what_each_side_lacks() -> None:
    bow = table(SHIP, mugs=(28, "held")).view()["sections"][0]
    assert (bow["value"], bow["needs"], bow["state"], bow["owner"]) == (28, 31, "in_play", None)
    assert (bow["crew"], bow["mugs"], bow["falling"]) == ("captain", [KLAUS], False)
    mine, theirs = bow["sides"]
    assert (mine["total"], mine["cards"], mine["missing"], mine["full"]) == (19, 2, 12, False)
    assert (theirs["total"], theirs["cards"], theirs["missing"]) == (1, 2, 30)
    assert theirs["berths"][1] == {"value": -2, "octopus": BRIGITTA, "lifted": False}
    assert theirs["berths"][2] is None
    stern = table(SHIP).view()["sections"][4]
    assert (stern["state"], stern["owner"]) == ("taken", KLAUS)


def test_a_player_says_what_everybody_may_know() -> None:
    klaus, brigitta = table(SHIP, mugs=(28, "held")).view(None)["players"]
    assert (klaus["points"], klaus["sections"], klaus["crew"]) == (1, [36], [])
    assert (klaus["mug"], klaus["mug_on"], klaus["octopus"]) == ("set", 28, None)
    assert (brigitta["mug"], brigitta["octopus"]) == ("held", {"section": 28, "side": 1, "berth": 1})
    assert (klaus["cards"], klaus["set"]) == (4, None)


def test_a_preview_says_what_a_card_would_do() -> None:
    here = table(SHIP)
    preview = here.view()["previews"]["lay 9 on 28 mine"]
    assert (preview["section"], preview["side"]) == (28, KLAUS)
    assert (preview["total"], preview["cards"], preview["needs"]) == (28, 3, 28)
    taken = [{"section": 28, "taker": KLAUS, "crew": "captain"}]
    assert preview["outcomes"] == [{"way": None, "falls": taken, "gains": [2, 0], "ends": False}]
    assert preview["walker"] is None


@pytest.mark.parametrize(
    ("move", "crew", "chooser"),
    [("lay 0 on 34 mine", "mate", KLAUS), ("lay 0 on 28 theirs", "captain", BRIGITTA)],
)
def test_a_preview_says_who_would_choose_for_the_crew(move: str, crew: str, chooser: int) -> None:
    preview = table(SHIP).view()["previews"][move]
    assert (preview["walker"], preview["chooser"], preview["ways"]) == (crew, chooser, [30, 32])
    assert [(outcome["way"], outcome["falls"]) for outcome in preview["outcomes"]] == [(30, []), (32, [])]


def test_a_preview_of_the_octopus_says_what_it_leaves_behind() -> None:
    here = table(SHIP)
    lift = here.view()["previews"]["octopus -3 from 30 mine"]
    assert (lift["total"], lift["cards"], lift["needs"]) == (30, 3, 30)
    assert lift["outcomes"] == [], "what follows depends on where the card is laid down"
    here.play("octopus -3 from 30 mine")
    assert here.view()["lifted"] == {"section": 30, "side": KLAUS, "berth": 3}
    carry = here.view()["previews"]["carry to 32 theirs"]
    assert carry["total"] == -3
    assert carry["outcomes"][0]["falls"] == [{"section": 30, "taker": KLAUS, "crew": None}]


@pytest.mark.parametrize(("side", "chooser"), [("mine", KLAUS), ("theirs", BRIGITTA)])
def test_a_preview_says_what_each_way_of_the_crew_would_bring(side: str, chooser: int) -> None:
    here = table(SHIP).play("octopus -3 from 30 mine")
    preview = here.view()["previews"][f"carry to 28 {side}"]
    assert (preview["walker"], preview["chooser"], preview["ways"]) == ("captain", chooser, [30, 32])
    with_captain, alone = (
        [{"section": 30, "taker": KLAUS, "crew": "captain"}],
        [{"section": 30, "taker": KLAUS, "crew": None}],
    )
    assert preview["outcomes"] == [
        {"way": 30, "falls": with_captain, "gains": [2, 0], "ends": False},
        {"way": 32, "falls": alone, "gains": [1, 0], "ends": False},
    ]


def test_a_preview_of_the_mug_says_the_new_need() -> None:
    preview = table(SHIP, mugs=("held", 28)).view()["previews"]["rum on 28"]
    assert (preview["section"], preview["needs"], preview["total"]) == (28, 34, None)


def test_a_preview_says_that_the_match_would_end() -> None:
    here = table("28 klaus\n30 klaus\n32 klaus\n34\n36: 10 10 10 |", klaus=[6, 5])
    previews = here.view()["previews"]
    assert [outcome["ends"] for outcome in previews["lay 6 on 36 mine"]["outcomes"]] == [True]
    assert [outcome["ends"] for outcome in previews["lay 5 on 36 mine"]["outcomes"]] == [False]


def test_previews_are_for_the_seat_to_move_and_for_all_its_moves() -> None:
    here = table(SHIP, mugs=("held", "held"))
    assert set(here.view(KLAUS)["previews"]) == set(here.legal)
    assert here.view(BRIGITTA)["previews"] == {}
    assert here.view(None)["previews"] == {}
    here.play("lay 9 on 32 mine")
    assert set(here.view(KLAUS)["previews"]) == set(here.legal) - {"done"}


@pytest.mark.parametrize("tactics", ["off", "on"])
def test_previews_say_what_the_rules_do_in_every_way(tactics: str) -> None:
    """Every legal move of many positions is played out, each way of the crew in turn, and told alike."""
    several = 0
    for before in positions(tactics):
        seat = int(before.turn)
        for name, preview in SIRENS.visibility.view(before, seat)["previews"].items():
            after = before.copy()
            rules.choose(after, seat, SIRENS.moves.number(name))
            section = RESISTANCE.index(preview["section"])
            assert preview["needs"] == rules.needs(after, section)
            if name.startswith(("octopus", "rum")):
                assert preview["outcomes"] == []
                continue
            row = after.row[2 * section + preview["side"]]
            assert (preview["total"], preview["cards"]) == (total_of(row), cards_in(row))
            played = played_out(before, after)
            assert preview["outcomes"] == played
            assert preview["ways"] == [outcome["way"] for outcome in played if outcome["way"] is not None]
            several += len({str({**outcome, "way": 0}) for outcome in played}) > 1
    assert several > 0, "somewhere the way must have mattered"


def positions(tactics: str) -> Iterator[State]:
    """Positions with a decision about a card: of random matches, of SHIP, and with any card just taken up."""
    starts = [table(SHIP).state]
    for seed in range(8):
        starts += [frame.before for frame in random_match(SIRENS, 2, {"tactics": tactics}, seed).frames[::3]]
    out = np.zeros(COUNT, np.int64)
    for s in starts:
        if s.phase not in (TURN, CARRY, LAST):
            continue
        yield s
        seat = int(s.turn)
        for decision in out[: rules.legal(s, seat, out)].copy():
            if SIRENS.moves.name(int(decision)).startswith("octopus"):
                lifted = s.copy()
                rules.choose(lifted, seat, int(decision))
                yield lifted


def played_out(before: State, landed: State) -> list[dict[str, Any]]:
    """What the rules make of a card just laid: one outcome for each way the crew may be sent."""
    told = []
    out = np.zeros(COUNT, np.int64)
    for way in range(rules.legal(landed, int(landed.side), out)) if landed.phase == WALK else [None]:
        s = landed.copy()
        if way is not None and rules.actors(s):
            rules.choose(s, int(landed.side), int(out[way]))
        falls: list[dict[str, Any]] = []
        goes = crew_of(s)
        while True:
            fate, crew = s.fate.copy(), s.crew.copy()
            if not rules.advance(s):
                break
            goes = goes if falls or (s.fate != fate).any() else crew_of(s)
            for section in np.flatnonzero(s.fate != fate):
                who = [name for name, at in zip(CREW, crew, strict=True) if at == section]
                taker = int(s.fate[section]) - TAKEN
                falls.append(
                    {
                        "section": RESISTANCE[section],
                        "taker": taker if taker < 2 else None,
                        "crew": who[0] if who else None,
                    }
                )
        walked = [at for at, was in zip(goes, crew_of(landed), strict=True) if at != was]
        outcome = {
            "way": RESISTANCE[walked[0]] if walked else None,
            "falls": falls,
            "gains": [rules.points(s, i) - rules.points(before, i) for i in (KLAUS, BRIGITTA)],
            "ends": bool(rules.over(s)),
        }
        if outcome not in told:
            told.append(outcome)
    return told


def crew_of(s: State) -> list[int]:
    return [int(at) for at in s.crew]


def test_the_walker_is_shown_with_the_ways_and_who_chooses() -> None:
    here = table().play("lay 0 on 30 theirs")
    for audience in (KLAUS, BRIGITTA, None):
        seen = here.view(audience)
        assert seen["walker"] == {"crew": "captain", "section": 30, "ways": [28, 32], "chooser": BRIGITTA}
        assert (seen["phase"], seen["turn"], seen["to_decide"]) == ("walk", KLAUS, [BRIGITTA])


def test_with_sets_of_ones_own_a_seat_knows_what_is_in_its_own_pile() -> None:
    here = new_table("on")
    here.match.play(KLAUS, "take 10")
    seen = here.view(KLAUS)
    assert {"value": 10, "cards": 1} in seen["own_pile"]
    assert sum(count["cards"] for count in seen["unseen"]) == 26
    assert here.view(None)["own_pile"] is None
    assert sum(count["cards"] for count in here.view(None)["unseen"]) == 52
    assert [player["pile"] for player in seen["players"]] == [25, 26]
    assert (seen["turn"], seen["to_decide"]) == (KLAUS, [KLAUS, BRIGITTA])


def test_a_falling_section_is_shown_before_it_is_scored() -> None:
    here = table(SHIP).play("lay 9 on 28 mine")
    shown = [table().match.game.visibility.view(frame.after, None) for frame in here.frames]
    assert [view["sections"][0]["falling"] for view in shown[:2]] == [True, False]
    assert [view["phase"] for view in shown[:2]] == ["score", "draw"]


def test_a_view_is_plain_json() -> None:
    for tactics in ("off", "on"):
        match = random_match(table().match.game, 2, {"tactics": tactics}, 4)
        for frame in match.frames[::5]:
            for audience in (KLAUS, BRIGITTA, None):
                view = match.game.visibility.view(frame.after, audience)
                assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize(
    ("moves", "undo"),
    [
        (["octopus 10 from 28 mine"], True),
        (["octopus 10 from 28 mine", "carry to 32 mine"], True),
        (["rum on 32"], True),
        (["lay 9 on 32 mine"], False),
        (["lay 0 on 28 mine"], False),
    ],
    ids=["a grip", "a carried card", "a mug", "a card drawn", "a card shown"],
)
def test_what_can_be_taken_back(moves: list[str], undo: bool) -> None:
    here = table(SHIP, mugs=("held", "held"))
    before = here.state.tobytes()
    here.play(*moves)
    assert here.match.may_undo(KLAUS) == undo
    if undo:
        for _ in moves:
            here.match.undo(KLAUS)
        assert here.state.tobytes() == before


def test_an_opening_says_how_many_cards_are_still_to_be_taken() -> None:
    here = new_table("on")
    here.match.play(KLAUS, "take 7")
    assert [here.view(seat)["to_take"] for seat in (KLAUS, BRIGITTA, None)] == [3, 4, 0]
    assert table().view()["to_take"] == 0
