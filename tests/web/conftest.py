"""A real server in a process of its own, and a real Chromium."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests import browser as chromium
from tests.web.person import WAIT

expect.set_options(timeout=WAIT)

_SERVE = """
import sys
from pathlib import Path
from seaglass.server.serve import serve
from seaglass.server.settings import Settings
client = {"client": Path(sys.argv[3])} if len(sys.argv) > 3 else {}
serve(Settings(db=Path(sys.argv[1]), port=int(sys.argv[2]), bot_delay=0.02, warm_after=None, **client))
"""


class House:
    """A server that can be stopped and started again on the same database."""

    def __init__(self, db: Path, client: Path | None = None) -> None:
        self.db = db
        self.client = [] if client is None else [str(client)]  # a web client other than the installed one
        self.port = 0  # any that is free; the same again after a restart
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", _SERVE, str(self.db), str(self.port), *self.client]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.url = next(word for word in said.split() if word.startswith("http")).rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])

    def stop(self) -> None:
        """As suddenly as can be."""
        self.process.kill()
        self.process.communicate()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "seaglass.db")
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium.launched() as browser:
        yield browser
