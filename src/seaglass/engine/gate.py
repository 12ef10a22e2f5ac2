"""The one gate: everything a seat or a spectator learns of a match passes here.

Whatever speaks to an audience gets its hidden record (`Game.sight`), never the true one.
"""

from collections.abc import Iterable
from typing import Any, Literal

from typing_extensions import TypedDict

from seaglass.engine.game import Game
from seaglass.engine.match import Frame, Match
from seaglass.engine.sight import changes, merged


class Event(TypedDict):
    """Something to tell: a message key, whom it is about, and what the message needs."""

    key: str
    seat: int | None
    args: dict[str, int | str]
    kind: Literal["event", "chapter"]


class Seen(TypedDict):
    """A frame as one audience sees it: what has changed of its view, and what that tells."""

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
    """What this seat (None: a bystander) sees now."""
    return match.game.sight.view(match.state, audience)


def story(match: Match, audience: int | None, frames: Iterable[Frame] | None = None) -> list[Event]:
    """What these frames (all, if none are named) tell this audience."""
    return [
        told
        for frame in (match.frames if frames is None else frames)
        for told in _tell(match.game, frame, audience)
    ]


def seen(match: Match, audience: int | None, frames: Iterable[Frame], whole: bool = False) -> list[Seen]:
    """These frames as this audience sees them, less those in which nothing changes for it.

    Each has what it changes; with `whole`, the first one has all there is to see.
    """
    sight = match.game.sight
    shown: list[Seen] = []
    before: list[dict[str, Any]] | None = None
    for frame in frames:
        before = sight.parts(frame.before, audience) if before is None else before
        after = sight.parts(frame.after, audience)
        changed = changes(before, after)
        told = _tell(match.game, frame, audience)
        if told or changed:
            shown.append(Seen(view=merged(after) if whole and not shown else changed, story=told))
        before = after
    return shown


def _tell(game: Game, frame: Frame, audience: int | None) -> list[Event]:
    """The events of a frame, from its hidden records; what somebody else decides in secret is None."""
    decision = frame.decision
    if decision is not None and frame.actor is not None and frame.actor != audience:
        secret = game.moves.hidden(frame.before, frame.actor, decision)
        decision = None if secret else decision
    before, after = (game.sight.record(state, audience) for state in (frame.before, frame.after))
    told: list[Event] = game.story.tell(before, after, frame.actor, decision, audience)
    return told
