"""Rules 1 and 2: who plays, the cards, the deal and the buoys it brings."""

import pytest

from seaglass.engine import CHANCE, Match, Refusal, bits
from seaglass.games.mouton.rules import buoys_on
from seaglass.games.mouton.state import ASIDE
from tests.games.mouton.table import HALVES, MOUTON, STORMS, SUNS, WHOLES, dealt, table
from tests.play import random_match
from tests.proof import clause

JULIA = [1, 2, 3, 4, 5, 6, 7, 25, 26, 27, 28, 29]  # five whole buoys
FRANK = [8, 9, 10, 11, 12, 49, 50, 13, 14, 15, 30, 31]  # three halves, two wholes: 3½
SARAH = [51, 52, 53, 54, 55, 32, 33, 34, 35, 36, 16, 37]  # five wholes, two halves: 6


@clause("mouton.1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_play(seats: int) -> None:
    assert random_match(MOUTON, seats, seed=seats).over


@clause("mouton.1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 6, -3])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Refusal, match="3 to 5") as refusal:
        Match(MOUTON, seats)
    assert refusal.value.key == "seats-wrong"


@clause("mouton.2.1", "mouton.2.4")
def test_sixty_weather_cards_each_once_and_each_as_likely_to_be_dealt() -> None:
    match = Match(MOUTON, 3)
    assert match.outcomes() == [(f"deal {card}", 1) for card in range(1, 61)]
    match.play(CHANCE, "deal 7")
    assert match.outcomes() == [(f"deal {card}", 1) for card in range(1, 61) if card != 7]


@clause("mouton.2.2")
def test_buoys_on_the_cards() -> None:
    s = Match(MOUTON, 3).state
    assert {card for card in range(1, 61) if buoys_on(s, bits.of([card - 1])) == 1} == set(WHOLES)
    beside_a_half = {card for card in range(1, 61) if buoys_on(s, bits.of([card - 1]) | 1 << 12) == 1}
    assert beside_a_half - set(WHOLES) == set(HALVES) - {13}
    assert (set(WHOLES), set(HALVES)) == (set(range(25, 37)), {*range(13, 25), *range(37, 49)})
    assert {*SUNS, *STORMS, *HALVES, *WHOLES} == set(range(1, 61))


@clause("mouton.2.3")
def test_twenty_four_tides_1_to_12_each_twice() -> None:
    assert dealt([], [], []).match.outcomes() == [(f"tide {tide}", 2) for tide in range(1, 13)]


@clause("mouton.2.4", "mouton.2.5")
@pytest.mark.parametrize(("seats", "aside"), [(3, 24), (4, 12), (5, 0)])
def test_everyone_is_dealt_twelve_and_the_others_lie_aside(seats: int, aside: int) -> None:
    match = Match(MOUTON, seats)
    for card in range(1, 12 * seats + 1):
        assert match.actors == (CHANCE,)
        match.play(CHANCE, f"deal {card}")
    hands = [bits.members(match.state.hand[seat]) for seat in range(seats)]
    assert hands == [list(range(12 * seat, 12 * seat + 12)) for seat in range(seats)]
    assert bits.members(match.state.deal[ASIDE]) == list(range(12 * seats, 60))
    assert 60 - 12 * seats == aside
    assert match.outcomes()[0][0] == "tide 1", "no more cards are dealt"


@clause("mouton.2.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_sees_the_cards_aside(seats: int) -> None:
    match = random_match(MOUTON, seats, seed=1)
    aside = {card + 1 for card in bits.members(match.state.deal[ASIDE])}
    for audience in (*range(seats), None):
        seen: set[int] = set()
        for frame in match.frames:
            view = MOUTON.visibility.view(frame.after, audience)
            seen |= {*(view["hand"] or []), *(player["played"] for player in view["players"])} - {None}
        assert seen
        assert not seen & aside


@clause("mouton.2.6")
@pytest.mark.parametrize(
    ("hand", "buoys"),
    [
        (JULIA, 5),
        (FRANK, 3),
        ([*SARAH[:-2], 16, 37], 6),
        ([*SARAH[1:], 38], 6),  # 6½
        ([25, 26, 27, 28, 13, 1, 2, 3, 4, 5, 6, 7], 4),  # 4½
        ([13, 14, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1),  # two halves
        ([13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0),  # one half
        (list(range(25, 37)), 12),
        (list(range(49, 61)), 0),
    ],
)
def test_two_halves_make_a_buoy_and_a_half_left_over_is_dropped(hand: list[int], buoys: int) -> None:
    assert dealt(hand, [], []).buoys[0] == buoys


@clause("mouton.2.6", "mouton.2.7")
def test_julia_frank_and_sarah_announce_their_buoys_and_all_see_them() -> None:
    sarah = [*SARAH[1:], 38]
    at = dealt(JULIA, FRANK, sarah)
    assert at.buoys == [5, 3, 6]
    for reader in ("ana", "ben", "cleo", None):
        assert [player["buoys"] for player in at.view(reader)["players"]] == [5, 3, 6]
    at.frames = at.match.frames[-1:]
    assert [told for told in at.told() if told[0] == "mouton-announces"] == [
        ("mouton-announces", "ana", {"buoys": 5}),
        ("mouton-announces", "ben", {"buoys": 3}),
        ("mouton-announces", "cleo", {"buoys": 6}),
    ]


@clause("mouton.2.8")
def test_the_tides_are_shuffled_anew_for_every_round() -> None:
    at = table([1], [2], [3], tides=(4, 9))  # the last trick of a round
    assert at.state.pile.sum() == 0
    at.play("ana 1", "ben 2", "cleo 3")
    assert at.round == 2
    assert at.match.outcomes() == [(f"tide {tide}", 2) for tide in range(1, 13)]
