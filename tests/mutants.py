"""`make mutants`: change the rules of a game in one place at a time and see whether its own tests notice.

A mutant is one small edit of a rule. A forked child plays with it (the new code is put into the function, so
everybody who imported it sees it) and runs the tests of tests/games/<game> that execute the edited statement,
the quickest first, until one fails. What no test notices is printed; docs/mutants.md tells how to read it.
"""

import argparse
import ast
import importlib
import os
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

import seaglass.engine.compile
from seaglass.engine import games

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "seaglass" / "games"
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
SLOW = 1.0  # seconds of processor time; longer tests measure how well bots play
QUIETLY = ("-qq", "--capture=no", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist")
PATIENCE = 10  # times its usual processor time, and SLOW on top: then a test counts as endless

SWAPS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
}


@dataclass(frozen=True)
class Edit:
    """Bytes of a source file, and what stands there instead."""

    start: int
    end: int
    text: str


class Source:
    """A module of the rules."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_bytes()
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    @cached_property
    def module(self) -> ModuleType:
        parts = self.path.relative_to(ROOT / "src").with_suffix("").parts
        return importlib.import_module(".".join(parts).removesuffix(".__init__"))

    @property
    def only_rules(self) -> bool:
        """Beside the rules' own folder, only what is marked `@rule` is theirs."""
        return self.path.parent.name != "rules"

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def span(self, node: Any) -> tuple[int, int]:
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def mutants(self) -> Iterator["Mutant"]:
        for top in ast.parse(self.text).body:
            if isinstance(top, ast.FunctionDef):
                marked = any(isinstance(d, ast.Name) and d.id == "rule" for d in top.decorator_list)
                if marked or not self.only_rules:
                    yield from self._of_body(top.name, top.body)
            elif isinstance(top, ast.Assign):
                yield from self._of_body("", [top])

    def _of_body(self, function: str, body: list[ast.stmt]) -> Iterator["Mutant"]:
        for statement in body:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue  # a docstring
            inner = [*getattr(statement, "body", []), *getattr(statement, "orelse", [])]
            head = [node for node in ast.iter_child_nodes(statement) if not isinstance(node, ast.stmt)]
            end = inner[0].lineno - 1 if inner else statement.end_lineno or statement.lineno
            lines = range(statement.lineno, max(end, statement.lineno) + 1)
            for edit in self._of_statement(statement, head, deletable=bool(function)):
                mutant = Mutant(self, function, lines, edit)
                if mutant.compiles:
                    yield mutant
            yield from self._of_body(function, inner)

    def _of_statement(self, statement: ast.stmt, head: list[ast.AST], deletable: bool) -> Iterator[Edit]:
        if deletable and self._only_acts(statement):
            yield Edit(*self.span(statement), "pass")
        if isinstance(statement, ast.Break | ast.Continue):
            yield Edit(*self.span(statement), "continue" if isinstance(statement, ast.Break) else "break")
        if isinstance(statement, ast.AugAssign):
            yield from self._other_operator(statement.op, statement.target, statement.value)
        for part in head:
            for node in ast.walk(part):
                yield from self._of_expression(node)

    @staticmethod
    def _only_acts(statement: ast.stmt) -> bool:
        """Whether it can be left out without a name going missing."""
        if isinstance(statement, ast.Assign):
            return isinstance(statement.targets[0], ast.Attribute | ast.Subscript)
        return isinstance(statement, ast.AugAssign | ast.Expr)

    def _of_expression(self, node: ast.AST) -> Iterator[Edit]:
        match node:
            case ast.Compare(left=left, ops=ops, comparators=right):
                for op, one, other in zip(ops, [left, *right], right, strict=False):
                    yield from self._other_operator(op, one, other)
            case ast.BinOp(left=left, op=op, right=right):
                yield from self._other_operator(op, left, right)
            case ast.BoolOp(op=op, values=values):
                for i in range(len(values) - 1):
                    yield from self._other_operator(op, values[i], values[i + 1])
                for i in range(len(values)):
                    rest = [ast.unparse(v) for v in (*values[:i], *values[i + 1 :])]
                    yield Edit(*self.span(node), "(" + f" {SWAPS[type(op)][0]} ".join(rest) + ")")
            case ast.UnaryOp(operand=operand):
                yield Edit(*self.span(node), ast.unparse(operand))
            case ast.IfExp(test=test, body=body, orelse=orelse):
                parts = (ast.unparse(part) for part in (orelse, test, body))
                yield Edit(*self.span(node), "{} if {} else {}".format(*parts))
            case ast.Call(func=ast.Name(id="range"), args=[*_, end]):
                yield Edit(*self.span(end), f"{ast.unparse(end)} - 1")
            case ast.Constant(value=bool(value)):
                yield Edit(*self.span(node), str(not value))
            case ast.Constant(value=int(value)):
                yield Edit(*self.span(node), str(value + 1))
            case ast.Name(id=name, ctx=ast.Load()) if name in ("min", "max"):
                yield Edit(*self.span(node), "max" if name == "min" else "min")
            case ast.Name(id=name, ctx=ast.Load()) if isinstance(vars(self.module).get(name), int):
                yield Edit(*self.span(node), f"({name} + 1)")

    def _other_operator(self, op: ast.AST, left: ast.AST, right: ast.AST) -> Iterator[Edit]:
        if type(op) in SWAPS:
            old, new = SWAPS[type(op)]
            start, end = self.span(left)[1], self.span(right)[0]
            at = start + self.text[start:end].index(old.encode())
            yield Edit(at, at + len(old), new)


