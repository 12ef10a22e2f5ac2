"""The deal of the day: the same for everybody, and worked out by nobody before the day is over.

Each day has a secret of the server's. Its commitment is shown on that day, and the secret itself afterwards.
From it follows the secret of each deal of that day:

    HMAC-SHA256(secret of the day, "<game> <day> <number of seats>")
"""

import hmac
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from seaglass.engine import Match, Refusal

if TYPE_CHECKING:
    from seaglass.server.tables.registry import TableRegistry


def today() -> date:
    """The date of the deal of the day: the same everywhere."""
    return datetime.now(UTC).date()


def still_played(day: str | None) -> bool:
    """Whether others may still play this deal of the day."""
    return day is not None and day >= today().isoformat()


async def secret_of_today(registry: "TableRegistry") -> tuple[str, bytes]:
    """Today's date, and its secret: drawn when somebody first asks."""
    store, day = registry.store, today().isoformat()
    secret = await store.read(store.sync.secret_of_day, day)
    if secret is None:
        secret = await store.write(store.sync.draw_secret_of_day, day, registry.settings.entropy(32))
    return day, secret


def secret_of_deal(match: Match, day: str, secret: bytes) -> bytes:
    """The secret of one deal of the day."""
    if not match.game.daily:
        raise Refusal("daily-none", game=match.game.name)
    if match.options != match.game.complete({}) or match.components is not None:
        raise Refusal("daily-standard")
    return hmac.digest(secret, f"{match.game.name} {day} {match.seats}".encode(), "sha256")
