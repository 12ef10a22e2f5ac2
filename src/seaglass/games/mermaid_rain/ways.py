"""The cheapest way to every place a hand of cards can pay for: the rules asked step by step, on a copy."""

from dataclasses import dataclass
from heapq import heappop, heappush
from typing import TypeAlias

import numpy as np

from seaglass.engine.rule import State
from seaglass.games.mermaid_rain.components import CARDS
from seaglass.games.mermaid_rain.moves import GO, PAY_WITH, SINGLES
from seaglass.games.mermaid_rain.rules.riding import moves_next, payments
from seaglass.games.mermaid_rain.rules.sea import symbol_at
from seaglass.games.mermaid_rain.state import PAIRS

Hand: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True)
class Step:
    """Go to a place, and discard these cards."""

    to: int
    payment: int  # offset of the decision

    @property
    def cards(self) -> tuple[int, ...]:
        return (self.payment,) if self.payment < SINGLES else PAIRS[self.payment - SINGLES]


class _Chart:
    """The sea as it lies, asked through the rules."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s.copy(), seat
        self.out = np.zeros(256, np.int64)
        self.next: dict[int, list[int]] = {}
        self.prices: dict[tuple[int, Hand], list[int]] = {}

    def neighbours(self, place: int) -> list[int]:
        """All places next to one, whatever they cost."""
        if place not in self.next:
            self.s.where[self.seat] = place
            self.s.hand[self.seat] = len(CARDS)
            n = moves_next(self.s, self.seat, self.out, 0)
            self.next[place] = [int(d) - GO for d in self.out[:n]]
        return self.next[place]

    def payments(self, place: int, hand: Hand) -> list[int]:
        key = (symbol_at(self.s, place), hand)
        if key not in self.prices:
            self.s.hand[self.seat] = hand
            self.s.aim = place
            n = payments(self.s, self.seat, self.out)
            self.prices[key] = [int(d) - PAY_WITH for d in self.out[:n]]
        return self.prices[key]


def cheapest_ways(s: State, seat: int) -> dict[int, list[Step]]:
    """For every place within reach, the way that takes the fewest cards, and of those the fewest moves."""
    chart = _Chart(s, seat)
    here = int(s.where[seat])
    hand: Hand = (int(s.hand[seat, 0]), int(s.hand[seat, 1]), int(s.hand[seat, 2]))
    found: dict[int, list[Step]] = {}
    best: dict[int, list[Hand]] = {
        here: [hand]
    }  # by place: hands one can arrive with, none worse than another
    waiting: list[tuple[int, int, int, int, Hand, list[Step]]] = [(0, 0, 0, here, hand, [])]
    tried = 0
    while waiting:
        spent, _, _, place, left, way = heappop(waiting)
        if way and place not in found:
            found[place] = way
        for to in chart.neighbours(place):
            for payment in chart.payments(to, left):
                step = Step(to, payment)
                after = less(left, step.cards)
                if any(all(a <= b for a, b in zip(after, other, strict=True)) for other in best.get(to, [])):
                    continue
                best[to] = [o for o in best.get(to, []) if any(b > a for a, b in zip(after, o, strict=True))]
                best[to].append(after)
                tried += 1
                heappush(waiting, (spent + len(step.cards), len(way) + 1, tried, to, after, [*way, step]))
    found.pop(here, None)
    return found


def less(hand: Hand, cards: tuple[int, ...]) -> Hand:
    a, b, c = (hand[card] - cards.count(card) for card in range(3))
    return a, b, c
