"""A record as plain numbers says the same as the record itself."""

import numpy as np

from seaglass.engine import game_named
from seaglass.engine.plain_record import PlainRecord
from tests.play import random_match

MERMAID_RAIN = game_named("mermaid_rain")


def test_every_field_is_a_number_a_list_or_a_grid() -> None:
    state = random_match(MERMAID_RAIN, 3, seed=2, most=120).state
    plain = PlainRecord(state)
    for name in state.dtype.names:
        assert np.array_equal(getattr(plain, name), state[name])
    assert type(plain.seats) is int
    assert {type(number) for number in plain.order} == {int}
    for grid, array in ((plain.hand, state.hand), (plain.spread, state.spread)):
        first = (0,) * array.ndim
        assert grid[first] == array[first]
        assert grid[0][0] == array[0][0].tolist()
        assert grid[1, 1:3] == array[1, 1:3].tolist()
    assert plain.tobytes() == state.tobytes()


def test_what_is_played_on_with_is_a_record_of_its_own() -> None:
    state = MERMAID_RAIN.set_up(3)
    own = PlainRecord(state).copy()
    own.seats = 5
    assert state.seats == 3
