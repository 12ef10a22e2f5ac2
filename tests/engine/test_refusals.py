"""Every refusal anywhere in the package is a sentence in four languages, made from what it is given."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import seaglass
from seaglass.engine import Refusal, game_named
from seaglass.engine.document import Field
from seaglass.locales import LANGUAGES, say
from tests.test_words import catalogue_files, messages, nodes

PACKAGE = Path(seaglass.__file__).parent
PARTS = sorted(
    {p.relative_to(PACKAGE).parts[: 2 if "games" in p.parts else 1] for p in PACKAGE.rglob("*.py")}
    - {("games", "__init__.py"), ("template",)}  # whose words are its own, and proven where it is copied
)


@dataclass(frozen=True)
class Raised:
    """A refusal in the sources: where, its message, and the names of what the message is given."""

    where: str
    key: str
    given: frozenset[str]


def raised_in(path: Path) -> Iterator[Raised]:
    """All refusals of a file, also those through a shorthand like `_no("key", ...)`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    shorthands = {"Refusal": ""}
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        for call in ast.walk(function):
            if (prefix := shorthand_prefix(call, function)) is not None:
                shorthands[function.name] = prefix
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or not call.args:
            continue
        key = call.args[0]
        if call.func.id not in shorthands or isinstance(key, ast.JoinedStr) or is_another_refusals_key(key):
            continue
        where = f"{path.relative_to(PACKAGE)}:{call.lineno}"
        assert isinstance(key, ast.Constant), f"{where}: which message is this?"
        given = frozenset(word.arg for word in call.keywords if word.arg is not None)
        yield Raised(where, shorthands[call.func.id] + str(key.value), given)


def shorthand_prefix(call: ast.AST, function: ast.FunctionDef) -> str | None:
    """`mouton-` for `Refusal(f"mouton-{key}", ...)`, where `key` is the first parameter of the function."""
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "Refusal":
        return None
    if not isinstance(call.args[0], ast.JoinedStr):
        return None
    prefix, key = call.args[0].values
    assert isinstance(prefix, ast.Constant)
    assert isinstance(key, ast.FormattedValue)
    assert isinstance(key.value, ast.Name)
    assert key.value.id == function.args.args[0].arg
    return str(prefix.value)


def is_another_refusals_key(key: ast.expr) -> bool:
    return isinstance(key, ast.Attribute) and key.attr == "key"


def variables(message: fluent.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, fluent.VariableReference)}


@pytest.fixture(scope="module")
def catalogues() -> dict[str, dict[str, fluent.Message]]:
    return {
        lang: {key: entry for pattern in catalogue_files() for key, entry in messages(pattern, lang).items()}
        for lang in LANGUAGES
    }


@pytest.mark.parametrize("part", PARTS, ids="/".join)
def test_every_refusal_has_a_sentence_in_every_language(
    part: tuple[str, ...], catalogues: dict[str, dict[str, fluent.Message]]
) -> None:
    home = PACKAGE.joinpath(*part)
    for path in [home] if home.is_file() else home.rglob("*.py"):
        for raised in raised_in(path):
            given = set(raised.given) | ({"otherName", "otherYou"} if "other" in raised.given else set())
            for lang in LANGUAGES:
                message = catalogues[lang].get(raised.key)
                assert message, f"{raised.where}: {raised.key} has no message in {lang}"
                missing = variables(message) - given
                assert not missing, f"{raised.where}: {raised.key} in {lang} wants {missing}"


def test_the_search_finds_refusals() -> None:
    engine = {raised.key for path in (PACKAGE / "engine").rglob("*.py") for raised in raised_in(path)}
    assert {"match-over", "field-wrong", "json-too-deep", "proof-draw-wrong", "game-unknown"} <= engine
    mouton = {raised.key for raised in raised_in(PACKAGE / "games" / "mouton" / "moves.py")}
    assert "mouton-not-your-turn" in mouton


def test_a_refusal_is_its_english_sentence_and_plain_json() -> None:
    refusal = Refusal("mouton-not-in-hand", clause="mouton.3.2", card=20)
    assert str(refusal) == say("en", "mouton-not-in-hand", {"card": 20})
    assert "20" in str(refusal)
    assert refusal.json() == {"key": "mouton-not-in-hand", "args": {"card": 20}, "clause": "mouton.3.2"}


def test_without_names_the_other_player_is_a_seat() -> None:
    assert "Seat 2" in str(Refusal("mouton-not-your-turn", clause="mouton.9.2", other=1))
    assert "Platz 2" in say("de", "mouton-not-your-turn", {"other": 1})
    assert "Ben" in say("de", "mouton-not-your-turn", {"other": 1, "otherName": "Ben"})


@pytest.mark.parametrize(
    ("lang", "exactly"),
    [("en", "exactly 2"), ("fr", "exactement 2"), ("de", "genau 2"), ("zh-Hant", "正好適合 2")],
)
def test_a_game_for_one_number_of_players_says_so(lang: str, exactly: str) -> None:
    """“2 to 2” is nothing a person would say."""
    with pytest.raises(Refusal) as refused:
        game_named("sirens").set_up(3)
    assert exactly in say(lang, refused.value.key, refused.value.details)
    with pytest.raises(Refusal) as refused:
        game_named("mouton").set_up(2)
    assert exactly not in (said := say(lang, refused.value.key, refused.value.details))
    assert "3" in said
    assert "5" in said


def test_a_document_with_one_possible_number_says_which() -> None:
    with pytest.raises(Refusal) as refused:
        Field("seats", 3).number(2, 2)
    for lang in LANGUAGES:
        said = say(lang, refused.value.key, refused.value.details)
        assert said.count("2") == 1, said
