"""The chart of the day: the same pile for everybody, however they play."""

import datetime

from seaglass.engine import CHANCE, Match
from seaglass.engine.dice import below, new_dice
from seaglass.engine.fair import verify
from seaglass.games.petite_mer.daily import chart_of_the_day
from tests.games.petite_mer.table import PETITE_MER

MONDAY, TUESDAY = datetime.date(2027, 3, 1), datetime.date(2027, 3, 2)


def drawn(day: datetime.date, seats: int, seed: int) -> list[str]:
    """The pile of a day as a crew that plays at random meets it."""
    fair, dice = chart_of_the_day(day, seats), new_dice(seed)
    match = Match(PETITE_MER, seats)
    while not match.over:
        if match.actors == (CHANCE,):
            match.play(CHANCE, fair.draw(match))
        else:
            legal = match.legal(match.actors[0])
            match.play(match.actors[0], legal[below(dice, len(legal))])
    verify(match, fair, fair.commitment)
    return [match.game.moves.name(decision) for actor, decision in match.decisions if actor == CHANCE]


def test_everybody_meets_the_same_pile_however_they_play() -> None:
    for seats in (1, 3):
        first = drawn(MONDAY, seats, seed=1)
        assert len(first) == 54
        assert all(drawn(MONDAY, seats, seed) == first for seed in (2, 3, 4))


def test_another_day_and_another_crew_bring_another_pile() -> None:
    piles = {tuple(drawn(day, seats, 1)) for day in (MONDAY, TUESDAY) for seats in (1, 2)}
    assert len(piles) == 4
