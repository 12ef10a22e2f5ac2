"""The sailor: it takes what it can, keeps the other from it, and beats chance."""

import numpy as np
import pytest

from seaglass.bots import decide
from seaglass.engine.playout import GREEDY, RANDOM, PlayoutBuffers, kernels
from tests.games.sirens.table import BRIGITTA, KLAUS, SIRENS, Table, new_table, table


def best(here: Table) -> str:
    (seat,) = here.match.actors
    return decide(here.match, seat, "sailor", 1)


def ratings(here: Table) -> list[float]:
    (seat,) = here.match.actors
    legal = np.array(here.match.legal_numbers(seat), np.int64)
    out = np.full(len(legal), np.nan)
    SIRENS.bot.rate(here.state, seat, legal, len(legal), out)
    return [float(rate) for rate in out]


@pytest.mark.parametrize("tactics", ["off", "on"])
def test_it_wins_97_of_100_against_chance(tactics: str) -> None:
    games = 600
    buffers = PlayoutBuffers.for_game(SIRENS)
    buffers.state[1] = SIRENS.set_up(2, {"tactics": tactics})
    scores, won = np.zeros((games, 2), np.int64), np.zeros(games, np.int64)
    policies = np.array([[GREEDY, RANDOM], [RANDOM, GREEDY]])
    kernels(SIRENS).play_many(*buffers.arrays, policies, 99, 0, games, scores, won, False)
    seats = np.where(np.arange(games) % 2 == 0, 1, 2)
    assert (won == seats).mean() >= 0.97


def test_it_takes_the_section_with_the_captain() -> None:
    here = table("28: 10 10 |\n30 captain: 10 10 1 |\n32\n34 mate\n36", klaus=[9, 2, 3])
    assert best(here) == "lay 9 on 30 mine"


def test_it_ends_the_match_when_it_can() -> None:
    here = table("28 klaus\n30 klaus\n32 klaus\n34: 10 10 8 |\n36 captain: | 10 10 9", klaus=[6, 2])
    here.play(best(here))
    if not here.is_over():
        here.play(best(here))
    assert here.winner == "klaus"


def test_it_keeps_the_other_from_what_would_end_the_match() -> None:
    """Brigitta needs 1 at 34 for her fourth point; only a jellyfish there, or the octopus, stops her."""
    here = table(
        "28 brigitta\n30 brigitta\n32 brigitta\n34: | 10 10 9 4\n36: 5 |", klaus=[-4, 2, 3], brigitta=[7]
    )
    assert best(here) in ("lay -4 on 34 theirs", *[m for m in here.legal if m.startswith("octopus")])
    assert " 34 theirs" in best(here)


def test_it_gives_no_section_away() -> None:
    here = table("28: | 10 10 6\n30 captain\n32\n34 mate\n36", klaus=[2, 3])
    assert best(here) != "lay 2 on 28 theirs"
    assert best(here) != "lay 3 on 28 theirs"


def test_it_carries_a_high_card_over_to_finish() -> None:
    here = table("28 captain: 10 9 | 10 1 1\n30\n32\n34 mate\n36", klaus=[1, 2, 3])
    assert best(here) == "octopus 10 from 28 theirs"
    here.play("octopus 10 from 28 theirs")
    assert best(here) == "carry to 28 mine"


def test_it_lifts_its_own_jellyfish_off_to_finish() -> None:
    here = table("28 captain: 10 10 9 -4 |\n30\n32\n34 mate\n36", klaus=[1, 2])
    assert best(here) == "octopus -4 from 28 mine"


def test_it_sends_the_crew_where_it_stands_best() -> None:
    here = table("28: 10 9 5 |\n30 captain\n32: | 10 9 8\n34 mate\n36", klaus=[0, 1, 2])
    here.play("lay 0 on 30 mine")
    assert best(here) == "walk to 28"


def test_it_sets_the_mug_where_the_other_is_about_to_finish() -> None:
    ship = "28 captain: 1 | 10 8\n30\n32\n34 mate\n36 brigitta"
    here = table(ship, klaus=[1, 2], mugs=("held", "spent")).play("lay 1 on 32 mine")
    assert best(here) == "rum on 28"


def test_it_keeps_the_mug_while_nothing_is_at_stake() -> None:
    here = table(klaus=[1, 2], mugs=("held", "spent")).play("lay 1 on 32 mine")
    assert best(here) == "done"


def test_it_opens_with_strong_cards() -> None:
    here = new_table("on")
    for _ in range(4):
        here.match.play(BRIGITTA, decide(here.match, BRIGITTA, "sailor", 1))
    assert sum(here.hand(BRIGITTA)) >= 20


def test_both_seats_are_rated_alike() -> None:
    ship = "28: 4 7 | 3\n30 captain: | 9\n32\n34 mate: 2 |\n36"
    mirrored = "28: 3 | 4 7\n30 captain: 9 |\n32\n34 mate: | 2\n36"
    hands = ([0, 1, 5, 9], [2, 3, 6, 8])
    here = table(ship, klaus=hands[0], brigitta=hands[1], turn=KLAUS, mugs=("held", "held"))
    there = table(mirrored, klaus=hands[1], brigitta=hands[0], turn=BRIGITTA, mugs=("held", "held"))
    assert sorted(zip(here.legal, ratings(here), strict=True)) == sorted(
        zip(there.legal, ratings(there), strict=True)
    )
