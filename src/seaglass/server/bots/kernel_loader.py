"""Which games can be searched: their kernels are compiled by a child process, and only loaded here."""

import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress

from seaglass.bots.warm import warm

logger = logging.getLogger(__name__)

_CHILD = (sys.executable, "-m", "seaglass.bots.warm")


class KernelLoader:
    """Games are made ready one after the other, those that somebody wants now first."""

    def __init__(self, told: Callable[[str], None]) -> None:
        """`told` is called with each game that has become ready, from another thread."""
        self._told = told
        self._lock = threading.Lock()
        self._wanted: list[str] = []  # the next one last
        self._seen: set[str] = set()  # being made ready, ready, or given up
        self._ready: set[str] = set()
        self._thread: threading.Thread | None = None
        self._child: subprocess.Popen[str] | None = None
        self._closed = False

    def ready(self, game: str) -> bool:
        return game in self._ready

    def want(self, games: Iterable[str]) -> None:
        """Make these ready: before all others, the first one first."""
        with self._lock:
            new = [game for game in games if game not in self._seen]
            self._wanted = [game for game in self._wanted if game not in new] + new[::-1]
            if self._wanted and self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._prepare_all, name="kernels")
                self._thread.start()

    def hurry(self, game: str) -> None:
        """If this one is to be made ready at all, it is the next."""
        if game in self._wanted:
            self.want([game])

    def close(self) -> None:
        with self._lock:
            self._closed = True
            thread = self._thread
            if self._child is not None:
                self._child.kill()
        if thread is not None:
            thread.join()

    def _prepare_all(self) -> None:
        while (game := self._next()) is not None:
            try:
                if self._compile(game):
                    warm(game)  # from the cache: a second or so, in which other threads go on
                    self._ready.add(game)
                    self._told(game)
                elif not self._closed:
                    logger.error("the kernels of %s were not compiled; its bots play by a look", game)
            except Exception:
                logger.exception("the kernels of %s could not be made ready", game)

    def _next(self) -> str | None:
        with self._lock:
            if not self._closed and self._wanted:
                self._seen.add(self._wanted[-1])
                return self._wanted.pop()
            child, self._child, self._thread = self._child, None, None
        if child is not None:
            child.communicate()  # it ends when nobody speaks to it any more
        return None

    def _compile(self, game: str) -> bool:
        """Have the child fill the cache; false when it failed, or was stopped."""
        with self._lock:
            if self._closed:
                return False
            if self._child is None or self._child.poll() is not None:
                # In a session of its own, so that Ctrl-C reaches only us: we stop it.
                self._child = subprocess.Popen(
                    _CHILD, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
                )
            child = self._child
        if child.stdin is None or child.stdout is None:
            return False
        with suppress(OSError):
            print(game, file=child.stdin, flush=True)
        return child.stdout.readline().strip() == game
