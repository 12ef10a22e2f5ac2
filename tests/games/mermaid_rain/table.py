"""A table of Mermaid Rain set for a test: small positions, moves by name, and what came of them.

Cards are letters (`ddgt`: two dolphins, a gull, a turtle), tokens are words (`pearl shell shell`), and a tile
in the sea is its name, its first hex and the way it lies: `long turtle dark a2 1`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import tests.table
from seaglass.engine import Match, game_named
from seaglass.games.mermaid_rain.hexes import hex_name

MERMAID_RAIN = game_named("mermaid_rain")
NAMES = tests.table.NAMES
STARTS = {3: ("h1", "a3", "a9"), 4: ("h1", "a3", "o3", "a9"), 5: ("h1", "a3", "o3", "a9", "o9")}
STARTS[6] = (*STARTS[5], "h11")
NONE: Mapping[str, Any] = MappingProxyType({})
CARDS = {"d": "dolphin", "g": "gull", "t": "turtle"}
TOKENS = ("scale", "pearl", "crystal", "coral", "shell")


class Table(tests.table.Table):
    """A match with names instead of numbers."""

    def legal(self, name: str, verb: str = "") -> list[str]:
        """What somebody may do; with a verb, what may follow it."""
        said = self.match.legal(NAMES.index(name))
        return said if not verb else [move.removeprefix(f"{verb} ") for move in said if move.startswith(verb)]

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    @property
    def order(self) -> list[str]:
        return [NAMES[seat] for seat in self.view()["order"]]

    @property
    def dealer(self) -> str:
        return NAMES[self.state.dealer]

    def points(self, name: str) -> int:
        return int(self.state.points[NAMES.index(name)])

    def where(self, name: str) -> str | None:
        h = int(self.state.where[NAMES.index(name)])
        return None if h < 0 else hex_name(h)

    def hand(self, name: str) -> str:
        return "".join(card[0] for card in self.view(name)["hand"])

    def player(self, name: str, reader: str | None = None) -> dict[str, Any]:
        """What a reader sees of somebody."""
        seen: dict[str, Any] = self.view(reader)["players"][NAMES.index(name)]
        return seen

    def space(self, h: str, reader: str | None = None) -> dict[str, Any]:
        return next(space for space in self.view(reader)["spaces"] if space["hex"] == h)


def cards(letters: str) -> dict[str, int]:
    return dict(Counter(CARDS[letter] for letter in letters))


def tokens(words: str) -> dict[str, int]:
    return dict(Counter(words.split()))


def table(**setting: Any) -> Table:
    """A match from this position on; see `document`."""
    return Table.at(document(**setting))


def document(
    phase: str = "ride",
    hands: Sequence[str] = ("", "", "", ""),
    round_no: int = 2,
    order: Sequence[str] = (),
    dealer: str = "",
    turn: str = "",
    melds: Mapping[str, str] = NONE,  # by name: the meld of this round
    shown: Mapping[str, str] = NONE,  # by name: the cards shown
    stopped: Sequence[str] = (),
    where: Mapping[str, str] = NONE,  # by name; the others are at starts
    tiles: Mapping[str, Sequence[str | None]] = NONE,  # by name: tiles not laid
    sea: Sequence[str] = (),
    offer: Sequence[str | None] = (),
    face_up: Mapping[str, str] = NONE,  # by hex
    face_down: Mapping[str, str] = NONE,  # by hex: a token, who has seen it, `>` and who took it
    treasure: Mapping[str, str] = NONE,  # by name: open tokens
    points: Mapping[str, int] = NONE,
    discard: str = "",
    buried: Mapping[str, str] = NONE,
    tile_discard: Mapping[str, int] = NONE,
    current: int | None = None,
    due: Mapping[str, int] = NONE,
    options: Mapping[str, str] = NONE,
    **rest: Any,
) -> dict[str, Any]:
    """The document of such a position; what is not said is as it may be."""
    names = NAMES[: len(hands)]
    in_order = list(order) or list(names)
    ranked = phase in (
        *("choose_tile", "march", "waltz", "pass_prince", "start", "ride", "lay_where", "lay_way", "pay"),
        *("look", "take", "sink", "drift", "keep", "show", "tribute", "rank", "over"),
    )
    turned = ranked or phase in ("reveal_tiles", "meld", "rank_melds")
    at = dict(zip(names, STARTS[len(names)], strict=True)) if round_no > 1 else {}
    at |= where
    used = current or round_no
    return {
        "game": "mermaid_rain",
        "rules": 1,
        "seats": len(names),
        "options": {"mermaid_free": "off", "march_points": "on", **options},
        "components": None,
        "phase": phase,
        "round": round_no,
        "dealer": NAMES.index(dealer or (in_order[0] if ranked else "ana")),
        "order": [NAMES.index(name) for name in in_order] if ranked else [],
        "turn": in_order.index(turn) if turn else 0,
        "ranked": 0,
        "bonus_due": False,
        "moved": False,
        "warped": False,
        "lifted": 0,
        "aim": None,
        "entered": [],
        "players": [
            {
                "points": points.get(name, 0),
                "hand": cards(hand),
                "dealt": {},
                "buried": cards(buried.get(name, "")),
                "shown": cards(shown.get(name, "")),
                "choice": None,
                "stopped": name in stopped,
                "meld": melds.get(name, "octopus"),
                "where": at.get(name),
                "tiles": [*tiles.get(name, []), None, None][:2],
                "treasure": tokens(treasure.get(name, "")),
            }
            for name, hand in zip(names, hands, strict=True)
        ],
        "discard": cards(discard),
        "undercurrents": {
            "current": used if turned else None,
            "left": [card for card in range(1, 9) if not turned or card != used][round_no - 1 :],
            "due": dict(due),
        },
        "offer": list(offer),
        "tile_discard": dict(tile_discard),
        "sea": [
            {"tile": tile, "at": h, "way": int(way)}
            for tile, h, way in (entry.rsplit(maxsplit=2) for entry in sea)
        ],
        "face_up": {h: tokens(words) for h, words in face_up.items()},
        "face_down": [_face_down(h, face_down.get(h, "")) for h in _down_at(len(names))],
        **rest,
    }


def _down_at(seats: int) -> list[str]:
    """The space of each face-down token."""
    state = MERMAID_RAIN.set_up(seats)
    return [hex_name(int(state.site_hex[site])) for site in state.down_at if site >= 0]


def _face_down(h: str, said: str) -> dict[str, Any]:
    """`pearl ana ben >ana`: a pearl Ana and Ben have seen, and Ana has taken."""
    token, *names = said.split() or [""]
    seen = [NAMES.index(name) for name in names if not name.startswith(">")]
    owner = [NAMES.index(name[1:]) for name in names if name.startswith(">")]
    return {
        "at": h,
        "token": token or None,
        "seen": sorted({*seen, *owner}),
        "owner": owner[0] if owner else None,
    }


def set_out(seats: int, options: Mapping[str, str] | None = None, dealer: str = "ana") -> Table:
    """A match in which the tokens are laid out, just so, and somebody deals."""
    at = Table(Match(MERMAID_RAIN, seats, options))
    while at.deciding == ["chance"] and at.phase == "lay_out":
        at.play(f"chance {next(iter(at.chances()))}")
    return at.play(f"chance dealer {NAMES.index(dealer) + 1}")


def deal(at: Table, hands: Sequence[str], current: int, offer: Sequence[str]) -> Table:
    """These cards are dealt, this card turned up, and these tiles revealed."""
    for hand in hands:
        at.play(*(f"chance deal {CARDS[letter]}" for letter in hand))
    at.play(f"chance current {current}")
    return at.play(*(f"chance reveal {tile}" for tile in offer))
