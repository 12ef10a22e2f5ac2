"""A position as a document: hands as dealt, what has been shown, and how the round stands."""

from typing import Any

from seaglass.engine import bits
from seaglass.engine.document import Field
from seaglass.engine.rule import State
from seaglass.games.mouton import own, rules
from seaglass.games.mouton.state import (
    ALL_CARDS,
    ANNOUNCE,
    ASIDE,
    CARDS,
    CHOOSE,
    DEAL,
    HAND,
    OPEN,
    OVER,
    PASS,
    PAY,
    PHASES,
    PUT_AWAY,
    SCORE,
    TAKE_LOWER,
    TAKE_OTHER,
    TIDE_CARDS,
    TIDES,
    TRICKS,
    TURN_TIDES,
)

FIELDS = (
    "components",
    "phase",
    "round",
    "trick",
    "deal",
    "shown",
    "players",
    "tides",
    "pile",
    "leader",
    "sheet",
)


def write(s: State) -> dict[str, Any]:
    box = own.write(s)
    return {
        **({} if box is None else {"components": box}),
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
    box = document.get("components", None)
    if box.value is not None:
        own.set_up(s, box)
    s.phase = PHASES.index(document["phase"].one_of(*PHASES))
    s.round_no = document["round"].number(1, s.seats if s.phase > ANNOUNCE else 1) - 1
    s.trick = document["trick"].number(1, TRICKS if s.phase > ANNOUNCE else 1) - 1
    if s.phase == (PASS if s.round_no + 1 == s.seats else OVER):
        raise document["phase"].refuse("over after the last round, and pass after the others")
    _read_deal(document["deal"], s)
    _read_shown(document["shown"], s)
    for seat, player in enumerate(document["players"].items(s.seats)):
        _read_player(player, s, seat)
    _read_leader(document["leader"], s)
    _check_players(document["players"], s)
    _read_tides(document, s)
    _read_sheet(document["sheet"], s)


def _read_deal(field: Field, s: State) -> None:
    used = 0
    for hand, cards in enumerate(field.items(s.seats)):
        dealt = bits.of([card - 1 for card in cards.distinct(1, CARDS)])
        if s.phase != DEAL and bits.count(dealt) != HAND:
            raise cards.refuse(f"{HAND} cards")
        if dealt & used:
            raise cards.refuse("cards that are in no other hand")
        used |= dealt
        s.deal[hand] = dealt
        s.dealt += bits.count(dealt)
        s.announced[hand] = rules.buoys_on(s, dealt) if s.phase > ANNOUNCE else 0
    s.deal[ASIDE] = ALL_CARDS & ~used
    if s.phase == DEAL:
        sizes = [bits.count(hand) for hand in s.deal[: s.seats]]
        if sizes != [min(HAND, max(0, sum(sizes) - HAND * hand)) for hand in range(s.seats)]:
            raise field.refuse(f"hands dealt one after another, {HAND} cards each")
        if sum(sizes) == HAND * s.seats:
            raise field.refuse("a card that is still to be dealt")


def _read_shown(field: Field, s: State) -> None:
    for hand, cards in enumerate(field.items(s.seats)):
        s.shown[hand] = bits.of([card - 1 for card in cards.distinct(1, CARDS)])
        if s.shown[hand] & ~s.deal[hand]:
            raise cards.refuse("cards of the same dealt hand")
        if s.shown[hand] and s.phase <= ANNOUNCE:
            raise cards.refuse("no cards shown before the first round")


def _read_player(field: Field, s: State, seat: int) -> None:
    field.only("hand", "played", "water", "buoys", "afloat", "paid", "sunk")
    for name in ("afloat", "paid", "sunk"):
        if field[name].flag():
            setattr(s, name, getattr(s, name) | 1 << seat)
    afloat, sunk = bits.has(s.afloat, seat), bits.has(s.sunk, seat)
    if afloat and s.phase <= ANNOUNCE:
        raise field["afloat"].refuse("false before the first round")
    if bits.has(s.paid, seat) and not (afloat and s.phase == PUT_AWAY):
        raise field["paid"].refuse("true only for a player afloat, in the phase put_away")
    if sunk and (afloat or s.phase not in (PAY, PUT_AWAY)):
        raise field["sunk"].refuse("true only for a player not afloat, in the phases pay and put_away")
    s.water[seat] = field["water"].number(0, TIDES)
    if s.water[seat] and not afloat:
        raise field["water"].refuse("0 for a player not afloat")
    most = rules.buoys_on(s, s.deal[rules.hand_held(s, seat)]) if afloat else 0
    s.buoys[seat] = field["buoys"].number(0, HAND)
    if s.buoys[seat] > most:
        raise field["buoys"].refuse(f"at most {most}: the buoys on this hand, or none when not afloat")
    _read_played(field["played"], s, seat, afloat or sunk)
    _read_hand(field["hand"], s, seat, afloat)


def _read_played(field: Field, s: State, seat: int, plays: bool) -> None:
    if field.value is None:
        if plays and CHOOSE < s.phase < SCORE:
            raise field.refuse(f"the card this seat has played, in the phase {PHASES[s.phase]}")
        return
    s.played[seat] = card = field.number(1, CARDS)
    hand = rules.hand_held(s, seat)
    if not plays or not CHOOSE <= s.phase < SCORE:
        raise field.refuse(f"no card played by this seat in the phase {PHASES[s.phase]}")
    if not bits.has(s.deal[hand], card - 1):
        raise field.refuse("a card of the hand this seat plays in this round")
    if rules.cards_are_up(s) and not bits.has(s.shown[hand], card - 1):
        raise field.refuse("a card that is shown, since it lies face up")


def _read_hand(field: Field, s: State, seat: int, afloat: bool) -> None:
    s.hand[seat] = bits.of([card - 1 for card in field.distinct(1, CARDS)])
    held, shown = s.deal[rules.hand_held(s, seat)], s.shown[rules.hand_held(s, seat)]
    if afloat:
        s.gone[seat] = held & ~s.hand[seat]
    if s.hand[seat] & ~held:
        raise field.refuse("cards of the hand this seat plays in this round")
    gone = s.phase > CHOOSE or (s.cards == OPEN and s.played[seat] > 0)
    many = HAND - s.trick - int(gone) if afloat else 0
    if bits.count(s.hand[seat]) != many:
        raise field.refuse(f"{many} cards at this point of the round")
    if s.played[seat] > 0 and bits.has(s.hand[seat], s.played[seat] - 1) == rules.cards_are_up(s):
        raise field.refuse("the card played as long as it lies face down, and not after")
    if afloat and held & ~s.hand[seat] & ~shown:
        raise field.refuse("all cards of this hand that were never shown")
    if s.round_no == 0 and s.hand[seat] & shown:
        raise field.refuse("only cards that were not shown yet, in the first round")


def _check_players(field: Field, s: State) -> None:
    """What only shows in the whole: as many islets above water as this phase has, and cards in turn."""
    afloat, playing = bits.count(s.afloat), bits.count(s.afloat | s.sunk)
    if ANNOUNCE < s.phase < SCORE and playing < 3:
        raise field.refuse("more than two players afloat while a round is on")
    if s.phase == PAY and afloat < (1 if s.chain_to_the_end else 3):
        raise field.refuse("somebody left who must pay")
    if s.phase >= SCORE and afloat > 2 and s.trick + 1 < TRICKS:
        raise field.refuse("two players afloat or fewer, or the last trick, at the end of a round")
    if s.cards == OPEN and s.phase == CHOOSE:
        order = [(s.leader + step) % s.seats for step in range(s.seats)]
        played = [bool(s.played[seat]) for seat in order if bits.has(s.afloat, seat)]
        if played != sorted(played, reverse=True):
            raise field.refuse("cards played in turn from the leader on")


def _read_tides(document: Field, s: State) -> None:
    tides = sorted(document["tides"].numbers(1, TIDES))
    due = {TURN_TIDES: (0, 1), CHOOSE: (2,), TAKE_LOWER: (2,), TAKE_OTHER: (1,)}.get(int(s.phase), (0,))
    if len(tides) not in due:
        raise document["tides"].refuse(f"{due[-1]} tides in the phase {PHASES[s.phase]}")
    for i, tide in enumerate(tides, 1 if s.phase == TAKE_OTHER else 0):  # there, the lower one is gone
        s.tide[i] = tide
    taken = 2 * s.trick + max(0, min(2, s.phase - TAKE_LOWER))
    if sum(int(water > 0) for water in s.water) > taken:
        raise document["players"].refuse(f"{taken} players with water at most: as many tides were taken")
    pile = document["pile"].numbers(1, TIDES)
    turned = 2 * s.trick + (2 if s.phase > TURN_TIDES else len(tides))
    many = TIDE_CARDS - turned if s.phase > ANNOUNCE else 0
    if len(pile) != many:
        raise document["pile"].refuse(f"{many} tides face down at this point of the round")
    for tide in range(1, TIDES + 1):
        s.pile[tide - 1] = pile.count(tide)
        if [*pile, *tides, *s.water].count(tide) > (most := int(s.tides[tide - 1])):
            raise document["pile"].refuse(f"{most} of the tide {tide} at most, those lying open included")


def _read_leader(field: Field, s: State) -> None:
    s.leader = field.number(0, s.seats - 1)
    if s.leader and (s.cards != OPEN or s.phase <= ANNOUNCE):
        raise field.refuse("0 when nobody leads")
    if s.cards == OPEN and TURN_TIDES <= s.phase <= TAKE_OTHER and not bits.has(s.afloat, s.leader):
        raise field.refuse("a player afloat")


def _read_sheet(field: Field, s: State) -> None:
    for r, row in enumerate(field.items(rules.rounds_scored(s))):
        for seat, entry in enumerate(row.items(s.seats)):
            entry.only("kept", "lowest", "under")
            s.kept[r, seat] = entry["kept"].number(0, rules.buoys_on(s, s.deal[(seat - r) % s.seats]))
            s.lowest[r] |= int(entry["lowest"].flag()) << seat
            s.under[r] |= int(entry["under"].flag()) << seat
            if bits.has(s.under[r], seat) and (s.kept[r, seat] or bits.has(s.lowest[r], seat)):
                raise entry.refuse("no buoys and not the lowest water for a player who went under")
