"""What a table asks of a game's rules at each move, in two calls: interpreted until they are compiled."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from seaglass.engine.fast_record import new_records
from seaglass.engine.fault import Fault
from seaglass.engine.rule import State

if TYPE_CHECKING:
    from seaglass.engine.game import Game

MOST_STEPS = 10_000  # of `advance` after one decision: far more than any game takes
STEPS = 16  # states that one call writes at most; most moves need fewer
NOTHING = -1  # in place of a decision: only what follows by itself


def step_source(game: "Game") -> Callable[..., Any]:
    choose, advance = game.rules.choose, game.rules.advance

    def step(states, actor, decision):  # type: ignore[no-untyped-def]
        """From states[0] write the state after a decision and after each step that follows by itself.

        Answers how many; if there was no room for all, as many as there was.
        """
        done = 0
        if decision >= 0:
            done = 1
            states[1] = states[0]
            choose(states[1], actor, decision)
        while done + 1 < len(states):
            states[done + 1] = states[done]
            if not advance(states[done + 1]):
                break
            done += 1
        return done

    return step


def hide_source(game: "Game") -> Callable[..., Any]:
    hide = game.belief.hide

    def hide_all(states, seats, out):  # type: ignore[no-untyped-def]
        """Write each state as each of these seats (-1: a bystander) may know it."""
        many = len(seats)
        for i in range(len(states)):
            for j in range(many):
                out[i * many + j] = states[i]
                hide(out[i * many + j], seats[j])

    return hide_all


class TableRules:
    """The rules of one game, as a table uses them."""

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._step, self._hide = step_source(game), hide_source(game)

    def compile(self) -> None:
        """Use kernels from now on. Whoever serves people has the cache filled by another process before."""
        from seaglass.engine.compile import kernel_of

        step, hide = (kernel_of(source, self._game, keeps_gil=True) for source in (step_source, hide_source))
        state = new_records(self._game.state, STEPS + 1)
        state[0] = self._game.set_up(self._game.seats[0])
        step(state, 0, NOTHING)
        hide(state[:1], np.array([-1]), new_records(self._game.state, 1))
        self._step, self._hide = step, hide

    def step(self, state: State, actor: int, decision: int = NOTHING) -> list[State]:
        """The states after a decision, and after each step that follows from it by itself."""
        dtype = self._game.state
        found: list[State] = []
        while True:
            states = new_records(dtype, STEPS + 1)
            states[0] = found[-1] if found else state
            done = int(self._step(states, actor, decision))
            if done:
                found.extend(new_records(dtype, done, states[1 : done + 1].tobytes()))
            if done < STEPS:
                return found
            if len(found) > MOST_STEPS:
                raise Fault(f"{self._game.name}: advance says true {MOST_STEPS} times without a decision")
            decision = NOTHING

    def hidden(self, states: Sequence[State], seats: Sequence[int]) -> Any:
        """Each state, one after the other, as each of these seats (-1: a bystander) may know it."""
        dtype = self._game.state
        given = new_records(dtype, len(states), b"".join([state.tobytes() for state in states]))
        out = new_records(dtype, len(states) * len(seats))
        self._hide(given, np.array(seats), out)
        return out
