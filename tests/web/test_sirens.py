"""Sirens in Sight in a real browser: laying, carrying, answering for the crew, choosing in secret."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from seaglass.locales import LANGUAGES
from tests.web.conftest import House
from tests.web.person import LAPTOP, PHONE, fits, person, result_of, settled, shoot

pytestmark = pytest.mark.browser

SMALL_PHONE = ViewportSize(width=360, height=640)
SIDEWAYS = ViewportSize(width=844, height=390)


def sit_down(page: Page) -> None:
    page.goto("/new/sirens")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("toolbar")).to_be_visible()


def cards(page: Page) -> Locator:
    return page.locator("[data-thing^=card-]")


def glowing(page: Page) -> Locator:
    return page.locator("[data-place][data-open=true]")


def ready(page: Page) -> Locator:
    """Something that can be picked up, put down or ended now; nothing while the server is asked."""
    return page.locator("[data-thing].usable, [data-open=true], [data-testid=ending]").first


def lay(page: Page, turn: int) -> None:
    """Lay a card: the strongest on one's own side most of the time, so that the ship falls."""
    before = page.locator("[data-berth][data-value]").count()
    cards(page).last.click()
    own = page.locator("[data-place$=':0'][data-open=true]")
    where = own if own.count() and turn % 4 else glowing(page)
    where.nth(turn % where.count()).click()
    page.wait_for_function(
        "before => document.querySelectorAll('[data-berth][data-value]').length !== before"
        " || document.querySelector('[data-testid=ceremony]')",
        arg=before,
    )


def carry(page: Page) -> None:
    """The octopus takes up a card and lays it down somewhere else."""
    page.locator("[data-thing=octopus]").click()
    page.locator("[data-grab]").first.click()
    which = page.get_by_role("group", name=re.compile("which one"))
    held = page.get_by_text("Your octopus holds")
    settled(page, which, held)
    if which.is_visible():
        which.get_by_role("button").first.click()
    expect(held).to_be_visible()
    glowing(page).last.click()
    expect(held).to_be_hidden()


def play_on(page: Page, shots: str) -> set[str]:
    """Play by clicking until the ceremony; answers what there was to do on the way."""
    done: set[str] = set()
    ceremony = page.get_by_test_id("ceremony")
    for turn in range(150):
        settled(page, ready(page), ceremony)
        if ceremony.is_visible():
            return done
        hint = page.get_by_test_id("turn").inner_text()
        if "Send the" in hint or "send the" in hint:
            done.add("walk")
            glowing(page).first.click()
        elif page.get_by_test_id("ending").is_visible():
            if "octopus" in done and "rum" not in done:
                done.add("rum")
                page.locator("[data-thing=mug]").click()
                glowing(page).first.click()
            else:
                page.get_by_test_id("ending").click()
        elif "octopus" not in done and page.locator("[data-berth][data-value]").count() > 3:
            done.add("octopus")
            carry(page)
            shoot(page, f"{shots}-octopus")
        else:
            done.add("lay")
            lay(page, turn)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_whole_game_against_a_bot(house: House, browser: Browser, size: ViewportSize) -> None:
    with person(browser, house.url, size) as page:
        sit_down(page)
        settled(page, ready(page))
        fits(page)
        shoot(page, f"sirens-start-{size['width']}")
        assert {"lay", "octopus", "rum"} <= play_on(page, f"sirens-{size['width']}")
        shoot(page, f"sirens-end-{size['width']}")
        fits(page)
        scores = result_of(page)["result"]["scores"]
        totals = page.get_by_test_id("ceremony").locator("tfoot td").all_inner_texts()
        assert [int(total.split()[0]) for total in totals] == scores


def test_whoever_has_the_card_on_their_side_answers_for_the_crew(house: House, browser: Browser) -> None:
    with person(browser, house.url) as ana, person(browser, house.url, PHONE, light="night") as ben:
        ana.goto("/new/sirens")
        ana.get_by_role("combobox").first.select_option(label="Open seat")
        ana.get_by_role("button", name=re.compile("Play now|Open the table|Create", re.IGNORECASE)).click()
        expect(ana).to_have_url(re.compile(r"/t/\w+"))
        ben.goto(ana.url)
        ben.get_by_role("textbox").first.fill("Ben")
        ben.get_by_role("button", name=re.compile("seat|join|sit", re.IGNORECASE)).first.click()
        for page in (ana, ben):
            expect(page.get_by_role("toolbar")).to_be_visible()
        settled(ana, ready(ana), ana.get_by_text("Ben is choosing"))
        turn_of, other = until_there_are_footsteps(ana, ben)
        section = turn_of.locator("[data-deck]:has([data-crew])").first.get_attribute("data-deck")
        with_footsteps(turn_of).first.click()
        theirs = 0 if other is ana else 1
        turn_of.locator(f"[data-place='{section}:{theirs}']").click()
        expect(other.get_by_text("A card on your side: send the")).to_be_visible()
        expect(turn_of.locator(".lagoon.lit")).to_have_count(1)
        assert glowing(turn_of).count() == 0
        assert glowing(other).count() == 2
        for page, name in ((turn_of, "asks"), (other, "answers")):
            fits(page)
            shoot(page, f"sirens-crew-{name}")
        before = crew(other)
        glowing(other).last.click()
        expect(other.locator(".lagoon.lit")).to_have_count(0)
        expect(turn_of.locator(".lagoon.lit")).to_have_count(0)
        assert crew(other) != before
        assert crew(turn_of) == crew(other)


def with_footsteps(page: Page) -> Locator:
    return cards(page).and_(page.get_by_label("footsteps"))


