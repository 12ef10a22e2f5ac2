"""When a bot answers, on a clock that the test winds: never sooner or later for what others may not know."""

import asyncio
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from seaglass.bots import BotPlayer
from seaglass.engine import Match
from seaglass.server.bots import runner
from seaglass.server.bots.kernel_loader import KernelLoader
from seaglass.server.protocol.models import NewSeat, NewTable
from seaglass.server.settings import Settings
from seaglass.server.tables import create
from seaglass.server.tables.registry import TableRegistry
from tests.server.house import WAIT, loaded

DELAY = 0.6


class Clock:
    """Keeps who pauses waiting until it strikes."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[float] = asyncio.Queue()
        self.strike = asyncio.Semaphore(0)

    async def pause(self, seconds: float) -> None:
        self.asked.put_nowait(seconds)
        await self.strike.acquire()


def any_legal(_: BotPlayer, match: Match, seat: int, *__: Any) -> Generator[None, None, int]:
    """A search that is over at once."""
    yield from ()
    legal = match.legal_numbers(seat)
    return legal[match.ply % len(legal)]


async def paces(db: Path, game: str, bot: str, most: int, **more: Any) -> list[tuple[int, int, float]]:
    """Of each decision in a match between bots: how many seats were due, how many moves were legal, and how
    long the bot took."""
    clock = Clock()
    chosen = Settings(db=db, warm_after=None, bot_delay=DELAY, pause=clock.pause, entropy=loaded("gull"))
    registry = TableRegistry(chosen)
    seats = [NewSeat(kind="bot", bot=bot)] * (2 if game == "petite_mer" else 3)
    found: list[tuple[int, int, float]] = []
    try:
        code = await create.open_table(registry, NewTable(game=game, seats=seats, **more), "ann")
        async with registry.use(code) as table:
            while not table.snapshot.match.over and len(found) < most:
                match, due = table.snapshot.match, table.snapshot.bots_due
                seconds = await clock.asked.get()
                found.append((len(due), len(match.legal_numbers(due[0])), seconds))
                ply = match.ply
                while table.searches:  # noqa: ASYNC110
                    await asyncio.sleep(0)
                assert match.ply == ply, "it answered before its time"
                clock.strike.release()
                while match.ply == ply:  # noqa: ASYNC110
                    await asyncio.sleep(0)
    finally:
        await registry.close()
    return found


@pytest.fixture(autouse=True)
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KernelLoader, "ready", lambda *_: True)
    monkeypatch.setattr(KernelLoader, "want", lambda *_: None)
    monkeypatch.setattr(runner, "decision", any_legal)


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize(("bot", "seconds"), [("legend", 4.0), ("captain", 0.2)])
def test_a_bot_that_has_no_choice_takes_as_long_as_one_that_has(
    tmp_path: Path, bot: str, seconds: float, quick: bool
) -> None:
    found = asyncio.run(
        asyncio.wait_for(paces(tmp_path / "a.db", "mouton", bot, 1000, quick_bots=quick), WAIT)
    )
    assert {1, 12} <= {legal for _, legal, _ in found}
    for due, _, took in found:
        assert took == max(0.0 if quick else DELAY / due, seconds + runner.SPARE)


def test_where_nobody_has_secrets_it_answers_as_soon_as_it_knows(tmp_path: Path) -> None:
    found = asyncio.run(asyncio.wait_for(paces(tmp_path / "a.db", "petite_mer", "legend", 20), WAIT))
    assert {took for _, _, took in found} == {DELAY}
