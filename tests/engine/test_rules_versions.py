"""A match is played to its end, and again, under the version of the rules that it was begun with."""

from pathlib import Path

import pytest

from seaglass.engine import CHANCE, Match, Refusal, game_named, position, record
from seaglass.locales import LANGUAGES, say
from tests.play import random_match
from tests.reef import reef, second_version

NAMES = ("Ana", "Ben")
DEAL = [(CHANCE, f"deal {card}") for card in (1, 2, 3, 13, 14, 15)]
FIRST_TRICK = [(0, "play 3"), (1, "play 13")]


@pytest.fixture(scope="module")
def old_record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A record from before there was a version 2."""
    with reef(tmp_path_factory.mktemp("games")):
        return record.dumps(random_match(game_named("reef"), 2, seed=1), NAMES)


def test_an_old_record_replays_under_the_rules_it_was_begun_with(tmp_path: Path, old_record: str) -> None:
    with second_version(tmp_path):
        match = record.loads(old_record).match
        assert match.rules_version == 1
        assert record.dumps(match, NAMES) == old_record
        assert match.fork(8).rules_version == 1
        again = position.loads(position.dumps(match.game, match.start))[1]
        assert again.tobytes() == match.start.tobytes()


def test_a_new_match_has_the_newest_rules(tmp_path: Path) -> None:
    with second_version(tmp_path):
        reef = game_named("reef")
        old = Match.replay(reef, 2, {}, [*DEAL, *FIRST_TRICK], rules_version=1)
        new = Match.replay(reef, 2, {}, [*DEAL, *FIRST_TRICK])
        assert (old.rules_version, old.scores) == (1, [0, 1])
        assert (new.rules_version, new.scores) == (2, [1, 0])
        text = record.dumps(new, NAMES)
        assert '"rules": 2' in text
        assert record.dumps(record.loads(text).match, NAMES) == text


@pytest.mark.parametrize(
    ("first", "version", "key", "named"),
    [(1, 3, "rules-version-unknown", ("3", "2")), (2, 1, "rules-version-gone", ("1", "2"))],
)
def test_a_version_that_cannot_be_played_is_refused_in_words(
    tmp_path: Path, old_record: str, first: int, version: int, key: str, named: tuple[str, ...]
) -> None:
    with second_version(tmp_path, first):
        whole = old_record.replace('"rules": 1', f'"rules": {version}')
        place = position.dumps(reef := game_named("reef"), reef.set_up(2))
        for refused in (
            lambda: record.loads(whole),
            lambda: position.loads(place.replace('"rules": 2', f'"rules": {version}')),
        ):
            with pytest.raises(Refusal) as refusal:
                refused()
            assert refusal.value.key == key
            said = {say(lang, key, refusal.value.details) for lang in LANGUAGES}
            assert len(said) == len(LANGUAGES)
            assert all(number in sentence for number in named for sentence in said)
