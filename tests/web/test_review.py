"""A finished game seen again in a real browser: a point of the curve, its table, and what if."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import House
from tests.web.person import PHONE, person, shoot

pytestmark = pytest.mark.browser

BOTS = [{"kind": "bot", "bot": "random"}] * 3


def finished(page: Page) -> str:
    """A table at which bots have played to the end; the page is there."""
    answer = page.request.post("/api/tables", data={"game": "mouton", "seats": BOTS})
    code: str = answer.json()["code"]
    page.goto(f"/t/{code}")  # somebody must be at it, or the bots rest
    while page.request.get(f"/api/tables/{code}").json()["status"] != "over":
        page.wait_for_timeout(100)
    page.reload()
    expect(page.get_by_test_id("ceremony")).to_be_visible()
    return code


def test_a_point_of_the_curve_and_what_if(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page, person(browser, house.url, PHONE, light="night") as phone:
        code = finished(page)
        page.get_by_test_id("review").click()
        expect(page).to_have_url(re.compile(f"/t/{code}/review"))
        curve = page.get_by_test_id("curve")
        expect(curve).to_be_visible(timeout=180_000)  # the game may have to be compiled first
        moment = page.get_by_test_id("moment")
        expect(moment).to_have_attribute("aria-busy", "false")
        phone.goto(f"/t/{code}/review")
        expect(phone.get_by_test_id("moment")).to_have_attribute("aria-busy", "false")
        for seen, name in ((page, "laptop"), (phone, "phone")):
            shoot(seen, f"review-{name}")
            assert seen.evaluate("document.documentElement.scrollWidth <= innerWidth")

        box = curve.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
        expect(page).to_have_url(re.compile(r"review#\d+$"))
        expect(moment).to_have_attribute("data-ply", page.url.split("#")[1])
        told = page.get_by_test_id("verdict").inner_text()
        curve.press("ArrowRight")
        expect(page.get_by_test_id("verdict")).not_to_have_text(told)

        page.get_by_test_id("account-1").click()
        page.get_by_test_id("decisions").get_by_role("button").nth(3).click()
        ply = int(page.url.split("#")[1])
        expect(moment).to_have_attribute("data-ply", str(ply))
        hand = moment.locator("[data-card]").count()
        assert hand > 1

        page.get_by_test_id("what-if").click()
        expect(page).not_to_have_url(re.compile(code))
        expect(page.get_by_test_id("turn")).to_have_attribute("data-mine", "true")
        cards = page.locator("[data-card]")
        expect(cards).to_have_count(hand)
        cards.first.click()
        page.keyboard.press("Enter")
        expect(cards).to_have_count(hand - 1)
