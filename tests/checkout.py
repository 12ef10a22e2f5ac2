"""A checkout for tests: this one's web client and words, with room for one more game."""

import shutil
import subprocess
from pathlib import Path

from tests.browser import NODE

ROOT = Path(__file__).parents[1]


def checkout(home: Path) -> Path:
    """What the client is built from, in a folder of its own; packages and types are this checkout's."""
    left_out = shutil.ignore_patterns("node_modules", "schema.d.ts", "tests")
    shutil.copytree(ROOT / "web", home / "web", ignore=left_out, dirs_exist_ok=True)
    (home / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for part in ("games", "locales"):
        words = shutil.ignore_patterns("*.py", "*.json", "*.toml", "__pycache__")
        shutil.copytree(ROOT / "src" / "seaglass" / part, home / "src" / "seaglass" / part, ignore=words)
    return home


def npm(home: Path, *words: str) -> None:
    """What `npm exec` does in the web folder, with the Node that the tests have."""
    program = home / "web" / "node_modules" / ".bin" / words[0]
    done = subprocess.run([NODE, program, *words[1:]], cwd=home / "web", capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