def crew(page: Page) -> dict[str, str]:
    """Where captain and mate stand."""
    found: dict[str, str] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('[data-crew]')]"
        ".map((crew) => [crew.dataset.crew, crew.closest('[data-deck]').dataset.deck]))"
    )
    return found


def until_there_are_footsteps(ana: Page, ben: Page) -> tuple[Page, Page]:
    """Play on until the one whose turn it is can make the crew walk."""
    for turn in range(20):
        page, other = (ana, ben) if ready(ana).is_visible() else (ben, ana)
        expect(ready(page)).to_be_visible()
        if with_footsteps(page).count():
            return page, other
        cards(page).first.click()
        glowing(page).nth(turn % 10).click()
        page.get_by_test_id("ending").click()
        expect(ready(other)).to_be_visible()
    raise AssertionError("no footsteps in twenty turns")


def test_what_is_not_possible_explains_itself(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        sit_down(page)
        settled(page, ready(page))
        page.locator("[data-thing=mug]").click()
        page.locator("[data-place='32:deck']").click()
        expect(page.locator("[data-deck='32'] .mug")).to_have_count(1)
        page.locator("[data-thing=mug]").click()
        expect(page.get_by_text("You have already set your rum mug")).to_be_visible()


def test_a_turn_by_keyboard_alone(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        sit_down(page)
        settled(page, ready(page))
        cards(page).last.focus()
        page.keyboard.press("Enter")
        first = page.locator("[data-place]:focus")
        expect(first).to_have_attribute("data-open", "true")
        page.keyboard.press("Escape")
        expect(glowing(page)).to_have_count(0)
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-place='30:0']")).to_be_focused()
        expect(page.get_by_test_id("confirm")).to_be_visible()
        laid = page.locator("[data-berth^='30:0:'][data-value]")
        before = laid.count()  # the bot may have begun, and answers at once
        page.keyboard.press("Enter")
        expect(laid.nth(before)).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, SMALL_PHONE, SIDEWAYS], ids=["laptop", "phone", "sideways"])
def test_the_opening_hand_is_chosen_in_secret(house: House, browser: Browser, size: ViewportSize) -> None:
    with person(browser, house.url, size) as page:
        page.goto("/new/sirens")
        page.get_by_text("Options", exact=True).click()
        page.get_by_text("Own sets", exact=True).click()
        page.get_by_role("button", name="Play now").click()
        begin = page.get_by_test_id("begin")
        expect(begin).to_be_disabled()
        for card in (10, 10, 9, -4):
            page.locator(f"[data-take='{card}']").click()
        page.get_by_role("button", name="Put back: Card 9").click()
        page.locator("[data-take='8']").click()
        fits(page)
        shoot(page, f"sirens-opening-{size['width']}")
        begin.click()
        expect(cards(page)).to_have_count(4)
        assert sorted(cards(page).evaluate_all("cards => cards.map((card) => +card.dataset.value)")) == [
            -4,
            8,
            10,
            10,
        ]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_table_speaks(house: House, browser: Browser, language: str) -> None:
    with person(browser, house.url, SMALL_PHONE, language=language, light="night") as page:
        page.goto("/new/sirens")
        page.locator("form button[type=submit], main button.pri").last.click()
        settled(page, ready(page))
        cards(page).first.click()
        fits(page)
        assert page.evaluate("document.documentElement.lang") == language
        shoot(page, f"sirens-{language}-360")


def test_what_a_move_would_do_lies_over_nothing(house: House, browser: Browser) -> None:
    """Of the longest words, German, on the narrowest phone."""
    with person(browser, house.url, SMALL_PHONE, language="de") as page:
        page.goto("/new/sirens")
        page.get_by_role("button", name="Jetzt spielen").last.click()
        settled(page, ready(page))
        plates = page.locator(".far, .own")
        floor = max(box["y"] + box["height"] for plate in plates.all() if (box := plate.bounding_box()))
        cards(page).first.click()
        turn = page.get_by_test_id("turn")
        for place in glowing(page).all():
            place.hover()
            expect(page.get_by_test_id("confirm")).to_be_visible()
            box = turn.bounding_box()
            assert box is not None
            assert box["y"] >= floor, turn.inner_text()


def test_what_can_be_picked_up_is_said(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        sit_down(page)
        settled(page, ready(page))
        turn = page.get_by_test_id("turn")
        expect(turn).to_contain_text("the mug")
        page.locator("[data-thing=mug]").click()
        page.locator("[data-place='32:deck']").click()
        expect(turn).not_to_contain_text("the mug")
        expect(turn).to_contain_text("Pick up a card")


def test_closing_the_menu_lets_go_of_nothing(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        sit_down(page)
        settled(page, ready(page))
        cards(page).first.click()
        expect(glowing(page).first).to_be_visible()
        page.get_by_role("button", name="Menu and settings").click()
        menu = page.get_by_role("dialog")
        expect(menu).to_be_visible()
        page.keyboard.press("Escape")
        expect(menu).to_be_hidden()
        expect(glowing(page).first).to_be_visible()
        page.keyboard.press("Escape")
        expect(glowing(page)).to_have_count(0)


def test_a_finger_aims_before_it_puts(house: House, browser: Browser) -> None:
    with person(browser, house.url, PHONE, motion="full") as page:
        sit_down(page)
        settled(page, ready(page))
        value = cards(page).last.get_attribute("data-value")
        cards(page).last.tap()
        place = page.locator("[data-place='32:0']")
        place.tap()
        expect(page.get_by_test_id("turn")).to_contain_text("32, your side")
        expect(page.locator("[data-berth^='32:0:'][data-value]")).to_have_count(0)
        place.tap()
        expect(page.locator("[data-berth^='32:0:'][data-value]")).to_have_attribute("data-value", value or "")
