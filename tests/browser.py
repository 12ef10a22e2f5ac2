"""The Chromium that the browser tests drive: one that is there, or one installed for them.

`python -m tests.browser` makes sure that there is one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = "The browser tests need Chromium or Chrome: install one and put it on the PATH."


def launch(playwright: Playwright) -> Browser:
    path = find(playwright)
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    # Chromium would leave its crash reports' settings in the user's home.
    config = Path(__file__).parents[1] / ".cache"
    environment: dict[str, str | float | bool] = {**os.environ, "XDG_CONFIG_HOME": str(config)}
    return playwright.chromium.launch(executable_path=path, args=FLAGS, env=environment)


def find(playwright: Playwright) -> Path | None:
    """The machine's own browser where it has one, else the one Playwright installed."""
    for name in NAMES:
        if (path := shutil.which(name)) and succeeds(path, "--version"):
            return Path(path)
    own = Path(playwright.chromium.executable_path)
    return own if own.exists() else None


def from_playwright() -> None:
    succeeds(sys.executable, "-m", "playwright", "install", "chromium")


def from_apt() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        succeeds("apt-get", "update")
        succeeds("apt-get", "install", "--yes", "--no-install-recommends", "chromium")


def succeeds(*command: str) -> bool:
    # Some systems ship a `chromium` that only says how to get the real one, and fails.
    return subprocess.run(command, capture_output=True).returncode == 0


def main() -> None:
    with sync_playwright() as playwright:
        if find(playwright):
            return
        for install in (from_playwright, from_apt):
            print(f"Installing Chromium for the browser tests ({install.__name__.replace('_', ' ')}) ...")
            install()
            if find(playwright):
                return
    sys.exit(MISSING)


if __name__ == "__main__":
    main()
