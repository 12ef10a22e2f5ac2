"""`check`: every proof for a game, a line each."""

from collections.abc import Iterator
from typing import Annotated

import typer

from seaglass import engine
from seaglass.cli.shared import AsJson, print_json
from seaglass.engine import broken, game_named
from seaglass.proofs import PROOFS, Finding, prove


def check(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game; by default all of them.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Prove that a game keeps its contract: rules, secrecy, records, words, and its rules compiled.

    Each game takes up to a minute, and longer once after its rules have changed, while they are compiled.
    """
    names = [game] if game else [*engine.games(), *broken()]
    results: dict[str, list[Finding]] = {}
    for name in names:
        if not as_json:
            typer.echo(name)
        results[name] = []
        for finding in findings(name):
            results[name].append(finding)
            if not as_json:
                typer.echo(line(finding))
        if not as_json and name not in broken() and len(results[name]) < len(PROOFS):
            typer.echo("         The other proofs would only say this again, and were not tried.")
    if as_json:
        print_json({name: [vars(finding) for finding in found] for name, found in results.items()})
    failed = sum(finding.fault is not None for found in results.values() for finding in found)
    if not as_json:
        proofs = sum(map(len, results.values()))
        seconds = sum(finding.seconds for found in results.values() for finding in found)
        typer.echo(f"{proofs - failed} of {proofs} proofs hold ({seconds:.0f} s)")
    if failed:
        raise typer.Exit(1)


def findings(name: str) -> Iterator[Finding]:
    """What comes of each proof; of a game that cannot be loaded, that."""
    if name in broken():
        yield Finding("it can be loaded", broken()[name], 0.0)
    else:
        yield from prove(game_named(name))


def line(finding: Finding) -> str:
    if finding.fault is None:
        return f"  holds  {finding.proof}"
    return f"  FAILS  {finding.proof}: {finding.fault}"
