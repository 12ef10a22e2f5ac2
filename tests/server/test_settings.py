"""Settings come from the command line or the environment, and the docs list every one."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from seaglass.cli.app import app
from seaglass.engine import Refusal
from seaglass.server.settings import public_settings, read_settings, table

DOCS = Path(__file__).parents[2] / "docs" / "settings.md"


def test_the_docs_list_every_setting_with_its_default() -> None:
    assert table() in DOCS.read_text(encoding="utf-8")


def test_a_setting_comes_from_the_command_line_else_from_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SEAGLASS_BOT_THREADS", "3")
    monkeypatch.setenv("SEAGLASS_PORT", "9000")
    settings = read_settings({"port": "9001", "host": None})
    assert (settings.bot_threads, settings.port, settings.host) == (3, 9001, "127.0.0.1")


@pytest.mark.parametrize(
    ("name", "wrong"), [("port", "70000"), ("bot_threads", "many"), ("bot_slice", "0"), ("idle_tables", "-1")]
)
def test_a_wrong_setting_is_refused_by_its_name(
    name: str, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Refusal, match=f"{name}.*SEAGLASS_{name.upper()}.*{wrong}"):
        read_settings({name: wrong})
    monkeypatch.setenv(f"SEAGLASS_{name.upper()}", wrong)
    with pytest.raises(Refusal, match=f"{name}.*SEAGLASS_{name.upper()}.*{wrong}"):
        read_settings({})


def test_the_command_offers_every_setting() -> None:
    shown = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "TERM": "dumb"}).output
    for name, _ in public_settings():
        assert f"--{name.replace('_', '-')}" in shown
