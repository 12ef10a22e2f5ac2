"""The search's tree: what came of each decision tried, in arrays made beforehand.

A node stands for what has been decided so far, whatever chance brought. It has one list of edges a seat, in
the order of the decisions: one edge for each decision that was ever legal there, in any imagined world.
"""

from dataclasses import dataclass
from math import exp, sqrt
from typing import Any

import numpy as np

from seaglass.engine.fast_record import fast_record
from seaglass.engine.rule import MAX_SEATS, Floats, Ints, rule

NONE = -1
ROOT = 0
DEEPEST = 400  # decisions on one path; below, the playout goes on alone

f8, i4 = np.float64, np.int32

EDGE = fast_record(
    np.dtype(
        (
            np.record,
            [
                ("value_sum", f8),  # of all playouts through it, for the seat that decides
                ("square_sum", f8),  # of the same values
                ("prior", f8),  # how good it looks beforehand; about 1 in all
                ("decision", np.int64),
                ("seat", i4),
                ("next", i4),  # the edge with the next higher decision, or NONE
                ("child", i4),  # the node it leads to, or NONE
                ("visits", i4),
                ("offered", i4),  # how often it could have been taken
            ],
        )
    )
)


@dataclass
class Tree:
    """Room for one tree; when it is full the search goes on in the tree it has."""

    heads: Any  # by node and seat: the first edge
    edges: Any
    used: Any  # how many nodes and edges

    @classmethod
    def with_room(cls, nodes: int, edges: int) -> "Tree":
        tree = cls(np.empty((nodes, MAX_SEATS), i4), np.empty(edges, EDGE), np.zeros(2, np.int64))
        tree.clear()
        return tree

    @staticmethod
    def bytes_of(nodes: int, edges: int) -> int:
        return nodes * MAX_SEATS * np.dtype(i4).itemsize + edges * int(EDGE.itemsize)

    def clear(self) -> None:
        self.heads[ROOT] = NONE
        self.used[:] = 1, 0

    @property
    def nearly_full(self) -> bool:
        return bool(2 * self.used[0] > len(self.heads) or 2 * self.used[1] > len(self.edges))

    def at(self, node: int, seat: int) -> list[Any]:
        """The edges of a node for a seat."""
        found = []
        edge = self.heads[node, seat]
        while edge != NONE:
            found.append(self.edges[edge])
            edge = self.edges[edge].next
        return found


@rule
def put_in_order(decisions: Ints, n: int) -> None:
    """Ascending, as the edges are; most games list them nearly so."""
    for i in range(1, n):
        one = decisions[i]
        j = i
        while j > 0 and decisions[j - 1] > one:
            decisions[j] = decisions[j - 1]
            j -= 1
        decisions[j] = one


@rule
def lacks(heads: Ints, edges: Any, node: int, seat: int, decisions: Ints, n: int) -> bool:
    """Whether one of these decisions, in ascending order, has no edge yet."""
    edge = heads[node, seat]
    for i in range(n):
        while edge != NONE and edges[edge].decision < decisions[i]:
            edge = edges[edge].next
        if edge == NONE or edges[edge].decision != decisions[i]:
            return True
    return False


@rule
def add_edges(
    heads: Ints,
    edges: Any,
    used: Ints,
    node: int,
    seat: int,
    decisions: Ints,
    ratings: Floats,
    n: int,
    temperature: float,
) -> bool:
    """An edge for each decision that has none, its prior by how it is rated; false where there is no room."""
    if used[1] + n > len(edges):
        return False
    best = ratings[0]
    for i in range(1, n):
        best = max(best, ratings[i])
    total = 0.0
    for i in range(n):
        ratings[i] = exp((ratings[i] - best) / temperature)
        total += ratings[i]
    last = NONE
    edge = heads[node, seat]
    for i in range(n):
        while edge != NONE and edges[edge].decision < decisions[i]:
            last = edge
            edge = edges[edge].next
        if edge == NONE or edges[edge].decision != decisions[i]:
            new = used[1]
            used[1] += 1
            added = edges[new]
            added.value_sum = 0.0
            added.square_sum = 0.0
            added.prior = ratings[i] / total
            added.decision = decisions[i]
            added.seat = seat
            added.next = edge
            added.child = NONE
            added.visits = 0
            added.offered = 0
            if last == NONE:
                heads[node, seat] = new
            else:
                edges[last].next = new
            last = new
    return True


@rule
def most_promising(
    heads: Ints,
    edges: Any,
    node: int,
    seat: int,
    decisions: Ints,
    n: int,
    exploration: float,
    untried_penalty: float,
) -> int:
    """Offer the legal decisions; the edge to try: its mean value, and more if likely and little tried."""
    visits = 0
    values = 0.0
    edge = heads[node, seat]
    while edge != NONE:
        visits += edges[edge].visits
        values += edges[edge].value_sum
        edge = edges[edge].next
    untried = (values / visits if visits > 0 else 0.5) - untried_penalty
    best = NONE
    best_score = -1e300
    edge = heads[node, seat]
    for i in range(n):
        while edges[edge].decision < decisions[i]:
            edge = edges[edge].next
        here = edges[edge]
        here.offered += 1
        mean = here.value_sum / here.visits if here.visits > 0 else untried
        score = mean + exploration * here.prior * sqrt(here.offered) / (1 + here.visits)
        if score > best_score:
            best = edge
            best_score = score
    return int(best)


@rule
def child_of(heads: Ints, edges: Any, used: Ints, edge: int) -> int:
    """The node behind an edge; NONE while it is new, so that a tree grows by one node a path."""
    if edges[edge].child != NONE:
        return int(edges[edge].child)
    if used[0] < len(heads):
        edges[edge].child = used[0]
        for seat in range(MAX_SEATS):
            heads[used[0], seat] = NONE
        used[0] += 1
    return NONE


@rule
def learn(edges: Any, path: Ints, length: int, rewards: Floats) -> None:
    """What came of it goes to every edge on the path."""
    for i in range(length):
        edge = edges[path[i]]
        reward = rewards[edge.seat]
        edge.visits += 1
        edge.value_sum += reward
        edge.square_sum += reward * reward
