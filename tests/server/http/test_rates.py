"""How often one may ask: who asks faster waits, and nobody else does."""

import json
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from seaglass.engine import Refusal
from seaglass.server.http.identity import COOKIE
from seaglass.server.http.rates import MOST_KNOWN, Rates, TokenBuckets, address_of
from seaglass.server.settings import Settings
from tests.server.house import BOT, ME, OPEN, House, Live, house


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def asking(address: str = "203.0.113.7", person: str = "") -> HTTPConnection:
    cookie = f"{COOKIE}={person * 43}".encode()
    headers = [(b"cookie", cookie)] if person else []
    return HTTPConnection({"type": "http", "client": (address, 1), "headers": headers})


def rates(clock: Clock, **settings: float) -> Rates:
    return Rates(Settings.model_validate({"burst": 2, **settings}), clock)


def test_a_bucket_fills_as_time_goes_by() -> None:
    clock = Clock()
    buckets = TokenBuckets(2, 10, clock)
    buckets.take("a", 10)
    assert buckets.wait("a", 1) == 0.5
    assert buckets.wait("b", 10) == 0
    clock.now = 1
    assert buckets.wait("a", 2) == 0
    clock.now = 100
    assert buckets.wait("a", 10) == 0
    assert buckets.wait("a", 11) == 0.5, "no more than there is room for"


def test_buckets_that_are_full_are_forgotten() -> None:
    clock = Clock()
    buckets = TokenBuckets(1, 1, clock)
    for number in range(3 * MOST_KNOWN):
        clock.now += 1
        buckets.take(number, 0.5)
    assert len(buckets._full) <= MOST_KNOWN


def test_one_person_does_not_use_up_a_households_share() -> None:
    limits = rates(Clock(), requests_per_person=1, requests_per_address=10, patience=3)
    delays = [limits.request_delay(asking(person="a"), 1) for _ in range(5)]
    assert delays == [0, 0, 1, 2, 3]
    with pytest.raises(Refusal, match="too much"):
        limits.request_delay(asking(person="a"), 1)
    assert limits.request_delay(asking(person="b"), 1) == 0


def test_an_address_has_one_share_however_many_people_it_invents() -> None:
    limits = rates(Clock(), requests_per_person=10, requests_per_address=2, patience=1)
    people = [asking(person=letter) for letter in "abcdef"]
    assert [limits.request_delay(person, 1) for person in people] == [0, 0, 0, 0, 0.5, 1]
    with pytest.raises(Refusal):
        limits.request_delay(asking(), 1)
    assert limits.request_delay(asking("203.0.113.8"), 1) == 0


def test_what_is_refused_is_not_counted() -> None:
    clock = Clock()
    limits = rates(clock, requests_per_address=1, patience=1)
    for _ in range(3):
        limits.request_delay(asking(), 1)
    for _ in range(100):
        with pytest.raises(Refusal):
            limits.request_delay(asking(), 1)
    clock.now = 3
    assert limits.request_delay(asking(), 1) == 0


def test_bystanders_slow_each_other_and_no_seat() -> None:
    limits = rates(Clock(), messages_per_seat=10, messages_per_bystander=1, messages_per_address=2)
    for person in "abcd":
        for _ in range(2):
            late = limits.message_delay(asking(person=person), "kotimu", seated=False, cost=1)
    assert late == 2, "eight messages, and the bucket of this address holds four"
    assert limits.message_delay(asking(person="e"), "kotimu", seated=True, cost=1) == 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::8", True),
        ("2001:db8:1:2::7", "2001:db8:1:3::7", False),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.8", False),
        ("unix", "unix", True),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (address_of(asking(one)) == address_of(asking(other))) is same


def test_too_many_requests_are_refused_and_others_are_not(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", requests_per_person=1e-3, burst=4000) as home:  # four at once, then none
        ann, ben = home.browser(), home.browser()
        for browser in (ann, ben):
            browser.open_table(ME, BOT, BOT)  # the first brings no cookie, and counts for the address alone
        ann.open_table(ME, BOT, BOT)
        answer = ann.post("tables", {"game": "mouton", "seats": [ME, BOT, BOT]})
        assert answer.status_code == 429
        assert answer.json()["error"]["key"] == "too-fast"
        assert answer.headers["retry-after"]
        assert ann.get("games").status_code == 429, "opening a table counts for four"
        assert ben.get("games").status_code == 200
        assert ann.http.get(home.url).status_code != 429, "the page itself is not counted"


def flood(home: House, code: str) -> Live:
    """A bystander who has sent many costly messages and reads nothing."""
    live = home.browser().watch(code)
    live.socket.close_timeout = 0.01  # it is not read any more, and so its farewell is not answered
    for number in range(250):
        live.socket.send(json.dumps({"type": "eyes", "id": number, "seat": None}))
    return live


def test_who_floods_a_table_is_read_more_slowly_and_players_are_not(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", messages_per_address=1e-3, patience=1e9) as home:  # two an hour
        ann = home.browser()
        code = ann.open_table(ME, OPEN, BOT)
        home.browser().join(code)
        live = ann.watch(code)
        floods = [flood(home, code) for _ in range(4)]
        for _ in range(40):
            live.settle()
        assert live.play()["type"] == "done"
        live.settle()
        for one in floods:
            one.until("frames")
            assert sum('"done"' in text for text in one.heard) <= 1


def test_a_socket_that_would_have_to_wait_too_long_is_closed(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", messages_per_address=1e-3) as home:
        live = flood(home, home.browser().open_table(ME, BOT, BOT))
        with pytest.raises(ConnectionClosed) as closed:
            live.until("never")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4408, "too-fast")
