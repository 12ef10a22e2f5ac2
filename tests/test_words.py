"""Four languages say the same: the same messages with the same variables, the same clauses of the rules.

And each says it as people write it, as far as a machine can see that: `words.toml` has what is looked for
in every wording of every message and in every clause.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from seaglass import engine, games, locales
from seaglass.engine import clauses
from seaglass.locales import LANGUAGES

GAMES = Path(games.__file__).parent
SHARED = Path(locales.__file__).parent
RULED = [name for name, game in engine.games().items() if game.released]  # the others may speak English alone
TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SOME_NUMBERS = (0, 1, 2, 5)
NUMBERS = (-3, 0, 1, 2, 21, 5)
# Names that French elides before, one that English and German may not bend, one that needs nothing.
NAMES = ("Anna", "Hélène", "Yves", "Klaus", "Mia")
NAMED = {"name", "otherName", "names", "title", "game"}
# What is told as words of the same language.
PHRASED = {"at", "rank", "sides", "what"}
PHRASED_IN = {("petite_mer-ui-where", "steps"), ("sirens-ui-take-up", "card")}
# Numbers that are never 0 or 1: by their name, or in one message only.
SEVERAL = {"due", "players", "rows", "columns", "ways", "most", "seats", "hexes", "rounds", "tricks"}
SEVERAL_IN = {
    ("arena-bots-many", "got"),  # more than could meet in 100 ways
    ("bots-wrong", "got"),  # a single one would play for all
    ("mermaid_rain-dealt", "cards"),
    ("mermaid_rain-laid-out", "up"),
    ("mermaid_rain-tribute", "points"),  # five for each type
    ("mouton-dealt", "cards"),
    ("petite_mer-dealt", "tiles"),
    ("sirens-dealt", "cards"),
    ("sirens-takes", "cards"),
}
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
    return [str(SHARED / "{}.ftl"), *(str(GAMES / game / "messages.{}.ftl") for game in RULED)]


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


LOOKED_FOR = tomllib.loads((Path(__file__).parent / "words.toml").read_text(encoding="utf-8"))
MISTAKES, MISTAKES_IN, GLOSSARY = LOOKED_FOR["mistakes"], LOOKED_FOR["mistakes_in"], LOOKED_FOR["glossary"]
# French says tu to whoever plays; these two speak to the whole crew.
POLITE = re.compile(r"\b(?:vous|votre|vos|dites|êtes|faites|(?!assez|chez|nez)\w+ez)\b", re.IGNORECASE)
TO_ALL = {"petite_mer-blurb", "petite_mer-finished"}
SIRENS_PRINTED = {
    "en": "Sirens in Sight",
    "fr": "Sirènes en vue",
    "de": "Sirenen in Sicht",
    "zh-Hant": "人魚的呼喚",
}


def told_of(message: str, variable: str, lang: str) -> tuple[str | int, ...]:
    """What a variable may stand for that a message does not tell apart by words."""
    if variable in NAMED:
        return NAMES
    if variable in PHRASED or (message, variable) in PHRASED_IN:
        return (locales.say(lang, "petite_mer-piece", {"what": "lighthouse"}),)
    several = variable in SEVERAL or (message, variable) in SEVERAL_IN
    return tuple(number for number in NUMBERS if number > 1) if several else NUMBERS


def cases(message: ast.Message, lang: str) -> Iterator[dict[str, str | int]]:
    """What a message may be told: every word it tells apart, and every number and name, one at a time."""
    told_apart = variables(message)
    words = {name: sorted(map(str, found)) for name, found in told_apart.items() if found - set(SOME_NUMBERS)}
    free = {name: told_of(message.id.name, name, lang) for name in told_apart if name not in words}
    for chosen in product(*words.values()):
        usual = {**dict(zip(words, chosen, strict=True)), **{name: found[-1] for name, found in free.items()}}
        yield usual
        for name, found in free.items():
            yield from ({**usual, name: value} for value in found[:-1])


def wordings(pattern: str, lang: str) -> Iterator[tuple[str, str]]:
    """Everything a catalogue can say, each with the message it comes from."""
    bundle = locales.catalogue(lang)
    for key, entry in messages(pattern, lang).items():
        attributes = bundle.get_message(key).attributes
        for args in cases(entry, lang):
            if "points" in args:
                args["shown"] = args["points"]  # the same number, as text
            yield key, locales.say(lang, key, args)
            if -3 in args.values():
                continue  # no attribute has a number below 0
            for attribute in attributes.values():
                yield key, str(bundle.format_pattern(attribute, args)[0])


def clause_texts(game: str, lang: str) -> Iterator[tuple[str, str]]:
    for chapter in rules(game, lang):
        yield from ((clause["id"], clause["text"]) for clause in chapter["clauses"])


def texts(owner: str, lang: str) -> Iterator[tuple[str, str]]:
    """Everything the shared catalogue (`locales`) or a game says in a language, its rules included."""
    if owner == "locales":
        yield from wordings(str(SHARED / "{}.ftl"), lang)
    else:
        yield from wordings(str(GAMES / owner / "messages.{}.ftl"), lang)
        yield from clause_texts(owner, lang)


def found_in(said: Iterable[tuple[str, str]], mistake: str) -> set[tuple[str, str]]:
    return {(where, text) for where, text in said if re.search(mistake, text)}


each_owner = pytest.mark.parametrize("owner", ["locales", *RULED])


def test_every_mistake_is_seen_where_it_is_made() -> None:
    for kinds in (MISTAKES, *MISTAKES_IN.values()):
        for mistake, seen in kinds.items():
            assert re.search(seen["pattern"], seen["like"]), mistake


@each_owner
@each_language
@pytest.mark.parametrize("mistake", MISTAKES)
def test_nothing_is_said_that_is_wrong_anywhere(owner: str, lang: str, mistake: str) -> None:
    assert not found_in(texts(owner, lang), MISTAKES[mistake]["pattern"])


@each_owner
@pytest.mark.parametrize(
    ("lang", "mistake"), [(lang, kind) for lang, kinds in MISTAKES_IN.items() for kind in kinds]
)
def test_nothing_is_said_that_a_native_would_not_write(owner: str, lang: str, mistake: str) -> None:
    assert not found_in(texts(owner, lang), MISTAKES_IN[lang][mistake]["pattern"])


@pytest.mark.parametrize(
    ("owner", "lang"), [(owner, lang) for owner, langs in GLOSSARY.items() for lang in langs]
)
def test_one_thing_has_one_name(owner: str, lang: str) -> None:
    said = list(texts(owner, lang))
    for term, others in GLOSSARY[owner][lang].items():
        assert any(term in text for _, text in said), f"{term} is not used at all"
        assert not found_in(said, others), f"it is called {term} elsewhere"


@each_owner
def test_french_says_tu_to_whoever_plays(owner: str) -> None:
    assert {where for where, text in texts(owner, "fr") if POLITE.search(text)} <= TO_ALL


@each_language
def test_sirens_has_its_printed_title(lang: str) -> None:
    assert locales.say(lang, "sirens-title") == SIRENS_PRINTED[lang]
    heading = (GAMES / "sirens" / f"rules.{lang}.md").read_text(encoding="utf-8").splitlines()[0]
    assert heading == f"# {SIRENS_PRINTED[lang]}"


@each_language
def test_a_negative_number_has_a_minus_sign(lang: str) -> None:
    assert "−3" in locales.say(lang, "sirens-move-take", {"card": -3})


@pytest.mark.parametrize(
    ("name", "whose"),
    [
        ("Anna", "d’Anna"),
        ("Hélène", "d’Hélène"),
        ("Émile", "d’Émile"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Mia", "de Mia"),
        ("anna", "d’anna"),
        ("", "de "),
    ],
)
def test_french_elides_before_a_vowel(name: str, whose: str) -> None:
    assert locales.say("fr", "petite_mer-boat", {"name": name}) == f"Bateau {whose}"
