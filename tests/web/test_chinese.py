"""Chinese on a machine without Chinese fonts, and without the web font too."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import House
from tests.web.person import PHONE, fits, person, shoot

pytestmark = pytest.mark.browser

_NARROW = "* { font-size: 1px !important; letter-spacing: 0 !important }"


def fonts_of(page: Page) -> list[str]:
    """The Chinese faces this page has loaded."""
    loaded: list[str] = page.evaluate(
        """async () => {
          await document.fonts.ready;
          return [...document.fonts]
            .filter((f) => f.family.includes('Huninn') && f.status === 'loaded')
            .filter((f) => !/^U\\+FF/i.test(f.unicodeRange))
            .map((f) => f.unicodeRange);
        }"""
    )
    return loaded


@pytest.mark.parametrize(("language", "faces"), [("en", 1), ("zh-Hant", 2)])
def test_the_letters_come_with_the_page(browser: Browser, house: House, language: str, faces: int) -> None:
    with person(browser, house.url, PHONE, language=language) as page:
        page.goto("/")
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert len(fonts_of(page)) == faces, "one for the language switch, one for the words"
        shoot(page, f"home-{language}-without-fonts")


@pytest.mark.parametrize("game", ["mouton", "sirens", "petite_mer", "mermaid_rain"])
def test_no_target_depends_on_the_width_of_a_letter(browser: Browser, house: House, game: str) -> None:
    with person(browser, house.url, PHONE, language="zh-Hant", strict=False) as page:
        page.route("**/*.woff2", lambda route: route.abort())
        page.goto("/")
        page.get_by_role("heading").first.wait_for()
        page.add_style_tag(content=_NARROW)
        fits(page)
        seats = {"mouton": 3, "sirens": 2, "petite_mer": 2, "mermaid_rain": 3}[game]
        players = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
        opened = page.request.post("/api/tables", data={"game": game, "seats": players})
        assert opened.ok, opened.text()
        page.goto(f"/t/{opened.json()['code']}")
        page.get_by_role("button").first.wait_for()
        page.add_style_tag(content=_NARROW)
        fits(page)
