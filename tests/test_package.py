"""What is installed is what was meant: complete, pinned, and with the client inside."""

import ast
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "seaglass"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def pip(*words: str) -> None:
    done = subprocess.run([sys.executable, "-m", "pip", *words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_wheel_carries_the_client_the_template_and_every_rule_word_and_component(
    tmp_path: Path,
) -> None:
    pip("wheel", "--quiet", "--no-deps", "--no-build-isolation", f"--wheel-dir={tmp_path}", ".")
    [wheel] = tmp_path.glob("*.whl")
    files = set(zipfile.ZipFile(wheel).namelist())
    assert "seaglass/web_dist/index.html" in files
    assert any(file.startswith("seaglass/web_dist/assets/") and file.endswith(".js") for file in files)
    data = {path for end in ("toml", "ftl", "md") for path in PACKAGE.rglob(f"*.{end}")}
    template = set(PACKAGE.glob("template/*/*.*"))
    assert data
    assert {path.suffix for path in template} >= {".py", ".ts", ".svelte", ".svg"}
    assert {path.relative_to(ROOT / "src").as_posix() for path in data | template} <= files


def test_the_pins_fit_each_other() -> None:
    pip("check")


def test_an_editable_installation_has_the_build_tools_of_any_other() -> None:
    assert set(PROJECT["build-system"]["requires"]) <= set(PROJECT["dependency-groups"]["build"])


def test_the_lock_names_no_registry_and_every_platform() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    optional = {need for package in packages.values() for need in package.get("optionalDependencies", {})}
    assert optional <= {name.rpartition("node_modules/")[2] for name in packages}


OPTIONAL = {"pyspiel": ["open_spiel"]}  # not installed by default: the module, and what it comes with
NOT_IMPORTED = {"uvloop", "websockets"}  # uvicorn runs its loop and speaks WebSockets with them


def distribution(requirement: str) -> str:
    """The name in a requirement, written the one way that all spellings of it share."""
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def imports() -> Iterator[tuple[str, str]]:
    """Every import under src/ of a module that is neither ours nor Python's, with its file."""
    for path in sorted(set(PACKAGE.rglob("*.py")) - set(PACKAGE.glob("template/tests/*"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                modules = [node.module or ""]
            for module in modules:
                top = module.partition(".")[0]
                if top != "seaglass" and top not in sys.stdlib_module_names:
                    yield top, str(path.relative_to(ROOT))


def test_what_is_imported_is_declared_and_what_is_declared_is_imported() -> None:
    project = PROJECT["project"]
    extras = [need for needs in project["optional-dependencies"].values() for need in needs]
    declared = {distribution(need) for need in [*project["dependencies"], *extras]}
    homes = {**packages_distributions(), **OPTIONAL}
    used: set[str] = set()
    for module, file in imports():
        found = {distribution(name) for name in homes.get(module, [module])} & declared
        assert found, f"{file} imports {module}, which pyproject.toml does not declare"
        used |= found
    assert declared - used == NOT_IMPORTED
