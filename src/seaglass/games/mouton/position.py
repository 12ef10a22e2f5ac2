"""A position as a document: hands as dealt, what has been shown, and how the round stands."""

from typing import Any

from seaglass.engine import bits
from seaglass.engine.document import Field
from seaglass.engine.rule import State
from seaglass.games.mouton import rules
from seaglass.games.mouton.state import (
    ALL_CARDS,
    ANNOUNCE,
    ASIDE,
    CARDS,
    CHOOSE,
    DEAL,
    HAND,
    OPEN,
    PASS,
    PHASES,
    SCORE,
    TIDES,
    TIDES_EACH,
    TRICKS,
    TURN_TIDES,
)

FIELDS = ("phase", "round", "trick", "deal", "shown", "players", "tides", "pile", "leader", "sheet")


def write(s: State) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round_no) + 1,
        "trick": int(s.trick) + 1,
        "deal": [_cards(hand) for hand in s.deal[: s.seats]],
        "shown": [_cards(hand) for hand in s.shown[: s.seats]],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "tides": [int(tide) for tide in s.tide if tide > 0],
        "pile": [tide + 1 for tide in range(TIDES) for _ in range(s.pile[tide])],
        "leader": int(s.leader),
        "sheet": [
            [
                {
                    "kept": int(s.kept[r, i]),
                    "lowest": bits.has(s.lowest[r], i),
                    "under": bits.has(s.under[r], i),
                }
                for i in range(s.seats)
            ]
            for r in range(rules.rounds_scored(s))
        ],
    }


def _cards(cards: int) -> list[int]:
    return [card + 1 for card in bits.members(cards)]


def _player(s: State, seat: int) -> dict[str, Any]:
    return {
        "hand": _cards(s.hand[seat]),
        "played": int(s.played[seat]) or None,
        "water": int(s.water[seat]),
        "buoys": int(s.buoys[seat]),
        "afloat": bits.has(s.afloat, seat),
        "paid": bits.has(s.paid, seat),
        "sunk": bits.has(s.sunk, seat),
    }


def read(document: Field, s: State) -> None:
    """Fill a state that is set up; anything that could not be on the table is refused."""
    s.phase = PHASES.index(document["phase"].one_of(*PHASES))
    s.round_no = document["round"].number(1, s.seats) - 1
    s.trick = document["trick"].number(1, TRICKS) - 1
    s.leader = document["leader"].number(0, s.seats - 1)
    _read_deal(document, s)
    for seat, player in enumerate(document["players"].items(s.seats)):
        _read_player(player, s, seat)
    _read_tides(document, s)
    _read_sheet(document["sheet"], s)
    _check(document, s)


def _read_deal(document: Field, s: State) -> None:
    used = 0
    for hand, field in enumerate(document["deal"].items(s.seats)):
        cards = bits.of([card - 1 for card in field.distinct(1, CARDS)])
        if s.phase != DEAL and bits.count(cards) != HAND:
            raise field.refuse(f"{HAND} cards")
        if cards & used:
            raise field.refuse("cards that are in no other hand")
        used |= cards
        s.deal[hand] = cards
    s.deal[ASIDE] = ALL_CARDS & ~used
    for hand, field in enumerate(document["shown"].items(s.seats)):
        s.shown[hand] = bits.of([card - 1 for card in field.distinct(1, CARDS)])
        if s.shown[hand] & ~s.deal[hand]:
            raise field.refuse("cards of the same dealt hand")


def _read_player(field: Field, s: State, seat: int) -> None:
    field.only("hand", "played", "water", "buoys", "afloat", "paid", "sunk")
    held = s.deal[rules.hand_held(s, seat)]
    s.hand[seat] = bits.of([card - 1 for card in field["hand"].distinct(1, CARDS)])
    if s.hand[seat] & ~held:
        raise field["hand"].refuse("cards of the hand this seat plays in this round")
    s.water[seat] = field["water"].number(0, TIDES)
    s.buoys[seat] = field["buoys"].number(0, HAND)
    if s.phase > ANNOUNCE and s.buoys[seat] > rules.buoys_on(held):
        raise field["buoys"].refuse(f"at most the {rules.buoys_on(held)} buoys on this hand")
    for name in ("afloat", "paid", "sunk"):
        if field[name].flag():
            setattr(s, name, getattr(s, name) | 1 << seat)
    if field["played"].value is not None:
        s.played[seat] = card = field["played"].number(1, CARDS)
        if not bits.has(held, card - 1):
            raise field["played"].refuse("a card of the hand this seat plays in this round")
        if bits.has(s.hand[seat], card - 1) == rules.cards_are_up(s):
            raise field["played"].refuse("a card that is in the hand until it is face up, and not after")
    if (
        s.phase > ANNOUNCE
        and bits.has(s.afloat, seat)
        and held & ~s.hand[seat] & ~s.shown[rules.hand_held(s, seat)]
    ):
        raise field["hand"].refuse("all cards of this hand that were never shown")


