"""Where the server listens."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from seaglass.engine import Refusal
from seaglass.server.serve import address, listen, serve
from seaglass.server.settings import Settings
from seaglass.server.storage.store import Saved, Seat, Store


def test_a_port_that_is_taken_is_refused_in_a_sentence() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Refusal, match=str(port)):
            listen("127.0.0.1", port)


@pytest.mark.parametrize("host", ["no such host", "256.1.1.1", "", "é" * 300, "a\0b"])
def test_an_address_that_is_none_is_refused(host: str) -> None:
    if host:
        with pytest.raises(Refusal):
            listen(host, 0).close()
    with pytest.raises(Refusal):
        listen(host, 70_000).close()


def test_the_address_told_is_one_a_browser_can_open() -> None:
    for host, told in (("127.0.0.1", "http://127.0.0.1:"), ("", "http://127.0.0.1:")):
        with listen(host, 0) as listening:
            assert address(listening).startswith(told)


def test_answers_do_not_wait_for_the_readers_acknowledgement() -> None:
    """asyncio turns Nagle's algorithm off on sockets that are named as TCP, and only on those."""
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        assert accepted.proto == socket.IPPROTO_TCP
        accepted.close()


def test_serving_takes_the_database_over_from_the_cache_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    old = Store(tmp_path / "cache" / "seaglass" / "seaglass.db")
    old.create(Saved("kotimu", "mouton", 1, {}, bytes(32), (Seat("person", "Ann"),)), [])
    old.close()
    with pytest.raises(Refusal):
        serve(Settings(host="no such host"))  # it ends before it begins
    new = Store(tmp_path / "data" / "seaglass" / "seaglass.db")
    assert new.saved("kotimu") is not None
    new.close()
    with pytest.raises(Refusal):
        serve(Settings(db=tmp_path / "mine.db", host="no such host"))
    mine = Store(tmp_path / "mine.db")
    assert mine.saved("kotimu") is None, "a database somebody names is left as it is"
    mine.close()


def test_a_second_server_on_one_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    held = "import sys, pathlib, time\nfrom seaglass.server.storage.alone import alone\n"
    held += "with alone(pathlib.Path(sys.argv[1])):\n    print('alone', flush=True)\n    time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", held, database], stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"alone\n"
        with pytest.raises(Refusal) as refused:
            serve(Settings(db=database, host="no such host"))
        assert refused.value.key == "database-in-use"
        first.kill()
    with pytest.raises(Refusal) as refused:
        serve(Settings(db=database, host="no such host"))
    assert refused.value.key == "address-in-use", "it got past the database"


def test_garbage_is_looked_for_so_seldom_that_no_table_notices() -> None:
    """In a process of its own: it changes how Python works from then on."""
    asked = "import gc\nfrom seaglass.server.serve import collect_seldom, COLLECT_AFTER\ncollect_seldom()\n"
    asked += "assert gc.isenabled() and gc.get_threshold() == COLLECT_AFTER and gc.get_freeze_count() > 1000"
    subprocess.run([sys.executable, "-c", asked], check=True)
