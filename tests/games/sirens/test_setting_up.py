"""Chapters 1 and 2: two sirens, one ship, 52 cards."""

from collections import Counter

import pytest

from seaglass.engine import CHANCE, Match, Refusal
from seaglass.games.sirens.cards import values
from seaglass.games.sirens.rules import chapter, has_footsteps, points
from seaglass.games.sirens.state import EACH, KINDS, LOWEST, PHASES, RESISTANCE
from tests.games.sirens.table import BRIGITTA, KLAUS, SIRENS, Table, new_table, table
from tests.proof import clause


def dealt(captain: int = 30, first: int = KLAUS) -> Table:
    dealing = new_table(captain=captain, first=first)
    for card in (10, 0, -2, 7, 3, 3, -4, 9):
        dealing.match.play(CHANCE, f"draw {card}")
    return dealing


@clause("sirens.1.1")
def test_two_play_each_with_a_side_of_her_own() -> None:
    for seats in (1, 3):
        with pytest.raises(Refusal, match="exactly 2"):
            Match(SIRENS, seats)
    here = table().play("lay 9 on 30 mine", "lay 8 on 30 mine")
    assert (here.total(30, KLAUS), here.total(30, BRIGITTA)) == (9, 8)


@clause("sirens.1.2")
def test_sections_captain_and_mate_are_a_point_each() -> None:
    state = table("28 klaus\n30 klaus\n32 brigitta\n34\n36", captain="seat 2", mate="seat 2").state
    assert [points(state, seat) for seat in (KLAUS, BRIGITTA)] == [2, 3]


@clause("sirens.1.3")
def test_a_turn_is_a_card_or_the_octopus_and_once_the_mug() -> None:
    here = table("28: 4 |\n30 captain\n32\n34 mate\n36", mugs=("held", "held"))
    assert {move.split()[0] for move in here.legal} == {"lay", "octopus", "rum"}


@clause("sirens.2.1")
def test_there_are_52_cards_the_songs_four_times_the_jellyfish_twice() -> None:
    cards = Counter(values(int(SIRENS.set_up(2).pile[0])))
    assert cards == Counter({**dict.fromkeys(range(11), 4), **dict.fromkeys(range(-4, 0), 2)})
    assert cards.total() == 52


@clause("sirens.2.2")
def test_every_card_of_zero_or_less_shows_footsteps() -> None:
    steps = [kind for kind in range(KINDS) if has_footsteps(SIRENS.set_up(2), kind)]
    assert [kind + LOWEST for kind in steps] == [-4, -3, -2, -1, 0]
    assert sum(EACH[kind] for kind in steps) == 12


@clause("sirens.2.3")
def test_the_ship_has_five_sections_from_bow_to_stern() -> None:
    assert RESISTANCE == (28, 30, 32, 34, 36)
    assert [section["needs"] for section in new_table().view()["sections"]] == [28, 30, 32, 34, 36]


@clause("sirens.2.4")
@pytest.mark.parametrize(("captain", "mate"), [(30, 34), (34, 30)])
def test_the_lot_says_who_stands_on_30_and_who_on_34(captain: int, mate: int) -> None:
    assert Match(SIRENS, 2).outcomes() == [("captain on 30", 1), ("captain on 34", 1)]
    here = new_table(captain=captain)
    assert (here.captain, here.mate) == (captain, mate)


@clause("sirens.2.5")
def test_four_cards_each_and_the_other_44_are_the_pile() -> None:
    here = dealt()
    assert here.hand(KLAUS) == [-2, 0, 7, 10]
    assert here.hand(BRIGITTA) == [-4, 3, 3, 9]
    assert len(here.pile(KLAUS)) == 44
    assert here.pile(KLAUS) == here.pile(BRIGITTA)
    assert here.match.actors == (KLAUS,)


@clause("sirens.2.5")
def test_every_card_is_as_likely_to_be_dealt_as_any_other() -> None:
    here = new_table()
    here.match.play(CHANCE, "draw 10")
    left = {**dict.fromkeys(range(-4, 0), 2), **dict.fromkeys(range(10), 4), 10: 3}
    assert here.match.outcomes() == [(f"draw {card}", many) for card, many in left.items()]


@clause("sirens.2.6")
def test_hands_and_pile_are_hidden_and_cards_at_the_ship_are_not() -> None:
    here = dealt().play("lay 7 on 32 theirs", draw=5)
    assert here.view(KLAUS)["hand"] == [-2, 0, 5, 10]
    assert here.view(BRIGITTA)["hand"] == [-4, 3, 3, 9]
    assert here.view(None)["hand"] is None
    for audience in (KLAUS, BRIGITTA, None):
        seen = here.view(audience)
        assert [player["cards"] for player in seen["players"]] == [4, 4]
        assert seen["sections"][2]["sides"][BRIGITTA]["berths"][0]["value"] == 7
        assert sum(count["cards"] for count in seen["unseen"]) == (51 if audience is None else 47)
    assert {"value": 5, "cards": 4} in here.view(BRIGITTA)["unseen"]
    assert {"value": 5, "cards": 3} in here.view(KLAUS)["unseen"]


@clause("sirens.2.7")
def test_each_has_a_mug_and_an_octopus() -> None:
    for player in dealt().view()["players"]:
        assert (player["mug"], player["octopus"]) == ("held", None)


@clause("sirens.2.8")
@pytest.mark.parametrize("first", [KLAUS, BRIGITTA])
def test_the_lot_says_who_begins(first: int) -> None:
    match = Match(SIRENS, 2)
    match.play(CHANCE, "captain on 30")
    assert match.outcomes() == [("first seat 1", 1), ("first seat 2", 1)]
    assert dealt(first=first).match.actors == (first,)


@pytest.mark.parametrize("tactics", ["off", "on"])
def test_setting_up_and_the_match_draw_from_seeds_of_their_own(tactics: str) -> None:
    match = Match(SIRENS, 2, {"tactics": tactics})
    for phase in ("lot", "first", "deal" if tactics == "off" else "opening"):
        assert (PHASES[match.state.phase], chapter(match.state)) == (phase, 0)
        if phase != "opening":
            match.play(CHANCE, match.legal(CHANCE)[0])
    here = table(tactics="off").match
    here.play(KLAUS, "lay 9 on 28 mine")
    assert (PHASES[here.state.phase], chapter(here.state)) == ("draw", 1)
