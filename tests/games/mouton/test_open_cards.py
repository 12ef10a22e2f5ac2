"""Rule 9: the variant with open cards."""

import pytest

from seaglass.games.mouton.state import PUT_AWAY
from tests.games.mouton.table import MOUTON, NAMES, Table, dealt, table
from tests.proof import clause


def open_table(*hands: list[int] | None, **setting: object) -> Table:
    return table(*hands, cards="open", **setting)


@clause("mouton.9.1")
def test_cards_are_played_face_up_one_after_another() -> None:
    at = open_table([47, 3], [20, 5], [11, 8], buoys=(1, 1, 1)).play("ana 47")
    for reader in ("ben", "cleo", None):
        assert [player["played"] for player in at.view(reader)["players"]] == [47, None, None]
    assert at.hand("ana") == [3]


@clause("mouton.9.1")
def test_all_other_rules_stay_the_same() -> None:
    at = open_table([47, 3], [20, 5], [11, 8], buoys=(1, 1, 1)).play("ana 47", "ben 20", "cleo 11")
    assert at.water == [4, 9, 0]
    assert at.buoys == [1, 0, 1]


@clause("mouton.9.2")
def test_the_leader_plays_first_and_the_others_follow_clockwise() -> None:
    at = open_table([47, 3], [20, 5], [11, 8], leader="ben")
    assert at.deciding == ["ben"]
    assert at.play("ben 20").deciding == ["cleo"]
    assert at.play("cleo 11").deciding == ["ana"]


@clause("mouton.9.2")
@pytest.mark.parametrize(("mover", "due"), [("ana 47", "ben"), ("cleo 11", "ben")])
def test_nobody_plays_before_their_turn(mover: str, due: str) -> None:
    refusal = open_table([47, 3], [20, 5], [11, 8], leader="ben").refused(mover)
    assert (refusal.key, refusal.clause) == ("mouton-not-your-turn", "mouton.9.2")
    assert NAMES[refusal.details["other"]] == due


@clause("mouton.9.3")
def test_in_the_first_trick_the_most_buoys_lead() -> None:
    at = dealt([], list(range(25, 37)), [], cards="open")
    assert at.buoys == [0, 12, 0]
    assert at.turn(4, 9).deciding == ["ben"]


@clause("mouton.9.4")
def test_of_several_with_the_most_buoys_the_first_from_the_dealer_leads() -> None:
    at = dealt(
        [*range(1, 13)], [*range(49, 55), *range(25, 31)], [*range(55, 61), *range(31, 37)], cards="open"
    )
    assert at.buoys == [0, 6, 6]
    assert at.leader == "ben", "the dealer is Ana: Ben is the first clockwise"


@clause("mouton.9.4")
def test_the_dealer_is_one_seat_further_to_the_left_each_round() -> None:
    hands = ([*range(1, 9), *range(25, 29)], [*range(9, 13), *range(49, 53), *range(29, 33)])
    at = dealt(*hands, [*range(53, 61), *range(33, 37)], cards="open")
    assert at.buoys == [4, 4, 4]
    led = []
    for _ in range(3):
        led.append(at.leader)
        play_round(at)
    assert led == ["ana", "ben", "cleo"], "all have four buoys in every round, so the dealer leads"


def play_round(at: Table) -> None:
    now = at.round
    while at.round == now and not at.match.over:
        actor = at.match.actors[0]
        at.match.play(actor, at.match.legal(actor)[0])


@clause("mouton.9.5")
def test_then_the_left_neighbour_of_who_gave_up_a_buoy_leads() -> None:
    at = open_table([47, 3], [20, 5], [11, 8], buoys=(1, 1, 1)).play("ana 47", "ben 20", "cleo 11")
    assert at.buoys == [1, 0, 1]
    assert at.turn(1, 2).deciding == ["cleo"], "and Ben plays last"


