"""The memory of all searches together has a bound."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakKeyDictionary

from seaglass.bots import BotPlayer, Memory

MEGABYTE = 1 << 20


class SearchMemory:
    """Who searches has room for it: whoever has not searched for longest forgets what it kept, and where all
    search at once the next one waits. A tree counts for the room it may take, full or not."""

    def __init__(self, megabytes: int) -> None:
        self._most = max(1, megabytes * MEGABYTE // Memory.largest())
        self._places = asyncio.Semaphore(self._most)
        self._searching = 0
        self._kept: WeakKeyDictionary[BotPlayer, None] = WeakKeyDictionary()  # the longest unused first

    @asynccontextmanager
    async def lent(self, player: BotPlayer) -> AsyncIterator[None]:
        """For one decision; afterwards the player may keep what it has found, while there is room."""
        if player.bot.limits is None:
            yield
            return
        async with self._places:
            self._kept.pop(player, None)
            self._searching += 1
            kept = list(self._kept)
            for one in kept[: max(0, self._searching + len(kept) - self._most)]:
                one.memory = None
                del self._kept[one]
            try:
                yield
            finally:
                self._searching -= 1
                self._kept[player] = None
