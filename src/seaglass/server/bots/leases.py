"""The tables whose bots this process lets decide; another one takes them over soon after it has died."""

import asyncio
import logging
import secrets

from seaglass.engine import Refusal
from seaglass.server.storage.async_store import AsyncStore

logger = logging.getLogger(__name__)

LEASE = 3.0  # seconds for which one is taken, or renewed
RENEW = (
    1.0  # seconds after which it is renewed, and after which one that somebody else has is asked for again
)


class Leases:
    """Where there can be no other process, every table is ours."""

    def __init__(self, store: AsyncStore) -> None:
        self._store = store
        self._shared = store.sync.signal.others
        self._me = secrets.token_hex(16)
        self._held: set[str] = set()

    async def take(self, code: str) -> bool:
        """Whether this process lets the bots of a table decide from now on."""
        if not self._shared or code in self._held:
            return True
        if await self._store.write(self._store.sync.take_lease, code, self._me, LEASE):
            self._held.add(code)
        return code in self._held

    def held(self, code: str) -> bool:
        return code in self._held

    async def end(self, code: str) -> None:
        """Let another process have it at once."""
        if code in self._held:
            self._held.discard(code)
            await self._end(code)

    async def end_all(self) -> None:
        if self._held:
            self._held.clear()
            await self._end(None)

    async def renew(self) -> None:
        """As long as this process goes on."""
        while self._shared:
            await asyncio.sleep(RENEW)
            held = set(self._held)
            if not held:
                continue
            try:
                renewed = await self._store.write(self._store.sync.renew_leases, self._me, LEASE)
            except Refusal:
                renewed = 0
            if renewed < len(held):  # which of them, shows when they are taken again
                self._held.clear()

    async def _end(self, code: str | None) -> None:
        try:
            await self._store.write(self._store.sync.end_leases, self._me, code)
        except Refusal:
            logger.warning("another process takes its bots over in %.0f s", LEASE)
