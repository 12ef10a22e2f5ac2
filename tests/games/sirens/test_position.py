"""Positions people write: what may be left out, and what is refused with the field and the reason."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seaglass.engine import Match, Refusal, position
from seaglass.engine.document import Field
from tests.games.sirens.table import SIRENS, drawn, table
from tests.play import random_match

PHASES = ("lot", "first", "deal", "opening", "turn", "carry", "walk", "score", "draw", "last", "over")


def document(ship: str = "28: 4 |\n30 captain\n32\n34 mate\n36", **more: Any) -> dict[str, Any]:
    sections, octopuses = drawn(ship)
    return {
        "game": "sirens",
        "rules": 1,
        "seats": 2,
        "options": {"tactics": "off"},
        "phase": "turn",
        "turn": 0,
        "sections": sections,
        "captain": 30,
        "mate": 34,
        "octopuses": octopuses,
        "hands": [[0, 1, 5, 9], [2, 3, 6, 8]],
        **more,
    }


def refused(doc: dict[str, Any]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        position.read(Field("", doc))
    return refusal.value


def test_what_is_usual_may_be_left_out() -> None:
    _, state = position.read(Field("", document()))
    written = position.write(SIRENS, state)
    assert (written["mugs"], written["turns"], written["card"], written["lifted"]) == (
        ["held"] * 2,
        1,
        None,
        None,
    )
    assert sum(written["piles"][0]) == 52 - 1 - 8


def test_every_phase_round_trips() -> None:
    met = set()
    for seed in range(3):
        for tactics in ("off", "on"):
            match = random_match(SIRENS, 2, {"tactics": tactics}, seed)
            for state in [match.start, *(frame.after for frame in match.frames)]:
                text = position.dumps(SIRENS, state)
                met.add(position.write(SIRENS, state)["phase"])
                assert position.loads(text)[1].tobytes() == state.tobytes()
                assert max(len(line) for line in text.splitlines()) <= 120
    assert met == set(PHASES)


SPOT = {"section": 28, "side": 0, "berth": 0}
SET = [1] * 4 + [2] * 11

WRONG: list[tuple[str, dict[str, Any], str, str]] = [
    ("an unknown phase", {"phase": "tea"}, "phase", "one of"),
    ("no such seat", {"turn": 2}, "turn", "0 to 1"),
    ("too many passes", {"passed": 2}, "passed", "0 to 1"),
    ("four sections", {"sections": drawn("28\n30\n32\n34")[0]}, "sections", "list of 5"),
    (
        "sections out of order",
        {"sections": drawn("30\n28\n32\n34\n36")[0]},
        "sections[0].value",
        "bow to stern",
    ),
    ("no such section", {"captain": 31}, "captain", "28, 30"),
    (
        "six cards",
        {"sections": drawn("28: 1 1 1 2 2 2 |\n30\n32\n34\n36")[0]},
        "sections[0].sides[0]",
        "at most 5",
    ),
    (
        "no such card",
        {"sections": drawn("28: 11 |\n30\n32\n34\n36")[0]},
        "sections[0].sides[0][0]",
        "−4 to 10",
    ),
    (
        "cards out of play",
        {"sections": drawn("28 gone: 4 |\n30\n32\n34\n36")[0]},
        "sections[0].sides[0]",
        "no cards",
    ),
    ("crew out of play", {"sections": drawn("28\n30 gone\n32\n34\n36")[0]}, "captain", "in play"),
    ("crew together", {"mate": 30}, "mate", "another section"),
    (
        "a mug out of play",
        {"sections": drawn("28 gone\n30\n32\n34\n36")[0], "mugs": [28, "held"]},
        "mugs[0]",
        "in play",
    ),
    ("a mug nowhere", {"mugs": ["drunk", "held"]}, "mugs[0]", "held, spent"),
    ("an octopus on nothing", {"octopuses": ["held", {**SPOT, "berth": 1}]}, "octopuses[1]", "with a card"),
    ("octopuses together", {"octopuses": [SPOT, SPOT]}, "octopuses", "different cards"),
    ("five cards in hand", {"hands": [[1, 2, 3, 4, 5], []]}, "hands[0]", "at most 4"),
    ("a card too often", {"hands": [[-4, -4], [-4]]}, "hands", "-4 2 times, not 3"),
    ("a card too often in the pile", {"piles": [[3] + [0] * 14]}, "piles", "-4 2 times, not 3"),
    ("a short pile", {"piles": [[1, 2, 3]]}, "piles[0]", "list of 15"),
    ("cards that are nowhere", {"piles": [[0] * 15]}, "piles", "every card"),
    ("two piles", {"piles": [[0] * 15] * 2}, "piles", "list of 1"),
    ("cards at the ship before the match", {"phase": "first"}, "phase", "later phase"),
    ("a card in the air", {"lifted": SPOT}, "lifted", "only there"),
    ("nothing in the air", {"phase": "carry"}, "lifted", "phase carry"),
    ("a section looked at for nothing", {"card": {"section": 28, "side": 0}}, "card", "only there"),
    ("nobody to walk", {"phase": "walk", "card": {"section": 28, "side": 0}}, "card", "footsteps"),
    ("nothing to score", {"phase": "score", "card": {"section": 28, "side": 0}}, "card", "what it needs"),
    ("nothing to draw for", {"phase": "draw"}, "phase", "nothing can be drawn"),
    ("no mug to set", {"phase": "last", "mugs": ["spent", "held"]}, "phase", "mug is set"),
    ("not over", {"phase": "over"}, "phase", "two passes"),
    (
        "over",
        {
            "sections": drawn("28 klaus\n30 klaus\n32 klaus\n34 klaus\n36")[0],
            "captain": "lost",
            "mate": "lost",
        },
        "phase",
        "over",
    ),
    ("a section that must fall", {"sections": drawn("28: 10 10 9 |\n30\n32\n34\n36")[0]}, "phase", "score"),
    ("an unknown field", {"weather": "fair"}, "weather", "phase"),
    (
        "the octopus is out",
        {"phase": "carry", "lifted": SPOT, "octopuses": [SPOT, "held"]},
        "lifted",
        "octopus",
    ),
]


@pytest.mark.parametrize(
    ("more", "field", "reason"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG]
)
def test_what_could_not_be_is_refused_with_the_field_and_the_reason(
    more: dict[str, Any], field: str, reason: str
) -> None:
    refusal = refused(document(**more))
    assert refusal.details["field"] == field
    assert reason in str(refusal)


@pytest.mark.parametrize(
    ("more", "field", "reason"),
    [
        ({"phase": "deal", "piles": [SET, SET]}, "phase", "chosen with them"),
        ({"hands": [[-4], [-4]], "piles": [SET, SET]}, "piles", "-4 2 times, not 4"),
        ({"hands": [[], []], "piles": [[0] * 15, [2] + [0] * 14]}, "piles[1]", "-4 1 times, not 2"),
        ({"hands": [[1, 2, 3, 4], [1, 2, 3, 4]], "phase": "opening"}, "phase", "both have four"),
    ],
)
def test_with_sets_of_ones_own_every_set_is_counted(more: dict[str, Any], field: str, reason: str) -> None:
    bare = drawn("28\n30\n32\n34\n36")[0]
    rest = [[1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]] * 2
    base = document(sections=bare, options={"tactics": "on"}, phase="opening", hands=[[], []], piles=rest)
    refusal = refused({**base, **more})
    assert refusal.details["field"] == field
    assert reason in str(refusal)


def test_without_sets_nothing_is_chosen_and_dealing_goes_seat_by_seat() -> None:
    bare = drawn("28\n30\n32\n34\n36")[0]
    assert "chosen with them" in str(refused(document(sections=bare, phase="opening", hands=[[], []])))
    assert "first seat" in str(refused(document(sections=bare, phase="deal", hands=[[1], [2]])))
    assert "later phase" in str(refused(document(sections=bare, phase="lot", captain=None, mate=None)))
    assert "null" in str(refused(document(sections=bare, phase="lot", hands=[[], []])))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_spoilt_document_is_refused_or_plays_to_its_end(data: st.DataObject) -> None:
    """Whatever is changed in a position, it is refused, or sound and playable."""
    match = random_match(SIRENS, 2, seed=data.draw(st.integers(0, 5)), most=data.draw(st.integers(1, 90)))
    doc = copy.deepcopy(position.write(SIRENS, match.state))
    name = data.draw(st.sampled_from(sorted(doc)))
    doc[name] = data.draw(
        st.none()
        | st.integers(-5, 60)
        | st.text(max_size=5)
        | st.sampled_from(PHASES)
        | st.just(list(doc.values()))
    )
    try:
        game, state = position.read(Field("", doc))
    except Refusal:
        return
    assert game.rules.sound(state)
    again = Match.from_state(game, state)
    assert again.over == (again.actors == ())


def test_a_position_can_be_played_on() -> None:
    assert table().play("lay 9 on 28 mine", "lay 8 on 28 theirs").match.ply == 4
