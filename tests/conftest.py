"""What all tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# No test minds how fast the machine is.
settings.register_profile("any-machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any-machine")

# A failed assert in what tests share shows its values, as it does in a test.
pytest.register_assert_rewrite(
    "tests.checkout",
    "tests.play",
    "tests.reef",
    "tests.server.house",
    "tests.server.postgres",
    "tests.table",
    "tests.tutorial",
    "tests.web.person",
    "tests.web.reach",
    *(f"tests.games.{table.parent.name}.table" for table in Path(__file__).parent.glob("games/*/table.py")),
)


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes to the data folder of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        for variable in ("SEAGLASS_DB", "SEAGLASS_DATABASE"):
            patch.delenv(variable, raising=False)
        yield
