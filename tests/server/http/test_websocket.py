"""The socket of a table: what one says, and what everybody hears."""

import asyncio
import gc
import json
import warnings
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from seaglass.server.http.websocket import TableSocket, cost_of
from seaglass.server.protocol.messages import Hint, Play
from seaglass.server.tables.snapshot import TableSnapshot
from tests.server.house import BOT, HERE, ME, OPEN, WAIT, Browser, House, Live, house, loaded


def three(home: House) -> tuple[str, list[Browser], list[Live]]:
    """A table of three people, each at their own screen."""
    browsers = [home.browser() for _ in range(3)]
    code = browsers[0].open_table(ME, OPEN, OPEN)
    for guest in browsers[1:]:
        guest.join(code)
    lives = [browser.watch(code) for browser in browsers]
    return code, browsers, [live.settle() for live in lives]


def kinds(live: Live) -> list[str]:
    return [json.loads(text)["type"] for text in live.heard]


def test_a_move_is_told_to_all_and_then_confirmed(shared_home: House) -> None:
    code, _, (ann, ben, _) = three(shared_home)
    watching = shared_home.browser().watch(code)
    for live in (ann, ben, watching):
        live.heard.clear()
    assert ann.play()["type"] == "done"
    assert kinds(ann) == ["frames", "done"]
    lives = (ann, ben.settle(), watching.settle())
    told = [json.loads(live.heard[0]) for live in lives]
    assert [m["acting"] for m in told] == [[1, 2]] * 3
    assert [m["eyes"] for m in told] == [0, 1, None]
    assert [len(m["legal"]) for m in told] == [0, 12, 0]
    assert [m["undo"] for m in told] == [True, False, False]
    assert {key for m in told for frame in m["frames"] for key in frame["view"]} < set(watching.view)
    views = [live.now["frames"][0]["view"] for live in lives]
    assert [view["hand"] is None for view in views] == [False, False, True]
    assert all(view["players"][0]["chosen"] and view["players"][0]["played"] is None for view in views)


def test_several_moves_are_one_message_and_one_step_of_the_log(home: House) -> None:
    ann = home.browser()
    code = ann.open_table(ME, {"kind": "bot", "bot": "random"}, game="petite_mer")
    live = ann.watch(code)
    while live.settle().now["acting"] != [0] or len(live.now["legal"]) < 2:
        if live.now["acting"] == [0]:
            live.play()
    store, ply = home.registry.store.sync, live.now["ply"]
    loaded = store.load(code)
    assert loaded is not None
    match = TableSnapshot.replay(*loaded).match
    moves: list[str] = []
    for _ in range(3):
        moves.append(match.legal(0)[0])
        if match.play_all(0, moves[-1:]) != 1 or match.actors != (0,):
            break
    live.heard.clear()
    done = live.ask(type="play", seat=0, moves=[*moves, "rubbish"], ply=ply)
    assert (done["type"], done["made"]) == ("done", len(moves))
    assert kinds(live).count("frames") == 1
    assert store.version(code) == loaded[0].version + 1


def test_a_play_has_one_move_or_several(shared_home: House) -> None:
    _, _, (ann, *_) = three(shared_home)
    move = ann.now["legal"][0]
    wrong: tuple[dict[str, Any], ...] = (
        {},
        {"move": move, "moves": [move]},
        {"moves": []},
        {"moves": [move] * 41},
    )
    for more in wrong:
        said = {"type": "play", "id": 1, "seat": 0, "ply": ann.now["ply"], **more}
        ann.socket.send(json.dumps(said))
        assert ann.until("refused")["id"] is None
    assert ann.refusals == ["field-missing", "field-unexpected", "field-wrong", "field-wrong"]
    assert ann.ask(type="play", seat=0, moves=["rubbish", move], ply=ann.now["ply"])["type"] == "refused"
    assert ann.play(move)["made"] == 1


def test_each_of_several_moves_counts() -> None:
    said = {"type": "play", "id": 1, "seat": 0, "ply": 1}
    costs = [cost_of(Play.model_validate({**said, **one})) for one in ({"move": "a"}, {"moves": ["a"] * 7})]
    assert costs == [1.0, 7.0]


def test_the_last_choice_brings_the_reveal_frame_by_frame(shared_home: House) -> None:
    _, _, lives = three(shared_home)
    for live in lives:
        live.settle().play()
    frames = lives[0].settle().now["frames"]
    keys = [event["key"] for frame in frames for event in frame["story"]]
    assert keys[0] == "mouton-chose"
    assert keys.index("mouton-plays") < keys.index("mouton-takes") < keys.index("mouton-trick")
    assert lives[0].now["acting"] == [0, 1, 2]
    assert len(lives[0].now["legal"]) == 11


