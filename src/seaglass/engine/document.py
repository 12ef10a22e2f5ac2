"""Reading JSON documents that people write: every wrong field is refused with its path and the reason."""

import json
from typing import Any

from seaglass.engine.refusal import Phrase, Refusal, phrase, span

LARGEST = 4_000_000  # characters; the longest record of any game is well under a tenth of this
DEEPEST = 20  # lists and objects inside each other; no document needs half as many


def parse(text: str) -> "Field":
    """The document in this text."""
    if len(text) > LARGEST:
        raise Refusal("document-too-large", most=LARGEST)
    try:
        return checked(Field("", json.loads(text, parse_constant=_no_constant)))
    except json.JSONDecodeError as wrong:
        raise Refusal("json-invalid", line=wrong.lineno, column=wrong.colno, reason=wrong.msg) from None
    except RecursionError:
        raise Refusal("json-too-deep") from None
    except ValueError as wrong:  # an integer with thousands of digits, NaN
        raise Refusal("json-invalid", line=1, column=1, reason=str(wrong)[:120]) from None


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number")


def checked(document: "Field") -> "Field":
    """A document that can be said and compared: not too deep, and every text in it is true Unicode."""
    waiting = [(document, 0)]
    while waiting:
        field, depth = waiting.pop()
        if depth > DEEPEST:
            raise Refusal("json-too-deep")
        if isinstance(field.value, list):
            waiting += [(item, depth + 1) for item in field.items()]
        elif isinstance(field.value, dict):
            waiting += [(field[name], depth + 1) for name in field.value]
            waiting += [(Field(field.path, name), depth) for name in field.value]
        elif isinstance(field.value, str) and not _is_unicode(field.value):
            raise field.refuse("a text without halves of letters")
    return document


def _is_unicode(text: str) -> bool:
    """Whether a text can be written down: JSON can escape the half of a surrogate pair."""
    try:
        return text.isascii() or bool(text.encode())
    except UnicodeEncodeError:
        return False


class Field:
    """A value in a document and where it stands."""

    def __init__(self, path: str, value: Any) -> None:
        self.path = path
        self.value = value

    def refuse(self, expected: str | Phrase) -> Refusal:
        """A refusal of this field: what was expected, and what came."""
        return Refusal("field-wrong", field=self.path or "document", expected=expected, got=brief(self.value))

    def __getitem__(self, name: str) -> "Field":
        """A member that must be there."""
        if not isinstance(self.value, dict):
            raise self.refuse(phrase("expected-object"))
        if name not in self.value:
            raise Refusal("field-missing", field=self._below(name))
        return Field(self._below(name), self.value[name])

    def get(self, name: str, default: Any) -> "Field":
        """A member that may be left out."""
        return (
            self[name]
            if isinstance(self.value, dict) and name in self.value
            else Field(self._below(name), default)
        )

    def _below(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def only(self, *names: str) -> None:
        """Refuse members with other names."""
        if not isinstance(self.value, dict):
            raise self.refuse(phrase("expected-object"))
        for name in self.value:
            if name not in names:
                raise Refusal("field-unknown", field=self._below(str(name)[:80]), known=", ".join(names))

    def texts(self) -> dict[str, str]:
        """An object whose members are all texts."""
        if not isinstance(self.value, dict):
            raise self.refuse(phrase("expected-object"))
        return {name: self[name].text() for name in self.value}

    def items(self, length: int | None = None) -> list["Field"]:
        """The members of a list, of this length if one is given."""
        if not isinstance(self.value, list):
            raise self.refuse(phrase("expected-list"))
        if length is not None and len(self.value) != length:
            raise self.refuse(phrase("expected-list-of", length=int(length)))
        return [Field(f"{self.path}[{i}]", value) for i, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        """A whole number in this range."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            wanted = phrase("expected-number", least=int(least), most=int(most), span=span(least, most))
            raise self.refuse(wanted)
        return self.value

    def numbers(self, least: int, most: int, length: int | None = None) -> list[int]:
        return [item.number(least, most) for item in self.items(length)]

    def distinct(self, least: int, most: int) -> list[int]:
        """Whole numbers in this range, none twice."""
        found = self.numbers(least, most)
        if len(set(found)) < len(found):
            raise self.refuse(phrase("expected-distinct"))
        return found

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse(phrase("expected-flag"))
        return self.value

    def text(self, most: int = 200) -> str:
        if not isinstance(self.value, str) or len(self.value) > most:
            raise self.refuse(phrase("expected-text", most=most))
        return self.value

    def one_of(self, *values: str) -> str:
        if not isinstance(self.value, str) or self.value not in values:
            raise self.refuse(phrase("expected-one-of", values=", ".join(values)))
        return self.value


def brief(value: Any) -> str:
    """A value as a short text for a refusal."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str).encode(errors="replace").decode()
    except ValueError:  # a number with thousands of digits
        return "…"
    return text if len(text) <= 60 else text[:57] + "…"
