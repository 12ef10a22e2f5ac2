"""Chapters 3, 6 and 7 in their order: what a decision brings about, until somebody must decide again."""

from seaglass.engine.bits import has
from seaglass.engine.rule import State, rule
from seaglass.games.sirens.cards import card_in, free_berth, one, with_card, without_card
from seaglass.games.sirens.rules.crew import must_walk, walk_crew
from seaglass.games.sirens.rules.octopus import berth_of
from seaglass.games.sirens.rules.scoring import decided, falls, score_section
from seaglass.games.sirens.rules.setting_up import into_hand, open_hand, pile_of, pile_size, still_to_open
from seaglass.games.sirens.state import (
    BERTHS,
    CARRY,
    DEAL,
    DRAW,
    HELD,
    LAST,
    NONE,
    OVER,
    SCORE,
    SIDES,
    TURN,
    WALK,
)


@rule
def lay_from_hand(s: State, seat: int, kind: int, place: int) -> None:
    """A card of the hand, face up, at a place with room.  [3.3]"""
    s.hand[seat] -= one(kind)
    s.unlaid[pile_of(s, seat)] -= one(kind)
    land(s, kind, place)


@rule
def take_up(s: State, kind: int, place: int) -> None:
    """The octopus takes a card; it lies where it lay until it is carried off.  [6.1]"""
    s.lifted = berth_of(s, kind, place)
    s.phase = CARRY


@rule
def carry(s: State, seat: int, place: int) -> None:
    """The card leaves its berth for another place; the octopus stays on it.  [6.1, 6.6]"""
    berth = int(s.lifted)
    row = int(s.row[berth // BERTHS])
    kind = card_in(row, berth % BERTHS) - 1
    s.row[berth // BERTHS] = without_card(row, berth % BERTHS)
    s.left = berth // (SIDES * BERTHS)
    s.lifted = NONE
    s.octopus[seat] = BERTHS * place + free_berth(s.row[place])
    land(s, kind, place)


@rule
def land(s: State, kind: int, place: int) -> None:
    """The card lies there: first the crew walks, then the section is looked at.  [3.6, 4.1, 6.6]"""
    s.row[place] = with_card(s.row[place], free_berth(s.row[place]), kind)
    s.section = place // SIDES
    s.side = place % SIDES
    s.passed = 0
    if must_walk(s, kind, s.section):
        s.phase = WALK
    else:
        look(s)


@rule
def walk(s: State, section: int) -> None:
    walk_crew(s, section)
    look(s)


@rule
def look(s: State) -> None:
    """Does the section fall? If not, on to the one the octopus took the card from.  [3.6, 6.7, 6.8]"""
    if falls(s, s.section):
        s.phase = SCORE
    else:
        look_back(s)


@rule
def look_back(s: State) -> None:
    """A jellyfish taken away can lift a side to the need; at last, the card drawn.  [3.7, 3.8, 6.8, 6.9]"""
    if s.left != NONE:
        s.section = s.left
        if falls(s, s.section):
            s.phase = SCORE
            return
    from_hand = s.left == NONE
    forget_card(s)
    if from_hand and pile_size(s, s.turn) > 0:
        s.phase = DRAW
    else:
        offer_mug(s)


@rule
def score_here(s: State) -> None:
    """The section falls; with it the match may be over, at once.  [5.1–5.8, 8.1, 8.2, 8.6]"""
    score_section(s, s.section)
    if decided(s):
        end_match(s)
    else:
        look_back(s)


@rule
def draw(s: State, kind: int) -> None:
    """Chance deals a card at the start, or gives the one drawn after laying.  [2.5, 3.7]"""
    if s.phase == DEAL:
        open_hand(s, 0 if has(still_to_open(s), 0) else 1, kind)
    else:
        into_hand(s, s.turn, kind)
        offer_mug(s)


@rule
def offer_mug(s: State) -> None:
    """Who still has the mug may set it now; then the other's turn comes.  [7.3]"""
    if s.mug[s.turn] == HELD:
        s.phase = LAST
    else:
        end_turn(s)


@rule
def set_mug(s: State, seat: int, section: int) -> None:
    """Before the action the turn goes on, after it the turn ends; nothing falls by a mug.  [7.1, 7.3]"""
    s.mug[seat] = section
    if s.phase == LAST:
        end_turn(s)


@rule
def pass_turn(s: State) -> None:
    """The second pass in a row ends the match.  [3.9, 8.3]"""
    s.passed += 1
    if s.passed == SIDES:
        end_match(s)
    else:
        end_turn(s)


@rule
def forget_card(s: State) -> None:
    s.section = NONE
    s.side = NONE
    s.left = NONE


@rule
def end_turn(s: State) -> None:
    """Turns alternate.  [3.1]"""
    s.turn = 1 - s.turn
    s.turns += 1
    s.phase = TURN


@rule
def end_match(s: State) -> None:
    forget_card(s)
    s.phase = OVER
