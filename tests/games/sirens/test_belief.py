"""What a seat cannot know is dealt anew, each way as likely."""

from collections import Counter

import numpy as np
import pytest

from seaglass.engine import Match
from seaglass.engine.dice import new_dice
from seaglass.games.sirens import belief
from seaglass.games.sirens.cards import values
from tests.games.sirens.table import BRIGITTA, KLAUS, SIRENS, Table, new_table, table
from tests.play import random_match

WORLDS = 4000


def hands_imagined(here: Table, seat: int, whose: int, worlds: int = WORLDS) -> Counter[tuple[int, ...]]:
    dice = new_dice(1)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(worlds):
        world = here.state.copy()
        belief.imagine(world, seat, dice)
        found[tuple(values(int(world.hand[whose])))] += 1
    return found


def test_the_other_hand_is_any_of_the_unseen_cards_each_pair_as_likely() -> None:
    """Unseen 10, 10, 9, -4, two in hand: once in six both 10s, twice a 10 and the 9."""
    pile = [1, *[0] * 13, 1]
    here = table("28 gone\n30 captain\n32\n34 mate\n36", klaus=[1], brigitta=[9, 10], piles=[pile])
    found = hands_imagined(here, KLAUS, BRIGITTA)
    due = {(10, 10): 1, (9, 10): 2, (-4, 10): 2, (-4, 9): 1}
    assert set(found) == set(due)
    for hand, weight in due.items():
        assert found[hand] / WORLDS == pytest.approx(weight / 6, abs=0.03)


def test_what_a_seat_knows_stays() -> None:
    for tactics in ("off", "on"):
        match = random_match(SIRENS, 2, {"tactics": tactics}, 2, most=60)
        for seat in (KLAUS, BRIGITTA):
            world = match.state.copy()
            belief.imagine(world, seat, new_dice(3))
            assert world.hand[seat] == match.state.hand[seat]
            assert world.row.tolist() == match.state.row.tolist()
            assert belief.unseen(world, seat) == belief.unseen(match.state, seat)
            if tactics == "on":
                assert world.pile[seat] == match.state.pile[seat]


def test_a_spectator_knows_neither_hand() -> None:
    pile = [0] * 14 + [1]
    here = table("28 gone\n30 captain\n32\n34 mate\n36", klaus=[1], brigitta=[2], piles=[pile])
    found = hands_imagined(here, -1, KLAUS)
    assert {hand: round(3 * n / WORLDS, 1) for hand, n in found.items()} == {(1,): 1.0, (2,): 1.0, (10,): 1.0}


def test_with_an_empty_pile_the_other_hand_is_known() -> None:
    here = table("28 gone\n30 captain\n32\n34 mate\n36", klaus=[1], brigitta=[2, 7], piles=[[0] * 15])
    assert set(hands_imagined(here, KLAUS, BRIGITTA, 50)) == {(2, 7)}


def test_a_secret_opening_is_any_choice_from_the_others_own_set() -> None:
    """One card taken of 26: a value that is there twice is twice as likely as a jellyfish."""
    here = new_table("on")
    here.match.play(BRIGITTA, "take 10")
    here.match.play(KLAUS, "take 10")
    here.match.play(KLAUS, "take 10")
    found = hands_imagined(here, KLAUS, BRIGITTA, 8000)
    assert len(found) == 15
    assert found[(10,)] / 8000 == pytest.approx(2 / 26, abs=0.012)
    assert found[(-4,)] / 8000 == pytest.approx(1 / 26, abs=0.012)
    world = here.state.copy()
    belief.imagine(world, KLAUS, new_dice(1))
    assert values(int(world.hand[KLAUS])) == [10, 10]


def test_own_sets_do_not_mix() -> None:
    for seed in range(20):
        match = random_match(SIRENS, 2, {"tactics": "on"}, seed, most=70)
        before = [int(match.state.hand[seat]) + int(match.state.pile[seat]) for seat in (KLAUS, BRIGITTA)]
        for audience in (KLAUS, BRIGITTA, -1):
            world = match.state.copy()
            belief.imagine(world, audience, new_dice(seed))
            assert [int(world.hand[seat]) + int(world.pile[seat]) for seat in (KLAUS, BRIGITTA)] == before


def test_features_are_finite_and_tell_the_seats_apart() -> None:
    match = random_match(SIRENS, 2, seed=6, most=50)
    seen = []
    for seat in (KLAUS, BRIGITTA):
        out = np.full(belief.FEATURES + 1, np.nan)
        belief.observe(match.state, seat, out)
        assert np.isfinite(out[:-1]).all()
        assert np.isnan(out[-1]), "no more than it says"
        assert (np.abs(out[:-1]) <= 2).all()
        seen.append(out[:-1].tolist())
    assert seen[0] != seen[1]


def test_features_are_the_same_from_both_sides_of_a_mirrored_ship() -> None:
    ship = "28: 4 7 | 3\n30 captain: | 9\n32\n34 mate: 2 |\n36"
    mirrored = "28: 3 | 4 7\n30 captain: 9 |\n32\n34 mate: | 2\n36"
    hands = ([0, 1, 5, 9], [2, 3, 6, 8])
    seen = []
    for seat, drawing, (klaus, brigitta) in (
        (KLAUS, ship, hands),
        (BRIGITTA, mirrored, hands[::-1]),
    ):
        match: Match = table(drawing, klaus=klaus, brigitta=brigitta, turn=seat).match
        out = np.zeros(belief.FEATURES)
        belief.observe(match.state, seat, out)
        seen.append(out.tolist())
    assert seen[0] == seen[1]
