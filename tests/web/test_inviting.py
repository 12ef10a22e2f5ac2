"""Who comes to a table: by its link, by a code that was read out, and not against the will of its host."""

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.conftest import House
from tests.web.person import LAPTOP, PHONE, fits, person, shoot


def open_table(page: Page) -> None:
    page.goto("/new/mouton")
    page.get_by_text("4", exact=True).click()
    for seat in range(2):
        page.get_by_role("combobox").nth(seat).select_option(label="Open seat")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/t/[a-z2-7]{26}$"))


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_test_id("sit").click()
    expect(page.get_by_text("You", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_guest_comes_by_a_spoken_code_and_is_turned_away(
    house: House, browser: Browser, size: ViewportSize
) -> None:
    with person(browser, house.url, size) as ann, person(browser, house.url, size, strict=False) as eve:
        open_table(ann)
        ann.get_by_test_id("lend-spoken").click()
        spoken = ann.get_by_test_id("spoken").inner_text()
        assert re.fullmatch("[a-z]{6}", spoken)
        eve.goto("/")
        eve.get_by_role("textbox", name="Code or link").fill(f" {spoken.upper()} ")
        eve.get_by_role("button", name="Join").click()
        expect(eve).to_have_url(ann.url)
        sit_down(eve, "Eve")
        away = ann.get_by_role("button", name="Turn Eve away")
        expect(away).to_be_visible()
        fits(ann)
        shoot(ann, f"inviting-{size['width']}")
        expect(eve.get_by_role("button", name=re.compile("Turn .* away"))).to_have_count(0)
        away.click()
        expect(away).to_have_count(0)
        expect(eve.get_by_test_id("sit")).to_be_visible()
        eve.get_by_test_id("sit").click()
        expect(eve.get_by_role("alert")).to_contain_text("turned you away")
        shoot(eve, f"turned-away-{size['width']}")


def test_a_link_is_taken_where_a_code_is(house: House, browser: Browser) -> None:
    with person(browser, house.url) as ann, person(browser, house.url) as ben:
        open_table(ann)
        ben.goto("/")
        ben.get_by_role("textbox", name="Code or link").fill(ann.url)
        ben.get_by_role("button", name="Join").click()
        expect(ben).to_have_url(ann.url)
        sit_down(ben, "Ben")
