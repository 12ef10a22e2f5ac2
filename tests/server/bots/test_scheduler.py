"""Threads are shared fairly: short work does not wait for long, owners take turns."""

import asyncio
import threading
from collections.abc import Iterator
from itertools import groupby

import pytest

from seaglass.server.bots.scheduler import FairScheduler, Steps


@pytest.fixture
def turns() -> Iterator[FairScheduler]:
    one = FairScheduler(1)
    yield one
    one.close()


def work(name: str, slices: int, log: list[str]) -> Steps[str]:
    for _ in range(slices):
        log.append(name)
        yield
    return name


def endless(began: threading.Event) -> Steps[None]:
    while True:
        began.set()
        yield


def test_owners_take_turns_however_much_each_has_to_do(turns: FairScheduler) -> None:
    log: list[str] = []

    async def run() -> list[str]:
        gate = threading.Event()

        def wait() -> Steps[None]:
            gate.wait(20)
            yield from ()

        first = turns.do("gate", wait())
        all_work = [turns.do(owner, work(owner, 30, log)) for owner in "aaab"]
        gate.set()
        await first
        return list(await asyncio.gather(*all_work))

    assert asyncio.run(run()) == ["a", "a", "a", "b"]
    shared = log[log.index("b") : len(log) - log[::-1].index("b")]
    assert {len(list(group)) for _, group in groupby(shared)} == {1}, "all of one table have its one share"


def test_a_short_look_waits_for_nobodys_long_thought(turns: FairScheduler) -> None:
    async def run() -> None:
        began = threading.Event()
        legends = [turns.do(owner, endless(began)) for owner in range(20)]
        await asyncio.to_thread(began.wait, 20)
        assert await turns.do("a look", work("look", 0, [])) == "look"
        for legend in legends:
            legend.cancel()

    asyncio.run(asyncio.wait_for(run(), 20))


def test_what_is_called_off_ends(turns: FairScheduler) -> None:
    async def run() -> None:
        began = threading.Event()
        legend = turns.do("a", endless(began))
        await asyncio.to_thread(began.wait, 20)
        legend.cancel()
        for _ in range(3):
            await turns.do("b", work("b", 1, []))
        assert not turns._begun

    asyncio.run(run())


def test_a_fault_is_told_to_whoever_waits_and_work_goes_on(turns: FairScheduler) -> None:
    def broken() -> Steps[None]:
        yield
        raise ZeroDivisionError

    async def run() -> None:
        with pytest.raises(ZeroDivisionError):
            await turns.do("a", broken())
        assert await turns.do("a", work("fine", 2, [])) == "fine"

    asyncio.run(run())


def test_closing_leaves_the_rest_undone() -> None:
    async def run() -> None:
        one, began = FairScheduler(2), threading.Event()
        one.do("a", endless(began))
        await asyncio.to_thread(began.wait, 20)
        one.close()

    asyncio.run(asyncio.wait_for(run(), 20))
