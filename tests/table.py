"""A table set for a test: a match with names instead of numbers, and what came of the last moves."""

from typing import Any, Self

import pytest

from seaglass.engine import CHANCE, Frame, Match, Refusal, perspective, position
from seaglass.engine.document import Field

NAMES = ("ana", "ben", "cleo", "dai", "eve", "finn")


class Table:
    """Moves say whose they are: `ana play 7`, `chance deal 3`; lists are in the order of the seats."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.frames: list[Frame] = []  # what the last call brought about

    @classmethod
    def at(cls, document: dict[str, Any]) -> Self:
        """A match that goes on from this position."""
        return cls(Match.from_state(*position.read(Field("", document))))

    @property
    def state(self) -> Any:
        return self.match.state

    def said(self, move: str) -> tuple[int, str]:
        """Who makes a move, and which; a game may have a shorter way to say it."""
        name, said = move.split(maxsplit=1)
        return CHANCE if name == "chance" else NAMES.index(name), said

    def play(self, *moves: str) -> Self:
        self.frames = []
        for move in moves:
            self.frames += self.match.play(*self.said(move))
        return self

    def legal(self, name: str) -> list[str]:
        return self.match.legal(NAMES.index(name))

    def chances(self) -> dict[str, int]:
        """What chance may bring, and how often."""
        return dict(self.match.outcomes())

    def refused(self, move: str) -> Refusal:
        """Why a move is not possible; it must be refused, and change nothing."""
        actor, said = self.said(move)
        before, decided = self.state.tobytes(), self.match.ply
        with pytest.raises(Refusal) as refusal:
            self.match.play(actor, said)
        assert (self.state.tobytes(), self.match.ply) == (before, decided), "a refusal changes nothing"
        return refusal.value

    @property
    def deciding(self) -> list[str]:
        return ["chance" if actor == CHANCE else NAMES[actor] for actor in self.match.actors]

    def view(self, name: str | None = None) -> dict[str, Any]:
        """What somebody sees; nobody is a bystander."""
        return perspective.view(self.match, seat_of(name))

    def told(self, name: str | None = None) -> list[tuple[str, str | None, dict[str, int | str]]]:
        """The story of the last call: message, who it is about, and the rest."""
        return [
            (
                event["key"].removeprefix(f"{self.match.game.name}-"),
                None if event["seat"] is None else NAMES[event["seat"]],
                event["args"],
            )
            for event in perspective.story(self.match, seat_of(name), self.frames)
        ]


def seat_of(name: str | None) -> int | None:
    return None if name is None else NAMES.index(name)
