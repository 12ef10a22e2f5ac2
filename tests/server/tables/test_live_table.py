"""Opening tables, joining them, and playing again."""

import json
from pathlib import Path

import httpx
import pytest

from seaglass.engine import record
from seaglass.locales import LANGUAGES
from tests.reef import reef
from tests.server.house import BOT, HERE, ME, OPEN, House, Live


def refusal(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert set(body) == {"error", "message"}
    assert set(body["error"]) == {"key", "args", "clause"}
    assert body["message"] != body["error"]["key"], "a refusal without its sentence"
    return answer.status_code, body["error"]["key"]


def play_out(*players: Live) -> None:
    """Everybody plays their first legal move until the match is over."""
    while not players[0].settle().now["result"]:
        for player in players:
            player.settle()
            if player.now["legal"]:
                assert player.play()["type"] == "done"


def test_games_are_listed(shared_home: House) -> None:
    games = {game["name"]: game for game in shared_home.browser().get("games").json()}
    assert games["mouton"]["released"]
    assert games["mouton"]["seats"] == [3, 4, 5]
    assert games["mouton"]["secrets"]
    cards = {"name": "cards", "values": ["secret", "open"], "default": "secret", "one_screen": []}
    assert cards in games["mouton"]["options"]
    assert games["petite_mer"]["options"][-1]["one_screen"] == ["free"]


def test_a_game_that_is_not_released_is_listed_as_such(shared_home: House, tmp_path: Path) -> None:
    with reef(tmp_path):
        games = {game["name"]: game for game in shared_home.browser().get("games").json()}
    assert not games["reef"]["released"]
    assert games["reef"]["seats"] == [2, 3, 4]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_told_by_clause(shared_home: House, lang: str) -> None:
    book = shared_home.browser().get(f"games/mouton/rules/{lang}").json()
    assert book["chapters"][0]["clauses"][0]["id"] == "mouton.1.1"


def test_a_table_without_open_seats_starts_at_once(shared_home: House) -> None:
    ann = shared_home.browser()
    code = ann.open_table({"kind": "me", "name": "  Ann\u202e\x00  Lee "}, BOT, BOT, words="salt")
    table = ann.get(f"tables/{code}").json()
    assert table["status"] == "playing"
    assert table["options"] == {"cards": "secret", "chain_to_the_end": "off"}
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    me = {"name": "Ann Lee", "kind": "person", "bot": None, "yours": True, "here": False, "waking": False}
    assert table["seats"][0] == me
    assert len({seat["name"] for seat in table["seats"]}) == 3
    assert not shared_home.browser().get(f"tables/{code.upper()}").json()["seats"][0]["yours"]


@pytest.mark.parametrize("others", [[BOT], [HERE], [HERE, BOT]])
def test_an_option_for_one_screen_is_for_people_there_and_bots(
    shared_home: House, others: list[object]
) -> None:
    new = {"game": "petite_mer", "options": {"swaps": "free"}, "seats": [ME, *others]}
    assert shared_home.browser().post("tables", new).status_code == 201


def test_an_option_for_one_screen_is_refused_where_somebody_comes_from_elsewhere(shared_home: House) -> None:
    ann = shared_home.browser()
    new = {"game": "petite_mer", "seats": [ME, OPEN, BOT]}
    assert refusal(ann.post("tables", {**new, "options": {"swaps": "free"}})) == (422, "option-one-screen")
    assert ann.post("tables", {**new, "options": {"swaps": "ask"}}).status_code == 201


def test_the_match_starts_with_the_last_seat_taken(shared_home: House) -> None:
    ann, ben, cyd = shared_home.browser(), shared_home.browser(), shared_home.browser()
    code = ann.open_table(ME, OPEN, OPEN)
    at_ann = ann.watch(code)
    assert at_ann.now["table"]["status"] == "gathering"
    assert (at_ann.now["acting"], at_ann.now["legal"]) == ([], [])
    assert ben.join(code, "ann").json()["seats"][1]["name"] == "ann 2"
    assert at_ann.until("table")["table"]["seats"][1]["kind"] == "person"
    assert cyd.get(f"tables/{code}").json()["status"] == "gathering"
    at_cyd = cyd.watch(code)
    assert at_cyd.now["legal"] == []
    assert cyd.join(code, "Cyd", words="foam").json()["status"] == "playing"
    assert at_ann.until("table")["table"]["status"] == "playing"
    frames = at_ann.until("frames")
    assert len(frames["legal"]) == 12
    assert frames["proof"] == {
        "commitment": at_ann.now["table"]["commitment"],
        "words": ["", "", "foam"],
        "secret": None,
        "origin": None,
        "since": 0,
    }
    at_cyd.settle()
    assert (at_cyd.now["eyes"], len(at_cyd.now["legal"])) == (2, 12)


def test_joining_twice_takes_one_seat_and_asking_for_another_takes_that_too(shared_home: House) -> None:
    ann, ben = shared_home.browser(), shared_home.browser()
    code = ann.open_table(ME, OPEN, OPEN, OPEN)
    for _ in range(2):
        table = ben.join(code, "Ben").json()
        assert [seat["yours"] for seat in table["seats"]] == [False, True, False, False]
    assert [s["yours"] for s in ben.join(code, "Bea", seat=3).json()["seats"]] == [False, True, False, True]


def test_seats_that_cannot_be_had(shared_home: House) -> None:
    ann, ben, cyd = shared_home.browser(), shared_home.browser(), shared_home.browser()
    code = ann.open_table(ME, OPEN, BOT)
    assert refusal(ben.join(code, seat=0)) == (409, "seat-taken")
    assert refusal(ben.join(code, seat=5)) == (422, "seat-unknown")
    assert refusal(ben.join(code, " \u200b\n")) == (422, "name-empty")
    assert refusal(ben.join(code, "x" * 25)) == (422, "name-too-long")
    assert ben.join(code).status_code == 200
    assert refusal(cyd.join(code)) == (409, "seats-all-taken")
    assert refusal(cyd.join("nosuch")) == (404, "table-unknown")


@pytest.mark.parametrize(
    ("table", "key"),
    [
        ({"game": "moutn", "seats": [ME, BOT, BOT]}, "game-unknown"),
        ({"game": "sirens", "seats": [ME, BOT, BOT]}, "seats-wrong"),
        ({"game": "mouton", "seats": [ME, BOT]}, "seats-wrong"),
        ({"game": "mouton", "seats": [ME, ME, BOT]}, "seat-me-twice"),
        ({"game": "mouton", "seats": [ME, BOT, {"kind": "bot", "bot": "sensibel"}]}, "bot-unknown"),
        ({"game": "mouton", "seats": [ME, BOT, {"kind": "here", "bot": "random"}]}, "seat-not-a-bot"),
        ({"game": "mouton", "seats": [ME, BOT, BOT], "options": {"card": "open"}}, "option-unknown"),
        ({"game": "mouton", "seats": [ME, BOT, BOT], "options": {"cards": "up"}}, "option-value-wrong"),
        ({"game": "mouton", "seats": [ME, BOT, BOT], "options": {"cards": 1}}, "field-wrong"),
        ({"game": "mouton", "seats": [ME, BOT, BOT], "secret": "00"}, "field-unexpected"),
        ({"game": "mouton", "seats": [{"kind": "ghost"}, BOT, BOT]}, "field-wrong"),
        ({"game": "mouton", "seats": []}, "field-wrong"),
        ({"seats": [ME, BOT, BOT]}, "field-missing"),
    ],
)
def test_tables_that_cannot_be(shared_home: House, table: dict[str, object], key: str) -> None:
    status, said = refusal(shared_home.browser().post("tables", table))
    assert said == key
    assert status == (404 if key == "game-unknown" else 422)


def test_there_is_no_rematch_and_no_record_of_a_running_match(shared_home: House) -> None:
    ann = shared_home.browser()
    code = ann.open_table(ME, BOT, BOT)
    assert refusal(ann.get(f"tables/{code}/record")) == (409, "match-not-over")
    assert refusal(ann.post(f"tables/{code}/rematch")) == (409, "match-not-over")
    assert refusal(shared_home.browser().post(f"tables/{code}/rematch")) == (403, "table-not-yours")


def test_a_whole_match_its_record_and_its_one_rematch(home: House) -> None:
    ann, ben = home.browser(), home.browser()
    code = ann.open_table(ME, OPEN, BOT, words="one")
    ben.join(code, "Ben", words="two")
    at_ann, at_ben, watching = ann.watch(code), ben.watch(code), home.browser().watch(code)
    play_out(at_ann, at_ben)

    watching.settle()
    news = [m for m in map(json.loads, watching.heard) if m["type"] == "table"]
    assert news[-1]["table"]["status"] == "over"
    result = watching.now["result"]
    assert len(result["scores"]) == 3
    assert [result["scores"][seat] for seat in result["winners"]] == [max(result["scores"])] * len(
        result["winners"]
    )
    assert at_ann.play("play 1", ply=10**6)["error"]["key"] == "match-over"

    kept = ann.get(f"tables/{code}/record")
    assert kept.headers["content-disposition"] == f'attachment; filename="mouton-{code}.sea"'
    read = record.loads(kept.text)
    read.verify()
    assert read.names[:2] == ("Ann", "Ben")
    assert read.match.scores == result["scores"]
    assert read.fair is not None
    assert watching.now["proof"] == {
        "commitment": read.commitment,
        "words": ["one", "two", ""],
        "secret": read.fair.secret.hex(),
        "origin": None,
        "since": 0,
    }

    again = ann.post(f"tables/{code}/rematch").json()["code"]
    assert at_ben.until("table")["table"]["rematch"] == again
    assert ben.post(f"tables/{code}/rematch").json()["code"] == again
    assert at_ben.settle().now["proof"]["words"] == ["one", "two", ""]
    assert ben.watch(again).now["proof"]["words"] == ["", "", ""], "known before the new secret was drawn"
    table = ben.get(f"tables/{again}").json()
    assert [seat["yours"] for seat in table["seats"]] == [False, True, False]
    assert table["status"] == "playing"
    assert table["commitment"] != watching.now["proof"]["commitment"]
    assert refusal(home.browser().post(f"tables/{code}/rematch")) == (403, "table-not-yours")


def test_people_at_one_screen_hold_several_seats(shared_home: House) -> None:
    ann = shared_home.browser()
    code = ann.open_table(ME, HERE, BOT, {"kind": "here"})
    seats = ann.get(f"tables/{code}").json()["seats"]
    assert [seat["yours"] for seat in seats] == [True, True, False, True]
    assert all(seat["name"] for seat in seats)


def test_words_are_taken_only_with_a_seal_that_was_shown_before(shared_home: House) -> None:
    ann, ben = shared_home.browser(), shared_home.browser()
    new = {"game": "mouton", "seats": [ME, BOT, BOT], "words": "salt"}
    assert refusal(ann.post("tables", new)) == (422, "words-before-commitment")
    seal = ann.post("commitments").json()["commitment"]
    assert refusal(ben.post("tables", {**new, "commitment": seal})) == (422, "commitment-unknown")
    code = ann.post("tables", {**new, "commitment": seal}).json()["code"]
    assert ann.get(f"tables/{code}").json()["commitment"] == seal
    again = {**new, "commitment": seal}
    assert refusal(ann.post("tables", again)) == (422, "commitment-unknown"), "once: it will be known"
