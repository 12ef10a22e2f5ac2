"""Documents that people write: a wrong value is refused with its path, what was expected and what came."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from seaglass.engine import Refusal
from seaglass.engine.document import LARGEST, Field, brief, parse
from seaglass.engine.position import tidy
from seaglass.locales import say


def refused(read: Callable[[], object]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refusal) as refusal:
        read()
    assert "$" not in str(refusal.value)
    spoken = {
        name: say("en", detail["key"], detail["args"]) if isinstance(detail, dict) else detail
        for name, detail in refusal.value.details.items()
    }
    return refusal.value.key, spoken


DOCUMENT = parse('{"ship": {"name": "Aurora", "masts": [3, 1, 1], "afloat": true}, "crew": [{"age": 30}]}')
MASTS = "[3, 1, 1]"


def test_values_are_read_by_their_path() -> None:
    ship = DOCUMENT["ship"]
    assert ship["name"].text() == "Aurora"
    assert ship["masts"].numbers(1, 3) == [3, 1, 1]
    assert ship["afloat"].flag() is True
    assert ship["name"].one_of("Aurora", "Boreas") == "Aurora"
    assert DOCUMENT["crew"].items(1)[0]["age"].number(0, 99) == 30
    assert ship.get("speed", 7).number(0, 9) == 7
    assert parse('{"a": "b"}').texts() == {"a": "b"}


def age(document: Field) -> Field:
    return document["crew"].items()[0]["age"]


@pytest.mark.parametrize(
    ("read", "field", "expected", "got"),
    [
        (lambda d: d["ship"]["name"].number(0, 9), "ship.name", "a whole number from 0 to 9", '"Aurora"'),
        (lambda d: age(d).number(0, 9), "crew[0].age", "a whole number from 0 to 9", "30"),
        (lambda d: d["ship"]["afloat"].number(0, 9), "ship.afloat", "a whole number from 0 to 9", "true"),
        (lambda d: d["ship"]["masts"].numbers(2, 3), "ship.masts[1]", "a whole number from 2 to 3", "1"),
        (lambda d: d["ship"]["masts"].distinct(1, 3), "ship.masts", "numbers that are all different", MASTS),
        (lambda d: d["ship"]["masts"].items(2), "ship.masts", "a list of 2", MASTS),
        (lambda d: d["ship"]["name"].items(), "ship.name", "a list", '"Aurora"'),
        (lambda d: d["ship"]["name"].flag(), "ship.name", "true or false", '"Aurora"'),
        (lambda d: d["ship"]["name"].text(5), "ship.name", "a text of at most 5 characters", '"Aurora"'),
        (lambda d: d["ship"]["afloat"].text(), "ship.afloat", "a text of at most 200 characters", "true"),
        (lambda d: d["ship"]["name"].one_of("Boreas", "Eos"), "ship.name", "one of Boreas, Eos", '"Aurora"'),
        (lambda d: d["ship"]["masts"].one_of("Boreas"), "ship.masts", "one of Boreas", MASTS),
        (lambda d: d["ship"]["name"]["first"], "ship.name", "an object", '"Aurora"'),
        (lambda d: d["crew"].only("age"), "crew", "an object", '[{"age": 30}]'),
        (lambda d: d["crew"].texts(), "crew", "an object", '[{"age": 30}]'),
        (lambda d: d.number(0, 1), "document", "a whole number from 0 to 1", brief(DOCUMENT.value)),
    ],
)
def test_a_wrong_value_is_refused_with_path_expectation_and_what_came(
    read: Callable[[Field], object], field: str, expected: str, got: str
) -> None:
    due = {"field": field, "expected": expected, "got": got}
    assert refused(lambda: read(DOCUMENT)) == ("field-wrong", due)


def test_missing_and_unknown_members_are_named() -> None:
    assert refused(lambda: DOCUMENT["ship"]["speed"]) == ("field-missing", {"field": "ship.speed"})
    assert refused(lambda: DOCUMENT["ship"].only("name", "masts")) == (
        "field-unknown",
        {"field": "ship.afloat", "known": "name, masts"},
    )


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("", 1, 1), ("{", 1, 2), ('{\n  "a": x\n}', 2, 8), ("[1] 2", 1, 5), ("'a'", 1, 1)],
)
def test_what_is_not_json_is_refused_with_line_and_column(text: str, line: int, column: int) -> None:
    key, details = refused(lambda: parse(text))
    assert (key, details["line"], details["column"]) == ("json-invalid", line, column)


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"a": -Infinity}', "1" * 5000])
def test_numbers_that_are_none_are_refused(text: str) -> None:
    assert refused(lambda: parse(text))[0] == "json-invalid"


def test_documents_too_large_or_too_deep_are_refused() -> None:
    assert refused(lambda: parse(" " * LARGEST + "1")) == ("document-too-large", {"most": LARGEST})
    assert parse("[" * 20 + "]" * 20).value
    for deep in ("[" * 21 + "1" + "]" * 21, '{"a":' * 21 + "1" + "}" * 21, "[" * 10**6):
        with pytest.raises(Refusal) as refusal:
            parse(deep)
        assert refusal.value.key == "json-too-deep"


@pytest.mark.parametrize("text", ['"\\ud800"', '{"\\udc00": 1}', '[["\\ud800\\ud800"]]', '"\ud800"'])
def test_halves_of_letters_are_refused_and_the_refusal_can_be_written_down(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        parse(text)
    assert str(refusal.value).encode()
    assert parse('"\\ud83d\\udc11"').text() == "🐑"


@pytest.mark.parametrize("value", [None, 1, "x" * 500, ["x" * 500], {"a": [1] * 500}, 10**200, {1, 2}])
def test_what_came_is_told_in_brief(value: object) -> None:
    assert 0 < len(brief(value)) <= 60


def test_tidy_json_keeps_short_things_on_a_line_and_is_the_same_document() -> None:
    value = {"short": [1, 2, 3], "long": [["card"] * 9 for _ in range(9)], "empty": [], "text": "é" * 200}
    text = tidy(value)
    assert json.loads(text) == value
    assert '  "short": [1, 2, 3],' in text.splitlines()
    assert (
        '    ["card", "card", "card", "card", "card", "card", "card", "card", "card"],' in text.splitlines()
    )
