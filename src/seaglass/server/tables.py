"""A table in memory: what is so, who watches, how it changes. Its log rebuilds it at any time."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from typing import Any

from seaglass.bots import Player
from seaglass.engine import Frame, Refusal
from seaglass.server import models, protocol
from seaglass.server.names import clean_name, distinct
from seaglass.server.pen import Pen
from seaglass.server.scene import Scene, table_model
from seaglass.server.store import Overtaken, Seat
from seaglass.server.watcher import Watcher

ATTEMPTS = 5


class Table:
    """Whatever reads or changes the match holds the lock: nobody sees a decision that is not durable."""

    def __init__(self, pen: Pen, scene: Scene, ready: Callable[[str], bool]) -> None:
        """`ready`: whether the bots of a game can search by now."""
        self.pen = pen
        self.scene = scene
        self.ready = ready
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.users = 0  # who needs it to stay in memory
        self.turnings = 0  # how often the match took another course: undone, or found changed in the store
        self.players: dict[int, Player] = {}  # the bots, with what they keep between their decisions
        self.thoughts: dict[int, asyncio.Future[Any]] = {}  # what is being thought about, and for which seat
        self.ahead = False  # it has changes of which nobody knows whether they were written
        self.failures = 0  # of its bots, since something was last written
        self.woken = asyncio.Event()  # whoever waits to try again need not wait any longer

    async def play(self, seat: int, move: str, ply: int) -> None:
        await self._settle(lambda: self._play(seat, move, ply))

    async def undo(self, seat: int, ply: int) -> None:
        await self._settle(lambda: self._undo(seat, ply))

    async def sit(self, place: int | None, name: str, words: str, holder: str) -> None:
        await self._settle(lambda: self._sit(place, name, words, holder))

    async def welcome(self, watcher: Watcher) -> None:
        """Somebody comes to the table."""
        async with self.lock:
            await self._look_again()
            arrives = watcher.holder not in self._here()
            self.watchers.append(watcher)
            self._start_afresh(watcher)
            if arrives and self.scene.saved.held_by(watcher.holder):
                self._tell_table(but=[watcher])

    async def farewell(self, watcher: Watcher) -> None:
        async with self.lock:
            self.watchers.remove(watcher)
            if watcher.holder not in self._here() and self.scene.saved.held_by(watcher.holder):
                self._tell_table()

    async def look(self, watcher: Watcher, eyes: int | None) -> None:
        """This socket looks through other eyes: those of a seat it holds, or a spectator's."""
        async with self.lock:
            await self._look_again()
            if eyes is not None and eyes not in self.scene.saved.held_by(watcher.holder):
                raise Refusal("seat-not-yours", seat=eyes + 1)
            watcher.eyes = eyes
            self._tell_state(watcher)

    async def look_again(self) -> None:
        """Somebody may have changed what is written down."""
        async with self.lock:
            await self._look_again()

    async def catch_up(self) -> None:
        """Go back to what is written down where a write failed; whoever calls this holds the lock."""
        if self.ahead:
            await self._reload()

    @property
    def bots_due(self) -> bool:
        """Whether it may be a bot's turn; where a write failed, only the store can tell."""
        return self.ahead or bool(self.scene.bots_due)

    async def announce(self) -> None:
        """Tell everybody how the table is now."""
        async with self.lock:
            self._tell_table()

    def model(self, holder: str | None) -> models.Table:
        return table_model(self.scene.saved, holder, self._here(), self.ready(self.scene.saved.game))

    def _here(self) -> set[str | None]:
        return {watcher.holder for watcher in self.watchers}

    # How it changes

    async def _settle(self, change: Callable[[], Awaitable[None]]) -> None:
        """Make a change; where somebody else was faster, look at what is so now and try again."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                try:
                    await self.catch_up()
                    return await change()
                except Overtaken:
                    await self._reload()
            raise Refusal("store-busy")

    async def _play(self, seat: int, move: str, ply: int) -> None:
        scene, match = self.scene, self.scene.match
        if scene.saved.gathering:
            raise Refusal("match-not-started")
        if ply < scene.last_ply(seat):
            raise Refusal("move-stale", move=move[:80])
        before, first, acting = match.ply, len(match.frames), scene.acting
        match.play(seat, move)
        self.ahead = True
        scene.fair.draw_all(match)
        points = max(match.scores) if match.over and scene.saved.day else None
        await self.pen(self.pen.store.append, scene.saved, before, scene.log(before), match.over, points)
        self._written(over=match.over)
        if seat in self.thoughts:
            self.thoughts[seat].cancel()
        goes_on = scene.acting == acting and seat in acting  # nothing was shown to all in between
        turned = self._turn_eyes(None if goes_on else seat)
        self._tell_frames(match.frames[first:], whole=turned)
        self._tell_state(*turned)
        if match.over:
            self._tell_table()

    async def _undo(self, seat: int, ply: int) -> None:
        scene = self.scene
        if scene.saved.gathering:
            raise Refusal("match-not-started")
        undoer = scene.undoer(seat)
        if undoer is None:
            raise Refusal("undo-impossible")
        if ply != scene.match.ply:  # a second click would take back the decision before
            raise Refusal("undo-stale")
        self.ahead = True
        scene.match.undo(undoer)
        await self.pen(self.pen.store.forget, scene.saved, scene.match.ply)
        self._written()
        self._turn()
        self._turn_eyes(None)
        self._tell_state(*self.watchers)

    async def _sit(self, place: int | None, name: str, words: str, holder: str) -> None:
        saved, match = self.scene.saved, self.scene.match
        if place is None and saved.held_by(holder):
            return  # a second click
        place = self._open_seat(place)
        seat = Seat("person", distinct(clean_name(name), [s.name for s in saved.seats]), None, holder, words)
        seats = tuple(seat if i == place else other for i, other in enumerate(saved.seats))
        self.ahead = True
        self.scene.saved = replace(saved, seats=seats)
        if not self.scene.saved.gathering:
            self.scene.fair.draw_all(match)
        await self.pen(self.pen.store.sit, saved, place, seat, self.scene.log())
        self._written()
        self._tell_table()
        joined = [watcher for watcher in self.watchers if watcher.holder == holder]
        if not self.scene.saved.gathering:
            self._tell_frames(match.frames, whole=self.watchers, but=joined)
        for watcher in joined:
            self._start_afresh(watcher)

    def _open_seat(self, place: int | None) -> int:
        seats = self.scene.saved.seats
        free = [i for i, seat in enumerate(seats) if seat.kind == "open"]
        if not free:
            raise Refusal("seats-all-taken")
        if place is None:
            return free[0]
        if place >= len(seats):
            raise Refusal("seat-unknown", seat=place + 1, seats=len(seats))
        if place not in free:
            raise Refusal("seat-taken", seat=place + 1)
        return place

    def _written(self, **changes: Any) -> None:
        """Memory and store agree again."""
        self.scene.saved = replace(self.scene.saved, version=self.scene.saved.version + 1, **changes)
        self.ahead = False
        self.failures = 0

    def _turn(self) -> None:
        """The match has taken another course: what was thought about it is worth nothing."""
        self.turnings += 1
        self.players.clear()
        for thought in self.thoughts.values():
            thought.cancel()

    async def _look_again(self) -> None:
        saved = self.scene.saved
        if self.ahead or await self.pen.read(self.pen.store.version, saved.code) != saved.version:
            await self._reload()

    async def _reload(self) -> None:
        """Take over what is written down, and tell everybody if that is something new."""
        code = self.scene.saved.code
        loaded = await self.pen.read(self.pen.store.load, code)
        if loaded is None:
            raise Refusal("table-unknown", code=code)
        saved, log = loaded
        if self.ahead or log != self.scene.log():
            self.scene = await asyncio.to_thread(Scene.replay, saved, log)
            self._turn()
            self._tell_state(*self.watchers)
        else:
            self.scene.saved = saved
            self._tell_table()
        self.ahead = False

    # What they are told

    def _turn_eyes(self, decided: int | None) -> list[Watcher]:
        """The sockets that look through other eyes now that this seat has decided, or undone something."""
        turned = []
        for watcher in self.watchers:
            eyes = self.scene.next_eyes(watcher.holder, watcher.eyes, decided)
            if eyes != watcher.eyes:
                watcher.eyes = eyes
                turned.append(watcher)
        return turned

    def _start_afresh(self, watcher: Watcher) -> None:
        watcher.eyes = self.scene.first_eyes(watcher.holder)
        self._tell_state(watcher)

    def _tell_state(self, *watchers: Watcher) -> None:
        for watcher in watchers:
            watcher.tell(self.scene.state(watcher.eyes, self.model(watcher.holder)))

    def _tell_frames(
        self, frames: list[Frame], whole: Collection[Watcher], but: Collection[Watcher] = ()
    ) -> None:
        """Tell of these frames; those in `whole` have not seen the view that went before."""
        texts: dict[tuple[int | None, bool], str] = {}
        for watcher in self.watchers:
            if watcher in but:
                continue
            audience = watcher.eyes, watcher in whole
            if audience not in texts:
                texts[audience] = self.scene.frames(watcher.eyes, frames, watcher in whole)
            watcher.tell(texts[audience])

    def _tell_table(self, but: Collection[Watcher] = ()) -> None:
        for watcher in self.watchers:
            if watcher not in but:
                watcher.tell(protocol.TableNews(table=self.model(watcher.holder)))
