"""The box: the data add up, another box plays too, and a wrong one is refused with place and reason."""

import re
from pathlib import Path

import numpy as np
import pytest

from seaglass.engine import Match, Refusal, position
from seaglass.engine.document import Field
from seaglass.engine.playout import play_matches
from seaglass.games.mermaid_rain import components
from seaglass.games.mermaid_rain.components import TABLES, load, read
from seaglass.games.mermaid_rain.rules import set_up_with
from seaglass.locales import LANGUAGES, say
from tests.games.mermaid_rain.table import MERMAID_RAIN, Table
from tests.play import steps
from tests.proof import clause

FILE = Path(components.__file__).with_name("components.toml")
TEXT = FILE.read_text(encoding="utf-8")
SMALL_SEA = Path(__file__).with_name("small_sea.toml")


def changed(before: str, after: str) -> str:
    """The file with one thing written otherwise."""
    assert TEXT.count(before) == 1, f"{before} is not there once"
    return TEXT.replace(before, after)


def line_of(before: str) -> int:
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if before.splitlines()[0] in line)


@clause("mermaid_rain.2.3", "mermaid_rain.2.4")
def test_every_face_up_total_is_the_printed_one() -> None:
    box = load(TEXT)
    assert {n: int(table.up_due.sum()) for n, table in box.tables.items()} == {3: 18, 4: 28, 5: 36, 6: 42}
    assert {n: int((table.down_at >= 0).sum()) for n, table in box.tables.items()} == {
        3: 14,
        4: 21,
        5: 21,
        6: 21,
    }


def test_every_piece_says_where_its_numbers_come_from() -> None:
    sections = re.findall(r"^\[(.+)\]$", TEXT, re.MULTILINE)
    assert len(sections) == 11
    assert len(re.findall(r'^source = "(printed|known|ours)"$', TEXT, re.MULTILINE)) == len(sections)
    assert 'source = "printed"' in TEXT.split("[face_up]")[1][:30]
    assert 'source = "known"' in TEXT.split("[cards]")[1][:30]


WRONG = [
    ("dolphin = 24", "dolphin = 23", "cards", "72 adventure cards"),
    ("dolphin = 24", "dolphin = -1", "cards.dolphin", "from 0 to 100"),
    ('wreck = "dolphin"', 'wreck = "gull"', "spaces", "another card for each"),
    ('wreck = "dolphin"', 'wreck = "whale"', "spaces.wreck", "one of dolphin"),
    ("shell = 20", "shell = 21", "tokens", "72 treasure tokens"),
    ("pearl = [3, 4, 6, 7]", "pearl = [3, 4, 6]", "face_up.pearl", "a list of 4"),
    ("pearl = [3, 4, 6, 7]", "pearl = [3, 4, 6, 13]", "face_up.pearl[3]", "from 0 to 12"),
    ("pearl = [3, 4, 6, 7]", "pearl = [3, 5, 6, 7]", "treasure", "29 tokens face up on the spaces"),
    ("hexes = [[0, 0], [1, 0], [1, 1]]", "hexes = [[0, 0], [1, 0], [3, 1]]", "tiles.curved.hexes", "touch"),
    ("hexes = [[0, 0], [1, 0], [1, 1]]", "hexes = [[0, 0]]", "tiles.curved.hexes", "two to 4"),
    ("hexes = [[0, 0], [1, 0], [1, 1]]", "hexes = [[0, 0], [0, 0]]", "tiles.curved.hexes", "different"),
    ("dark = { dolphin = 2, gull = 2, turtle = 2, mermaid = 0 }", "dark = { dolphin = 3, gull = 2 }", "tiles",
     "36 surf tiles"),
    ('["1/1/1/0", "1/1/1/1"', '["1/1/1/1", "1/1/1/1"', "undercurrents.cards[0][0]", "3 tiles for 3 players"),
    ('["1/1/1/0", "1/1/1/1"', '["1/1/1", "1/1/1/1"', "undercurrents.cards[0][0]", "1/1/1/1"),
    ('  ["1/0/0/2", "1/1/0/2", "1/1/1/2", "2/1/1/2"],\n', "", "undercurrents.cards", "a list of 8"),
    ('"W . # . . # . . . . W . . . ."', '"W . # . . # . . . . W . . ."', "board.hexes[4]", "15 hexes in"),
    ('"W . # . . # . . . . W . . . ."', '"W . # . . # . . . . X . . . ."', "board.hexes[4]", "k5, not X"),
    ('"W . # . . # . . . . W . . . ."', '"W . # . . # . . . . . . . . ."', "treasure.k5", "b1"),
    ('b1 = ["1/1", "1/1", "2/1", "2/1"]\n', "", "treasure.b1", ""),
    ('b1 = ["1/1", "1/1", "2/1", "2/1"]', 'b1 = ["1/1", "1/1", "2/1", "1/1"]', "treasure", "42 tokens"),
    ('b1 = ["1/1", "1/1", "2/1", "2/1"]', 'b1 = ["1/1", "1/1", "2/1", "2"]', "treasure.b1[3]", "1/1"),
    ('k5 = ["-", "2/1"', 'k5 = ["1/1", "2/1"', "treasure.k5[0]", "one of -"),
    ('e4 = ["2/1"', 'e4 = ["-"', "treasure.e4[0]", "1/1"),
    ('"S . # . . . . W . . . . . . S"', '". . # . . . . W . . . . . . ."', "board.hexes", "each of 5"),
    ("players = [3, 4, 5, 6]", "players = [4]", "players", "[3, 4, 5, 6]"),
    ("[board]", "[bord]", "bord", ""),
    ('source = "printed"', 'source = "guessed"', "face_up.source", "one of printed"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "after", "place", "reason"), WRONG)
