"""What one seat (None: a spectator) may know, built up from nothing: here, everything.

The table needs no rules: every place where a tile fits, and the moves that lead there, are here.
"""

from typing import Literal

from typing_extensions import TypedDict

from seaglass.engine import bits
from seaglass.engine.rule import State
from seaglass.engine.visibility import part
from seaglass.games.petite_mer import moves, rules
from seaglass.games.petite_mer.chart import (
    COMPASS,
    beside,
    coasts,
    coordinates,
    fits,
    inspected,
    is_land,
    points,
)
from seaglass.games.petite_mer.state import ANSWER, FREE, NOWHERE, PHASES, TURN
from seaglass.games.petite_mer.tiles import (
    FACES,
    HEADQUARTERS,
    MOST_SEATS,
    RANKS,
    SIDES,
    SLOTS,
    TILES_EACH,
    TOKENS_EACH,
    pieces,
)

Phase = Literal["deal", "turn", "answer", "draw", "over"]
Kind = Literal["plain", "buoy", "lighthouse", "turbine", "pier", "headquarters"]
Rank = Literal["landlubbers", "deckhands", "captains", "pilots", "cartographers"]
Swaps = Literal["ask", "free"]


class Piece(TypedDict):
    """Land of a tile: its sides as bits (north 1, east 2, south 4, west 8) and the houses on it."""

    land: int
    houses: int


class Tile(TypedDict):
    tile: int
    kind: Kind
    land: int
    pieces: list[Piece]


class Laid(Tile):
    """A tile on the chart; x steps east and y steps south of headquarters, and the points it brings now."""

    x: int
    y: int
    inspected: bool
    points: int


class Spot(TypedDict):
    """A place the boat can reach: how many tokens it takes, and the moves."""

    x: int
    y: int
    cost: int
    moves: list[str]


class Place(Spot):
    """A place where a tile of one's own fits, now (cost 0) or after sailing."""

    tile: int


class Player(TypedDict):
    x: int
    y: int
    tokens: int
    tokens_each: int
    tiles: list[Tile | None]


class Offer(TypedDict):
    """One's own tile for a colleague's."""

    seat: int
    give: int
    other: int
    get: int


class Row(TypedDict):
    """A row of the chart, as it is scored at the end."""

    y: int
    inspected: int
    points: int


class Score(TypedDict):
    points: int
    lighthouses: int
    buoys: int
    others: int
    turbines: int
    piers: int
    rows: list[Row]


class RankAt(TypedDict):
    rank: Rank
    least: int


class Table(TypedDict):
    game: Literal["petite_mer"]
    seats: int
    turbines: bool
    piers: bool
    swaps: Swaps
    ranks: list[RankAt]


class Chart(TypedDict):
    chart: list[Laid]
    score: Score
    rank: Rank


class Players(TypedDict):
    """Whose turn it is, and what lies in front of everybody."""

    phase: Phase
    turn: int
    players: list[Player]
    pile: int
    left: int
    discarded: int
    swapped: bool
    offer: Offer | None
    declined: list[Offer]


class Reach(TypedDict):
    """Where one's own tiles fit and one's boat can go."""

    places: list[Place]
    reach: list[Spot]


class View(Table, Chart, Players, Reach):
    """The table as one seat sees it: the same for all, but for the places of its own tiles."""


@part("seats", "turbines", "piers", "swaps")
def table(s: State) -> Table:
    return Table(
        game="petite_mer",
        seats=int(s.seats),
        turbines=bool(s.turbines),
        piers=bool(s.piers),
        swaps="free" if s.swaps == FREE else "ask",
        ranks=[RankAt(rank=name, least=least) for name, least in ranks(s)],
    )


@part("seats", "turbines", "piers", "place", "chart")
def chart(s: State) -> Chart:
    at = coordinates(s)
    tiles = [_laid(s, tile, at) for tile in _tiles_laid(s)]
    score = _score(tiles)
    return Chart(chart=tiles, score=score, rank=rank(s, score["points"]))


@part(
    *("seats", "turbines", "piers", "phase", "turn", "tokens", "swapped", "offer", "declined", "pile"),
    *("hand", "boat", "place", "chart"),
)
def players(s: State) -> Players:
    at = coordinates(s)
    phase: Phase = PHASES[s.phase]  # type: ignore[assignment]
    return Players(
        phase=phase,
        turn=int(s.turn),
        players=[_player(s, seat, at) for seat in range(s.seats)],
        pile=bits.count(s.pile),
        left=rules.tiles_left(s),
        discarded=bits.count(rules.discarded(s)),
        swapped=bool(s.swapped),
        offer=_offer(s, int(s.offer) - 1) if s.offer > 0 else None,
        declined=[_offer(s, offer) for offer in bits.members(s.declined)],
    )


@part("seats", "phase", "turn", "tokens", "hand", "boat", "place", "chart")
def in_reach(s: State, seat: int | None) -> Reach:
    places, reach = ([], []) if seat is None else _in_reach(s, seat, coordinates(s))
    return Reach(places=places, reach=reach)


