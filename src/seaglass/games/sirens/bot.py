"""What the sensible bot and the search know of Sirens in Sight.

A decision is worth how the ship would stand after it. A side stands well at a section when the cards it still
has room for can bring what it still needs; otherwise the totals of two full sides will decide. What the other
may finish next counts against it, by how likely her unseen cards are to be high enough.
"""

from seaglass.engine.bits import has
from seaglass.engine.contract import CabinBoySettings, SearchSettings, ValueUnit
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.engine.shared_rules import play_to_the_end as stop
from seaglass.engine.shared_rules import share_of_win
from seaglass.games.sirens.belief import unseen
from seaglass.games.sirens.cards import bag_size, card_in, cards_in, one, total_of
from seaglass.games.sirens.moves import (
    CARRY_TO,
    DONE,
    LAY,
    OCTOPUS,
    RUM,
    TAKE,
    WALK_TO,
    kind_and_place,
    place_for,
)
from seaglass.games.sirens.rules import (
    AHEAD,
    ASTERN,
    crew_on,
    must_walk,
    needs,
    next_free,
    open_places,
    points,
    winners,
)
from seaglass.games.sirens.state import (
    BERTHS,
    GOAL,
    IN_PLAY,
    KINDS,
    LAST,
    LOWEST,
    MUG_ADDS,
    PLACES,
    SECTIONS,
    SIDES,
)

__all__ = ["CABIN_BOY", "SEARCH", "VALUE_UNIT", "evaluate", "rate", "stop"]

# Found by play against itself on one set of deals, confirmed on another.
EASY = 4.0  # what a side needs for each card it has room for: below it is easy, above it is hard
SPREAD = 1.4  # how quickly easy turns into hard
CLOG = 4.6  # what a berth still free is worth when two full sides are compared
MARGIN = 6.0  # how far ahead is well ahead then
HELD_BACK = 0.8  # a section that stands as well as can be, against one that is taken
COMPARED = 0.6  # a section decided by two full sides, against one that is reached
MANNED = 0.8  # a crew member, against the section
THREAT = 1.1  # what the other may finish next
CHANCE_TO_FINISH = 0.25  # what one may finish next oneself
MATCH = 1.8  # the match, against a section
CARD = 0.01  # what it costs to part with a card, for each point above 3
JELLYFISH = 0.03  # and for each point below 0
OCTOPUS_COST = 0.9  # what it costs to part with the octopus
MUG_COST = 0.4  # and with the mug
DECIDED = 50.0  # the match won or lost: nothing else counts
NOTHING = -1

SEARCH = SearchSettings(
    exploration=1.0,
    untried_penalty=0.1,
    prior_temperature=0.5,
    playout_noise=0.5,
    branch_on_others=True,
)
CABIN_BOY = CabinBoySettings(overlooked=0.25, misjudgement=2.0)
VALUE_UNIT = ValueUnit("share", 1.0)


@rule
def evaluate(s: State, root: State, out: Floats) -> None:
    """The winner takes all; a draw is half of it."""
    share_of_win(winners(s), SIDES, out)


