"""Who plays: bots as a person names them, each perhaps with limits of its own (`captain@0.1s`)."""

import re
from dataclasses import dataclass, replace
from typing import Any

from seaglass.bots import Limits, bot_named
from seaglass.engine.refusal import Refusal

_LIMIT = re.compile(r"(?P<seconds>\d{1,4}(\.\d{1,6})?)s|(?P<iterations>[1-9]\d{0,8})")


@dataclass(frozen=True)
class Entrant:
    """A bot in a tournament, under the name it was given there."""

    name: str
    bot: str
    limits: Limits | None = None  # None: it does not search

    def json(self) -> dict[str, Any]:
        limits = self.limits or Limits()
        return {
            "name": self.name,
            "bot": self.bot,
            "seconds": limits.seconds,
            "iterations": limits.iterations,
        }


def read_entrants(
    names: list[str], seconds: float | None = None, iterations: int | None = None
) -> list[Entrant]:
    """The bots of these names; `seconds` and `iterations` hold for those that search and say nothing else."""
    common = None if seconds is None and iterations is None else Limits(seconds, iterations)
    entrants = [_read(name.strip(), common) for name in names]
    if len(entrants) > 1 and len({e.name for e in entrants}) == 1:  # a bot against itself
        return [replace(e, name=f"{e.name}#{i}") for i, e in enumerate(entrants, 1)]
    return entrants


def _read(name: str, common: Limits | None) -> Entrant:
    bot, sign, limit = name.partition("@")
    own = bot_named(bot).limits
    if not sign:
        return Entrant(name, bot, own and (common or own))
    found = _LIMIT.fullmatch(limit)
    if found is None or (found["seconds"] is not None and float(found["seconds"]) == 0):
        raise Refusal("arena-limit-unreadable", got=limit[:80], bot=bot)
    if own is None:
        raise Refusal("arena-limit-useless", bot=bot)
    if found["seconds"] is not None:
        return Entrant(name, bot, Limits(seconds=float(found["seconds"])))
    return Entrant(name, bot, Limits(iterations=int(found["iterations"])))
