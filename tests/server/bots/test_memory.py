"""All searches of a server together have so much memory, and no more."""

import asyncio

from seaglass.bots import BotPlayer, Memory
from seaglass.server.bots.memory import MEGABYTE, SearchMemory


def search(player: BotPlayer) -> None:
    player.memory = Memory.empty()


def test_who_has_not_searched_for_longest_forgets() -> None:
    async def check() -> None:
        memory = SearchMemory(2 * (Memory.largest() // MEGABYTE + 1))
        players = [BotPlayer("legend") for _ in range(3)]
        for i in (0, 1, 0, 2):
            async with memory.lent(players[i]):
                search(players[i])
        assert [player.memory is not None for player in players] == [True, False, True]

    asyncio.run(check())


def test_where_all_search_at_once_the_next_one_waits() -> None:
    async def check() -> None:
        memory = SearchMemory(1)
        one, two = BotPlayer("legend"), BotPlayer("legend")
        finished = asyncio.Event()

        async def think(player: BotPlayer) -> None:
            async with memory.lent(player):
                search(player)
                await finished.wait()

        tasks = [asyncio.create_task(think(player)) for player in (one, two)]
        for _ in range(5):
            await asyncio.sleep(0)
        assert (one.memory is not None, two.memory is not None) == (True, False)
        async with memory.lent(BotPlayer("sailor")):
            pass  # who only looks waits for nobody
        finished.set()
        await asyncio.gather(*tasks)
        assert (one.memory is not None, two.memory is not None) == (False, True)

    asyncio.run(check())


def test_a_memory_counts_for_all_it_may_take() -> None:
    tree = Memory.empty().trees[0]
    assert Memory.largest() == tree.heads.nbytes + tree.edges.nbytes
