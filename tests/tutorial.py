"""The game of docs/add-a-game.md: what `seaglass new-game lagoon` writes, with the changes of the page."""

import re
from pathlib import Path

from seaglass.cli.new_game import TEMPLATE, write
from tests.checkout import ROOT

PAGE = ROOT / "docs" / "add-a-game.md"
PLACES = {
    "reef": Path("src/seaglass/games/lagoon"),
    "tests": Path("tests/games/lagoon"),
    "web": Path("web/src/games/lagoon"),
}
_BLOCK = re.compile(r"^```diff\n# (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def write_lagoon(home: Path) -> None:
    """All of the game, in a folder laid out as a checkout."""
    for part, place in PLACES.items():
        write(TEMPLATE / part, home / place, "lagoon")
    for name, changes in _BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        for change in changes.split("@@\n"):
            apply(home / name, change.splitlines())


def apply(file: Path, change: list[str]) -> None:
    """Put what a change brings in place of what it takes, which stands in the file once."""
    old = "".join(line[1:] + "\n" for line in change if not line.startswith("+"))
    new = "".join(line[1:] + "\n" for line in change if not line.startswith("-"))
    text = file.read_text(encoding="utf-8")
    assert f"\n{text}".count(f"\n{old}") == 1, f"{file.name} has not once:\n{old}"
    file.write_text(f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:], encoding="utf-8")
