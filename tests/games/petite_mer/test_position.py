"""Positions people write: what cannot be on the table is refused with the field and the reason."""

from typing import Any

import pytest

from seaglass.engine import Refusal, position
from seaglass.engine.document import Field
from tests.games.petite_mer.table import document, table

GOOD = document("HQ ~ n", ["~ s e", "w ne* ~o"], "ana", None, 10, False, {})
OPEN_SEA, NORTH = GOOD["chart"][0][2], GOOD["chart"][1][2]


def read(**changes: Any) -> None:
    position.read(Field("", {**GOOD, **changes}))


def test_the_good_one_is_read() -> None:
    read()


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"phase": "lunch"}, "phase"),
        ({"phase": "deal"}, "phase"),
        ({"phase": "over"}, "phase"),
        ({"turn": 2}, "turn"),
        ({"tokens": 4}, "tokens"),
        ({"phase": "draw", "swapped": True}, "swapped"),
        ({"offer": "swap 1 for 2"}, "offer"),
        ({"phase": "answer"}, "offer"),
        ({"phase": "answer", "offer": "sail north"}, "offer"),
        ({"phase": "answer", "offer": 17}, "offer"),
        ({"declined": ["swap 40 for 41"]}, "declined[0]"),
        (
            {"declined": [f"swap {GOOD['hands'][0][0]} for {GOOD['hands'][1][0]}"], "swapped": True},
            "declined",
        ),
        ({"hands": [[1, 2, 3]]}, "hands"),
        ({"hands": [[1, 2], [3, 4, 5]]}, "hands[0]"),
        ({"hands": [GOOD["hands"][0], [GOOD["hands"][0][0], 0, 0]]}, "hands[1][0]"),
        ({"hands": [GOOD["hands"][0], [60, 0, 0]]}, "hands[1][0]"),
        ({"hands": [GOOD["hands"][0], [0, 0, 0]]}, "hands"),
        ({"boats": [[0, 0], [5, 5]]}, "boats[1]"),
        ({"boats": [[0, 0]]}, "boats"),
        ({"chart": [[1, 0, 64]]}, "chart[0][2]"),
        ({"chart": [[1, 0, 60]]}, "chart[0][2]"),
        ({"chart": [[0, 0, OPEN_SEA]]}, "chart[0]"),
        ({"chart": [[1, 0, OPEN_SEA], [1, 0, NORTH]]}, "chart[1]"),
        ({"chart": [[1, 0, OPEN_SEA], [2, 0, OPEN_SEA]]}, "chart[1][2]"),
        ({"chart": [[2, 0, OPEN_SEA]]}, "chart[0]"),
        ({"chart": [[0, 1, NORTH]]}, "chart[0]"),
        ({"pile": [GOOD["pile"][0], GOOD["pile"][0]]}, "pile[1]"),
        ({"pile": [OPEN_SEA]}, "pile[0]"),
        ({"pile": [60]}, "pile[0]"),
    ],
)
def test_a_wrong_field_is_refused(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read(**changes)
    assert refusal.value.details["field"] == field


def test_the_offer_that_waits_was_not_declined_before() -> None:
    offer = f"swap {GOOD['hands'][0][0]} for {GOOD['hands'][1][0]}"
    read(phase="answer", offer=offer)
    with pytest.raises(Refusal) as refusal:
        read(phase="answer", offer=offer, declined=[offer])
    assert refusal.value.details["field"] == "offer"


def test_a_deal_goes_seat_by_seat() -> None:
    start = {"phase": "deal", "chart": [], "boats": [[0, 0], [0, 0]]}
    everything = list(range(1, 55))
    read(**start, hands=[[1, 2, 3], [4, 0, 0]], pile=everything[4:])
    with pytest.raises(Refusal) as refusal:
        read(**start, hands=[[1, 0, 0], [4, 0, 0]], pile=[2, 3, *everything[4:]])
    assert refusal.value.details["field"] == "hands"
    with pytest.raises(Refusal) as refusal:
        read(**start, hands=[[1, 2, 3], [4, 0, 0]], pile=everything[5:])
    assert refusal.value.details["field"] == "phase"


def test_an_offer_and_declined_ones_round_trip() -> None:
    at = table("HQ ~", "n s e", "w ne* ~o").play("ana swap n for w", "ben decline", "ana swap s for ne*")
    written = position.write(at.match.game, at.state)
    assert written["offer"] == f"swap {at.tile('ana', 's')} for {at.tile('ben', 'ne*')}"
    assert written["declined"] == [f"swap {at.tile('ana', 'n')} for {at.tile('ben', 'w')}"]
    _, again = position.read(Field("", written))
    assert again.tobytes() == at.state.tobytes()