def test_a_file_that_does_not_add_up_is_refused_with_place_and_reason(
    before: str, after: str, place: str, reason: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        load(changed(before, after))
    where, *line = str(refusal.value).split("“")[1].split("”")[0].split(" (line ")
    assert where == place
    assert reason in str(refusal.value)
    if after.startswith(f"{place.split('.')[-1].split('[')[0]} ="):
        assert int(line[0].rstrip(")")) == line_of(before)
    said = {say(lang, refusal.value.key, refusal.value.details) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any(mark in sentence for sentence in said for mark in ("mermaid_rain-", "expected-", "{$"))


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(Refusal, match="line 2"):
        load("[cards]\ndolphin = = 4\n")


def own_box() -> components.Box:
    return load(SMALL_SEA.read_text(encoding="utf-8"))


def own_state(seats: int) -> np.record:
    state: np.record = MERMAID_RAIN.set_up(seats)
    set_up_with(state, own_box())
    return state


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_table_with_another_box_plays_next_to_the_standard_one(seats: int) -> None:
    match = Match.from_state(MERMAID_RAIN, own_state(seats))
    standard = Match(MERMAID_RAIN, seats)
    for _ in steps(match, seed=seats):
        assert MERMAID_RAIN.rules.sound(match.state)
    for _ in steps(standard, seed=seats):
        assert MERMAID_RAIN.rules.sound(standard.state)
    assert Table(match).view()["sea"][0] == "S..W..S"
    assert Table(standard).view()["sea"][0].startswith(".I...C.S..")


def test_compiled_rules_play_both_boxes_from_one_kernel() -> None:
    own, standard = own_state(4), MERMAID_RAIN.set_up(4)
    policies = np.zeros((1, 4), np.int64)
    for start in (own, standard, own):
        played = play_matches(MERMAID_RAIN, start, policies, seed=3, games=50)
        assert played.decisions > 0
    match = Match.from_state(MERMAID_RAIN, own)
    assert len(match.game.visibility.view(match.state, None)["spaces"]) == 6


def test_two_face_down_tokens_are_looked_at_together_and_known_apart() -> None:
    at, reader = Table(Match.from_state(MERMAID_RAIN, own_state(3))), ""
    for seed in range(20):
        at = Table(Match.from_state(MERMAID_RAIN, own_state(3)))
        if any(at.phase == "take" for _ in steps(at.match, seed)):
            reader = at.deciding[0]
            break
    h = at.where(reader)
    assert h is not None
    known = at.space(h, reader)["down"]
    assert len(known) == 2
    assert None not in known
    other = next(name for name in ("ana", "ben", "cleo") if name != reader)
    assert at.space(h, other)["down"] == [None, None]
    at.play(f"{reader} take secret {known[0]}")
    assert at.space(h, other)["down"] == [None]


def test_a_position_keeps_the_box() -> None:
    match = Match.from_state(MERMAID_RAIN, own_state(4))
    for i, _ in enumerate(steps(match, seed=5)):
        if i % 20 == 0:
            text = position.dumps(MERMAID_RAIN, match.state)
            _, again = position.loads(text)
            assert again.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_share_of_one_seat_count_reads_again(seats: int) -> None:
    table = load(TEXT).tables[seats]
    again = read(Field("", components.document(table, seats)), (seats,)).tables[seats]
    assert all(np.array_equal(table[name], again[name]) for name, *_ in TABLES)
