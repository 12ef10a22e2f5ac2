"""The benchmark of tables measures every number of seats; how fast that is, no test bots."""

import json

from typer.testing import CliRunner

from seaglass.cli.app import app
from seaglass.engine import game_named
from seaglass.server import speed


def test_every_decision_of_a_random_match_is_measured() -> None:
    cost = speed.cost_of_decisions(game_named("sirens"), 2, 0)
    assert len(cost) > 20
    assert min(cost) >= 0.0


def test_bench_tables_tells_the_cost_by_seats() -> None:
    done = CliRunner().invoke(app, ["bench", "tables", "sirens", "--json"])
    assert done.exit_code == 0, done.output
    cost = json.loads(done.output)["sirens"]
    assert list(cost) == ["2"]
    assert cost["2"].keys() == {"cpu_ms_p50", "cpu_ms_p99"}