FOR_ALL = (table, chart, players)
FOR_SEAT = (in_reach,)


def ranks(s: State) -> list[tuple[Rank, int]]:
    """The ranks and the least points for each, for this table's expansions.  [8.8, 11.1]"""
    expansions = int(s.turbines) + int(s.piers)
    return [(name, least[expansions]) for name, least in RANKS.items()]  # type: ignore[misc]


def rank(s: State, total: int) -> Rank:
    return [name for name, least in ranks(s) if total >= least][-1]


def face(tile: int) -> Tile:
    drawn = FACES[tile]
    parts = pieces(drawn.land)
    return Tile(
        tile=tile,
        kind="headquarters" if tile == HEADQUARTERS else drawn.kind,  # type: ignore[typeddict-item]
        land=_mask(drawn.land),
        pieces=[Piece(land=_mask(part), houses=sum(h in part for h in drawn.houses)) for part in parts],
    )


def _mask(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in sides)


def _tiles_laid(s: State) -> list[int]:
    return [tile for tile in range(1, HEADQUARTERS + 1) if s.place[tile] != NOWHERE]


def _laid(s: State, tile: int, at: dict[int, tuple[int, int]]) -> Laid:
    x, y = at[int(s.place[tile])]
    done = inspected(s.chart, s.place[tile])
    return Laid(**face(tile), x=x, y=y, inspected=done, points=points(s, tile) if done else 0)


def _player(s: State, seat: int, at: dict[int, tuple[int, int]]) -> Player:
    x, y = at[int(s.boat[seat])]
    slots = [int(tile) for tile in s.hand[seat, : TILES_EACH[s.seats]]]
    return Player(
        x=x,
        y=y,
        tokens=tokens(s, seat),
        tokens_each=int(TOKENS_EACH[s.seats]),
        tiles=[face(tile) if tile else None for tile in slots],
    )


def tokens(s: State, seat: int) -> int:
    """A seat's blue tokens; whoever waits has all of them.  [7.5]"""
    return int(s.tokens) if seat == s.turn else int(TOKENS_EACH[s.seats])


def _offer(s: State, offer: int) -> Offer:
    seat, other = int(s.turn), offer // SLOTS % MOST_SEATS
    give, get = s.hand[seat, offer // (SLOTS * MOST_SEATS)], s.hand[other, offer % SLOTS]
    return Offer(seat=seat, give=int(give), other=other, get=int(get))


def _in_reach(s: State, seat: int, at: dict[int, tuple[int, int]]) -> tuple[list[Place], list[Spot]]:
    """Where this seat's tiles fit and its boat can go, nearest first."""
    if s.phase not in (TURN, ANSWER):
        return [], []
    start = int(s.boat[seat])
    ways: dict[int, list[str]] = {start: []}
    todo = [start]
    places: list[Place] = []
    filled: set[int] = set()
    for place in todo:
        way = ways[place]
        for side, compass in enumerate(moves.SIDE_NAMES):
            next_to = beside(place, side)
            if is_land(s.chart[place], side):
                continue
            if s.chart[next_to] == 0:
                if next_to not in filled:
                    filled.add(next_to)
                    x, y = at[place][0] + COMPASS[side][0], at[place][1] + COMPASS[side][1]
                    places += [
                        Place(x=x, y=y, cost=len(way), moves=[*way, f"lay {tile} {compass}"], tile=tile)
                        for tile in _that_fit(s, seat, next_to)
                    ]
            elif next_to not in ways and len(way) < tokens(s, seat):
                ways[next_to] = [*way, f"sail {compass}"]
                todo.append(next_to)
    reach = [Spot(x=at[p][0], y=at[p][1], cost=len(way), moves=way) for p, way in ways.items() if way]
    return places, reach


def _that_fit(s: State, seat: int, place: int) -> list[int]:
    demanded = coasts(s.chart, place)
    return [int(tile) for tile in s.hand[seat] if tile != 0 and fits(tile, demanded)]


def _score(chart: list[Laid]) -> Score:
    done = [tile for tile in chart if tile["inspected"]]

    def of(*kinds: str) -> int:
        return sum(tile["points"] for tile in done if tile["kind"] in kinds)

    rows = sorted({tile["y"] for tile in done})
    return Score(
        points=sum(tile["points"] for tile in done),
        lighthouses=of("lighthouse", "headquarters"),
        buoys=of("buoy"),
        others=of("plain"),
        turbines=of("turbine"),
        piers=of("pier"),
        rows=[
            Row(
                y=y,
                inspected=sum(tile["y"] == y for tile in done),
                points=sum(tile["points"] for tile in done if tile["y"] == y),
            )
            for y in rows
        ],
    )


def reveals(before: State, after: State) -> bool:
    """Whether a tile was drawn: nothing else is unknown to anybody.  [7.8]"""
    return bool(before.pile != after.pile)
