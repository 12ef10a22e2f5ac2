"""What is played: deals, and the seatings in which every deal is played; and one game of it."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from itertools import combinations, islice
from typing import Any

from seaglass.arena.entrants import Entrant
from seaglass.arena.play import play_match
from seaglass.engine.compile import sources_hash
from seaglass.engine.dice import below, new_dice
from seaglass.engine.game import Game
from seaglass.engine.match import Match
from seaglass.engine.refusal import Refusal
from seaglass.engine.registry import game_named
from seaglass.engine.rule import Ints

_MOST_LINE_UPS = 100


@dataclass(frozen=True)
class Played:
    """A finished game: which entrant sat in each seat, and what came of it."""

    deal: int
    number: int  # which of the deal's games
    seating: list[int]
    scores: list[int]
    winners: list[int]
    plies: int

    def json(self) -> dict[str, Any]:
        """As ledgers have it, which call the number `turn`."""
        return {"turn" if key == "number" else key: value for key, value in asdict(self).items()}

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> "Played":
        return cls(**{"number" if key == "turn" else key: value for key, value in found.items()})


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
    def games_per_deal(self) -> int:
        """Every line-up plays each deal in every seat."""
        return len(self.line_ups) * self._rotations

    @property
    def _rotations(self) -> int:
        """How many seats a line-up moves on: nothing changes where all of it is the same."""
        return 1 if self.crews or len(self.entrants) == 1 else self.seats

    def new_match(self) -> Match:
        return Match(game_named(self.game), self.seats, self.options, self.components)

    def seating(self, deal: int, number: int) -> list[int]:
        """Who sits where: neighbours are drawn anew for each deal, and then everybody moves on a seat."""
        line, moved = list(self.line_ups[number // self._rotations]), number % self._rotations
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


def play_game(
    tournament: Tournament, deal: int, number: int, stopped: Callable[[], bool] = lambda: False
) -> Played | None:
    """One game of a deal; None if it was stopped."""
    match = tournament.new_match()
    if not play_on(tournament, match, deal, number, stopped):
        return None
    seating = tournament.seating(deal, number)
    return Played(deal, number, seating, match.scores, match.winners, match.ply)


def play_on(
    tournament: Tournament,
    match: Match,
    deal: int,
    number: int,
    stopped: Callable[[], bool] = lambda: False,
) -> bool:
    """Play a match from its beginning to its end; false if it was stopped.

    Each draw of chance has dice of its own, by its number in the match: the same deal, whoever plays it.
    """
    return play_match(
        match,
        [tournament.entrants[i] for i in tournament.seating(deal, number)],
        lambda draw: tournament.dice("chance", deal, draw),
        lambda seat, ply: tournament.derive_seed("bot", deal, number, seat, ply),
        stopped,
    )
