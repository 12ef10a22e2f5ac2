"""Compiled kernels: a cache that knows what it was made of, and nothing compiled before it is needed."""

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import seaglass.games
from seaglass.engine import Refusal, game_named
from seaglass.engine import compile as kernels
from seaglass.engine.compile import cache_home, compiled, sources_hash
from seaglass.engine.playout import PlayoutBuffers, uncompiled
from tests.reef import change, reef, sentences

SOURCES = Path(kernels.__file__).parent.parent
ERRORS = tomllib.loads(Path(__file__).with_name("compile_errors.toml").read_text("utf-8"))["uncompilable"]


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that the fingerprint is taken of."""
    home = tmp_path / "seaglass"
    for part in ("engine", "bots", "games/mouton"):
        shutil.copytree(SOURCES / part, home / part)
    (home / "games/sardines").mkdir()
    monkeypatch.setattr(kernels, "_SOURCES", home)
    monkeypatch.setattr(seaglass.games, "__path__", [str(home / "games")])
    return home


@pytest.mark.parametrize(
    "path",
    [
        "engine/bits.py",
        "engine/dice.py",
        "bots/tree.py",
        "bots/search_kernel.py",
        "games/mouton/rules/paying.py",
        "games/mouton/components.toml",
    ],
)
def test_an_edit_of_anything_a_kernel_calls_gives_another_cache(copied: Path, path: str) -> None:
    before = sources_hash("mouton")
    (copied / path).write_text(
        (copied / path).read_text(encoding="utf-8") + "\n# a change\n", encoding="utf-8"
    )
    assert sources_hash("mouton") != before


def test_a_new_moved_or_removed_file_gives_another_cache(copied: Path) -> None:
    seen = {sources_hash("mouton")}
    deep = copied / "games/mouton/more"
    deep.mkdir()
    (deep / "tides.py").write_text("X = 1\n", encoding="utf-8")
    seen.add(sources_hash("mouton"))
    (deep / "tides.py").rename(deep / "waves.py")
    seen.add(sources_hash("mouton"))
    (copied / "engine/spelling.py").unlink()
    seen.add(sources_hash("mouton"))
    assert len(seen) == 4


@pytest.mark.parametrize(
    "path", ["games/sardines/rules.py", "games/mouton/rules.en.md", "games/mouton/messages.fr.ftl"]
)
def test_an_edit_of_other_games_or_of_words_does_not(copied: Path, path: str) -> None:
    before = sources_hash("mouton")
    (copied / path).write_text("changed", encoding="utf-8")
    assert sources_hash("mouton") == before


def test_the_fingerprint_is_the_same_wherever_the_package_lies(copied: Path) -> None:
    here = sources_hash("mouton")
    kernels._SOURCES = SOURCES
    assert sources_hash("mouton") == here


def test_the_cache_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_home() == tmp_path / "seaglass"
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_home() == tmp_path / ".cache" / "seaglass"


def twice(x):  # type: ignore[no-untyped-def]
    return 2 * x


def test_kernels_are_kept_by_fingerprint_and_old_ones_forgotten(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept = tmp_path / "seaglass" / "kernels" / "mouton-fast"
    old, young = kept / "0123", kept / "4567"
    for folder in (old, young):
        folder.mkdir(parents=True)
    long_ago = time.time() - 8 * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    assert compiled(twice, "mouton")(21) == 42
    assert sorted(folder.name for folder in kept.iterdir()) == sorted(["4567", sources_hash("mouton")])
    assert list((kept / sources_hash("mouton")).rglob("*.nbi"))


PLAYING = """
import sys
from seaglass.bots import decide
from seaglass.engine import Match, game_named, perspective, position, record
from seaglass.engine.fair import Fair

fair, match = Fair(b"secret"), Match(game_named("mouton"), 3)
while not match.over:
    fair.draw_all(match)
    for seat in match.actors[:1]:
        move = decide(match, seat, "sailor" if seat else "random", 1)
        perspective.seen_frames(match, seat, match.play(seat, move))
record.loads(record.dumps(match, "abc", fair)).verify()
position.loads(position.dumps(match.game, match.state))
assert "numba" not in sys.modules, "playing waits for numba"
import seaglass.engine.playout
assert "numba" not in sys.modules, "importing waits for numba"
"""


def test_playing_a_match_never_imports_numba() -> None:
    done = subprocess.run([sys.executable, "-c", PLAYING], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr


def place(file: Path, text: str) -> str:
    """A file and the number of its one line with this text."""
    (line,) = [i for i, said in enumerate(file.read_text("utf-8").splitlines(), 1) if text in said]
    return f"{file}:{line}"


@pytest.mark.parametrize("case", ERRORS, ids=[case["new"][:40] for case in ERRORS])
def test_a_rule_that_cannot_be_compiled_is_named_with_its_line_and_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: dict[str, Any]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with reef(tmp_path) as folder:
        file = folder / case["file"]
        change(file, case["old"], case["new"])
        game = game_named("reef")
        buffers = PlayoutBuffers.for_game(game)
        buffers.state[1] = game.set_up(2)
        counts = np.zeros((1, 2), np.int64)
        arguments = (*buffers.arrays, counts, 1, 0, 1, counts, counts[0], False)
        play_many = compiled(uncompiled(game)[0], "reef")
        with pytest.raises(Refusal) as refusal:
            play_many(*arguments)
        said = re.sub(r"\$phi[\d.]+", "$phi", str(refusal.value))  # numbered by Python's bytecode
        assert said in [one.format(place(file, case["at"])) for one in sentences(case)]


def test_the_whole_message_is_there_on_request(tmp_path: Path) -> None:
    with reef(tmp_path, bot=("    highest = 0\n", "    highest = 0 if s.turn else 'x'\n")) as folder:
        command = [sys.executable, "-m", "seaglass", "simulate", "reef", "--games", "1"]
        cache = {"SEAGLASS_GAMES": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
        said = [
            subprocess.run(command, env={**os.environ, **cache, **debug}, capture_output=True, text=True)
            for debug in ({}, {"SEAGLASS_DEBUG": "1"})
        ]
        rule = place(folder / "bot.py", "highest = 0 if")
    assert [done.returncode for done in said] == [2, 2]
    assert said[0].stderr.startswith(f"rate ({rule}) cannot be compiled: Cannot unify")
    assert len(said[0].stderr.splitlines()) == 1
    assert said[1].stderr.startswith(said[0].stderr)
    assert "Failed in nopython mode pipeline" in said[1].stderr
