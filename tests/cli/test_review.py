"""`seaglass review`: luck told from play, in the terminal."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from seaglass.cli.app import app
from seaglass.engine import Refusal, game_named, record
from tests.play import random_match

NAMES = ("Ana", "Bén", "克")
FEW = ("--iterations", "10", "--seat", "2")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "finished.sea"
    path.write_text(record.dumps(random_match(game_named("mouton"), 3, seed=1), NAMES), encoding="utf-8")
    return path


def said(*words: str) -> str:
    done = CliRunner().invoke(app, ["review", *words], env={"COLUMNS": "120"})
    if isinstance(done.exception, Refusal):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize(("lang", "words"), [("en", "The costliest decisions"), ("de", "Glück")])
def test_it_tells_what_was_costly(kept: Path, lang: str, words: str) -> None:
    told = said(str(kept), *FEW, "--lang", lang)
    assert words in told
    assert "Bén" in told
    assert "Ana" not in told


def test_for_programs_it_adds_up(kept: Path) -> None:
    found = json.loads(said(str(kept), *FEW, "--json"))
    assert (found["game"], found["unit"], found["seats"]) == ("mouton", "share", list(NAMES))
    (account,) = found["accounts"]
    assert account["seat"] == 1
    assert account["start"] + account["luck"] - account["cost"] == pytest.approx(account["result"])
    costs = [decision["cost"] for decision in found["decisions"]]
    assert sum(costs) == pytest.approx(account["cost"])
    assert found == json.loads(said(str(kept), *FEW, "--json"))


def test_what_it_cannot_review_it_refuses(kept: Path, tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.sea"
    unfinished.write_text(record.dumps(random_match(game_named("mouton"), 3, seed=1, most=60), NAMES))
    tampered = tmp_path / "tampered.sea"
    tampered.write_text(kept.read_text(encoding="utf-8").replace('"winners": [', '"winners": [0, ', 1))
    for words, key in (
        ([str(unfinished)], "match-not-over"),
        ([str(tampered)], "field-wrong"),
        ([str(kept.with_name("finishd.sea"))], "file-missing-near"),
        ([str(kept), "--seat", "4"], "seat-unknown"),
        ([str(kept), "--lang", "xx"], "language-unknown"),
    ):
        with pytest.raises(Refusal) as refused:
            said(*words)
        assert refused.value.key == key
