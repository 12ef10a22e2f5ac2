"""The sailor: plans a turn, swaps what helps, and answers for the good of all."""

import sys
from types import FrameType

import numpy as np
import pytest

from seaglass.bots import decide
from seaglass.engine import CHANCE, Match
from seaglass.engine.fair import Fair
from seaglass.engine.playout import GREEDY, play_matches
from tests.games.petite_mer.table import PETITE_MER, Table, table


def chosen(at: Table, name: str = "ana") -> str:
    return decide(at.match, ("ana", "ben", "cleo", "dai").index(name), "sailor", seed=1)


def test_it_finishes_a_lighthouse_before_anything_else() -> None:
    at = table("~ s  .\n~ n* ~\n~ HQ@a ~", "~o . .", pile=6)
    assert chosen(at) == f"lay {at.tile('ana', '~o')} south"


def test_it_sails_to_where_a_tile_is_worth_more() -> None:
    at = table(". ~ .\n~ HQ ~o\n. . ~@a", "~o . .", pile=6)
    while at.deciding == ["ana"]:
        at.match.play(0, chosen(at))
    assert at.points == 3


# Headquarters wants a tile in the south with water in its north, and Ben is too far away to lay one.
ONE_GAP = """
    ~  s  .  .  .  .
    ~  n* ~o .  .  .
    ~o HQ ~o ~o ~o ~o@b
"""


def test_it_asks_for_the_tile_that_finishes_a_lighthouse_and_the_colleague_gives_it() -> None:
    at = table(ONE_GAP, "nes* new n", "~ ~ ~", pile=6)
    first = chosen(at)
    assert first.startswith("swap")
    at.match.play(0, first)
    assert chosen(at, "ben") == "accept"


def test_it_declines_what_only_harms() -> None:
    """Ben could lay the open sea nowhere near headquarters, and Ana could lay the bay nowhere there."""
    at = table(". ~ . . . . .\n~ HQ ~o ~o ~o ~o ~o@b", "~ . .", "nes* new new*", pile=0)
    at.play("ana swap ~ for new")
    assert chosen(at, "ben") == "decline"


def test_after_two_offers_in_vain_it_stops_asking() -> None:
    at = table(ONE_GAP, "nes* new n", "~ ~ ~", pile=6)
    asked = 0
    while at.deciding == ["ana"] and chosen(at).startswith("swap"):
        at.match.play(0, chosen(at))
        at.play("ben decline")
        asked += 1
    assert asked == 2


def test_with_a_tile_to_spare_it_helps_a_colleague_before_it_ends_its_turn() -> None:
    """Ana is far away; her open sea would finish headquarters for Ben, and none of his bays would."""
    at = table(". ~ . . . . .\n~ HQ@b ~o ~o ~o ~o ~o@a", "~ . .", "nes* new new*", tokens=0, pile=6)
    assert chosen(at).startswith(f"swap {at.tile('ana', '~')} for ")


def test_alone_it_keeps_a_tile_that_fits_nowhere_yet() -> None:
    at = table("HQ", "~ n* esw", pile=20)
    while at.deciding == ["ana"]:
        at.match.play(0, chosen(at))
    assert len(at.hand("ana")) == 1


def test_thinking_changes_nothing_at_the_table() -> None:
    at = table(ONE_GAP, "nes* new n", "~ ~ ~", pile=6)
    before = at.state.tobytes()
    legal = np.array(at.match.legal_numbers(0), np.int64)
    rates = np.zeros(len(legal))
    PETITE_MER.bot.rate(at.state, 0, legal, len(legal), rates)
    assert at.state.tobytes() == before
    assert rates.max() > 0


@pytest.mark.parametrize(("seats", "least"), [(1, 50), (2, 48), (3, 48), (4, 48)])
def test_it_brings_home_good_charts(seats: int, least: int) -> None:
    """Sixty games of a fixed seed; the average of 500 others is above this too."""
    start = PETITE_MER.set_up(seats)
    results = play_matches(PETITE_MER, start, np.full((1, seats), GREEDY), seed=3, games=60)
    assert results.scores[:, 0].mean() >= least


def test_planning_a_turn_at_the_table_has_a_bound() -> None:
    """Counted in calls, which are the same on every machine: 60,000 take less than a tenth of a second."""
    match = Match(PETITE_MER, 3)
    fair = Fair(b"slow")
    most = 0
    for _ in range(60):
        fair.draw_all(match)
        if match.over:
            break
        seat = match.actors[0]
        assert seat != CHANCE
        calls = 0

        def count(frame: FrameType, event: str, _: object) -> None:
            nonlocal calls
            calls += event == "call"

        before = sys.getprofile()
        sys.setprofile(count)
        try:
            move = decide(match, seat, "sailor", 1)
        finally:
            sys.setprofile(before)
        most = max(most, calls)
        match.play(seat, move)
    assert 10_000 < most < 100_000
