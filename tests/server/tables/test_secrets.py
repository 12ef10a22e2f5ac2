"""What a seat does not know, no byte it is sent depends on."""

import json
import re
from pathlib import Path

import pytest
import sqlalchemy as sa

from seaglass.engine import CHANCE
from tests.server.house import ME, OPEN, Browser, House, Live, house, loaded


def three_and_a_spectator(home: House) -> tuple[str, list[Browser], list[Live]]:
    browsers = [home.browser() for _ in range(4)]
    code = browsers[0].open_table(ME, OPEN, OPEN, words="salt")
    for guest, name in zip(browsers[1:3], ("Ben", "Cyd"), strict=True):
        guest.join(code, name)
    lives = [browser.watch(code) for browser in browsers]
    return code, browsers, [live.settle() for live in lives]


def settle(lives: list[Live]) -> None:
    for live in lives:
        live.settle()


@pytest.mark.parametrize("cards", [(0, -1, 5), (11, 3, 0)])
def test_a_secret_choice_changes_no_byte_that_others_receive(tmp_path: Path, cards: tuple[int, ...]) -> None:
    heard = []
    for run, (first, second, bens) in enumerate([(0, 1, 0), cards]):
        with house(tmp_path / f"{run}.db", entropy=loaded("same")) as home:
            code, browsers, (ann, ben, cyd, watching) = three_and_a_spectator(home)
            everybody = [ann, ben, cyd, watching]
            ann.play(ann.now["legal"][first])
            settle(everybody)
            ann.undo(0)
            settle(everybody)
            ann.play(ann.now["legal"][second])
            settle(everybody)
            ann.play("play 1", ply=0)  # a refusal is for the one who asked
            ben.play(ben.now["legal"][bens])
            settle(everybody)
            for browser in browsers[2:]:  # somebody reloads the page, somebody else comes to watch
                everybody.append(browser.watch(code))
                settle(everybody)
            seen_over_http = [browser.get(f"tables/{code}").content for browser in browsers[2:]]
            refused = browsers[2].get(f"tables/{code}/record").content
            heard.append(([live.heard for live in (cyd, watching, *everybody[4:])], seen_over_http, refused))
    assert heard[0] == heard[1]


def test_what_ben_chose_does_not_reach_ann_before_the_reveal(tmp_path: Path) -> None:
    """The same from the first chooser's side, who knows more than the others."""
    heard = []
    for run, pick in enumerate((0, 7)):
        with house(tmp_path / f"{run}.db", entropy=loaded("same")) as home:
            _, _, lives = three_and_a_spectator(home)
            ann, ben = lives[:2]
            ann.play()
            settle(lives)
            ben.play(ben.now["legal"][pick])
            settle(lives)
            heard.append(ann.heard)
    assert heard[0] == heard[1]


def test_hidden_cards_change_no_byte_that_others_receive(tmp_path: Path) -> None:
    """Ann and Ben hold other cards with the same rings: Cyd and the spectators cannot tell."""
    heard = []
    for run in range(2):
        db = tmp_path / f"{run}.db"
        with house(db, entropy=loaded("same")) as home:
            browsers = [home.browser() for _ in range(4)]
            code = browsers[0].open_table(ME, OPEN, OPEN)
            for guest in browsers[1:3]:
                guest.join(code)
            home.registry.tables.clear()
            if run:
                swap_cards(db, code)
            ann, ben, *others = [browser.watch(code) for browser in browsers]
            hand = ann.now["frame"]["view"]["hand"]
            settle([ann, ben, *others])
            ann.play(ann.now["legal"][2])
            settle(others)
            heard.append((hand, [live.heard for live in others]))
    assert heard[0][0] != heard[1][0]
    assert heard[0][1] == heard[1][1]


