"""A review adds up, finds what was played badly, and knows no more than the seat it judges."""

import numpy as np
import pytest

from seaglass.bots import BotPlayer, Limits
from seaglass.bots.greedy import rate_decisions
from seaglass.bots.review import choices, judge, results, review
from seaglass.engine import CHANCE, Match, Refusal, game_named
from seaglass.engine.dice import new_dice
from seaglass.engine.fair import Fair
from tests.play import random_match

FEW = Limits(iterations=30)


def sailing(game: str, seats: int, seed: int) -> Match:
    """A match of sailors."""
    match, fair, sailor = Match(game_named(game), seats), Fair(bytes([seed])), BotPlayer("sailor")
    fair.draw_all(match)
    while not match.over:
        seat = match.actors[0]
        match.decide(seat, sailor.decide(match, seat, seed))
        fair.draw_all(match)
    return match


@pytest.mark.parametrize(("game", "seats", "seed"), [("mouton", 3, 1), ("sirens", 2, 3)])
def test_start_and_luck_less_cost_is_what_came_out(game: str, seats: int, seed: int) -> None:
    match = random_match(game_named(game), seats, seed=seed)
    heard: list[tuple[int, int]] = []
    found = review(match, FEW, progress=lambda done, of: heard.append((done, of)))
    assert len(found.decisions) == len(choices(match)) == heard[-1][0]
    assert heard == [(done, heard[-1][1]) for done in range(heard[-1][1] + 1)]
    for account, result in zip(found.accounts, results(match), strict=True):
        assert account.start + account.luck - account.cost == pytest.approx(account.result)
        assert account.result == result == (account.seat in match.winners) / max(1, len(match.winners))
        own = [d for d in found.decisions if d.seat == account.seat]
        assert sum(account.grades.values()) == account.decisions == len(own)
        for d, after in zip(own, [*own[1:], None], strict=True):
            expected = account.result if after is None else after.best.value
            assert d.best.value - d.cost + d.luck == pytest.approx(expected)
    for d in found.decisions:
        assert match.decisions[d.ply] == (d.seat, match.game.moves.number(d.chosen.move))
        assert d.cost == 0 or d.cost > 2 * d.error
        assert d.chosen.story or game == "sirens"  # a turn there may end without a word


def test_the_same_seed_gives_the_same_and_one_seat_the_same_as_all() -> None:
    match = random_match(game_named("mouton"), 3, seed=4)
    whole = review(match, FEW)
    assert review(match, FEW) == whole
    alone = review(match, FEW, seats=[1])
    assert alone.decisions == [d for d in whole.decisions if d.seat == 1]
    assert alone.accounts == [whole.accounts[1]]


def test_a_blunder_is_found_and_named_the_costliest() -> None:
    match = sailing("sirens", 2, 9)
    blundered, at, seat = planted(match)
    found = review(blundered, FEW, seats=[seat])
    worst = max(found.decisions, key=lambda d: d.cost)
    assert (worst.ply, worst.grade) == (at, "blunder")
    assert worst.best.value - worst.chosen.value == pytest.approx(worst.cost)
    assert worst.best.move != worst.chosen.move


def planted(match: Match) -> tuple[Match, int, int]:
    """The match with what looked worst put in for a late decision, sailing on; its place, and the seat."""
    for frame in reversed(choices(match)):
        assert frame.actor is not None
        moment = Match.from_state(match.game, frame.before)
        legal = moment.legal_numbers(frame.actor)
        worst = legal[int(np.argmin(rate_decisions(moment, frame.actor, legal, new_dice(1), compiled=True)))]
        if judge(moment, frame.actor, worst, FEW, 1).cost > 0.4:
            return sailed_on(match, frame.ply - 1, frame.actor, worst), frame.ply - 1, frame.actor
    raise AssertionError("nothing in this match could have been spoilt")


def sailed_on(match: Match, ply: int, seat: int, decision: int) -> Match:
    other, fair, sailor = match.fork(ply), Fair(b"on"), BotPlayer("sailor")
    other.decide(seat, decision)
    fair.draw_all(other)
    while not other.over:
        actor = other.actors[0]
        other.decide(actor, sailor.decide(other, actor, 1))
        fair.draw_all(other)
    return other


@pytest.mark.parametrize(("game", "seats"), [("mouton", 4), ("sirens", 2)])
def test_a_decision_is_judged_by_what_its_seat_could_know(game: str, seats: int) -> None:
    match = random_match(game_named(game), seats, seed=6)
    told_apart = 0
    for frame in choices(match)[::9]:
        assert frame.actor is not None
        assert frame.decision is not None
        moment = Match.from_state(match.game, frame.before)
        other = frame.before.copy()
        match.game.belief.imagine(other, frame.actor, new_dice(7, frame.ply))
        told_apart += other.tobytes() != frame.before.tobytes()
        elsewhere = Match.from_state(match.game, other)
        judged = [judge(m, frame.actor, frame.decision, FEW, 1) for m in (moment, elsewhere)]
        assert judged[0] == judged[1]
    assert told_apart > 3


def test_only_a_finished_match_is_reviewed() -> None:
    match = random_match(game_named("mouton"), 3, seed=1, most=60)
    assert match.actors != (CHANCE,)
    with pytest.raises(Refusal, match="still going on"):
        review(match)
