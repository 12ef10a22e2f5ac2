"""A tournament under way: games on all cores, deals in their order, until the last one or a clear answer."""

import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from itertools import chain, islice
from multiprocessing import get_context
from typing import Any

from seaglass.arena.ledger import Ledger
from seaglass.arena.standing import Tally, clear, tally
from seaglass.arena.tournament import Played, Tournament, play_game
from seaglass.bots import BotPlayer, Limits
from seaglass.engine.rule import CHANCE

Fixture = tuple[int, int]  # a deal, and which of its games


@dataclass
class Run:
    """The deals that count, from the first on without a gap."""

    games: list[Played] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)
    clear: bool = False
    interrupted: bool = False

    @property
    def deals(self) -> int:
        return len(self.tallies)


def run(
    tournament: Tournament,
    deals: int,
    cores: int = 1,
    play_all: bool = False,
    ledger: Ledger | None = None,
    progress: Callable[[Run, int], None] = lambda run, games: None,
) -> Run:
    """Play; without `play_all` it ends with the first deal after which the answer is clear.

    Deals count in their order, however they were played: the result is the same on any number of cores, and
    the same after an interruption.
    """
    result, ledger = Run(), ledger or Ledger(tournament)
    done = ledger.deals
    per_deal = tournament.games_per_deal
    progress(result, per_deal * sum(deal < deals for deal in done))
    missing = ((deal, number) for deal in range(deals) if deal not in done for number in range(per_deal))
    begun: dict[int, list[Played]] = {}
    with closing(_games(tournament, missing, cores)) as games:
        try:
            while result.deals < deals and (play_all or not result.clear):
                if result.deals in done:
                    _count(tournament, result, done[result.deals], deals)
                    continue
                game = next(games)
                begun.setdefault(game.deal, []).append(game)
                if len(begun[game.deal]) == per_deal:
                    ledger.add(sorted(begun.pop(game.deal), key=lambda game: game.number))
                progress(result, 1)
        except KeyboardInterrupt:
            result.interrupted = True
    return result


def _count(tournament: Tournament, result: Run, games: list[Played], last: int) -> None:
    result.games += games
    result.tallies.append(tally(tournament, games))
    seldom = 10 ** (len(str(result.deals)) - 2)  # in a long run not after every deal
    if result.deals == last or result.deals % max(1, seldom) == 0:
        result.clear = clear(tournament, result.tallies)


def _games(tournament: Tournament, fixtures: Iterator[Fixture], cores: int) -> Generator[Played, None, None]:
    """These games as they are finished."""
    first = next(fixtures, None)
    if first is None:
        return
    compile_first(tournament)
    fixtures = chain([first], fixtures)
    if cores == 1:
        for fixture in fixtures:
            yield _played(play_game(tournament, *fixture))
        return
    processes = get_context("spawn")
    stop = processes.Event()
    with ProcessPoolExecutor(cores, processes, _begin, (tournament, stop)) as pool:
        waiting: set[Future[Played | None]] = set()
        try:
            while True:
                with _interrupts_later():
                    waiting |= {pool.submit(_play, f) for f in islice(fixtures, 2 * cores - len(waiting))}
                if not waiting:
                    return
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield _played(future.result())
        finally:
            stop.set()
            for future in waiting:
                future.cancel()


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """A Ctrl-C waits until this is done; processes begun meanwhile never get one, not even at their start."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _played(game: Played | None) -> Played:
    assert game is not None, "only a game that nobody waits for any more is stopped"  # noqa: S101
    return game


_here: dict[str, Any] = {}


def _begin(tournament: Tournament, stop: Any) -> None:
    """In a process of its own: a Ctrl-C is for the one that started it, which then says stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _here.update(tournament=tournament, stopped=stop.is_set)


def _play(fixture: Fixture) -> Played | None:
    return play_game(_here["tournament"], *fixture, _here["stopped"])


def compile_first(tournament: Tournament) -> None:
    """Let each bot decide once, so that what must be compiled is compiled once, not in every process."""
    match = tournament.new_match()
    while match.actors == (CHANCE,) or len(match.legal_numbers(match.actors[0])) == 1:
        match.decide(match.actors[0], match.legal_numbers(match.actors[0])[0])
    for entrant in tournament.entrants:
        BotPlayer(entrant.bot, entrant.limits and Limits(iterations=1)).decide(match, match.actors[0], 1)
