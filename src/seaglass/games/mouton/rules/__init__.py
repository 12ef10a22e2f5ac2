"""The rules of Un mouton à la mer, a chapter a file; reading `advance` is reading the game.

Clauses are those of rules.en.md.
"""

from seaglass.engine.bits import lowest, without_lowest
from seaglass.engine.rule import CHANCE, Ints, State, rule
from seaglass.games.mouton.moves import DEAL_CARD, PLAY, TURN_TIDE
from seaglass.games.mouton.rules.paying import highest_water, pay_buoys
from seaglass.games.mouton.rules.scoring import (
    over,
    pass_hands,
    points,
    rounds_scored,
    score,
    score_round,
    winners,
)
from seaglass.games.mouton.rules.setting_up import announce_buoys, buoys_on, deal_card, hand_held
from seaglass.games.mouton.rules.soundness import sound
from seaglass.games.mouton.rules.trick import (
    cards_are_up,
    highest_card,
    lay_card,
    put_cards_away,
    still_to_choose,
    take_lower_tide,
    take_other_tide,
    turn_cards_over,
    turn_tide,
)
from seaglass.games.mouton.state import (
    ALL_CARDS,
    ANNOUNCE,
    ASIDE,
    CHOOSE,
    DEAL,
    HALF_BUOYS,
    PASS,
    PAY,
    PUT_AWAY,
    SCORE,
    TAKE_LOWER,
    TAKE_OTHER,
    TIDES,
    TIDES_EACH,
    TURN_TIDES,
    WHOLE_BUOYS,
)

__all__ = [
    "actors",
    "advance",
    "buoys_on",
    "cards_are_up",
    "chapter",
    "choose",
    "hand_held",
    "highest_card",
    "highest_water",
    "legal",
    "outcomes",
    "over",
    "points",
    "rounds_scored",
    "score",
    "set_up",
    "sound",
    "still_to_choose",
    "winners",
]


@rule
def set_up(s: State) -> None:
    """All cards lie aside, nothing is dealt.  [2.1–2.3]"""
    s.half_buoys = HALF_BUOYS
    s.whole_buoys = WHOLE_BUOYS
    for tide in range(TIDES):
        s.tides[tide] = TIDES_EACH[tide]
    s.deal[ASIDE] = ALL_CARDS
    s.phase = DEAL


@rule
def advance(s: State) -> bool:
    """The next step that needs nobody's decision.  [1.3]"""
    if s.phase == ANNOUNCE:
        announce_buoys(s)
    elif s.phase == CHOOSE and still_to_choose(s) == 0:
        turn_cards_over(s)
    elif s.phase == TAKE_LOWER:
        take_lower_tide(s)
    elif s.phase == TAKE_OTHER:
        take_other_tide(s)
    elif s.phase == PAY:
        pay_buoys(s)
    elif s.phase == PUT_AWAY:
        put_cards_away(s)
    elif s.phase == SCORE:
        score_round(s)
    elif s.phase == PASS:
        pass_hands(s)
        announce_buoys(s)
    else:
        return False
    return True


@rule
def actors(s: State) -> int:
    if s.phase == DEAL or s.phase == TURN_TIDES:
        return 1 << CHANCE
    if s.phase == CHOOSE:
        return still_to_choose(s)
    return 0


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Any card of one's hand.  [3.2]"""
    n = 0
    cards = int(s.hand[seat])
    while cards != 0:
        out[n] = PLAY + lowest(cards)
        cards = without_lowest(cards)
        n += 1
    return n


@rule
def outcomes(s: State, out: Ints, weights: Ints) -> int:
    """What chance may bring, and how often each: a card to deal, or a tide to turn.  [2.4, 2.8]"""
    n = 0
    if s.phase == DEAL:
        cards = int(s.deal[ASIDE])
        while cards != 0:
            out[n] = DEAL_CARD + lowest(cards)
            weights[n] = 1
            cards = without_lowest(cards)
            n += 1
    else:
        for tide in range(TIDES):
            if s.pile[tide] > 0:
                out[n] = TURN_TIDE + tide
                weights[n] = s.pile[tide]
                n += 1
    return n


@rule
def choose(s: State, seat: int, decision: int) -> None:
    if decision >= TURN_TIDE:
        turn_tide(s, decision - TURN_TIDE + 1)
    elif decision >= DEAL_CARD:
        deal_card(s, decision - DEAL_CARD)
    else:
        lay_card(s, seat, decision - PLAY)


@rule
def chapter(s: State) -> int:
    """Which sub-seed a draw belongs to: 0 the deal, then one a round."""
    return 0 if s.phase == DEAL else int(s.round_no) + 1
