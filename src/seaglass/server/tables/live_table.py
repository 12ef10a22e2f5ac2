"""A table in memory: its state, its subscribers and its changes. Its log rebuilds it at any time."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from seaglass.bots import BotPlayer
from seaglass.engine import CHANCE, Frame, Refusal
from seaglass.server.metrics import MOVE_SECONDS, MOVES
from seaglass.server.protocol import messages, models
from seaglass.server.storage.async_store import AsyncStore
from seaglass.server.storage.store import Logged, Overtaken, Saved, Seat
from seaglass.server.tables.names import clean_name, distinct
from seaglass.server.tables.snapshot import TableSnapshot, table_model
from seaglass.server.tables.subscriber import Subscriber

ATTEMPTS = 5

T = TypeVar("T")


class LiveTable:
    """Whatever reads or changes the match holds the lock: nobody sees a decision that is not durable."""

    def __init__(self, store: AsyncStore, snapshot: TableSnapshot, ready: Callable[[str], bool]) -> None:
        """`ready`: whether the bots of a game can search by now."""
        self.store = store
        self.snapshot = snapshot
        self.ready = ready
        self.lock = asyncio.Lock()
        self.subscribers: list[Subscriber] = []
        self.users = 0  # how many need it to stay in memory
        self.visitors = 0  # how many of these are people
        self.left_at = float("-inf")  # when the last of them left, by the clock of the event loop
        self.revision = 0  # how often the match took another course: undone, or found changed in the store
        self.players: dict[int, BotPlayer] = {}  # the bots, with what they keep between their decisions
        self.searches: dict[int, asyncio.Future[Any]] = {}  # running searches, by seat
        self.out_of_sync = False  # a write failed: memory may have changes that the store has not
        self.failures = 0  # of its bots, since something was last written
        self.retry_now = asyncio.Event()  # ends the wait before bots try again

    async def play(self, seat: int, move: str, ply: int) -> None:
        await self.play_all(seat, [move], ply)

    async def play_all(self, seat: int, moves: Sequence[str], ply: int) -> int:
        """Make these moves, up to the first that shows something or is impossible; answers how many."""
        with MOVE_SECONDS.measured():
            made = await self._apply(lambda: self._play(seat, moves, ply))
        MOVES.count(self.snapshot.saved.game, made)
        return made

    async def undo(self, seat: int, ply: int) -> None:
        await self._apply(lambda: self._undo(seat, ply))

    async def sit(self, place: int | None, name: str, words: str, holder: str) -> None:
        await self._apply(lambda: self._sit(place, name, words, holder))

    async def turn_away(self, place: int, host: str) -> None:
        await self._apply(lambda: self._turn_away(place, host))

    async def subscribe(self, subscriber: Subscriber, bystanders: int, sockets: int) -> None:
        """A socket connects: there is room for so many bystanders, and for so many sockets of one person."""
        async with self.lock:
            await self._refresh()
            self._make_room(subscriber.holder, bystanders, sockets)
            arrives = subscriber.holder not in self._holders()
            self.subscribers.append(subscriber)
            self._send_first_state(subscriber)
            if arrives and self.snapshot.saved.held_by(subscriber.holder):
                self._send_table(but=[subscriber])

    def _make_room(self, holder: str | None, bystanders: int, sockets: int) -> None:
        """Refuse one bystander too many; of somebody who sits here, close the oldest socket instead."""
        saved = self.snapshot.saved
        if saved.held_by(holder):
            theirs = [one for one in self.subscribers if one.holder == holder and not one.closed]
            for oldest in theirs[: max(0, len(theirs) + 1 - sockets)]:
                oldest.replaced = True
                oldest.close()
        elif sum(not saved.held_by(one.holder) for one in self.subscribers) >= bystanders:
            raise Refusal("table-crowded")

    async def unsubscribe(self, subscriber: Subscriber) -> None:
        async with self.lock:
            self.subscribers.remove(subscriber)
            if subscriber.holder not in self._holders() and self.snapshot.saved.held_by(subscriber.holder):
                self._send_table()

    async def set_eyes(self, subscriber: Subscriber, eyes: int | None) -> None:
        """This socket looks through other eyes: those of a seat it holds, or a spectator's."""
        async with self.lock:
            await self._refresh()
            if eyes is not None and eyes not in self.snapshot.saved.held_by(subscriber.holder):
                raise Refusal("seat-not-yours", seat=eyes + 1)
            subscriber.eyes = eyes
            self._send_state(subscriber)

    async def refresh(self) -> None:
        """Load the table again if another process has changed it."""
        async with self.lock:
            await self._refresh()

    async def resync(self) -> None:
        """Go back to what is stored where a write failed; the caller holds the lock."""
        if self.out_of_sync:
            await self._reload()

    @property
    def bots_due(self) -> bool:
        """Whether it may be a bot's turn; where a write failed, only the store can tell."""
        return self.out_of_sync or bool(self.snapshot.bots_due)

    def watched(self, now: float, grace: float) -> bool:
        """Whether somebody is here, or was less than so many seconds ago."""
        return self.visitors > 0 or now - self.left_at < grace

    async def broadcast(self) -> None:
        """Send everybody who sits where and what the status is."""
        async with self.lock:
            self._send_table()

    def model(self, holder: str | None) -> models.TableInfo:
        return table_model(self.snapshot.saved, holder, self._holders(), self.ready(self.snapshot.saved.game))

    def _holders(self) -> set[str | None]:
        return {subscriber.holder for subscriber in self.subscribers}

    # How it changes

    async def _apply(self, change: Callable[[], Awaitable[T]]) -> T:
        """Make a change; where another process was faster, reload and try again."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                try:
                    await self.resync()
                    return await change()
                except Overtaken:
                    await self._reload()
            raise Refusal("store-busy")

    async def _play(self, seat: int, moves: Sequence[str], ply: int) -> int:
        snapshot, match = self.snapshot, self.snapshot.match
        if snapshot.saved.gathering:
            raise Refusal("match-not-started")
        if ply < snapshot.last_ply(seat):
            raise Refusal("move-stale", move=moves[0][:80])
        before, first, acting = match.ply, len(match.frames), snapshot.acting
        made = match.play_all(seat, moves)
        self.out_of_sync = True
        snapshot.fair.draw_all(match)
        points = max(match.scores) if match.over and snapshot.saved.day else None
        await self.store.write(
            self.store.sync.append, snapshot.saved, before, snapshot.log(before), match.over, points
        )
        self._committed(over=match.over)
        self._tell_decided(seat, first, acting)
        return made

    def _tell_decided(self, seat: int | None, first: int, acting: list[int]) -> None:
        """Send the frames after the first so many: this seat decided last; `acting` could decide before."""
        snapshot, match = self.snapshot, self.snapshot.match
        if seat in self.searches:
            self.searches[seat].cancel()
        goes_on = snapshot.acting == acting and seat in acting  # nothing was shown to all in between
        turned = self._switch_eyes(None if goes_on else seat)
        self._send_frames(match.frames[first:], whole=turned)
        self._send_state(*turned)
        if match.over:
            self._send_table()

    async def _undo(self, seat: int, ply: int) -> None:
        snapshot = self.snapshot
        if snapshot.saved.gathering:
            raise Refusal("match-not-started")
        undoer = snapshot.undoer(seat)
        if undoer is None:
            raise Refusal("undo-impossible")
        if ply != snapshot.match.ply:  # a second click would take back the decision before
            raise Refusal("undo-stale")
        self.out_of_sync = True
        snapshot.undo(undoer)
        await self.store.write(self.store.sync.forget, snapshot.saved, snapshot.match.ply)
        self._committed()
        self._invalidate()
        self._switch_eyes(None)
        self._send_state(*self.subscribers)

    async def _sit(self, place: int | None, name: str, words: str, holder: str) -> None:
        saved, match = self.snapshot.saved, self.snapshot.match
        if place is None and saved.held_by(holder):
            return  # a second click
        if await self.store.read(self.store.sync.is_banned, holder):
            raise Refusal("banned")
        if await self.store.read(self.store.sync.is_turned_away, saved.code, holder):
            raise Refusal("turned-away")
        place = self._open_seat(place)
        seat = Seat("person", distinct(clean_name(name), [s.name for s in saved.seats]), None, holder, words)
        seats = tuple(seat if i == place else other for i, other in enumerate(saved.seats))
        self.out_of_sync = True
        self.snapshot.saved = replace(saved, seats=seats)
        if not self.snapshot.saved.gathering:
            self.snapshot.fair.draw_all(match)
        await self.store.write(self.store.sync.sit, saved, place, seat, self.snapshot.log())
        self._committed()
        self._send_table()
        joined = [subscriber for subscriber in self.subscribers if subscriber.holder == holder]
        if not self.snapshot.saved.gathering:
            self._send_frames(match.frames, whole=self.subscribers, but=joined)
        for subscriber in joined:
            self._send_first_state(subscriber)

    async def _turn_away(self, place: int, host: str) -> None:
        saved = self.snapshot.saved
        if saved.host != host:
            raise Refusal("table-not-opened-by-you")
        if not saved.gathering:
            raise Refusal("match-begun")
        if place >= len(saved.seats):
            raise Refusal("seat-unknown", seat=place + 1, seats=len(saved.seats))
        guest = saved.seats[place].holder
        if guest is None or guest == host:
            raise Refusal("seat-no-guest", seat=place + 1)
        seats = tuple(Seat("open") if i == place else other for i, other in enumerate(saved.seats))
        self.out_of_sync = True
        self.snapshot.saved = replace(saved, seats=seats)
        await self.store.write(self.store.sync.turn_away, saved, place, guest)
        self._committed()
        theirs = [subscriber for subscriber in self.subscribers if subscriber.holder == guest]
        self._send_table(but=theirs)
        for subscriber in theirs:
            self._send_first_state(subscriber)

    def _open_seat(self, place: int | None) -> int:
        seats = self.snapshot.saved.seats
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

    def _committed(self, **changes: Any) -> None:
        """The change is durable: memory and store agree again."""
        self.snapshot.saved = replace(self.snapshot.saved, version=self.snapshot.saved.version + 1, **changes)
        self.out_of_sync = False
        self.failures = 0

    def _invalidate(self) -> None:
        """The match has taken another course: stop the searches, and forget what bots kept."""
        self.revision += 1
        self.players.clear()
        for search in self.searches.values():
            search.cancel()

    async def _refresh(self) -> None:
        saved = self.snapshot.saved
        if self.out_of_sync or await self.store.read(self.store.sync.version, saved.code) != saved.version:
            await self._reload()

    async def _reload(self) -> None:
        """Take over what is stored, and tell everybody if that is something new."""
        code = self.snapshot.saved.code
        loaded = await self.store.read(self.store.sync.load, code)
        if loaded is None:  # somebody has removed it
            for subscriber in self.subscribers:
                subscriber.close()
            raise Refusal("table-unknown", code=code)
        saved, log = loaded
        known, before = self.snapshot.log(), self.snapshot.saved
        if self.out_of_sync or log[: len(known)] != known or (log != known and saved.seats != before.seats):
            self.snapshot = await asyncio.to_thread(TableSnapshot.replay, saved, log)
            self._invalidate()
            self._seat_newcomers(before)
            self._send_state(*self.subscribers)
        elif log != known:
            self._play_on(saved, log[len(known) :])
        else:
            self.snapshot.saved = saved
            self._send_table()
            self._send_state(*self._seat_newcomers(before))
        self.out_of_sync = False

    def _play_on(self, saved: Saved, log: Sequence[Logged]) -> None:
        """Take over decisions that another process has written after those that are known here."""
        snapshot, match = self.snapshot, self.snapshot.match
        first, acting = len(match.frames), snapshot.acting
        self.out_of_sync = True
        for actor, move in log:
            match.play(CHANCE if actor is None else actor, move)
        snapshot.saved = saved
        decided = [actor for actor, _ in log if actor is not None]
        for seat in {*decided[:-1]} & {*self.searches}:
            self.searches[seat].cancel()
        self._tell_decided(decided[-1] if decided else None, first, acting)

    def _seat_newcomers(self, before: Saved) -> list[Subscriber]:
        """Give those their eyes who sat down, or lost their seat, at another process."""
        now = self.snapshot.saved
        changed = [one for one in self.subscribers if now.held_by(one.holder) != before.held_by(one.holder)]
        for subscriber in changed:
            subscriber.eyes = self.snapshot.first_eyes(subscriber.holder)
        return changed

    # What is sent

    def _switch_eyes(self, decided: int | None) -> list[Subscriber]:
        """The sockets that look through other eyes now that this seat has decided, or undone something."""
        turned = []
        for subscriber in self.subscribers:
            eyes = self.snapshot.next_eyes(subscriber.holder, subscriber.eyes, decided)
            if eyes != subscriber.eyes:
                subscriber.eyes = eyes
                turned.append(subscriber)
        return turned

    def _send_first_state(self, subscriber: Subscriber) -> None:
        subscriber.eyes = self.snapshot.first_eyes(subscriber.holder)
        self._send_state(subscriber)

    def _send_state(self, *subscribers: Subscriber) -> None:
        for subscriber in subscribers:
            subscriber.send(self.snapshot.state(subscriber.eyes, self.model(subscriber.holder)))

    def _send_frames(
        self, frames: list[Frame], whole: Collection[Subscriber], but: Collection[Subscriber] = ()
    ) -> None:
        """Tell of these frames; those in `whole` have not seen the view that went before."""
        readers = {one: (one.eyes, one in whole) for one in self.subscribers if one not in but}
        texts = self.snapshot.frames(frames, set(readers.values()))
        for subscriber, reader in readers.items():
            subscriber.send(texts[reader])

    def _send_table(self, but: Collection[Subscriber] = ()) -> None:
        for subscriber in self.subscribers:
            if subscriber not in but:
                subscriber.send(messages.TableChanged(table=self.model(subscriber.holder)))
