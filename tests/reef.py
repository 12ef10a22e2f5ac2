"""The small game of the template as a game of the registry, whole or broken in one place."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from seaglass.cli.new_game import TEMPLATE, write
from tests.new_games import among_the_games


@contextmanager
def reef(home: Path, **changes: tuple[str, str]) -> Iterator[Path]:
    """Reef in this folder, among the games; `rules=(old, new)` changes one place of rules.py."""
    folder = home / "reef"
    write(TEMPLATE / "reef", folder, "reef")
    for name, (old, new) in changes.items():
        change(folder / f"{name}.py", old, new)
    with among_the_games(home, "reef"):
        yield folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new), encoding="utf-8")


@contextmanager
def second_version(home: Path, first: int = 1) -> Iterator[Path]:
    """Reef with a version 2 of its rules, in which the lowest card takes the pearl; `first` still plays."""
    with reef(
        home,
        __init__=("seats=range(2, 5),", f"seats=range(2, 5),\n    rules_versions=range({first}, 3),"),
        state=('("seats", i1),', '("seats", i1),\n    ("rules", i1),'),
        rules=(
            "        if s.played[seat] > s.played[best]:\n",
            "        higher = s.played[seat] > s.played[best]\n        if higher == (s.rules == 1):\n",
        ),
    ) as folder:
        yield folder


def sentences(case: dict[str, Any]) -> list[str]:
    """What may be said of something broken: versions of Python differ in a few words."""
    says: str | list[str] = case["says"]
    return [says] if isinstance(says, str) else says
