"""A match as one audience sees it: all that a seat or a bystander learns of it is made here.

Whatever speaks to an audience gets its hidden record (`Game.visibility`), never the true one.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypedDict

import orjson

from seaglass.engine.events import Event
from seaglass.engine.game import Game
from seaglass.engine.match import Frame, Match
from seaglass.engine.plain_record import PlainRecord
from seaglass.engine.rule import State
from seaglass.engine.visibility import BYSTANDER, FieldsPart, seat_of


class SeenFrame(TypedDict):
    """A frame as one audience sees it: what has changed of its view, and what that tells."""

    view: dict[str, Any]
    story: list[Event]


class MadePart(NamedTuple):
    """A part of a view: the bytes of the fields it was made of, and its keys as JSON without the braces."""

    read: bytes | None
    keys: bytes


class Told(NamedTuple):
    """Some frames as one audience sees them, less those in which nothing changes for it."""

    frames: list[tuple[list[MadePart], list[Event]]]  # what has changed of its view, and what that tells
    first: list[MadePart]  # all there was to see in the first of them

    def json(self, whole: bool) -> bytes:
        """The frames as a list of JSON; with `whole`, the first one has all there is to see."""
        shown = [
            b'{"view":'
            + joined(self.first if whole and not i else changed)
            + b',"story":'
            + orjson.dumps(events)
            + b"}"
            for i, (changed, events) in enumerate(self.frames)
        ]
        return b"[" + b",".join(shown) + b"]"


def view(match: Match, audience: int | None) -> dict[str, Any]:
    """What this seat (None: a bystander) sees now."""
    return match.game.visibility.view(match.state, audience)


def story(match: Match, audience: int | None, frames: Iterable[Frame] | None = None) -> list[Event]:
    """What these frames (all, if none are named) tell this audience."""
    hidden, told = match.game.visibility.hidden, []
    for frame in match.frames if frames is None else frames:
        before, after = map(PlainRecord, hidden([frame.before, frame.after], [seat_of(audience)]))
        told += _tell(match.game, frame, audience, before, after, _is_secret(match.game, frame))
    return told


def seen_frames(
    match: Match, audience: int | None, frames: Sequence[Frame], whole: bool = False
) -> list[SeenFrame]:
    """These frames as this audience sees them, less those in which nothing changes for it.

    Each has what it changes; with `whole`, the first one has all there is to see.
    """
    seen: list[SeenFrame] = orjson.loads(Shown(match.game).tell(frames, [audience])[audience].json(whole))
    return seen


def joined(parts: Iterable[MadePart]) -> bytes:
    """The keys of these parts as one JSON object."""
    return b"{" + b",".join([keys for _, keys in parts if keys]) + b"}"


class Shown:
    """What the audiences of a match have before them; of that, only what changes is made anew."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._visibility = game.visibility
        self._public: list[MadePart] = []
        self._own: dict[int | None, list[MadePart]] = {}

    def view(self, state: State, audience: int | None) -> bytes:
        """All that this audience sees of a state, as JSON."""
        public, own = map(PlainRecord, self._visibility.hidden([state], [BYSTANDER, seat_of(audience)]))
        self._look_for_all(public)
        self._look_for_seat(own, audience)
        return joined([*self._public, *self._own[audience]])

    def tell(self, frames: Sequence[Frame], audiences: Sequence[int | None]) -> dict[int | None, Told]:
        """Each of these audiences' share of frames that follow one another."""
        told: dict[int | None, Told] = {audience: Told([], []) for audience in audiences}
        if not frames:
            return told
        seats = [BYSTANDER, *(seat_of(audience) for audience in told)]
        states = [frames[0].before, *(frame.after for frame in frames)]
        records = [PlainRecord(record) for record in self._visibility.hidden(states, seats)]
        moments = [records[i : i + len(seats)] for i in range(0, len(records), len(seats))]
        for number, (before, after) in enumerate(pairwise(moments)):
            if not number:
                self._look(before, told)
            self._add(frames[number], before, after, told)
        return told

    def _look(
        self, records: Sequence[State], audiences: Iterable[int | None]
    ) -> dict[int | None, list[MadePart]]:
        """What has changed for each audience since it looked last; the first record is a bystander's."""
        public = self._look_for_all(records[0])
        return {
            audience: public + self._look_for_seat(record, audience)
            for audience, record in zip(audiences, records[1:], strict=True)
        }

    def _look_for_all(self, record: State) -> list[MadePart]:
        return _update(self._public, self._visibility.for_all, record, None)

    def _look_for_seat(self, record: State, audience: int | None) -> list[MadePart]:
        return _update(self._own.setdefault(audience, []), self._visibility.for_seat, record, audience)

    def _add(
        self, frame: Frame, before: Sequence[State], after: Sequence[State], told: dict[int | None, Told]
    ) -> None:
        changes = self._look(after, told)
        secret = _is_secret(self._game, frame)
        for at, (audience, changed) in enumerate(changes.items(), 1):
            events = _tell(self._game, frame, audience, before[at], after[at], secret)
            if changed or events:
                frames, first = told[audience]
                if not frames:
                    first += [*self._public, *self._own[audience]]
                frames.append((changed, events))


def _update(
    made: list[MadePart], parts: Sequence[FieldsPart], record: State, audience: int | None
) -> list[MadePart]:
    """Make anew what has changed, and answer with that."""
    raw, changed = record.tobytes(), []
    if not made:
        made += [MadePart(None, b"")] * len(parts)
    for i, part in enumerate(parts):
        read = part.read(raw)
        if made[i].read != read:
            new = MadePart(read, orjson.dumps(part.make(record, audience))[1:-1])
            if made[i].keys != new.keys:
                changed.append(new)
            made[i] = new
    return changed


def _is_secret(game: Game, frame: Frame) -> bool:
    """Whether what was decided is hidden from the others."""
    if frame.actor is None or frame.decision is None:
        return False
    return game.moves.hidden(frame.before, frame.actor, frame.decision)


def _tell(
    game: Game, frame: Frame, audience: int | None, before: State, after: State, secret: bool
) -> list[Event]:
    """The events of a frame, from its hidden records; what somebody else decides in secret is None."""
    decision = None if secret and frame.actor != audience else frame.decision
    events: list[Event] = game.story.tell(before, after, frame.actor, decision, audience)
    return events
