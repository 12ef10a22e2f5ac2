"""Four languages say the same: the same messages with the same variables, the same clauses of the rules."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from seaglass import games, locales
from seaglass.engine import clauses
from seaglass.locales import LANGUAGES

GAMES = Path(games.__file__).parent
SHARED = Path(locales.__file__).parent
RULED = sorted({path.parent.name for path in GAMES.glob("*/rules.*.md")})
TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SOME_NUMBERS = (0, 1, 2, 5)
WHY = {"en": "*Why: ", "fr": "*Pourquoi\u00a0: ", "de": "*Warum: ", "zh-Hant": "*原因："}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A piece of a message and everything inside it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from nodes(list(vars(node).values()))


def variables(message: ast.Message) -> dict[str, set[str | int]]:
    """The variables of a message, each with the values its text tells apart."""
    values: dict[str, set[str | int]] = {}
    for node in nodes(message):
        if isinstance(node, ast.VariableReference):
            values.setdefault(node.id.name, set())
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            words = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            told_apart = SOME_NUMBERS if words <= PLURALS else words
            values.setdefault(node.selector.id.name, set()).update(told_apart)
    return values


def catalogue_files() -> list[str]:
    """Each set of files that must agree, as a path with `{}` for the language."""
    owners = sorted({path.parent for path in GAMES.glob("*/messages.*.ftl")})
    return [str(SHARED / "{}.ftl"), *(str(owner / "messages.{}.ftl") for owner in owners)]


def body(pattern: str, lang: str) -> list[Any]:
    return FluentParser().parse(Path(pattern.format(lang)).read_text(encoding="utf-8")).body


def messages(pattern: str, lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in body(pattern, lang) if isinstance(entry, ast.Message)}


def rules(game: str, lang: str) -> list[clauses.Chapter]:
    return clauses.read(game, GAMES / game / f"rules.{lang}.md")["chapters"]


def named(pattern: str) -> str:
    return str(Path(pattern).relative_to(SHARED.parent).parent)


each_catalogue = pytest.mark.parametrize("pattern", catalogue_files(), ids=named)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_translation = pytest.mark.parametrize("lang", TRANSLATED)
each_rulebook = pytest.mark.parametrize("game", RULED)


@each_catalogue
@each_language
def test_a_catalogue_parses_and_says_each_thing_once(pattern: str, lang: str) -> None:
    entries = body(pattern, lang)
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert ids
    assert len(ids) == len(set(ids)), "an id twice: the second would silently win or lose"


@each_catalogue
@each_translation
def test_a_catalogue_has_the_messages_of_the_english_one(pattern: str, lang: str) -> None:
    english = {key: set(variables(entry)) for key, entry in messages(pattern, "en").items()}
    assert {key: set(variables(entry)) for key, entry in messages(pattern, lang).items()} == english


@each_language
def test_no_message_belongs_to_two_catalogues(lang: str) -> None:
    ids = [key for pattern in catalogue_files() for key in messages(pattern, lang)]
    assert sorted(ids) == sorted(set(ids))


@each_catalogue
@each_language
def test_every_wording_of_a_message_can_be_said(pattern: str, lang: str) -> None:
    bundle = locales.catalogue(lang)
    for key, entry in messages(pattern, lang).items():
        wording = bundle.get_message(key).value
        assert wording is not None, key
        told_apart = variables(entry)
        for case in product(*(values or {3} for values in told_apart.values())):
            said, errors = bundle.format_pattern(wording, dict(zip(told_apart, case, strict=True)))
            assert not errors, (key, errors)
            assert str(said).strip()


@each_rulebook
@each_translation
def test_rules_have_the_same_clauses_in_the_same_order(game: str, lang: str) -> None:
    def outline(lang: str) -> list[list[tuple[str, bool]]]:
        return [[(c["id"], c["ruling"]) for c in chapter["clauses"]] for chapter in rules(game, lang)]

    assert outline(lang) == outline("en")


@each_rulebook
@each_language
def test_clauses_count_up_within_their_chapters(game: str, lang: str) -> None:
    found = [[c["id"] for c in chapter["clauses"]] for chapter in rules(game, lang)]
    assert found == [
        [f"{game}.{chapter}.{n}" for n in range(1, len(ids) + 1)] for chapter, ids in enumerate(found, 1)
    ]


@each_rulebook
@each_language
def test_a_ruling_says_why_and_nothing_else_does(game: str, lang: str) -> None:
    for chapter in rules(game, lang):
        for clause in chapter["clauses"]:
            why = WHY[lang] in clause["text"] and clause["text"].endswith("*")
            assert why == clause["ruling"], clause["id"]
