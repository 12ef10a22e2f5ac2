"""What docs/add-a-game.md builds is a game: every proof holds, its tests pass, and it is small."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from seaglass.engine import game_named
from seaglass.proofs import PROOFS, proved
from tests.new_games import among_the_games, run
from tests.tutorial import PLACES, write_lagoon


@pytest.fixture(scope="module")
def lagoon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    home = tmp_path_factory.mktemp("lagoon")
    write_lagoon(home)
    with among_the_games((home / PLACES["reef"]).parent, "lagoon"):
        yield home


def test_every_proof_holds(lagoon: Path) -> None:
    found = [proved(proof, game_named("lagoon")) for proof in PROOFS]
    assert [finding for finding in found if finding.fault is not None] == []


def test_its_own_tests_pass(lagoon: Path) -> None:
    done = run((lagoon / PLACES["reef"]).parent, "pytest", "-q", "-n", "0", str(lagoon / PLACES["tests"]))
    assert done.returncode == 0, done.stdout


def test_it_is_small(lagoon: Path) -> None:
    """With its words in four languages, which are as long as the English ones."""
    lines = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in lagoon.rglob("*.*")}
    words = sum(many for file, many in lines.items() if ".en." in file.name)
    assert sum(lines.values()) + 3 * words < 1_200
