"""Each proof catches what it is for, and `seaglass check` says so in one sentence."""

import json
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from seaglass.cli.app import app
from seaglass.engine import game_named
from seaglass.locales import LANGUAGES
from seaglass.proofs import PROOFS, GameProof, proved
from tests.new_games import forget
from tests.reef import change, reef

CAUGHT = tomllib.loads(Path(__file__).with_name("caught.toml").read_text(encoding="utf-8"))["caught"]
COMPILING = {
    "random games stay sound",
    "compiled equals interpreted",
    "compiled rules stay inside their arrays",
    "a search thinks the same, whatever is hidden",
}


def proof_named(says: str) -> GameProof:
    return next(proof for proof in PROOFS if proof.says == says)


@pytest.mark.parametrize("case", CAUGHT, ids=[case["what"] for case in CAUGHT])
def test_what_is_caught(tmp_path: Path, case: dict[str, Any]) -> None:
    with reef(tmp_path) as folder:
        for lang in LANGUAGES[1:]:
            for kind in ("messages.{}.ftl", "rules.{}.md"):
                shutil.copy(folder / kind.format("en"), folder / kind.format(lang))
        for file, old, new in case["edits"]:
            change(folder / file, old, new)
        forget("reef")
        assert case["fault"] in str(proved(proof_named(case["proof"]), game_named("reef")).fault)


def test_the_small_game_passes_what_catches_them(tmp_path: Path) -> None:
    with reef(tmp_path):
        found = [proved(proof, game_named("reef")) for proof in PROOFS if proof.says not in COMPILING]
    assert [finding for finding in found if finding.fault is not None] == []


def test_after_a_first_proof_that_fails_the_others_are_not_tried(tmp_path: Path) -> None:
    with reef(tmp_path, rules=("    s.turn = best\n", "    s.trun = best\n")):
        said = CliRunner().invoke(app, ["check", "reef"]).stdout
    assert said.count("FAILS") == 1
    assert "The other proofs would only say this again, and were not tried." in said


def test_a_game_that_cannot_be_loaded_is_told_as_a_proof_that_fails(tmp_path: Path) -> None:
    with reef(tmp_path, rules=("def chapter(", "def chapters(")):
        told = CliRunner().invoke(app, ["check", "reef"])
        asked = CliRunner().invoke(app, ["check", "reef", "--json"])
    said = "rules.py has no chapter; chapters is there."
    assert (told.exit_code, asked.exit_code) == (1, 1)
    assert told.stdout == f"reef\n  FAILS  it can be loaded: {said}\n0 of 1 proofs hold (0 s)\n"
    assert json.loads(asked.stdout)["reef"] == [{"proof": "it can be loaded", "fault": said, "seconds": 0.0}]
