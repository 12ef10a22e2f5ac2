"""Compiled kernels: built from a game's rules, kept on disk, and never built before somebody needs one."""

import hashlib
import os
import re
import shutil
import time
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import Any

import seaglass
from seaglass.engine.rule import let_kernels_call_rules

_SOURCES = Path(seaglass.__file__).parent
_COMPILED = re.compile(rb"import .*\brule\b|engine\.compile\b")  # of the bots, what kernels are made of
_KEPT = 7 * 24 * 3600  # seconds that kernels of other sources stay in the cache


def sources_hash(game: str) -> str:
    """A fingerprint of what a game's kernels are made of; numba overlooks edits in called modules."""
    from seaglass.engine.registry import folders

    digest = hashlib.sha256()
    for part in (_SOURCES / "engine", _SOURCES / "bots", folders()[game]):
        for path in sorted(p for p in part.rglob("*") if p.suffix in (".py", ".toml")):
            text = path.read_bytes()
            if part.name != "bots" or _COMPILED.search(text):
                digest.update(path.relative_to(part.parent).as_posix().encode() + b"\0" + text + b"\0")
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """The user's cache folder for Seaglass."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "seaglass"


def compiled(kernel: Callable[..., Any], game: str, keeps_gil: bool = False) -> Any:
    """This function as a kernel of a game; closing over `@rule` functions only (else it is never cached).

    `keeps_gil` is for what takes microseconds: to give it away and wait for it costs more.
    """
    import numba
    from numba.core.errors import NumbaError, UnsupportedBytecodeError

    let_kernels_call_rules()
    settings: Any = numba.config
    mode = "checked" if settings.BOUNDSCHECK else "fast"
    folder = cache_home() / "kernels" / f"{game}-{mode}" / sources_hash(game)
    if not folder.exists():
        _forget_old(folder.parent)
    settings.CACHE_DIR = str(folder)
    made = numba.njit(cache=True, nogil=not keeps_gil)(kernel)

    @wraps(kernel)
    def call(*args: Any) -> Any:
        try:
            return made(*args)
        except (NumbaError, UnsupportedBytecodeError, KeyError) as wrong:
            from seaglass.engine.compile_errors import explain

            raise explain(wrong, game) from wrong

    return call


def kernel_of(
    source: Callable[[Any], Callable[..., Any]], game: Any, interpreted: bool = False, keeps_gil: bool = False
) -> Callable[..., Any]:
    """What a source makes of a game; compiled, unless it is to be interpreted."""
    return source(game) if interpreted else _compiled_once(source, game.name, keeps_gil)


@cache
def _compiled_once(
    source: Callable[[Any], Callable[..., Any]], game: str, keeps_gil: bool
) -> Callable[..., Any]:
    from seaglass.engine.registry import game_named

    made: Callable[..., Any] = compiled(source(game_named(game)), game, keeps_gil)
    return made


def _forget_old(folder: Path) -> None:
    for old in folder.glob("*"):
        if time.time() - old.stat().st_mtime > _KEPT:
            shutil.rmtree(old, ignore_errors=True)
