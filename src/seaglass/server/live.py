"""The socket of a table: reads what a client says, and sends it what it may see."""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import Any, TypeAlias

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from seaglass.bots import Thought
from seaglass.engine import Refusal
from seaglass.server import protocol
from seaglass.server.browser import holder_of, same_origin
from seaglass.server.hall import Hall
from seaglass.server.models import Wire
from seaglass.server.refusals import invalid, problem
from seaglass.server.tables import Table
from seaglass.server.watcher import Watcher

logger = logging.getLogger(__name__)

# Why a socket is closed, beside 1001 (the server goes down)
ABUSE = 1008
TOO_SLOW = 1013
NO_TABLE = 4404
CROWDED = 4429
HINTS = 3  # moves in one

REASONS = {ABUSE: "message-abuse", TOO_SLOW: "reader-too-slow"}

live = APIRouter()

Message: TypeAlias = protocol.Play | protocol.Undo | protocol.Eyes | protocol.Hint | protocol.Ping


@live.websocket("/api/tables/{code}/live")
async def watch(socket: WebSocket, code: str) -> None:
    if not same_origin(socket):
        await socket.close(ABUSE, "origin-foreign")  # before it is accepted: 403
        return
    await socket.accept()
    hall: Hall = socket.app.state.hall
    try:
        async with hall.at(code.lower()) as table:
            if len(table.watchers) >= hall.settings.watchers:
                raise Refusal("table-crowded")
            await Line(socket, hall, table).serve()
    except Refusal as refusal:
        await turn_away(socket, refusal)


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Say why, and close."""
    try:
        await socket.send_text(protocol.NotDone(id=None, error=problem(refusal)).model_dump_json())
        await socket.close(CROWDED if refusal.key == "table-crowded" else NO_TABLE, refusal.key)
    except (WebSocketDisconnect, RuntimeError):
        logger.debug("gone before it was told %s", refusal.key)


class Line:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, hall: Hall, table: Table) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.watcher = Watcher(holder_of(socket))
        self.hints: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        await self.hall.finish(self.table.welcome(self.watcher))
        reading = asyncio.create_task(self.read())
        sending = asyncio.create_task(self.send())
        try:
            await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                self.watcher.hang_up()
                await asyncio.wait((sending,), timeout=1)
            ended = reading if reading.done() else sending
            if why := ended.result():
                await self.socket.close(why, REASONS[why])
        except (WebSocketDisconnect, RuntimeError):
            logger.debug("a socket at %s was gone before it was closed", self.table.scene.saved.code)
        finally:
            ending = (reading, sending, *self.hints)
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
            await self.hall.finish(self.table.farewell(self.watcher))

    async def send(self) -> int:
        await self.watcher.pump(self.socket)
        return TOO_SLOW

    async def read(self) -> int | None:
        """Answer every frame until the client goes; only one that sends nothing but rubbish is cut off."""
        strikes = 0
        while (frame := await self.socket.receive())["type"] == "websocket.receive":
            try:
                message = self.understand(frame)
            except Refusal as refusal:
                self.watcher.tell(protocol.NotDone(id=None, error=problem(refusal)))
                strikes += 1
                if strikes >= self.hall.settings.strikes:
                    return ABUSE
            else:
                strikes = 0
                await self.answer(message)
        return None

    def understand(self, frame: Mapping[str, Any]) -> Message:
        text = frame.get("text")
        if text is None:
            raise Refusal("message-binary")
        limit = self.hall.settings.frame_limit
        if len(text) > limit or len(text.encode()) > limit:
            raise Refusal("message-too-large", most=limit)
        try:
            return protocol.CLIENT_MESSAGE.validate_json(text)
        except ValidationError as wrong:
            raise invalid(wrong.errors(include_url=False), skip=1) from None

    async def answer(self, message: Message) -> None:
        if isinstance(message, protocol.Ping):
            self.watcher.tell(protocol.Pong())
        elif isinstance(message, protocol.Hint):
            # A hint takes a while; meanwhile this socket is heard.
            task = asyncio.create_task(self.try_to(self.advise(message), message.id))
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)
        else:
            await self.try_to(self.hall.finish(self.carry_out(message)), message.id)
            self.hall.wake(self.table)

    async def try_to(self, work: Coroutine[Any, Any, Wire], message_id: int) -> None:
        """Answer with what comes of it, or with why nothing does."""
        try:
            self.watcher.tell(await work)
        except Refusal as refusal:
            self.watcher.tell(protocol.NotDone(id=message_id, error=problem(refusal)))
        except Exception:
            logger.exception("a fault of ours at table %s", self.table.scene.saved.code)
            error = problem(Refusal("server-trouble"))
            self.watcher.tell(protocol.NotDone(id=message_id, error=error))

    async def carry_out(self, message: protocol.Play | protocol.Undo | protocol.Eyes) -> protocol.Done:
        if isinstance(message, protocol.Eyes):
            await self.table.look(self.watcher, message.seat)
        elif isinstance(message, protocol.Undo):
            self.must_hold(message.seat)
            await self.table.undo(message.seat, message.ply)
        else:
            self.must_look_from(message.seat)
            await self.table.play(message.seat, message.move, message.ply)
        return protocol.Done(id=message.id)

    async def advise(self, message: protocol.Hint) -> protocol.Hints:
        self.must_look_from(message.seat)
        ply, thought = await self.hall.minds.advise(self.table, message.seat)
        if self.watcher.eyes != message.seat:  # somebody else may be looking by now
            raise Refusal("hint-late")
        told = self.table.scene.match.game.bot.TOLD
        return protocol.Hints(id=message.id, seat=message.seat, ply=ply, **hints(thought, *told))

    def must_hold(self, seat: int) -> None:
        if seat not in self.table.scene.saved.held_by(self.watcher.holder):
            raise Refusal("seat-not-yours", seat=seat + 1)

    def must_look_from(self, seat: int) -> None:
        self.must_hold(seat)
        if seat != self.watcher.eyes:  # what is said of a hand is for its owner alone
            raise Refusal("eyes-elsewhere", seat=seat + 1)


def hints(thought: Thought, unit: str, scale: float) -> dict[str, Any]:
    """The best few of what was thought about, in the unit of the game, in the order of what they bring."""
    compared = len(thought.judged) > 1
    best = sorted(thought.judged[:HINTS], key=lambda one: one.value, reverse=True)
    moves = [
        protocol.Advice(
            move=one.move,
            value=one.value * scale if compared else None,
            error=one.error * scale if compared else None,
            share=one.share if compared else 1.0,
        )
        for one in best
        if one.visits or not compared
    ]
    return {"unit": unit, "moves": moves}
