"""Secrecy is stated once: `hide` blanks what a seat may not know, and nothing beyond it is ever needed."""

from collections import defaultdict
from collections.abc import Iterator
from typing import get_type_hints

import numpy as np
import pytest

from seaglass.engine import Match, State, game_named, games
from seaglass.engine.dice import new_dice
from tests.play import every_table, steps

DICE = 12  # worlds imagined of each moment


def moments(name: str, every: int = 7) -> Iterator[tuple[Match, int | None]]:
    """Moments all over a random match at each table of a game, the frames in between included."""
    for i, (game, seats, options) in enumerate(every_table()):
        if game != name:
            continue
        audiences = [*range(seats), None]
        match = Match(game_named(name), seats, options)
        told = 0
        for _ in steps(match, seed=i):
            for frame in match.frames[told:]:
                told += 1
                if told % every == 0:
                    yield Match.from_state(match.game, frame.after), audiences[told // every % len(audiences)]


def imagined(match: Match, state: State, audience: int | None, seed: int) -> State:
    world = state.copy()
    match.game.belief.imagine(world, -1 if audience is None else audience, new_dice(seed))
    return world


def differing(match: Match, one: State, other: State) -> set[str]:
    return {field for field in match.game.state.names if not np.array_equal(one[field], other[field])}


@pytest.mark.parametrize("name", games())
def test_hide_blanks_what_is_not_open_and_nothing_else(name: str) -> None:
    game = game_named(name)
    closed = set(game.state.names) - set(game.open_fields)
    assert set(game.open_fields) <= set(game.state.names)
    assert bool(closed) == game.secrets
    blanked: set[str] = set()
    for match, audience in moments(name):
        hidden = match.as_seen_by(audience)
        blanked |= (blanks := differing(match, match.state, hidden))
        assert not blanks & set(game.open_fields), f"{blanks} hidden from {audience}, though open"
        assert game.visibility.record(hidden, audience).tobytes() == hidden.tobytes(), (
            "hiding twice is hiding once"
        )
    assert blanked == closed, "these fields are not open, and yet never hidden"


@pytest.mark.parametrize("name", games())
def test_imagine_needs_nothing_that_is_hidden(name: str) -> None:
    for i, (match, audience) in enumerate(moments(name, every=29)):
        hidden = match.as_seen_by(audience)
        world = imagined(match, hidden, audience, i)
        assert world.tobytes() == imagined(match, match.state, audience, i).tobytes()
        assert match.game.rules.sound(world)
        again = match.game.visibility.record(world, audience)
        assert again.tobytes() == hidden.tobytes(), differing(match, again, hidden)


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.secrets])
def test_imagine_brings_other_worlds_wherever_something_is_hidden(name: str) -> None:
    game = game_named(name)
    varied: dict[str, int] = defaultdict(int)  # in how many moments each field came out differently
    secret = many = 0
    for match, audience in moments(name, every=29):
        worlds = [imagined(match, match.as_seen_by(audience), audience, seed) for seed in range(DICE)]
        fields = set().union(*(differing(match, worlds[0], world) for world in worlds))
        for field in fields:
            varied[field] += 1
        secret += bool(differing(match, match.state, match.as_seen_by(audience)))
        many += bool(fields)
        assert not fields & set(game.open_fields)
    assert set(varied) == set(game.state.names) - set(game.open_fields)
    # Late in a match often only one world fits what a seat knows: then there is nothing to vary.
    assert many > secret / 3, f"imagine says the same in {secret - many} of {secret} moments"


@pytest.mark.parametrize("name", games())
def test_what_speaks_to_a_seat_needs_nothing_that_is_hidden(name: str) -> None:
    """The rules say the same of a hidden record: who may decide, what is legal, how good it looks."""
    for match, audience in moments(name):
        game, hidden = match.game, match.as_seen_by(audience)
        assert game.rules.actors(hidden) == game.rules.actors(match.state)
        if audience is None or audience not in match.actors:
            continue
        answers = []
        for state in (match.state, hidden):
            legal = np.zeros(game.most_legal, np.int64)
            n = game.rules.legal(state, audience, legal)
            looks = np.zeros(n)
            game.bot.rate(state.copy(), audience, legal, n, looks)
            answers.append((legal[:n].tolist(), looks.tolist()))
        assert answers[0] == answers[1]


@pytest.mark.parametrize("name", games())
def test_features_need_nothing_that_is_hidden(name: str) -> None:
    for match, audience in moments(name):
        seat = -1 if audience is None else audience
        out = np.full((2, match.game.features), np.nan, np.float32)
        for state, features in zip((match.state, match.as_seen_by(audience)), out, strict=True):
            match.game.belief.observe(state, seat, features)
        assert np.isfinite(out).all()
        assert np.array_equal(out[0], out[1])


@pytest.mark.parametrize("name", games())
def test_a_part_of_a_view_needs_only_the_fields_it_names(name: str) -> None:
    view = game_named(name).view
    seen: set[str] = set()
    for match, audience in moments(name):
        for parts, reader in ((view.FOR_ALL, None), (view.FOR_SEAT, audience)):
            hidden = match.as_seen_by(reader)
            for part in parts:
                bare = match.game.new_state()
                for field in part.reads:
                    bare[field] = hidden[field]
                made, bare_made = (
                    part.make(s, reader) if part.of_seat else part.make(s) for s in (hidden, bare)
                )
                assert made == bare_made, f"{part.make.__name__} reads more than {part.reads}"
                seen |= set(made)
    assert seen == set(get_type_hints(view.View)), "a view has the keys of its type"