@dataclass(frozen=True)
class Mutant:
    source: Source
    function: str  # "": a constant of the module
    lines: range  # of the statement
    edit: Edit

    @property
    def text(self) -> bytes:
        return (
            self.source.text[: self.edit.start] + self.edit.text.encode() + self.source.text[self.edit.end :]
        )

    @cached_property
    def code(self) -> CodeType:
        return compile(self.text, str(self.source.path), "exec", dont_inherit=True)

    @property
    def compiles(self) -> bool:
        try:
            return bool(self.code)
        except SyntaxError:
            return False

    @property
    def line(self) -> int:
        return self.source.text[: self.edit.start].count(b"\n") + 1

    @property
    def file(self) -> str:
        return self.source.path.relative_to(GAMES).as_posix()

    @property
    def before(self) -> str:
        return " ".join(self.source.text.splitlines()[self.line - 1].decode().split())

    @property
    def after(self) -> str:
        return " ".join(self.text.splitlines()[self.line - 1].decode().split())

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.file, self.function, self.before, self.after

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}\n    - {self.before}\n    + {self.after}"

    def come_to_life(self) -> None:
        """Play with it from now on."""
        module = self.source.module
        if self.function:
            found = (c for c in self.code.co_consts if isinstance(c, CodeType) and c.co_name == self.function)
            vars(module)[self.function].__code__ = next(found)
            return
        tops = ast.parse(self.text).body
        later: list[ast.stmt] = [
            top for top in tops if isinstance(top, ast.Assign) and top.lineno >= self.lines.start
        ]
        changed = dict(vars(module))
        exec(compile(ast.Module(later, []), self.file, "exec"), changed)  # noqa: S102
        renewed = {
            name: (old, changed[name]) for name, old in vars(module).items() if changed[name] is not old
        }
        for other in [m for name, m in sys.modules.items() if name.startswith(module.__package__ or "")]:
            for name, (old, new) in renewed.items():
                if vars(other).get(name) is old:
                    setattr(other, name, new)


def sources_of(game: str) -> list[Source]:
    """The rules of a game, and the modules of the game that they use and that have rules in them."""
    rules = sorted((GAMES / game / "rules").glob("*.py"))
    used = {
        GAMES / game / (node.module or "").removeprefix(f"seaglass.games.{game}.")
        for path in rules
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"seaglass.games.{game}.")
    }
    beside = sorted(path.with_suffix(".py") for path in used if "." not in path.name)
    return [Source(p) for p in (*rules, *beside) if p.is_file() and b"@rule" in p.read_bytes()]


