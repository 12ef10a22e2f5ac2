"""KernelLoader are made ready one after the other, by a child that goes when the server goes."""

import threading

import pytest

from seaglass.server.bots import kernel_loader
from seaglass.server.bots.kernel_loader import KernelLoader
from tests.server.house import eventually


def test_what_somebody_sits_at_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    at_work, go_on = threading.Event(), threading.Event()
    made: list[str] = []

    def compiles(_: KernelLoader, game: str) -> bool:
        at_work.set()
        go_on.wait(20)
        return game != "broken"

    monkeypatch.setattr(KernelLoader, "_compile", compiles)
    monkeypatch.setattr(kernel_loader, "warm", lambda game: None)
    them = KernelLoader(made.append)
    them.want(["first", "broken", "third", "fourth"])
    assert at_work.wait(20)
    them.hurry("fourth")
    them.hurry("never asked for")
    them.want(["first"])  # it is under way
    assert not them.ready("first")
    go_on.set()
    eventually(lambda: them._thread is None)
    assert made == ["first", "fourth", "third"]
    assert [game for game in ("first", "broken", "third", "fourth") if them.ready(game)] == sorted(
        made, key=["first", "third", "fourth"].index
    )
    them.close()


def test_the_child_goes_when_the_server_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    sleeper = "import sys, time; sys.stdin.readline(); time.sleep(600)"
    monkeypatch.setattr(kernel_loader, "_CHILD", (kernel_loader._CHILD[0], "-c", sleeper))
    them = KernelLoader(lambda game: None)
    them.want(["mouton"])
    eventually(lambda: them._child is not None)
    child = them._child
    them.close()
    assert child is not None
    assert child.poll() is not None
    assert not them.ready("mouton")
