"""The deal of the day: the same for everybody, and a list of who made the most of it."""

import hashlib
import hmac
from datetime import timedelta

import pytest

from seaglass.engine import record
from seaglass.server.tables import daily
from seaglass.server.tables.daily import today
from tests.server.house import ME, OPEN, House
from tests.server.tables.test_live_table import play_out, refusal

ALONE = {"game": "petite_mer", "seats": [ME], "daily": True}


def test_everybody_gets_the_same_deal_and_the_best_are_listed(shared_home: House) -> None:
    ends = []
    for _ in range(2):
        browser = shared_home.browser()
        code = browser.post("tables", ALONE).json()["code"]
        assert browser.get(f"tables/{code}").json()["day"] == today().isoformat()
        live = browser.watch(code)
        first = live.now["frame"]["view"]
        play_out(live)
        ends.append((first, live.now["result"]["scores"][0], code))
    assert ends[0][0] == ends[1][0], "two crews were dealt different tiles"
    best = shared_home.browser().get("games/petite_mer/daily/1").json()
    assert best["day"] == today().isoformat()
    points = [row["points"] for row in best["best"]]
    assert points == sorted(points, reverse=True)
    for _, score, code in ends:
        row = next(row for row in best["best"] if row["code"] == code)
        assert row["points"] == score
        assert row["names"] == ["Ann"]
    assert shared_home.browser().get("games/petite_mer/daily/2").json()["best"] == []


def test_words_do_not_change_it_and_a_rematch_is_an_ordinary_one(shared_home: House) -> None:
    browser = shared_home.browser()
    codes = [browser.post("tables", {**ALONE, "words": words}).json()["code"] for words in ("salt", "pepper")]
    views = [browser.watch(code).now["frame"]["view"] for code in codes]
    assert views[0] == views[1]
    play_out(browser.watch(codes[0]))
    again = browser.post(f"tables/{codes[0]}/rematch").json()["code"]
    assert browser.get(f"tables/{again}").json()["day"] is None
    assert browser.get(f"tables/{codes[0]}").json()["rematch"] == again
    assert shared_home.browser().get(f"tables/{codes[0]}").json()["rematch"] is None


def test_what_cannot_be_a_deal_of_the_day_is_refused(shared_home: House) -> None:
    browser = shared_home.browser()
    mouton = {"game": "mouton", "seats": [ME, OPEN, OPEN], "daily": True}
    assert refusal(browser.post("tables", mouton)) == (404, "daily-none")
    assert refusal(browser.get("games/mouton/daily/3")) == (404, "daily-none")
    other = {**ALONE, "options": {"piers": "on"}}
    assert refusal(browser.post("tables", other)) == (422, "daily-standard")


def test_a_day_can_be_checked_when_it_is_over_and_worked_out_before_by_nobody(
    shared_home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, day = shared_home.browser(), today()
    code = browser.post("tables", ALONE).json()["code"]
    live = browser.watch(code)
    play_out(live)
    commitment = browser.get("games/petite_mer/daily/1").json()["commitment"]
    shown = {"day": day.isoformat(), "commitment": commitment, "secret": None}
    assert browser.get(f"days/{day}").json() == shown
    assert live.now["proof"]["secret"] is None, "others still play this deal"
    assert browser.get(f"tables/{code}/record").json()["proof"] is None
    assert refusal(browser.get(f"days/{day + timedelta(1)}")) == (404, "day-unknown")

    monkeypatch.setattr(daily, "today", lambda: day + timedelta(1))
    secret = bytes.fromhex(browser.get(f"days/{day}").json()["secret"])
    assert hashlib.sha256(secret).hexdigest() == commitment
    of_deal = hmac.digest(secret, f"petite_mer {day} 1".encode(), "sha256")
    kept = browser.get(f"tables/{code}/record")
    assert kept.json()["proof"]["secret"] == of_deal.hex()
    record.loads(kept.text).verify()
    assert browser.watch(code).now["proof"]["secret"] == of_deal.hex()
