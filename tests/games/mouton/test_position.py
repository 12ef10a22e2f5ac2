"""Positions that people write: each wrong one is refused with the field and the reason."""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seaglass.engine import Match, Refusal, position
from seaglass.engine.dice import new_dice
from seaglass.games.mouton.state import PHASES
from tests.games.mouton.table import MOUTON, dealt, document, table
from tests.play import play_step

HANDS = ([47, 3], [20, 5], [11, 8], [60, 59])


def base(**setting: Any) -> dict[str, Any]:
    return document(*HANDS, **{"water": (1, 7, 0, 0), "buoys": (2, 1, 0, 3), **setting})


def stage(phase: str, **options: str) -> dict[str, Any]:
    """The first position in this phase of a match that goes on from the base."""
    after = next(f.after for f in course(*options.items()).frames if PHASES[f.after.phase] == phase)
    return position.write(MOUTON, after)


@cache
def course(*options: tuple[str, str]) -> Match:
    match = Match.from_state(*position.loads(json.dumps(base(**dict(options)))))
    dice = new_dice(1)
    while not match.over:
        play_step(match, dice)
    return match


def placed(whole: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The document with this value at `players[0].water` or the like."""
    whole = copy.deepcopy(whole)
    at: Any = whole
    *way, last = [int(p) if p.isdigit() else p for p in path.replace("[", ".").replace("]", "").split(".")]
    for part in way:
        at = at[part]
    at[last] = value
    return whole


def refusal_of(whole: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(Refusal) as refusal:
        position.loads(json.dumps(whole))
    assert refusal.value.key == "field-wrong"
    assert str(refusal.value.details["field"]) in str(refusal.value)
    return refusal.value.details["field"], str(refusal.value).split("Expected: ")[1]


def test_the_base_and_every_phase_of_it_can_be_read() -> None:
    for setting in ({}, {"cards": "open"}, {"chain_to_the_end": "on"}):
        for phase in (
            "choose",
            "take_lower",
            "take_other",
            "pay",
            "put_away",
            "tides",
            "score",
            "pass",
            "over",
        ):
            whole = stage(phase, **setting)
            game, state = position.loads(json.dumps(whole))
            assert position.write(game, state) == whole


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("phase", "sleep", "one of deal, announce"),
        ("phase", 3, "one of deal, announce"),
        ("round", 0, "from 1 to 4"),
        ("round", 5, "from 1 to 4"),
        ("trick", 13, "from 1 to 12"),
        ("trick", True, "from 1 to 12"),
        ("leader", 4, "from 0 to 3"),
        ("leader", 1, "0 when nobody leads"),
        ("deal", [], "a list of 4"),
        ("deal[0]", [1, 2], "12 cards"),
        ("deal[0][0]", 61, "from 1 to 60"),
        ("deal[0][0]", 47.0, "from 1 to 60"),
        ("deal[0][1]", 47, "all different"),
        ("shown", {}, "a list"),
        ("shown[1][0]", 60, "cards of the same dealt hand"),
        ("players", [{}], "a list of 4"),
        ("players[0].hand", [47, 20], "cards of the hand this seat plays"),
        ("players[0].hand", [47], "2 cards at this point"),
        ("players[0].water", 13, "from 0 to 12"),
        ("players[0].buoys", 3, "at most 2: the buoys on this hand"),
        ("players[0].buoys", -1, "from 0 to 12"),
        ("players[0].afloat", 1, "true or false"),
        ("players[0].paid", True, "only for a player afloat, in the phase put_away"),
        ("players[0].sunk", True, "only for a player not afloat"),
        ("players[0].played", 20, "a card of the hand this seat plays"),
        ("players[0].played", 0, "from 1 to 60"),
        ("tides", [4], "2 tides in the phase choose"),
        ("tides", [4, 9, 9], "2 tides in the phase choose"),
        ("tides[0]", 0, "from 1 to 12"),
        ("pile", [1], "2 tides face down"),
        ("pile", [9, 9], "at most, those lying open included"),
        ("pile", [7, 7], "at most, those lying open included"),
        ("sheet", [[]], "a list of 0"),
    ],
)
def test_a_wrong_field_is_refused_with_the_reason(path: str, value: object, reason: str) -> None:
    field, expected = refusal_of(placed(base(), path, value))
    assert path.startswith(field)
    assert reason in expected


def the_card_of_another_hand(whole: dict[str, Any]) -> None:
    whole["deal"][1][0] = whole["deal"][0][0]


def a_hidden_card_gone(whole: dict[str, Any]) -> None:
    whole["shown"][0].pop()


def a_shown_card_back_in_hand(whole: dict[str, Any]) -> None:
    whole["shown"][0].append(47)


def two_under(whole: dict[str, Any]) -> None:
    for player in whole["players"][1:3]:
        player.update(hand=[], water=0, buoys=0, afloat=False)


def water_without_an_islet(whole: dict[str, Any]) -> None:
    whole["players"][1].update(hand=[], buoys=0, afloat=False)


def buoys_without_an_islet(whole: dict[str, Any]) -> None:
    whole["players"][1].update(hand=[], water=0, afloat=False)


def cards_without_an_islet(whole: dict[str, Any]) -> None:
    whole["players"][1].update(water=0, buoys=0, afloat=False)


def a_card_of_who_is_under(whole: dict[str, Any]) -> None:
    whole["players"][1].update(hand=[], water=0, buoys=0, afloat=False, played=20)


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        (the_card_of_another_hand, "deal[1]", "in no other hand"),
        (a_hidden_card_gone, "players[0].hand", "never shown"),
        (a_shown_card_back_in_hand, "players[0].hand", "not shown yet"),
        (two_under, "players", "more than two players afloat"),
        (water_without_an_islet, "players[1].water", "0 for a player not afloat"),
        (buoys_without_an_islet, "players[1].buoys", "none when not afloat"),
        (cards_without_an_islet, "players[1].hand", "0 cards"),
        (a_card_of_who_is_under, "players[1].played", "no card played by this seat"),
    ],
)
def test_what_does_not_fit_together_is_refused(
    change: Callable[[dict[str, Any]], None], field: str, reason: str
) -> None:
    whole = base()
    change(whole)
    found, expected = refusal_of(whole)
    assert (found, reason in expected) == (field, True), expected


@pytest.mark.parametrize(
    ("phase", "path", "value", "reason"),
    [
        ("take_lower", "players[0].played", None, "the card this seat has played"),
        ("take_lower", "players[0].sunk", True, "in the phases pay and put_away"),
        ("take_other", "tides", [], "1 tides in the phase take_other"),
        ("pay", "tides", [2], "0 tides in the phase pay"),
        ("pay", "players[0].paid", True, "in the phase put_away"),
        ("tides", "tides", [2, 3], "1 tides in the phase tides"),
        ("tides", "players[0].played", 47, "no card played by this seat in the phase tides"),
        ("score", "phase", "over", "pass after the others"),
        ("pass", "phase", "over", "pass after the others"),
        ("over", "phase", "pass", "over after the last round"),
        ("pass", "sheet[0][0].kept", 12, "from 0 to"),
        ("pass", "sheet[0][0].lowest", None, "true or false"),
        ("pass", "sheet[0]", [], "a list of 4"),
        ("pass", "sheet[0][0]", {"kept": 1, "lowest": False, "under": True}, "who went under"),
        ("pass", "trick", 11, "cards at this point"),
    ],
)
def test_what_does_not_fit_the_phase_is_refused(phase: str, path: str, value: object, reason: str) -> None:
    _, expected = refusal_of(placed(stage(phase), path, value))
    assert reason in expected


def test_a_card_that_lies_face_up_is_shown_and_no_longer_in_hand() -> None:
    whole = stage("take_lower")
    card = whole["players"][0]["played"]
    hidden = copy.deepcopy(whole)
    hidden["shown"][0].remove(card)
    assert refusal_of(hidden) == ("players[0].played", "a card that is shown, since it lies face up")
    held = copy.deepcopy(whole)
    held["players"][0]["hand"] = [card]
    assert refusal_of(held)[1] == "the card played as long as it lies face down, and not after"


def test_a_card_that_lies_face_down_is_still_in_hand() -> None:
    whole = position.write(MOUTON, table(*HANDS).play("ana 47").state)
    assert whole["players"][0]["hand"] == [3, 47]
    whole["players"][0].update(hand=[3])
    assert refusal_of(whole) == ("players[0].hand", "2 cards at this point of the round")


def test_open_cards_are_played_in_turn_by_players_afloat() -> None:
    whole = position.write(MOUTON, table(*HANDS, cards="open", leader="ben").play("ben 20").state)
    assert refusal_of({**whole, "leader": 0})[0] == "players"
    out = placed(whole, "players[3]", {**whole["players"][3], "hand": [], "afloat": False})
    assert refusal_of({**out, "leader": 3}) == ("leader", "a player afloat")


def test_the_end_of_a_round_has_two_players_or_twelve_tricks() -> None:
    early = base(buoys=(0, 1, 0, 3), water=(1, 0, 0, 0))
    early.update(phase="score", tides=[], pile=early["pile"])
    for seat, player in enumerate(early["players"]):
        early["shown"][seat] = sorted({*early["shown"][seat], player["hand"].pop()})
    assert refusal_of(early) == (
        "players",
        "two players afloat or fewer, or the last trick, at the end of a round",
    )


def test_no_more_players_stand_in_water_than_tides_were_taken() -> None:
    first = position.write(MOUTON, dealt([25], [26], [27]).turn(4, 9).state)
    assert refusal_of(placed(first, "players[0].water", 3)) == (
        "players",
        "0 players with water at most: as many tides were taken",
    )


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("deal", [[1, 2], [3], []], "deal"),
        ("deal", [[], [3], []], "deal"),
        ("deal", [[*range(1, 13)], [*range(13, 25)], [*range(25, 37)]], "deal"),
        ("round", 2, "round"),
        ("trick", 2, "trick"),
        ("shown", [[1], [], []], "shown[0]"),
        ("players[0].hand", [1], "players[0].hand"),
        ("players[0].water", 1, "players[0].water"),
        ("players[0].buoys", 1, "players[0].buoys"),
        ("players[0].afloat", True, "players[0].afloat"),
        ("pile", [1], "pile"),
        ("tides", [1], "tides"),
        ("leader", 1, "leader"),
    ],
)
def test_while_the_hands_are_dealt_nothing_else_has_happened(path: str, value: object, field: str) -> None:
    match = Match(MOUTON, 3, {"cards": "open"})
    match.play(6, "deal 1")
    assert refusal_of(placed(position.write(MOUTON, match.state), path, value))[0] == field


NEEDED = [field for field in MOUTON.position.FIELDS if field != "components"]


@pytest.mark.parametrize("field", [*NEEDED, "seats", "options", "game", "rules"])
def test_a_field_left_out_is_named(field: str) -> None:
    whole = base()
    del whole[field]
    with pytest.raises(Refusal) as refusal:
        position.loads(json.dumps(whole))
    assert (refusal.value.key, refusal.value.details) == ("field-missing", {"field": field})


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("weather", 1, "field-unknown"),
        ("players[0].name", "Ana", "field-unknown"),
        ("sheet", [[{"kept": 0, "lowest": False, "under": False, "points": 0}] * 4], "field-wrong"),
        ("game", "moutn", "game-unknown"),
        ("rules", 2, "rules-version-unknown"),
        ("seats", 6, "field-wrong"),
        ("options", 7, "field-wrong"),
        ("options", None, "field-wrong"),
        ("options.cards", "closed", "option-value-wrong"),
        ("options.card", "open", "option-unknown"),
        ("options.cards", 1, "field-wrong"),
    ],
)
def test_what_every_game_checks_is_refused_too(path: str, value: object, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        position.loads(json.dumps(placed(base(), path, value)))
    assert refusal.value.key == key
    assert "$" not in str(refusal.value)


def leaves(value: Any, path: str = "") -> list[str]:
    """The paths of all values in a document."""
    if isinstance(value, dict):
        return [
            p
            for k, v in value.items()
            for p in [f"{path}.{k}".lstrip("."), *leaves(v, f"{path}.{k}".lstrip("."))]
        ]
    if isinstance(value, list):
        return [p for i, v in enumerate(value) for p in [f"{path}[{i}]", *leaves(v, f"{path}[{i}]")]]
    return []


STAGES = st.builds(
    stage, st.sampled_from(["choose", "pay", "tides", "pass"]), cards=st.sampled_from(["secret", "open"])
)
ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(-1, 13), st.sampled_from(["pay", "choose", "over", ""]),
    st.lists(st.integers(0, 61), max_size=3), st.just({}),
)  # fmt: skip


@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_whatever_is_changed_a_position_is_refused_or_plays_to_the_end(data: st.DataObject) -> None:
    whole = data.draw(STAGES)
    for path in data.draw(st.lists(st.sampled_from(leaves(whole)), min_size=1, max_size=2, unique=True)):
        try:
            whole = placed(whole, path, data.draw(ANYTHING))
        except (TypeError, KeyError, IndexError):
            continue  # the first change took away the place of the second
    try:
        game, state = position.loads(json.dumps(whole))
    except Refusal:
        return
    match = Match.from_state(game, state)
    dice = new_dice(1)
    while not match.over:
        play_step(match, dice)
        assert game.rules.sound(match.state)
