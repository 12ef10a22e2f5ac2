"""The database is for nobody else on the machine."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from seaglass.engine import Refusal
from seaglass.server.storage.relocate import take_over
from seaglass.server.storage.store import Saved, Seat, Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")

SAVED = Saved("kotimu", "mouton", 1, {}, bytes(32), (Seat("person", "Ann"),))


@pytest.fixture(autouse=True)
def open_by_default() -> Iterator[None]:
    """Files are for everybody unless somebody says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


ALL_OURS = {"a.db": 0o600, "a.db-shm": 0o600, "a.db-wal": 0o600}


def test_its_files_and_the_folders_made_for_them_are_for_nobody_else(tmp_path: Path) -> None:
    store = Store(tmp_path / "deep" / "down" / "a.db")
    store.create(SAVED, [])
    assert modes(tmp_path / "deep" / "down") == ALL_OURS
    assert modes(tmp_path) == {"deep": 0o700}
    assert modes(tmp_path / "deep") == {"down": 0o700}
    store.close()


def test_those_of_an_older_server_are_closed_to_others_and_a_folder_that_is_there_is_left(
    tmp_path: Path,
) -> None:
    tmp_path.chmod(0o755)
    before = Store(tmp_path / "a.db")  # still open, so that its -wal and -shm files are there
    before.create(SAVED, [])
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    after = Store(tmp_path / "a.db")
    assert modes(tmp_path) == ALL_OURS
    assert mode(tmp_path) == 0o755
    assert after.saved("kotimu") is not None
    for store in (before, after):
        store.close()


def test_one_that_is_taken_over_is_too(tmp_path: Path) -> None:
    old, new = tmp_path / "cache" / "a.db", tmp_path / "data" / "a.db"
    Store(old).close()
    old.chmod(0o644)
    take_over(old, new)
    assert modes(tmp_path / "data") == {"a.db": 0o600}
    assert mode(tmp_path / "data") == 0o700
    assert mode(old) == 0o600


def test_what_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "passwd"
    path.write_text("root:x:0:0:" * 99)
    path.chmod(0o644)
    with pytest.raises(Refusal):
        Store(path)
    assert mode(path) == 0o644
