"""Un mouton à la mer in a real browser: whole games, played by clicking."""

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from seaglass.locales import LANGUAGES
from tests.web.conftest import House
from tests.web.person import LAPTOP, PHONE, fits, person, result_of, settled, shoot

pytestmark = pytest.mark.browser


def sit_down(page: Page, players: int = 4) -> None:
    page.goto("/")
    page.get_by_test_id("game-mouton").get_by_role("link", name="Play now").click()
    page.get_by_text(str(players), exact=True).click()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("toolbar")).to_be_visible()


def hand(page: Page) -> list[int]:
    labels = (
        page.get_by_role("toolbar")
        .get_by_role("button")
        .evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    )
    return [int(found[0]) for label in labels if (found := re.search(r"\d+", label))]


def play_card(page: Page, which: int = 0) -> int:
    """Pick a card up and put it down by clicking; answers its number."""
    card = page.get_by_role("toolbar").get_by_role("button").nth(which)
    number = re.search(r"\d+", card.get_attribute("aria-label") or "")
    assert number is not None
    card.click()
    page.get_by_role("button", name=re.compile(rf"(Play|Put) {number[0]}\b")).first.click()
    in_hand = page.get_by_role("toolbar").get_by_role("button", name=re.compile(rf"\b{number[0]}\b"))
    expect(in_hand).to_have_count(0)
    return int(number[0])


def play_on(page: Page, reload_at: int | None = None) -> int:
    """Play first cards until the ceremony; answers how many cards were played."""
    played = 0
    your_turn = page.get_by_text("Your turn.", exact=False)
    sum_, ceremony = page.get_by_test_id("sum"), page.get_by_test_id("ceremony")
    while True:
        settled(page, your_turn, sum_, ceremony)
        if ceremony.is_visible():
            return played
        if sum_.is_visible():
            sum_.get_by_role("button").last.click()
            expect(sum_).to_be_hidden()
            continue
        if played == reload_at:
            before = hand(page)
            page.reload()
            settled(page, your_turn)
            assert hand(page) == before
        play_card(page)
        played += 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_whole_game_against_bots(house: House, browser: Browser, size: dict[str, int]) -> None:
    with person(browser, house.url, size) as page:  # type: ignore[arg-type]
        sit_down(page)
        fits(page)
        shoot(page, f"mouton-start-{size['width']}")
        assert play_on(page, reload_at=3) >= 4
        shoot(page, f"mouton-end-{size['width']}")
        fits(page)
        scores = result_of(page)["result"]["scores"]
        ceremony = page.get_by_test_id("ceremony").inner_text().replace("−", "-")
        for points in scores:
            assert re.search(rf"(?<![\d-]){points}(?!\d)", ceremony), f"{points} is not in the sum"
        page.get_by_test_id("rematch").click()
        expect(page.get_by_role("toolbar").get_by_role("button")).to_have_count(12)


