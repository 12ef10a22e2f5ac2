"""Compiled kernels: built from a game's rules, kept on disk, and never built before somebody needs one."""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import seaglass
from seaglass.engine.rule import let_kernels_call_rules

_SOURCES = Path(seaglass.__file__).parent


def sources_hash() -> str:
    """A fingerprint of all sources, the key of the cache: numba does not notice an edit in a called module."""
    digest = hashlib.sha256()
    for path in sorted(
        [
            *_SOURCES.glob("engine/*.py"),
            *_SOURCES.glob("games/**/*.py"),
            *_SOURCES.glob("games/**/*.toml"),
            *_SOURCES.glob("bots/*.py"),
        ]
    ):
        digest.update(path.relative_to(_SOURCES).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """The user's cache folder for Seaglass."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "seaglass"


@cache
def njit() -> Callable[[Any], Any]:
    """numba's `njit` with our settings; numba is imported here and nowhere else."""
    import numba

    checked = "checked" if numba.config.BOUNDSCHECK else "fast"
    numba.config.CACHE_DIR = str(cache_home() / "kernels" / f"{sources_hash()}-{checked}")
    return numba.njit(cache=True, nogil=True)


def compiled(kernel: Callable[..., Any]) -> Any:
    """This function as a kernel; it may close over `@rule` functions only (others miss the cache)."""
    let_kernels_call_rules()
    return njit()(kernel)
