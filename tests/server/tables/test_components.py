"""A table with somebody's own components: checked when it is opened, kept for good, told to everybody."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given, settings
from hypothesis import strategies as st

from seaglass.engine import game_named, record
from seaglass.server.storage.store import Store
from tests.server.house import BOT, ME, OPEN, Browser, House, house
from tests.server.tables.test_live_table import play_out, refusal

SMALL_SEA = (Path(__file__).parents[2] / "games" / "mermaid_rain" / "small_sea.toml").read_text("utf-8")
SEATS = (ME, BOT, BOT)
FIRST_ROW = "S..W..S"
SINCE = (
    "components",
    "hints",
    "quick_bots",
    "origin",
    "since",
    "host",
)  # columns that came with them and later
TABLES_SINCE = ("leases", "secrets", "spoken_codes", "turned_away", "banned")


def opened(browser: Browser, *seats: object) -> str:
    return browser.open_table(*seats, game="mermaid_rain", components=SMALL_SEA)


def sea(view: Any) -> str:
    return str(view["sea"][0])


def test_games_say_whether_they_take_a_file_and_give_the_standard_one(shared_home: House) -> None:
    browser = shared_home.browser()
    taking = {game["name"]: game["components"] for game in browser.get("games").json()}
    assert taking["mermaid_rain"]
    assert not taking["petite_mer"]
    answer = browser.get("games/mermaid_rain/components")
    assert answer.text == game_named("mermaid_rain").standard_components()
    assert answer.headers["content-type"].startswith("application/toml")
    assert answer.headers["content-disposition"] == 'attachment; filename="mermaid_rain.toml"'
    assert refusal(browser.get("games/petite_mer/components")) == (404, "components-none")
    assert refusal(browser.get("games/mermaids/components")) == (404, "game-unknown")


def test_everybody_at_the_table_sees_the_board_and_is_told(shared_home: House) -> None:
    ann, ben = shared_home.browser(), shared_home.browser()
    code = opened(ann, ME, OPEN, BOT)
    assert ben.get(f"tables/{code}").json()["components"]
    ben.join(code, "Ben")
    for browser in (ann, ben, shared_home.browser()):
        now = browser.watch(code).now
        assert sea(now["frame"]["view"]) == FIRST_ROW
        assert now["table"]["components"]


def test_the_standard_file_makes_an_ordinary_table(shared_home: House) -> None:
    browser = shared_home.browser()
    standard = browser.get("games/mermaid_rain/components").text
    for text in (standard, None):
        code = browser.open_table(*SEATS, game="mermaid_rain", components=text)
        assert not browser.get(f"tables/{code}").json()["components"]
        assert sea(browser.watch(code).now["frame"]["view"]) != FIRST_ROW


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("gull = 24", "gull = 25", ("cards (line 5)", "72 adventure cards in all", "73")),
        ('"S . W . I . S"', '"S . W . I . ."', ("board.hexes", "a start space for each of 6")),
        ('"S . W . I . S"', '"S . W . I ."', ("board.hexes[4]", "7 hexes in row 5")),
        ("[board]", "[board", ("cannot be read", "line")),
        ("[treasure]", "[treasures]", ("treasures", "not known")),
    ],
)
def test_a_file_that_does_not_add_up_is_refused_with_place_and_reason(
    shared_home: House, before: str, after: str, said: tuple[str, ...]
) -> None:
    assert SMALL_SEA.count(before) == 1
    wrong = SMALL_SEA.replace(before, after)
    answer = shared_home.browser().post(
        "tables", {"game": "mermaid_rain", "seats": SEATS, "components": wrong}
    )
    assert refusal(answer)[0] == 422
    for part in said:
        assert part in answer.json()["message"]


def test_what_cannot_take_a_file_refuses_it(shared_home: House) -> None:
    browser = shared_home.browser()
    petite_mer = {"game": "petite_mer", "seats": SEATS, "components": SMALL_SEA}
    assert refusal(browser.post("tables", petite_mer)) == (404, "components-none")
    long = {"game": "mermaid_rain", "seats": SEATS, "components": SMALL_SEA + "#" * 32_000}
    answer = browser.post("tables", long)
    assert refusal(answer) == (422, "field-wrong")
    assert answer.json()["error"]["args"]["field"] == "components"
    assert refusal(browser.post("tables", {**long, "components": "#" * 70_000})) == (413, "body-too-large")
    few = {"game": "mermaid_rain", "seats": [ME], "components": SMALL_SEA}
    assert refusal(browser.post("tables", few)) == (422, "seats-wrong")


@settings(max_examples=40)
@given(
    at=st.integers(0, len(SMALL_SEA) - 1), put=st.sampled_from(["", "=", "[", "]", '"', "9", "\0", "é", "{"])
)
def test_a_letter_changed_anywhere_gives_a_table_or_a_refusal(shared_home: House, at: int, put: str) -> None:
    text = SMALL_SEA[:at] + put + SMALL_SEA[at + 1 :]
    answer = shared_home.browser().post(
        "tables", {"game": "mermaid_rain", "seats": SEATS, "components": text}
    )
    assert answer.status_code == 201 or refusal(answer)[0] == 422


def test_a_restart_a_record_and_a_rematch_keep_the_pieces(tmp_path: Path) -> None:
    db = tmp_path / "seaglass.db"
    with house(db) as home:
        ann = home.browser()
        code = opened(ann, *SEATS)
        live = ann.watch(code)
        live.play()
    with house(db) as home:
        again = home.browser()
        again.http.cookies = ann.http.cookies
        live = again.watch(code)
        assert sea(live.now["frame"]["view"]) == FIRST_ROW
        play_out(live)
        kept = record.loads(again.get(f"tables/{code}/record").text)
        kept.verify()
        assert kept.match.components == game_named("mermaid_rain").load_components(SMALL_SEA, 3)
        assert kept.match.scores == live.now["result"]["scores"]
        rematch = again.post(f"tables/{code}/rematch").json()["code"]
        assert again.get(f"tables/{rematch}").json()["components"]
        assert sea(again.watch(rematch).now["frame"]["view"]) == FIRST_ROW


def test_tables_of_before_go_on(tmp_path: Path) -> None:
    """A database from before there were components of one's own."""
    db = tmp_path / "seaglass.db"
    with house(db) as home:
        ann = home.browser()
        code = ann.open_table(*SEATS, game="mermaid_rain")
        before = ann.watch(code).now["frame"]["view"]["sea"]
    engine = sa.create_engine(f"sqlite:///{db}")
    with engine.begin() as old:
        for column in SINCE:
            old.execute(sa.text(f"ALTER TABLE tables DROP COLUMN {column}"))
        for table in TABLES_SINCE:
            old.execute(sa.text(f"DROP TABLE {table}"))
        old.execute(sa.text("UPDATE alembic_version SET version_num = '0002'"))
    engine.dispose()
    store = Store(db)
    saved = store.saved(code)
    store.close()
    assert saved is not None
    assert saved.components is None
    with house(db) as home:
        assert home.browser().watch(code).now["frame"]["view"]["sea"] == before
