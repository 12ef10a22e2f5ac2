"""The names of decisions: verbs with their arguments, in the order of their numbers."""

import pytest

from seaglass.engine.move_names import ALONE, MoveNames

NAMES = MoveNames(("play", range(1, 4)), ("pay", ("a pearl", "-1")), ("done", ALONE))


def test_a_verb_owns_a_block_of_numbers() -> None:
    assert NAMES.firsts == (0, 3, 5)
    assert len(NAMES) == 6
    assert [NAMES.name(n) for n in (0, 2, 3, 5)] == ["play 1", "play 3", "pay a pearl", "done"]
    assert [NAMES.parted(n) for n in (0, 2, 3, 5)] == [("play", 0), ("play", 2), ("pay", 0), ("done", 0)]


@pytest.mark.parametrize("typed", ["play 3", " Play  3 ", "PLAY 3"])
def test_white_space_and_capitals_do_not_matter(typed: str) -> None:
    assert NAMES.number(typed) == 2


def test_any_minus_sign_will_do_and_unknown_names_have_no_number() -> None:
    assert NAMES.number("pay \u22121") == NAMES.number("pay -1") == 4
    with pytest.raises(KeyError):
        NAMES.number("play 4")
