"""What docs/architecture.md names is there: every path, and every name in a file on its line."""

import re
from itertools import product
from pathlib import Path

import pytest

from seaglass.engine import games
from seaglass.locales import LANGUAGES

GAMES = [name for name, game in games().items() if game.released]
ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SPAN = re.compile(r"`([^`]+)`")
PATH = re.compile(r"(?:src|web|tests|docs)/[\w./<>-]*")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$")
ENDINGS = (".py", ".ts", ".svelte")


def spelled(path: str) -> list[Path]:
    """The paths that one with `<game>` and `<lang>` stands for."""
    found = product(GAMES if "<game>" in path else [""], LANGUAGES if "<lang>" in path else [""])
    return [ROOT / path.replace("<game>", game).replace("<lang>", lang) for game, lang in found]


def exists(path: Path) -> bool:
    """Whether it is there; a module may have become a folder."""
    return path.exists() or (path.suffix == ".py" and path.with_suffix("").is_dir())


def code(path: Path) -> str:
    """The text of a module, or of all those in a folder."""
    folder = path.with_suffix("") if not path.exists() else path
    files = [folder] if folder.is_file() else [f for f in folder.rglob("*") if f.suffix in ENDINGS]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.suffix in ENDINGS)


def prose() -> list[str]:
    """The lines outside the diagram that name a path."""
    lines = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL).splitlines()
    return [line for line in lines if PATH.search(line)]


@pytest.mark.parametrize("path", sorted(set(PATH.findall(TEXT))))
def test_every_path_is_there(path: str) -> None:
    missing = [one for one in spelled(path.rstrip(".")) if not exists(one)]
    assert not missing


@pytest.mark.parametrize("line", prose(), ids=lambda line: line[:40])
def test_every_name_is_in_a_file_of_its_line(line: str) -> None:
    text = "\n".join(code(path) for found in PATH.findall(line) for path in spelled(found))
    names = [span.partition("(")[0] for span in SPAN.findall(line)]
    for name in [name for name in names if NAME.match(name)]:
        for word in name.split("."):
            if f".{word}" not in ENDINGS:
                assert re.search(rf"\b{word}\b", text), f"{name} is in none of the files that its line names"


def test_the_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([\w-]+\.md)(?:#([\w-]+))?\)", TEXT):
        page = (ROOT / "docs" / link[0]).read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
        anchors = {re.sub(r"[^\w-]", "", heading.lower().replace(" ", "-")) for heading in headings}
        assert not link[1] or link[1] in anchors
    assert "docs/architecture.md" in (ROOT / "README.md").read_text(encoding="utf-8")