class Runner:
    """A pytest plugin: instead of running the tests it collects, it runs them against every mutant."""

    def __init__(self, game: str, every: int, jobs: int) -> None:
        self.game, self.every, self.jobs = game, every, jobs
        self.sources = sources_of(game)
        self.took: dict[pytest.Item, float] = {}
        self.executed: dict[pytest.Item, set[tuple[str, int]]] = {}
        self.mutants: list[Mutant] = []
        self.survivors: list[Mutant] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Failed("the tests cannot be collected")
        for item in session.items:
            self._watch(item)
        self.mutants = [m for source in self.sources for m in source.mutants()][:: self.every]
        running: dict[int, Mutant] = {}
        for mutant in self.mutants:
            if len(running) == self.jobs:
                self._await_one(running)
            running[self._start(mutant)] = mutant
        while running:
            self._await_one(running)
        return True

    def _watch(self, item: pytest.Item) -> None:
        """Run a test with the true rules: which lines of them it executes, and how long it takes."""
        watched = {str(source.path) for source in self.sources}
        executed: set[tuple[str, int]] = set()

        def in_rules(frame: FrameType, event: str, _: object) -> Any:
            executed.add((frame.f_code.co_filename, frame.f_lineno))
            return in_rules

        def trace(frame: FrameType, event: str, _: object) -> Any:
            return in_rules if frame.f_code.co_filename in watched else None

        began = time.process_time()
        sys.settrace(trace)
        try:
            reports = runtestprotocol(item, log=False, nextitem=None)
        finally:
            sys.settrace(None)
        took = time.process_time() - began
        if any(report.failed for report in reports):
            pytest.exit(f"{item.nodeid} fails with the true rules", 1)
        if executed and took < SLOW and not any(report.skipped for report in reports):
            self.executed[item], self.took[item] = executed, took

    def _start(self, mutant: Mutant) -> int:
        lines = {(str(mutant.source.path), line) for line in mutant.lines}
        tests = sorted(
            (t for t in self.took if not mutant.function or self.executed[t] & lines),
            key=self.took.__getitem__,
        )
        child = os.fork()
        if child:
            return child
        noticed = 1
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            mutant.come_to_life()
            noticed = int(any(self._fails(test) for test in tests))
        finally:
            os._exit(noticed)

    def _fails(self, test: pytest.Item) -> bool:
        signal.setitimer(signal.ITIMER_PROF, SLOW + PATIENCE * self.took[test])  # its signal ends the child
        return any(report.failed for report in runtestprotocol(test, log=False, nextitem=None))

    def _await_one(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        mutant = running.pop(child)
        if status == 0:
            self.survivors.append(mutant)
            print(mutant, flush=True)


def equivalents() -> dict[tuple[str, str, str, str], str]:
    """The mutants that were looked at and play the same game, with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {(m["file"], m["function"], m["before"], m["after"]): m["reason"] for m in listed}


def no_kernel(*_: object) -> None:
    pytest.skip("a kernel is compiled from the true rules")


def run(game: str, every: int, jobs: int) -> str:
    """The score of a game; survivors are printed as they are found."""
    print(f"{game}", flush=True)
    runner = Runner(game, every, jobs)
    began = time.monotonic()
    code = pytest.main(
        [*QUIETLY, str(ROOT / "tests" / "games" / game)],
        plugins=[runner],
    )
    if code != 0:
        sys.exit(f"the tests of {game} do not pass: {code}")
    same = equivalents()
    proven = [mutant for mutant in runner.survivors if mutant.key in same]
    all_, alive = len(runner.mutants), len(runner.survivors)
    per_file = Counter(mutant.file for mutant in runner.survivors if mutant.key not in same)
    for file, many in sorted(per_file.items()):
        print(f"  {many:4} survive in {file}")
    return (
        f"{game:13} {all_:5} mutants, {all_ - alive:5} killed: {(all_ - alive) / all_:.1%}; "
        f"of those not known to be equivalent ({len(proven)}) {(all_ - alive) / (all_ - len(proven)):.1%}; "
        f"{time.monotonic() - began:.0f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all, unless some are named")
    parser.add_argument("--every", type=int, default=1, help="only every n-th mutant: a sample")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tried at the same time")
    asked = parser.parse_args()
    hypothesis.settings.register_profile(
        "mutants",
        database=None,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
    )
    hypothesis.settings.load_profile("mutants")
    setattr(seaglass.engine.compile, "compiled", no_kernel)  # noqa: B010
    scores = []
    for game in asked.games or sorted(games()):
        sys.stdout.flush()
        scores.append(run(game, asked.every, asked.jobs))
    print("\n".join(scores))


if __name__ == "__main__":
    main()
