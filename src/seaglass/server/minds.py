"""Where bots think: on a few threads, never on the event loop, from a copy that nobody changes."""

import asyncio
import copy
import time
from collections.abc import Callable

from seaglass.bots import Limits, Player, Thinking, Thought
from seaglass.engine import Match, Refusal
from seaglass.server.kernels import Kernels
from seaglass.server.settings import Settings
from seaglass.server.tables import Table
from seaglass.server.turns import Steps, T, Turns


class Minds:
    def __init__(self, settings: Settings, told: Callable[[str], None]) -> None:
        """`told` is called, from another thread, with each game whose bots begin to search."""
        self.settings = settings
        self.kernels = Kernels(told)
        self._turns = Turns(settings.bot_threads)

    async def play(self, table: Table) -> None:
        """Let the bots of a table decide, one after the other, until a person must."""
        while table.bots_due:
            async with table.lock:
                await table.catch_up()
                due = table.scene.bots_due
                if not due:
                    return
                seat, turnings, match = due[0], table.turnings, still(table.scene.match)
            delay = 0.0 if table.scene.saved.quick_bots else self.settings.bot_delay / len(due)
            pause = asyncio.create_task(asyncio.sleep(delay))
            try:
                thought = await self._think(table, seat, self._decision(table, match, seat))
                if thought is None:
                    continue
                await pause
            finally:
                pause.cancel()
            if turnings != table.turnings:
                continue
            try:
                await table.play(seat, match.game.moves.name(thought), match.ply)
            except Refusal:
                if turnings == table.turnings:  # else another process decided for this bot first
                    raise

    async def advise(self, table: Table, seat: int) -> tuple[int, Thought]:
        """What the search thinks of a seat's decisions, from what that seat knows; and at which ply."""
        async with table.lock:
            await table.catch_up()
            scene, game = table.scene, table.scene.match.game
            if not scene.saved.hints:
                raise Refusal("hints-off")
            if scene.saved.gathering:
                raise Refusal("match-not-started")
            if scene.match.over:
                raise Refusal("match-over")
            if seat not in scene.acting:
                raise Refusal("hint-not-now")
            if seat in table.thoughts:
                raise Refusal("hint-under-way")
            if not self.kernels.ready(game.name):
                self.kernels.want([game.name])
                raise Refusal("hint-waking")
            match = still(scene.match)
        limits = self.settings.hint_limits
        steps = advice(match, seat, self._seed(), limits, self.settings.bot_slice, self._latest(limits))
        thought = await self._think(table, seat, steps)
        if thought is None:
            raise Refusal("hint-late")
        return match.ply, thought

    def close(self) -> None:
        self.kernels.close()
        self._turns.close()

    async def _think(self, table: Table, seat: int, steps: Steps[T]) -> T | None:
        """Think for a seat; nothing comes of it when the match takes another course meanwhile."""
        thought = self._turns.do(table.scene.saved.code, steps)
        table.thoughts[seat] = thought
        try:
            await asyncio.wait((thought,))
            return None if thought.cancelled() else thought.result()
        finally:
            thought.cancel()
            table.thoughts.pop(seat, None)

    def _decision(self, table: Table, match: Match, seat: int) -> Steps[int]:
        """How this seat's bot comes to its decision: by a look, where it cannot search yet."""
        ready = self.kernels.ready(match.game.name)
        name = table.scene.saved.seats[seat].bot or match.game.usual_bot
        if seat not in table.players:
            table.players[seat] = Player(name, self.settings.bot_limits.get(name))
        player = table.players[seat]
        player.quick = ready
        limits = player.bot.limits
        if limits is None or not ready:
            return look(player, match, seat, self._seed())
        return decision(player, match, seat, self._seed(), self.settings.bot_slice, self._latest(limits))

    def _latest(self, limits: Limits) -> float:
        """When a thinking is to be settled, however little time its table got."""
        if limits.seconds is None:
            return float("inf")
        return time.monotonic() + self.settings.bot_patience * limits.seconds

    def _seed(self) -> int:
        return int.from_bytes(self.settings.entropy(8), "big")


def look(player: Player, match: Match, seat: int, seed: int) -> Steps[int]:
    yield from ()
    return player.look(match, seat, seed)


def decision(player: Player, match: Match, seat: int, seed: int, a_slice: float, latest: float) -> Steps[int]:
    thinking = player.thinking(match, seat, seed)
    yield from _slices(thinking, a_slice, latest)
    return player.settle(thinking)


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


def still(match: Match) -> Match:
    """The match as it is now, for another thread to look at."""
    same = copy.copy(match)
    same.state = match.state.copy()
    same.decisions = list(match.decisions)
    same.frames = list(match.frames)
    return same
