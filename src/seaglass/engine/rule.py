"""`@rule`: one function, interpreted from Python and compiled inside a kernel."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

State: TypeAlias = Any  # one np.record of a game's dtype; its fields are known to NumPy, not to mypy
Ints: TypeAlias = Any  # an integer array, or None where a kernel passes nothing
Floats: TypeAlias = Any

MAX_SEATS = 6
CHANCE = MAX_SEATS  # chance is a seat, after all the others

F = TypeVar("F", bound=Callable[..., Any])

_waiting: list[Callable[..., Any]] = []


def rule(function: F) -> F:
    """Mark a rule: it stays an ordinary function, and kernels may call it."""
    _waiting.append(function)
    return function


def let_kernels_call_rules() -> None:
    """Tell numba of all rules seen so far; only here, so that playing a match never imports numba."""
    from numba.extending import register_jitable

    while _waiting:
        register_jitable(_waiting.pop())
