"""Non-interference: deal anew what a seat cannot know, and nothing it is shown changes."""

from collections.abc import Iterator

import numpy as np
import pytest

from seaglass.bots import BOTS, Limits, decide, think
from seaglass.engine import CHANCE, Match, State, game_named, perspective, position
from seaglass.engine.dice import below, new_dice
from tests.play import every_table, play_step, random_match, steps

TABLES = every_table()


def imagined(match: Match, audience: int | None, seed: int) -> State:
    world = match.state.copy()
    match.game.belief.imagine(world, -1 if audience is None else audience, new_dice(seed))
    return world


def moments(
    name: str, seats: int, options: dict[str, str], many: int
) -> Iterator[tuple[Match, int | None, int]]:
    """About so many moments all over a random match, each with an audience and a seed."""
    every = max(1, len(random_match(game_named(name), seats, options, seed=5).decisions) // many)
    match = Match(game_named(name), seats, options)
    audiences, dice = [*range(seats), None], new_dice(7)
    for i, _ in enumerate(steps(match, seed=5)):
        if below(dice, every) == 0:
            yield match, audiences[below(dice, len(audiences))], i


LOOKING = [name for name, bot in BOTS.items() if bot.limits is None]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_views_moves_ratings_and_features_do_not_tell_what_is_hidden(
    name: str, seats: int, options: dict[str, str]
) -> None:
    for match, audience, seed in moments(name, seats, options, many=60):
        other = Match.from_state(match.game, imagined(match, audience, seed))
        assert perspective.view(other, audience) == perspective.view(match, audience)
        assert other.actors == match.actors
        if audience is None:
            continue
        assert other.legal(audience) == match.legal(audience)
        assert np.array_equal(features(other, audience), features(match, audience))
        if audience in match.actors:
            assert np.array_equal(ratings(other, audience), ratings(match, audience))
            here = Match.from_state(match.game, match.state)
            for bot in LOOKING:
                assert decide(other, audience, bot, 1) == decide(here, audience, bot, 1)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_search_thinks_the_same_whatever_is_hidden(name: str, seats: int, options: dict[str, str]) -> None:
    thoughts = 0
    for match, _, seed in moments(name, seats, options, many=16):
        seat = match.actors[seed % len(match.actors)] if match.actors else CHANCE
        if seat != CHANCE:
            other = Match.from_state(match.game, imagined(match, seat, seed))
            here = Match.from_state(match.game, match.state)
            few = Limits(iterations=24)
            assert think(other, seat, 1, few).judged == think(here, seat, 1, few).judged
            thoughts += 1
    assert thoughts > 2


def features(match: Match, seat: int) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    out = np.full(match.game.features, np.nan, np.float32)
    match.game.belief.observe(match.state, seat, out)
    assert np.isfinite(out).all()
    return out


def ratings(match: Match, seat: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    legal = np.array(match.legal_numbers(seat), np.int64)
    out = np.full(len(legal), np.nan)
    match.game.bot.rate(match.state, seat, legal, len(legal), out)
    assert np.isfinite(out).all()
    return out


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_imagined_worlds_could_be_real_and_do_not_depend_on_the_real_one(
    name: str, seats: int, options: dict[str, str]
) -> None:
    for match, audience, seed in moments(name, seats, options, many=20):
        world = imagined(match, audience, seed)
        _, again = position.loads(position.dumps(match.game, world))
        assert again.tobytes() == world.tobytes()
        assert match.game.rules.sound(world)
        another = Match.from_state(match.game, imagined(match, audience, seed + 1))
        assert imagined(another, audience, seed).tobytes() == world.tobytes()


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_hidden_decision_looks_the_same_whatever_it_is(
    name: str, seats: int, options: dict[str, str]
) -> None:
    for match, _, seed in moments(name, seats, options, many=40):
        actor = match.actors[0] if match.actors else CHANCE
        if actor == CHANCE:
            continue
        hidden = [d for d in match.legal_numbers(actor) if match.game.moves.hidden(match.state, actor, d)]
        if len(hidden) < 2:
            continue
        seen = []
        for decision in (hidden[0], hidden[1 + seed % (len(hidden) - 1)]):
            fork = Match.from_state(match.game, match.state)
            frames = fork.decide(actor, decision)[:1]  # what follows by itself may bring it to light
            others = [a for a in (*range(seats), None) if a != actor]
            seen.append([perspective.seen_frames(fork, a, frames) for a in others])
        assert seen[0] == seen[1]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_story_of_a_step_does_not_tell_what_is_hidden(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """Take the same decision in a world dealt anew: whoever may see it hears and sees the same."""
    compared = 0
    for match, audience, seed in moments(name, seats, options, many=40):
        if match.over:
            continue
        actor = audience if audience in match.actors else match.actors[seed % len(match.actors)]
        assert actor is not None
        legal = match.legal_numbers(actor)
        decision = legal[seed % len(legal)]
        here = Match.from_state(match.game, match.state)
        there = Match.from_state(match.game, imagined(match, audience, seed))
        if decision not in there.legal_numbers(actor):
            continue
        frames, mirrored = here.decide(actor, decision), there.decide(actor, decision)
        first = perspective.seen_frames(here, audience, frames[:1])
        if match.game.view.reveals(frames[0].before, frames[0].after) and actor in (CHANCE, audience):
            continue  # the step itself brings something hidden to light
        assert perspective.seen_frames(there, audience, mirrored[:1]) == first
        compared += 1
    assert compared > 0


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_undo_restores_everything_and_cannot_be_used_to_peek(
    name: str, seats: int, options: dict[str, str]
) -> None:
    match = Match(game_named(name), seats, options)
    dice = new_dice(29)
    undone = 0
    gesture: list[tuple[int, str]] = []  # the decisions that are taken back together
    while not match.over:
        if match.game.partway is None or not match.game.partway(match.state):
            before, decided, frames = match.state.copy(), match.ply, len(match.frames)
            gesture = []
        world = None
        deciders = [a for a in match.actors if a != CHANCE]
        if deciders:
            world = Match.from_state(match.game, imagined(match, deciders[0], match.ply))
        actor, move = play_step(match, dice)
        gesture.append((actor, move))
        others = [a for a in (*range(seats), CHANCE) if a != actor]
        assert not any(match.may_undo(a) for a in others)
        if actor == CHANCE or not match.may_undo(actor):
            continue
        if world is not None and actor == deciders[0] and move in world.legal(actor):
            world.play(actor, move)
            assert perspective.view(world, actor) == perspective.view(match, actor), (
                "undo would let the seat peek"
            )
        match.undo(actor)
        assert match.state.tobytes() == before.tobytes()
        assert match.ply == decided
        assert len(match.frames) == frames
        for actor, move in gesture:
            match.play(actor, move)
        undone += 1
    if any(match.game.moves.hidden(match.start, 0, d) for d in range(match.game.moves.COUNT)):
        assert undone > 0
