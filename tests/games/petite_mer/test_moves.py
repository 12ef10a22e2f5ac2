"""Names of moves, and why one is refused."""

import pytest

from seaglass.engine import CHANCE, Refusal
from seaglass.locales import LANGUAGES, say
from tests.games.petite_mer.table import PETITE_MER, Table, dealt, table

OFFERED = ("HQ ~", "n s e", "w ne* ~o")


def offered() -> Table:
    return table(*OFFERED).play("ana swap n for w")


@pytest.mark.parametrize(
    ("at", "move", "key", "clause"),
    [
        (table("HQ ~", "n . .", ""), "ben end", "not-your-turn", "3.1"),
        (table("HQ ~", "n . ."), "ana accept", "no-offer", "6.2"),
        (offered(), "ana sail east", "offer-waits", "6.2"),
        (offered(), "ana accept", "no-offer", "6.2"),
        (table("HQ ~", "n . .", "").play("ana end"), "ana sail east", "drawing", "7.2"),
        (table("HQ ~", "n . ."), "ana lay 60 north", "not-yours", "4.1"),
        (table("HQ ~", "n . ."), "ana drop 60 east", "not-yours", "5.3"),
        (table("HQ ~", "n . ."), "ana lay n east", "place-taken", "4.1"),
        (table("HQ ~", "n . ."), "ana lay n south", "land-between", "4.4"),
        (table("HQ n@a", "~ . ."), "ana lay ~ north", "land-between", "4.4"),
        (table("~@a . w\nHQ ~ ~", "~ . ."), "ana lay ~ east", "edges-differ", "4.3"),
        (table("HQ ~", "n . ."), "ana sail north", "nothing-there", "5.1"),
        (table("HQ ~", "n . ."), "ana drop n north", "nothing-there", "5.1"),
        (table("s ~\nn@a ~\nHQ ~", "~ . ."), "ana sail north", "coast-there", "5.1"),
        (table("s ~\nn@a ~\nHQ ~", "~ . ."), "ana drop ~ north", "coast-there", "5.1"),
        (table("HQ ~", "n . .", tokens=0), "ana sail east", "no-token", "5.2"),
        (table("HQ ~", "n . ."), "ana swap n for 60", "alone", "6.6"),
        (table("HQ ~", "n s e", "w ne* ~o", swapped=True), "ana swap n for w", "swapped", "6.1"),
        (table("HQ ~", "n s e", "w ne* ~o"), "ana swap 60 for w", "not-yours", "6.1"),
        (table("HQ ~", "n s e", "w ne* ~o"), "ana swap n for 60", "not-theirs", "6.1"),
        (table("HQ ~", "n s e", "w ne* ~o"), "ana swap n for 18", "not-theirs", "6.1"),
        (offered().play("ben decline"), "ana swap n for w", "declined", "6.3"),
        (table("HQ ~", "n s e", ""), "ana keep n", "keep-alone", "7.3"),
        (table("HQ ~", "n s e", pile=0), "ana keep n", "keep-last", "7.4"),
        (table("HQ ~", "n s e"), "ana keep 60", "not-yours", "7.3"),
    ],
)  # fmt: skip
def test_an_impossible_move_is_answered_with_the_clause_it_breaks(
    at: Table, move: str, key: str, clause: str
) -> None:
    refusal = at.refused(move)
    assert (refusal.key, refusal.clause) == (f"petite_mer-{key}", f"petite_mer.{clause}")
    for lang in LANGUAGES:
        said = say(lang, refusal.key, {"otherName": "Ben", **refusal.details})
        assert said != refusal.key
        assert "{" not in said


def test_only_chance_draws() -> None:
    at = dealt("~ n s")
    with pytest.raises(Refusal) as refusal:
        at.match.play(0, "draw 20")
    assert refusal.value.key == "only-chance"


def test_a_misspelt_move_is_answered_with_a_likely_one() -> None:
    at = table("HQ ~", "n . .")
    with pytest.raises(Refusal) as refusal:
        at.match.play(0, "sial east")
    assert refusal.value.details["suggestion"] == "sail east"
    at.match.play(0, "  Sail   EAST ")


def test_every_decision_that_is_not_legal_is_refused_with_a_clause() -> None:
    legal_somewhere = set()
    for at in (
        table("HQ ~", "n s e", "w ne* ~o"),
        table("HQ n@a", "~ s e", pile=0),
        offered(),
        dealt("~ n s"),
    ):
        for seat in range(at.match.seats):
            legal = at.match.legal_numbers(seat)
            legal_somewhere |= set(legal)
            for decision in range(PETITE_MER.moves.COUNT):
                if decision in legal:
                    continue
                refusal = PETITE_MER.moves.refuse(at.state, seat, decision)
                drawing = PETITE_MER.moves.name(decision).startswith("draw")
                assert refusal.key == "only-chance" if drawing else refusal.clause, PETITE_MER.moves.name(
                    decision
                )
    assert CHANCE not in legal_somewhere
