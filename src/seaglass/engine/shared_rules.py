"""Rules that many games have in common."""

from math import exp

from seaglass.engine.bits import count, has
from seaglass.engine.rule import Floats, Ints, State, rule


@rule
def leaders(points: Ints, seats: int) -> int:
    """The set of the seats with the most points."""
    best = points[0]
    found = 1
    for seat in range(1, seats):
        if points[seat] > best:
            best = points[seat]
            found = 0
        if points[seat] == best:
            found |= 1 << seat
    return found


@rule
def share_of_win(won: int, seats: int, out: Floats) -> None:
    """What the win is worth to each seat: those who have won share it; where nobody has, all do."""
    sharing = won if won != 0 else (1 << seats) - 1
    for seat in range(seats):
        out[seat] = 1.0 / count(sharing) if has(sharing, seat) else 0.0


@rule
def share_of_lead(seats: int, clear: float, out: Floats) -> None:
    """Points become shares in the win, before the end; a lead by so many points is a clear one."""
    total = 0.0
    for seat in range(seats):
        out[seat] = exp(out[seat] / clear)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


@rule
def play_to_the_end(s: State, root: State) -> bool:
    """Playouts never stop early: a bot's `stop`."""
    return False


@rule
def withdraw_nothing(s: State, seat: int) -> None:
    """Nobody's choice waits for the others': a belief's `withdraw`."""
