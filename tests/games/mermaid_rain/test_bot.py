"""The sailor: takes what it needs, plans its way, lays tiles where they help, and beats chance."""

import numpy as np

from seaglass.bots import decide
from seaglass.engine.playout import play_matches
from tests.games.mermaid_rain.table import MERMAID_RAIN, NAMES, Table, table

EACH = "scale pearl crystal coral shell"


def chosen(at: Table, name: str = "ana") -> str:
    return decide(at.match, NAMES.index(name), "sailor", seed=1)


def ride(at: Table, name: str = "ana") -> Table:
    """A whole turn of the bot; face-down tokens it finds are shells."""
    while at.deciding in ([name], ["chance"]):
        at.play("chance find shell" if at.deciding == ["chance"] else f"{name} {chosen(at, name)}")
    return at


def test_it_takes_the_token_that_is_missing_from_its_tribute() -> None:
    at = table(
        hands=("d", "", "", ""),
        round_no=5,
        sea=["short turtle light d3 1"],
        where={"ana": "d3"},
        face_up={"e4": "pearl shell"},
        face_down={"e4": "coral ana"},
        treasure={
            "ana": "scale crystal coral shell",
            **dict.fromkeys(("ben", "cleo", "dai"), f"{EACH} {EACH} coral coral shell shell"),
        },
    )
    assert "pearl" in ride(at).player("ana")["treasure"]


def test_it_minds_majorities_when_its_tribute_is_whole() -> None:
    """One more coral makes it first; one more shell would not."""
    at = table(
        hands=("d", "", "", ""),
        round_no=5,
        sea=["short turtle light d3 1"],
        where={"ana": "d3"},
        face_up={"e4": "coral shell"},
        face_down={"e4": "shell ana"},
        treasure={"ana": EACH, "ben": f"{EACH} shell shell shell", "cleo": EACH},
    )
    assert "coral coral" in " ".join(sorted(ride(at).player("ana")["treasure"]))


def test_it_rides_over_several_tiles_to_a_treasure() -> None:
    at = table(
        hands=("ttg", "", "", ""),
        sea=["short turtle dark g2 2", "short gull dark h4 3"],
        face_up={"g6": "pearl"},
        face_down={"i3": "shell >ben"},
    )
    ride(at)
    assert at.where("ana") == "g6"
    assert len(at.player("ana", "ana")["treasure"] + at.player("ana", "ana")["secret"]) == 1


def test_it_lays_its_tile_where_it_leads_to_treasure() -> None:
    """From h1 a long turtle tile reaches the islet i3 or the cave f1."""
    at = table(hands=("tgt", "", "", ""), tiles={"ana": ["long turtle dark"]}, face_up={"i3": "pearl scale"})
    ride(at)
    assert at.where("ana") in ("i3", "f1")
    assert at.points("ana") == 2


def test_it_takes_the_tile_it_can_use() -> None:
    """It holds turtles only, so a turtle tile brings it to the cave f1 next door."""
    at = table(
        phase="choose_tile",
        hands=("tttt", "ddgg", "ddgg"),
        order=("ana", "ben", "cleo"),
        shown={"ana": "dd", "ben": "gg", "cleo": "dg"},
        melds={"ana": "drop", "ben": "drop"},
        offer=["long dolphin dark", "long turtle dark", "short gull dark"],
        round_no=2,
        face_up={"f1": "pearl"},
    )
    assert chosen(at) == "pick long turtle dark"


def test_it_melds_with_an_eye_on_the_cards_it_rides_with() -> None:
    """With four alike it takes the seven points; it does not throw away five different cards for a March."""
    at = table(phase="meld", hands=("ddddggt", "ddddggt", "ddddggt"), offer=["long gull dark"])
    at.play("ana " + chosen(at), "ben open dolphin gull", "cleo open dolphin gull")
    assert at.player("ana")["shown"] == ["dolphin", "dolphin"]


def test_it_beats_three_random_players_nine_times_in_ten() -> None:
    start = MERMAID_RAIN.set_up(4)
    games = 500
    played = play_matches(MERMAID_RAIN, start, np.eye(4, dtype=np.int64), seed=1, games=games)
    won = sum(int(played.won[g]) == 1 << g % 4 for g in range(games))
    assert won >= 0.9 * games
