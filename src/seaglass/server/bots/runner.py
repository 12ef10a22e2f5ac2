"""Bots decide on a few threads, never on the event loop, from a copy of the match that nobody changes."""

import asyncio
import copy
import time
from collections.abc import Callable

from seaglass.bots import BotPlayer, Limits, Thinking, Thought
from seaglass.engine import Match, Refusal
from seaglass.server.bots.kernel_loader import KernelLoader
from seaglass.server.bots.memory import SearchMemory
from seaglass.server.bots.scheduler import FairScheduler, Steps, T
from seaglass.server.settings import Settings
from seaglass.server.tables.live_table import LiveTable

SPARE = 0.25  # seconds that a search may take longer than it should without anybody noticing


class BotRunner:
    def __init__(self, settings: Settings, told: Callable[[str], None]) -> None:
        """`told` is called, from another thread, with each game whose bots begin to search."""
        self.settings = settings
        self.kernels = KernelLoader(told)
        self._scheduler = FairScheduler(settings.bot_threads)
        self._memory = SearchMemory(settings.search_memory)

    @property
    def waiting(self) -> int:
        """How many searches wait for a thread."""
        return self._scheduler.waiting

    def wanted(self, table: LiveTable) -> bool:
        """Whether it may be a bot's turn, and somebody waits for it."""
        now = asyncio.get_running_loop().time()
        return table.bots_due and table.watched(now, self.settings.unwatched_seconds)

    async def play(self, table: LiveTable) -> None:
        """Let the bots of a table decide, one after the other, until a person must or nobody is there."""
        while self.wanted(table):
            async with table.lock:
                await table.resync()
                due = table.snapshot.bots_due
                if not due:
                    return
                seat, revision, match = due[0], table.revision, frozen_copy(table.snapshot.match)
            player = self._player(table, seat)
            pause = asyncio.ensure_future(self.settings.pause(self._pace(table, player, len(due))))
            try:
                thought = await self._search(table, seat, player, self._decide(player, match, seat))
                if thought is None:
                    continue
                await pause
            finally:
                pause.cancel()
            if revision != table.revision:
                continue
            try:
                await table.play(seat, match.game.moves.name(thought), match.ply)
            except Refusal as refusal:
                # Another process may have decided for this bot first.
                if revision == table.revision and refusal.key != "move-stale":
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
        player = BotPlayer("legend", limits)
        steps = advice(player, match, seat, self._seed(), self.settings.bot_slice, self._deadline(limits))
        thought = await self._search(table, seat, player, steps)
        if thought is None:
            raise Refusal("hint-late")
        return match.ply, thought

    def close(self) -> None:
        self.kernels.close()
        self._scheduler.close()

    async def _search(self, table: LiveTable, seat: int, player: BotPlayer, steps: Steps[T]) -> T | None:
        """Think for a seat; nothing comes of it when the match takes another course meanwhile."""
        async with self._memory.lent(player):
            thought = self._scheduler.do(table.snapshot.saved.code, steps)
            table.searches[seat] = thought
            try:
                await asyncio.wait((thought,))
                return None if thought.cancelled() else thought.result()
            finally:
                thought.cancel()
                table.searches.pop(seat, None)

    def _player(self, table: LiveTable, seat: int) -> BotPlayer:
        """The bot of a seat; it looks and does not search where its game's kernels are not ready."""
        game = table.snapshot.match.game
        name = table.snapshot.saved.seats[seat].bot or game.usual_bot
        if seat not in table.players:
            table.players[seat] = BotPlayer(name, self.settings.bot_limits.get(name))
        player = table.players[seat]
        player.compiled = self.kernels.ready(game.name)
        return player

    def _pace(self, table: LiveTable, player: BotPlayer, due: int) -> float:
        """Seconds until a bot answers, by what everybody may know.

        Where there are secrets, how soon a search ends would tell of the bot's hand: one legal move, or an
        easy choice.
        """
        delay = 0.0 if table.snapshot.saved.quick_bots else self.settings.bot_delay / due
        limits = player.bot.limits
        if limits is None or limits.seconds is None or not player.compiled:
            return delay
        return max(delay, limits.seconds + SPARE) if table.snapshot.match.game.secrets else delay

    def _decide(self, player: BotPlayer, match: Match, seat: int) -> Steps[int]:
        """How a bot comes to its decision."""
        limits = player.bot.limits
        if limits is None or not player.compiled:
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
    player: BotPlayer, match: Match, seat: int, seed: int, a_slice: float, latest: float
) -> Steps[Thought]:
    """What a hint is made of; the seat's own bot could not do more."""
    thinking = player.thinking(match, seat, seed)
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
