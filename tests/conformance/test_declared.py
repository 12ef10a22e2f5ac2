"""What a game declares is so, every clause has its proof, and dependencies point one way."""

import ast
import json
from pathlib import Path

import pytest

from seaglass.engine import game_named, games
from seaglass.engine.clauses import clause_ids, rulebook
from seaglass.locales import LANGUAGES, say

TESTS = Path(__file__).parent.parent
PACKAGE = TESTS.parent / "src" / "seaglass"


def proven(name: str) -> set[str]:
    """The clauses named by `@clause(...)` in the tests of a game."""
    found: set[str] = set()
    for path in (TESTS / "games" / name).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "clause":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


@pytest.mark.parametrize("name", games())
def test_every_clause_is_proven(name: str) -> None:
    clauses = set(clause_ids(rulebook(game_named(name), "en")))
    assert clauses, "no clauses"
    assert proven(name) - clauses == set(), "tests name clauses that do not exist"
    assert clauses - proven(name) == set(), "clauses without a proof"


@pytest.mark.parametrize("name", games())
def test_declarations_hold(name: str) -> None:
    game = game_named(name)
    assert game.name == name == game.folder.name
    assert game.rules_version >= 1
    for lang in LANGUAGES:
        for key in (f"{name}-title", f"{name}-blurb"):
            assert say(lang, key) != key
        for option in game.options:
            for key in (f"{name}-option-{option.name}", f"{name}-option-{option.name}-hint"):
                assert say(lang, key) != key, key
            for value in option.values:
                assert (
                    say(lang, f"{name}-option-{option.name}-{value}")
                    != f"{name}-option-{option.name}-{value}"
                )
    assert {option.name for option in game.options} | {"seats"} <= set(game.state.names)


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.components])
def test_the_standard_components_are_a_file_like_any_other(name: str) -> None:
    game = game_named(name)
    for seats in game.seats:
        document = game.load_components(game.standard_components(), seats)
        state = game.set_up(seats, components=json.loads(json.dumps(document)))
        assert state.tobytes() == game.set_up(seats).tobytes()
        assert game.components_of(state) is None


ALLOWED = {
    "engine": {"engine", "games", "locales"},
    "games": {"engine", "games"},
    "locales": {"games"},  # whose folders hold words
    "template": {"engine", "template"},
    "bots": {"engine", "games", "bots"},
    "proofs": {"engine", "bots", "locales", "proofs"},
    "arena": {"engine", "games", "bots", "arena"},
    "server": {"engine", "games", "bots", "locales", "server"},
    "bench": {"engine", "bots", "arena", "bench"},
    "cli": {"engine", "games", "bots", "locales", "arena", "server", "bench", "proofs", "cli"},
    "__main__": {"cli"},
}


def imports(path: Path) -> set[str]:
    """The modules of this package that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("seaglass.")}


def test_dependencies_point_one_way() -> None:
    for path in PACKAGE.rglob("*.py"):
        part, *rest = path.relative_to(PACKAGE).with_suffix("").parts
        if part == "__init__":
            continue
        for name in imports(path):
            _, target, *inner = name.split(".")
            assert target in ALLOWED[part], f"{path} imports {name}"
            if part == "games" and target == "games" and len(rest) > 1 and inner:
                assert inner[0] == rest[0], f"{path} knows another game: {name}"
            if part in ("engine", "locales") and target == "games":
                assert name == "seaglass.games", f"{path} knows a game: {name}"
