"""Bots in a real browser: a level is chosen, seen to think, and asked for a hint that is then played."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, expect

from tests.web.conftest import House
from tests.web.person import LAPTOP, PHONE, fits, person, shoot

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What Captains and hints need is in the cache: a cold kernel takes longer than a test waits."""
    from seaglass.bots.warm import warm

    warm("mouton")


def choose(page: Page, seat: int, label: str) -> None:
    page.get_by_test_id(f"chair-{seat}").get_by_role("combobox").select_option(label=label)


def hand(page: Page) -> list[str | None]:
    cards = page.get_by_role("toolbar").get_by_role("button")
    labels: list[str | None] = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    return labels


def ask_for_a_hint(page: Page) -> None:
    """Bots may still be waking up."""
    for _ in range(30):
        page.get_by_test_id("hint").click()
        expect(page.get_by_test_id("hints").or_(page.get_by_test_id("refused"))).to_be_visible()
        if page.get_by_test_id("hints").is_visible():
            return
        page.wait_for_timeout(500)
    raise AssertionError("the bots never woke up")


@BOTH
def test_a_captain_is_chosen_thinks_and_a_hint_is_played(
    house: House, browser: Browser, size: ViewportSize
) -> None:
    with person(browser, house.url, size) as page:
        page.goto("/new/mouton")
        page.get_by_text("3", exact=True).click()
        choose(page, 1, "Captain")
        choose(page, 2, "Cabin boy")
        expect(page.get_by_test_id("chair-1")).to_contain_text("Reckons a few waves ahead")
        page.get_by_test_id("manners").locator("summary").click()
        expect(page.get_by_role("radio", name="Allowed", exact=True)).to_be_checked()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        shoot(page, f"bots-new-{size['width']}")
        page.get_by_test_id("start").click()
        expect(page.get_by_test_id("bot-captain")).to_be_visible()
        expect(page.get_by_test_id("bot-cabin_boy")).to_be_visible()

        ask_for_a_hint(page)
        expect(page.get_by_test_id("mark-1")).to_be_visible()
        expect(page.get_by_test_id("hints").get_by_role("listitem")).to_have_count(3)
        expect(page.get_by_test_id("hints")).to_contain_text(re.compile(r"wins \d+ %"))
        fits(page)
        shoot(page, f"bots-hint-{size['width']}")
        said = page.get_by_test_id("hint-1").get_attribute("aria-label") or ""
        (card,) = re.findall(r"\d+", said)
        assert card in hand(page)
        page.get_by_test_id("hint-1").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("hints")).to_be_hidden()
        expect(page.get_by_test_id("mark-1")).to_have_count(0)
        expect(page.locator(f'[role="toolbar"] [data-card="{card}"]')).to_have_count(0)


def test_a_captain_is_seen_to_think(house: House, browser: Browser) -> None:
    with person(browser, house.url, motion="full", light="night") as page:
        page.goto("/new/mouton")
        page.get_by_text("3", exact=True).click()
        for seat in (1, 2):
            choose(page, seat, "Legend")
        page.get_by_test_id("start").click()
        expect(page.locator('[data-testid="bot-legend"][data-thinking="true"]').first).to_be_visible()
        shoot(page, "bots-thinking")
        expect(page.get_by_text("is thinking").first).to_be_attached()


def test_no_hint_is_offered_where_none_is_allowed(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        page.goto("/new/mouton")
        page.get_by_test_id("manners").locator("summary").click()
        page.get_by_text("Not allowed", exact=True).click()
        page.get_by_test_id("start").click()
        expect(page.get_by_test_id("turn")).to_have_attribute("data-mine", "true")
        expect(page.get_by_test_id("hint")).to_have_count(0)


GAMES = ("mouton", "sirens", "petite_mer", "mermaid_rain")


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_every_table_marks_what_a_hint_is_about(
    house: House, browser: Browser, game: str, size: ViewportSize
) -> None:
    """The words of moves and the places of marks; what a search would find does not matter here."""
    with person(browser, house.url, size) as page:
        told: list[Any] = []
        page.route_web_socket(re.compile(r"/live$"), lambda socket: advise(socket, told))
        page.goto(f"/new/{game}")
        page.get_by_test_id("start").click()
        page.get_by_test_id("hint").click()
        moves = page.get_by_test_id("hints").get_by_role("listitem")
        expect(moves.first).to_be_visible()
        said = page.get_by_test_id("hints").inner_text()
        assert f"{game}-" not in said
        assert ("61.4 points in sight ± 1.2" if game == "petite_mer" else "wins 50 % ± 4") in said
        expect(page.get_by_test_id("mark-1").first).to_be_visible()
        fits(page)
        shoot(page, f"hint-{game}-{size['width']}")


def advise(socket: WebSocketRoute, told: list[Any]) -> None:
    """The server's socket, with hints made up of a few legal moves."""
    server = socket.connect_to_server()

    def to_page(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("state", "frames"):
            told.append(message)
        socket.send(text)

    def to_server(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] != "hint":
            return server.send(text)
        legal = told[-1]["legal"]
        some = list(dict.fromkeys([legal[0], legal[len(legal) // 2], legal[-1]]))
        unit, value, error = (
            ("points", 61.4, 1.2) if "petite_mer" in told[0]["table"]["game"] else ("share", 0.5, 0.04)
        )
        moves = [{"move": move, "value": value, "error": error, "share": 0.4} for move in some]
        answer = {"type": "hints", "unit": unit, "ply": told[-1]["ply"], "moves": moves}
        return socket.send(json.dumps({**answer, "id": message["id"], "seat": message["seat"]}))

    server.on_message(to_page)
    socket.on_message(to_server)
