"""Every refusal of the server is a sentence in four languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from seaglass import server
from seaglass.locales import LANGUAGES, catalogue
from seaglass.server.http.errors import STATUS
from seaglass.server.http.websocket import REASONS

SOURCES = sorted(Path(server.__path__[0]).rglob("*.py"))


def refusals() -> Iterator[tuple[str, frozenset[str]]]:
    """The key and the arguments of every refusal in the sources."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                (key,) = (ast.literal_eval(arg) for arg in node.args)
                yield key, frozenset(str(word.arg) for word in node.keywords)
    for reason in REASONS.values():
        yield reason, frozenset()


KNOWN = sorted(set(refusals()), key=lambda found: found[0])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "args"), KNOWN)
def test_it_can_be_said(lang: str, key: str, args: frozenset[str]) -> None:
    bundle = catalogue(lang)
    assert bundle.has_message(key)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    said, wrong = bundle.format_pattern(pattern, dict.fromkeys(args, 3))
    assert not wrong
    assert said


def test_statuses_are_those_of_refusals_there_are() -> None:
    assert set(STATUS) <= {key for key, _ in KNOWN} | {"components-none", "game-unknown", "origin-foreign"}
