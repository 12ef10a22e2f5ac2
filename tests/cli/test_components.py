"""`--components FILE`: playing with one's own board and pieces from the command line."""

import json
from pathlib import Path

import pytest

from seaglass.engine import CHANCE, Match, game_named, record
from seaglass.engine.fair import Fair
from tests.cli.test_cli import ask, run, whole

SMALL_SEA = Path(__file__).parent.parent / "games" / "mermaid_rain" / "small_sea.toml"
OWN = ("--components", str(SMALL_SEA))
PLAY = ("simulate", "mermaid_rain", "--bots", "random", "--seats", "3", "--games", "30")


def test_the_standard_file_is_printed_to_be_changed(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(run("components", "mermaid_rain"), encoding="utf-8")
    standard = ask(*PLAY)
    assert ask(*PLAY, "--components", str(path))["bots"] == standard["bots"]
    path.write_text(
        path.read_text()
        .replace('wreck = "dolphin"', 'wreck = "gull"')
        .replace('islet = "gull"', 'islet = "dolphin"')
    )
    changed = ask(*PLAY, "--components", str(path))
    assert changed["components"]["spaces"] == {"wreck": "gull", "islet": "dolphin", "cave": "turtle"}
    assert changed["bots"] != standard["bots"]


def test_games_say_which_take_a_file() -> None:
    taking = {game["name"]: game["components"] for game in ask("games")}
    assert (taking["mermaid_rain"], taking["petite_mer"]) == (True, False)


def test_simulate_plays_with_the_file() -> None:
    standard, own = ask(*PLAY), ask(*PLAY, *OWN)
    assert own == ask(*PLAY, *OWN)
    assert own["bots"] != standard["bots"]
    assert standard["components"] is None
    assert own["components"]["board"]["hexes"][0] == "S . . W . . S"


def test_a_position_of_the_file_can_be_played_on(tmp_path: Path) -> None:
    dealt = ask("position", "mermaid_rain", "--seats", "4", "--seed", "tide", *OWN)
    assert dealt["position"]["components"]["board"]["hexes"][0] == "S . . W . . S"
    path = tmp_path / "position.json"
    path.write_text(json.dumps(dealt["position"]))
    again = ask("position", "mermaid_rain", str(path))
    assert (again["position"], again["legal"]) == (dealt["position"], dealt["legal"])
    both = whole("position", "mermaid_rain", str(path), *OWN)
    assert both.returncode == 2
    assert "--components" in both.stderr


def test_replay_verifies_a_record_with_its_pieces(tmp_path: Path) -> None:
    game, fair = game_named("mermaid_rain"), Fair(b"secret")
    match = Match(game, 3, components=game.load_components(SMALL_SEA.read_text(), 3))
    for _ in range(80):
        actor = match.actors[0]
        match.play(actor, fair.draw(match) if actor == CHANCE else match.legal(actor)[0])
    path = tmp_path / "own.sea"
    path.write_text(record.dumps(match, ["a", "b", "c"], fair), encoding="utf-8")
    answer = ask("replay", str(path), "--verify")
    assert answer["verified"]
    assert answer["decisions"] == 80
    path.write_text(path.read_text().replace('"gull": 24', '"gull": 25', 1))
    broken = whole("replay", str(path))
    assert broken.returncode == 2
    assert "components.cards" in broken.stderr
    assert "72 adventure cards in all" in broken.stderr


@pytest.mark.parametrize("command", [("simulate", "--games", "3"), ("position",)])
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("board.hexes[4] (line 83)", "one of", "at c5, not X")),
        ("fr", ("board.hexes[4] (ligne 83)", "en c5", "et non X")),
        ("de", ("board.hexes[4] (Zeile 83)", "auf c5, nicht X")),
        ("zh-Hant", ("board.hexes[4]（第 83 行）", "c5", "而不是 X")),
    ],
)
def test_a_file_that_does_not_add_up_is_refused_in_ones_language(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
    lang: str,
    said: tuple[str, ...],
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(SMALL_SEA.read_text().replace('"S . W . I . S"', '"S . X . I . S"'))
    monkeypatch.setenv("LC_ALL", lang.replace("zh-Hant", "zh_TW.UTF-8"))
    done = whole(command[0], "mermaid_rain", *command[1:], "--components", str(path))
    assert done.returncode == 2
    assert all(part in done.stderr for part in said), done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "petite_mer", *OWN], "no file of components"),
        (["position", "petite_mer", *OWN], "no file of components"),
        (["components", "petite_mer"], "no file of components"),
        (["simulate", "mermaid_rain", "--components", "nowhere.toml"], "nowhere.toml"),
        (["simulate", "mermaid_rain", "--components", "."], "folder"),
        (["simulate", "mermaid_rain", "--seats", "9", *OWN], "3"),
        (["position", "mermaid_rain", "--seats", "9", *OWN], "3"),
        (["position", "mermaid_rain", "--components", "README.md"], "cannot be read"),
    ],
)
def test_what_cannot_be_played_is_answered_with_a_sentence(words: list[str], said: str) -> None:
    done = whole(*words)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
