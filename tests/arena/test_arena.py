"""The command: what programs rely on, the same on all cores, and after an interruption."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from seaglass.arena import Tournament, read_entrants, run
from seaglass.arena.ledger import Ledger
from seaglass.arena.running import _interrupts_later
from seaglass.cli.app import app
from seaglass.engine import Refusal, game_named
from seaglass.locales import LANGUAGES

SEARCH = (
    "arena",
    "mouton",
    "--bots",
    "captain,sailor",
    "--seats",
    "3",
    "--iterations",
    "20",
    "--games",
    "12",
)
LOOK = ("arena", "mouton", "--bots", "sailor,random", "--games", "90", "--cores", "1")


def ask(*words: str) -> Any:
    done = CliRunner().invoke(app, [*words, "--json"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_a_program_reads_how_strong_each_bot_is() -> None:
    answer = ask(*SEARCH, "--all", "--cores", "1")
    assert (answer["game"], answer["seats"], answer["games"], answer["deals"]) == ("mouton", 3, 12, 4)
    assert answer["seed"] == 1
    assert answer["options"] == {"cards": "secret", "chain_to_the_end": "off"}
    captain, sailor = answer["bots"]
    assert (captain["name"], captain["even"], captain["iterations"]) == (
        "captain",
        pytest.approx(1 / 3, abs=1e-5),
        20,
    )
    assert (sailor["name"], sailor["even"], sailor["iterations"]) == (
        "sailor",
        pytest.approx(2 / 3, abs=1e-5),
        None,
    )
    assert captain["win_share"] + sailor["win_share"] == pytest.approx(1)
    for bot in answer["bots"]:
        assert bot["low"] <= bot["win_share"] <= bot["high"]
        assert bot["score_low"] <= bot["mean_score"] <= bot["score_high"]
        assert bot["rating_low"] <= bot["rating"] <= bot["rating_high"]


def test_two_cores_play_the_same_as_one() -> None:
    assert ask(*SEARCH, "--cores", "2") == ask(*SEARCH, "--cores", "1")


def test_it_stops_when_the_answer_is_clear() -> None:
    early, whole = ask(*LOOK), ask(*LOOK, "--all")
    assert early["stopped_early"]
    assert early["games"] < 90
    assert (whole["games"], whole["stopped_early"], whole["clear"]) == (90, False, True)
    assert early["bots"][0]["low"] > early["bots"][0]["even"]
    assert "Stopped early" in CliRunner().invoke(app, list(LOOK)).stdout


def test_going_on_gives_the_same_as_playing_through(tmp_path: Path) -> None:
    def tournament(bots: str = "sailor,random", seed: int = 1) -> Tournament:
        return Tournament.of(game_named("mouton"), read_entrants(bots.split(",")), 3, seed=seed)

    def interrupt(_: object, games: int) -> None:
        interrupt.left -= games  # type: ignore[attr-defined]
        if interrupt.left < 0:  # type: ignore[attr-defined]
            raise KeyboardInterrupt

    interrupt.left = 7  # type: ignore[attr-defined]
    first = run(tournament(), 5, play_all=True, ledger=Ledger(tournament(), tmp_path), progress=interrupt)
    assert first.interrupted
    assert first.deals == 2
    with (tmp_path / "deals.jsonl").open("a") as file:
        file.write('{"games": [{"deal": 2, "tu')  # cut off while writing
    kept = Ledger(tournament(), tmp_path)
    assert sorted(kept.deals) == [0, 1]
    second = run(tournament(), 5, play_all=True, ledger=kept)
    assert second.games == run(tournament(), 5, play_all=True).games
    assert len(Ledger(tournament(), tmp_path).deals) == 5
    with pytest.raises(Refusal, match="seed: 1 ≠ 2"):
        Ledger(tournament(seed=2), tmp_path)
    with pytest.raises(Refusal, match="sailor, random ≠ sailor, cabin_boy"):
        Ledger(tournament("sailor,cabin_boy"), tmp_path)
    assert len(Ledger(tournament("sensible,random"), tmp_path).deals) == 5, "the sailor by its other name"
    (tmp_path / "deals.jsonl").write_text("not ours\n")
    with pytest.raises(Refusal, match="Choose another folder"):
        Ledger(tournament(), tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    words = ("arena", "mouton", "--bots", "random", "--seats", "3", "--games", "100000", "--cores", "2")
    command = [sys.executable, "-m", "seaglass", *words, "--json", "--out", str(tmp_path)]
    with subprocess.Popen(command, stdout=-1, stderr=-1, text=True, start_new_session=True) as running:
        file, until = tmp_path / "deals.jsonl", time.monotonic() + 60
        while not (file.exists() and file.read_bytes().count(b"\n") > 5) and time.monotonic() < until:
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = running.communicate(timeout=600)
    assert running.returncode == 130
    assert "goes on from here" in err
    assert "Traceback" not in err
    answer = json.loads(out)
    assert answer["interrupted"]
    assert 0 < answer["games"] <= file.read_bytes().count(b"\n")


@pytest.mark.skipif(sys.platform != "linux", reason="the system tells what a process blocks")
def test_a_process_that_is_starting_gets_no_ctrl_c() -> None:
    with _interrupts_later():
        said = subprocess.run(["cat", "/proc/self/status"], capture_output=True, text=True, check=True).stdout
    blocked = next(int(line.split()[1], 16) for line in said.splitlines() if line.startswith("SigBlk"))
    assert blocked >> (signal.SIGINT - 1) & 1
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_a_crew_is_compared_on_common_deals(tmp_path: Path) -> None:
    words = ("arena", "petite_mer", "--bots", "sailor,random", "--seats", "2", "--games", "8", "--cores", "1")
    answer = ask(*words, "--all", "--csv", str(tmp_path / "games.csv"))
    sailor, random = answer["bots"]
    assert sailor["mean_score"] > random["mean_score"]
    assert (answer["games"], answer["deals"], sailor["even"]) == (8, 4, 0.5)
    assert sum(sailor["ranks"].values()) == pytest.approx(1)
    with (tmp_path / "games.csv").open() as file:
        games = list(csv.DictReader(file))
    assert [(game["deal"], game["bot_1"], game["bot_2"]) for game in games[:2]] == [
        ("0", "sailor", "sailor"),
        ("0", "random", "random"),
    ]
    assert sum(int(game["score_1"]) for game in games[::2]) / 4 == pytest.approx(sailor["mean_score"])


def test_one_bot_alone_is_compared_with_nobody() -> None:
    words = ["arena", "petite_mer", "--bots", "random", "--games", "1", "--cores", "1"]
    [alone] = ask(*words)["bots"]
    assert (alone["win_share"], alone["low"], alone["score_low"]) == (1.0, 1.0, None)
    told = CliRunner().invoke(app, words).stdout
    assert "nobody to compare" in told
    assert "inf" not in told


def test_more_bots_than_seats_take_turns() -> None:
    bots = "sailor,captain@1,cabin_boy,random"
    answer = ask("arena", "mouton", "--bots", bots, "--seats", "3", "--games", "36", "--all", "--cores", "1")
    assert (answer["games"], answer["deals"]) == (36, 3)
    sailor, captain, _, random = answer["bots"]
    assert [bot["even"] for bot in answer["bots"]] == pytest.approx([1 / 3] * 4, abs=1e-5)
    assert sum(bot["win_share"] for bot in answer["bots"]) == pytest.approx(4 / 3)
    assert min(sailor["rating"], captain["rating"]) > random["rating"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plot_and_a_table_in_four_languages(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "plot.svg"
    done = CliRunner().invoke(app, [*LOOK, "--games", "9", "--svg", str(path), "--lang", lang])
    assert done.exit_code == 0, done.output
    assert "arena-" not in done.stdout
    drawn = ElementTree.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"sailor", "random"} <= set(texts)
    circles = list(drawn.iter("{http://www.w3.org/2000/svg}circle"))
    assert len(circles) == 6  # share, score and rating of both
    width = float(drawn.attrib["width"])
    assert all(0 < float(circle.attrib["cx"]) < width for circle in circles)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["moutn"], "mouton"),
        (["mouton", "--bots", "captan,random"], "captain"),
        (["mouton", "--bots", "captain@fast"], "captain@0.1s"),
        (["mouton", "--seats", "9"], "3"),
        (["mouton", "--bots", ",".join(f"captain@{n}" for n in range(1, 13)), "--seats", "3"], "too many"),
        (["mouton", "-o", "cards=loud"], "secret, open"),
        (["mouton", "--bots", "random", "--games", "1", "--out", "/dev/null/x"], "/dev/null/x"),
        (
            ["mouton", "--bots", "random", "--games", "1", "--cores", "1", "--svg", "/dev/null/x"],
            "/dev/null/x",
        ),
        (["mouton", "--lang", "xx"], "zh-Hant"),
    ],
)
def test_wrong_words_are_refused(words: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["arena", *words])
    assert isinstance(done.exception, Refusal), done.output
    assert said in str(done.exception)
