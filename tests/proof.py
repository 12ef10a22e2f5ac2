"""`@clause(...)`: which clauses of the rules a test proves."""

from collections.abc import Callable
from typing import Any

import pytest


def clause(*ids: str) -> Callable[[Any], Any]:
    return pytest.mark.clause(*ids)
