"""Petite Mer in a real browser: whole charts drawn by clicking, alone and as a crew that swaps."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as NotInTime

from seaglass.locales import LANGUAGES
from tests.web.conftest import House
from tests.web.person import LAPTOP, PHONE, fits, person, result_of, settled, shoot

pytestmark = pytest.mark.browser

SMALL_PHONE = ViewportSize(width=360, height=640)


def new_table(page: Page, seats: int, *options: str) -> None:
    page.goto("/new/petite_mer")
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    if options:
        page.get_by_text("Options", exact=False).first.click()
    for option in options:
        page.get_by_role("group", name=option).get_by_text("On", exact=True).click()


def sit_down_alone(page: Page, *options: str) -> None:
    new_table(page, 1, *options)
    page.get_by_role("button", name="Play now").click()
    expect(end(page)).to_be_enabled()


def end(page: Page) -> Locator:
    """The end of the turn; it is enabled exactly while something may be done."""
    return page.get_by_test_id("end")


def mine(page: Page) -> list[str]:
    tiles = page.locator("[data-own]")
    return [number or "" for number in tiles.evaluate_all("all => all.map(tile => tile.dataset.own)")]


def nearest(page: Page) -> str | None:
    """The place nearest to headquarters where a tile fits, perhaps after sailing: so the chart gets round."""
    found = page.locator("[data-kind=some]").evaluate_all("all => all.map(place => place.dataset.place)")
    return min(found, key=lambda place: sum(abs(int(n)) for n in place.split()), default=None)


def touch(place: Locator) -> None:
    """Click; on a large chart a place may lie under a button until one moves the chart: then by key."""
    try:
        place.click(timeout=2_000)
    except NotInTime:
        place.press("Space")


def lay_all(page: Page) -> int:
    """Lay tiles as long as one fits within reach; answers how many were laid."""
    laid = 0
    while (place := nearest(page)) is not None:
        held = len(mine(page))
        touch(page.locator(f"[data-kind=some][data-place='{place}']"))
        tile = page.locator("[data-own][aria-pressed=true]").get_attribute("data-own")
        touch(page.locator(f"[data-kind=lay][data-place='{place}']"))
        expect(page.locator(f"[data-tile='{tile}']")).to_have_count(1)
        laid += 1
        if held == 1 or not wait_for_turn(page):
            break
    return laid


def end_turn(page: Page) -> None:
    """End the turn, and again when the table asks whether tiles that fit shall be discarded."""
    if not wait_for_turn(page):
        return
    before = mine(page)
    end(page).click()
    sure = end(page).filter(has_text="Discard")  # not there at all when that was the last turn
    if sure.count():
        sure.click()
    page.wait_for_function(
        "before => document.querySelector('[data-testid=ceremony]')"
        " || [...document.querySelectorAll('[data-own]')].map(tile => tile.dataset.own).join() !== before"
        " || !document.querySelector('[data-testid=end]:enabled')",
        arg=",".join(before),
    )


def wait_for_turn(page: Page) -> bool:
    """Whether the game goes on; false at its end."""
    enabled = page.locator("[data-testid=end]:enabled")
    settled(page, enabled, page.get_by_test_id("ceremony"))
    return not page.get_by_test_id("ceremony").is_visible()


def points(page: Page) -> int:
    return int(page.get_by_test_id("points").inner_text())


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_whole_chart_alone(house: House, browser: Browser, size: ViewportSize, tmp_path: Path) -> None:
    with person(browser, house.url, size) as page:
        sit_down_alone(page)
        fits(page)
        width = size["width"]
        laid = turns = 0
        while wait_for_turn(page):
            laid += lay_all(page)
            if turns == 8:
                shoot(page, f"petite_mer-middle-{width}")
                fits(page)
            end_turn(page)
            turns += 1
        assert laid > 8, "hardly anything could be laid"
        shoot(page, f"petite_mer-end-{width}")
        fits(page)
        total = result_of(page)["result"]["scores"][0]
        ceremony = page.get_by_test_id("ceremony")
        expect(ceremony).to_contain_text(f"{total} point")
        rows = ceremony.locator("tbody tr td:last-child").all_inner_texts()
        assert int(rows[-1]) == total, "the rows do not add up to the score"
        for kind, start in (("svg", b"<svg"), ("png", b"\x89PNG")):
            with page.expect_download() as found:
                page.get_by_test_id(f"save-{kind}").click()
            saved = tmp_path / f"chart.{kind}"
            found.value.save_as(saved)
            assert saved.read_bytes().startswith(start)
        drawn = (tmp_path / "chart.svg").read_text(encoding="utf-8")
        for borrowed in ("var(", "<use"):
            assert borrowed not in drawn, "the picture needs the page"


def test_a_tile_is_kept_and_a_step_is_paid_with_a_tile(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        sit_down_alone(page, "Wind turbines", "Piers")
        lay_all(page)
        end_turn(page)
        expect(end(page)).to_be_enabled()
        kept, dropped, _ = mine(page)
        page.locator(f"[data-own='{dropped}']").click()
        page.get_by_test_id("discard").click()
        page.locator("[data-kind=drop]").first.click()
        expect(page.locator("[data-own]")).to_have_count(2)
        expect(page.get_by_role("img", name="4 tokens")).to_be_visible()
        expect(end(page)).to_be_enabled()
        page.locator("[data-kind=sail]").first.click()
        expect(page.get_by_role("img", name="3 tokens")).to_be_visible()
        page.get_by_test_id("undo").click()
        expect(page.get_by_role("img", name="4 tokens")).to_be_visible()
        page.locator(f"[data-own='{kept}']").click()
        page.get_by_test_id("keep").click()
        expect(page.get_by_test_id("keep")).to_contain_text("discard 1 tile")
        page.get_by_test_id("keep").click()
        expect(page.locator("[data-own]")).to_have_count(3)
        assert kept in mine(page)


def test_the_pile_is_counted_alone_and_nothing_is_thrown_away_without_a_word(
    house: House, browser: Browser
) -> None:
    with person(browser, house.url) as page:
        sit_down_alone(page)
        expect(page.get_by_test_id("pile")).to_have_text(str(54 - 3))
        lay_all(page)
        wait_for_turn(page)
        for left in range(len(mine(page)), 0, -1):
            page.keyboard.press("Enter")
            expect(end(page)).to_contain_text(f"Discard {left} tile")
            page.keyboard.press("Escape")
            page.locator("[data-own]").first.click()
            page.get_by_test_id("discard").click()
            page.locator("[data-kind=drop]").first.click()
            expect(page.locator("[data-own]")).to_have_count(left - 1)


def test_a_phone_shows_the_newest_of_the_story_and_no_key_it_has_not_got(
    house: House, browser: Browser
) -> None:
    with person(browser, house.url, PHONE) as page:
        sit_down_alone(page)
        expect(page.get_by_test_id("turn")).not_to_contain_text("sail")
        expect(end(page).locator("kbd")).to_be_hidden()
        for _ in range(6):
            end_turn(page)
        assert wait_for_turn(page)
        page.get_by_test_id("open-log").click()
        log = page.get_by_test_id("log")
        expect(log.locator("li").first).not_to_be_in_viewport()
        expect(log.locator("li").last).to_be_in_viewport()
        page.get_by_role("tab", name="Rules").click()
        last = page.locator("[data-clause]").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport()


@pytest.mark.parametrize("size", [(844, 390), (667, 375)], ids=["844", "667"])
def test_a_phone_held_sideways_has_a_sea(house: House, browser: Browser, size: tuple[int, int]) -> None:
    with person(browser, house.url, ViewportSize(width=size[0], height=size[1])) as page:
        new_table(page, 4)
        page.get_by_role("button", name="Play now").click()
        expect(end(page)).to_be_enabled()
        shoot(page, f"petite_mer-sideways-{size[0]}")
        parts = ["[data-testid=stage]", ".top", ".foot", "[data-testid=turn]", "[data-testid=end]"]
        stage, top, foot, *inside = [page.locator(part).bounding_box() for part in parts]
        assert stage is not None
        assert top is not None
        assert foot is not None
        assert foot["y"] - (top["y"] + top["height"]) >= 100
        for box in (foot, *inside):
            assert box is not None
            assert box["x"] + box["width"] <= stage["x"] + stage["width"]
            assert box["y"] + box["height"] <= stage["y"] + stage["height"]
        touch(page.locator("[data-kind=some]").first)
        touch(page.locator("[data-kind=lay]").first)
        expect(page.locator("[data-tile]")).to_have_count(2)


def test_a_bot_that_wakes_has_a_small_sign(house: House, browser: Browser) -> None:
    def asleep(told: str | bytes) -> str:
        return str(told).replace('"waking":false', '"waking":true')

    with person(browser, house.url) as page:

        def between(ours: WebSocketRoute) -> None:
            server = ours.connect_to_server()
            server.on_message(lambda told: ours.send(asleep(told)))

        page.route_web_socket(re.compile("/live"), between)
        new_table(page, 2)
        page.get_by_role("button", name="Play now").click()
        sign = page.locator(".mate .doze svg")
        expect(sign).to_be_visible()
        box = sign.bounding_box()
        assert box is not None
        assert max(box["width"], box["height"]) < 24


def test_two_people_swap_and_draw_a_whole_chart(house: House, browser: Browser) -> None:
    with person(browser, house.url) as ana, person(browser, house.url, PHONE, light="night") as ben:
        new_table(ana, 2)
        ana.get_by_role("combobox").first.select_option(label="Open seat")
        ana.locator("form button.pri").click()
        expect(ana).to_have_url(re.compile(r"/t/\w+"))
        ben.goto(ana.url)
        ben.get_by_role("textbox").first.fill("Ben")
        ben.get_by_role("button", name=re.compile("seat|join|sit", re.IGNORECASE)).first.click()
        expect(end(ana)).to_be_enabled()

        given, wanted = mine(ana)[0], mine(ben)
        for asked, answer in ((wanted[0], "decline"), (wanted[1], "accept")):
            expect(end(ana)).to_be_enabled()
            if not ana.locator(f"[data-own='{given}'][aria-pressed=true]").count():
                ana.locator(f"[data-own='{given}']").click()
            ana.locator(f"[data-theirs='{asked}']").click()
            expect(ben.get_by_test_id("offer")).to_be_visible()
            fits(ben)
            shoot(ben, f"petite_mer-{answer}-390")
            ben.get_by_test_id(answer).click()
            expect(ana.get_by_test_id("offer")).to_be_hidden()
        expect(ana.locator(f"[data-own='{wanted[1]}']")).to_be_visible()
        expect(ben.locator(f"[data-own='{given}']")).to_be_visible()
        assert wanted[0] in mine(ben), "a declined swap took place"

        turns = 0
        while wait_for_turn(page := (ana, ben)[turns % 2]):
            lay_all(page)
            if turns in (8, 9):
                shoot(page, f"petite_mer-crew-{turns}")
            end_turn(page)
            turns += 1
        for page in (ana, ben):
            expect(page.get_by_test_id("ceremony")).to_be_visible()
        shoot(ben, "petite_mer-crew-end")
        scores = result_of(ana)["result"]["scores"]
        assert scores[0] == scores[1] == points(ana)


def test_keyboard_map_and_reasons(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        sit_down_alone(page)
        chart = page.get_by_test_id("chart")
        world = chart.locator(".world")
        start = world.get_attribute("style")
        page.mouse.move(300, 300)
        page.mouse.down()
        page.mouse.move(380, 340, steps=4)
        page.mouse.up()
        assert world.get_attribute("style") != start, "dragging does not pan"
        panned = world.get_attribute("style")
        page.mouse.wheel(0, -240)
        expect(world).not_to_have_attribute("style", panned or "")
        page.get_by_test_id("recentre").click()
        expect(world).to_have_attribute("style", start or "")

        page.locator("[data-own]").first.focus()
        page.keyboard.press("Space")
        expect(page.locator("[data-own][aria-pressed=true]")).to_have_count(1)
        expect(page.locator("[data-kind=lay]:focus")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator("[data-own][aria-pressed=true]")).to_have_count(0)
        page.keyboard.press("Space")
        page.keyboard.press("Space")
        expect(page.locator("[data-tile]")).to_have_count(2)

        expect(end(page)).to_be_enabled()
        page.locator("[data-own]").first.click()
        tile = page.locator("[data-own]").first.bounding_box()
        assert tile is not None
        # Dragged far away from the boat: the table says where tiles go.
        page.mouse.move(tile["x"] + 20, tile["y"] + 20)
        page.mouse.down()
        page.mouse.move(60, 160, steps=5)
        page.mouse.up()
        expect(page.get_by_text("right beside your boat")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_table_speaks(house: House, browser: Browser, language: str) -> None:
    for size in (LAPTOP, SMALL_PHONE):
        with person(browser, house.url, size, language=language) as page:
            page.goto("/new/petite_mer")
            page.locator("form button.pri").click()
            expect(page.get_by_role("toolbar")).to_be_visible()
            expect(end(page)).to_be_enabled()
            page.locator("[data-own]").first.click()
            fits(page)
            assert page.evaluate("document.documentElement.lang") == language
            shoot(page, f"petite_mer-{language}-{size['width']}")
