"""A table of Un mouton à la mer set for a test: small positions, moves by name, and what came of them."""

from collections.abc import Iterable, Sequence
from typing import Any

import tests.table
from seaglass.engine import CHANCE, Match, game_named, perspective
from seaglass.engine.bits import members
from seaglass.games.mouton.rules import buoys_on, points
from tests.table import seat_of

MOUTON = game_named("mouton")
NAMES = tests.table.NAMES[:5]
SUNS, STORMS = range(1, 13), range(49, 61)  # cards without a buoy
HALVES = (*range(13, 25), *range(37, 49))
WHOLES = range(25, 37)


class Table(tests.table.Table):
    """A match with names instead of numbers; lists are in the order of the seats."""

    def said(self, move: str) -> tuple[int, str]:
        """`ana 47`: Ana plays her 47; or a whole move: `ana: tide 3`."""
        if ": " in move:
            return super().said(move.replace(":", "", 1))
        name, card = move.split()
        return NAMES.index(name), f"play {card}"

    def turn(self, *tides: int) -> "Table":
        """These tides come up."""
        self.frames = []
        for tide in tides:
            self.frames += self.match.play(CHANCE, f"tide {tide}")
        return self

    @property
    def water(self) -> list[int]:
        return [int(level) for level in self.state.water[: self.match.seats]]

    @property
    def buoys(self) -> list[int]:
        return [int(many) for many in self.state.buoys[: self.match.seats]]

    @property
    def under(self) -> list[str]:
        """Who is out of the round."""
        return [NAMES[seat] for seat in range(self.match.seats) if not int(self.state.afloat) >> seat & 1]

    @property
    def leader(self) -> str:
        return NAMES[self.state.leader]

    @property
    def round(self) -> int:
        return int(self.state.round_no) + 1

    @property
    def trick(self) -> int:
        return int(self.state.trick) + 1

    def hand(self, name: str) -> list[int]:
        return [card + 1 for card in members(self.state.hand[NAMES.index(name)])]

    def points(self, round_no: int) -> list[int]:
        """The points of a finished round."""
        return [points(self.state, round_no - 1, seat) for seat in range(self.match.seats)]

    def views(self, name: str | None = None) -> list[dict[str, Any]]:
        """The view after each frame of the last call."""
        return [MOUTON.visibility.view(frame.after, seat_of(name)) for frame in self.frames]

    def told(self, name: str | None = None) -> list[tuple[str, str | None, dict[str, int | str]]]:
        """The story of the last call: message, who it is about, and the rest."""
        return [
            (event["key"], None if event["seat"] is None else NAMES[event["seat"]], event["args"])
            for event in perspective.story(self.match, seat_of(name), self.frames)
        ]


def table(*hands: Sequence[int] | None, **setting: Any) -> Table:
    """Everybody holds these cards (None: gone under), in the trick that so many cards mean."""
    return Table.at(document(*hands, **setting))


def document(
    *hands: Sequence[int] | None,
    tides: Sequence[int] = (4, 9),
    water: Sequence[int] = (),
    buoys: Sequence[int] = (),
    leader: str = "ana",
    round_no: int = 1,
    earlier: Sequence[Sequence[int]] = (),  # by round, buoys kept; -1: went under
    **options: str,
) -> dict[str, Any]:
    """The position of such a table; cards played before and the pile are filled in."""
    seats = len(hands)
    water, buoys = water or [0] * seats, buoys or [0] * seats
    earlier = earlier or [[0] * seats] * (round_no - 1)
    need = [max([buoys[seat], *(row[(seat - round_no + 1 + r) % seats] for r, row in enumerate(earlier))])
            for seat in range(seats)]  # fmt: skip
    whole = dealt_hands([hand or [] for hand in hands], need)
    gone = 12 - max(len(hand or []) for hand in hands)
    pile = [tide for copy in (0, 1) for tide in range(1, 13) if [*tides, *water].count(tide) < 2 - copy]
    return {
        "game": "mouton",
        "rules": 1,
        "seats": seats,
        "options": {"cards": "secret", "chain_to_the_end": "off", **options},
        "phase": "choose" if len(tides) == 2 else "tides",
        "round": round_no,
        "trick": gone + 1,
        "deal": in_dealt_order(whole, round_no),
        "shown": in_dealt_order(
            [[c for c in cards if c not in (hand or [])] for cards, hand in zip(whole, hands, strict=True)],
            round_no,
        ),
        "players": [
            {
                "hand": list(hand or []),
                "played": None,
                "water": water[seat],
                "buoys": buoys[seat],
                "afloat": hand is not None,
                "paid": False,
                "sunk": False,
            }
            for seat, hand in enumerate(hands)
        ],
        "tides": list(tides),
        "pile": pile[: 24 - 2 * gone - len(tides)],
        "leader": NAMES.index(leader),
        "sheet": [
            [{"kept": max(0, kept), "lowest": False, "under": kept < 0} for kept in row] for row in earlier
        ],
    }


def in_dealt_order(by_seat: list[list[int]], round_no: int) -> list[list[int]]:
    """Hands by the seat they were first dealt to, from hands by the seat that plays them in this round."""
    seats = len(by_seat)
    return [by_seat[(hand + round_no - 1) % seats] for hand in range(seats)]


def dealt_hands(hands: Iterable[Sequence[int]], buoys: Sequence[int]) -> list[list[int]]:
    """Twelve cards each, these among them, with at least so many buoys."""
    standard = Match(MOUTON, 3).state
    whole = [list(hand) for hand in hands]
    free = [card for card in range(1, 61) if not any(card in hand for hand in whole)]
    for seat in sorted(range(len(whole)), key=lambda seat: -buoys[seat]):
        while len(whole[seat]) < 12:
            short = buoys_on(standard, sum(1 << (card - 1) for card in whole[seat])) < buoys[seat]
            kinds = (WHOLES, HALVES, SUNS, STORMS) if short else (SUNS, STORMS, HALVES, WHOLES)
            card = next(card for kind in kinds for card in kind if card in free)
            free.remove(card)
            whole[seat].append(card)
    return [sorted(hand) for hand in whole]


def dealt(*hands: Sequence[int], **options: str) -> Table:
    """A match in which these hands are dealt (short ones are filled up) and nothing else has happened."""
    match = Match(MOUTON, len(hands), options)
    for hand in dealt_hands(hands, [0] * len(hands)):
        for card in hand:
            match.play(CHANCE, f"deal {card}")
    return Table(match)
