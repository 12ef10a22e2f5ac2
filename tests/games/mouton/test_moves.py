"""Moves by name, and impossible ones answered with their clause in four languages."""

import pytest

from seaglass.engine import CHANCE, Match, Refusal
from seaglass.engine.clauses import clause_ids, rulebook
from seaglass.locales import LANGUAGES, tell
from tests.games.mouton.table import MOUTON, Table, table
from tests.proof import clause


def asked_again() -> Refusal:
    return table([47, 3], [20, 5], [11, 8]).play("ana 47").refused("ana 3")


def not_in_hand() -> Refusal:
    return table([47, 3], [20, 5], [11, 8]).refused("ana 20")


def out_of_the_round() -> Refusal:
    return table([47, 3], None, [20, 5], [11, 8]).refused("ben 30")


def before_ones_turn() -> Refusal:
    return table([47, 3], [20, 5], [11, 8], leader="ben", cards="open").refused("ana 47")


def before_the_deal() -> Refusal:
    return Table(Match(MOUTON, 3)).refused("ana 47")


def before_the_tides() -> Refusal:
    return table([47, 3], [20, 5], [11, 8], tides=(6,)).refused("ana 47")


@clause("mouton.3.2", "mouton.3.7", "mouton.9.2", "mouton.1.3")
@pytest.mark.parametrize(
    ("why", "key", "rule", "said"),
    [
        (not_in_hand, "mouton-not-in-hand", "mouton.3.2", "20"),
        (asked_again, "mouton-already-chose", "mouton.3.2", ""),
        (out_of_the_round, "mouton-out-of-round", "mouton.3.7", ""),
        (before_ones_turn, "mouton-not-your-turn", "mouton.9.2", "Ben"),
        (before_the_deal, "mouton-too-early", "mouton.1.3", ""),
        (before_the_tides, "mouton-too-early", "mouton.1.3", ""),
    ],
)
def test_an_illegal_move_is_answered_with_its_clause(why: object, key: str, rule: str, said: str) -> None:
    assert callable(why)
    refusal: Refusal = why()
    assert (refusal.key, refusal.clause) == (key, rule)
    sentences = set()
    for lang in LANGUAGES:
        sentence = tell(lang, {"key": key, "seat": None, "args": refusal.details}, ("Ana", "Ben", "Cleo"))
        assert sentence != key
        assert "$" not in sentence
        assert said in sentence
        assert rule in clause_ids(rulebook(MOUTON, lang))
        sentences.add(sentence)
    assert len(sentences) == len(LANGUAGES)


def test_nobody_chooses_what_chance_decides() -> None:
    at = table([47, 3], [20, 5], [11, 8])
    for move in ("tide 3", "deal 60"):
        refusal = at.refused(f"ana: {move}")
        assert (refusal.key, refusal.details) == ("only-chance", {"move": move})


@pytest.mark.parametrize(
    ("tides", "move"), [((4, 9), "tide 1"), ((), "tide 12"), ((), "play 47"), ((), "deal 2")]
)
def test_chance_brings_only_what_there_is(tides: tuple[int, ...], move: str) -> None:
    at = table([47, 3], [20, 5], [11, 8], tides=tides)
    with pytest.raises(Refusal) as refusal:
        at.match.play(CHANCE, move)
    assert (refusal.value.key, refusal.value.details) == ("chance-impossible", {"move": move})


@pytest.mark.parametrize(
    ("said", "meant"), [("pla 47", "play 47"), ("47", "play 47"), ("\0" * 999, "play 3")]
)
def test_a_misspelt_move_suggests_a_legal_one(said: str, meant: str) -> None:
    refusal = table([47, 3], [20, 5], [11, 8]).refused(f"ana: {said}")
    assert refusal.key == "move-unknown"
    assert refusal.details["suggestion"] == meant
    assert len(refusal.details["move"]) <= 80


def test_capitals_and_spaces_do_not_matter() -> None:
    at = table([47, 3], [20, 5], [11, 8])
    at.match.play(0, "  PLAY   47 ")
    assert at.view("ana")["choice"] == 47


def test_a_seat_that_is_not_there_and_a_match_that_is_over_are_refused() -> None:
    at = table([47], [20], [11], round_no=3)
    with pytest.raises(Refusal, match="There is no seat 4"):
        at.match.play(3, "play 47")
    at.play("ana 47", "ben 20", "cleo 11")
    assert at.refused("ana 47").key == "match-over"