def swap_cards(db: Path, code: str) -> None:
    """Deal two cards without rings the other way round between the first two seats."""
    engine = sa.create_engine(f"sqlite:///{db}")
    with engine.begin() as log:
        rows = log.execute(
            sa.text('SELECT ply, move FROM decisions WHERE "table" = :code AND actor IS NULL ORDER BY ply'),
            {"code": code},
        ).all()
        hands: list[list[tuple[int, str]]] = [[], []]
        for ply, move in rows:
            if (dealt := re.fullmatch(r"deal (\d+)", move)) and ply < 24:
                card = int(dealt[1])
                if card <= 12 or card >= 49:
                    hands[ply // 12].append((ply, move))
        (one, first), (two, second) = hands[0][0], hands[1][0]
        for ply, move in ((one, second), (two, first)):
            log.execute(
                sa.text('UPDATE decisions SET move = :move WHERE "table" = :code AND ply = :ply'),
                {"move": move, "code": code, "ply": ply},
            )
    engine.dispose()


def test_nothing_of_another_seat_is_in_what_one_hears(shared_home: House) -> None:
    _, browsers, lives = three_and_a_spectator(shared_home)
    ann, ben, cyd, watching = lives
    for _ in range(3):
        for live in (ann, ben, cyd):
            live.settle().play()
        settle(lives)
    for live in (ben, watching):
        for text in live.heard:
            message = json.loads(text)
            for frame in message.get("frames", [message.get("frame") or {}]):
                assert frame.get("view", {}).get("hand") != ann.now["frames"][-1]["view"]["hand"]
            if live is watching:
                assert not message.get("legal")
                assert "mouton-chose-own" not in text
    cookies = [value for browser in browsers for value in browser.http.cookies.values()]
    for live in lives:
        assert not any(cookie in text for cookie in cookies for text in live.heard)


def test_the_secret_of_the_deal_stays_secret_until_the_end(shared_home: House) -> None:
    code, browsers, lives = three_and_a_spectator(shared_home)
    saved = shared_home.registry.store.sync.saved(code)
    assert saved is not None
    for live in lives[:3]:
        live.settle().play()
    settle(lives)
    said = "".join(text for live in lives for text in live.heard)
    said += browsers[0].get(f"tables/{code}").text + browsers[0].get(f"tables/{code}/record").text
    assert saved.secret.hex() not in said
    assert lives[0].now["proof"]["secret"] is None


def test_undo_shows_nothing(shared_home: House) -> None:
    """Once the cards are turned over, the last to choose cannot take it back."""
    _, _, (ann, ben, cyd, _) = three_and_a_spectator(shared_home)
    ann.play()
    ben.settle().play()
    assert cyd.settle().play()["type"] == "done"
    assert not cyd.now["undo"]
    assert cyd.undo(2)["error"]["key"] == "undo-impossible"


def test_refusals_about_a_hand_are_for_its_owner_alone(shared_home: House) -> None:
    _, _, (ann, ben, *_) = three_and_a_spectator(shared_home)
    in_hand, not_in_hand = ann.now["legal"][0], "play 61"
    answers = [ben.play(move, seat=0)["error"] for move in (in_hand, not_in_hand, "play 1", "rubbish")]
    assert answers == [{"key": "seat-not-yours", "args": {"seat": 1}, "clause": None}] * 4


def test_the_database_alone_opens_no_seat(tmp_path: Path) -> None:
    with house(tmp_path / "a.db") as home:
        code, browsers, _ = three_and_a_spectator(home)
        cookie = browsers[0].http.cookies["seaglass"]
        saved = home.registry.store.sync.saved(code)
        assert saved is not None
        assert saved.seats[0].holder not in (None, cookie)
        stolen = home.browser()
        stolen.http.cookies.set("seaglass", str(saved.seats[0].holder))
        assert stolen.watch(code).now["eyes"] is None
    assert cookie.encode() not in b"".join(f.read_bytes() for f in tmp_path.iterdir())


def test_chance_is_no_seat_anybody_can_play(shared_home: House) -> None:
    _, _, (ann, *_) = three_and_a_spectator(shared_home)
    ann.socket.send(json.dumps({"type": "play", "id": 1, "seat": CHANCE, "move": "tide 1", "ply": 100}))
    assert ann.until("refused")["error"]["key"] == "field-wrong"
