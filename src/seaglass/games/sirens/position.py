"""A position as a document: the ship, what stands and lies where, hands and piles."""

from collections import Counter
from typing import Any

from seaglass.engine.document import Field
from seaglass.engine.rule import State
from seaglass.games.sirens import own, rules
from seaglass.games.sirens.cards import bag_of, bag_size, card_in, how_many, values, with_card
from seaglass.games.sirens.state import (
    BERTHS,
    CARRY,
    CREW,
    DEAL,
    DRAW,
    EACH,
    EMPTY,
    FIRST,
    GONE,
    HAND,
    HELD,
    HIGHEST,
    IN_PLAY,
    KINDS,
    LAST,
    LOST,
    LOT,
    LOWEST,
    NONE,
    OPENING,
    OVER,
    PHASES,
    RESISTANCE,
    SCORE,
    SECTIONS,
    SIDES,
    SPENT,
    TAKEN,
    WALK,
    WITH,
)

SHIP = ("sections", *CREW, "mugs", "octopuses", "card", "lifted")
FIELDS = ("components", "phase", "turn", "turns", "passed", *SHIP, "hands", "piles")
LONGEST = 120  # turns; 52 cards, the octopuses and a few passes are far fewer
SEATS = ("seat 1", "seat 2")
BOX = Counter({kind + LOWEST: EACH[kind] for kind in range(KINDS)})


def write(s: State) -> dict[str, Any]:
    box = own.write(s)
    return {
        **({} if box is None else {"components": box}),
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "passed": int(s.passed),
        "sections": [
            {
                "value": RESISTANCE[section],
                "fate": ("in play", *SEATS, "gone")[s.fate[section]],
                "sides": [_row(int(s.row[SIDES * section + side])) for side in range(SIDES)],
            }
            for section in range(SECTIONS)
        ],
        **{name: _crew(int(s.crew[who])) for who, name in enumerate(CREW)},
        "mugs": [_mug(int(mug)) for mug in s.mug],
        "octopuses": ["held" if berth == HELD else _spot(int(berth)) for berth in s.octopus],
        "card": _card(s),
        "lifted": None if s.lifted == NONE else _spot(int(s.lifted)),
        "hands": [values(int(hand)) for hand in s.hand],
        "piles": [[how_many(s.pile[i], kind) for kind in range(KINDS)] for i in range(1 + s.tactics)],
    }


def _row(row: int) -> list[int | None]:
    """The cards of a place, berth by berth, up to the last one."""
    cards = [card_in(row, i) for i in range(BERTHS)]
    while cards and cards[-1] == EMPTY:
        cards.pop()
    return [None if card == EMPTY else card - 1 + LOWEST for card in cards]


def _crew(at: int) -> int | str | None:
    if at == NONE:
        return None
    return RESISTANCE[at] if at < WITH else (*SEATS, "lost")[at - WITH]


def _mug(at: int) -> int | str:
    return RESISTANCE[at] if at < SECTIONS else "held" if at == HELD else "spent"


