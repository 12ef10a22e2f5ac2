"""Somebody at a browser."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

PHONE = ViewportSize(width=390, height=844)
LAPTOP = ViewportSize(width=1280, height=800)
WAIT = 180_000  # milliseconds; far more than anything takes, so that a slow machine is no failure
SHOTS = Path(__file__).parents[2] / "test-results"


@contextmanager
def person(
    browser: Browser,
    url: str,
    size: ViewportSize = LAPTOP,
    motion: str = "reduced",
    language: str = "en",
    light: str = "day",
    strict: bool = True,
) -> Iterator[Page]:
    """A browser of one's own; what goes wrong in the page fails the test (if strict, a lost server too)."""
    context = browser.new_context(viewport=size, base_url=url, has_touch=size["width"] < 500)
    kept = {
        "language": language,
        "light": light,
        "motion": motion,
        "speed": "brisk",
        "sound": False,
        "name": "",
    }
    settings = json.dumps(json.dumps(kept))
    context.add_init_script(f"localStorage.seaglass ??= {settings}")
    page = context.new_page()
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("console", lambda said: trouble.append(said.text) if said.type == "error" and strict else None)
    page.set_default_timeout(WAIT)
    try:
        yield page
        assert trouble == []
    finally:
        context.close()


def shoot(page: Page, name: str) -> None:
    """A picture to look at, in test-results/."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def fits(page: Page) -> None:
    """Nothing scrolls sideways, and on a phone everything to press is large enough."""
    width = page.evaluate("innerWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width < 500:
        small = page.evaluate(_SMALL)
        assert small == []


_SMALL = """() => [...document.querySelectorAll('button, a, select, input')].flatMap((e) => {
  const box = e.getBoundingClientRect();
  const shown = box.width && box.height && e.checkVisibility() && !e.closest('[inert]');
  const inline = getComputedStyle(e).display === 'inline';
  const skip = box.bottom < 0 || box.top < 0;
  return shown && !inline && !skip && (box.width < 43.5 || box.height < 43.5)
    ? [`${e.tagName} ${e.textContent.trim().slice(0, 20)} ${Math.round(box.width)}x${Math.round(box.height)}`]
    : [];
})"""


def settled(page: Page, *targets: Locator) -> None:
    """Wait until one of these can be seen."""
    found = targets[0]
    for target in targets[1:]:
        found = found.or_(target)
    expect(found.first).to_be_visible()


def result_of(page: Page) -> Any:
    """The record of a finished table, as the page offers it."""
    address = page.get_by_test_id("record").get_attribute("href")
    assert address is not None
    return json.loads(page.request.get(address).text())
