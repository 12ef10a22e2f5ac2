"""The events of a story: what happened, for the log, the animations and the screen reader."""

from typing import Literal

from typing_extensions import TypedDict


class Event(TypedDict):
    """Something to tell: a message key, whom it is about, and what the message needs."""

    key: str
    seat: int | None
    args: dict[str, int | str]
    kind: Literal["event", "chapter"]


def event(key: str, seat: int | None = None, **args: int | str) -> Event:
    """Something that happened, about this seat or about all."""
    plain = {name: value if isinstance(value, str) else int(value) for name, value in args.items()}
    return Event(key=key, seat=None if seat is None else int(seat), args=plain, kind="event")


def chapter(key: str, **args: int | str) -> Event:
    """A heading in the log."""
    return Event(**{**event(key, None, **args), "kind": "chapter"})
