"""A failed assert in what tests share shows its values, as it does in a test."""

import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHARED = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in sorted(Path(__file__).parent.rglob("*.py"))
    if not path.name.startswith(("test_", "conftest")) and "assert " in path.read_text()
]


@pytest.mark.parametrize("name", SHARED)
def test_pytest_rewrites_the_asserts_of(name: str) -> None:
    assert "@pytest_ar" in vars(importlib.import_module(name))
