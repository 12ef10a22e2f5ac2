"""The names of a game's decisions, in the order of their numbers: verbs, each with what it may be said of."""

from collections.abc import Iterable

ALONE = ("",)  # a verb that is a whole move: `done`


class MoveNames:
    """A verb owns a block of numbers, one for each of its arguments: `("play", range(1, 16))` has 15."""

    def __init__(self, *blocks: tuple[str, Iterable[object]]) -> None:
        self.verbs = tuple(verb for verb, _ in blocks)
        firsts: list[int] = []
        names: list[str] = []
        for verb, arguments in blocks:
            firsts.append(len(names))
            names += [f"{verb} {argument}".strip() for argument in arguments]
        self.firsts = tuple(firsts)  # the first number of each verb
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(names)}

    def __len__(self) -> int:
        return len(self.names)

    def name(self, decision: int) -> str:
        return self.names[decision]

    def number(self, move: str) -> int:
        """The decision of this name; white space, capitals and the kind of minus sign do not matter."""
        return self.numbers[" ".join(move.lower().replace("\u2212", "-").split())]

    def parted(self, decision: int) -> tuple[str, int]:
        """The verb of a decision, and the place of its argument."""
        block = max(block for block, first in enumerate(self.firsts) if first <= decision)
        return self.verbs[block], decision - self.firsts[block]
