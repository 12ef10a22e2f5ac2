"""What the sensible bot and the search know of Reef."""

from seaglass.engine.contract import CabinBoySettings, SearchSettings, ValueUnit
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.engine.shared_rules import play_to_the_end as stop
from seaglass.engine.shared_rules import share_of_win
from seaglass.template.reef.moves import PLAY_CARD
from seaglass.template.reef.rules import winners
from seaglass.template.reef.state import CARDS

__all__ = ["CABIN_BOY", "SEARCH", "VALUE_UNIT", "evaluate", "rate", "stop"]

SEARCH = SearchSettings()
CABIN_BOY = CabinBoySettings()
VALUE_UNIT = ValueUnit()


@rule
def evaluate(s: State, root: State, out: Floats) -> None:
    share_of_win(winners(s), s.seats, out)


@rule
def rate(s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    """The lowest card that beats all others; else the lowest."""
    highest = 0
    for other in range(s.seats):
        highest = max(highest, int(s.played[other]))
    for i in range(n):
        card = int(decisions[i]) - PLAY_CARD + 1
        out[i] = (1.0 if card > highest else 0.0) - card / CARDS
