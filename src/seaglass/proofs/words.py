"""Everything a game says has words: in every language once it is released, in those begun before that."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from seaglass.engine import perspective
from seaglass.engine.clauses import clause_ids, read
from seaglass.engine.dice import below, new_dice
from seaglass.engine.events import Event
from seaglass.engine.fault import Fault
from seaglass.engine.game import Game
from seaglass.engine.loading import messages_in
from seaglass.engine.match import Match
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import CHANCE
from seaglass.locales import LANGUAGES, errors_in
from seaglass.proofs.matches import Setting, settings, steps

NAMES = ("Ana", "Ben", "Cleo", "Dai", "Eve", "Finn")
TRIED = 8  # decisions tried after each step that may not be taken
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


def languages(game: Game) -> tuple[str, ...]:
    """Those in which a game must have its words: all once it is released, before that those begun."""
    return tuple(lang for lang in LANGUAGES if game.released or lang == "en" or begun(game, lang))


def begun(game: Game, lang: str) -> bool:
    return any(file.is_file() for file in files(game, lang))


def files(game: Game, lang: str) -> tuple[Path, Path]:
    return game.folder / f"messages.{lang}.ftl", game.folder / f"rules.{lang}.md"


def languages_say_the_same(game: Game) -> None:
    """The same messages with the same variables, and the same clauses."""
    english = messages_in(game.folder / "messages.en.ftl")
    clauses = clause_ids(read(game.name, game.folder / "rules.en.md"))
    if not clauses:
        raise Fault("rules.en.md has no clause: **1.1** begins one")
    for lang in languages(game):
        file, rules = files(game, lang)
        for one in (file, rules):
            if not one.is_file():
                raise Fault(f"there is no {one.name}: a language that is begun needs both its files")
        said = messages_in(file)
        if missing := [key for key in english if key not in said]:
            raise Fault(f"{file.name} lacks {', '.join(missing)}")
        if alone := [key for key in said if key not in english]:
            raise Fault(f"{file.name} alone has {', '.join(alone)}")
        for key, text in english.items():
            there, here = set(_VARIABLE.findall(text)), set(_VARIABLE.findall(said[key]))
            if there != here:
                odd = ", ".join(f"${name}" for name in sorted(there ^ here))
                raise Fault(f"{file.name}: {key} does not have the variables of the English one: {odd}")
        translated = clause_ids(read(game.name, rules))
        if translated != clauses:
            odd = ", ".join(sorted(set(clauses) ^ set(translated))) or "their order"
            raise Fault(f"{rules.name} does not have the clauses of rules.en.md: {odd}")


def everything_told_has_words(game: Game) -> None:
    """Every event of random matches, and every refusal of decisions that are not legal there."""
    clauses = clause_ids(read(game.name, game.folder / "rules.en.md"))
    checked: set[tuple[object, ...]] = set()  # keys, with what their wordings tell apart
    for setting in settings(game):
        match = setting.match()
        dice = new_dice(23)
        told = 0
        for _ in steps(match, seed=23):
            messages = [
                (event["key"], in_words(event, reader))
                for reader in (0, None)
                for event in perspective.story(match, reader, match.frames[told:])
            ]
            told = len(match.frames)
            for refusal in refusals(match, [below(dice, game.moves.COUNT) for _ in range(TRIED)]):
                if refusal.clause is not None and refusal.clause not in clauses:
                    raise setting.fault(f"{refusal.key} names {refusal.clause}, no clause of rules.en.md")
                messages.append((refusal.key, refusal.details))
            for key, args in messages:
                kind = (key, *(arg if isinstance(arg, str) else name for name, arg in args.items()))
                if kind not in checked:
                    checked.add(kind)
                    check_said(setting, key, args)


def in_words(event: Event, reader: int | None) -> dict[str, Any]:
    """What the message of an event is told, names included."""
    you = reader is not None and event["seat"] == reader
    who = {"name": NAMES[event["seat"] or 0], "you": "yes" if you else "no"}
    other = {"otherName": NAMES[1], "otherYou": "no"}
    return {**who, **other, **event["args"]}


def refusals(match: Match, decisions: list[int]) -> Iterator[Refusal]:
    """What is said of these decisions, where they are not legal."""
    for seat in match.actors:
        if seat != CHANCE:
            legal = match.legal_numbers(seat)
            for decision in decisions:
                if decision not in legal:
                    yield match.game.moves.refuse(match.as_seen_by(seat), seat, decision)


def check_said(setting: Setting, key: str, args: dict[str, Any]) -> None:
    for lang in languages(setting.game):
        if wrong := errors_in(lang, key, args):
            raise setting.fault(f"{key} cannot be said in {lang}: {wrong}")
