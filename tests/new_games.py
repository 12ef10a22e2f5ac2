"""Games that a test writes, among those of this process and of the commands it starts."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import seaglass.games
from seaglass import locales
from seaglass.engine import clauses, playout, registry
from seaglass.engine import compile as compiling
from tests.checkout import ROOT


@contextmanager
def among_the_games(home: Path, *names: str) -> Iterator[None]:
    """The games of these names in this folder can be played, here and in processes started from here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seaglass.games, "__path__", [*seaglass.games.__path__, str(home)])
        patch.setenv("SEAGLASS_GAMES", str(home))
        forget(*names)
        yield
    forget(*names)


def forget(*names: str) -> None:
    """What is kept about the games is read anew."""
    for module in [module for module in sys.modules if module.startswith("seaglass.games.")]:
        if module.split(".")[2] in names:
            del sys.modules[module]
    registry._loaded.cache_clear()
    locales.catalogue.cache_clear()
    clauses.read.cache_clear()
    playout._kernels.cache_clear()
    compiling._compiled_once.cache_clear()


def run(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python module in a process of its own that knows the games of this folder, too."""
    if words[0] == "pytest":
        words = (*words, "-p", "no:cacheprovider", f"--rootdir={ROOT}", "-c", "pyproject.toml")
    environment = {**os.environ, "SEAGLASS_GAMES": str(home)}
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=ROOT, env=environment, capture_output=True, text=True
    )
