"""The figures of `seaglass bench` are all there, and make sense."""

from seaglass.bench.rules import RandomPlay, copy_ns
from seaglass.engine import game_named


def test_the_rules_play_the_same_compiled_and_interpreted() -> None:
    play = RandomPlay(game_named("sirens"))
    assert play.seats == 2
    decisions, seconds = play.play_compiled(3)
    assert decisions == play.play_interpreted(3)[0] > 0
    assert seconds > 0
    assert copy_ns(play, times=100) > 0
