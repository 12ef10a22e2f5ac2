"""Everything legal can be done: random legal moves by pointer and by keys; `make reach` makes thousands."""

import itertools

import pytest
from playwright.sync_api import Browser

from seaglass.engine import games
from tests.web.conftest import House
from tests.web.reach import Plan, plans, play_at_random, rare_positions

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("by", ["pointer", "keyboard"])
@pytest.mark.parametrize("game", sorted(games()))
def test_every_legal_move_can_be_made(house: House, browser: Browser, game: str, by: str) -> None:
    chosen = itertools.islice((plan for plan in plans(game, 11) if plan.by == by and not plan.rare), 2)
    assert sum(play_at_random(browser, house, plan, 25).total() for plan in chosen) >= 25


@pytest.mark.parametrize(
    ("game", "rare"), [(game, rare) for game in sorted(games()) for rare in rare_positions(game)]
)
def test_rare_moves_can_be_made(house: House, browser: Browser, game: str, rare: str) -> None:
    chosen = itertools.islice((plan for plan in plans(game, 12) if plan.rare == rare), 8)
    assert any(play_at_random(browser, house, plan, 6) for plan in chosen), "random play does not get there"


def test_a_plan_says_how_to_repeat_it() -> None:
    plan = Plan("sirens", 2, {}, (0,), "pointer", phone=True, seed=7, rare="octopus")
    assert str(plan) == "sirens, 2 seats, seat 1, by pointer, on a phone, from octopus (seed 7)"
