"""The usual strategy: a tree of decisions that grows where it is promising."""

from seaglass.bots.kernel_runner import KernelRunner
from seaglass.bots.memory import Memory
from seaglass.bots.strategy import DecisionStats
from seaglass.bots.tree import NONE
from seaglass.engine.match import Match

OVERTAKING = 0.5  # of the iterations still to come: what the second best decision may hope to get


class TreeSearch:
    """Every core grows a tree of its own; the decision visited most is the best."""

    def __init__(self, match: Match, seat: int, seed: int, memory: Memory, interpreted: bool) -> None:
        self.legal = match.legal_numbers(seat)
        self.seat, self.memory = seat, memory
        self.runner = KernelRunner(match, seat, seed, memory.trees, interpreted)
        self.iterations = 0

    def iterate(self, iterations: int, progress: float) -> None:
        roots = self.memory.roots
        self.runner.on_each_core(
            lambda core: self.runner.grow_tree(core, roots[core], self.iterations, iterations)
        )
        self.iterations += iterations

    def is_decided(self, iterations_left: float) -> bool:
        visits = sorted((one.visits for one in self.stats().values()), reverse=True)
        return visits[0] - visits[1] > OVERTAKING * iterations_left * self.runner.cores

    def best(self) -> int:
        stats = self.stats()
        return max(stats, key=lambda decision: (stats[decision].visits, stats[decision].prior))

    def stats(self) -> dict[int, DecisionStats]:
        found = {decision: DecisionStats() for decision in self.legal}
        for tree, root in zip(self.memory.trees, self.memory.roots, strict=True):
            for edge in tree.at(root, self.seat):
                if (one := found.get(int(edge.decision))) is not None:
                    one.prior += float(edge.prior)
                    one.visits += int(edge.visits)
                    one.value_sum += float(edge.value_sum)
                    one.square_sum += float(edge.square_sum)
        return found

    def remember(self, decision: int, ply: int) -> None:
        memory = self.memory
        if len(self.legal) > 1:
            memory.roots = [
                next(
                    (int(edge.child) for edge in tree.at(root, self.seat) if edge.decision == decision), NONE
                )
                for tree, root in zip(memory.trees, memory.roots, strict=True)
            ]
        memory.ply = ply if NONE not in memory.roots else NONE
