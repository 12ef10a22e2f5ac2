"""What whoever runs the server can ask it, and strangers cannot."""

import re
from pathlib import Path

import pytest

from seaglass.engine import Refusal
from seaglass.server.metrics import LOOP_LAG, MOVE_SECONDS, MOVES, REFUSALS, Histogram
from tests.server.house import HERE, ME, OPEN, House, eventually, house
from tests.server.tables.test_live_table import refusal


def test_alive_and_ready_are_said_to_everybody(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = home.browser()
    for path in ("/healthz", "/readyz"):
        answer = ann.get(home.url + path[1:])
        assert (answer.status_code, answer.text) == (200, "ok\n")

    def broken(_: str) -> None:
        raise Refusal("store-busy")

    monkeypatch.setattr(home.registry.store.sync, "version", broken)
    assert ann.get(home.url + "readyz").status_code == 503
    assert ann.get(home.url + "healthz").status_code == 200


def test_metrics_are_for_those_the_settings_name(home: House, tmp_path: Path) -> None:
    assert refusal(home.browser().get(home.url + "metrics")) == (404, "address-unknown")
    with house(tmp_path / "b.db", metrics_for="10.0.0.1, 127.0.0.1") as other:
        ann = other.browser()
        assert ann.get(other.url + "metrics").status_code == 200
        stranger = ann.http.get(other.url + "metrics", headers={"X-Forwarded-For": "9.9.9.9"})
        assert refusal(stranger) == (404, "address-unknown")


def test_metrics_tell_what_happens_and_no_secret(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", metrics_for="127.0.0.1") as home:
        ann = home.browser()
        code = ann.open_table({**ME, "name": "Zoraida"}, HERE, HERE)
        waiting = ann.open_table(ME, OPEN, HERE)
        live = ann.watch(code)
        live.look(0)
        moves, wrong = MOVES["mouton"], REFUSALS["move-unknown"]
        assert live.play()["type"] == "done"
        assert live.ask(type="play", seat=1, move="fly", ply=live.now["ply"])["type"] == "refused"
        eventually(lambda: LOOP_LAG.count > 0)
        text = ann.get(home.url + "metrics").text
        assert MOVES["mouton"] == moves + 1
        assert REFUSALS["move-unknown"] + REFUSALS["eyes-elsewhere"] > wrong
        assert "seaglass_tables 1\n" in text
        assert "seaglass_sockets 1\n" in text
        assert f'seaglass_moves_total{{game="mouton"}} {moves + 1}\n' in text
        assert f"seaglass_move_seconds_count {MOVE_SECONDS.count}\n" in text
        assert 'seaglass_refusals_total{key="' in text
        for line in text.splitlines():
            assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{\w+="[\w.+-]+"\})? [\d.e+-]+', line), line
        snapshot = home.registry.replay(code)
        assert snapshot is not None
        for secret in (code, waiting, "Zoraida", snapshot.saved.secret.hex(), ann.http.cookies["seaglass"]):
            assert secret not in text


def test_a_histogram_counts_what_took_no_longer() -> None:
    took = Histogram("h", "Seconds.", bounds=(1.0, 2.0))
    for seconds in (0.5, 1.0, 1.5, 9.0):
        took.took(seconds)
    assert list(took.lines())[2:] == [
        'h_bucket{le="1.0"} 2',
        'h_bucket{le="2.0"} 3',
        'h_bucket{le="+Inf"} 4',
        "h_sum 12.000000",
        "h_count 4",
    ]
