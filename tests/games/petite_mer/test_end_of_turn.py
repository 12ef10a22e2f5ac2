"""Rule 7, and 8.1: the end of a turn and of the game."""

import pytest

from seaglass.engine import perspective
from tests.games.petite_mer.table import PETITE_MER, dealt, table
from tests.play import random_match
from tests.proof import clause


@clause("petite_mer.7.1")
def test_what_was_not_laid_is_discarded() -> None:
    at = table("HQ", "~ n s", "")
    gone = at.view()["discarded"]
    left = [at.tile("ana", "n"), at.tile("ana", "s")]
    at.play("ana lay ~ east", "ana end")
    assert at.hand("ana") == []
    assert at.view()["discarded"] == gone + 2
    assert not {f"draw {tile}" for tile in left} & {move for move, _ in at.match.outcomes()}


@clause("petite_mer.7.2")
def test_one_draws_up_to_ones_number() -> None:
    at = table("HQ", "~ n s", "", pile="ne* es sw nw")
    at.play("ana lay ~ east", "ana end").draw("es", "nw", "ne*")
    assert len(at.hand("ana")) == 3
    assert at.deciding == ["ben"]
    four = table("HQ", "~ n", "", "", "", pile="ne* es sw nw")
    four.play("ana end").draw("es", "nw")
    assert len(four.hand("ana")) == 2
    assert four.deciding == ["ben"]


@clause("petite_mer.7.2")
def test_one_draws_what_is_left() -> None:
    at = table("HQ", "~ n s", "", pile="ne*")
    at.play("ana end").draw("ne*")
    assert len(at.hand("ana")) == 1
    assert at.deciding == ["ben"]


@clause("petite_mer.7.3")
def test_alone_a_tile_may_be_kept_and_only_the_others_are_drawn() -> None:
    at = table("HQ", "~ n* s", pile="ne es sw nw")
    kept = at.tile("ana", "n*")
    assert len([move for move in at.legal("ana") if move.startswith("keep")]) == 3
    at.play("ana keep n*")
    assert at.hand("ana") == [kept]
    at.draw("es", "nw")
    assert len(at.hand("ana")) == 3
    assert kept in at.hand("ana")
    assert at.deciding == ["ana"]


@clause("petite_mer.7.3")
@pytest.mark.parametrize("code", ["~", "n*", "s"])
def test_any_tile_may_be_kept_even_the_first_of_the_box(code: str) -> None:
    at = table("HQ", "~ n* s", pile="ne es sw nw")
    assert at.tile("ana", "~") == 1
    kept = at.tile("ana", code)
    assert at.play(f"ana keep {code}").hand("ana") == [kept]


@clause("petite_mer.7.6", "petite_mer.8.1")
def test_when_nobody_has_a_tile_left_the_turn_stays_and_the_game_is_over() -> None:
    at = table("HQ", "n", "", "", pile=0).play("ana end")
    assert at.match.over
    assert at.state.turn == 0


@clause("petite_mer.7.3")
def test_in_company_nothing_is_kept() -> None:
    at = table("HQ", "~ n* s", "")
    assert "keep" not in at.verbs("ana")
    assert at.refused("ana keep n*").key == "petite_mer-keep-alone"


@clause("petite_mer.7.4")
def test_the_last_tiles_cannot_be_kept() -> None:
    at = table("HQ", "~ n* s", pile=0)
    assert "keep" not in at.verbs("ana")
    assert at.refused("ana keep n*").clause == "petite_mer.7.4"
    at.play("ana end")
    assert at.match.over


@clause("petite_mer.7.5")
def test_all_tokens_are_turned_back() -> None:
    at = table("HQ ~ ~ ~", "~ n s", pile="ne* es sw nw")
    at.play("ana sail east", "ana sail east", "ana sail east", "ana end").draw("ne*", "es", "sw")
    assert at.state.tokens == 4
    two = table("HQ ~ ~ ~", "~ n s", "")
    two.play("ana sail east")
    assert [player["tokens"] for player in two.view()["players"]] == [2, 3], "Ben has all of his"


@clause("petite_mer.7.7")
def test_seats_without_tiles_are_passed_over_when_the_pile_is_empty() -> None:
    at = table("HQ", "~ n s", "", "e w .", pile=0)
    at.play("ana end")
    assert at.deciding == ["cleo"], "Ben has none"
    at.play("cleo end")
    assert at.match.over


@clause("petite_mer.7.7")
def test_whoever_alone_has_tiles_left_plays_on() -> None:
    at = table("HQ", "~ n s", "", pile="es")
    assert at.deciding == ["ana"]
    at = table("HQ", "", "~ n s", "", turn="ben", pile=0)
    at.play("ben lay ~ east", "ben end")
    assert at.match.over


@clause("petite_mer.7.8")
def test_everything_may_be_taken_back_until_a_tile_is_drawn() -> None:
    at = table("HQ ~", "~ n s", "w ne* ~o", swaps="free")
    start = at.state.tobytes()
    at.play("ana sail east", "ana lay ~ east", "ana swap n for w", "ana drop s west")
    for _ in range(4):
        assert at.match.may_undo(0)
        at.match.undo(0)
    assert at.state.tobytes() == start
    at.play("ana end")
    at.draw(at.match.outcomes()[0][0].split()[1])
    assert not at.match.may_undo(0)


@clause("petite_mer.7.8")
def test_an_answer_of_somebody_else_stays() -> None:
    at = table("HQ ~", "~ n s", "w ne* ~o")
    at.play("ana swap n for w")
    assert at.match.may_undo(0), "not answered yet"
    at.play("ben accept")
    assert not at.match.may_undo(0)


@clause("petite_mer.7.8")
def test_with_an_empty_pile_the_end_of_a_turn_may_be_taken_back() -> None:
    at = table("HQ ~", "~ n s", "w ne* ~o", pile=0)
    at.play("ana end")
    assert at.match.may_undo(0)
    at.match.undo(0)
    assert len(at.hand("ana")) == 3


@clause("petite_mer.8.1")
def test_the_game_ends_at_once_with_the_last_tile() -> None:
    at = table("HQ", "~ . .", "", pile=0)
    at.play("ana lay ~ east")
    assert at.match.over
    assert at.deciding == []
    dropped = table("HQ ~", "~ . .", pile=0).play("ana drop ~ east")
    assert dropped.match.over


@clause("petite_mer.8.1")
def test_it_goes_on_while_a_colleague_has_a_tile() -> None:
    at = table("HQ", "~ . .", "n . .", pile=0)
    at.play("ana lay ~ east")
    assert not at.match.over
    at.play("ana end")
    assert at.deciding == ["ben"]


def test_every_game_ends_with_all_tiles_laid_or_discarded() -> None:
    for seats in (1, 2, 3, 4):
        match = random_match(PETITE_MER, seats, seed=10 + seats)
        view = perspective.view(match, None)
        assert (view["left"], view["pile"]) == (0, 0)


def test_the_first_turn_comes_after_the_deal() -> None:
    at = dealt("~ n", "e s", "w ne", "es sw")
    assert at.deciding == ["ana"]
    assert at.match.frames[-1].actor is None
