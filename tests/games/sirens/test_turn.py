"""Chapter 3: laying, the limit of five, drawing, passing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaglass.engine import CHANCE
from seaglass.games.sirens.state import PHASES, RESISTANCE
from tests.games.sirens.table import BRIGITTA, KLAUS, table
from tests.proof import clause

NO_PILE = [[0] * 15]


@clause("sirens.3.1")
def test_turns_alternate() -> None:
    here = table(klaus=[1, 5, 9], brigitta=[2, 6, 8])
    for name, card in (("klaus", 9), ("brigitta", 8), ("klaus", 5), ("brigitta", 6)):
        assert here.to_decide == name
        assert (
            here.refused("lay 1 on 28 mine", KLAUS if name == "brigitta" else BRIGITTA).clause == "sirens.3.1"
        )
        here.play(f"lay {card} on 36 mine")
    assert here.to_decide == "klaus"


@clause("sirens.3.2")
def test_one_card_or_the_octopus_and_not_both() -> None:
    ship = "28: 4 |\n30 captain\n32\n34 mate\n36"
    here = table(ship, mugs=("held", "held")).play("lay 9 on 30 mine")
    assert here.legal == ["rum on 28", "rum on 30", "rum on 32", "rum on 34", "rum on 36", "done"]
    assert here.refused("lay 5 on 30 mine").clause == "sirens.3.2"
    assert here.refused("octopus 4 from 28 mine").clause == "sirens.3.2"
    here = table(ship, mugs=("held", "held")).play("octopus 4 from 28 mine", "carry to 30 mine")
    assert here.refused("lay 9 on 30 mine").clause == "sirens.3.2"


@clause("sirens.3.2")
def test_a_turn_does_not_end_before_the_action() -> None:
    assert table().refused("done").key == "sirens-act-first"


@clause("sirens.3.3")
@given(st.sampled_from(RESISTANCE), st.sampled_from(["mine", "theirs"]), st.sampled_from([1, 5, 9]))
def test_any_card_of_the_hand_at_any_section_on_either_side(section: int, side: str, card: int) -> None:
    here = table().play(f"lay {card} on {section} {side}", draw=7)
    assert here.total(section, KLAUS if side == "mine" else BRIGITTA) == card
    assert here.hand(KLAUS) == sorted([*({0, 1, 5, 9} - {card}), 7])


@clause("sirens.3.3")
def test_only_cards_of_the_hand_and_only_sections_in_play() -> None:
    here = table("28 klaus\n30 captain\n32\n34 mate\n36")
    assert here.refused("lay 8 on 30 mine").key == "sirens-not-in-hand"
    assert here.refused("lay 9 on 28 mine").key == "sirens-section-gone"
    assert not [move for move in here.legal if " 28 " in move]


@clause("sirens.3.3")
def test_mine_and_theirs_are_seen_from_the_seat_that_decides() -> None:
    here = table(turn=BRIGITTA).play("lay 8 on 28 mine", "lay 9 on 28 theirs")
    assert (here.total(28, KLAUS), here.total(28, BRIGITTA)) == (0, 17)


@clause("sirens.3.4")
def test_a_side_with_five_cards_takes_no_more_and_the_other_side_does() -> None:
    here = table("28: 1 1 2 2 3 |\n30 captain\n32\n34 mate\n36")
    assert here.refused("lay 9 on 28 mine").clause == "sirens.3.4"
    assert "lay 9 on 28 mine" not in here.legal
    here.play("lay 9 on 28 theirs")
    assert here.cards(28, BRIGITTA) == 1


@clause("sirens.3.5")
def test_the_octopus_reopens_a_full_side() -> None:
    here = table("28: 1 1 2 2 3 |\n30 captain\n32\n34 mate\n36", turn=BRIGITTA)
    here.play("octopus 2 from 28 theirs", "carry to 36 mine")
    assert here.cards(28, KLAUS) == 4
    here.play("lay 9 on 28 mine")
    assert (here.cards(28, KLAUS), here.total(28, KLAUS)) == (5, 16)
    assert [berth["value"] for berth in here.view()["sections"][0]["sides"][0]["berths"]] == [1, 1, 9, 2, 3]


@clause("sirens.3.6")
def test_first_the_crew_walks_then_the_section_is_checked_then_a_card_is_drawn() -> None:
    """Klaus gets 28 for the 0 that fills both sides; the captain has just left it."""
    here = table("28 captain: 5 5 6 6 | 1 1 2 2 3\n30\n32\n34 mate\n36")
    here.match.play(KLAUS, "lay 0 on 28 mine")
    steps = []
    while here.match.actors != (BRIGITTA,):
        steps.append(PHASES[here.state.phase])
        assert (here.fate(28) == "klaus") == (PHASES[here.state.phase] == "draw")
        (actor,) = here.match.actors
        here.match.play(actor, here.match.legal(actor)[0])
    assert steps == ["walk", "draw"]
    assert [PHASES[f.before.phase] for f in here.match.frames] == ["turn", "walk", "score", "draw"]
    assert (here.captain, here.points) == (30, [1, 0])


@clause("sirens.3.7")
def test_one_card_is_drawn_after_laying() -> None:
    here = table()
    here.match.play(KLAUS, "lay 9 on 28 mine")
    assert here.match.actors == (CHANCE,)
    left = len(here.pile())
    here.match.play(CHANCE, "draw 10")
    assert here.hand(KLAUS) == [0, 1, 5, 10]
    assert len(here.pile()) == left - 1


@clause("sirens.3.8")
def test_with_an_empty_pile_nothing_is_drawn_and_play_goes_on() -> None:
    here = table("28 gone\n30 captain\n32\n34 mate\n36", klaus=[1, 9], brigitta=[2], piles=NO_PILE)
    here.play("lay 9 on 30 mine")
    assert here.hand(KLAUS) == [1]
    assert here.to_decide == "brigitta"
    here.play("lay 2 on 30 mine", "lay 1 on 30 mine")
    assert (here.hand(KLAUS), here.hand(BRIGITTA), here.pile()) == ([], [], [])
    assert not here.is_over()


@clause("sirens.3.9")
def test_with_neither_card_nor_octopus_one_passes() -> None:
    ship = "28 gone\n30 captain: 5k | 3\n32\n34 mate\n36"
    here = table(ship, klaus=[], brigitta=[2], piles=NO_PILE, mugs=("held", "held"))
    assert here.legal == ["pass"]
    here.play("pass")
    assert here.to_decide == "brigitta"
    assert not here.is_over()


@clause("sirens.3.9")
@pytest.mark.parametrize(
    ("ship", "hand"),
    [
        ("28 gone\n30 captain: 5k | 3\n32\n34 mate\n36", [1]),
        ("28 gone\n30 captain: 5 | 3\n32\n34 mate\n36", []),
    ],
    ids=["a card left", "the octopus left"],
)
def test_who_can_act_may_not_pass(ship: str, hand: list[int]) -> None:
    here = table(ship, klaus=hand, brigitta=[2], piles=NO_PILE)
    assert "pass" not in here.legal
    assert here.refused("pass").clause == "sirens.3.9"


@clause("sirens.3.9")
def test_an_octopus_without_a_card_to_take_is_no_way_out() -> None:
    here = table("28 gone\n30 captain\n32\n34 mate\n36", klaus=[], brigitta=[2], piles=NO_PILE)
    assert here.legal == ["pass"]
