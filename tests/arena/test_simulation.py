"""What `seaglass simulate` counts is counted once for all ways of playing."""

import numpy as np
import pytest

from seaglass.arena import read_entrants
from seaglass.arena.simulation import Simulation, simulate_games
from seaglass.arena.summary import rank_shares, win_shares
from seaglass.engine import game_named


def simulated(game: str, bots: str, games: int) -> Simulation:
    return simulate_games(game_named(game), read_entrants(bots.split(",")), {}, games, seed=1)


def test_winners_share_a_win_and_all_share_where_nobody_wins() -> None:
    won = np.array([[True, False, True], [False, False, False], [False, True, False]])
    assert win_shares(won).tolist() == [[0.5, 0, 0.5], [1 / 3, 1 / 3, 1 / 3], [0, 1, 0]]


def test_only_crews_have_ranks() -> None:
    mouton, crew = game_named("mouton"), game_named("petite_mer")
    assert rank_shares(mouton, mouton.set_up(3), [1, 2]) is None
    ranks = rank_shares(crew, crew.set_up(2), [0, 0, 0, 500])
    assert ranks is not None
    assert list(ranks.values()) == [0.75, 0.25]


@pytest.mark.parametrize("bots", ["random,sailor,random", "cabin_boy,sailor,random"])  # compiled, and not
def test_every_game_has_one_win_to_share(bots: str) -> None:
    names = bots.split(",")
    found = simulated("mouton", bots, 12)
    assert [bot.name for bot in found.bots] == names
    assert sum(bot.win_share for bot in found.bots) == pytest.approx(1)
    assert found.bots[1].mean_score > found.bots[2].mean_score


def test_a_bot_plays_the_same_however_its_name_is_written() -> None:
    one, other = (
        simulated("mouton", "sailor,random,random", 30),
        simulated("mouton", "Sailor,random,random", 30),
    )
    assert one.bots[1:] == other.bots[1:]
