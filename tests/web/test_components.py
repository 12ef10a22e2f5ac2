"""A table with one's own components, in a real browser: from the standard file to a changed board."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from seaglass.engine import game_named
from tests.web.conftest import House
from tests.web.person import LAPTOP, PHONE, fits, person, shoot

pytestmark = pytest.mark.browser

SMALL_SEA = Path(__file__).parent.parent / "games" / "mermaid_rain" / "small_sea.toml"


def unfold(page: Page, title: str) -> None:
    page.goto("/new/mermaid_rain")
    page.get_by_role("heading", name=title).click()


def choose(page: Page, path: Path) -> None:
    page.get_by_test_id("components").set_input_files(path)
    expect(page.get_by_test_id("components-file")).to_contain_text(path.name)


def places(page: Page) -> list[str]:
    """The starts and treasure spaces of the sea, by their hexes."""
    expect(page.get_by_role("toolbar")).to_be_visible()
    found: list[str] = page.locator("[data-place]").evaluate_all("all => all.map(one => one.dataset.place)")
    return sorted(found)


def test_the_standard_file_changed_makes_another_board(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    with person(browser, house.url, strict=False) as page:
        unfold(page, "Own components file")
        with page.expect_download() as downloading:
            page.get_by_role("link", name="The standard file").click()
        path = tmp_path / downloading.value.suggested_filename
        assert path.name == "mermaid_rain.toml"
        downloading.value.save_as(path)
        text = path.read_text(encoding="utf-8")
        wreck = '"W . # . . # . . . . W . . . ."'
        assert text.count(wreck) == 1
        moved = text.replace(wreck, '". . # . . # . . . . W . . . W"')
        moved = moved.replace("a5 = [", "o5 = [").replace(
            '"1/1", "1/1", "1/1", "2/1"]', '"-", "1/1", "1/1", "2/1"]', 1
        )
        path.write_text(moved, encoding="utf-8")
        choose(page, path)
        page.get_by_test_id("start").click()
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("treasure (line ")
        expect(alert).to_contain_text("18 tokens face up on the spaces with 3 players")
        path.write_text(moved.replace('b1 = ["1/1"', 'b1 = ["2/1"'), encoding="utf-8")
        choose(page, path)
        expect(alert).to_be_hidden()
        page.get_by_test_id("start").click()
        assert "o5" in places(page)
        assert "a5" not in places(page)
        page.reload()
        assert "o5" in places(page)
        page.get_by_role("button", name="Menu and settings").click()
        expect(page.get_by_test_id("settings")).to_contain_text("Played with a components file of its own.")


@pytest.mark.parametrize(
    ("size", "language", "title", "said"),
    [
        (
            PHONE,
            "de",
            "Eigene Materialdatei",
            "„cards (Zeile 5)“ ist falsch: 73. Erwartet: insgesamt 72 Abenteuerkarten",
        ),
        (LAPTOP, "fr", "Fichier de matériel personnel", "« cards (ligne 5) » est faux"),
        (PHONE, "zh-Hant", "自備配件檔案", "應為：冒險牌共 72 張"),
    ],
    ids=["phone-de", "laptop-fr", "phone-zh-Hant"],
)
def test_a_wrong_file_is_refused_in_ones_language_and_can_be_taken_away(
    house: House, browser: Browser, tmp_path: Path, size: ViewportSize, language: str, title: str, said: str
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(SMALL_SEA.read_text(encoding="utf-8").replace("gull = 24", "gull = 25"), encoding="utf-8")
    with person(browser, house.url, size, language=language, strict=False) as page:
        unfold(page, title)
        choose(page, path)
        page.get_by_test_id("start").click()
        expect(page.get_by_role("alert")).to_contain_text(said)
        fits(page)
        shoot(page, f"components-{size['width']}-{language}")
        page.get_by_test_id("components-file").get_by_role("button").click()
        expect(page.get_by_test_id("components-file")).to_be_hidden()
        expect(page.get_by_role("alert")).to_be_hidden()
        choose(page, SMALL_SEA)
        page.get_by_test_id("start").click()
        assert {"a1", "d1", "g7"} <= set(places(page))
        assert "n1" not in places(page)
        shoot(page, f"components-{size['width']}-{language}-table")


def test_buoys_of_ones_own_box_lie_on_the_cards(house: House, browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    standard = game_named("mouton").standard_components()
    half, whole = "half = [[13, 24], [37, 48]]", "whole = [[25, 36]]"
    assert standard.count(half) == standard.count(whole) == 1
    path.write_text(standard.replace(half, "half = []").replace(whole, "whole = [[1, 60]]"), encoding="utf-8")
    with person(browser, house.url, PHONE, strict=False) as page:
        page.goto("/new/mouton")
        page.get_by_role("heading", name="Own components file").click()
        choose(page, path)
        page.get_by_test_id("start").click()
        cards = page.locator("button[data-card]")
        expect(cards).to_have_count(12)
        for card in cards.all():
            expect(card).to_have_accessible_name(re.compile("with a whole buoy"))
        assert page.locator("button[data-card] use[href$='m-buoy']").count() == 12
        shoot(page, "components-mouton")


def test_a_file_far_too_large_is_not_even_sent(house: House, browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "sea.toml"
    path.write_text("#" * 40_000)
    with person(browser, house.url) as page:
        unfold(page, "Own components file")
        page.get_by_test_id("components").set_input_files(path)
        expect(page.get_by_role("alert")).to_contain_text("32,000 characters are the most")
        expect(page.get_by_test_id("components-file")).to_be_hidden()


def test_a_game_without_it_does_not_offer_it(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        page.goto("/new/petite_mer")
        expect(page.get_by_role("heading", name="Fair deals")).to_be_visible()
        assert page.get_by_test_id("components").count() == 0
