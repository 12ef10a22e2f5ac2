"""Components files: pieces of somebody's own, written like a game's `components.toml`."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from seaglass.engine.document import DEEPEST, Field, checked
from seaglass.engine.refusal import Phrase, Refusal, phrase

SOURCES = ("printed", "known", "ours", "box")

Pieces = TypeVar("Pieces")

# What stands in quotes, and comments. One that is not closed reaches to the end: there the parser stops, too.
_QUOTED = re.compile(
    r'"""(?:[^\\]|\\.)*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*",
    re.DOTALL,
)


def load(text: str, read: Callable[[Field], Pieces]) -> Pieces:
    """What `read` makes of a file's text; a file that does not add up is refused: where, and why."""
    _check_depth(text)
    try:
        document = checked(Field("", tomllib.loads(text)))
    except ValueError as wrong:  # also a number with thousands of digits
        raise Refusal("components-unreadable", reason=str(wrong)[:120]) from None
    try:
        return read(document)
    except Refusal as refusal:
        place = _place(text, refusal.details["field"])
        reason = phrase(refusal.key, **{**refusal.details, "field": place})
        raise Refusal("components-wrong", reason=reason) from None


def _check_depth(text: str) -> None:
    """Refuse deep nesting before it is parsed: what one key costs `tomllib` grows with its depth squared."""
    bare = _QUOTED.sub("", text)
    depth = 0
    for mark in re.findall(r"[\[\]{}]", bare):
        depth += 1 if mark in "[{" else -1
        if depth > DEEPEST:
            raise Refusal("json-too-deep")
    if any(key.count(".") >= DEEPEST for key in re.split(r"[=,\n\[\]{}]", bare)):
        raise Refusal("json-too-deep")


def read_printed(box: Field, file: Path, *own: str) -> None:
    """All as in the game's own file, but for what is named here: a section, or `section.key`."""
    printed = tomllib.loads(file.read_text(encoding="utf-8"))
    box.only(*printed)
    for name, numbers in printed.items():
        section = box[name]
        section.only(*numbers)
        check_source(section)
        for key, value in numbers.items():
            free = key == "source" or name in own or f"{name}.{key}" in own
            if not free and section[key].value != value:
                raise section[key].refuse(phrase("expected-printed", value=str(value)))


def check_source(section: Field) -> None:
    """Where the numbers of a section come from, if it says so."""
    section.get("source", "box").one_of(*SOURCES)


def _place(text: str, path: str) -> str | Phrase:
    """Where in the text a field stands, as far as its name tells."""
    keys, indices = re.sub(r"\[\d+\]", "", path).split("."), re.findall(r"\[(\d+)\]", path)
    section, key = (".".join(keys[:-1]), keys[-1]) if len(keys) > 1 else ("", path)
    here, found = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\[([^\[\]]+)\]", line):
            here = header[1]
            found = number if here == ".".join(keys) or (not found and here.startswith(f"{key}.")) else found
        elif here == section and re.match(rf"{re.escape(key)}\s*=", line):
            found = number + (1 + int(indices[0]) if indices and line.rstrip().endswith("[") else 0)
    return phrase("place-in-line", field=path, line=found) if found else path
