"""What several commands take or print."""

import json
import re
from pathlib import Path
from typing import Annotated, Any

import typer

from seaglass.engine import Game, Refusal
from seaglass.engine.document import LARGEST
from seaglass.engine.spelling import closest
from seaglass.locales import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `seaglass games` lists them.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang = Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Components = Annotated[
    Path | None,
    typer.Option(
        "--components", metavar="FILE", help="Your own board and pieces (.toml), for a game that takes them."
    ),
]


def print_json(value: Any) -> None:
    """JSON; what could give orders to a terminal is escaped, also where JSON would leave it."""
    text = json.dumps(value, ensure_ascii=False, indent=2)
    typer.echo(re.sub("[\x7f-\x9f]", lambda order: f"\\u{ord(order[0]):04x}", text))


def language(lang: str) -> str:
    """A language we speak; another one is refused."""
    if lang not in LANGUAGES:
        raise Refusal("language-unknown", lang=lang[:40], languages=", ".join(LANGUAGES))
    return lang


def read_options(given: list[str] | None) -> dict[str, str]:
    """`name=value` pairs."""
    pairs = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise Refusal("option-unreadable", got=text[:80])
        pairs[name] = value
    return pairs


def read_components(game: Game, seats: int, file: Path | None) -> dict[str, Any] | None:
    """The pieces in a person's own file; None: the standard ones."""
    if file is None:
        return None
    game.own_components()
    return game.load_components(read_file(file), seats)


def read_file(path: Path) -> str:
    """The text of a file a person named."""
    try:
        if path.is_dir():
            raise Refusal("file-is-folder", file=str(path))
        if path.stat().st_size > LARGEST:
            raise Refusal("document-too-large", most=LARGEST)
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)  # a device has no size, and perhaps no end
        if len(text) > LARGEST:
            raise Refusal("document-too-large", most=LARGEST)
        return text
    except FileNotFoundError:
        near = path.parent if path.parent.is_dir() else Path()
        likely = closest(path.name, [f.name for f in near.glob("*") if f.is_file()])
        if likely:
            raise Refusal("file-missing-near", file=str(path), suggestion=likely) from None
        raise Refusal("file-missing", file=str(path)) from None
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=str(path)) from None
    except OSError as wrong:
        raise Refusal("file-unreadable", file=str(path), reason=wrong.strerror or str(wrong)) from None


def write_file(path: Path, text: str) -> None:
    """Write a file a person named."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise Refusal("file-unwritable", file=str(path), reason=wrong.strerror or str(wrong)) from None
