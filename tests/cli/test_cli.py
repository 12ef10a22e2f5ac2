"""The command line: what programs rely on, and clear refusals for everything else."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from seaglass.bots import BOTS
from seaglass.cli.app import app
from seaglass.engine import Refusal, game_named, games, record
from seaglass.engine.fair import Fair
from seaglass.locales import LANGUAGES
from tests.play import random_match

RECORD = Path(__file__).parent.parent / "records" / "mouton-v1.sea"


def run(*words: str) -> str:
    done = CliRunner().invoke(app, list(words), catch_exceptions=True)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.stdout


def ask(*words: str) -> Any:
    return json.loads(run(*words, "--json"))


def whole(*words: str) -> subprocess.CompletedProcess[str]:
    """The command as a person runs it."""
    return subprocess.run([sys.executable, "-m", "seaglass", *words], capture_output=True, text=True)


def test_games_lists_names_seats_and_options() -> None:
    mouton = next(game for game in ask("games") if game["name"] == "mouton")
    assert mouton["seats"] == [3, 4, 5]
    assert {"name": "cards", "values": ["secret", "open"], "default": "secret"} in mouton["options"]
    assert "Un mouton à la mer" in run("games")


def test_rules_in_four_languages() -> None:
    texts = {run("rules", "mouton", "--lang", lang) for lang in LANGUAGES}
    assert len(texts) == 4
    assert all("mouton.3.3" in text for text in texts)


def test_simulate_is_deterministic_and_the_sailor_wins() -> None:
    words = (
        "simulate",
        "mouton",
        "--seats",
        "4",
        "--bots",
        "sailor,random,random,random",
        "--games",
        "400",
    )
    first = ask(*words)
    assert ask(*words) == first
    assert ask(*words, "--seed", "2") != first
    assert (first["game"], first["seats"], first["games"], first["seed"]) == ("mouton", 4, 400, 1)
    assert [bot["name"] for bot in first["bots"]] == ["sailor", "random", "random", "random"]
    assert first["bots"][0]["win_share"] > 0.7
    assert sum(bot["win_share"] for bot in first["bots"]) == pytest.approx(1)
    assert all(bot["win_low"] <= bot["win_share"] <= bot["win_high"] for bot in first["bots"])


@pytest.mark.parametrize("game", list(games()))
def test_simulate_knows_every_bot(game: str) -> None:
    """Each in a seat of its own beside random ones, with little thinking so that it does not take long."""
    seats = game_named(game).seats.start
    for bot in (*BOTS, "sensible", "cabin boy"):
        limit = "@2" if bot in BOTS and BOTS[bot].limits else ""
        names = [bot + limit, *["random"] * (seats - 1)]
        words = ("simulate", game, "--seats", str(seats), "--bots", ",".join(names), "--games", "1")
        found = ask(*words)
        assert [one["name"] for one in found["bots"]] == names
        assert ask(*words) == found


def test_the_bots_of_simulate_play_as_strong_as_elsewhere() -> None:
    words = ("--bots", "cabin_boy,random,random", "--games", "60")
    assert ask("simulate", "mouton", *words)["bots"][0]["win_share"] > 0.4
    words = ("--bots", "sailor,cabin_boy,cabin_boy", "--games", "60")
    assert ask("simulate", "mouton", *words)["bots"][0]["win_share"] > 0.4


def test_simulate_plays_few_games_unless_told_otherwise_where_a_bot_searches() -> None:
    assert ask("simulate", "mouton", "--bots", "captain@1,random,random")["games"] == 10
    assert ask("simulate", "mouton", "--bots", "sailor,random,random")["games"] == 1000


def test_seats_rotate() -> None:
    """Four equal bots: each has its share, within the interval, wherever it is named."""
    bots = ask("simulate", "mouton", "--seats", "4", "--bots", "sailor", "--games", "2000")["bots"]
    assert all(0.2 < bot["win_share"] < 0.3 for bot in bots)


def test_replay_tells_the_story_and_verifies() -> None:
    told = run("replay", str(RECORD), "--verify", "--lang", "fr")
    assert "Manche" in told
    answer = ask("replay", str(RECORD), "--verify")
    assert answer["verified"]
    assert answer["result"]["winners"]
    assert answer["decisions"] > 100


def test_replay_refuses_a_tampered_record(tmp_path: Path) -> None:
    match = random_match(record.loads(RECORD.read_text()).match.game, 3, seed=4)
    path = tmp_path / "false.sea"
    path.write_text(record.dumps(match, ["a", "b", "c"], Fair(b"secret")))
    run("replay", str(path))
    with pytest.raises(Refusal, match="the secret gives"):
        run("replay", str(path), "--verify")


def test_a_name_in_a_record_gives_no_orders_to_the_terminal(tmp_path: Path) -> None:
    match = random_match(record.loads(RECORD.read_text()).match.game, 3, seed=4)
    path = tmp_path / "evil.sea"
    path.write_text(record.dumps(match, ["\x1b[2JAnn", "Ben\x9b31m", "Cyd\x7f"], Fair(b"secret")))
    for words in ((), ("--json",)):
        told = run("replay", str(path), *words)
        assert "Ann" in told
        assert not any(order in told for order in "\x1b\x9b\x7f")
    assert ask("replay", str(path))["seats"] == ["\x1b[2JAnn", "Ben\x9b31m", "Cyd\x7f"]
    evil = whole("rules", "\x1b[2Jmouton")
    assert evil.returncode == 2
    assert "\x1b" not in evil.stderr


def test_position_plays_named_moves(tmp_path: Path) -> None:
    dealt = ask("position", "mouton", "--seats", "3", "--seed", "tide")
    assert dealt["position"]["phase"] == "choose"
    assert set(dealt["legal"]) == {"0", "1", "2"}
    path = tmp_path / "position.json"
    path.write_text(json.dumps(dealt["position"]))
    move = dealt["legal"]["1"][0]
    after = ask("position", "mouton", str(path), "--play", move)
    assert f"play {after['position']['players'][1]['played']}" == move
    assert after["story"] == ["Seat 2 has chosen a card"]
    assert ask("position", "mouton", str(path), "--play", f"2: {move}") == after


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rules", "moutn"], "mouton"),
        (["rules", "mouton", "--lang", "xx"], "zh-Hant"),
        (["simulate", "mouton", "--bots", "sensibel"], "sailor"),
        (["simulate", "mouton", "--bots", "nobody"], "cabin_boy, sailor, captain, legend, random"),
        (["arena", "mouton", "--bots", "nobody"], "cabin_boy, sailor, captain, legend, random"),
        (["simulate", "mouton", "--bots", "captain@soon,random,random"], "soon"),
        (["simulate", "mouton", "--seats", "1000000000000"], "3 to 5"),
        (["simulate", "mouton", "--seats", "0"], "3 to 5"),
        (["simulate", "mouton", "--seats", "-1"], "3 to 5"),
        (["position", "mouton", "--seats", "0"], "3 to 5"),
        (["position", "mouton", "--play", "9" * 5000 + ": play 3"], "99999"),
        (["position", "mouton", "--play", "0: play 3"], "seat 0"),
        (["replay", "/dev/zero"], "too large"),
        (["simulate", "mermaid_rain", "--components", "/dev/zero"], "too large"),
        (["simulate", "sirens", "--seats", "3"], "exactly 2"),
        (["arena", "mouton", "--seats", "0"], "3 to 5"),
        (["simulate", "mouton", "--bots", "random,random"], "2"),
        (["simulate", "mouton", "--seats", "9"], "3"),
        (["simulate", "mouton", "-o", "cards"], "NAME=VALUE"),
        (["simulate", "mouton", "-o", "cards=loud"], "secret, open"),
        (["replay", "nowhere.sea"], "nowhere.sea"),
        (["replay", "."], "folder"),
        (["position", "mouton", "--play", "dael 3"], "deal 3"),
        (["position", "mouton", "--play", "play 3"], "play 3"),
    ],
)
def test_wrong_words_are_answered_with_a_sentence(words: list[str], said: str) -> None:
    done = whole(*words)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_seed_may_be_any_bytes() -> None:
    words: list[str | bytes] = [sys.executable, "-m", "seaglass", "position", "mouton", "--seed", b"\xff"]
    assert subprocess.run(words, capture_output=True).returncode == 0


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.text(max_size=20), max_size=4),
    st.sampled_from(["simulate", "replay", "position", "rules", "games"]),
)
def test_garbage_is_refused(words: list[str], command: str) -> None:
    done = CliRunner().invoke(app, [command, *words])
    assert done.exception is None or isinstance(done.exception, SystemExit | Refusal), repr(done.exception)


@settings(max_examples=40, deadline=None)
@given(content=st.binary(max_size=200))
def test_garbage_files_are_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("garbage") / "file"
    path.write_bytes(content)
    for words in (["replay", str(path)], ["position", "mouton", str(path)]):
        done = CliRunner().invoke(app, words)
        assert isinstance(done.exception, Refusal)
        assert str(done.exception)


def test_the_language_of_a_refusal_is_the_persons() -> None:
    assert "jeu" in whole("rules", "moutn", "--lang", "fr").stderr
