"""Record files: they play again for ever, and whatever is wrong in one is refused with its place and why."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seaglass.engine import CHANCE, Match, Refusal, game_named, record
from seaglass.engine.dice import new_dice
from seaglass.engine.document import LARGEST
from seaglass.engine.fair import Fair
from tests.play import play_step, random_match

OLD = sorted((Path(__file__).parent.parent / "records").glob("*.sea"))
PROOF = Fair(bytes(range(32)), ("sel", "écume", "海"))


def begun() -> str:
    """A match of three after the deal, the tides and two of three choices."""
    match = Match(game_named("mouton"), 3)
    PROOF.draw_all(match)
    match.play(0, match.legal(0)[0])
    match.play(2, match.legal(2)[0])
    return record.dumps(match, ("Ana", "Bén", "克"), PROOF)


BEGUN: dict[str, Any] = json.loads(begun())


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name)
def test_an_old_record_plays_and_verifies_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = record.loads(text)
    assert found.match.over
    found.verify()
    assert record.dumps(found.match, found.names, found.fair) == text


def test_there_is_a_record_of_the_first_rules() -> None:
    assert "mouton-v1.sea" in [path.name for path in OLD]


def test_a_record_tells_all_there_is() -> None:
    found = record.loads(begun())
    assert found.names == ("Ana", "Bén", "克")
    assert found.commitment == PROOF.commitment
    assert found.fair == PROOF
    assert found.match.ply == len(BEGUN["decisions"]) == 40
    assert BEGUN["result"] is None
    assert BEGUN["decisions"][0] == ["chance", "deal 23"]
    assert BEGUN["decisions"][-1] == [2, "play 4"]
    found.verify()


def test_a_match_played_on_from_another_proves_what_came_after() -> None:
    match = record.loads(begun()).match
    own = Fair(bytes(32))
    since = match.ply
    match.play(1, match.legal(1)[0])
    own.draw_all(match)
    found = record.loads(record.dumps(match, ("a", "b", "c"), own, since))
    assert found.since == since == 40
    found.verify()
    for wrong in (since - 3, 0):  # the last tides were drawn before the choices
        with pytest.raises(Refusal, match="is not what the secret gives"):
            record.loads(record.dumps(match, ("a", "b", "c"), own, wrong)).verify()


def test_a_record_has_a_line_a_decision() -> None:
    lines = begun().splitlines()
    assert len(lines) == 40 + 11
    assert '    [2, "play 4"]' in lines


def test_a_record_with_no_decision_and_no_proof() -> None:
    text = record.dumps(Match(game_named("mouton"), 4), ("a", "b", "c", "d"))
    found = record.loads(text)
    assert (found.match.ply, found.fair, found.commitment) == (0, None, None)
    with pytest.raises(Refusal) as refusal:
        found.verify()
    assert refusal.value.key == "proof-missing"


def placed(path: str, value: Any) -> str:
    """The record with this value at `proof.words[0]` or the like."""
    whole = copy.deepcopy(BEGUN)
    at: Any = whole
    *way, last = [int(p) if p.isdigit() else p for p in path.replace("[", ".").replace("]", "").split(".")]
    for part in way:
        at = at[part]
    at[last] = value
    return json.dumps(whole)


@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("format", 2, "format-unknown", None),
        ("format", "1", "field-wrong", "format"),
        ("format", 1.0, "field-wrong", "format"),
        ("format", True, "field-wrong", "format"),
        ("format", 10**3000, "field-wrong", "format"),
        ("game", "mutton", "game-unknown", None),
        ("game", "", "game-unknown", None),
        ("game", None, "field-wrong", "game"),
        ("game", "x" * 201, "field-wrong", "game"),
        ("rules", 0, "field-wrong", "rules"),
        ("rules", 2, "rules-version-unknown", None),
        ("options", [], "field-wrong", "options"),
        ("options", None, "field-wrong", "options"),
        ("options.cards", "shut", "option-value-wrong", None),
        ("options.cards", 0, "field-wrong", "options.cards"),
        ("options.kards", "open", "option-unknown", None),
        ("seats", "Ana", "field-wrong", "seats"),
        ("seats", ["Ana"], "seats-wrong", None),
        ("seats", ["Ana"] * 9, "seats-wrong", None),
        ("seats[1]", 1, "field-wrong", "seats[1]"),
        ("seats[1]", "B" * 81, "field-wrong", "seats[1]"),
        ("seats[1]", "\ud800", "field-wrong", "seats[1]"),
        ("decisions", {}, "field-wrong", "decisions"),
        ("decisions", [["chance", "deal 1"]] * 20_001, "field-wrong", "decisions"),
        ("decisions[3]", "deal 1", "field-wrong", "decisions[3]"),
        ("decisions[3]", ["chance"], "field-wrong", "decisions[3]"),
        ("decisions[3][0]", 3, "field-wrong", "decisions[3][0]"),
        ("decisions[3][0]", -1, "field-wrong", "decisions[3][0]"),
        ("decisions[3][0]", "Ana", "field-wrong", "decisions[3][0]"),
        ("decisions[3][0]", 0, "decision-impossible", "decisions[3]"),
        ("decisions[3][1]", "deal 23", "decision-impossible", "decisions[3]"),
        ("decisions[3][1]", "deal 61", "decision-impossible", "decisions[3]"),
        ("decisions[3][1]", "", "decision-impossible", "decisions[3]"),
        ("decisions[3][1]", 5, "field-wrong", "decisions[3][1]"),
        ("decisions[39]", [0, "play 4"], "decision-impossible", "decisions[39]"),
        ("decisions[39]", [2, "play 60"], "decision-impossible", "decisions[39]"),
        ("result", {"scores": [0, 0, 0], "winners": []}, "field-wrong", "result"),
        ("result", 0, "field-wrong", "result"),
        ("proof", [], "field-wrong", "proof"),
        ("proof", {}, "field-missing", "proof.secret"),
        ("proof.luck", 1, "field-unknown", "proof.luck"),
        ("proof.secret", "zz", "field-wrong", "proof.secret"),
        ("proof.secret", "0", "field-wrong", "proof.secret"),
        ("proof.secret", 0, "field-wrong", "proof.secret"),
        ("proof.secret", "00" * 200, "field-wrong", "proof.secret"),
        ("proof.words", "sel", "field-wrong", "proof.words"),
        ("proof.words", ["a", "b", "c", "d"], "field-wrong", "proof.words"),
        ("proof.words[0]", "w" * 201, "field-wrong", "proof.words[0]"),
        ("proof.words[0]", "\udfff", "field-wrong", "proof.words[0]"),
        ("proof.commitment", None, "field-wrong", "proof.commitment"),
        ("luck", 1, "field-unknown", "luck"),
    ],
)  # fmt: skip
def test_every_wrong_field_is_refused_with_its_place(
    path: str, value: object, key: str, where: str | None
) -> None:
    with pytest.raises(Refusal) as refusal:
        record.loads(placed(path, value))
    assert (refusal.value.key, refusal.value.details.get("field")) == (key, where)
    sentence = str(refusal.value)
    assert sentence.encode()
    assert len(sentence) < 500
    assert "$" not in sentence


@pytest.mark.parametrize("field", sorted(BEGUN))
def test_a_field_left_out_is_named(field: str) -> None:
    with pytest.raises(Refusal) as refusal:
        record.loads(json.dumps({k: v for k, v in BEGUN.items() if k != field}))
    assert (refusal.value.key, refusal.value.details) == ("field-missing", {"field": field})


def test_an_impossible_decision_is_refused_with_the_clause_it_breaks() -> None:
    with pytest.raises(Refusal) as refusal:
        record.loads(placed("decisions[39]", [2, "play 60"]))
    assert refusal.value.clause == "mouton.3.2"
    assert "60" in str(refusal.value)


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("proof.secret", "00" * 32, "proof-commitment-wrong"),
        ("proof.commitment", "0" * 64, "proof-commitment-wrong"),
        ("proof.commitment", "é", "proof-commitment-wrong"),
        ("proof.words[1]", "ecume", "proof-draw-wrong"),
        ("decisions[37]", ["chance", "tide 12"], "proof-draw-wrong"),
    ],
)
def test_a_tampered_record_plays_but_does_not_verify(path: str, value: object, key: str) -> None:
    found = record.loads(placed(path, value))
    with pytest.raises(Refusal) as refusal:
        found.verify()
    assert refusal.value.key == key


@pytest.mark.parametrize("result", [None, {"scores": [1, 2, 3], "winners": [2]}, {"scores": [True] * 3}, 3])
def test_another_result_than_that_of_the_decisions_is_refused(result: object) -> None:
    match = random_match(game_named("mouton"), 3, seed=1)
    whole = json.loads(record.dumps(match, ("a", "b", "c")))
    assert whole["result"] == {"scores": match.scores, "winners": match.winners}
    with pytest.raises(Refusal) as refusal:
        record.loads(json.dumps({**whole, "result": result}))
    assert refusal.value.details["field"].startswith("result")


def test_a_result_with_other_kinds_of_numbers_is_refused() -> None:
    match = random_match(game_named("mouton"), 3, seed=1)
    whole = json.loads(record.dumps(match, ("a", "b", "c")))
    whole["result"]["scores"] = [float(points) for points in match.scores]
    with pytest.raises(Refusal):
        record.loads(json.dumps(whole))


def test_a_decision_after_the_end_is_refused() -> None:
    match = random_match(game_named("mouton"), 3, seed=1)
    whole = json.loads(record.dumps(match, ("a", "b", "c")))
    whole["decisions"].append(["chance", "tide 1"])
    with pytest.raises(Refusal) as refusal:
        record.loads(json.dumps(whole))
    assert refusal.value.details["field"] == f"decisions[{match.ply}]"


def test_a_file_cut_short_anywhere_is_refused() -> None:
    text = begun().rstrip()
    for end in [*range(0, len(text), 41), len(text) - 1]:
        with pytest.raises(Refusal):
            record.loads(text[:end])


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "json-invalid"),
        ("\ufeff{}", "json-invalid"),
        ("null", "field-wrong"),
        ("[]", "field-wrong"),
        ('"format"', "field-wrong"),
        ("{}", "field-missing"),
        ('{"format": NaN}', "json-invalid"),
        ('{"format": -Infinity}', "json-invalid"),
        ('{"format": 1e999}', "field-wrong"),
        ('{"format": ' + "9" * 5000 + "}", "json-invalid"),
        ("[" * 100_000, "json-too-deep"),
        ('{"a":' * 100_000, "json-too-deep"),
        ("\0", "json-invalid"),
        (" " * (LARGEST + 1), "document-too-large"),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_what_is_no_record_at_all_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        record.loads(text)
    assert refusal.value.key == key
    assert len(str(refusal.value)) < 500


@pytest.mark.parametrize("field", ["game", "options", "seats", "decisions", "result", "proof", "else"])
def test_nesting_of_any_depth_is_refused(field: str) -> None:
    for depth in (2, 10, 20, 21, 30, *range(800, 1000, 2), 5000):
        deep = "[" * depth + "]" * depth
        text = json.dumps({**BEGUN, field: "DEEP"}).replace('"DEEP"', deep)
        with pytest.raises(Refusal) as refusal:
            record.loads(text)
        assert (refusal.value.key == "json-too-deep") == (depth > 20)
        assert len(str(refusal.value)) < 500


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)
PLACES = [
    *("format", "game", "rules", "options", "options.cards", "seats", "seats[0]", "result", "more"),
    *("decisions", "decisions[5]", "decisions[5][0]", "decisions[5][1]"),
    *("proof", "proof.secret", "proof.words", "proof.words[1]", "proof.commitment"),
]


def loads_or_refuses(text: str) -> None:
    """Nothing but a record or a refusal comes out, also when it is checked and said."""
    try:
        record.loads(text).verify()
    except Refusal as refusal:
        str(refusal).encode()
        json.dumps(refusal.json())


@settings(max_examples=60)
@given(place=st.sampled_from(PLACES), value=JSON)
def test_garbage_in_any_field_gives_a_record_or_a_refusal(place: str, value: object) -> None:
    loads_or_refuses(placed(place, value))


@settings(max_examples=60)
@given(text=st.text() | JSON.map(json.dumps))
def test_garbage_gives_a_refusal(text: str) -> None:
    with pytest.raises(Refusal):
        record.loads(text)


@settings(max_examples=60)
@given(data=st.data())
def test_a_letter_changed_lost_or_added_gives_a_record_or_a_refusal(data: st.DataObject) -> None:
    text = begun()
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(
        st.sampled_from(["", '"', "[", "]", "{", "}", ",", ":", "0", "9", "-", "\\", "e", "\ud800", "é"])
    )
    loads_or_refuses(text[:at] + put + text[at + data.draw(st.integers(0, 1)) :])


def test_a_match_that_goes_on_is_recorded_as_it_stands() -> None:
    match, dice = Match(game_named("mouton"), 5, {"cards": "open"}), new_dice(3)
    for _ in range(75):
        play_step(match, dice)
    found = record.loads(record.dumps(match, "abcde"))
    assert found.match.state.tobytes() == match.state.tobytes()
    assert found.match.options == {"cards": "open", "chain_to_the_end": "off"}
    assert found.match.decisions[:2] == [(CHANCE, d) for _, d in match.decisions[:2]]
