"""Pieces of one's own: a match, its record and its proof; what is wrong in them is refused with its place."""

import copy
import json
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seaglass.engine import CHANCE, Match, Refusal, game_named, record
from seaglass.engine.dice import below, new_dice
from seaglass.engine.fair import Fair

GAME = game_named("mermaid_rain")
SMALL_SEA = Path(__file__).parent.parent / "games" / "mermaid_rain" / "small_sea.toml"
BOX = GAME.load_components(SMALL_SEA.read_text(encoding="utf-8"), 3)
PROOF = Fair(bytes(range(32)), ("sel", "écume", "海"))
NAMES = ("Ana", "Bén", "克")


def played(most: int | None = None) -> Match:
    """A match in the small sea, chance by the proof, everybody else at random."""
    match, dice = Match(GAME, 3, components=BOX), new_dice(1)
    while not match.over and (most is None or match.ply < most):
        actor = match.actors[0]
        legal = match.legal(actor)
        match.play(actor, PROOF.draw(match) if actor == CHANCE else legal[below(dice, len(legal))])
    return match


BEGUN: dict[str, Any] = json.loads(record.dumps(played(60), NAMES, PROOF))


def refused(whole: Any) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        record.loads(json.dumps(whole))
    assert len(str(refusal.value)) < 500
    return refusal.value


def test_a_record_keeps_the_pieces_and_verifies() -> None:
    match = played()
    text = record.dumps(match, NAMES, PROOF)
    found = record.loads(text)
    assert found.match.start.tobytes() == match.start.tobytes()
    assert found.match.state.tobytes() == match.state.tobytes()
    assert found.match.components == BOX == json.loads(text)["components"]
    found.verify()
    assert record.dumps(found.match, NAMES, PROOF) == text
    assert found.match.fork(40).components == BOX


def test_a_record_lays_the_sea_out_for_reading() -> None:
    lines = record.dumps(played(1), NAMES).splitlines()
    first = next(n for n, line in enumerate(lines) if '"S . . W . . S"' in line)
    assert [line.strip(' ",') for line in lines[first : first + 3]] == [
        "S . . W . . S",
        ". . . . . .",
        ". I . # . C .",
    ]


def test_without_its_pieces_a_record_is_of_another_match() -> None:
    without = {name: value for name, value in BEGUN.items() if name != "components"}
    assert refused(without).key == "decision-impossible"


def test_the_standard_file_is_the_standard_match() -> None:
    text = GAME.standard_components()
    match = Match(GAME, 5, components=GAME.load_components(text, 5))
    assert match.components is None
    assert match.start.tobytes() == Match(GAME, 5).start.tobytes()
    assert "components" not in json.loads(record.dumps(match, "abcde"))


def placed(*way: str | int, value: Any) -> Any:
    """The record with this value at that place of its pieces."""
    whole = copy.deepcopy(BEGUN)
    at: Any = whole
    for part in ("components", *way[:-1]) if way else ():
        at = at[part]
    at[way[-1] if way else "components"] = value
    return whole


@pytest.mark.parametrize(
    ("way", "value", "field", "reason"),
    [
        ((), [], "components", "an object"),
        ((), {}, "components.players", "missing"),
        (("players",), [4], "components.players", "[3]"),
        (("cards", "gull"), 23, "components.cards", "72 adventure cards in all"),
        (("cards", "gull"), "many", "components.cards.gull", "from 0 to 100"),
        (("board", "hexes", 2), ". I . # . C", "components.board.hexes[2]", "7 hexes in row 3"),
        (("board", "hexes", 2), ". I . ? . C .", "components.board.hexes[2]", "at d3, not ?"),
        (("treasure", "d1"), ["3/2"], "components.treasure", "12 tokens face up"),
        (("tiles", "long", "hexes"), [[0, 0], [2, 0]], "components.tiles.long.hexes", "touch"),
        (("luck",), 1, "components.luck", "not known"),
    ],
)
def test_broken_pieces_are_refused_with_field_and_reason(
    way: tuple[str | int, ...], value: Any, field: str, reason: str
) -> None:
    refusal = refused(placed(*way, value=value))
    assert refusal.details["field"] == field
    assert reason in str(refusal)


def test_a_game_with_none_but_its_own_pieces_says_so() -> None:
    petite_mer = game_named("petite_mer")
    whole = json.loads(record.dumps(Match(petite_mer, 3), NAMES))
    assert refused({**whole, "components": BOX}).key == "components-none"
    for ask in (petite_mer.standard_components, lambda: petite_mer.load_components("", 3)):
        with pytest.raises(Refusal, match="petite_mer"):
            ask()
    assert Match(petite_mer, 3).components is None


def test_a_wrong_number_of_seats_is_refused_before_the_file() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.load_components("no file at all", 7)
    assert refusal.value.key == "seats-wrong"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "= 1",
        "a = " + "[" * 5000,
        "a." * 5000 + "a = 1",
        "a = " + "9" * 5000,
        "players = 1979-05-27",
        "players = 0x" + "F" * 5000,
        "\0",
    ],
    ids=lambda text: text[:8],
)
def test_what_is_no_file_of_pieces_at_all_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.load_components(text, 3)
    assert refusal.value.key in ("components-wrong", "components-unreadable", "json-too-deep")
    assert len(str(refusal.value)) < 500


@pytest.mark.parametrize(
    "text",
    [
        "a." * 15_000 + "a = 1",
        '"a".' * 7_000 + "a = 1",
        "[" + "a." * 15_000 + "a]",
        "a = {" + "a." * 15_000 + "a = 1}",
        'a = {a = """b"""", b' + ".b" * 15_000 + ' = "c"}',
        "\n".join("a." * 500 + f"a{i} = 1" for i in range(30)),
    ],
    ids=lambda text: text[:8],
)
def test_deep_nesting_is_refused_before_it_is_parsed(text: str) -> None:
    """Parsing it would take seconds and hundreds of megabytes."""
    tracemalloc.start()
    try:
        with pytest.raises(Refusal) as refusal:
            GAME.load_components(text, 3)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()
    assert refusal.value.key == "json-too-deep"


@pytest.mark.parametrize("text", ['a = "' + "." * 50 + '"', "# " + "." * 50, "a = '''\n" + "[" * 50 + "'''"])
def test_dots_and_brackets_in_texts_and_comments_are_not_nesting(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.load_components(text, 3)
    assert refusal.value.key == "components-wrong"


def places(value: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to everything in a document."""
    yield way
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        yield from places(part, (*way, name))


GARBAGE = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 100) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150)
@given(way=st.sampled_from(sorted(places(BOX), key=str)), value=GARBAGE)
def test_garbage_anywhere_gives_a_record_or_a_refusal(way: tuple[str | int, ...], value: Any) -> None:
    try:
        record.loads(json.dumps(placed(*way, value=value)))
    except Refusal as refusal:
        str(refusal).encode()
        json.dumps(refusal.json())
