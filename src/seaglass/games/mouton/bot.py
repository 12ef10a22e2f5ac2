"""What search and the sensible bot should know of Un mouton à la mer."""

from seaglass.engine.rule import Floats, Ints, State, rule


@rule
def rate(s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    """How good each legal decision looks to this seat."""
    for i in range(n):
        out[i] = 0.0