@clause("mouton.9.5")
def test_the_seat_after_the_last_is_the_first() -> None:
    at = open_table([47, 3], [11, 8], [20, 5], buoys=(1, 1, 1)).play("ana 47", "ben 11", "cleo 20")
    assert at.leader == "ana"


@clause("mouton.9.6")
@pytest.mark.parametrize(("buoys", "leads"), [((3, 1, 2), "cleo"), ((3, 2, 1), "ana")])
def test_of_two_payers_the_left_neighbour_of_the_poorer_leads(buoys: tuple[int, ...], leads: str) -> None:
    at = open_table([47, 3], [20, 5], [11, 8], water=(0, 0, 9), buoys=buoys)
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.water == [4, 9, 9]
    assert at.leader == leads


@clause("mouton.9.5")
@pytest.mark.parametrize("payer", range(3))
@pytest.mark.parametrize("leader", range(3))
def test_whoever_paid_alone_plays_last_however_rich(payer: int, leader: int) -> None:
    cards = [11, 11, 11]
    cards[payer], cards[payer - 1], cards[payer - 2] = 20, 47, 11
    buoys = [3 if seat == payer else 1 for seat in range(3)]
    at = open_table(*([card, 1 + seat] for seat, card in enumerate(cards)), buoys=buoys, leader=NAMES[leader])
    at.play(*(f"{NAMES[seat]} {cards[seat]}" for seat in ((leader + step) % 3 for step in range(3))))
    assert at.buoys == [2 if seat == payer else 1 for seat in range(3)]
    assert at.leader == NAMES[(payer + 1) % 3]


@clause("mouton.9.6")
@pytest.mark.parametrize("dry", range(3))
@pytest.mark.parametrize("poorer", [1, 2])
@pytest.mark.parametrize("leader", range(3))
def test_of_two_payers_the_poorer_plays_last_wherever_they_sit(dry: int, poorer: int, leader: int) -> None:
    """The dry one takes the 4, the next to the left the 9, and the third stands at 9 already."""
    taker, stander = (dry + 1) % 3, (dry + 2) % 3
    cards, water, buoys = [0, 0, 0], [0, 0, 0], [3, 3, 3]
    cards[dry], cards[taker], cards[stander] = 47, 20, 11
    water[stander] = 9
    buoys[(dry + poorer) % 3] = 2
    hands = [[card, 1 + seat] for seat, card in enumerate(cards)]
    at = open_table(*hands, water=water, buoys=buoys, leader=NAMES[leader])
    at.play(*(f"{NAMES[seat]} {cards[seat]}" for seat in ((leader + step) % 3 for step in range(3))))
    assert sum(at.buoys) == 3 + 2 + 1
    assert at.leader == NAMES[(dry + poorer + 1) % 3]


@clause("mouton.9.7")
@pytest.mark.parametrize(("last", "plays_last"), [("ana", "cleo"), ("ben", "cleo"), ("cleo", "ben")])
def test_of_two_with_the_same_number_left_the_further_from_the_last_leader_plays_last(
    last: str, plays_last: str
) -> None:
    at = open_table([47, 3], [20, 5], [11, 8], water=(0, 0, 9), buoys=(3, 2, 2), leader=last)
    order = [NAMES[(NAMES.index(last) + step) % 3] for step in range(3)]
    card = {"ana": 47, "ben": 20, "cleo": 11}
    at.play(*(f"{name} {card[name]}" for name in order))
    assert at.buoys == [3, 1, 1]
    assert at.leader == NAMES[(NAMES.index(plays_last) + 1) % 3]


@clause("mouton.9.8")
def test_players_out_of_the_round_are_passed_over() -> None:
    at = open_table([47, 3], [20, 5], None, [11, 8], buoys=(1, 1, 0, 1))
    at.play("ana 47", "ben 20", "dai 11")
    assert at.buoys == [1, 0, 0, 1]
    assert at.leader == "dai", "Cleo, next to Ben, is out"
    assert at.turn(1, 2).deciding == ["dai"]
    assert at.play("dai 8").deciding == ["ana"]