def _read_tides(document: Field, s: State) -> None:
    for i, tide in enumerate(sorted(document["tides"].numbers(1, TIDES))):
        if i > 1:
            raise document["tides"].refuse("at most two tides")
        s.tide[i] = tide
    if len(document["tides"].value) == 1 and s.phase != TURN_TIDES:  # the lower one has been taken
        s.tide[0], s.tide[1] = 0, s.tide[0]
    for tide in document["pile"].numbers(1, TIDES):
        s.pile[tide - 1] = min(TIDES_EACH + 1, s.pile[tide - 1] + 1)
    for tide in range(TIDES):
        if s.pile[tide] + sum(int(t == tide + 1) for t in s.tide) > TIDES_EACH:
            raise document["pile"].refuse(
                f"at most {TIDES_EACH} tide cards of each value, those in the middle included"
            )


def _read_sheet(field: Field, s: State) -> None:
    for r, row in enumerate(field.items(rules.rounds_scored(s))):
        for seat, entry in enumerate(row.items(s.seats)):
            entry.only("kept", "lowest", "under")
            s.kept[r, seat] = entry["kept"].number(0, HAND)
            s.lowest[r] |= int(entry["lowest"].flag()) << seat
            s.under[r] |= int(entry["under"].flag()) << seat


def _check(document: Field, s: State) -> None:
    """What only shows in the whole: as many tides, cards and players as this phase has."""
    lying = sum(int(tide > 0) for tide in s.tide)
    due = {
        "deal": (0,),
        "announce": (0,),
        "tides": (0, 1),
        "choose": (2,),
        "take_lower": (2,),
        "take_other": (1,),
    }
    if lying not in due.get(PHASES[s.phase], (0,)):
        raise document["tides"].refuse(
            f"{due.get(PHASES[s.phase], (0,))[-1]} tides in the phase {PHASES[s.phase]}"
        )
    if s.phase > ANNOUNCE and s.phase < SCORE and bits.count(s.afloat) < (3 if s.phase <= CHOOSE else 1):
        raise document["players"].refuse("more than two players afloat while a round is on")
    if CHOOSE < s.phase < SCORE:
        for seat in range(s.seats):
            if bits.has(s.afloat, seat) and s.played[seat] == 0:
                raise document["players"].refuse("a card in front of everybody who is in the round")
    if not CHOOSE <= s.phase < SCORE and any(s.played):
        raise document["players"].refuse(f"no cards played in the phase {PHASES[s.phase]}")
    if s.cards == OPEN and s.phase == CHOOSE:
        order = [(s.leader + step) % s.seats for step in range(s.seats)]
        played = [bool(s.played[seat]) for seat in order if bits.has(s.afloat, seat)]
        if played != sorted(played, reverse=True):
            raise document["players"].refuse("cards played in turn from the leader on")
    if s.phase == CHOOSE:
        for seat in range(s.seats):
            if bits.has(s.afloat, seat) and s.hand[seat] == 0 and s.played[seat] == 0:
                raise document["players"].refuse("a card in the hand of everybody who must still play")
    if s.phase == TURN_TIDES and sum(s.pile) < 2 - lying:
        raise document["pile"].refuse("two tide cards for this trick")
    if s.phase == PASS and s.round_no + 1 == s.seats:
        raise document["phase"].refuse("over, after the last round")
    if s.phase == DEAL:
        _check_deal(document, s)


def _check_deal(document: Field, s: State) -> None:
    sizes = [bits.count(hand) for hand in s.deal[: s.seats]]
    full = sum(sizes) // HAND
    if sizes != [HAND] * full + ([sum(sizes) % HAND] + [0] * (s.seats - full - 1) if full < s.seats else []):
        raise document["deal"].refuse("hands dealt one after another, twelve cards each")
    if full == s.seats:
        raise document["phase"].refuse("announce, when all hands are dealt")
