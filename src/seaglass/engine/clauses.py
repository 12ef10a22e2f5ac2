"""The rules in our own words: chapters and numbered clauses, read from a game's `rules.<lang>.md`."""

import re
from functools import cache
from pathlib import Path

from typing_extensions import TypedDict

from seaglass.engine.game import Game
from seaglass.locales import spoken

_CHAPTER = re.compile(r"^## (\d+) (.+)$")
_CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* (\[ruling\] )?(.+)$")


class Clause(TypedDict):
    id: str
    text: str
    ruling: bool


class Chapter(TypedDict):
    title: str
    clauses: list[Clause]


class Rulebook(TypedDict):
    title: str
    chapters: list[Chapter]


def rulebook(game: Game, lang: str) -> Rulebook:
    """The rules in this language, or in English where the game does not speak it yet."""
    return read(game.name, spoken(game.folder, "rules.{}.md", lang))


@cache
def read(name: str, path: Path) -> Rulebook:
    """A rulebook file; a line that is no title, chapter or clause is an error."""
    title = ""
    chapters: list[Chapter] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if chapter := _CHAPTER.match(line):
            chapters.append(Chapter(title=chapter[2], clauses=[]))
        elif clause := _CLAUSE.match(line):
            if not chapters:
                raise ValueError(f"{path.name}: a clause before the first chapter: {line[:60]}")
            found = Clause(id=f"{name}.{clause[1]}", text=clause[3], ruling=clause[2] is not None)
            chapters[-1]["clauses"].append(found)
        elif line.startswith("# "):
            title = line[2:]
        elif line.strip():
            raise ValueError(f"{path.name}: not a title, chapter or clause: {line[:60]}")
    return Rulebook(title=title, chapters=chapters)


def clause_ids(book: Rulebook) -> list[str]:
    return [clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]]
