"""What the sensible bot and the search know of Un mouton à la mer."""

from math import sqrt

from seaglass.engine.bits import count, has
from seaglass.engine.contract import CabinBoySettings, SearchSettings, ValueUnit
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.engine.shared_rules import share_of_lead, share_of_win
from seaglass.games.mouton.belief import knows
from seaglass.games.mouton.moves import PLAY
from seaglass.games.mouton.rules import cards_are_up, hand_held, over, rounds_scored, score, winners
from seaglass.games.mouton.state import ALL_CARDS, CARDS, TIDES, TRICKS

# Found by simulation against random players on one set of deals, confirmed on another.
PAYING = 1.0  # a buoy
GOING_UNDER = 0.6  # a point, but nothing more can be lost
NEARLY_PAYING = 0.36  # of a payment: second highest, and the highest may change
HARM, EASE = 1.4, 0.36  # what high water costs later: HARM x² - EASE x, x from 0 (dry) to 1 (12)
STORM, SUN, MIDDLE = 0.8, 0.3, 0.15  # what it costs to part with a very high, a very low, a lower card

SEARCH = SearchSettings(
    exploration=0.5,
    untried_penalty=0.1,
    prior_temperature=0.15,
    playout_noise=0.3,
    branch_on_others=True,
)
CABIN_BOY = CabinBoySettings(overlooked=0.5, misjudgement=5.0)
VALUE_UNIT = ValueUnit("share", 1.0)
LUCK = 1.2  # points by which a round to come may turn a match


@rule
def stop(s: State, root: State) -> bool:
    """A playout ends with the round: later ones are too far away to tell more than the points do."""
    return bool(s.round_no != root.round_no)


@rule
def evaluate(s: State, root: State, out: Floats) -> None:
    """Everybody's share in the win: sure at the end, before that by how far ahead one is."""
    if over(s):
        share_of_win(winners(s), s.seats, out)
    else:
        score(s, out)
        share_of_lead(s.seats, LUCK * sqrt(float(s.seats) - rounds_scored(s)), out)


@rule
def rate(s: State, seat: int, decisions: Ints, n: int, out: Floats) -> None:
    """How good each card looks: the water it may bring, by how likely, and the worth of keeping it."""
    unseen = unseen_cards(s, seat)
    highest = expected_cost(s, seat, int(s.tide[0]), s.tide[0] == s.tide[1])
    second = expected_cost(s, seat, int(s.tide[1]), True)
    lower = expected_cost(s, seat, int(s.water[seat]), s.water[seat] >= s.tide[1])
    for i in range(n):
        card = int(decisions[i]) - PLAY
        none_above = 1.0
        one_above = 0.0
        for other in range(s.seats):
            if other != seat and has(s.afloat, other):
                p = chance_above(s, seat, other, card, unseen)
                one_above = one_above * (1.0 - p) + none_above * p
                none_above = none_above * (1.0 - p)
        cost = none_above * highest + one_above * second + (1.0 - none_above - one_above) * lower
        out[i] = -cost - worth_keeping(card)


@rule
def unseen_cards(s: State, seat: int) -> int:
    """The cards this seat has never seen."""
    cards = ALL_CARDS
    for hand in range(s.seats):
        cards &= ~(int(s.deal[hand]) if knows(s, seat, hand) else int(s.shown[hand]))
    return cards


@rule
def chance_above(s: State, seat: int, other: int, card: int, unseen: int) -> float:
    """How likely another seat plays a higher card, as far as this seat can know."""
    if s.played[other] > 0 and cards_are_up(s):
        return 1.0 if s.played[other] - 1 > card else 0.0
    cards = int(s.hand[other]) if knows(s, seat, hand_held(s, other)) else unseen
    above = cards & ~((1 << (card + 1)) - 1)
    return count(above) / count(cards) if cards != 0 else 0.0


@rule
def expected_cost(s: State, seat: int, water: int, may_be_highest: bool) -> float:
    """What it costs to stand at this water after the trick, now and later in the round."""
    most = 0
    next_most = 0
    for other in range(s.seats):
        if other != seat and has(s.afloat, other):
            level = int(s.water[other])
            next_most = max(next_most, min(level, most))
            most = max(most, level)
    payment = PAYING if s.buoys[seat] > 0 else GOING_UNDER
    now = 0.0
    if may_be_highest and water >= most:
        now = payment
    elif may_be_highest and water >= next_most:
        now = NEARLY_PAYING * payment
    x = water / TIDES
    return now + (HARM * x * x - EASE * x) * (TRICKS - 1 - int(s.trick)) / (TRICKS - 1)


@rule
def worth_keeping(card: int) -> float:
    x = (2 * card + 1 - CARDS) / CARDS
    return (STORM if x > 0 else SUN) * x * x - MIDDLE * x
