"""What a bot keeps of its search from one decision of its seat to the next."""

from dataclasses import dataclass, field

from seaglass.bots.tree import NONE, ROOT, Tree

NODES, EDGES = 1 << 16, 1 << 20


@dataclass
class TurnMemory:
    """Whole turns that were compared, while the best of them is carried out decision by decision."""

    values: dict[bytes, list[float]] = field(default_factory=dict)  # by what a turn leaves, one a world
    seed: int = 0  # of these worlds
    favourite: bytes = b""  # what the turn leaves that is being carried out


@dataclass
class Memory:
    """The trees of all cores, and the nodes where they go on if nothing else is decided before `ply`."""

    trees: list[Tree]
    roots: list[int]
    ply: int = NONE
    turns: TurnMemory = field(default_factory=TurnMemory)

    @classmethod
    def empty(cls, cores: int = 1) -> "Memory":
        return cls([Tree.with_room(NODES, EDGES) for _ in range(cores)], [ROOT] * cores)

    @staticmethod
    def largest() -> int:
        """The bytes that one tree may take."""
        return Tree.bytes_of(NODES, EDGES)

    def clear_trees(self) -> None:
        for tree in self.trees:
            tree.clear()
        self.roots = [ROOT] * len(self.trees)
