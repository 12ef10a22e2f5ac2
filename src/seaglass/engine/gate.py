"""The one gate: everything a seat or a spectator learns of a match passes here."""

from collections.abc import Iterable
from typing import Any, Literal, TypedDict

from seaglass.engine.match import Frame, Match


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
    seen: dict[str, Any] = match.game.view.view(match.state, audience)
    return seen


def story(match: Match, audience: int | None, frames: Iterable[Frame] | None = None) -> list[Event]:
    """What these frames (all, if none are named) tell this audience."""
    tell = match.game.story.tell
    return [
        told
        for f in (match.frames if frames is None else frames)
        for told in tell(f.before, f.after, f.actor, f.decision, audience)
    ]


def seen(match: Match, audience: int | None, frames: Iterable[Frame]) -> list[Seen]:
    """These frames as this audience sees them, less those in which nothing changes for it."""
    shown: list[Seen] = []
    last: dict[str, Any] | None = None
    for frame in frames:
        if last is None:
            last = match.game.view.view(frame.before, audience)
        now = match.game.view.view(frame.after, audience)
        told = story(match, audience, [frame])
        if told or now != last:
            shown.append(Seen(view=now, story=told))
        last = now
    return shown
