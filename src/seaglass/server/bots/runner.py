"""Bots decide on a few threads, never on the event loop, from a copy of the match that nobody changes."""

import asyncio
import copy
import time
from collections.abc import Callable

from seaglass.bots import BotPlayer, Limits, Thinking, Thought
from seaglass.engine import Match, Refusal
from seaglass.server.bots.kernel_loader import KernelLoader
from seaglass.server.bots.scheduler import FairScheduler, Steps, T
from seaglass.server.settings import Settings
from seaglass.server.tables.live_table import LiveTable


class BotRunner:
    def __init__(self, settings: Settings, told: Callable[[str], None]) -> None:
        """`told` is called, from another thread, with each game whose bots begin to search."""
        self.settings = settings
        self.kernels = KernelLoader(told)
        self._scheduler = FairScheduler(settings.bot_threads)

    async def play(self, table: LiveTable) -> None:
        """Let the bots of a table decide, one after the other, until a person must."""
        while table.bots_due:
            async with table.lock:
                await table.resync()
                due = table.snapshot.bots_due
                if not due:
                    return
                seat, revision, match = due[0], table.revision, frozen_copy(table.snapshot.match)
            delay = 0.0 if table.snapshot.saved.quick_bots else self.settings.bot_delay / len(due)
            pause = asyncio.create_task(asyncio.sleep(delay))
            try:
                thought = await self._search(table, seat, self._decide(table, match, seat))
                if thought is None:
                    continue
                await pause
            finally:
                pause.cancel()
            if revision != table.revision:
                continue
            try:
                await table.play(seat, match.game.moves.name(thought), match.ply)
            except Refusal:
                if revision == table.revision:  # else another process decided for this bot first
                    raise

    async def hint(self, table: LiveTable, seat: int) -> tuple[int, Thought]:
        """What the search thinks of a seat's decisions, from what that seat knows; and at which ply."""
        async with table.lock:
            await table.resync()
            snapshot, game = table.snapshot, table.snapshot.match.game
            if not snapshot.saved.hints:
                raise Refusal("hints-off")
            if snapshot.saved.gathering:
                raise Refusal("match-not-started")
            if snapshot.match.over:
                raise Refusal("match-over")
            if seat not in snapshot.acting:
                raise Refusal("hint-not-now")
            if seat in table.searches:
                raise Refusal("hint-under-way")
            if not self.kernels.ready(game.name):
                self.kernels.want([game.name])
                raise Refusal("hint-waking")
            match = frozen_copy(snapshot.match)
        limits = self.settings.hint_limits
        steps = advice(match, seat, self._seed(), limits, self.settings.bot_slice, self._deadline(limits))
        thought = await self._search(table, seat, steps)
        if thought is None:
            raise Refusal("hint-late")
        return match.ply, thought

    def close(self) -> None:
        self.kernels.close()
        self._scheduler.close()

    async def _search(self, table: LiveTable, seat: int, steps: Steps[T]) -> T | None:
        """Think for a seat; nothing comes of it when the match takes another course meanwhile."""
        thought = self._scheduler.do(table.snapshot.saved.code, steps)
        table.searches[seat] = thought
        try:
            await asyncio.wait((thought,))
            return None if thought.cancelled() else thought.result()
        finally:
            thought.cancel()
            table.searches.pop(seat, None)

    def _decide(self, table: LiveTable, match: Match, seat: int) -> Steps[int]:
        """How this seat's bot comes to its decision: by a look, where it cannot search yet."""
        ready = self.kernels.ready(match.game.name)
        name = table.snapshot.saved.seats[seat].bot or match.game.usual_bot
        if seat not in table.players:
            table.players[seat] = BotPlayer(name, self.settings.bot_limits.get(name))
        player = table.players[seat]
        player.compiled = ready
        limits = player.bot.limits
        if limits is None or not ready:
            return look(player, match, seat, self._seed())
        return decision(player, match, seat, self._seed(), self.settings.bot_slice, self._deadline(limits))

    def _deadline(self, limits: Limits) -> float:
        """When a thinking is to be settled, however little time its table got."""
        if limits.seconds is None:
            return float("inf")
        return time.monotonic() + self.settings.bot_overtime * limits.seconds

    def _seed(self) -> int:
        return int.from_bytes(self.settings.entropy(8), "big")


def look(player: BotPlayer, match: Match, seat: int, seed: int) -> Steps[int]:
    yield from ()
    return player.decide_at_once(match, seat, seed)


def decision(
    player: BotPlayer, match: Match, seat: int, seed: int, a_slice: float, latest: float
) -> Steps[int]:
    thinking = player.thinking(match, seat, seed)
    yield from _slices(thinking, a_slice, latest)
    return player.take_best(thinking)


def advice(
    match: Match, seat: int, seed: int, limits: Limits, a_slice: float, latest: float
) -> Steps[Thought]:
    """What a hint is made of; the seat's own bot could not do more."""
    thinking = Thinking(match, seat, seed, limits)
    yield from _slices(thinking, a_slice, latest)
    return thinking.thought()


def _slices(thinking: Thinking, a_slice: float, latest: float) -> Steps[None]:
    while not thinking.go_on(a_slice) and time.monotonic() < latest:
        yield


def frozen_copy(match: Match) -> Match:
    """The match as it is now, for another thread to look at."""
    same = copy.copy(match)
    same.state = match.state.copy()
    same.decisions = list(match.decisions)
    same.frames = list(match.frames)
    return same
