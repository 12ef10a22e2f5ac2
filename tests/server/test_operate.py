"""Backup, restore, and what an operator does with tables, while a server runs on the same database."""

import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from seaglass.cli.app import app
from seaglass.engine import Refusal
from tests.server.house import BOT, HERE, ME, OPEN, House, house
from tests.server.tables.test_live_table import refusal


@pytest.fixture
def file_home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "seaglass.db") as running:
        yield running


def run(home: House | Path, *words: str) -> str:
    db = home if isinstance(home, Path) else home.registry.settings.where
    done = CliRunner().invoke(app, [*words, "--db", str(db)])
    if isinstance(done.exception, Refusal):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.stdout


def listed(home: House) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run(home, "admin", "list", "--json"))
    return found


def test_a_backup_of_a_running_server_goes_on_elsewhere_as_it_was(file_home: House, tmp_path: Path) -> None:
    ann = file_home.browser()
    code = ann.open_table(ME, HERE, HERE, words="salt")
    live = ann.watch(code)
    live.look(0)
    live.play()
    kept, later = tmp_path / "kept.seaglass", tmp_path / "new" / "later.db"
    run(file_home, "backup", str(kept))
    at_backup = ann.watch(code).now
    live.look(1)
    live.play()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    run(later, "restore", str(kept))
    assert stat.S_IMODE(later.stat().st_mode) == 0o600
    assert not [*later.parent.glob("*.db.*")]
    with house(later) as other:
        again = other.browser()
        again.http.cookies = ann.http.cookies
        assert again.watch(code).now == at_backup


def test_nothing_is_written_over_unless_that_is_asked_for(file_home: House, tmp_path: Path) -> None:
    code = file_home.browser().open_table(ME, OPEN, BOT)
    kept, there = tmp_path / "kept", tmp_path / "there.db"
    run(file_home, "backup", str(kept))
    with pytest.raises(Refusal, match="kept"):
        run(file_home, "backup", str(kept))
    with house(there) as other:
        other.browser().open_table(ME, OPEN, BOT)
        first = listed(other)
    with pytest.raises(Refusal, match=r"there\.db"):
        run(there, "restore", str(kept))
    run(there, "restore", str(kept), "--replace")
    with house(there) as other:
        assert [one["code"] for one in listed(other)] == [code]
    with house(tmp_path / "there.db.before") as before:
        assert listed(before) == first


def test_what_is_no_backup_is_refused_and_changes_nothing(file_home: House, tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("this is no database, but it is long enough to be read as one" * 99)
    before = listed(file_home)
    for file in (text, tmp_path / "missing"):
        with pytest.raises(Refusal, match=file.name):
            run(file_home, "restore", str(file), "--replace")
    assert listed(file_home) == before
    with pytest.raises(Refusal, match="missing"):
        run(tmp_path / "missing", "admin", "list")


def test_tables_are_listed_without_what_is_dealt(home: House) -> None:
    ann = home.browser()
    code, waiting = ann.open_table(ME, HERE, HERE, words="salt"), ann.open_table(ME, OPEN, BOT)
    ann.watch(code)
    by_code = {one["code"]: one for one in listed(home)}
    assert set(by_code[code]) == {"code", "game", "created", "status", "names", "decisions"}
    assert (by_code[code]["status"], by_code[waiting]["status"]) == ("playing", "gathering")
    assert by_code[code]["names"][0] == "Ann"
    printed = run(home, "admin", "list")
    assert code in printed
    assert "salt" not in printed + str(by_code)


def test_a_table_is_closed_while_somebody_is_there(home: House) -> None:
    ann = home.browser()
    code = ann.open_table(ME, HERE, HERE)
    live = ann.watch(code)
    live.look(0)
    run(home, "admin", "close", code.upper())
    with pytest.raises(ConnectionClosed):
        live.play()
    again = ann.connection(code)
    assert json.loads(again.recv())["error"]["key"] == "table-unknown"
    assert refusal(ann.get(f"tables/{code}")) == (404, "table-unknown")
    with pytest.raises(Refusal, match=code):
        run(home, "admin", "close", code)


def test_whoever_is_banned_opens_no_table_and_takes_no_seat(home: House) -> None:
    ann, eve = home.browser(), home.browser()
    code, other = ann.open_table(ME, OPEN, BOT), ann.open_table(ME, OPEN, BOT)
    eve.join(code, "Eve")
    run(home, "admin", "ban", code, "2")
    new = {"game": "mouton", "seats": [ME, BOT, BOT]}
    assert refusal(eve.join(other, "Eve")) == (403, "banned")
    assert refusal(eve.post("tables", new)) == (403, "banned")
    assert ann.post("tables", new).status_code == 201
    with pytest.raises(Refusal, match="3"):
        run(home, "admin", "ban", code, "3")
    run(home, "admin", "unban")
    assert eve.join(other, "Eve").status_code == 200


def test_a_backup_is_of_a_file(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEAGLASS_DATABASE", postgres_database)
    for command in ("backup", "restore"):
        done = CliRunner().invoke(app, [command, str(tmp_path / "kept")])
        assert isinstance(done.exception, Refusal)
        assert done.exception.key == "backup-of-postgres"
    assert CliRunner().invoke(app, ["admin", "list", "--json"]).stdout == "[]\n"
