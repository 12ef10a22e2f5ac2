"""A table of Sirens in Sight set for a test: the ship drawn line by line, moves by name, what came of it."""

from collections.abc import Sequence
from typing import Any

import pytest

from seaglass.engine import CHANCE, Frame, Match, Refusal, game_named, perspective, position
from seaglass.engine.document import Field
from seaglass.engine.events import Event
from seaglass.games.sirens import rules
from seaglass.games.sirens.cards import cards_in, total_of, values
from seaglass.games.sirens.state import CREW, HELD, RESISTANCE, SIDES

SIRENS = game_named("sirens")
KLAUS, BRIGITTA = 0, 1
NAMES = ("klaus", "brigitta")
SHIP = "28\n30 captain\n32\n34 mate\n36"


class Table:
    """A match between Klaus (seat 0) and Brigitta (seat 1)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.frames: list[Frame] = []  # what the last move brought about

    @property
    def state(self) -> Any:
        return self.match.state

    def play(self, *moves: str, draw: int | None = None) -> "Table":
        """Whoever must decide makes these moves; chance draws this card, or the lowest there is."""
        self.frames = []
        for move in moves:
            (actor,) = self.match.actors
            self.frames += self.match.play(actor, move)
            while self.match.actors == (CHANCE,):
                card = self.match.legal(CHANCE)[0] if draw is None else f"draw {draw}"
                self.frames += self.match.play(CHANCE, card)
        return self

    def refused(self, move: str, who: int | None = None) -> Refusal:
        """Why a move is not possible for this seat, or for whoever must decide."""
        before, decided = self.state.tobytes(), self.match.ply
        with pytest.raises(Refusal) as refusal:
            self.match.play(self.match.actors[0] if who is None else who, move)
        assert (self.state.tobytes(), self.match.ply) == (before, decided), "a refusal changes nothing"
        return refusal.value

    @property
    def legal(self) -> list[str]:
        (actor,) = self.match.actors
        return self.match.legal(actor)

    @property
    def to_decide(self) -> str:
        (actor,) = self.match.actors
        return "chance" if actor == CHANCE else NAMES[actor]

    def crew(self, name: str) -> int | str | None:
        """Where captain or mate is: a section, `klaus`, `brigitta` or `lost`."""
        at = int(self.state.crew[CREW.index(name)])
        places: tuple[int | str, ...] = (*RESISTANCE, *NAMES, "lost")
        return None if at < 0 else places[at]

    @property
    def captain(self) -> int | str | None:
        return self.crew("captain")

    @property
    def mate(self) -> int | str | None:
        return self.crew("mate")

    def fate(self, section: int) -> str:
        return ("in play", *NAMES, "gone")[self.state.fate[RESISTANCE.index(section)]]

    def row(self, section: int, seat: int) -> int:
        return int(self.state.row[SIDES * RESISTANCE.index(section) + seat])

    def total(self, section: int, seat: int) -> int:
        return total_of(self.row(section, seat))

    def cards(self, section: int, seat: int) -> int:
        return cards_in(self.row(section, seat))

    def needs(self, section: int) -> int:
        return rules.needs(self.state, RESISTANCE.index(section))

    def hand(self, seat: int) -> list[int]:
        return values(int(self.state.hand[seat]))

    def pile(self, seat: int = 0) -> list[int]:
        return values(int(self.state.pile[rules.pile_of(self.state, seat)]))

    def has_octopus(self, seat: int) -> bool:
        return bool(self.state.octopus[seat] == HELD)

    @property
    def points(self) -> list[int]:
        return self.match.scores

    def is_over(self) -> bool:
        return self.match.over

    @property
    def winner(self) -> str | None:
        assert self.match.over
        return NAMES[self.match.winners[0]] if self.match.winners else None

    def view(self, seat: int | None = KLAUS) -> dict[str, Any]:
        return perspective.view(self.match, seat)

    def told(self, seat: int | None = KLAUS) -> list[Event]:
        """What the last move told this audience."""
        return perspective.story(self.match, seat, self.frames)

    def keys(self, seat: int | None = KLAUS) -> list[str]:
        return [event["key"].removeprefix("sirens-") for event in self.told(seat)]


def table(
    ship: str = SHIP,
    klaus: Sequence[int] = (0, 1, 5, 9),
    brigitta: Sequence[int] = (2, 3, 6, 8),
    turn: int = KLAUS,
    mugs: tuple[str | int, str | int] = ("spent", "spent"),
    **more: Any,
) -> Table:
    """A position in the middle of a match, Klaus to move and no mugs left unless the test says so."""
    sections, octopuses = drawn(ship)
    crew = {name: more.pop(name, on_deck(ship, name)) for name in CREW}
    document = {
        "game": "sirens",
        "rules": SIRENS.rules_version,
        "seats": 2,
        "options": {"tactics": more.pop("tactics", "off")},
        "phase": "turn",
        "turn": turn,
        "sections": sections,
        "octopuses": octopuses,
        "mugs": list(mugs),
        "hands": [list(klaus), list(brigitta)],
        **crew,
        **more,
    }
    return Table(Match.from_state(*position.read(Field("", document))))


def drawn(ship: str) -> tuple[list[dict[str, Any]], list[Any]]:
    """The sections of a drawing, and where the octopuses lie.

    A line is a section: `30 captain: 7 . 10b | 3` has the captain aboard, Klaus's 7 and 10 with an empty
    berth between them and Brigitta's octopus on the 10, and Brigitta's 3. `36 klaus` is taken by Klaus,
    `36 gone` lost to both.
    """
    octopuses: list[Any] = ["held", "held"]
    sections = []
    for line in ship.strip().splitlines():
        head, _, cards = line.partition(":")
        value, *marks = head.split()
        sides: list[list[int | None]] = []
        for side, row in enumerate((cards + "|").split("|")[:SIDES]):
            berths: list[int | None] = []
            for berth, word in enumerate(row.split()):
                if word[-1] in "kb":
                    spot = {"section": int(value), "side": side, "berth": berth}
                    octopuses["kb".index(word[-1])] = spot
                berths.append(None if word == "." else int(word.rstrip("kb")))
            sides.append(berths)
        fates = {"klaus": "seat 1", "brigitta": "seat 2", "gone": "gone"}
        fate = next((fates[mark] for mark in marks if mark in fates), "in play")
        sections.append({"value": int(value), "fate": fate, "sides": sides})
    return sections, octopuses


def on_deck(ship: str, name: str) -> int | str:
    """The section a crew member is drawn on; one who is not drawn is lost."""
    for line in ship.strip().splitlines():
        if name in line.partition(":")[0].split():
            return int(line.split()[0])
    return "lost"


def new_table(tactics: str = "off", *, captain: int = 30, first: int = KLAUS) -> Table:
    """A new match, the crew aboard and the first seat drawn."""
    match = Match(SIRENS, 2, {"tactics": tactics})
    match.play(CHANCE, f"captain on {captain}")
    match.play(CHANCE, f"first seat {first + 1}")
    return Table(match)
