"""`seaglass new-game` writes a game that runs, is tested, and can be played in the browser."""

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from seaglass.cli import new_game
from seaglass.cli.app import app
from seaglass.engine import Refusal
from tests.checkout import checkout
from tests.new_games import run


def write(*words: str) -> str:
    done = CliRunner().invoke(app, ["new-game", *words])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.stdout


def test_its_parts_lie_among_those_of_the_other_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game, "CHECKOUT", checkout(tmp_path))
    said = write("coral_bay")
    places = [
        tmp_path / part / "coral_bay" for part in ("src/seaglass/games", "tests/games", "web/src/games")
    ]
    assert said.splitlines()[:3] == [str(place) for place in places]
    for place in places:
        for file in place.iterdir():
            text = file.read_text(encoding="utf-8")
            assert "reef" not in text.lower()
            assert "seaglass.template" not in text
    assert "coral_bay-title = Coral Bay" in (places[0] / "messages.en.ftl").read_text(encoding="utf-8")


def test_elsewhere_its_rules_are_written_where_it_is_said(tmp_path: Path) -> None:
    said = write("reef", "--into", str(tmp_path / "mine"))
    assert (tmp_path / "mine" / "reef" / "rules.py").is_file()
    assert f"SEAGLASS_GAMES={tmp_path / 'mine'} seaglass check reef" in said
    assert '"reef"' in run(tmp_path / "mine", "seaglass", "games", "--json").stdout


@pytest.mark.parametrize(
    "name", ["", "r", "Reef", "7seas", "coral bay", "../reef", "class", "riff-raff", "r" * 32]
)
def test_a_name_that_cannot_be_one_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        write(name)
    assert refusal.value.key == "new-game-name-wrong"


def test_nothing_is_written_over(tmp_path: Path) -> None:
    write("reef", "--into", str(tmp_path))
    (tmp_path / "reef" / "rules.py").write_text("mine")
    for name in ("reef", "mouton"):
        with pytest.raises(Refusal) as refusal:
            write(name, "--into", str(tmp_path))
        assert refusal.value.key == "new-game-exists"
    assert (tmp_path / "reef" / "rules.py").read_text() == "mine"


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal) as refusal:
        write("reef", "--into", str(tmp_path / "file"))
    assert refusal.value.key == "file-unwritable"


def test_every_proof_holds_for_it(tmp_path: Path) -> None:
    write("reef", "--into", str(tmp_path))
    done = run(tmp_path, "seaglass", "check", "reef")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FAILS" not in done.stdout


def test_its_own_tests_pass(tmp_path: Path) -> None:
    write("reef", "--into", str(tmp_path))
    shutil.copytree(new_game.TEMPLATE / "tests", tmp_path / "tests")
    done = run(tmp_path, "pytest", "-q", "-n", "0", str(tmp_path / "tests"))
    assert done.returncode == 0, done.stdout
