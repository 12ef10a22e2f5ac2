"""Several people at one screen: the socket sees through one pair of eyes at a time."""

import json
from collections import Counter
from dataclasses import replace

from seaglass.engine import Match, game_named
from seaglass.server.storage.store import Saved, Seat
from seaglass.server.tables.snapshot import TableSnapshot
from tests.server.house import BOT, HERE, ME, OPEN, House


def test_nobody_sees_until_somebody_says_i_am_here(shared_home: House) -> None:
    ann = shared_home.browser()
    live = ann.watch(ann.open_table(ME, HERE, BOT))
    assert (live.now["eyes"], live.now["legal"], live.now["frame"]["view"]["hand"]) == (None, [], None)
    assert live.look(1)["type"] == "done"
    assert live.now["eyes"] == 1
    assert len(live.now["frame"]["view"]["hand"]) == 12
    assert live.look(None)["type"] == "done"
    assert live.now["frame"]["view"]["hand"] is None


def test_the_screen_forgets_a_seat_once_it_has_decided(shared_home: House) -> None:
    ann = shared_home.browser()
    live = ann.watch(ann.open_table(ME, HERE, {"kind": "here"}))
    for seat in (2, 0, 1):
        live.look(seat)
        card = live.now["legal"][3]
        live.heard.clear()
        assert live.play(card)["type"] == "done"
        frames, state, done = map(json.loads, live.heard)
        assert [m["type"] for m in (frames, state, done)] == ["frames", "state", "done"]
        for message in (frames, state):
            assert (message["eyes"], message["legal"], message["undo"]) == (None, [], False)
        assert frames["frames"][0]["view"]["hand"] is None
        assert all(frame["view"].get("hand") is None for frame in frames["frames"])
        assert frames["frames"][0]["story"] == [
            {"key": "mouton-chose", "seat": seat, "args": {}, "kind": "event"}
        ]
    assert any(event["key"] == "mouton-plays" for frame in frames["frames"] for event in frame["story"])


def test_a_seat_whose_eyes_are_shut_plays_nothing_but_may_undo(shared_home: House) -> None:
    ann = shared_home.browser()
    live = ann.watch(ann.open_table(ME, HERE, {"kind": "here"}))
    live.look(0)
    assert live.play("play 1", seat=1)["error"]["key"] == "eyes-elsewhere"
    live.play()
    assert live.play("play 1", seat=1)["error"]["key"] == "eyes-elsewhere"
    assert live.undo(0)["type"] == "done"
    assert live.now["eyes"] is None
    assert live.now["acting"] == [0, 1, 2]


def test_the_screen_keeps_its_eyes_while_their_seat_has_more_to_decide(shared_home: House) -> None:
    ann = shared_home.browser()
    table = {"game": "sirens", "options": {"tactics": "on"}, "seats": [ME, HERE]}
    live = ann.watch(ann.post("tables", table).json()["code"])
    live.look(1)
    for left in (3, 2, 1, 0):  # the opening hand is four decisions
        assert live.now["eyes"] == 1
        assert live.play(live.now["legal"][0])["type"] == "done"
        assert live.settle().now["eyes"] == (1 if left else None)


def test_without_secrets_a_screen_takes_back_whatever_it_decided_last(shared_home: House) -> None:
    ann = shared_home.browser()
    code = ann.post("tables", {"game": "petite_mer", "seats": [ME, HERE]}).json()["code"]
    live = ann.watch(code)
    start = live.now["ply"]
    assert not live.now["undo"]
    for verb in ("lay", "swap"):
        live.play(next(move for move in live.now["legal"] if move.startswith(verb)))
    assert (live.now["eyes"], live.now["acting"]) == (1, [1]), "whoever is asked looks at the screen"
    assert live.now["undo"], "the offer is not answered yet"
    for left in (1, 0):  # the offer, then what came before it
        assert live.undo(live.now["eyes"])["type"] == "done"
        assert (live.now["eyes"], live.now["ply"], live.now["undo"]) == (0, start + left, left > 0)


def test_another_screen_takes_nothing_back(shared_home: House) -> None:
    ann, ben = shared_home.browser(), shared_home.browser()
    code = ann.post("tables", {"game": "petite_mer", "seats": [ME, OPEN]}).json()["code"]
    ben.join(code)
    at_ann, at_ben = ann.watch(code), ben.watch(code)
    at_ann.play(next(move for move in at_ann.now["legal"] if move.startswith("swap")))
    at_ben.settle()
    assert (at_ann.now["undo"], at_ben.now["undo"]) == (True, False)
    assert at_ben.undo(1)["error"]["key"] == "undo-impossible"
    assert at_ann.undo(0)["type"] == "done"


def test_each_window_of_a_browser_has_its_own_eyes(shared_home: House) -> None:
    ann = shared_home.browser()
    code = ann.open_table(ME, HERE, BOT)
    one, two, three = (ann.watch(code) for _ in range(3))
    one.look(0)
    two.look(1)
    three.look(0)
    one.play()
    assert [live.settle().now["eyes"] for live in (one, two, three)] == [None, 1, None]


def test_a_browser_with_one_seat_keeps_its_eyes(shared_home: House) -> None:
    ann, ben = shared_home.browser(), shared_home.browser()
    code = ann.open_table(ME, OPEN, BOT)
    ben.join(code)
    live = ann.watch(code)
    assert live.now["eyes"] == 0
    live.play()
    assert live.now["eyes"] == 0


def test_a_second_seat_at_the_same_screen_shuts_the_eyes(shared_home: House) -> None:
    ann, ben = shared_home.browser(), shared_home.browser()
    code = ann.open_table(ME, OPEN, OPEN)
    ben.join(code, "Ben")
    live = ben.watch(code)
    assert live.now["eyes"] == 1
    ben.join(code, "Bea", seat=2)
    assert live.settle().now["eyes"] is None
    assert live.now["table"]["status"] == "playing"


def test_a_seat_that_goes_on_keeps_its_eyes() -> None:
    """A tile is lifted, aimed and laid, a ride has many steps: nobody else has to look away in between."""
    seats = tuple(Seat("person", name, holder="x") for name in ("Ann", "Ben", "Cy"))
    match = Match(game_named("mermaid_rain"), 3)
    snapshot = TableSnapshot(Saved("kotimu", "mermaid_rain", 1, match.options, bytes(32), seats), match)
    snapshot.fair.draw_all(match)
    kept = Counter[bool]()
    for _ in range(60):
        turn = snapshot.acting[0]
        match.play(turn, match.legal(turn)[0])
        snapshot.fair.draw_all(match)
        eyes = snapshot.next_eyes("x", turn, turn)
        assert eyes == (turn if snapshot.acting == [turn] else None)
        kept[eyes is not None] += 1
    assert min(kept[True], kept[False]) > 5


def test_without_secrets_eyes_follow_whoever_must_act() -> None:
    seats = (Seat("person", "Ann", holder="x"), Seat("bot", "Bot"), Seat("person", "Ben", holder="x"))
    match = Match(replace(game_named("mouton"), secrets=False), 3, {"cards": "open"})
    snapshot = TableSnapshot(Saved("kotimu", "mouton", 1, match.options, bytes(32), seats), match)
    snapshot.fair.draw_all(match)
    eyes = snapshot.first_eyes("x")
    for _ in range(30):
        (turn,) = snapshot.acting
        assert eyes == turn or turn == 1
        match.play(turn, match.legal(turn)[0])
        snapshot.fair.draw_all(match)
        eyes = snapshot.next_eyes("x", eyes, turn)
    assert snapshot.first_eyes(None) is None
