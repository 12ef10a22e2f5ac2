"""Who may come to a table: by a link that nobody guesses, or for a while by a code that can be said."""

import base64
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from seaglass.server.storage.store import Saved, Seat
from seaglass.server.tables import create
from tests.server.house import BOT, HERE, ME, OPEN, Browser, House, house
from tests.server.tables.test_live_table import refusal


def test_the_link_of_a_table_has_128_bits(shared_home: House) -> None:
    codes = {shared_home.browser().open_table(ME, OPEN, BOT) for _ in range(3)}
    assert len(codes) == 3
    for code in codes:
        assert len(base64.b32decode(code.upper() + "======")) == 16


def test_a_spoken_code_leads_to_a_table_until_the_match_begins(shared_home: House) -> None:
    ann, ben = shared_home.browser(), shared_home.browser()
    code = ann.open_table(ME, OPEN, BOT)
    lent = ann.post(f"tables/{code}/spoken").json()
    assert len(lent["spoken"]) == 6
    assert 0 < lent["seconds"] <= 1800
    assert ann.post(f"tables/{code}/spoken").json()["spoken"] == lent["spoken"]
    assert refusal(ben.post(f"tables/{code}/spoken")) == (403, "table-not-yours")
    heard = {"spoken": f" {lent['spoken'].upper()} "}
    assert ben.post("spoken", heard).json() == {"code": code}
    ben.join(code)
    assert refusal(ben.post("spoken", heard)) == (404, "code-unknown")
    assert refusal(ann.post(f"tables/{code}/spoken")) == (409, "match-begun")


def test_a_spoken_code_ends(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", spoken_code_seconds=1e-9) as home:
        ann = home.browser()
        spoken = ann.post(f"tables/{ann.open_table(ME, OPEN, BOT)}/spoken").json()["spoken"]
        assert refusal(ann.post("spoken", {"spoken": spoken})) == (404, "code-unknown")


def test_where_all_codes_are_lent_tables_are_opened_and_joined_as_before(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(create, "spoken_code", lambda _: "kotimu")
    ann, ben = home.browser(), home.browser()
    first, second = (ann.open_table(ME, OPEN, BOT) for _ in range(2))
    assert ann.post(f"tables/{first}/spoken").json()["spoken"] == "kotimu"
    assert refusal(ann.post(f"tables/{second}/spoken")) == (503, "codes-all-lent")
    assert ben.join(second).json()["status"] == "playing"


def test_whoever_guesses_from_one_address_must_wait(tmp_path: Path) -> None:
    def at(address: str) -> dict[str, str]:
        return {"X-Forwarded-For": address}

    with house(tmp_path / "a.db", wrong_codes=3) as home:
        ann, eve = home.browser(), home.browser()
        code = ann.open_table(ME, OPEN, BOT)
        right = {"spoken": ann.post(f"tables/{code}/spoken").json()["spoken"]}
        wrong = {"spoken": "xxxxxx"}
        assert refusal(eve.http.post("spoken", json=wrong, headers=at("9.9.9.9"))) == (404, "code-unknown")
        for path in ("tables/xxxxxx", "tables/YYYYYY/record"):
            assert refusal(eve.http.get(path, headers=at("9.9.9.9"))) == (404, "table-unknown")
        for body in (wrong, right):
            answer = eve.http.post("spoken", json=body, headers=at("9.9.9.9"))
            assert refusal(answer) == (429, "codes-guessed")
        assert refusal(eve.http.get("tables/zzzzzz", headers=at("9.9.9.9"))) == (429, "codes-guessed")
        assert eve.http.get(f"tables/{code}", headers=at("9.9.9.9")).status_code == 200, "a link goes on"
        assert eve.http.post("spoken", json=right, headers=at("9.9.9.8")).json() == {"code": code}


def test_guesses_by_socket_count_too(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", wrong_codes=1) as home:
        eve = home.browser()
        with eve.connection("xxxxxx") as socket:
            socket.recv()
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        assert refusal(eve.get("tables/yyyyyy")) == (429, "codes-guessed")


def test_a_table_from_when_codes_had_six_letters_goes_on(home: House) -> None:
    seats = (Seat("open"), Seat("bot", "Bob", "random"), Seat("bot", "Cyd", "random"))
    home.registry.store.sync.create(
        Saved("kotimu", "mouton", 1, {"cards": "secret", "chain_to_the_end": "off"}, bytes(32), seats), []
    )
    ben = home.browser()
    assert ben.join("KoTiMu").json()["status"] == "playing"
    assert ben.watch("kotimu").now["legal"]


def test_whoever_opened_a_table_turns_a_guest_away(shared_home: House) -> None:
    ann, eve, ben = (shared_home.browser() for _ in range(3))
    code = ann.open_table(ME, OPEN, OPEN, BOT, HERE)
    assert ann.get(f"tables/{code}").json()["host"]
    eve.join(code, "Eve", words="spite")
    at_ann, at_eve = ann.watch(code), eve.watch(code)
    assert not at_eve.now["table"]["host"]

    def turn_away(browser: Browser, seat: int) -> httpx.Response:
        return browser.post(f"tables/{code}/turn-away", {"seat": seat})

    assert refusal(turn_away(eve, 0)) == (403, "table-not-opened-by-you")
    for seat, key in ((0, "seat-no-guest"), (2, "seat-no-guest"), (3, "seat-no-guest"), (5, "seat-unknown")):
        assert refusal(turn_away(ann, seat)) == (422, key)
    gone = turn_away(ann, 1)
    assert gone.json()["seats"][1]["kind"] == "open"
    while at_ann.until("table")["table"]["seats"][1]["kind"] != "open":
        pass
    state = at_eve.until("state")
    assert (state["eyes"], state["table"]["seats"][1]["yours"]) == (None, False)
    assert state["proof"]["words"][1] == ""
    assert refusal(eve.join(code, "Eve")) == (403, "turned-away")
    assert ben.join(code, "Bea").json()["seats"][1]["name"] == "Bea"
    assert shared_home.browser().join(code, "Cyd").json()["status"] == "playing"
    assert refusal(turn_away(ann, 1)) == (409, "match-begun")
