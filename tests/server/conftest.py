from collections.abc import Iterator
from pathlib import Path

import pytest

from seaglass.bots.warm import warm
from tests.server.house import House, house


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    """A server of one's own."""
    with house(tmp_path / "seaglass.db") as running:
        yield running


@pytest.fixture(scope="module")
def shared_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for tests that do not mind what else is on it."""
    with house(tmp_path_factory.mktemp("house") / "seaglass.db") as running:
        yield running


@pytest.fixture(scope="session")
def mouton_compiled() -> None:
    """The kernels of the quickest game are in the cache: a cold one takes longer than a test waits."""
    warm("mouton")
