"""One schema says everything on the wire: routes, messages of the socket, and the view of every game."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from seaglass.engine import Match, game_named, games
from seaglass.server.app import create_app
from seaglass.server.protocol.schema_types import camel, view_schemas
from seaglass.server.storage.store import Saved, Seat
from seaglass.server.tables.snapshot import TableSnapshot, table_model
from tests.reef import reef
from tests.server.house import BOT, ME, OPEN, House

SCHEMA: dict[str, Any] = create_app().openapi()


def checker(name: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", **SCHEMA})


def test_it_is_printed_for_the_types_of_the_client() -> None:
    printed = subprocess.run(
        [sys.executable, "-W", "error", "-m", "seaglass.server.protocol.schema"],
        capture_output=True,
        check=True,
    )
    assert json.loads(printed.stdout) == SCHEMA


def test_it_has_the_messages_and_every_games_view() -> None:
    schemas = SCHEMA["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Play", "State", "Frames", "Event"} <= set(schemas)
    assert schemas["WholeFrame"]["properties"]["view"] == {"$ref": "#/components/schemas/View"}
    assert set(schemas["View"]["discriminator"]["mapping"]) == set(games())
    for game in games():
        view = schemas[f"{camel(game)}View"]
        assert view["properties"]["game"] == {"const": game, "title": "Game", "type": "string"}
        assert set(view["required"]) == set(view["properties"])


def test_everything_it_refers_to_is_there() -> None:
    named = set(SCHEMA["components"]["schemas"])
    text = json.dumps(SCHEMA)
    referred = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert referred <= named
    assert {"View", *(f"{camel(game)}View" for game in games())} <= referred


@pytest.mark.parametrize("cards", ["secret", "open"])
def test_what_is_sent_is_what_it_says(shared_home: House, cards: str) -> None:
    ann, ben = shared_home.browser(), shared_home.browser()
    code = ann.open_table(ME, OPEN, BOT, options={"cards": cards})
    at_ann, watching = ann.watch(code), shared_home.browser().watch(code)
    ben.join(code)
    at_ben = ben.watch(code)
    for _ in range(40):
        for live in (at_ann, at_ben):
            if live.settle().now["legal"]:
                live.play()
        if at_ann.now["frames"][-1]["view"]["round"] == 2:
            break
    at_ann.play("rubbish")
    at_ann.undo(0)
    message = checker("ServerMessage")
    heard = [text for live in (at_ann, at_ben, watching.settle()) for text in live.heard]
    assert {json.loads(text)["type"] for text in heard} == {
        "state", "frames", "table", "done", "refused", "pong"
    }  # fmt: skip
    for text in heard:
        message.validate(json.loads(text))
    with pytest.raises(jsonschema_rs.ValidationError):
        message.validate({**json.loads(watching.heard[0]), "secret": 1})


@pytest.mark.parametrize("game", games())
def test_what_is_written_for_a_socket_is_what_the_schema_says(game: str) -> None:
    """A whole match of every game: the messages are joined from pieces of JSON, not written by the models."""
    known, message = game_named(game), checker("ServerMessage")
    seats = tuple(Seat("person", f"Player {seat}", None, str(seat)) for seat in range(known.seats[-1]))
    match, dice = Match(known, len(seats)), Random(1)
    snapshot = TableSnapshot(Saved("kotimu", game, 1, match.options, bytes(32), seats), match)
    readers = [(eyes, whole) for eyes in (None, 0, len(seats) - 1) for whole in (True, False)]
    views: dict[int | None, dict[str, Any]] = {}
    told = 0
    while True:
        snapshot.saved = replace(snapshot.saved, over=match.over)
        frames = match.frames[told:]
        told += len(frames)
        written = {reader: json.loads(text) for reader, text in snapshot.frames(frames, readers).items()}
        new = set(readers) - {(eyes, eyes not in views) for eyes, _ in readers}
        for (eyes, whole), frames_message in written.items():
            message.validate(frames_message)
            for frame in frames_message["frames"] if (eyes, whole) not in new else ():
                views[eyes] = {**views.get(eyes, {}), **frame["view"]}
        for eyes in views:
            state = json.loads(snapshot.state(eyes, table_model(snapshot.saved, None, set(), True)))
            message.validate(state)
            assert views[eyes] == state["frame"]["view"], "nothing that changed was left out"
        if match.over:
            return
        actor = dice.choice(match.actors)
        match.play(actor, dice.choice(match.legal(actor)))


def test_the_view_of_a_game_written_from_the_template_is_in_it(tmp_path: Path) -> None:
    with reef(tmp_path):
        assert "ReefView" in view_schemas()
