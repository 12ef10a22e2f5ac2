"""Moves by name, and impossible ones answered with their clause in four languages."""

from collections.abc import Callable

import pytest

from seaglass.engine import CHANCE, Match, Refusal
from seaglass.engine.clauses import clause_ids, rulebook
from seaglass.games.sirens import moves
from seaglass.locales import LANGUAGES, say
from tests.games.sirens.table import BRIGITTA, KLAUS, SIRENS, Table, new_table, table

NO_PILE = [[0] * 15]
BARE = "28 gone\n30 captain: 5k | 3\n32\n34 mate\n36"
FULL = "28: 1 1 2 2 3 |\n30 captain: 4b |\n32\n34 mate\n36 gone"
TWO = "28: 1 1 2 2 3 |\n30 captain: 9 |\n32\n34 mate\n36"
LAST = "28 gone\n30 gone\n32 gone\n34 gone\n36 captain: 1 1 2 2 3 | 4 4 5 5"

WHY: list[tuple[str, str, Callable[[], Refusal]]] = [
    ("too-early", "3.1", lambda: Table(Match(SIRENS, 2)).refused("lay 9 on 28 mine", KLAUS)),
    ("too-early", "3.1", lambda: new_table().refused("lay 9 on 28 mine", KLAUS)),
    ("not-your-turn", "3.1", lambda: table().refused("lay 8 on 28 mine", BRIGITTA)),
    ("other-walks", "4.2", lambda: table().play("lay 0 on 30 theirs").refused("walk to 28", KLAUS)),
    ("walk-first", "4.1", lambda: table().play("lay 0 on 30 mine").refused("lay 1 on 28 mine")),
    ("nobody-walks", "4.1", lambda: table().refused("walk to 28")),
    ("walk-elsewhere", "4.1", lambda: table().play("lay 0 on 30 mine").refused("walk to 36")),
    ("carry-first", "6.1", lambda: table(FULL).play("octopus 3 from 28 mine").refused("lay 9 on 32 mine")),
    ("nothing-carried", "6.1", lambda: table(FULL).refused("carry to 28 theirs")),
    ("already-acted", "3.2", lambda: table(mugs=("held", "held")).play("lay 9 on 28 mine").refused("pass")),
    ("act-first", "3.2", lambda: table().refused("done")),
    ("not-in-hand", "3.3", lambda: table().refused("lay 8 on 28 mine")),
    ("section-gone", "3.3", lambda: table(FULL).refused("lay 9 on 36 mine")),
    ("section-gone", "6.1", lambda: table(FULL).refused("octopus 9 from 36 mine")),
    ("section-gone", "6.1", lambda: table(FULL).play("octopus 3 from 28 mine").refused("carry to 36 mine")),
    ("section-gone", "7.1", lambda: table(FULL, mugs=("held", "held")).refused("rum on 36")),
    ("side-full", "3.4", lambda: table(FULL).refused("lay 9 on 28 mine")),
    ("side-full", "6.5", lambda: table(TWO).play("octopus 9 from 30 mine").refused("carry to 28 mine")),
    ("same-place", "6.4", lambda: table(FULL).play("octopus 3 from 28 mine").refused("carry to 28 mine")),
    ("octopus-out", "6.3", lambda: table(BARE).refused("octopus 3 from 30 theirs")),
    ("octopus-on-it", "6.2", lambda: table(FULL).refused("octopus 4 from 30 mine")),
    ("no-such-card", "6.1", lambda: table(FULL).refused("octopus 9 from 28 mine")),
    ("no-room", "6.5", lambda: table(LAST).refused("octopus 4 from 36 theirs")),
    ("mug-used", "7.1", lambda: table().refused("rum on 28")),
    (
        "mug-without-action",
        "7.5",
        lambda: table(BARE, klaus=[], piles=NO_PILE, mugs=("held", "held")).refused("rum on 30"),
    ),
    ("pass-needless", "3.9", lambda: table().refused("pass")),
    ("opening-first", "9.2", lambda: new_table("on").refused("lay 9 on 28 mine", KLAUS)),
    ("opening-past", "9.2", lambda: table().refused("take 9")),
]


def test_every_decision_has_a_name_that_leads_back_to_it() -> None:
    every = range(moves.COUNT)
    assert [moves.number(moves.name(decision)) for decision in every] == list(every)
    with pytest.raises(IndexError):
        moves.name(moves.COUNT)


def opening(*takes: str) -> Table:
    here = new_table("on")
    for take in takes:
        here.match.play(KLAUS, take)
    return here


WHY += [
    ("opening-full", "9.2", lambda: opening("take 1", "take 2", "take 3", "take 4").refused("take 5", KLAUS)),
    ("not-in-set", "9.1", lambda: opening("take -4").refused("take -4", KLAUS)),
]


@pytest.mark.parametrize(("key", "rule", "why"), WHY, ids=[f"{key}-{rule}" for key, rule, _ in WHY])
def test_an_illegal_move_is_answered_with_its_clause(key: str, rule: str, why: Callable[[], Refusal]) -> None:
    refusal = why()
    assert (refusal.key, refusal.clause) == (f"sirens-{key}", f"sirens.{rule}")
    sentences = {say(lang, refusal.key, refusal.details) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    for sentence in sentences:
        assert refusal.key not in sentence
        assert "$" not in sentence
        assert all(str(value).replace("-", "−") in sentence for value in refusal.details.values())
    assert all(refusal.clause in clause_ids(rulebook(SIRENS, lang)) for lang in LANGUAGES)


def test_every_refusal_in_the_catalogue_is_given_somewhere() -> None:
    text = (SIRENS.folder / "messages.en.ftl").read_text(encoding="utf-8")
    section = text.split("## Refusals")[1].split("##")[0]
    written = {line.split(" =")[0].removeprefix("sirens-") for line in section.splitlines() if line}
    assert written == {key for key, _, _ in WHY}


@pytest.mark.parametrize("move", ["draw 3", "captain on 30", "first seat 1"])
def test_nobody_can_choose_what_is_chances(move: str) -> None:
    assert table().refused(move).key == "only-chance"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("LAY  \u22122 on 30 Theirs", "lay -2 on 30 theirs"),
        ("Octopus 10 from 36 mine", "octopus 10 from 36 mine"),
        (" walk to  28 ", "walk to 28"),
    ],
)
def test_capitals_spaces_and_minus_signs_do_not_matter(said: str, meant: str) -> None:
    assert moves.name(moves.number(said)) == meant


@pytest.mark.parametrize(
    "move", ["", "lay", "lay 11 on 28 mine", "lay 3 on 29 mine", "lay 3 on 28", "rum 28"]
)
def test_an_unknown_move_is_answered_with_a_likely_one(move: str) -> None:
    refusal = table().refused(move)
    assert refusal.key == "move-unknown"
    assert refusal.details["suggestion"] in table().legal


def test_a_refused_chance_changes_nothing() -> None:
    here = table()
    here.match.play(KLAUS, "lay 9 on 28 mine")
    with pytest.raises(Refusal) as refusal:
        here.match.play(CHANCE, "first seat 1")
    assert refusal.value.key == "chance-impossible"


def test_only_the_opening_is_decided_in_secret() -> None:
    for tactics, hidden in (("off", []), ("on", [f"take {value}" for value in range(-4, 11)])):
        state = SIRENS.set_up(2, {"tactics": tactics})
        found = [moves.name(d) for d in range(moves.COUNT) if moves.hidden(state, KLAUS, d)]
        assert found == hidden
