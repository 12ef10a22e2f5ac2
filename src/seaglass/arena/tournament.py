"""What is played: deals, and the seatings in which every deal is played; and one game of it."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from itertools import combinations, islice
from typing import Any

from seaglass.arena.entrants import Entrant
from seaglass.bots import BotPlayer
from seaglass.engine.compile import sources_hash
from seaglass.engine.dice import below, new_dice, weighted_choice
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.engine.refusal import Refusal
from seaglass.engine.registry import game_named
from seaglass.engine.rule import CHANCE, Ints

_MOST_LINE_UPS = 100


@dataclass(frozen=True)
class Played:
    """A finished game: which entrant sat in each seat, and what came of it."""

    deal: int
    turn: int  # which of the deal's seatings
    seating: list[int]
    scores: list[int]
    winners: list[int]
    plies: int

    def json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Tournament:
    """Entrants at one game. A line-up has the entrant of each seat, before it rotates."""

    game: str
    seats: int
    options: Mapping[str, str]
    components: Mapping[str, Any] | None
    entrants: tuple[Entrant, ...]
    line_ups: tuple[tuple[int, ...], ...]
    seed: int

    @classmethod
    def of(
        cls,
        game: Game,
        named: list[Entrant],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | None = None,
        seed: int = 1,
    ) -> "Tournament":
        """The last entrant named fills the seats that are left; one named twice holds two.

        Where there are more entrants than seats, all that can meet do, in every deal.
        """
        entrants = tuple(dict.fromkeys(named))
        seats = usual_seats(game, named) if seats is None else seats
        game.set_up(seats, options, components)
        places = [entrants.index(one) for one in named]
        line_ups = [tuple(places[min(place, len(places) - 1)] for place in range(seats))]
        if game.rank is not None:
            line_ups = [(crew,) * seats for crew in range(len(entrants))]
        elif len(named) > seats:
            line_ups = list(islice(combinations(range(len(entrants)), seats), _MOST_LINE_UPS + 1))
        if len(line_ups) > _MOST_LINE_UPS or not line_ups:
            raise Refusal("arena-bots-many", got=len(named), seats=seats)
        complete = game.complete(options or {})
        return cls(game.name, seats, complete, components, entrants, tuple(line_ups), seed)

    @property
    def crews(self) -> bool:
        """All win together: each entrant plays every deal as a whole crew."""
        return game_named(self.game).rank is not None

    @property
    def turns(self) -> int:
        """How many games are played of each deal."""
        return len(self.line_ups) * self._moves

    @property
    def _moves(self) -> int:
        """How many seats a line-up moves on: nothing changes where all of it is the same."""
        return 1 if self.crews or len(self.entrants) == 1 else self.seats

    def seating(self, deal: int, turn: int) -> list[int]:
        """Who sits where: neighbours are drawn anew for each deal, and then everybody moves on a seat."""
        line, moved = list(self.line_ups[turn // self._moves]), turn % self._moves
        dice = self.dice("seating", deal)
        for last in range(self.seats - 1, 0, -1):
            other = below(dice, last + 1)
            line[last], line[other] = line[other], line[last]
        return [line[(seat - moved) % self.seats] for seat in range(self.seats)]

    def dice(self, *place: Any) -> Ints:
        """Dice for one place in the tournament, the same in every process and on every machine."""
        return new_dice(self.derive_seed(*place))

    def derive_seed(self, *place: Any) -> int:
        """The seed of one place in the tournament."""
        text = "/".join(str(part) for part in (self.seed, *place))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])

    def json(self) -> dict[str, Any]:
        """All that decides what is played: two runs with the same may be put together."""
        return {
            "game": self.game,
            "rules": game_named(self.game).rules_version,
            "code": sources_hash(self.game),
            "seats": self.seats,
            "options": dict(self.options),
            "components": self.components,
            "bots": [entrant.json() for entrant in self.entrants],
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "seed": self.seed,
        }


def usual_seats(game: Game, named: list[Entrant]) -> int:
    """A seat for each, as far as the game has them; a crew is as small as it may be."""
    return game.seats.start if game.rank else min(max(len(named), game.seats.start), game.seats.stop - 1)


def play(
    tournament: Tournament, deal: int, turn: int, stopped: Callable[[], bool] = lambda: False
) -> Played | None:
    """One game; None if it was stopped."""
    match = Match(game_named(tournament.game), tournament.seats, tournament.options, tournament.components)
    if not play_on(tournament, match, deal, turn, stopped):
        return None
    return Played(deal, turn, tournament.seating(deal, turn), match.scores, match.winners, match.ply)


def play_on(
    tournament: Tournament,
    match: Match,
    deal: int,
    turn: int,
    stopped: Callable[[], bool] = lambda: False,
) -> bool:
    """Play a match from its beginning to its end; false if it was stopped.

    Each draw of chance has dice of its own, by its number in the match: the same deal, whoever plays it.
    """
    entrants = [tournament.entrants[i] for i in tournament.seating(deal, turn)]
    players = [BotPlayer(entrant.bot, entrant.limits) for entrant in entrants]
    draws = 0
    while not match.over:
        if stopped():
            return False
        if match.actors == (CHANCE,):
            match.play(CHANCE, _drawn(match, tournament.dice("chance", deal, draws)))
            draws += 1
        else:
            seat = match.actors[0]
            seed = tournament.derive_seed("bot", deal, turn, seat, match.ply)
            match.decide(seat, players[seat].decide(match, seat, seed))
    return True


def _drawn(match: Match, dice: Ints) -> str:
    moves, weights = zip(*match.outcomes(), strict=True)
    return str(moves[weighted_choice(dice, weights, len(weights))])
