"""A match as one audience sees it: all that a seat or a bystander learns of it is made here.

Whatever speaks to an audience gets its hidden record (`Game.visibility`), never the true one.
"""

from collections.abc import Iterable
from typing import Any, TypedDict

from seaglass.engine.events import Event
from seaglass.engine.game import Game
from seaglass.engine.match import Frame, Match
from seaglass.engine.visibility import changes, merged


class SeenFrame(TypedDict):
    """A frame as one audience sees it: what has changed of its view, and what that tells."""

    view: dict[str, Any]
    story: list[Event]


def view(match: Match, audience: int | None) -> dict[str, Any]:
    """What this seat (None: a bystander) sees now."""
    return match.game.visibility.view(match.state, audience)


def story(match: Match, audience: int | None, frames: Iterable[Frame] | None = None) -> list[Event]:
    """What these frames (all, if none are named) tell this audience."""
    return [
        event
        for frame in (match.frames if frames is None else frames)
        for event in _tell(match.game, frame, audience)
    ]


def seen_frames(
    match: Match, audience: int | None, frames: Iterable[Frame], whole: bool = False
) -> list[SeenFrame]:
    """These frames as this audience sees them, less those in which nothing changes for it.

    Each has what it changes; with `whole`, the first one has all there is to see.
    """
    visibility = match.game.visibility
    shown: list[SeenFrame] = []
    before: list[dict[str, Any]] | None = None
    for frame in frames:
        before = visibility.parts(frame.before, audience) if before is None else before
        after = visibility.parts(frame.after, audience)
        changed = changes(before, after)
        events = _tell(match.game, frame, audience)
        if events or changed:
            shown.append(SeenFrame(view=merged(after) if whole and not shown else changed, story=events))
        before = after
    return shown


def _tell(game: Game, frame: Frame, audience: int | None) -> list[Event]:
    """The events of a frame, from its hidden records; what somebody else decides in secret is None."""
    decision = frame.decision
    if decision is not None and frame.actor is not None and frame.actor != audience:
        secret = game.moves.hidden(frame.before, frame.actor, decision)
        decision = None if secret else decision
    before, after = (game.visibility.record(state, audience) for state in (frame.before, frame.after))
    events: list[Event] = game.story.tell(before, after, frame.actor, decision, audience)
    return events
