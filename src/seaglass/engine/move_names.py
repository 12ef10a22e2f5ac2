"""The names of a game's decisions, in the order of their numbers."""

from collections.abc import Iterable


class MoveNames:
    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def name(self, decision: int) -> str:
        return self.names[decision]

    def number(self, move: str) -> int:
        """The decision of this name; white space and capitals do not matter."""
        return self.numbers[" ".join(move.lower().split())]
