"""Matches for the proofs and the tests: played at random, the same for the same seed."""

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from seaglass.engine.dice import below, new_dice
from seaglass.engine.fault import Fault
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.engine.rule import CHANCE, Ints, State

LONGEST = 20_000  # decisions; a record has no more
FEWEST = 40  # moments of a match, where it has as many frames


def counted(many: int, what: str) -> str:
    return f"1 {what}" if many == 1 else f"{many} {what}s"


@dataclass(frozen=True)
class Setting:
    """A game with a number of seats and with options."""

    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def match(self) -> Match:
        return Match(self.game, self.seats, self.options)

    def __str__(self) -> str:
        return ", ".join(
            [counted(self.seats, "seat"), *(f"{name}={value}" for name, value in self.options.items())]
        )

    def fault(self, sentence: str) -> Fault:
        return Fault(f"with {self}, {sentence}")


def settings(game: Game) -> list[Setting]:
    """Every number of seats, with the standard options and with each other value of each option."""
    choices = [{}, *({option.name: value} for option in game.options for value in option.values[1:])]
    return [Setting(game, seats, dict(options)) for seats in game.seats for options in choices]


@dataclass(frozen=True)
class ObservedMoment:
    """A state of a random match, and somebody who looks at it."""

    setting: Setting
    ply: int  # decisions taken before it
    match: Match  # a match that stands there
    audience: int | None
    seed: int

    @property
    def game(self) -> Game:
        return self.setting.game

    @property
    def seat(self) -> int:
        """The audience as the rules have it."""
        return -1 if self.audience is None else self.audience

    def imagined(self, state: State, seed: int) -> State:
        """This state, or the hidden record of it, dealt anew for the audience."""
        world = state.copy()
        self.game.belief.imagine(world, self.seat, new_dice(seed))
        return world

    def fault(self, sentence: str) -> Fault:
        reader = "a bystander" if self.audience is None else f"seat {self.audience + 1}"
        return self.setting.fault(f"after {counted(self.ply, 'decision')} and for {reader}, {sentence}")


def moments_of_all(game: Game, every: int = 7) -> Iterator[ObservedMoment]:
    """Moments all over a random match in each setting: so many frames apart, or fewer in a short one."""
    for i, setting in enumerate(settings(game)):
        frames = random_match(game, setting.seats, setting.options, seed=i).frames
        audiences = [*range(setting.seats), None]
        apart = max(1, min(every, len(frames) // FEWEST))
        for told, frame in enumerate(frames[apart - 1 :: apart], 1):
            here = Match.from_state(game, frame.after)
            yield ObservedMoment(setting, frame.ply, here, audiences[told % len(audiences)], told * apart)


def moments(setting: Setting, many: int) -> Iterator[ObservedMoment]:
    """About so many moments all over a random match."""
    whole = random_match(setting.game, setting.seats, setting.options, seed=5)
    every = max(1, len(whole.decisions) // many)
    match = setting.match()
    audiences, dice = [*range(setting.seats), None], new_dice(7)
    for i, _ in enumerate(steps(match, seed=5)):
        if below(dice, every) == 0:
            yield ObservedMoment(setting, match.ply, match, audiences[below(dice, len(audiences))], i)


def draw(match: Match, dice: Ints) -> str:
    """What chance brings, by its name."""
    return str(match.game.moves.name(match.draw(dice)))


def play_step(match: Match, dice: Ints) -> tuple[int, str]:
    """One random decision of whoever must decide."""
    if match.actors == (CHANCE,):
        actor, move = CHANCE, draw(match, dice)
    else:
        actor = match.actors[below(dice, len(match.actors))]
        legal = match.legal(actor)
        move = legal[below(dice, len(legal))]
    match.play(actor, move)
    return actor, move


def steps(match: Match, seed: int) -> Iterator[Match]:
    """The match after every random decision, to the end."""
    dice = new_dice(seed)
    while not match.over:
        if match.ply == LONGEST:
            raise Fault(f"a random match is not over after {LONGEST} decisions")
        play_step(match, dice)
        yield match


def random_match(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    until: Callable[[Match], bool] | None = None,
    most: int | None = None,
) -> Match:
    """A match played at random to its end, to `most` decisions, or until something is so."""
    match = Match(game, seats, options)
    for _ in itertools.islice(steps(match, seed), most):
        if until is not None and until(match):
            break
    return match
