"""Hints: for the seat that must decide, from what it knows, where the table allows them; for nobody else."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from seaglass.bots import BotPlayer, Limits
from seaglass.bots.thinking import DecisionEstimate, Thought
from seaglass.engine import Match, game_named
from seaglass.engine.dice import new_dice
from seaglass.server.bots.runner import advice
from seaglass.server.bots.scheduler import Steps, T
from seaglass.server.http.websocket import hint_message
from tests.play import random_match
from tests.server.house import BOT, HERE, ME, OPEN, Browser, House, Live, house, loaded

FEW = Limits(iterations=150)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, mouton_compiled: None) -> Iterator[House]:
    with awake(tmp_path_factory.mktemp("hints") / "a.db") as running:
        yield running


@contextmanager
def awake(db: Path, **settings: Any) -> Iterator[House]:
    """A house whose bots need not wake up: `mouton_compiled` has loaded what they need into this process."""
    with house(db, **{"hint_iterations": FEW.iterations, **settings}) as home:
        home.registry.bots.kernels._ready.add("mouton")
        yield home


def ask(live: Live, seat: int = 0) -> dict[str, Any]:
    live.last_id += 1
    live.socket.send(json.dumps({"type": "hint", "id": live.last_id, "seat": seat}))
    answer = live.until("hints", "refused")
    assert answer["id"] == live.last_id
    return answer


def refusal(answer: dict[str, Any]) -> str:
    assert answer["type"] == "refused", answer
    key: str = answer["error"]["key"]
    return key


def test_a_hint_names_the_best_moves_and_what_they_bring(home: House) -> None:
    ann = home.browser()
    live = ann.watch(ann.open_table(ME, BOT, BOT))
    answer = ask(live)
    assert answer["type"] == "hints"
    assert answer["unit"] == "share"
    assert answer["seat"] == 0
    assert len(answer["moves"]) == 3
    assert {one["move"] for one in answer["moves"]} <= set(live.now["legal"])
    values = [one["value"] for one in answer["moves"]]
    assert values == sorted(values, reverse=True)
    assert all(0 <= one["value"] <= 1 and one["error"] > 0 for one in answer["moves"])
    assert live.play(answer["moves"][0]["move"])["type"] == "done"


def test_the_order_of_hints_follows_what_they_are_said_to_bring() -> None:
    """The move a search tried most may have turned out a little worse than one it tried less."""
    judged = [
        DecisionEstimate(i, f"move {i}", 100 - i, 0.2, value, 0.1)
        for i, value in enumerate((0.5, 0.6, 0.4, 0.9))
    ]
    moves = hint_message(Thought(judged, 394, 1.0), "points", 10.0)["moves"]
    assert [(one.move, one.value) for one in moves] == [("move 1", 6.0), ("move 0", 5.0), ("move 2", 4.0)]


@pytest.mark.parametrize(
    ("seats", "more", "allowed"),
    [
        ((ME, BOT, BOT), {}, True),
        ((ME, HERE, BOT), {}, True),
        ((ME, OPEN, BOT), {}, False),
        ((ME, OPEN, BOT), {"hints": True}, True),
        ((ME, BOT, BOT), {"hints": False}, False),
    ],
)
def test_who_opens_the_table_says_whether_hints_are_allowed(
    home: House, seats: tuple[object, ...], more: dict[str, Any], allowed: bool
) -> None:
    ann = home.browser()
    code = ann.open_table(*seats, **more)
    assert ann.get(f"tables/{code}").json()["hints"] is allowed
    home.registry.tables.clear()  # as after a restart
    live = ann.watch(code)
    if OPEN in seats:
        home.browser().join(code)
        live.until("state", "frames")
    if HERE in seats:
        live.look(0)
    assert ("hints-off" in json.dumps(ask(live))) is not allowed


def test_the_deal_of_the_day_has_none(home: House) -> None:
    ann = home.browser()
    crew = {"game": "petite_mer", "seats": [ME, BOT], "daily": True}
    code = ann.post("tables", crew).json()["code"]
    assert ann.get(f"tables/{code}").json()["hints"] is False
    assert ann.post("tables", {**crew, "hints": True}).json()["error"]["key"] == "daily-no-hints"


def test_only_the_seat_that_must_decide_may_ask(home: House) -> None:
    ann, ben = home.browser(), home.browser()
    code = ann.open_table(ME, OPEN, BOT, hints=True)
    live = ann.watch(code)
    assert refusal(ask(live)) == "match-not-started"
    ben.join(code)
    other = ben.watch(code)
    assert refusal(ask(other, 0)) == "seat-not-yours"
    assert refusal(ask(home.browser().watch(code), 0)) == "seat-not-yours"
    live.settle()
    assert live.play()["type"] == "done"
    assert refusal(ask(live)) == "hint-not-now"
    assert ask(other, 1)["type"] == "hints"


def test_at_one_screen_only_for_the_eyes_that_look(home: House) -> None:
    ann = home.browser()
    live = ann.watch(ann.open_table(ME, HERE, BOT))
    assert refusal(ask(live, 0)) == "eyes-elsewhere"
    live.look(1)
    assert refusal(ask(live, 0)) == "eyes-elsewhere"
    assert ask(live, 1)["type"] == "hints"


def test_bots_that_sleep_give_none_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path / "a.db") as home:
        wanted: list[list[str]] = []
        monkeypatch.setattr(home.registry.bots.kernels, "want", wanted.append)
        ann = home.browser()
        assert refusal(ask(ann.watch(ann.open_table(ME, BOT, BOT)))) == "hint-waking"
        assert wanted == [["mouton"]]


def test_whoever_plays_on_gets_no_late_hint_and_is_not_held_up(tmp_path: Path, mouton_compiled: None) -> None:
    with awake(tmp_path / "a.db", hint_iterations=None, hint_seconds=600) as home:
        ann = home.browser()
        live = ann.watch(ann.open_table(ME, BOT, BOT))
        while live.now["acting"] != [0]:
            live.hear()
        live.socket.send('{"type":"hint","id":901,"seat":0}')
        live.socket.send('{"type":"hint","id":902,"seat":0}')
        answer = live.until("refused")
        assert (answer["id"], answer["error"]["key"]) == (902, "hint-under-way")
        play = {"type": "play", "id": 903, "seat": 0, "move": live.now["legal"][0], "ply": live.now["ply"]}
        live.socket.send(json.dumps(play))
        answers = [live.until("done", "refused") for _ in range(2)]
        late, done = sorted(answers, key=lambda answer: int(answer["id"]))
        assert (late["id"], refusal(late)) == (901, "hint-late")
        assert (done["id"], done["type"]) == (903, "done"), "the hint would have taken ten minutes"


def test_a_hint_reaches_nobody_else(tmp_path: Path, mouton_compiled: None) -> None:
    heard = []
    for asks in (0, 2):
        with awake(tmp_path / f"{asks}.db", entropy=loaded("same")) as home:
            code, (ann, ben, cyd, watching) = three_and_a_spectator(home)
            for _ in range(asks):
                assert ask(ann)["type"] == "hints"
            move = ann.now["legal"][0]
            ann.play(move)
            for live in (ben, cyd, watching):
                live.settle()
            late = home.browser()
            heard.append(
                (
                    [live.heard for live in (ben, cyd, watching)],
                    late.watch(code).heard,
                    late.get(f"tables/{code}").content,
                )
            )
    assert heard[0] == heard[1]


def test_a_hint_does_not_tell_what_another_chose_in_secret(tmp_path: Path, mouton_compiled: None) -> None:
    hints = []
    for card in (0, 11):
        with awake(tmp_path / f"{card}.db", entropy=loaded("same")) as home:
            _, (ann, ben, _, _) = three_and_a_spectator(home)
            ann.play(ann.now["legal"][card])
            ben.settle()
            hints.append(ask(ben, 1))
    assert hints[0]["type"] == "hints"
    assert hints[0] == hints[1]


@pytest.mark.parametrize("seed", [3, 4])
def test_advice_is_the_same_in_worlds_that_differ_only_in_what_the_seat_cannot_know(
    seed: int, mouton_compiled: None
) -> None:
    game = game_named("mouton")
    match = random_match(game, 4, {}, seed=seed).fork(60 + 7 * seed)
    while match.actors[0] < 0 or len(match.legal_numbers(match.actors[0])) < 2:
        match = match.fork(match.ply - 1)
    seat = match.actors[0]
    world = match.state.copy()
    game.belief.imagine(world, seat, new_dice(seed))
    assert world.tobytes() != match.state.tobytes()
    here, there = Match.from_state(game, match.state), Match.from_state(game, world)
    said = [
        thought(advice(BotPlayer("legend", FEW), world, seat, 9, 1.0, float("inf")))
        for world in (here, there)
    ]
    assert said[0] == said[1]


def thought(steps: Steps[T]) -> Any:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value.decisions


def three_and_a_spectator(home: House) -> tuple[str, list[Live]]:
    browsers: list[Browser] = [home.browser() for _ in range(4)]
    code = browsers[0].open_table(ME, OPEN, OPEN, hints=True)
    for guest, name in zip(browsers[1:3], ("Ben", "Cyd"), strict=True):
        guest.join(code, name)
    return code, [browser.watch(code).settle() for browser in browsers]
