"""Where bots think: on a few threads, never on the event loop, from a copy that nobody changes."""

import asyncio
import copy
from concurrent.futures import ThreadPoolExecutor

from seaglass import bots
from seaglass.engine import Match, Refusal
from seaglass.server.settings import Settings
from seaglass.server.tables import Table


class Minds:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._threads = ThreadPoolExecutor(settings.bot_threads, "bot")

    async def play(self, table: Table) -> None:
        """Let the bots of a table decide, one after the other, until a person must."""
        while due := table.scene.bots_due:
            await asyncio.sleep(self.settings.bot_delay / len(due))
            async with table.lock:
                turnings, match = table.turnings, still(table.scene.match)
                seat = next(iter(table.scene.bots_due), None)
            if seat is None:
                return
            name = table.scene.saved.seats[seat].bot or match.game.bots[0]
            seed = int.from_bytes(self.settings.entropy(8), "big")
            thinking = asyncio.get_running_loop().run_in_executor
            move = await thinking(self._threads, bots.decide, match, seat, name, seed)
            if turnings != table.turnings:
                continue
            try:
                await table.play(seat, move, match.ply)
            except Refusal:
                if turnings == table.turnings:  # else another process decided for this bot first
                    raise

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)


def still(match: Match) -> Match:
    """The match as it is now, for another thread to look at."""
    same = copy.copy(match)
    same.state = match.state.copy()
    same.decisions = list(match.decisions)
    same.frames = list(match.frames)
    return same
