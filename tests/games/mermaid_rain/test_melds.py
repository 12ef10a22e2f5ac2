"""Rule 4: melds, chosen and shown together, step by step."""

from itertools import product

import pytest

from seaglass.games.mermaid_rain.rules.melds import meld_of
from seaglass.games.mermaid_rain.state import MELD_POINTS, MELDS
from tests.games.mermaid_rain.table import CARDS, Table, table
from tests.proof import clause

OFFER = ["curved gull dark", "long gull dark", "short gull dark"]


def melding(*hands: str, **setting: object) -> Table:
    return table(phase="meld", hands=hands or ("ddddggt",) * 3, offer=OFFER, **setting)


def meld(letters: str) -> str:
    return MELDS[meld_of(*(letters.count(letter) for letter in CARDS))]


@clause("mermaid_rain.4.1")
def test_two_cards_are_chosen_face_down_and_shown_together() -> None:
    at = melding("ddggggg", "tttdddd", "ggttttt")
    assert at.deciding == ["ana", "ben", "cleo"]
    at.play("ana open dolphin gull", "cleo open gull gull")
    for reader in ("ben", None):
        assert [player["shown"] for player in at.view(reader)["players"]] == [[], [], []]
        assert [player["chosen"] for player in at.view(reader)["players"]] == [True, False, True]
        assert [player["cards"] for player in at.view(reader)["players"]] == [7, 7, 7]
    assert at.view("ana")["choice"] == {"cards": ["dolphin", "gull"], "stop": False}
    assert at.view("ben")["choice"] is None
    at.play("ben open turtle turtle")
    assert [player["shown"] for player in at.view()["players"]] == [
        ["dolphin", "gull"],
        ["turtle", "turtle"],
        ["gull", "gull"],
    ]
    assert [player["cards"] for player in at.view()["players"]] == [5, 5, 5]


@clause("mermaid_rain.4.1")
def test_only_cards_of_the_own_hand_and_only_once() -> None:
    at = melding("dgggggg", "tttdddd", "ggttttt")
    assert at.legal("ana", "open") == ["dolphin gull", "gull gull"]
    assert at.refused("ana open dolphin dolphin").clause == "mermaid_rain.4.1"
    assert at.refused("ana add gull").clause == "mermaid_rain.4.1"
    at.play("ana open gull gull")
    assert at.refused("ana open dolphin gull").key == "mermaid_rain-already-chose"


@clause("mermaid_rain.4.2")
def test_the_mermaid_card_is_not_among_the_first_two() -> None:
    at = melding()
    assert "stop" not in at.legal("ana")
    assert at.refused("ana stop").clause == "mermaid_rain.4.2"


@clause("mermaid_rain.4.3")
def test_then_one_card_or_the_mermaid_card_at_a_time_shown_together() -> None:
    at = melding("ddddggt", "ddddggt", "ddddggt")
    at.play(*(f"{name} open dolphin dolphin" for name in ("ana", "ben", "cleo")))
    assert at.legal("ana") == ["add dolphin", "add gull", "add turtle", "stop"]
    assert at.refused("ana open dolphin dolphin").clause == "mermaid_rain.4.3"
    at.play("ana add turtle", "ben stop")
    assert [player["shown"] for player in at.view("cleo")["players"]] == [["dolphin"] * 2] * 3
    assert [player["stopped"] for player in at.view("cleo")["players"]] == [False] * 3
    assert at.view("ben")["choice"] == {"cards": [], "stop": True}
    at.play("cleo add dolphin")
    assert at.player("ana")["shown"] == ["dolphin", "dolphin", "turtle"]
    assert [player["stopped"] for player in at.view()["players"]] == [False, True, False]
    assert at.deciding == ["ana", "cleo"]


@clause("mermaid_rain.4.4")
def test_whoever_has_stopped_adds_nothing_more() -> None:
    at = melding().play("ana open dolphin dolphin", "ben open gull gull", "cleo open gull turtle")
    at.play("ana stop", "ben add dolphin", "cleo add dolphin")
    assert at.legal("ana") == []
    assert at.refused("ana add gull").clause == "mermaid_rain.4.4"
    assert at.deciding == ["ben", "cleo"]


@clause("mermaid_rain.4.5")
def test_melding_ends_when_everyone_has_stopped() -> None:
    at = melding().play("ana open dolphin dolphin", "ben open gull gull", "cleo open gull turtle")
    at.play("ana stop", "ben stop")
    assert at.phase == "meld"
    at.play("cleo stop")
    assert at.phase == "choose_tile"


@clause("mermaid_rain.4.5")
def test_one_may_go_on_alone_and_it_ends_with_the_fifth_card() -> None:
    """The printed example: the others have stopped with two cards, one goes on to the fifth."""
    at = melding().play("ana open dolphin dolphin", "ben open gull gull", "cleo open gull turtle")
    at.play("ana stop", "ben stop", "cleo add dolphin")
    assert at.deciding == ["cleo"]
    at.play("cleo add dolphin")
    assert at.phase == "meld"
    at.play("cleo add dolphin")
    assert at.phase == "choose_tile"
    assert len(at.player("cleo")["shown"]) == 5
    assert not at.player("cleo")["stopped"]


