"""Mermaid Rain in a real browser: melding, laying, riding, gathering; a whole game by clicking."""

import hashlib
import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from seaglass.engine import CHANCE, Match, game_named
from seaglass.locales import LANGUAGES
from seaglass.server.http.identity import COOKIE
from seaglass.server.storage.store import Saved, Seat, Store
from tests.play import random_match
from tests.web.conftest import House
from tests.web.person import LAPTOP, PHONE, fits, person, result_of, shoot

pytestmark = pytest.mark.browser

SMALL_PHONE = ViewportSize(width=360, height=640)


def sit_down(page: Page, players: int = 4) -> None:
    page.goto("/new/mermaid_rain")
    page.get_by_text(str(players), exact=True).click()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("toolbar")).to_be_visible()


def asked(page: Page) -> str | None:
    """What one must decide now; nothing while the others do, or when the game is over."""
    table, ceremony = page.get_by_test_id("mermaid_rain"), page.get_by_test_id("ceremony")
    for _ in range(1500):
        if ceremony.is_visible():
            return None
        if table.get_attribute("data-ready") == "true":
            return table.get_attribute("data-phase")
        page.get_by_test_id("turn").dispatch_event("click")  # who is fast does not wait for what is shown
        page.wait_for_timeout(20)
    shoot(page, "mermaid_rain-stuck")
    phase = table.get_attribute("data-phase")
    raise AssertionError(f"nobody asks for anything: {phase}, {page.inner_text('body')}")


def hand(page: Page) -> Locator:
    return page.get_by_role("toolbar").locator("[data-card]")


def glowing(page: Page) -> Locator:
    return page.locator("[data-place][data-reach=true]")


def two_cards(page: Page) -> None:
    hand(page).nth(0).click()
    hand(page).nth(1).click()
    page.get_by_test_id("confirm").click()


def click_place(page: Page, place: Locator) -> None:
    """The middle of a pane can lie beside it, and a finger taps twice: once to see the way."""
    place.dispatch_event("click")
    confirm = page.get_by_test_id("confirm")
    if confirm.is_visible():
        confirm.click()


def lay(page: Page, shots: str) -> None:
    """Pick the first tile up: it lies near the own mermaid; turn it there, and lay it."""
    before = page.locator("[data-place]").count()
    page.locator("[data-tile].may").first.click()
    page.keyboard.press("r")
    shoot(page, f"{shots}-placing")
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-place]")).to_have_count(before + 1)


def ride(page: Page, shots: str, done: set[str]) -> None:
    if page.locator("[data-tile].may").count():
        done.add("lay")
        lay(page, shots)
    elif glowing(page).count():
        if "go" not in done:
            glowing(page).first.focus()
            shoot(page, f"{shots}-moving")
        done.add("go")
        click_place(page, glowing(page).first)
    else:
        page.get_by_test_id("done").click()


def play_on(page: Page, shots: str) -> set[str]:
    """Play by clicking until the ceremony; answers what there was to do on the way."""
    done: set[str] = set()
    for _ in range(400):
        phase = asked(page)
        if phase is None:
            return done
        if phase not in done:
            shoot(page, f"{shots}-{phase}")
        done.add(phase)
        if phase == "meld":
            if page.get_by_test_id("stop").is_visible():
                page.get_by_test_id("stop").click()
            else:
                two_cards(page)
        elif phase == "keep":
            two_cards(page)
        elif phase == "choose_tile":
            page.locator("[data-move], [data-tile].may").first.click()
        elif phase in ("take", "pay"):
            page.locator("[data-move]").first.click()
        elif phase in ("start", "drift"):
            click_place(page, glowing(page).first)
        else:
            ride(page, shots, done)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_whole_game_against_bots(house: House, browser: Browser, size: ViewportSize) -> None:
    shots = f"mermaid_rain-{size['width']}"
    with person(browser, house.url, size) as page:
        sit_down(page)
        fits(page)
        done = play_on(page, shots)
        assert {"meld", "choose_tile", "start", "lay", "go"} <= done
        shoot(page, f"{shots}-end")
        fits(page)
        ceremony = page.get_by_test_id("ceremony").inner_text().replace("−", "-")
        for points in result_of(page)["result"]["scores"]:
            assert re.search(rf"(?<![\d-]){points}(?!\d)", ceremony), f"{points} is not in the sum"


