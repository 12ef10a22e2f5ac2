"""The deal of the day: the same pile for everybody, however they play."""

from pathlib import Path

from seaglass.engine import CHANCE, Match, record
from seaglass.engine.dice import below, new_dice
from seaglass.engine.fair import Fair, verify
from seaglass.server.tables.daily import secret_of_deal
from tests.games.petite_mer.table import PETITE_MER

RECORDS = Path(__file__).parents[2] / "records"
MONDAY, TUESDAY = "2027-03-01", "2027-03-02"
SECRETS = {MONDAY: bytes(32), TUESDAY: bytes(range(32))}


def drawn(day: str, seats: int, seed: int) -> list[str]:
    """The pile of a day as a crew that plays at random meets it."""
    match, dice = Match(PETITE_MER, seats), new_dice(seed)
    fair = Fair(secret_of_deal(match, day, SECRETS[day]))
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


def test_a_deal_from_when_it_followed_from_the_date_alone_can_still_be_checked() -> None:
    record.loads((RECORDS / "petite_mer-daily-2026-11-18.sea").read_text()).verify()
