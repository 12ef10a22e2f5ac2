"""The figures of `seaglass bench bots` are all there, and make sense."""

from seaglass.bench.search import measure_search, positions
from seaglass.engine import game_named


def test_the_speed_of_the_search_is_measured_beside_the_interpreter() -> None:
    game = game_named("mouton")
    assert [name for name, _ in positions(game)] == ["opening", "middle"]
    speed = measure_search(game, seconds=0.05)
    assert speed["interpreted_ratio"] > 1
    assert speed["overshoot"] >= 0
    assert speed["iterations_per_second"] > speed["interpreted_per_second"] > 0
    assert set(speed["positions"]) == {"opening", "middle"}
