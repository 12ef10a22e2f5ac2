"""The WebSocket of a table: parses what a client sends, carries it out, and answers."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from seaglass.bots import Thought
from seaglass.engine import Refusal
from seaglass.server.http.errors import invalid, problem
from seaglass.server.http.identity import holder_of
from seaglass.server.http.rates import CHANGE
from seaglass.server.log import log_name
from seaglass.server.protocol import messages
from seaglass.server.protocol.models import WireModel
from seaglass.server.tables.live_table import LiveTable
from seaglass.server.tables.registry import TableRegistry
from seaglass.server.tables.subscriber import Subscriber

logger = logging.getLogger(__name__)

# Why a socket is closed, beside 1001 (the server goes down)
ABUSE = 1008
TOO_SLOW = 1013
NO_TABLE = 4404
TOO_FAST = 4408
REPLACED = 4409
CROWDED = 4429
ADDRESS = re.compile(r"/api/tables/([^/]+)/live")
HINTS = 3  # moves in one
COSTS = {"eyes": 5.0, "hint": 5.0}  # messages that count for more than one

REASONS = {
    ABUSE: "message-abuse",
    TOO_SLOW: "reader-too-slow",
    TOO_FAST: "too-fast",
    REPLACED: "socket-replaced",
}
REFUSING = {"table-crowded": CROWDED, "too-fast": TOO_FAST, "store-busy": TOO_SLOW}  # come back later

Message: TypeAlias = messages.Play | messages.Undo | messages.Eyes | messages.Hint | messages.Ping


class TableSockets:
    """Around FastAPI: what it would wrap each socket of a table in takes many KB as long as that is open."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and (found := ADDRESS.fullmatch(scope["path"])):
            await table_socket(WebSocket(scope, receive, send), found[1])
        else:
            await self.app(scope, receive, send)


async def table_socket(socket: WebSocket, code: str) -> None:
    await socket.accept()
    registry: TableRegistry = socket.app.state.registry
    try:
        async with registry.use(code.lower()) as table:
            if not table.snapshot.saved.held_by(holder_of(socket)):
                await asyncio.sleep(socket.app.state.rates.request_delay(socket, CHANGE))
            await TableSocket(socket, registry, table).serve()
    except Refusal as refusal:
        await refuse_socket(socket, refusal)


async def refuse_socket(socket: WebSocket, refusal: Refusal) -> None:
    """Say why, and close."""
    try:
        await socket.send_text(messages.Refused(id=None, error=problem(refusal)).model_dump_json())
        await socket.close(REFUSING.get(refusal.key, NO_TABLE), refusal.key)
    except (WebSocketDisconnect, RuntimeError):
        logger.debug("gone before it was told %s", refusal.key)