@pytest.mark.parametrize(
    ("move", "key", "clause"),
    [("plya 7", "move-unknown", None), ("deal 7", "only-chance", None), ("", "move-unknown", None)],
)
def test_impossible_moves_are_refused(shared_home: House, move: str, key: str, clause: str | None) -> None:
    _, _, (ann, *_) = three(shared_home)
    error = ann.play(move)["error"]
    assert (error["key"], error["clause"]) == (key, clause)
    assert ann.play()["type"] == "done", "a refusal changes nothing"


def test_a_refusal_names_the_clause(shared_home: House) -> None:
    _, _, (ann, *_) = three(shared_home)
    missing = next(card for card in range(1, 61) if f"play {card}" not in ann.now["legal"])
    error = ann.play(f"play {missing}")["error"]
    assert error == {"key": "mouton-not-in-hand", "args": {"card": missing}, "clause": "mouton.3.2"}


def test_a_second_click_is_stale_and_anothers_move_is_not(shared_home: House) -> None:
    _, _, (ann, ben, cyd) = three(shared_home)
    ply, move = ann.now["ply"], ann.now["legal"][0]
    assert ann.play()["type"] == "done"
    assert ann.play(move, ply=ply)["error"]["key"] == "move-stale"
    assert ben.play(ply=ply)["type"] == "done", "Ben had not heard of Ann's choice yet"
    assert cyd.play(ply=ply)["type"] == "done"
    ann.settle()
    assert ann.play(ply=ply)["error"]["key"] == "move-stale"


def test_nobody_plays_for_another_seat(shared_home: House) -> None:
    code, _, (ann, ben, _) = three(shared_home)
    watching = shared_home.browser().watch(code)
    for live in (ben, watching):
        assert live.play("play 1", seat=0)["error"]["key"] == "seat-not-yours"
        assert live.look(0)["error"]["key"] == "seat-not-yours"
        assert live.undo(0)["error"]["key"] == "seat-not-yours"
    assert ann.look(5)["error"]["key"] == "seat-not-yours"
    assert ann.settle().now["acting"] == [0, 1, 2]


def test_undo_twice_in_a_hurry_takes_back_one_decision(shared_home: House) -> None:
    """Two decisions in a row that could both be taken back: only the one that is meant is."""
    ann = shared_home.browser()
    code = ann.open_table({"kind": "me"}, game="petite_mer")
    live = ann.watch(code)
    plies = [live.now["ply"]]
    while len(plies) < 3:  # two decisions that may be undone, one after the other
        live.play()
        plies = [*plies, live.now["ply"]] if live.now["undo"] else [live.now["ply"]]
    meant = {"type": "undo", "seat": 0, "ply": plies[-1]}
    for number in (901, 902):
        live.socket.send(json.dumps({**meant, "id": number}))
    answers = [live.until("done", "refused") for _ in range(2)]
    assert [answer["id"] for answer in answers] == [901, 902]
    assert answers[0]["type"] == "done"
    assert answers[1]["error"]["key"] == "undo-stale"
    assert live.now["ply"] == plies[-2]
    assert live.undo(0)["type"] == "done", "whoever means the one before can say so"
    assert live.now["ply"] == plies[-3]


def test_an_undo_that_names_no_ply_is_refused(shared_home: House) -> None:
    ann = shared_home.browser()
    live = ann.watch(ann.open_table(ME, HERE, {"kind": "here"}))
    live.look(0)
    live.play()
    live.socket.send('{"type":"undo","id":1,"seat":0}')
    assert live.until("refused")["error"] == {
        "key": "field-missing",
        "args": {"field": "ply"},
        "clause": None,
    }
    assert live.undo(0, ply=live.now["ply"] + 1)["error"]["key"] == "undo-stale"
    assert live.undo(0)["type"] == "done"


def test_undo_takes_back_ones_own_choice_until_somebody_else_decides(shared_home: House) -> None:
    _, browsers, (ann, ben, _) = three(shared_home)
    before = ann.now["frame"]["view"]
    assert ann.undo(0)["error"]["key"] == "undo-impossible"
    assert ann.play()["type"] == "done"
    assert ann.undo(0)["type"] == "done"
    assert ann.now["type"] == "state"
    assert ann.now["frame"]["view"] == before
    assert ann.play()["type"] == "done"
    assert ben.settle().play()["type"] == "done"
    assert not ann.settle().now["undo"]
    assert ann.undo(0)["error"]["key"] == "undo-impossible"
    code = ann.now["table"]["code"]
    again = browsers[0].watch(code)
    assert again.now["ply"] == ann.now["ply"], "what was undone is not in the log"


