"""A box of one's own: which weather cards carry buoys, how many of each tide. Other numbers are printed."""

from typing import Any

from seaglass.engine import bits, components
from seaglass.engine.document import Field
from seaglass.engine.refusal import phrase
from seaglass.engine.rule import State
from seaglass.games.mouton.state import (
    CARDS,
    FILE,
    HALF_BUOYS,
    TIDE_CARDS,
    TIDES,
    TIDES_EACH,
    WHOLE_BUOYS,
    cards_in,
)


def load(text: str, seats: int) -> dict[str, Any]:
    """The buoys and tides in the box of a file's text."""
    return components.load(text, _read_file)


def set_up(s: State, box: Field) -> None:
    """The buoys and tides of this document for those of a state just set up."""
    box.only("buoys", "tides")
    s.half_buoys, s.whole_buoys = _buoys(box["buoys"])
    s.tides[:] = _tides(box["tides"])


def write(s: State) -> dict[str, Any] | None:
    """The buoys and tides of a state; None: the standard ones."""
    half, whole, tides = int(s.half_buoys), int(s.whole_buoys), tuple(map(int, s.tides))
    standard = (half, whole, tides) == (HALF_BUOYS, WHOLE_BUOYS, TIDES_EACH)
    return None if standard else _document(half, whole, tides)


def _read_file(box: Field) -> dict[str, Any]:
    components.read_printed(box, FILE, "buoys", "tides.each")
    return _document(*_buoys(box["buoys"]), _tides(box["tides"]))


def _buoys(field: Field) -> tuple[int, int]:
    """The cards with half a buoy, and with a whole one: no card has both."""
    field.only("source", "half", "whole")
    half, whole = _cards(field["half"]), _cards(field["whole"])
    if half & whole:
        raise field["whole"].refuse(phrase("mouton-box-buoys-twice", card=bits.lowest(half & whole) + 1))
    return half, whole


def _cards(field: Field) -> int:
    found = 0
    for pair in field.items():
        first, last = pair.numbers(1, CARDS, length=2)
        if first > last:
            raise pair.refuse(phrase("mouton-box-range", first=first, last=last))
        found |= cards_in([[first, last]])
    return found


def _tides(field: Field) -> tuple[int, ...]:
    field.only("source", "lowest", "highest", "each")
    each = field["each"].numbers(0, TIDE_CARDS, length=TIDES)
    if sum(each) != TIDE_CARDS:
        raise field["each"].refuse(phrase("mouton-box-tides", cards=TIDE_CARDS, sum=sum(each)))
    return tuple(each)


def _document(half: int, whole: int, tides: tuple[int, ...]) -> dict[str, Any]:
    return {
        "buoys": {"half": _ranges(half), "whole": _ranges(whole)},
        "tides": {"each": list(tides)},
    }


def _ranges(cards: int) -> list[list[int]]:
    ranges: list[list[int]] = []
    for card in (member + 1 for member in bits.members(cards)):
        if ranges and ranges[-1][1] == card - 1:
            ranges[-1][1] = card
        else:
            ranges.append([card, card])
    return ranges
