"""A box of one's own: other buoys and tides play, interpreted and compiled; a wrong file is refused."""

import json
from typing import Any

import numpy as np
import pytest

from seaglass.engine import CHANCE, Match, Refusal, game_named, position, record
from seaglass.engine.bits import count
from seaglass.engine.dice import new_dice
from seaglass.engine.playout import PlayoutBuffers, kernels, uncompiled
from seaglass.games.mouton.belief import hide, imagine
from seaglass.games.mouton.rules import buoys_on
from seaglass.locales import LANGUAGES, say
from tests.games.mouton.table import MOUTON, NAMES
from tests.play import steps

TEXT = MOUTON.standard_components()
HALF, WHOLE = "half = [[13, 24], [37, 48]]", "whole = [[25, 36]]"
EACH = "each = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]"
OWN = (
    TEXT.replace(HALF, "half = [[1, 6], [60, 60]]")
    .replace(WHOLE, "whole = [[7, 30], [32, 32]]")
    .replace(EACH, "each = [4, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3]")
)
DOCUMENT: dict[str, Any] = {
    "buoys": {"half": [[1, 6], [60, 60]], "whole": [[7, 30], [32, 32]]},
    "tides": {"each": [4, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3]},
}


def line_of(part: str) -> int:
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if part in line)


def own_match(seats: int = 3, cards: str = "secret") -> Match:
    return Match(MOUTON, seats, {"cards": cards}, MOUTON.load_components(OWN, seats))


def test_the_standard_file_is_the_standard_box() -> None:
    assert MOUTON.components_of(Match(MOUTON, 3, {}, MOUTON.load_components(TEXT, 3)).state) is None


@pytest.mark.parametrize(("seats", "cards"), [(3, "secret"), (4, "open"), (5, "secret")])
def test_own_buoys_and_tides_play_and_are_kept_in_record_and_position(seats: int, cards: str) -> None:
    match = own_match(seats, cards)
    assert match.components == DOCUMENT
    for _ in steps(match, seed=4):
        assert MOUTON.rules.sound(match.state)
        _, again = position.loads(position.dumps(MOUTON, match.state))
        assert again.tobytes() == match.state.tobytes()
    view = MOUTON.visibility.view(match.state, None)
    assert view["half_buoys"] == [1, 2, 3, 4, 5, 6, 60]
    assert view["whole_buoys"] == [*range(7, 31), 32]
    text = record.dumps(match, NAMES[:seats])
    assert json.loads(text)["components"] == DOCUMENT
    assert record.loads(text).match.state.tobytes() == match.state.tobytes()


def test_buoys_are_announced_and_tides_turned_from_the_box_in_use() -> None:
    match = own_match()
    hands = [[1, 60, *range(7, 17)], range(41, 53), [2, 31, 32, *range(33, 41), 53]]
    for hand in hands:
        for card in hand:
            match.play(CHANCE, f"deal {card}")
    assert list(match.state.announced[:3]) == [11, 0, 1]
    assert match.outcomes() == [(f"tide {i + 1}", n) for i, n in enumerate(DOCUMENT["tides"]["each"]) if n]


def test_worlds_dealt_anew_have_the_buoys_announced_of_the_box_in_use() -> None:
    match = own_match(4)
    for _, _ in zip(range(12 * 4 + 12), steps(match, seed=7), strict=False):
        pass
    due = [buoys_on(match.state, deal) for deal in match.state.deal[:4]]
    others = set()
    for seed in range(20):
        world = match.state.copy()
        hide(world, 0)
        imagine(world, 0, new_dice(seed, 0))
        assert [buoys_on(world, deal) for deal in world.deal[:4]] == due
        assert all(count(deal) == 12 for deal in world.deal[:4])
        others.add(int(world.deal[1]))
    assert len(others) > 1


def test_interpreted_equals_compiled_with_own_buoys_and_tides() -> None:
    ends = []
    for play_many in (kernels(MOUTON).play_many, uncompiled(MOUTON)[0]):
        for box in (MOUTON.load_components(OWN, 3), None):
            buffers = PlayoutBuffers.for_game(MOUTON)
            buffers.state[1] = MOUTON.set_up(3, None, box)
            scores, won = np.zeros((3, 3), np.int64), np.zeros(3, np.int64)
            play_many(*buffers.arrays, np.zeros((1, 3), np.int64), 11, 0, 3, scores, won, True)
            ends.append((buffers.state[0].tobytes(), buffers.dice.tolist(), scores.tolist()))
    assert ends[:2] == ends[2:]
    assert ends[0] != ends[1]


@pytest.mark.parametrize(
    ("before", "after", "place", "reason"),
    [
        (WHOLE, "whole = [[24, 36]]", "buoys.whole", "24 is in both lists"),
        (WHOLE, "whole = [[36, 25]]", "buoys.whole[0]", "the lower card first: 25 to 36"),
        (WHOLE, "whole = [[25, 61]]", "buoys.whole[0][1]", "from 1 to 60"),
        (WHOLE, "whole = [25, 36]", "buoys.whole[0]", "a list"),
        (WHOLE, "whole = [[25, 30, 36]]", "buoys.whole[0]", "a list of 2"),
        (WHOLE, "", "buoys.whole", ""),
        (EACH, "each = [3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", "tides.each", "whose sum is 24, not 25"),
        (EACH, "each = [2, 2]", "tides.each", "a list of 12"),
        (EACH, "each = 2", "tides.each", "a list"),
        (EACH, "each = [-1, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", "tides.each[0]", "from 0 to 24"),
        ("highest = 60", "highest = 61", "weather.highest", "60: this is printed"),
        ("cards = 12", "cards = 10", "hand.cards", "12: this is printed"),
        ("highest = 12", "highest = 13", "tides.highest", "12: this is printed"),
        ("[hand]", "[hands]", "hands", "not known"),
    ],
)
def test_a_file_that_does_not_add_up_is_refused_with_place_line_and_reason(
    before: str, after: str, place: str, reason: str
) -> None:
    assert TEXT.count(before) == 1
    with pytest.raises(Refusal) as refusal:
        MOUTON.load_components(TEXT.replace(before, after), 3)
    where, *line = str(refusal.value).split("“")[1].split("”")[0].split(" (line ")
    assert where == place
    assert reason in str(refusal.value)
    if "=" in after and "]" not in place:
        assert int(line[0].rstrip(")")) == line_of(before)
    assert len({say(lang, refusal.value.key, refusal.value.details) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_record_edited_by_hand_is_checked_again() -> None:
    text = record.dumps(own_match(), NAMES[:3])
    document = json.loads(text)
    document["components"]["tides"]["each"][0] = 5
    with pytest.raises(Refusal, match="whose sum is 24, not 25"):
        record.loads(json.dumps(document))


def test_the_game_says_that_it_takes_a_file() -> None:
    assert game_named("mouton").components is not None
