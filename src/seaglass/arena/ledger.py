"""Finished deals on disk, so that a tournament goes on where it stopped."""

import json
from pathlib import Path
from typing import Any

from seaglass.arena.tournament import Played, Tournament
from seaglass.bots import ALIASES
from seaglass.engine.refusal import Refusal

FILE = "deals.jsonl"


class Ledger:
    """The deals played so far; with a folder, a line of its file for each, after one that says of what."""

    def __init__(self, tournament: Tournament, folder: Path | None = None) -> None:
        self.deals: dict[int, list[Played]] = {}
        self.path = folder and folder / FILE
        if self.path is None:
            return
        head = tournament.json()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size:
                self._read(head)
            else:
                self._append(head)
        except OSError as wrong:
            raise Refusal(
                "file-unwritable", file=str(self.path), reason=wrong.strerror or str(wrong)
            ) from None

    def _read(self, head: dict[str, Any]) -> None:
        assert self.path is not None  # noqa: S101
        whole, _, torn = self.path.read_bytes().rpartition(b"\n")
        try:
            found, *lines = [json.loads(line) for line in whole.splitlines()]
            deals = [[Played.from_json(game) for game in line["games"]] for line in lines]
            theirs, ours = _comparable(found), _comparable(head)
            differing = [key for key in {**head, **found} if theirs.get(key) != ours.get(key)]
        except (ValueError, TypeError, KeyError, AttributeError):
            raise Refusal("arena-file-unreadable", file=str(self.path)) from None
        if differing:
            differences = "; ".join(
                f"{key}: {_short(found.get(key))} ≠ {_short(head.get(key))}" for key in differing
            )
            raise Refusal("arena-file-other", file=str(self.path), differences=differences)
        self.deals = {games[0].deal: games for games in deals}
        if torn:  # whoever wrote was cut off in the middle of a line
            with self.path.open("r+b") as file:
                file.truncate(len(whole) + 1)

    def add(self, games: list[Played]) -> None:
        """A finished deal, on disk before anything else happens."""
        self.deals[games[0].deal] = games
        if self.path is not None:
            self._append({"games": [game.json() for game in games]})

    def _append(self, line: dict[str, Any]) -> None:
        assert self.path is not None  # noqa: S101
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def _comparable(head: dict[str, Any]) -> dict[str, Any]:
    """The same for the same tournament, whichever of its names a bot was given."""
    bots = [{**one, "name": None, "bot": ALIASES.get(one["bot"], one["bot"])} for one in head["bots"]]
    return {**head, "bots": bots}


def _short(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return ", ".join(_bot(one) for one in value)
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:59] + "…"


def _bot(one: dict[str, Any]) -> str:
    limits = [
        f"{one[k]:g} {unit}" for k, unit in (("seconds", "s"), ("iterations", "×")) if one.get(k) is not None
    ]
    return f"{one.get('name')} ({', '.join(limits)})" if limits else str(one.get("name"))
