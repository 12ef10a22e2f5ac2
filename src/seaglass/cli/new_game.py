"""`new-game`: a folder that runs, passes `seaglass check` and can be played, with rules to replace."""

import keyword
import re
import shutil
from pathlib import Path
from typing import Annotated

import typer

import seaglass
from seaglass.engine import Refusal
from seaglass.engine.registry import folders

PACKAGE = Path(seaglass.__file__).parent
TEMPLATE = PACKAGE / "template"
CHECKOUT = PACKAGE.parents[1]
_NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name: reef, coral_bay.")],
    into: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Where its rules shall be; by default among the others, with tests and a table.",
        ),
    ] = None,
) -> None:
    """Write a small game to begin with: it can be played, and its rules wait to be replaced."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Refusal("new-game-name-wrong", name=name[:80])
    if name in folders():
        raise Refusal("new-game-exists", path=str(folders()[name]))
    places = _places(name, into)
    if there := [path for path in places.values() if path.exists()]:
        raise Refusal("new-game-exists", path=str(there[0]))
    for part, path in places.items():
        write(TEMPLATE / part, path, name)
        typer.echo(path)
    home = "" if "web" in places else f"SEAGLASS_GAMES={places['reef'].parent.resolve()} "
    typer.echo(f"\n{home}seaglass check {name}")
    if "web" in places:
        typer.echo(f"make play   # then open http://127.0.0.1:8000/new/{name}")


def _places(name: str, into: Path | None) -> dict[str, Path]:
    """Where the parts of a game go: in a checkout, its tests and its table lie beside those of the others."""
    if into is not None or not (CHECKOUT / "web" / "src" / "games").is_dir():
        return {"reef": (into or Path()) / name}
    return {
        "reef": CHECKOUT / "src" / "seaglass" / "games" / name,
        "tests": CHECKOUT / "tests" / "games" / name,
        "web": CHECKOUT / "web" / "src" / "games" / name,
    }


def write(source: Path, target: Path, name: str) -> None:
    """Copy a folder of the template, with this name for its own."""
    try:
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        for path in target.rglob("*.*"):
            path.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    except OSError as wrong:
        raise Refusal("file-unwritable", file=str(target), reason=wrong.strerror or str(wrong)) from wrong


def renamed(text: str, name: str) -> str:
    title = name.replace("_", " ").title()
    for old, new in (("seaglass.template.reef", f"seaglass.games.{name}"), ("Reef", title), ("reef", name)):
        text = text.replace(old, new)
    return text
