"""The one gate: everything a seat or a spectator learns of a match passes here.

Whatever speaks to an audience gets its hidden record (`Game.as_seen_by`), never the true one.
"""

from collections.abc import Iterable
from typing import Any, Literal, TypedDict

from seaglass.engine.game import Game
from seaglass.engine.match import Frame, Match
from seaglass.engine.rule import State


class Event(TypedDict):
    """Something to tell: a message key, whom it is about, and what the message needs."""

    key: str
    seat: int | None
    args: dict[str, int | str]
    kind: Literal["event", "chapter"]


class Seen(TypedDict):
    """A frame as one audience sees it."""

    view: dict[str, Any]
    story: list[Event]


def event(key: str, seat: int | None = None, **args: int | str) -> Event:
    """Something that happened, about this seat or about all."""
    plain = {name: value if isinstance(value, str) else int(value) for name, value in args.items()}
    return Event(key=key, seat=None if seat is None else int(seat), args=plain, kind="event")


def chapter(key: str, **args: int | str) -> Event:
    """A heading in the log."""
    return Event(**{**event(key, None, **args), "kind": "chapter"})


def view(match: Match, audience: int | None) -> dict[str, Any]:
    """What this seat (None: a spectator) sees now."""
    return _view(match.game, match.game.as_seen_by(match.state, audience), audience)


def _view(game: Game, hidden: State, audience: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = game.view.view(hidden, audience)
    return seen


def story(match: Match, audience: int | None, frames: Iterable[Frame] | None = None) -> list[Event]:
    """What these frames (all, if none are named) tell this audience."""
    game = match.game
    return [
        told
        for f in (match.frames if frames is None else frames)
        for told in _tell(
            game, f, game.as_seen_by(f.before, audience), game.as_seen_by(f.after, audience), audience
        )
    ]


def _tell(game: Game, frame: Frame, before: State, after: State, audience: int | None) -> list[Event]:
    """The events of a frame, from its hidden records; what somebody else decides in secret is None."""
    decision = frame.decision
    if decision is not None and frame.actor != audience:
        secret = game.moves.hidden(frame.before, frame.actor, decision)
        decision = None if secret else decision
    told: list[Event] = game.story.tell(before, after, frame.actor, decision, audience)
    return told


def seen(match: Match, audience: int | None, frames: Iterable[Frame]) -> list[Seen]:
    """These frames as this audience sees them, less those in which nothing changes for it."""
    game = match.game
    shown: list[Seen] = []
    before: State | None = None
    last: dict[str, Any] = {}
    for frame in frames:
        if before is None:
            before = game.as_seen_by(frame.before, audience)
            last = _view(game, before, audience)
        after = game.as_seen_by(frame.after, audience)
        now = _view(game, after, audience)
        told = _tell(game, frame, before, after, audience)
        if told or now != last:
            shown.append(Seen(view=now, story=told))
        before, last = after, now
    return shown
