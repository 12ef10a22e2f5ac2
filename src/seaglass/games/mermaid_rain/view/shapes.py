"""The typed JSON of a view."""

from typing import Literal

from typing_extensions import TypedDict

Card = Literal["dolphin", "gull", "turtle"]
Symbol = Literal["dolphin", "gull", "turtle", "mermaid"]
Token = Literal["scale", "pearl", "crystal", "coral", "shell"]
Shape = Literal["curved", "triangular", "long", "short"]
Shade = Literal["light", "dark"]
Meld = Literal["octopus", "drop", "mist", "waltz", "twin", "march", "squall", "rain"]
Kind = Literal["wreck", "islet", "cave"]
Phase = Literal[
    "lay_out",
    "first_dealer",
    "deal",
    "take_up",
    "undercurrents",
    "reveal_tiles",
    "meld",
    "rank_melds",
    "choose_tile",
    "march",
    "waltz",
    "pass_prince",
    "start",
    "ride",
    "lay_where",
    "lay_way",
    "pay",
    "look",
    "take",
    "sink",
    "drift",
    "keep",
    "show",
    "tribute",
    "rank",
    "over",
]


class Tile(TypedDict):
    """A surf tile; `name` is how moves call it, `hexes` what it covers before it is turned, from a1 on."""

    name: str
    shape: Shape
    symbol: Symbol
    shade: Shade
    hexes: list[str]


class Surf(TypedDict):
    """A tile in the sea; moves call it by its first hex."""

    tile: Tile
    hexes: list[str]


class Space(TypedDict):
    """A treasure space: the card that enters it, and its tokens; null is one this reader has not seen."""

    hex: str
    kind: Kind
    card: Card
    up: list[Token]
    down: list[Token | None]
    entered: bool


class Player(TypedDict):
    cards: int
    shown: list[Card]
    meld: Meld | None
    stopped: bool
    chosen: bool
    where: str | None
    tiles: list[Tile]
    treasure: list[Token]
    secret: list[Token | None]
    score: int


class Melding(TypedDict):
    """What a choice would make of one's meld, and the points it brings at once."""

    move: str
    meld: Meld
    points: int


class Choice(TypedDict):
    """What one has chosen for one's meld and nobody else sees yet."""

    cards: list[Card]
    stop: bool


class Fit(TypedDict):
    """Where a tile fits, turned one way: each place as its hexes, the first one for the move `at`."""

    tile: str
    way: str
    places: list[list[str]]


class Way(TypedDict):
    """The cheapest way to a place: the places on it, the cards it takes, and the moves one after another."""

    to: str
    path: list[str]
    cards: list[Card]
    moves: list[str]


class Rank(TypedDict):
    """A seat in the ranking of a type: what is left after the tribute, and the points for it."""

    seat: int
    left: int
    points: int


class Standing(TypedDict):
    token: Token
    ranks: list[Rank]


class Tribute(TypedDict):
    """What a seat has for the witch, and what that costs."""

    seat: int
    given: list[Token]
    missing: list[Token]
    points: int


class Piles(TypedDict):
    """How many lie there. `tiles` are those face down, by name: anybody can tell by counting."""

    cards: int
    discard: list[Card]
    buried: int
    tiles: dict[str, int]
    tile_discard: dict[str, int]
    pool: int
    undercurrents: int


class Undercurrents(TypedDict):
    card: int
    tiles: dict[Shape, int]


class Table(TypedDict):
    """What stays as it is through the match.

    `sea` is drawn a letter a hex: . ocean, S start, W wreck, I islet, C cave, # rock, - nothing.
    """

    game: Literal["mermaid_rain"]
    seats: int
    mermaid_free: bool
    march_points: bool
    rounds: int
    sea: list[str]
    starts: list[str]


class Turn(TypedDict):
    """`ranked` are the types of treasure that really have been ranked."""

    round: int
    phase: Phase
    dealer: int | None
    order: list[int]
    turn: int | None
    to_act: list[int]
    undercurrents: Undercurrents | None
    offer: list[Tile]
    aim: str | None
    lifted: Tile | None
    ranked: list[Token]


class Waters(TypedDict):
    surf: list[Surf]


class Heaps(TypedDict):
    piles: Piles


class Treasures(TypedDict):
    spaces: list[Space]


class Players(TypedDict):
    players: list[Player]


class Ranking(TypedDict):
    """`standings` is the ranking as it would be now from what this reader knows."""

    standings: list[Standing]
    tribute: list[Tribute]


class Own(TypedDict):
    """One's own cards."""

    hand: list[Card] | None
    choice: Choice | None
    melding: list[Melding]


class Laying(TypedDict):
    """Where one's own tiles fit."""

    fits: list[Fit]


class Riding(TypedDict):
    """Where one's own cards lead."""

    ways: list[Way]


class View(Table, Turn, Waters, Heaps, Treasures, Players, Ranking, Own, Laying, Riding):
    """The table as one seat or a bystander sees it."""
