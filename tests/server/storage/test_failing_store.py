"""A store that fails now and then: nothing is lost, and no table waits for somebody to push it on."""

import random
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import Any

import pytest

from seaglass.engine import Refusal
from tests.server.house import BOT, ME, OPEN, House, eventually, house

SOON = {"retry_after": 0.01}


class Failing:
    """Stands in for methods of a store; `fails` says, call by call, whether that one goes wrong, and when."""

    def __init__(self, home: House, fails: Callable[[], str | None], *methods: str) -> None:
        self.fails = fails
        self.failed = 0
        for method in methods:
            setattr(home.registry.store.sync, method, self._wrap(getattr(home.registry.store.sync, method)))

    def _wrap(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def job(*args: Any) -> Any:
            when = self.fails()
            answer = None if when == "before" else method(*args)
            if when is not None:
                self.failed += 1
                raise Refusal("store-busy")
            return answer

        return job


def in_order(*failures: str | None) -> Callable[[], str | None]:
    left = list(failures)
    return lambda: left.pop(0) if left else None


def at_random(seed: int, share: float) -> Callable[[], str | None]:
    """The first one goes well: somebody comes to the table."""
    dice = random.Random(seed)
    fates = (dice.choice(["before", "after"]) if dice.random() < share else None for _ in count())
    return chain([None], fates).__next__


@pytest.mark.parametrize("failures", [("before",), ("after",), ("before", "before", "after", "before")])
def test_bots_try_again_by_themselves_after_a_failed_write(tmp_path: Path, failures: tuple[str, ...]) -> None:
    with house(tmp_path / "a.db", **SOON) as home:
        failing = Failing(home, in_order(*failures), "append")
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT))
        while live.now["acting"] != [0]:
            live.hear()
        assert failing.failed == len(failures)


def test_bots_go_on_when_the_move_before_theirs_was_written_after_all(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", **SOON) as home:
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT))
        while live.now["acting"] != [0]:
            live.hear()
        first = live.now["ply"]
        Failing(home, in_order("after"), "append")
        assert live.play()["error"]["key"] == "store-busy"
        while live.now["ply"] == first or live.now["acting"] != [0]:
            live.hear()


def test_bots_begin_after_the_last_seat_was_taken_and_the_answer_was_lost(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", **SOON) as home:
        ann = home.browser()
        code = ann.open_table(ME, OPEN, BOT)
        live = ann.watch(code)
        Failing(home, in_order("after"), "sit")
        assert home.browser().join(code).status_code == 503
        while live.now["acting"] != [0, 1]:
            live.hear()


@pytest.mark.parametrize("seed", range(4))
def test_a_table_of_bots_comes_to_its_end_over_a_store_that_fails_at_random(
    tmp_path: Path, seed: int
) -> None:
    with house(tmp_path / "a.db", **SOON) as home:
        ann = home.browser()
        code = ann.open_table(BOT, BOT, BOT)
        failing = Failing(home, at_random(seed, 0.2), "append", "load")
        live = ann.watch(code)
        while not live.now["result"]:
            live.hear()
        assert failing.failed > 3
        failing.fails = lambda: None
        snapshot = home.registry.replay(code)
        assert snapshot is not None
        assert snapshot.match.over
        eventually(lambda: home.registry.tables[code].users == 1)
