"""A position as a document: who holds, has played and has won what."""

from typing import Any

from seaglass.engine import bits
from seaglass.engine.document import Field
from seaglass.engine.rule import State
from seaglass.template.reef.state import CARDS, HAND, PHASES, ROUNDS

FIELDS = ("phase", "round", "turn", "players", "gone")


def write(s: State) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round_no) + 1,
        "turn": int(s.turn),
        "players": [
            {"hand": _cards(s.hand[i]), "played": int(s.played[i]), "pearls": int(s.pearls[i])}
            for i in range(s.seats)
        ],
        "gone": _cards(s.gone),
    }


def _cards(cards: int) -> list[int]:
    return [card + 1 for card in bits.members(cards)]


def read(document: Field, s: State) -> None:
    """Fill a state that is set up. Whether it is sound is not asked: tests begin where they like."""
    s.phase = PHASES.index(document["phase"].one_of(*PHASES))
    s.round_no = document["round"].number(1, ROUNDS) - 1
    s.turn = document["turn"].number(0, s.seats - 1)
    s.gone = _set(document["gone"])
    for seat, player in enumerate(document["players"].items(s.seats)):
        player.only("hand", "played", "pearls")
        s.hand[seat] = _set(player["hand"])
        s.held[seat] = bits.count(s.hand[seat])
        s.played[seat] = player["played"].number(0, CARDS)
        s.pearls[seat] = player["pearls"].number(0, HAND * ROUNDS)


def _set(field: Field) -> int:
    return bits.of([card - 1 for card in field.distinct(1, CARDS)])
