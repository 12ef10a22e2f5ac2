"""Rulebooks: chapters and numbered clauses, and no stray line."""

from pathlib import Path

import pytest

from seaglass.engine import game_named
from seaglass.engine.clauses import clause_ids, read, rulebook

GOOD = """# The sea

## 1 Boats
**1.1** Boats float.
**1.2** [ruling] Ships are boats. *Why: they float.*

## 2 The end
**2.1** It ends.
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "rules.en.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_rulebook_is_read(tmp_path: Path) -> None:
    book = read("sea", written(tmp_path, GOOD))
    assert book["title"] == "The sea"
    assert [chapter["title"] for chapter in book["chapters"]] == ["Boats", "The end"]
    assert clause_ids(book) == ["sea.1.1", "sea.1.2", "sea.2.1"]
    assert book["chapters"][0]["clauses"][1] == {
        "id": "sea.1.2",
        "text": "Ships are boats. *Why: they float.*",
        "ruling": True,
    }


@pytest.mark.parametrize(
    "stray",
    [
        "It ends at night.",
        "1.2 Boats sink.",
        "**1.2 Boats sink.**",
        "- boats",
        "### 1.1 Sails",
        "**x.1** No.",
    ],
)
def test_a_stray_line_is_an_error_that_names_it(tmp_path: Path, stray: str) -> None:
    with pytest.raises(ValueError, match="not a title, chapter or clause") as wrong:
        read("sea", written(tmp_path, GOOD + stray + "\n"))
    assert stray in str(wrong.value)


def test_a_clause_before_any_chapter_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="before the first chapter"):
        read("sea", written(tmp_path, "# The sea\n**1.1** Boats float.\n"))


def test_a_game_has_its_rulebook_in_each_language() -> None:
    mouton = game_named("mouton")
    english, german = rulebook(mouton, "en"), rulebook(mouton, "de")
    assert clause_ids(english) == clause_ids(german)
    assert english["chapters"] != german["chapters"]