def _spot(berth: int) -> dict[str, int]:
    place = berth // BERTHS
    return {"section": RESISTANCE[place // SIDES], "side": place % SIDES, "berth": berth % BERTHS}


def _card(s: State) -> dict[str, int | None] | None:
    if s.section == NONE:
        return None
    left = None if s.left == NONE else RESISTANCE[s.left]
    return {"section": RESISTANCE[s.section], "side": int(s.side), "left": left}


def read(document: Field, s: State) -> None:
    """Fill a state that is set up; anything that could not be on the table is refused.

    What a person need not write has its usual value. A pile says how many of −4, −3 … 10 it holds; left out
    (without sets of one's own) it holds every card that is nowhere else.
    """
    box = document.get("components", None)
    if box.value is not None:
        own.set_up(s, box)
    s.phase = PHASES.index(document["phase"].one_of(*PHASES))
    s.turn = document["turn"].number(0, SIDES - 1)
    s.turns = document.get("turns", int(s.phase > OPENING)).number(int(s.phase > OPENING), LONGEST)
    s.passed = document.get("passed", 0).number(0, SIDES if s.phase == OVER else SIDES - 1)
    _read_sections(document, s)
    _read_crew(document, s)
    for seat, field in enumerate(document.get("mugs", ["held"] * SIDES).items(SIDES)):
        s.mug[seat] = _read_mug(field, s)
    for seat, field in enumerate(document.get("octopuses", ["held"] * SIDES).items(SIDES)):
        s.octopus[seat] = HELD if field.value == "held" else _read_berth(field, s)
    if s.octopus[0] == s.octopus[1] != HELD:
        raise document["octopuses"].refuse("octopuses on two different cards")
    _read_cards(document, s)
    _read_card(document.get("card", None), s)
    lifted = document.get("lifted", None)
    s.lifted = NONE if lifted.value is None else _read_berth(lifted, s)
    _check_phase(document, s)


def _section(field: Field) -> int:
    if not isinstance(field.value, int) or isinstance(field.value, bool) or field.value not in RESISTANCE:
        raise field.refuse("a section: " + ", ".join(map(str, RESISTANCE)))
    return RESISTANCE.index(field.value)


def _section_in_play(field: Field, s: State) -> int:
    section = _section(field)
    if s.fate[section] != IN_PLAY:
        raise field.refuse("a section in play")
    return section


def _read_sections(document: Field, s: State) -> None:
    for section, field in enumerate(document["sections"].items(SECTIONS)):
        field.only("value", "fate", "sides")
        if _section(field["value"]) != section:
            raise field["value"].refuse(f"{RESISTANCE[section]}: the sections stand from bow to stern")
        fate = field.get("fate", "in play").one_of("in play", *SEATS, "gone")
        s.fate[section] = (IN_PLAY, TAKEN, TAKEN + 1, GONE)[("in play", *SEATS, "gone").index(fate)]
        for side, row in enumerate(field.get("sides", [[]] * SIDES).items(SIDES)):
            s.row[SIDES * section + side] = _read_row(row)
            if row.value and fate != "in play":
                raise row.refuse("no cards at a section that is out of play")


def _read_row(field: Field) -> int:
    berths = field.items()
    if len(berths) > BERTHS:
        raise field.refuse(f"at most {BERTHS} cards")
    row = 0
    for i, berth in enumerate(berths):
        if berth.value is not None:
            row = with_card(row, i, berth.number(LOWEST, HIGHEST) - LOWEST)
    return row


def _read_crew(document: Field, s: State) -> None:
    for who, name in enumerate(CREW):
        field = document[name]
        if s.phase == LOT:
            if field.value is not None:
                raise field.refuse("null before the crew comes aboard")
        elif field.value in SEATS:
            s.crew[who] = WITH + SEATS.index(field.value)
        else:
            s.crew[who] = LOST if field.value == "lost" else _section_in_play(field, s)
    if s.crew[0] == s.crew[1] and NONE < s.crew[0] < WITH:
        raise document[CREW[1]].refuse(f"another section than that of the {CREW[0]}")


def _read_mug(field: Field, s: State) -> int:
    known = {"held": HELD, "spent": SPENT}
    if isinstance(field.value, str):
        return known[field.one_of(*known)]
    return _section_in_play(field, s)


def _read_berth(field: Field, s: State) -> int:
    """A berth with a card in it."""
    field.only("section", "side", "berth")
    place = SIDES * _section_in_play(field["section"], s) + field["side"].number(0, SIDES - 1)
    i = field["berth"].number(0, BERTHS - 1)
    if card_in(s.row[place], i) == EMPTY:
        raise field.refuse("a berth with a card in it")
    return BERTHS * place + i


def _read_cards(document: Field, s: State) -> None:
    """Hands and piles; no card may be there more often than it is in the box, or in a set of one's own."""
    laid = Counter(card for row in s.row for card in _row(int(row)) if card is not None)
    hands = [Counter(field.numbers(LOWEST, HIGHEST)) for field in document["hands"].items(SIDES)]
    _no_card_too_often(document["hands"], laid + hands[0] + hands[1])
    rest = BOX - laid - hands[0] - hands[1]
    default = [[rest[kind + LOWEST] for kind in range(KINDS)]]
    field = document["piles"] if s.tactics else document.get("piles", default)
    piles = [_read_pile(pile) for pile in field.items(1 + int(s.tactics))]
    _no_card_too_often(field, sum([*hands, *piles], laid))
    for seat in range(SIDES):
        if hands[seat].total() > HAND:
            raise document["hands"].items()[seat].refuse(f"at most {HAND} cards")
        if s.tactics:
            _no_card_too_often(field.items()[seat], hands[seat] + piles[seat], SIDES)
        s.hand[seat] = bag_of(list(hands[seat].elements()))
        s.pile[seat] = bag_of(list(piles[seat].elements())) if seat < len(piles) else 0
        s.unlaid[seat] = s.pile[seat]
    for seat in range(SIDES):
        s.unlaid[rules.pile_of(s, seat)] += s.hand[seat]
    if not rules.cards_are_sound(s):
        raise field.refuse("every card that is nowhere else, while no section has fallen")


def _read_pile(field: Field) -> Counter[int]:
    counts = [many.number(0, sum(EACH)) for many in field.items(KINDS)]
    return Counter({kind + LOWEST: many for kind, many in enumerate(counts)})


def _no_card_too_often(field: Field, cards: Counter[int], share: int = 1) -> None:
    for card, many in cards.items():
        most = BOX[card] // share
        if many > most:
            raise field.refuse(f"no card more often than there is: {card} {most} times, not {many} times")


def _read_card(field: Field, s: State) -> None:
    """The section a card has been laid at in this turn, and where the octopus took it from."""
    if field.value is None:
        return
    field.only("section", "side", "left")
    s.section = _section_in_play(field["section"], s)
    s.side = field["side"].number(0, SIDES - 1)
    left = field.get("left", None)
    s.left = NONE if left.value is None else _section(left)


def _check_phase(document: Field, s: State) -> None:
    """What only shows in the whole: each phase has its own table."""
    phase = document["phase"]
    dealt = bag_size(s.hand[0]), bag_size(s.hand[1])
    if s.phase <= OPENING and (any(s.row) or any(fate != IN_PLAY for fate in s.fate)):
        raise phase.refuse("a later phase, when cards lie at the ship")
    if s.phase <= FIRST and any(dealt):
        raise phase.refuse("a later phase, when cards are dealt")
    if s.phase == (DEAL if s.tactics else OPENING):
        raise phase.refuse("another phase: cards are dealt without sets of one's own, and chosen with them")
    if s.phase in (DEAL, OPENING) and rules.still_to_open(s) == 0:
        raise phase.refuse("a later phase, when both have four cards")
    if s.phase == DEAL and dealt[1] and dealt[0] < HAND:
        raise document["hands"].refuse("four cards for the first seat, then four for the second")
    if (s.lifted != NONE) != (s.phase == CARRY):
        raise document.get("lifted", None).refuse("a card in the phase carry, and only there")
    if (s.section != NONE) != (s.phase in (WALK, SCORE)):
        raise document.get("card", None).refuse("a section in the phases walk and score, and only there")
    if s.phase != OVER and rules.decided(s):
        raise phase.refuse("over, when somebody has won or the ship is gone")
    if s.phase == OVER and not rules.decided(s) and s.passed < SIDES:
        raise phase.refuse("another phase, or two passes: nobody has won, and sections are in play")
    if not all(_stands(s, section) for section in range(SECTIONS)):
        raise phase.refuse("score, when a section has what it needs or is full on both sides")
    if s.phase == CARRY and not _can_carry(s):
        raise document["lifted"].refuse(
            "a card without an octopus, one's own octopus free, and room elsewhere"
        )
    if s.phase == WALK and not _can_walk(s):
        raise document["card"].refuse("footsteps laid where somebody stands who can walk")
    if s.phase == SCORE and not rules.falls(s, s.section):
        raise document["card"].refuse("a section that has what it needs or is full on both sides")
    if s.phase == DRAW and (rules.pile_size(s, s.turn) == 0 or dealt[s.turn] == HAND):
        raise phase.refuse("another phase: here nothing can be drawn")
    if s.phase == LAST and s.mug[s.turn] != HELD:
        raise phase.refuse("turn, when the mug is set already")


def _stands(s: State, section: int) -> bool:
    """Whether nothing is wrong with this section: it does not need scoring, or will be looked at."""
    waits = s.phase in (WALK, SCORE) and section in (s.section, s.left)
    return bool(s.fate[section] != IN_PLAY or waits or not rules.falls(s, section))


def _can_carry(s: State) -> bool:
    free = rules.open_places(s) & ~(1 << (int(s.lifted) // BERTHS))
    return bool(free and s.octopus[s.turn] == HELD and rules.octopus_on(s, int(s.lifted)) < 0)


def _can_walk(s: State) -> bool:
    row = int(s.row[SIDES * int(s.section) + int(s.side)])
    kinds = [card_in(row, i) - 1 for i in range(BERTHS) if card_in(row, i) != EMPTY]
    return any(rules.must_walk(s, kind, int(s.section)) for kind in kinds)