class TableSocket:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, registry: TableRegistry, table: LiveTable) -> None:
        self.socket = socket
        self.registry = registry
        self.table = table
        self.subscriber = Subscriber(holder_of(socket))
        self.hints: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        settings = self.registry.settings
        await self.registry.run_to_completion(
            self.table.subscribe(self.subscriber, settings.bystanders_per_table, settings.sockets_per_person)
        )
        reading = asyncio.create_task(self.receive_messages())
        sending = asyncio.create_task(self.send_messages())
        try:
            await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                self.subscriber.close()
                await asyncio.wait((sending,), timeout=1)
            ended = reading if reading.done() else sending
            if why := ended.result():
                await self.socket.close(why, REASONS[why])
        except (WebSocketDisconnect, RuntimeError):
            logger.debug("a socket was gone before it was closed")
        finally:
            ending = (reading, sending, *self.hints)
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
            await self.registry.run_to_completion(self.table.unsubscribe(self.subscriber))

    async def send_messages(self) -> int:
        await self.subscriber.send_queued(self.socket)
        return REPLACED if self.subscriber.replaced else TOO_SLOW

    async def receive_messages(self) -> int | None:
        """Answer every message until the client disconnects, or sends too many bad ones in a row."""
        bad_frames = 0
        while (frame := await self.socket.receive())["type"] == "websocket.receive":
            cost = 1.0
            try:
                message = self.parse(frame)
                cost = cost_of(message)
            except Refusal as refusal:
                self.subscriber.send(messages.Refused(id=None, error=problem(refusal)))
                bad_frames += 1
                if bad_frames >= self.registry.settings.bad_frames_limit:
                    return ABUSE
            else:
                bad_frames = 0
                await self.dispatch(message)
            if self.subscriber.closed:
                return REPLACED if self.subscriber.replaced else TOO_SLOW
            try:
                await self.wait_for_turn(cost)
            except Refusal:
                return TOO_FAST
        return None

    async def wait_for_turn(self, cost: float) -> None:
        """Read the next message only when this person, or this address, may send another one."""
        saved = self.table.snapshot.saved
        seated = bool(saved.held_by(self.subscriber.holder))
        delay = self.socket.app.state.rates.message_delay(self.socket, saved.code, seated, cost)
        if delay:
            await asyncio.sleep(delay)

    def parse(self, frame: Mapping[str, Any]) -> Message:
        text = frame.get("text")
        if text is None:
            raise Refusal("message-binary")
        limit = self.registry.settings.frame_limit
        if len(text) > limit or len(text.encode()) > limit:
            raise Refusal("message-too-large", most=limit)
        try:
            message = messages.CLIENT_MESSAGE.validate_json(text)
        except ValidationError as wrong:
            raise invalid(wrong.errors(include_url=False), skip=1) from None
        if isinstance(message, messages.Play):
            if message.move is None and message.moves is None:
                raise Refusal("field-missing", field="move")
            if message.move is not None and message.moves is not None:
                raise Refusal("field-unexpected", field="moves")
        return message

    async def dispatch(self, message: Message) -> None:
        if isinstance(message, messages.Ping):
            self.subscriber.send(messages.Pong())
        elif isinstance(message, messages.Hint):
            # A hint takes a while; meanwhile this socket is served.
            task = asyncio.create_task(self.respond(lambda: self.hint(message), message.id))
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)
        else:
            await self.respond(lambda: self.registry.run_to_completion(self.apply(message)), message.id)
            self.registry.start_bots(self.table)

    async def respond(self, work: Callable[[], Awaitable[WireModel]], message_id: int) -> None:
        """Answer with the result, or with the reason why there is none."""
        try:
            self.subscriber.send(await work())
        except Refusal as refusal:
            self.subscriber.send(messages.Refused(id=message_id, error=problem(refusal)))
        except Exception:
            logger.exception("a fault of ours at table %s", log_name(self.table.snapshot.saved.code))
            error = problem(Refusal("server-trouble"))
            self.subscriber.send(messages.Refused(id=message_id, error=error))

    async def apply(self, message: messages.Play | messages.Undo | messages.Eyes) -> messages.Done:
        if isinstance(message, messages.Eyes):
            await self.table.set_eyes(self.subscriber, message.seat)
        elif isinstance(message, messages.Undo):
            self.must_hold(message.seat)
            await self.table.undo(message.seat, message.ply)
        else:
            self.must_have_eyes_of(message.seat)
            moves = message.moves if message.move is None else [message.move]
            made = await self.table.play_all(message.seat, moves or [], message.ply)
            return messages.Done(id=message.id, made=made)
        return messages.Done(id=message.id)

    async def hint(self, message: messages.Hint) -> messages.Hints:
        self.must_have_eyes_of(message.seat)
        ply, thought = await self.registry.bots.hint(self.table, message.seat)
        if self.subscriber.eyes != message.seat:  # somebody else may be looking by now
            raise Refusal("hint-late")
        unit = self.table.snapshot.match.game.bot.VALUE_UNIT
        return messages.Hints(id=message.id, seat=message.seat, ply=ply, **hint_message(thought, *unit))

    def must_hold(self, seat: int) -> None:
        if seat not in self.table.snapshot.saved.held_by(self.subscriber.holder):
            raise Refusal("seat-not-yours", seat=seat + 1)

    def must_have_eyes_of(self, seat: int) -> None:
        self.must_hold(seat)
        if seat != self.subscriber.eyes:  # what is said of a hand is for its owner alone
            raise Refusal("eyes-elsewhere", seat=seat + 1)


def cost_of(message: Message) -> float:
    """What a message counts for among those that one may send: each move for one."""
    if isinstance(message, messages.Play) and message.moves is not None:
        return float(len(message.moves))
    return COSTS.get(message.type, 1.0)


def hint_message(thought: Thought, unit: str, scale: float) -> dict[str, Any]:
    """The best few of what was thought about, in the unit of the game, in the order of what they bring."""
    compared = len(thought.decisions) > 1
    best = sorted(thought.decisions[:HINTS], key=lambda one: one.value, reverse=True)
    moves = [
        messages.Advice(
            move=one.move,
            value=one.value * scale if compared else None,
            error=one.error * scale if compared else None,
            share=one.share if compared else 1.0,
        )
        for one in best
        if one.visits or not compared
    ]
    return {"unit": unit, "moves": moves}
