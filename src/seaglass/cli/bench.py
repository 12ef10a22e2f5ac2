"""`bench`: how fast rules and search run, side by side with the interpreter and OpenSpiel, in one run.

`bench tables` says what a decision costs a server, `bench server` how much play one carries.
"""

from typing import Annotated

import typer

from seaglass import engine
from seaglass.bench.rules import hearts_per_second, measure_rules
from seaglass.bench.search import measure_search
from seaglass.cli.shared import AsJson, print_json
from seaglass.engine import Refusal, game_named
from seaglass.engine.game import Game

SPEEDS = ("iterations_per_second", "interpreted_per_second", "interpreted_ratio")


def bench(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[bots|tables|server] [GAME]",
            help="A game; by default all. `bots`: the search; `tables`: a decision, told to everybody; "
            "`server`: how much play one server carries.",
        ),
    ] = None,
    of: Annotated[str | None, typer.Argument(metavar="", hidden=True)] = None,
    chosen_game: Annotated[str, typer.Option("--game", help="`server`: the game to play.")] = "mouton",
    tables: Annotated[int, typer.Option(min=1, max=4000, help="`server`: how many tables.")] = 1000,
    seconds: Annotated[
        float, typer.Option(min=0.2, max=600, help="`server`: seconds of each of its two parts.")
    ] = 15,
    rate: Annotated[
        float, typer.Option(min=1, max=10_000, help="`server`: moves a second where they are paced.")
    ] = 300,
    as_json: AsJson = False,
) -> None:
    """Measure compiled random play, or the bots' search, on one core, and print the ratios."""
    if game == "bots":
        bench_bots(of, as_json)
        return
    if game == "tables":
        bench_tables(of, as_json)
        return
    if game == "server":
        bench_server(game_named(of or chosen_game), tables, seconds, rate, as_json)
        return
    if of is not None:
        raise Refusal("bench-unknown", got=f"{game} {of}"[:80])
    chosen = [game_named(game)] if game else list(engine.games().values())
    hearts = hearts_per_second()
    results = {}
    for one in chosen:
        speed = measure_rules(one)
        results[one.name] = {
            **speed,
            "openspiel_ratio": speed["decisions_per_second"] / hearts if hearts else None,
        }
        if not as_json:
            typer.echo("\n".join(_lines(one.name, speed, hearts)))
    if as_json:
        print_json(results)


def bench_bots(game: str | None, as_json: bool) -> None:
    """Iterations a second of the search, and how much slower the same search is interpreted."""
    results = {}
    for one in [game_named(game)] if game else engine.games().values():
        speed = results[one.name] = measure_search(one)
        if as_json:
            continue
        typer.echo(one.name)
        for name, part in speed["positions"].items():
            fast, slow, ratio = (part[key] for key in SPEEDS)
            typer.echo(f"  {name:10}{fast:>12,.0f} iterations a second on one core; interpreted {slow:,.1f};")
            typer.echo(f"  {'':10}{'':12} compiled is {ratio:,.0f} times as fast")
        typer.echo(f"  half a second of thinking takes {speed['overshoot']:.1%} longer (median)")
    if as_json:
        print_json(results)


def bench_tables(game: str | None, as_json: bool) -> None:
    """Processor time of one decision with every seat and a bystander told, over random games."""
    from seaglass.server.speed import measure_tables

    results = {}
    for one in [game_named(game)] if game else engine.games().values():
        results[one.name] = measure_tables(one)
        for seats, cost in results[one.name].items():
            if not as_json:
                p50, p99 = cost["cpu_ms_p50"], cost["cpu_ms_p99"]
                typer.echo(f"{one.name:14}{seats} seats{p50:9.2f} ms (median){p99:9.2f} ms (99th percentile)")
    if as_json:
        print_json(results)


def bench_server(game: Game, tables: int, seconds: float, rate: float, as_json: bool) -> None:
    """Moves a second and their cost at many tables of one server, and how long paced moves take."""
    from seaglass.server.load.measure import Load, measure_server

    found = measure_server(game, Load(tables, seconds, rate))
    if as_json:
        print_json(found)
        return
    typer.echo(f"{game.name}: {tables} tables with {found['sockets']} sockets, SQLite, one server process")
    typer.echo(f"  {found['moves_per_second']:10,.0f} moves a second, as fast as they are answered")
    typer.echo(f"  {found['cpu_ms_per_move']:10.2f} ms of processor time a move")
    typer.echo(f"  {found['kb_per_table']:10.0f} KB of memory a table")
    typer.echo(f"  at {rate:g} moves a second: median {found['p50_ms']:.1f} ms, p99 {found['p99_ms']:.1f} ms")


def _lines(name: str, speed: dict[str, float], hearts: float | None) -> list[str]:
    fast, slow = speed["decisions_per_second"], speed["interpreted_per_second"]
    lines = [
        name,
        f"  compiled      {fast:>12,.0f} decisions a second on one core",
        f"  interpreted   {slow:>12,.0f}; compiled is {fast / slow:,.0f} times as fast",
        f"  compiling     {speed['compile_s']:>12.2f} s; from the cache {speed['cached_s']:.2f} s",
        f"  copying       {speed['clone_ns']:>12.1f} ns for a state of {speed['state_bytes']:.0f} bytes",
    ]
    if hearts is None:
        return [*lines, "  OpenSpiel is not installed; `make bench` installs it and compares."]
    return [
        *lines,
        f"  OpenSpiel     {hearts:>12,.0f} (hearts from Python); we are {fast / hearts:.0f} times as fast",
    ]
