"""What `seaglass new-game` writes, and what docs/add-a-game.md makes of it, can be played in the browser."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from typer.testing import CliRunner

from seaglass.cli import new_game
from seaglass.cli.app import app
from seaglass.server.app import create_app
from tests.checkout import checkout, npm
from tests.new_games import among_the_games
from tests.tutorial import write_lagoon
from tests.web.conftest import House
from tests.web.person import PHONE, fits, person, shoot
from tests.web.reach import Plan, play_at_random

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A checkout with the games Reef and Lagoon, which are among the games of this process, too."""
    home = checkout(tmp_path_factory.mktemp("checkout"))
    mine = tmp_path_factory.mktemp("mine")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(new_game, "CHECKOUT", home)
        assert CliRunner().invoke(app, ["new-game", "reef"]).exit_code == 0
    write_lagoon(home)
    for game in ("reef", "lagoon"):
        (mine / game).symlink_to(home / "src" / "seaglass" / "games" / game)
    with among_the_games(mine, "reef", "lagoon"):
        yield home


def test_their_tables_are_typed_and_tidy(written: Path) -> None:
    (written / "schema.json").write_text(json.dumps(create_app().openapi()))
    npm(
        written,
        "openapi-typescript",
        "../schema.json",
        "--default-non-nullable=false",
        "--output",
        "src/lib/schema.d.ts",
    )
    npm(written, "prettier", "--check", "src/games/reef", "src/games/lagoon")
    npm(written, "eslint", "src/games/reef", "src/games/lagoon")
    npm(written, "svelte-check", "--fail-on-warnings")


def test_their_tables_can_be_built_and_played(written: Path, tmp_path: Path, browser: Browser) -> None:
    npm(written, "vite", "build")
    house = House(tmp_path / "seaglass.db", client=written / "src" / "seaglass" / "web_dist")
    try:
        alone = Plan("reef", 2, {}, (0,), "pointer", phone=True, seed=1)
        together = Plan("lagoon", 4, {}, (0, 1, 2, 3), "keyboard", phone=False, seed=2)
        for plan in (alone, together):
            assert play_at_random(browser, house, plan, 100)["play"] == 6 * len(plan.people)
        with person(browser, house.url, PHONE, language="fr") as page:
            page.goto("/")
            expect(page.get_by_test_id("game-mouton")).to_be_visible()
            expect(page.get_by_test_id("game-reef")).to_have_count(0)
            page.goto("/new/reef")
            page.get_by_test_id("start").click()
            expect(page.get_by_role("button", name="Play the").first).to_be_visible()
            fits(page)
            shoot(page, "reef-390")
    finally:
        house.stop()