@clause("mouton.9.9")
@pytest.mark.parametrize(("last", "leads"), [("ana", "dai"), ("ben", "ben"), ("cleo", "ben"), ("eve", "dai")])
def test_if_nobody_paid_the_next_seat_still_in_after_who_went_under_leads(last: str, leads: str) -> None:
    """Ana and Cleo go under; the one who sits further from the last leader would have played last."""
    card = {"ana": 60, "ben": 5, "cleo": 30, "dai": 8, "eve": 3}
    hands = ([card[name], spare] for name, spare in zip(NAMES, (59, 47, 31, 20, 11), strict=True))
    at = open_table(*hands, buoys=(0, 2, 0, 2, 2), leader=last)
    start = NAMES.index(last)
    at.play(*(f"{name} {card[name]}" for name in (*NAMES[start:], *NAMES[:start])))
    assert at.under == ["ana", "cleo"]
    assert at.buoys == [0, 2, 0, 2, 2], "nobody paid"
    assert at.leader == leads


@clause("mouton.9.9", "mouton.9.8")
def test_who_went_under_beside_them_is_passed_over_too() -> None:
    at = open_table([47, 3], [20, 5], [11, 8], [60, 59], [30, 31], buoys=(2, 2, 2, 0, 0), leader="eve")
    at.play("eve 30", "ana 3", "ben 5", "cleo 8", "dai 60")
    assert at.under == ["dai", "eve"]
    assert at.leader == "ana", "Dai, furthest from Eve, would have played last, and Eve is out"


@clause("mouton.9.9", "mouton.9.6")
@pytest.mark.parametrize(("buoys", "leads"), [((0, 3, 2, 3), "dai"), ((0, 3, 3, 2), "ben")])
def test_two_payers_count_before_who_went_under(buoys: tuple[int, ...], leads: str) -> None:
    """Ana goes under at 12; then Cleo and Dai pay at 9, and the poorer of the two will play last."""
    at = open_table([47, 3], [20, 5], [11, 8], [60, 59], tides=(9, 9), water=(12, 0, 0, 0), buoys=buoys)
    at.play("ana 3", "ben 5", "cleo 8", "dai 60")
    assert at.under == ["ana"]
    assert at.buoys == [0, 3, buoys[2] - 1, buoys[3] - 1]
    assert at.leader == leads


@clause("mouton.9.9")
@pytest.mark.parametrize("last", ["ana", "ben", "cleo"])
def test_if_nobody_paid_and_nobody_went_under_the_same_player_leads_again(last: str) -> None:
    at = open_table([47, 3], [20, 5], [11, 8], buoys=(2, 2, 2), leader=last)
    at.state.phase = PUT_AWAY  # no trick that was played ends so: somebody always has water
    assert MOUTON.rules.advance(at.state)
    assert at.leader == last


@clause("mouton.9.9", "mouton.9.5")
def test_a_payment_counts_before_going_under() -> None:
    at = open_table([47, 3], [20, 5], [11, 8], [60, 59], water=(12, 0, 0, 0), buoys=(0, 2, 2, 2))
    at.play("ana 3", "ben 5", "cleo 8", "dai 60")
    assert at.under == ["ana"]
    assert at.buoys == [0, 2, 1, 2], "Cleo paid after Ana went under"
    assert at.leader == "dai"


@clause("mouton.9.3", "mouton.6.4")
def test_when_everybody_goes_under_nobody_leads_until_the_next_round() -> None:
    at = open_table([47, 3], [20, 5], [11, 8], water=(12, 0, 0), chain_to_the_end="on")
    at.play("ana 3", "ben 5", "cleo 8")
    assert at.points(1) == [-1, -1, -1]
    assert at.round == 2
    assert at.buoys[NAMES.index(at.leader)] == max(at.buoys)
