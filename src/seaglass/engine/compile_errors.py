"""What numba says of a rule that it cannot compile, in one sentence: the rule, where it is, the reason."""

import ast
import re
from pathlib import Path

from seaglass.engine.refusal import Refusal
from seaglass.engine.registry import folders

_FAILED = re.compile(r"^ *(?:\w+: )?Failed in nopython mode pipeline.*$", re.MULTILINE)
_CALL = re.compile(r"No implementation of function .* found for signature:\s*>>> (.+)")
_FUNCTION = re.compile(r"Function\(<function (\w+) at 0x")
_PLACE = re.compile(r"(?:at|from) (\S+\.py) \((\d+)\)|File \"(\S+\.py)\", line (\d+)")


def explain(wrong: Exception, game: str) -> Refusal:
    """A refusal for what numba raised."""
    said = str(wrong)
    *outer, innermost = _FAILED.split(said)
    if isinstance(wrong, KeyError):  # what numba makes of a field that is not there
        field = str(wrong.args[0])
        place, reason = _mention(game, rf"\.{field}\b"), f"there is no field {field} in the state"
    else:
        call = _CALL.search(innermost)
        reason = f"compiled code has no {call[1]}" if call else innermost.strip().splitlines()[0]
        reason = reason.partition(" Raised from ")[0].partition(", defined at ")[0]
        reason = " ".join(reason.split())
        named = _FUNCTION.findall(outer[-1]) if outer else []
        place = _first_place(innermost, game) or (_mention(game, rf"def {named[-1]}\(") if named else None)
    path, line = place or (folders()[game], 0)
    rule = _function_at(path, line) if line else game
    return Refusal("rule-not-compiled", rule=rule, place=f"{_short(path)}:{line}", reason=reason)


def _first_place(said: str, game: str) -> tuple[Path, int] | None:
    """The first place named after the reason, if the innermost function was typed so far."""
    before_calls = said.partition("During: resolving callee type: Function(<function")[0]
    for found in _PLACE.finditer(before_calls):
        path = (Path.cwd() / (found[1] or found[3])).resolve()
        if path.is_relative_to(folders()[game].resolve()):
            return path, int(found[2] or found[4])
    return None


def _mention(game: str, pattern: str) -> tuple[Path, int] | None:
    """Where a game's code first mentions something."""
    for path in sorted(folders()[game].rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(pattern, line):
                return path, number
    return None


def _function_at(path: Path, line: int) -> str:
    """The name of the function that this line belongs to."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0):
            return node.name
    return path.stem


def _short(path: Path) -> str:
    """A path as people read it: from where they are, if it is below."""
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
