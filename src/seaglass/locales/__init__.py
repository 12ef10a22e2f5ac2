"""The words: one Fluent catalogue a language, shared by server, terminal and web."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from seaglass import games

LANGUAGES = ("en", "fr", "de", "zh-Hant")
_SHARED = Path(__file__).parent
_ORDERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
# An h counts as silent, as in most names that French has; a y before a vowel is a consonant (Yves, but Yann).
_ELIDES = re.compile(r"[aeiouhàâäéèêëîïôöùûüœæ]|y[bcdfghjklmnpqrstvwxz]", re.IGNORECASE)


def _de(name: Any) -> Any:
    """French “de” before a name: DE($name) in a catalogue."""
    return f"d’{name}" if _ELIDES.match(str(name)) else f"de {name}"


@cache
def catalogue(lang: str) -> FluentBundle:
    """All messages of a language: the shared ones and every game's; in English, where a game lacks it."""
    bundle = FluentBundle([lang], use_isolating=False, functions={"DE": _de})
    folders = sorted(file.parent for home in games.__path__ for file in Path(home).glob("*/messages.en.ftl"))
    own = [spoken(folder, "messages.{}.ftl", lang) for folder in folders]
    for path in [_SHARED / f"{lang}.ftl", *own]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def spoken(folder: Path, name: str, lang: str) -> Path:
    """A game's file in a language, or in English where it does not speak that yet."""
    own = folder / name.format(lang)
    return own if own.exists() else folder / name.format("en")


def say(lang: str, key: str, args: Mapping[str, Any] | None = None) -> str:
    """A message in this language; one that does not exist answers with its key."""
    bundle = catalogue(lang if lang in LANGUAGES else "en")
    if not bundle.has_message(key):
        return key
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    known = _known(lang, args or {})
    said = str(bundle.format_pattern(pattern, known)[0])
    # Only where we print a negative number: a move that somebody typed is quoted as it was typed.
    negative = any(isinstance(value, int | float) and value < 0 for value in known.values())
    return _HYPHEN_FOR_MINUS.sub("−", said) if negative else said


def errors_in(lang: str, key: str, args: Mapping[str, Any]) -> str:
    """Why a message cannot be told with these; nothing, if it can."""
    bundle = catalogue(lang)
    wording = bundle.get_message(key).value if bundle.has_message(key) else None
    if wording is None:
        return "there is no such message"
    return "; ".join(map(str, bundle.format_pattern(wording, _known(lang, args))[1]))


def _known(lang: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What a message is told, its parts in words."""
    known = {name: _part(lang, value) for name, value in args.items()}
    if "other" in known and "otherName" not in known:  # nobody told the name of the seat
        known["otherName"] = say(lang, "seat-number", {"seat": known["other"] + 1})
    return known


def _part(lang: str, value: Any) -> Any:
    """A part of a message that is itself one, in words; any other value as it is."""
    if isinstance(value, dict) and "key" in value:
        return say(lang, value["key"], value["args"])
    return printable(value) if isinstance(value, str) else value


def printable(text: str) -> str:
    """A text from a file or from somebody else that gives no orders to a terminal."""
    return _ORDERS.sub("", text)


def tell(lang: str, event: Mapping[str, Any], names: Sequence[str], reader: int | None = None) -> str:
    """An event of a story as a sentence, for this reader (None: somebody who sits nowhere)."""
    args = dict(event["args"])
    for seat, name, you in ((event["seat"], "name", "you"), (args.get("other"), "otherName", "otherYou")):
        if seat is not None:
            args[name] = names[seat]
            args[you] = "yes" if seat == reader else "no"
    return say(lang, event["key"], args)