def test_the_meld_is_named_as_it_grows(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        sit_down(page, 3)
        assert asked(page) == "meld"
        cards = hand(page).evaluate_all("cards => cards.map(card => card.dataset.card)")
        twice = next(i for i, card in enumerate(cards) if card in cards[:i])
        page.locator(f"[data-card={cards[twice]}]").first.click()
        hand(page).nth(twice).click()
        expect(page.get_by_test_id("meld")).to_contain_text("Mermaid Drop")
        expect(page.get_by_test_id("meld")).to_contain_text("1 point")
        page.keyboard.press("Escape")
        expect(page.get_by_role("toolbar").locator("[aria-pressed=true]")).to_have_count(0)
        other = next(i for i, card in enumerate(cards) if card != cards[0])
        hand(page).nth(0).click()
        hand(page).nth(other).click()
        expect(page.get_by_test_id("meld")).to_contain_text("Octopus")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_table_speaks(house: House, browser: Browser, language: str) -> None:
    for size in (LAPTOP, SMALL_PHONE):
        with person(browser, house.url, size, language=language) as page:
            page.goto("/new/mermaid_rain")
            page.locator("form button[type=submit], main button.pri").last.click()
            expect(page.get_by_role("toolbar")).to_be_visible()
            assert asked(page) == "meld"
            fits(page)
            assert page.evaluate("document.documentElement.lang") == language
            assert "mermaid_rain-" not in page.inner_text("body")
            shoot(page, f"mermaid_rain-{language}-{size['width']}")


def sit_at(page: Page, house: House, name: str, wanted: Callable[[Match, int], bool]) -> None:
    """A table that random play has brought to a moment that is wanted, for the seat that decides then."""
    for seed in range(200):
        match = random_match(
            game_named("mermaid_rain"), 3, seed=seed, until=lambda match: decides(match, wanted) >= 0
        )
        if not match.over:
            break
    seat = decides(match, wanted)
    holder = hashlib.sha256((name * 43)[:43].encode()).hexdigest()
    page.context.add_cookies([{"name": COOKIE, "value": (name * 43)[:43], "url": house.url}])
    seats = tuple(Seat("person", f"P{i}", holder=holder if i == seat else None) for i in range(3))
    log = [(None if actor == CHANCE else actor, match.game.moves.name(d)) for actor, d in match.decisions]
    saved = Saved(name, "mermaid_rain", match.game.rules_version, dict(match.options), bytes(32), seats)
    store = Store(house.db)
    store.create(saved, log)
    store.close()
    page.goto(f"/t/{name}")
    expect(page.get_by_role("toolbar")).to_be_visible()


def decides(match: Match, wanted: Callable[[Match, int], bool]) -> int:
    return next((seat for seat in match.actors if seat != CHANCE and wanted(match, seat)), -1)


def may(match: Match, seat: int, verb: str) -> bool:
    return any(f"{move} ".startswith(f"{verb} ") for move in match.legal(seat))


def test_a_second_tile_drawn_first_leaves_the_offer(house: House, browser: Browser) -> None:
    def first_with_a_waltz(match: Match, seat: int) -> bool:
        return may(match, seat, "waltz") and may(match, seat, "pick") and match.state.turn == 0

    with person(browser, house.url) as page:
        sit_at(page, house, "waltz", first_with_a_waltz)
        table, tiles, offered = (
            page.get_by_test_id("mermaid_rain"),
            page.locator("[data-tile]"),
            page.locator("[data-tile].may"),
        )
        expect(offered).to_have_count(3)
        expect(tiles).to_have_count(3)
        page.locator("[data-move^=waltz]").first.click()
        for _ in ("at once", "after a reload"):
            expect(table).to_have_attribute("data-ready", "true")
            expect(offered).to_have_count(3)
            expect(tiles).to_have_count(4)
            page.reload()
        offered.first.click()
        expect(table).to_have_attribute("data-ready", "false")
        expect(offered).to_have_count(0)
        expect(tiles).to_have_count(4)


def test_no_button_takes_the_place_of_another_under_the_pointer(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        sit_at(page, house, "rides", lambda match, seat: may(match, seat, "go"))
        ride = page.get_by_role("button", name="Ride")
        boxes = [(ride.bounding_box(), page.get_by_test_id("done").bounding_box())]
        glowing(page).first.hover(force=True)
        boxes.append((ride.bounding_box(), page.get_by_test_id("done").bounding_box()))
        expect(ride).to_be_disabled()
        page.keyboard.press("Tab")
        glowing(page).first.focus()
        expect(ride).to_be_enabled()
        boxes.append((ride.bounding_box(), page.get_by_test_id("done").bounding_box()))
        assert boxes == boxes[:1] * 3
        box = ride.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        under = "([x, y]) => document.elementFromPoint(x, y).closest('button').textContent"
        assert "Ride" in page.evaluate(under, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])


@pytest.mark.parametrize(
    ("name", "focused"),
    [
        ("enterdone", "[data-testid=done]"),
        ("entercard", "[data-card]"),
        ("enterstage", "#stage"),
        ("enterplace", "[data-place]:focus"),
    ],
)
def test_enter_rides_wherever_the_focus_is(house: House, browser: Browser, name: str, focused: str) -> None:
    with person(browser, house.url) as page:
        sit_at(page, house, name, lambda match, seat: may(match, seat, "go"))
        page.keyboard.press("Tab")
        glowing(page).first.focus()
        expect(page.get_by_test_id("confirm")).to_contain_text("Ride Enter")
        to = page.locator("[data-place]:focus").get_attribute("data-place")
        page.locator(focused).first.focus()
        page.keyboard.press("Enter")
        there = page.locator(f"[data-place={to}]")
        expect(there).to_have_attribute("aria-label", re.compile("here: You"))


def test_one_press_takes_back_the_whole_laying_of_a_tile(house: House, browser: Browser) -> None:
    with person(browser, house.url) as page:
        sit_at(page, house, "undo", lambda match, seat: may(match, seat, "lay"))
        table, tiles = page.get_by_test_id("mermaid_rain"), page.locator("[data-tile].may")
        many = tiles.count()
        lay(page, "mermaid_rain-undo")
        expect(tiles).to_have_count(many - 1)
        expect(table).to_have_attribute("data-ready", "true")
        laid = page.locator("[data-place]").count()
        page.get_by_test_id("undo").click()
        expect(page.locator("[data-place]")).to_have_count(laid - 1)
        expect(tiles).to_have_count(many)
        expect(table).to_have_attribute("data-phase", "ride")


def test_cards_that_were_paid_are_not_picked_up_any_more(house: House, browser: Browser) -> None:
    """The cards after them in the hand would be, which nobody meant."""

    def any_card_would_do(match: Match, seat: int) -> bool:
        return may(match, seat, "pay") and match.state.hand[seat].sum() > 2

    with person(browser, house.url) as page:
        sit_at(page, house, "paid", any_card_would_do)
        move = page.locator("[data-move^=pay]").first.get_attribute("data-move") or ""
        count = hand(page).count()
        for card in move.split(" ")[1:]:
            page.locator(f"[data-card={card}][aria-pressed=false]").first.click()
        page.get_by_test_id("confirm").click()
        expect(hand(page)).to_have_count(count - len(move.split(" ")) + 1)
        expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("verb", ["start", "drift"])
def test_every_start_is_in_sight_on_a_phone(house: House, browser: Browser, verb: str) -> None:
    with person(browser, house.url, PHONE) as page:
        sit_at(page, house, f"starts{verb}", lambda match, seat: may(match, seat, verb))
        sea = page.get_by_test_id("sea").bounding_box()
        assert sea is not None
        expect(glowing(page).first).to_be_visible()
        for start in glowing(page).all():
            box = start.bounding_box()
            assert box is not None
            assert box["x"] >= sea["x"] - 1
            assert box["x"] + box["width"] <= sea["x"] + sea["width"] + 1
            assert box["y"] >= sea["y"] - 1
            assert box["y"] + box["height"] <= sea["y"] + sea["height"] + 1
        names = page.locator(".plate .name")
        widths = names.evaluate_all("all => all.map(name => [name.scrollWidth, name.clientWidth])")
        assert all(wanted <= got for wanted, got in widths)


def test_a_place_out_of_sight_is_found_on_a_phone(house: House, browser: Browser) -> None:
    with person(browser, house.url, PHONE) as page:
        sit_at(page, house, "wider", lambda match, seat: may(match, seat, "start"))
        sea = page.get_by_test_id("sea").bounding_box()
        assert sea is not None
        for _ in range(4):
            page.get_by_test_id("wider").click()
        for box in (place.bounding_box() for place in page.locator("[data-place]").all()):
            assert box is not None
            assert box["x"] >= sea["x"] - 1
            assert box["x"] + box["width"] <= sea["x"] + sea["width"] + 1
            assert box["y"] >= sea["y"] - 1
            assert box["y"] + box["height"] <= sea["y"] + sea["height"] + 1


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_the_sea_stays_while_one_looks_at_its_places(
    house: House, browser: Browser, size: ViewportSize
) -> None:
    """The words above it change with the place; a second tap must find what the first one showed."""
    with person(browser, house.url, size) as page:
        sit_at(page, house, f"still{size['width']}", lambda match, seat: may(match, seat, "go"))
        sea, words = page.locator(".ocean"), page.get_by_test_id("turn")
        boxes, said = [sea.bounding_box()], {words.inner_text()}
        for place in glowing(page).all():
            place.dispatch_event("pointerenter", {"pointerType": "mouse"})
            expect(page.locator(".trail")).to_have_count(1)
            said.add(words.inner_text())
            boxes.append(sea.bounding_box())
            place.dispatch_event("pointerleave", {"pointerType": "mouse"})
            expect(page.locator(".trail")).to_have_count(0)
        assert len(said) > 1
        assert boxes == boxes[:1] * len(boxes)


@pytest.mark.parametrize(
    ("name", "verb"), [("widemeld", "open"), ("widestop", "stop"), ("widewaltz", "waltz"), ("wideride", "go")]
)
@pytest.mark.parametrize("size", [(844, 390), (667, 375)], ids=["844", "667"])
def test_everything_has_its_place_on_a_phone_held_sideways(
    house: House, browser: Browser, name: str, verb: str, size: tuple[int, int]
) -> None:
    with person(browser, house.url, ViewportSize(width=size[0], height=size[1]), language="de") as page:
        sit_at(page, house, f"{name}{size[0]}", lambda match, seat: may(match, seat, verb))
        shoot(page, f"mermaid_rain-{name}-{size[0]}")
        fits(page)
        parts = [".ocean", "[role=toolbar]", "[data-testid=turn]", ".own .shelf", "main .acts"]
        found = [page.locator(part).first for part in parts]
        boxes = {p: one.bounding_box() for p, one in zip(parts, found, strict=True) if one.count()}
        sea = boxes[".ocean"]
        assert sea is not None
        assert min(sea["width"], sea["height"]) >= (200 if size[0] == 844 else 160)
        for (one, a), (other, b) in itertools.combinations(boxes.items(), 2):
            assert a is not None
            assert b is not None
            beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
            below = a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
            assert beside or below, f"{one} lies over {other}"