def test_who_was_away_reads_nothing_that_was_taken_back(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", entropy=loaded("away")) as home:  # always the same deal
        ann, ben = home.browser(), home.browser()
        code = ann.open_table({"kind": "me"}, game="petite_mer")
        live = ann.watch(code)
        while not (live.now["undo"] and len(live.now["legal"]) > 1):
            live.play()
        ply, choices = live.now["ply"], live.now["legal"]
        tales = []
        for move in choices[:2]:
            live.play(move)
            away = ben.watch(code)
            tales.append(away.now["log"])
            away.socket.close()
            assert tales[-1] == ann.watch(code).now["log"]
            while live.now["ply"] > ply:
                assert live.undo(0)["type"] == "done"
        assert tales[0] != tales[1]


def test_coming_back_with_the_cookie_finds_everything_as_it_was(shared_home: House) -> None:
    code, browsers, (ann, *_) = three(shared_home)
    ann.play()
    ann.socket.close()
    again = browsers[0].watch(code)
    assert again.now["eyes"] == 0
    assert again.now["frame"]["view"] == ann.now["frames"][-1]["view"]
    assert again.now["log"][-1] == ann.now["frames"][-1]["story"][-1]
    assert shared_home.browser().watch(code).now["eyes"] is None


def test_who_is_here_is_told(shared_home: House) -> None:
    _, _, (ann, ben, _) = three(shared_home)
    assert [seat["here"] for seat in ann.now["table"]["seats"]] == [True, False, False]
    news = [m for m in map(json.loads, ann.heard) if m["type"] == "table"]
    assert [seat["here"] for seat in news[-1]["table"]["seats"]] == [True, True, True]
    ben.socket.close()
    assert [s["here"] for s in ann.until("table")["table"]["seats"]] == [True, False, True]


def test_before_the_match_nothing_can_be_played(shared_home: House) -> None:
    ann = shared_home.browser()
    live = ann.watch(ann.open_table(ME, OPEN, BOT))
    assert live.now["frame"]["view"]["phase"] == "deal"
    assert live.play("play 1")["error"]["key"] == "match-not-started"
    assert live.undo(0)["error"]["key"] == "match-not-started"


def test_an_unknown_table_is_said_and_closed(shared_home: House) -> None:
    socket = shared_home.browser().connection("nosuch")
    assert json.loads(socket.recv(timeout=WAIT))["error"]["key"] == "table-unknown"
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "table-unknown")


def test_a_page_of_somebody_else_gets_no_socket(shared_home: House) -> None:
    ann = shared_home.browser()
    code = ann.open_table(ME, BOT, BOT)
    for origin in ("https://elsewhere.example", "null", "http://[", shared_home.url.replace("127", "128")):
        with pytest.raises(InvalidStatus) as refused:
            ann.connection(code, Origin=origin)
        assert refused.value.response.status_code == 403
    own = shared_home.url.rstrip("/")
    for origin in (own.replace("http", "https"), f"{own}.", f"{own}@elsewhere.example", ""):
        with pytest.raises(InvalidStatus):
            ann.connection(code, Origin=origin)
    assert ann.connection(code, Origin=own).recv(timeout=WAIT)


def test_a_hint_that_is_never_begun_leaves_nothing_behind(
    shared_home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cancelled before it had its first turn, it must not leave a coroutine that nobody awaits."""
    asked = []

    async def hint(_: object, __: object) -> None:
        asked.append(1)

    async def check() -> None:
        socket = TableSocket.__new__(TableSocket)
        task = asyncio.create_task(socket.respond(lambda: socket.hint(Hint(type="hint", id=1, seat=0)), 1))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    monkeypatch.setattr(TableSocket, "hint", hint)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        asyncio.run(check())
        gc.collect()
    assert not asked


def test_the_open_variant_passes_the_turn(shared_home: House) -> None:
    browsers = [shared_home.browser() for _ in range(3)]
    code = browsers[0].open_table(ME, OPEN, OPEN, options={"cards": "open"})
    for guest in browsers[1:]:
        guest.join(code)
    lives = [browser.watch(code) for browser in browsers]
    for _ in range(6):
        (turn,) = lives[0].settle().now["acting"]
        wrong = (turn + 1) % 3
        key = lives[wrong].settle().play("play 1")["error"]["key"]
        assert key in ("mouton-not-your-turn", "mouton-already-chose")
        assert lives[turn].settle().play()["type"] == "done"


def test_bystanders_shut_out_no_player(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", bystanders_per_table=2) as home:
        ann = home.browser()
        code = ann.open_table(ME, BOT, BOT)
        watching = [home.browser().watch(code) for _ in range(2)]
        third = home.browser().connection(code)
        assert json.loads(third.recv(timeout=WAIT))["error"]["key"] == "table-crowded"
        with pytest.raises(ConnectionClosed) as closed:
            third.recv(timeout=WAIT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        for _ in range(3):
            assert ann.watch(code).play()["type"] == "done"
        for bystander in watching:
            bystander.settle()


def test_one_socket_too_many_of_a_player_closes_the_oldest(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", sockets_per_person=2) as home:
        ann = home.browser()
        code = ann.open_table(ME, BOT, BOT)
        lives = [ann.watch(code) for _ in range(3)]
        with pytest.raises(ConnectionClosed) as closed:
            lives[0].until("never")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4409, "socket-replaced")
        for live in lives[1:]:
            live.settle()
