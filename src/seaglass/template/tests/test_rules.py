"""The rules of Reef, clause by clause."""

from collections.abc import Sequence

import pytest

from seaglass.engine import Match, game_named
from tests.proof import clause
from tests.table import Table

DEALT = [f"chance deal {card}" for card in range(1, 7)]


def table(
    *hands: Sequence[int],
    turn: int = 0,
    round_no: int = 1,
    pearls: Sequence[int] = (0, 0, 0, 0),
    gone: Sequence[int] = (),
) -> Table:
    """Everybody holds these cards, and nobody has played one."""
    held = [{"hand": list(hand), "played": 0, "pearls": pearls[seat]} for seat, hand in enumerate(hands)]
    return Table.at(
        {
            "game": "reef",
            "rules": 1,
            "seats": len(hands),
            "options": {},
            "phase": "play",
            "round": round_no,
            "turn": turn,
            "players": held,
            "gone": list(gone),
        }
    )


def new_table(seats: int) -> Table:
    return Table(Match(game_named("reef"), seats))


@clause("reef.1.1")
def test_it_is_for_two_to_four() -> None:
    assert list(game_named("reef").seats) == [2, 3, 4]


@clause("reef.1.2")
def test_three_cards_are_dealt_and_only_their_owner_sees_them() -> None:
    at = new_table(2)
    assert at.chances() == {f"deal {card}": 1 for card in range(1, 16)}
    at.play(*DEALT)
    assert (at.view("ana")["hand"], at.view("ben")["hand"], at.view()["hand"]) == ([1, 2, 3], [4, 5, 6], None)
    assert [player["cards"] for player in at.view()["players"]] == [3, 3]


@clause("reef.1.3", "reef.3.1")
@pytest.mark.parametrize(("round_no", "leads"), [(1, "ana"), (2, "ben")])
def test_each_round_another_player_leads(round_no: int, leads: str) -> None:
    at = new_table(2).play(*DEALT)
    if round_no == 2:
        at.play("ana play 1", "ben play 4", "ben play 5", "ana play 2", "ben play 6", "ana play 3")
        assert at.deciding == ["chance"]
        at.play(*DEALT)
    assert at.deciding == [leads]


@clause("reef.2.1", "reef.2.2")
def test_everybody_plays_any_card_clockwise() -> None:
    at = table([2, 7, 15], [1, 8, 9], [3, 4, 5], turn=1)
    assert at.legal("ben") == ["play 1", "play 8", "play 9"]
    at.play("ben play 1")
    assert (at.deciding, at.legal("cleo")) == (["cleo"], ["play 3", "play 4", "play 5"])
    assert at.play("cleo play 3").deciding == ["ana"]
    assert at.view()["players"][1]["played"] == 1


@clause("reef.2.1")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("ana play 8", "reef-not-in-hand"),
        ("ben play 8", "reef-not-your-turn"),
        ("ana deal 4", "only-chance"),
    ],
)
def test_nobody_plays_out_of_turn_or_what_they_do_not_hold(move: str, why: str) -> None:
    assert table([2, 7, 15], [1, 8, 9]).refused(move).key == why


@clause("reef.2.3", "reef.2.4")
def test_the_highest_card_takes_a_pearl_and_leads() -> None:
    at = table([2, 7, 15], [1, 8, 9]).play("ana play 7").play("ben play 8")
    assert at.told("ben") == [("plays", "ben", {"card": 8}), ("takes", "ben", {"card": 8})]
    assert ([player["score"] for player in at.view()["players"]], at.deciding) == ([0, 1], ["ben"])


@clause("reef.3.2")
@pytest.mark.parametrize(("pearls", "winners"), [((3, 2), [0]), ((2, 3), [0, 1])])
def test_most_pearls_win_and_a_win_is_shared(pearls: tuple[int, int], winners: list[int]) -> None:
    at = table([2], [1], round_no=2, pearls=pearls, gone=[3, 4, 5, 6]).play("ana play 2", "ben play 1")
    assert at.match.over
    assert at.match.winners == winners
