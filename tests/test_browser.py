"""The browser tests need a browser that runs, and nothing else that a bare machine has not got."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright._impl._driver import compute_driver_executable

from tests import browser


def program(path: Path, status: int = 0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {status}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def no_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without one; Playwright would install its own in this folder."""
    monkeypatch.setattr(browser, "NAMES", ("chromium",))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "browsers"))
    return tmp_path


def test_the_machines_own_browser_is_found_without_starting_playwright(tmp_path: Path) -> None:
    program(tmp_path / "chromium")
    surroundings = {**os.environ, "PATH": str(tmp_path), "PLAYWRIGHT_NODEJS_PATH": str(tmp_path / "nothing")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.browser"], env=surroundings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_playwright_runs_with_the_node_of_the_environment() -> None:
    node, _ = compute_driver_executable()
    assert Path(node).is_relative_to(sys.prefix)
    assert "playwright" not in Path(node).parts
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    assert version.startswith("v")


@pytest.mark.skipif(sys.platform != "linux", reason="Playwright's folders are others elsewhere")
def test_a_browser_from_playwright_is_taken_where_it_runs(no_browser: Path) -> None:
    assert browser.find() is None
    own = no_browser / "browsers" / "chromium-1" / "chrome-linux64" / "chrome"
    program(own, status=127)  # its libraries are missing
    assert browser.find() is None
    program(own)
    assert browser.find() == own
    machines = program(no_browser / "bin" / "chromium")
    assert browser.find() == machines


@pytest.mark.parametrize(("ci", "outcome"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)])
def test_without_a_browser_its_tests_are_skipped_and_fail_under_ci(
    no_browser: Path, monkeypatch: pytest.MonkeyPatch, ci: str, outcome: type[BaseException]
) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(outcome, match="need Chromium"), browser.launched():
        pass
