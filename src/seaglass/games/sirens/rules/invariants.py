"""What must hold in every state, whoever plays and whatever chance brings."""

from seaglass.engine.rule import State, rule
from seaglass.games.sirens.cards import bag_size, card_in, how_many
from seaglass.games.sirens.rules.crew import crew_on
from seaglass.games.sirens.rules.scoring import decided, falls
from seaglass.games.sirens.rules.ship import sections_in_play
from seaglass.games.sirens.state import (
    BERTHS,
    CARDS,
    CREW,
    DRAW,
    EACH,
    EMPTY,
    HAND,
    HELD,
    IN_PLAY,
    KINDS,
    LAST,
    LOT,
    OVER,
    PLACES,
    SECTIONS,
    SIDES,
    TURN,
    WITH,
)


@rule
def sound(s: State) -> bool:
    return cards_are_sound(s) and ship_is_sound(s)


@rule
def cards_are_sound(s: State) -> bool:
    """No card is there twice; all are there until the first section falls; nobody holds more than four."""
    cards = 0
    for kind in range(KINDS):
        many = 0
        for seat in range(SIDES):
            own = how_many(s.hand[seat], kind) + how_many(s.pile[seat], kind)
            if s.tactics == 1 and own > EACH[kind] // SIDES:
                return False
            many += own
        for place in range(PLACES):
            for i in range(BERTHS):
                if card_in(s.row[place], i) == kind + 1:
                    many += 1
        if many > EACH[kind]:
            return False
        cards += many
    for seat in range(SIDES):
        if s.pile[seat] < 0 or bag_size(s.hand[seat]) > HAND:
            return False
    held = int(s.hand[0]) + int(s.hand[1])
    if s.tactics == 0 and s.unlaid[0] != int(s.pile[0]) + held:
        return False
    if s.tactics == 1 and (s.unlaid[0] != s.pile[0] + s.hand[0] or s.unlaid[1] != s.pile[1] + s.hand[1]):
        return False
    return cards == CARDS or sections_in_play(s) < SECTIONS


@rule
def ship_is_sound(s: State) -> bool:
    """Crew, mugs and octopuses are where they can be, and no section stands that should have fallen."""
    for section in range(SECTIONS):
        bare = s.row[SIDES * section] == 0 and s.row[SIDES * section + 1] == 0
        if s.fate[section] != IN_PLAY:
            if not bare or crew_on(s, section) >= 0 or s.mug[0] == section or s.mug[1] == section:
                return False
        elif (s.phase == TURN or s.phase == DRAW or s.phase == LAST) and falls(s, section):
            return False
    for who in range(len(CREW)):
        if (s.crew[who] < 0) != (s.phase == LOT):
            return False
        if who > 0 and s.phase != LOT and s.crew[who] < WITH and s.crew[who] == s.crew[0]:
            return False
    for seat in range(SIDES):
        berth = int(s.octopus[seat])
        if berth != HELD and card_in(s.row[berth // BERTHS], berth % BERTHS) == EMPTY:
            return False
    if s.octopus[0] == s.octopus[1] and s.octopus[0] != HELD:
        return False
    return s.phase == OVER or not decided(s)
