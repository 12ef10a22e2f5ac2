"""A game is checked when it loads: a broken one is named in one sentence, and leaves the others playable."""

import logging
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from seaglass.engine import Match, Refusal, broken, game_named, games
from seaglass.engine.fault import Fault
from tests.reef import change, reef, sentences

BROKEN = tomllib.loads(Path(__file__).with_name("broken.toml").read_text(encoding="utf-8"))["broken"]


def test_the_small_game_loads_beside_the_others(tmp_path: Path) -> None:
    with reef(tmp_path):
        assert broken() == {}
        assert {"mouton", "reef"} <= set(games())
        assert not game_named("reef").released
    assert "reef" not in games()


@pytest.mark.parametrize("case", BROKEN, ids=[sentences(case)[0][:50] for case in BROKEN])
def test_a_broken_game_is_named_in_one_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, case: dict[str, Any]
) -> None:
    with reef(tmp_path) as folder:
        change(folder / case["file"], case["old"], case["new"])
        with caplog.at_level(logging.ERROR):
            said = broken()
        sentence = said.get("reef", "")
        assert sentence in sentences(case)
        assert said == {"reef": sentence}
        assert caplog.messages == [f"The game reef is left out: {sentence}"]
        assert "mouton" in games()
        with pytest.raises(Refusal) as refusal:
            game_named("reef")
        assert (refusal.value.key, refusal.value.details["reason"]) == ("game-broken", sentence)


def test_all_words_that_an_option_lacks_are_named_at_once(tmp_path: Path) -> None:
    with reef(
        tmp_path,
        __init__=("options=()", 'options=(Option("storm", ("off", "on")),)'),
        state=('("seats", i1),', '("seats", i1),\n    ("storm", i1),'),
    ) as folder:
        change(folder / "__init__.py", "import Game\n", "import Game, Option\n")
        file = folder / "messages.en.ftl"
        file.write_text(file.read_text(encoding="utf-8") + "reef-option-storm = Storm\n", encoding="utf-8")
        lacks = ", ".join(f"reef-option-storm-{end}" for end in ("hint", "off", "off-hint", "on", "on-hint"))
        assert broken() == {"reef": f"messages.en.ftl has no words for {lacks}."}


@pytest.mark.parametrize(
    ("most", "sentence"),
    [
        (2, "reef: outcomes writes 15 decisions, and most_legal is 2"),
        (14, "reef: outcomes writes 15 decisions, and most_legal is 14"),
    ],
)
def test_more_decisions_than_declared_are_a_clear_error(tmp_path: Path, most: int, sentence: str) -> None:
    with reef(tmp_path, __init__=("most_legal=CARDS", f"most_legal={most}")):
        match = Match(game_named("reef"), 2)
        with pytest.raises(Fault, match=sentence):
            match.outcomes()


def test_the_command_line_names_a_broken_game_and_lists_the_others(tmp_path: Path) -> None:
    with reef(tmp_path, rules=("def chapter(", "def chapters(")):
        environment = {**os.environ, "SEAGLASS_GAMES": str(tmp_path)}
        command = [sys.executable, "-m", "seaglass", "games"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0
    assert "mouton" in done.stdout
    assert done.stderr == "The game reef is left out: rules.py has no chapter; chapters is there.\n"