@rule
def rate(s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    """How good each legal decision looks to this seat."""
    others = unseen(s, seat)
    for i in range(n):
        decision = int(decisions[i])
        if decision < OCTOPUS:
            kind, place = kind_and_place(seat, decision - LAY)
            left = int(s.hand[seat]) - one(kind)
            ship = ship_after(s, seat, left, others, kind, place, NOTHING, NOTHING)
            out[i] = ship - CARD * max(0, kind + LOWEST - 3) - JELLYFISH * max(0, -kind - LOWEST)
        elif decision < CARRY_TO:
            kind, place = kind_and_place(seat, decision - OCTOPUS)
            out[i] = best_carry(s, seat, others, kind, place)
        elif decision < WALK_TO:
            origin = int(s.lifted) // BERTHS
            kind = card_in(s.row[origin], int(s.lifted) % BERTHS) - 1
            place = place_for(seat, decision - CARRY_TO)
            out[i] = rate_carry(s, seat, others, kind, place, origin)
        elif decision < RUM:
            out[i] = standing(s, seat, decision - WALK_TO, NOTHING, NOTHING, NOTHING)
        elif decision < DONE:
            out[i] = rate_mug(s, seat, others, decision - RUM)
        elif decision < TAKE:
            out[i] = 0.0
        else:
            out[i] = decision - TAKE  # the highest cards of one's set


@rule
def best_carry(s: State, seat: int, others: int, kind: int, origin: int) -> float:
    """The ship after the best place the octopus could carry this card to."""
    best = -99.0
    free = open_places(s) & ~(1 << origin)
    for place in range(PLACES):
        if has(free, place):
            best = max(best, rate_carry(s, seat, others, kind, place, origin))
    return best


@rule
def rate_carry(s: State, seat: int, others: int, kind: int, place: int, origin: int) -> float:
    """The ship afterwards, less the octopus, which comes back at once if the section falls."""
    falls = abs(standing(s, 0, place // SIDES, kind, place, origin)) >= 1.0
    ship = ship_after(s, seat, int(s.hand[seat]), others, kind, place, origin, NOTHING)
    return ship - (0.0 if falls else OCTOPUS_COST)


@rule
def rate_mug(s: State, seat: int, others: int, section: int) -> float:
    """A mug set after the action is worth how much better the ship stands with it; before, never."""
    if s.phase != LAST:
        return -99.0
    hand = int(s.hand[seat])
    without = ship_after(s, seat, hand, others, NOTHING, NOTHING, NOTHING, NOTHING)
    return ship_after(s, seat, hand, others, NOTHING, NOTHING, NOTHING, section) - without - MUG_COST


@rule
def ship_after(
    s: State, seat: int, hand: int, others: int, kind: int, to: int, origin: int, mug: int
) -> float:
    """How the ship would stand for this seat with a card come to one place from another, or a mug more.

    `hand` is what the seat would hold, `others` what it has not seen; what is NOTHING does not happen.
    """
    worth = 0.0
    threat = 0.0
    finish = 0.0
    walking = NOTHING
    if kind != NOTHING and must_walk(s, kind, to // SIDES):
        walking = to // SIDES
        worth = MANNED * after_walk(s, seat, kind, to, origin)
    for section in range(SECTIONS):
        if s.fate[section] != IN_PLAY:
            continue
        value = 1.0
        if section != walking and crew_on(s, section) >= 0:
            value += MANNED
        need = needs(s, section) + (MUG_ADDS if section == mug else 0)
        own, own_cards = side_after(s, SIDES * section + seat, kind, to, origin)
        other, other_cards = side_after(s, SIDES * section + 1 - seat, kind, to, origin)
        stands = balance(need - own, BERTHS - own_cards, need - other, BERTHS - other_cards)
        if stands >= 1.0:
            worth += value + wins(s, seat, value) * DECIDED
        elif stands <= -1.0:
            worth -= value + wins(s, 1 - seat, value) * DECIDED
        else:
            worth += value * stands
            if other_cards < BERTHS:
                loss = value * (1.0 + stands) + wins(s, 1 - seat, value) * MATCH
                threat = max(threat, loss * chance_to_hold(others, bag_size(s.hand[1 - seat]), need - other))
            if own_cards < BERTHS and at_least(hand, need - own) > 0:
                finish = max(finish, value * (1.0 - stands) + wins(s, seat, value) * MATCH)
    return worth - THREAT * threat + CHANCE_TO_FINISH * finish


@rule
def wins(s: State, seat: int, value: float) -> float:
    """1 if a section of this value would end the match for a seat, else 0."""
    many = 2 if value > 1.0 else 1
    return 1.0 if points(s, seat) + many >= GOAL else 0.0


@rule
def after_walk(s: State, seat: int, kind: int, to: int, origin: int) -> float:
    """How well the crew member would stand who has to walk: one's own choice of two ways, or the other's."""
    section = to // SIDES
    one_way = standing(s, seat, next_free(s, section, AHEAD), kind, to, origin)
    other_way = standing(s, seat, next_free(s, section, ASTERN), kind, to, origin)
    return max(one_way, other_way) if to % SIDES == seat else min(one_way, other_way)


@rule
def standing(s: State, seat: int, section: int, kind: int, to: int, origin: int) -> float:
    need = needs(s, section)
    own, own_cards = side_after(s, SIDES * section + seat, kind, to, origin)
    other, other_cards = side_after(s, SIDES * section + 1 - seat, kind, to, origin)
    return balance(need - own, BERTHS - own_cards, need - other, BERTHS - other_cards)


@rule
def side_after(s: State, place: int, kind: int, to: int, origin: int) -> tuple[int, int]:
    """Total and number of cards at a place, with this card come to it or gone from it."""
    row = int(s.row[place])
    total = total_of(row)
    cards = cards_in(row)
    if place == to:
        return total + kind + LOWEST, cards + 1
    if place == origin:
        return total - kind - LOWEST, cards - 1
    return total, cards


@rule
def balance(own_gap: int, own_room: int, other_gap: int, other_room: int) -> float:
    """How a section stands for its first side, from 1 (taken) to -1 (lost)."""
    if own_gap <= 0 or other_gap <= 0 or own_room + other_room == 0:
        return 1.0 if own_gap < other_gap else -1.0 if own_gap > other_gap else 0.0
    own = prospect(own_gap, own_room)
    other = prospect(other_gap, other_room)
    ahead = (other_gap - own_gap + CLOG * (own_room - other_room)) / MARGIN
    compared = COMPARED * ahead / (1.0 + abs(ahead))
    return HELD_BACK * (own - other + (1.0 - own) * (1.0 - other) * compared)


@rule
def prospect(gap: int, room: int) -> float:
    """How likely a side gets what it still needs into the room it has."""
    if room == 0 or gap > room * (KINDS - 1 + LOWEST):
        return 0.0
    ease = (EASY - gap / room) / SPREAD
    return 0.5 + 0.5 * ease / (1.0 + abs(ease))


@rule
def at_least(bag: int, value: int) -> int:
    """How many cards of a bag have this value or more."""
    kind = max(0, value - LOWEST)
    return bag_size(int(bag) >> (4 * kind)) if kind < KINDS else 0


@rule
def chance_to_hold(bag: int, cards: int, value: int) -> float:
    """How likely one of so many cards from this bag has this value or more."""
    size = bag_size(bag)
    if size == 0:
        return 0.0
    without = 1.0 - at_least(bag, value) / size
    none = 1.0
    for _ in range(cards):
        none = none * without
    return 1.0 - none
