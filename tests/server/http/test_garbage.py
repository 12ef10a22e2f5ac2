"""Garbage on every input gets a clear refusal: never a 500, never a traceback, and the socket stays open."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from seaglass.engine import MAX_SEATS
from seaglass.server.app import create_app
from seaglass.server.http.connections import LARGEST_FRAME
from tests.server.house import BOT, ME, OPEN, WAIT, House, Live, house

BRIEFLY = settings(
    max_examples=40,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
SEATS = st.integers(-2, MAX_SEATS + 2) | JSON
MOVES = st.sampled_from(["play 1", "play 60", "PLAY  7", "deal 3", "tide 1", "play -1"]) | st.text()
ALMOST = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(["play", "undo", "eyes", "ping", "state", "done"]) | JSON,
        "id": st.integers() | JSON,
        "seat": SEATS,
        "move": MOVES | JSON,
        "ply": st.integers() | JSON,
        "more": JSON,
    },
)
# A body that breaks the schema may be refused for its size first.
REFUSING = ["400", "403", "404", "405", "409", "413", "422"]
CHECKS = {"negative_data_rejection": {"expected-statuses": REFUSING}}
schema = schemathesis.openapi.from_dict(
    create_app().openapi(), config=schemathesis.Config.from_dict({"checks": CHECKS})
)


@pytest.fixture(scope="module")
def live(shared_home: House) -> Live:
    ann = shared_home.browser()
    code = ann.open_table(ME, OPEN, BOT)
    shared_home.browser().join(code)
    return ann.watch(code)


@pytest.fixture(scope="module")
def client(shared_home: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=shared_home.url, timeout=WAIT) as client:
        yield client


def check_refusal(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, answer.text
    body = answer.json()
    assert set(body["error"]) == {"key", "args", "clause"}
    assert body["message"] != body["error"]["key"]
    assert "Traceback" not in answer.text


def still_open(live: Live) -> None:
    live.heard.clear()
    live.settle()
    for text in live.heard:
        message = json.loads(text)
        assert message["type"] in ("refused", "done", "pong", "state", "frames", "table"), text
        assert message.get("error", {}).get("key") != "server-trouble"


@BRIEFLY
@given(ALMOST | JSON)
def test_socket_messages_that_are_almost_right(live: Live, message: object) -> None:
    live.socket.send(json.dumps(message))
    still_open(live)


@BRIEFLY
@given(st.text() | st.binary(max_size=100))
def test_socket_frames_that_are_no_messages(live: Live, frame: str | bytes) -> None:
    live.socket.send(frame)
    still_open(live)


@pytest.mark.parametrize(
    ("frame", "key"),
    [
        (b'{"type":"ping"}', "message-binary"),
        ("", "message-not-json"),
        ("{" * 5000, "message-not-json"),
        ("[" * 16000, "message-not-json"),
        ('{"type":' + '{"type":' * 1000 + "1" + "}" * 1001, "message-not-json"),
        (" " * 17_000, "message-too-large"),
        ("é" * 8500, "message-too-large"),
        ('{"type":"ping","more":1}', "field-unexpected"),
        ('{"type":"dance"}', "field-wrong"),
        ("{}", "field-missing"),
        ("7", "field-wrong"),
        ("NaN", "field-wrong"),
        ('{"type":"play","id":1,"seat":0,"move":"play 1"}', "field-missing"),
        ('{"type":"play","id":1,"seat":"0","move":"play 1","ply":1}', "field-wrong"),
        ('{"type":"play","id":1,"seat":true,"move":"play 1","ply":1}', "field-wrong"),
        ('{"type":"play","id":1,"seat":0.5,"move":"play 1","ply":1}', "field-wrong"),
        ('{"type":"play","id":1e99,"seat":0,"move":"play 1","ply":1}', "field-wrong"),
        ('{"type":"play","id":1,"seat":0,"move":"\\ud800","ply":1}', "message-not-json"),
        ('{"type":"eyes","id":1,"seat":0,"\\ud800":1}', "message-not-json"),
        ('{"type":"undo","id":' + "9" * 5000 + ',"seat":0}', "message-not-json"),
    ],
)
def test_socket_frames_and_what_is_said_to_them(live: Live, frame: str | bytes, key: str) -> None:
    live.settle().heard.clear()
    live.socket.send(frame)
    refused = live.until("refused")
    assert refused["error"]["key"] == key
    assert refused["id"] is None


def test_a_frame_far_too_large_closes_the_socket_and_nothing_else(shared_home: House) -> None:
    ann = shared_home.browser()
    code = ann.open_table(ME, BOT, BOT)
    live, other = ann.watch(code), ann.watch(code)
    live.socket.send("x" * (LARGEST_FRAME + 1))
    with pytest.raises(ConnectionClosed) as closed:
        live.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    other.settle()


def test_who_sends_nothing_but_rubbish_is_cut_off_with_the_reason(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", bad_frames_limit=5) as home:
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT))
        for _ in range(4):
            live.socket.send("rubbish")
        live.settle()
        for _ in range(5):
            live.socket.send("rubbish")
        with pytest.raises(ConnectionClosed) as closed:
            live.until("never")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "message-abuse")
        assert live.refusals == ["message-not-json"] * 9


@BRIEFLY
@given(JSON, st.sampled_from(["tables", "tables/kotimu/join"]))
def test_bodies_of_any_shape(client: httpx.Client, body: object, path: str) -> None:
    check_refusal(client.post(f"api/{path}", content=json.dumps(body)))


@BRIEFLY
@given(st.binary(max_size=200), st.sampled_from(["application/json", "text/plain", "multipart/form-data"]))
def test_bodies_that_are_no_json(client: httpx.Client, body: bytes, kind: str) -> None:
    check_refusal(client.post("api/tables", content=body, headers={"content-type": kind}))


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"{", 400, "message-not-json"),
        (b"\xff\xfe", 400, "message-not-json"),
        (b"[" * 60_000, 400, "message-not-json"),
        (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, 400, "message-not-json"),
        (b'{"game":"mouton","seats":[],"\\ud800":1}', 422, "field-wrong"),
        (b'{"game":"\\ud800","seats":[]}', 422, "field-wrong"),
        (b'{"game":"mouton","seats":[{"kind":"me","name":"\\ud800"}]}', 422, "field-wrong"),
        (b'{"game":' + b"9" * 5000 + b"}", 400, "message-not-json"),
        (b'{"game":NaN}', 422, "field-wrong"),
        (b" " * 100_000, 413, "body-too-large"),
        (b"", 422, "field-missing"),
    ],
)
def test_bodies_and_what_is_said_to_them(client: httpx.Client, body: bytes, status: int, key: str) -> None:
    answer = client.post("api/tables", content=body, headers={"content-type": "application/json"})
    check_refusal(answer)
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


def test_a_body_that_never_ends_is_cut_off(client: httpx.Client) -> None:
    sent = 0

    def endless() -> Iterator[bytes]:
        nonlocal sent
        while sent < 10_000:
            sent += 1
            yield b" " * 5000

    with suppress(httpx.TransportError):  # cut off while still sending, one may not hear why
        answer = client.post("api/tables", content=endless(), headers={"content-type": "application/json"})
        assert answer.json()["error"]["key"] == "body-too-large"
    assert sent < 10_000, "the server read it to the end"


@settings(BRIEFLY, max_examples=15)
@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=60))
def test_addresses_of_any_kind(client: httpx.Client, text: str) -> None:
    part = quote(text, safe="").replace(".", "%2E")
    for path in ("tables/{}", "tables/{}/record", "games/{}/rules/en", "games/mouton/rules/{}"):
        check_refusal(client.get(f"api/{path.format(part)}"))


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
def test_methods_that_are_not_there(client: httpx.Client, method: str) -> None:
    for path in ("api/tables", "api/games", "api/tables/kotimu", ""):
        answer = client.request(method, path)
        assert answer.status_code in (404, 405)
        check_refusal(answer)


@pytest.mark.parametrize("cookie", ["", "x", "seaglass=", "seaglass=%00;;;", f"seaglass={'a' * 4000}", "é"])
def test_cookies_of_any_kind(client: httpx.Client, cookie: str) -> None:
    body = {"game": "mouton", "seats": [ME, BOT, BOT]}
    answer = client.post("api/tables", json=body, headers=[(b"cookie", cookie.encode())])
    assert answer.status_code == 201
    assert "seaglass" in answer.cookies


@schema.parametrize()
@settings(BRIEFLY, max_examples=15)
def test_the_schema_tells_the_truth(case: schemathesis.Case[Any], shared_home: House) -> None:
    """Whatever follows the schema, or nearly, is answered as the schema says."""
    # What a game makes of seats, options and names is more than a schema can say: those may be refused.
    case.call_and_validate(
        base_url=shared_home.url.rstrip("/"), excluded_checks=[schemathesis.checks.positive_data_acceptance]
    )
