"""The registry is the folder, and misspelt names of games and options suggest the right ones."""

import pytest

from seaglass.engine import Refusal, game_named, games
from seaglass.engine.registry import folders
from seaglass.engine.spelling import closest


def test_the_games_are_the_folders_with_code() -> None:
    assert "mouton" in games()
    assert set(games()) == set(folders())
    assert all(game.name == name for name, game in games().items())


@pytest.mark.parametrize("name", ["moutn", "Mouton", "MOUTON", "mouto", "un mouton", "../mouton"])
def test_a_misspelt_game_suggests_the_right_one(name: str) -> None:
    with pytest.raises(Refusal, match=r"Perhaps you mean: mouton") as refusal:
        game_named(name)
    assert (refusal.value.key, refusal.value.details["game"]) == ("game-unknown", name)


@pytest.mark.parametrize("name", ["", "chess", "x" * 10_000])
def test_with_nothing_alike_all_games_are_named(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        game_named(name)
    assert refusal.value.details["suggestion"] == ", ".join(games())


def test_options_are_completed_and_wrong_ones_refused() -> None:
    mouton = game_named("mouton")
    assert mouton.complete({}) == {"cards": "secret", "chain_to_the_end": "off"}
    assert mouton.complete({"cards": "open"}) == {"cards": "open", "chain_to_the_end": "off"}
    with pytest.raises(Refusal, match="Perhaps you mean: cards"):
        mouton.complete({"card": "open"})
    with pytest.raises(Refusal, match="secret, open"):
        mouton.complete({"cards": "opened"})


def test_options_are_in_the_state_and_read_back() -> None:
    mouton = game_named("mouton")
    state = mouton.set_up(4, {"chain_to_the_end": "on"})
    assert (int(state.cards), int(state.chain_to_the_end)) == (0, 1)
    assert mouton.options_of(state) == {"cards": "secret", "chain_to_the_end": "on"}


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("play 1", "play 17"),
        ("47", "play 47"),
        ("ply 47", "play 47"),
        ("pl", "play 17"),
        ("", ""),
        ("zzz", ""),
    ],
)
def test_the_closest_of_the_known_words(word: str, found: str) -> None:
    assert closest(word, ["play 17", "play 47"]) == found
