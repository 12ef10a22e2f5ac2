"""What is installed is what was meant: complete, pinned, and with the client inside."""

import json
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "seaglass"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def pip(*words: str) -> None:
    done = subprocess.run([sys.executable, "-m", "pip", *words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_wheel_carries_the_client_and_every_rule_word_and_component(tmp_path: Path) -> None:
    pip("wheel", "--quiet", "--no-deps", "--no-build-isolation", f"--wheel-dir={tmp_path}", ".")
    [wheel] = tmp_path.glob("*.whl")
    files = set(zipfile.ZipFile(wheel).namelist())
    assert "seaglass/web_dist/index.html" in files
    assert any(file.startswith("seaglass/web_dist/assets/") and file.endswith(".js") for file in files)
    data = {path for end in ("toml", "ftl", "md") for path in PACKAGE.rglob(f"*.{end}")}
    assert data
    assert {path.relative_to(ROOT / "src").as_posix() for path in data} <= files


def test_the_pins_fit_each_other() -> None:
    pip("check")


def test_an_editable_installation_has_the_build_tools_of_any_other() -> None:
    assert set(PROJECT["build-system"]["requires"]) <= set(PROJECT["dependency-groups"]["build"])


def test_the_lock_names_no_registry_and_every_platform() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    optional = {need for package in packages.values() for need in package.get("optionalDependencies", {})}
    assert optional <= {name.rpartition("node_modules/")[2] for name in packages}