@clause("mermaid_rain.4.5")
def test_it_ends_for_all_as_soon_as_anyone_has_five() -> None:
    at = melding().play("ana open dolphin dolphin", "ben open gull gull", "cleo open gull turtle")
    for card in ("dolphin", "dolphin"):
        at.play(f"ana add {card}", f"ben add {card}", f"cleo add {card}")
    at.play("ana add gull", "ben stop", "cleo add dolphin")
    assert at.phase == "choose_tile"
    assert [len(player["shown"]) for player in at.view()["players"]] == [5, 4, 5]


@clause("mermaid_rain.4.6", "mermaid_rain.4.7", "mermaid_rain.4.8", "mermaid_rain.4.9")
@clause("mermaid_rain.4.10", "mermaid_rain.4.11", "mermaid_rain.4.12", "mermaid_rain.4.13")
@pytest.mark.parametrize(
    ("letters", "name", "points"),
    [
        ("ddddd", "rain", 0),
        ("gggg", "squall", 7),
        ("tttgg", "march", 0),
        ("ddgg", "twin", 6),
        ("dgt", "waltz", 0),
        ("ttt", "mist", 4),
        ("gg", "drop", 1),
        ("dt", "octopus", 0),
    ],
)
def test_the_eight_melds_and_their_points(letters: str, name: str, points: int) -> None:
    assert meld(letters) == name
    assert MELD_POINTS[MELDS.index(name)] == points


@clause("mermaid_rain.4.6", "mermaid_rain.4.7", "mermaid_rain.4.8", "mermaid_rain.4.9")
@clause("mermaid_rain.4.10", "mermaid_rain.4.11", "mermaid_rain.4.12", "mermaid_rain.4.13")
def test_the_melds_from_high_to_low() -> None:
    names = ["rain", "squall", "march", "twin", "waltz", "mist", "drop", "octopus"]
    assert sorted(names, key=MELDS.index, reverse=True) == names


@clause("mermaid_rain.4.14")
@pytest.mark.parametrize(("letters", "name"), [("ggggd", "squall"), ("tttd", "mist"), ("ddg", "drop")])
def test_cards_a_meld_does_not_need_are_ignored(letters: str, name: str) -> None:
    assert meld(letters) == name


@clause("mermaid_rain.4.15")
@pytest.mark.parametrize(
    ("letters", "name"), [("ddgt", "waltz"), ("dddgt", "waltz"), ("ddggt", "twin"), ("ddggg", "march")]
)
def test_the_highest_meld_contained_counts(letters: str, name: str) -> None:
    assert meld(letters) == name


PATTERNS = {
    "rain": (5,),
    "squall": (4,),
    "march": (3, 2),
    "twin": (2, 2),
    "waltz": (1, 1, 1),
    "mist": (3,),
    "drop": (2,),
    "octopus": (1, 1),
}


@clause("mermaid_rain.4.14", "mermaid_rain.4.15")
def test_every_meld_there_can_be_against_the_printed_patterns() -> None:
    """All 52 sets of two to five cards: the first pattern, from the highest, that the cards contain."""
    counts = [c for c in product(range(6), repeat=3) if 2 <= sum(c) <= 5]
    assert len(counts) == 52
    for count in counts:
        most = sorted(count, reverse=True)
        contained = [
            name
            for name, pattern in PATTERNS.items()
            if all(many >= due for many, due in zip(most, (*pattern, 0, 0), strict=False))
        ]
        assert MELDS[meld_of(*count)] == contained[0], count


@clause("mermaid_rain.4.16")
@pytest.mark.parametrize("letters", ["ddddd", "ggggt", "tttdd", "ddgg", "ddd", "tt", "dg"])
def test_the_animals_do_not_matter(letters: str) -> None:
    other = letters.translate(str.maketrans("dgt", "tdg"))
    assert meld(letters) == meld(other)


def test_the_meld_being_built_is_named_with_what_it_would_give() -> None:
    at = melding("ddddggt", "ddddggt", "ddddggt")
    assert {m["move"]: m["meld"] for m in at.view("ana")["melding"]} == {
        "open dolphin dolphin": "drop",
        "open dolphin gull": "octopus",
        "open dolphin turtle": "octopus",
        "open gull gull": "drop",
        "open gull turtle": "octopus",
    }
    at.play("ana open dolphin dolphin", "ben open gull gull", "cleo open gull turtle")
    at.play("ana add dolphin", "ben add dolphin", "cleo add dolphin")
    assert at.view("ana")["melding"] == [
        {"move": "add dolphin", "meld": "squall", "points": 7},
        {"move": "add gull", "meld": "mist", "points": 4},
        {"move": "add turtle", "meld": "mist", "points": 4},
        {"move": "stop", "meld": "mist", "points": 4},
    ]
    assert at.view()["melding"] == []
    assert at.player("cleo")["meld"] == "waltz"
