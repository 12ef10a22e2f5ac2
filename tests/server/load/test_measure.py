"""The benchmark of the server plays real matches, and says so when the server does not."""

import asyncio
import json

import pytest
from typer.testing import CliRunner

from seaglass.cli.app import app
from seaglass.engine import Refusal
from seaglass.server.load.clients import PlayedTable, SeatSocket
from seaglass.server.load.measure import Load, _Run

FIGURES = ("moves_per_second", "p50_ms", "p99_ms", "cpu_ms_per_move", "kb_per_table")


def test_a_few_tables_are_played_and_measured() -> None:
    asked = ["bench", "server", "--tables", "3", "--seconds", "0.5", "--rate", "40", "--json"]
    result = CliRunner().invoke(app, asked)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["tables"], found["sockets"]) == (3, 12)
    assert all(found[name] >= 0 for name in FIGURES)
    assert found["moves_per_second"] > 0
    assert found["p99_ms"] >= found["p50_ms"] > 0


class Wire:
    """Stands in for the transport; keeps what is written."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data


async def _socket(table: PlayedTable, wire: Wire) -> SeatSocket:
    seat = SeatSocket(table, "/", "localhost", "")
    seat._upgraded, seat._transport = True, wire  # type: ignore[assignment]
    return seat


def test_messages_are_put_together_from_whatever_pieces_arrive() -> None:
    heard: list[float | None] = []
    table = PlayedTable("kotimu", 1, lambda _, took: heard.append(took))
    texts = [json.dumps({"type": "pong", "fill": "x" * size}).encode() for size in (0, 200, 70_000)]
    sizes = (
        bytes([len(texts[0])]),
        b"\x7e" + len(texts[1]).to_bytes(2, "big"),
        b"\x7f" + len(texts[2]).to_bytes(8, "big"),
    )
    stream = b"".join(b"\x81" + size + text for size, text in zip(sizes, texts, strict=True))
    stream += b"\x89\x04ping"
    for piece in (1, 7, 1000, len(stream)):
        heard.clear()
        seat = asyncio.run(_socket(table, wire := Wire()))
        for at in range(0, len(stream), piece):
            seat.data_received(stream[at : at + piece])
        assert len(heard) == 3
        assert wire.written == b"\x8a\x84" + bytes(4) + b"ping", "the server hears that somebody is there"


def test_a_table_that_cannot_go_on_stops_the_measurement() -> None:
    run = _Run(Load(1, 0.1))
    run.tables = [PlayedTable("kotimu", 1, run.heard)]
    run.tables[0].hear("refused", {"error": {"key": "move-stale"}})
    with pytest.raises(Refusal, match="move-stale"):
        run._over()