def test_the_server_may_die_and_the_game_goes_on(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> None:
    house = House(tmp_path_factory.mktemp("mortal") / "seaglass.db")
    try:
        with person(browser, house.url, strict=False) as page:
            sit_down(page, 3)
            for _ in range(3):
                play_card(page)
                settled(page, page.get_by_text("Your turn."))
            before = hand(page)
            house.stop()
            house.start()
            settled(page, page.get_by_text("Your turn."))
            assert hand(page) == before
            assert len(before) == 9
            play_card(page)
            expect(page.get_by_text("Trick 5 of 12")).to_be_visible()
    finally:
        house.stop()


def test_two_people_at_one_screen(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        page.goto("/new/mouton")
        page.get_by_text("3", exact=True).click()
        page.get_by_role("combobox").first.select_option(label="At this screen")
        names = page.get_by_role("textbox")
        names.nth(0).fill("Lenaïg")
        names.nth(1).fill("Erwan")
        page.get_by_role("button", name="Play now").click()
        cover = page.get_by_test_id("pass-screen")
        for trick in range(2):
            hands = []
            for seat in (0, 1):
                expect(cover).to_be_visible()
                assert not page.get_by_role("toolbar").is_visible(), "a hand shows behind the cover"
                if trick == 0 and seat == 0:
                    shoot(page, "mouton-cover")
                page.get_by_test_id(f"here-{seat}").click()
                expect(page.get_by_role("toolbar")).to_be_visible()
                hands.append(hand(page))
                play_card(page)
            assert set(hands[0]).isdisjoint(hands[1])
        expect(cover).to_be_visible()


def test_a_friend_joins_by_link(house: House, browser: Browser) -> None:
    with person(browser, house.url) as ana, person(browser, house.url, PHONE) as ben:
        ana.goto("/new/mouton")
        ana.get_by_text("3", exact=True).click()
        ana.get_by_role("combobox").first.select_option(label="Open seat")
        ana.get_by_role("button", name=re.compile("Play now|Open the table|Create", re.IGNORECASE)).click()
        expect(ana).to_have_url(re.compile(r"/t/\w+"))
        ben.goto(ana.url)
        fits(ben)
        ben.get_by_role("textbox").first.fill("Ben")
        ben.get_by_role("button", name=re.compile("seat|join|sit", re.IGNORECASE)).first.click()
        expect(ana.get_by_role("toolbar")).to_be_visible()
        expect(ben.get_by_role("toolbar")).to_be_visible()
        assert set(hand(ana)).isdisjoint(hand(ben))
        play_card(ana)
        expect(ben.get_by_text("Your turn.")).to_be_visible()
        play_card(ben)
        expect(ana.get_by_text("Trick 2 of 12")).to_be_visible()


def test_motion_at_full_and_undo(house: House, browser: Browser) -> None:
    with person(browser, house.url, motion="full", light="night") as page:
        sit_down(page, 5)
        card = play_card(page, 3)
        expect(page.get_by_text(f"You play {card}")).to_be_visible()
        expect(page.get_by_text("Trick 2 of 12")).to_be_visible()
        settled(page, page.get_by_text("Your turn."))
        shoot(page, "mouton-night-5")


def test_no_word_under_a_tide_is_broken_on_a_phone_held_sideways(house: House, browser: Browser) -> None:
    with person(browser, house.url, ViewportSize(width=844, height=390), language="de") as page:
        page.goto("/new/mouton")
        page.get_by_text("5", exact=True).click()
        page.get_by_role("button", name="Jetzt spielen").last.click()
        word = page.locator("figcaption .short").get_by_text("höchste", exact=True)
        expect(word).to_be_visible()
        assert word.evaluate("word => word.getClientRects().length") == 1


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_table_speaks(house: House, browser: Browser, language: str) -> None:
    for size in (LAPTOP, PHONE):
        with person(browser, house.url, size, language=language) as page:
            page.goto("/new/mouton")
            page.locator("form button[type=submit], main button.pri").last.click()
            expect(page.get_by_role("toolbar")).to_be_visible()
            fits(page)
            assert page.evaluate("document.documentElement.lang") == language
            shoot(page, f"mouton-{language}-{size['width']}")


@pytest.mark.parametrize(
    "focused", ["[data-card].picked", "[data-card]:not(.picked)", "#stage", "[data-testid=hint]"]
)
def test_enter_plays_the_card_wherever_the_focus_is(house: House, browser: Browser, focused: str) -> None:
    with person(browser, house.url) as page:
        sit_down(page, 3)
        settled(page, page.get_by_text("Your turn."))
        card = hand(page)[2]
        page.locator(f"[data-card='{card}']").click()
        expect(page.get_by_role("button", name=f"Play {card}")).to_contain_text("Enter")
        page.locator(focused).first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-card='{card}'][aria-pressed]")).to_have_count(0)


def test_enter_outside_the_table_is_that_control_s_own(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        sit_down(page, 3)
        settled(page, page.get_by_text("Your turn."))
        card = hand(page)[2]
        page.locator(f"[data-card='{card}']").click()
        page.get_by_test_id("menu").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.locator(f"[data-card='{card}'][aria-pressed=true]")).to_have_count(1)
