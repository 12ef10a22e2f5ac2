"""`arena`: how strong bots are."""

import csv
import io
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from seaglass.arena import EntrantStanding, Run, Tournament, entrant_standings, read_entrants, run
from seaglass.arena.ledger import Ledger
from seaglass.arena.plot import Panel, plot
from seaglass.arena.tournament import usual_seats
from seaglass.cli.shared import (
    AsJson,
    Components,
    GameName,
    Lang,
    Options,
    language,
    print_json,
    read_components,
    read_options,
    write_file,
)
from seaglass.engine import game_named
from seaglass.locales import say


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, with commas; with a limit of its own: captain@0.1s, captain@500. "
            "The last one fills the seats that are left; more than there are seats take turns."
        ),
    ] = "captain,sailor",
    games: Annotated[
        int, typer.Option(min=1, max=10_000_000, help="How many games at most; deals are played whole.")
    ] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats; by default one for each bot.")] = None,
    option: Options = None,
    components: Components = None,
    seconds: Annotated[
        float | None, typer.Option("--time", min=0.001, max=3600, help="Seconds a search may take.")
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(
            min=1, max=10**9, help="Iterations a search may take: then the result is always the same."
        ),
    ] = None,
    play_all: Annotated[
        bool, typer.Option("--all", help="Play all games, even if the answer is clear before.")
    ] = False,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed gives the same deals.")] = 1,
    cores: Annotated[int | None, typer.Option(min=1, max=1024, help="By default all there are.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep each deal here; the same command goes on from it."),
    ] = None,
    csv_file: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a line for each game.")
    ] = None,
    svg_file: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Write a plot.")] = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Let bots play the same deals in every seat, and print how strong each is and how sure that is."""
    language(lang)
    played = game_named(game)
    named = read_entrants(bots.split(","), seconds, iterations)
    pieces = read_components(played, usual_seats(played, named) if seats is None else seats, components)
    tournament = Tournament.of(played, named, seats, read_options(option), pieces, seed)
    deals = -(-games // tournament.games_per_deal)
    with typer.progressbar(
        length=deals * tournament.games_per_deal,
        label=say(lang, f"{game}-title"),
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        result = run(
            tournament,
            deals,
            cores or _cores(),
            play_all,
            Ledger(tournament, out),
            lambda _, n: bar.update(n),
        )
    if result.deals:
        standings = entrant_standings(tournament, result.tallies, any_time=not play_all)
        if csv_file is not None:
            write_file(csv_file, _csv(tournament, result))
        if svg_file is not None:
            write_file(svg_file, _svg(lang, tournament, result, standings))
        if as_json:
            print_json(_json(tournament, result, standings, deals))
        else:
            typer.echo("\n".join(_table(lang, tournament, result, standings, deals)))
    if result.interrupted:
        typer.echo(say(lang, "arena-interrupted-kept" if out else "arena-interrupted"), err=True)
        raise typer.Exit(130)


def _cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _json(t: Tournament, result: Run, standings: list[EntrantStanding], deals: int) -> dict[str, Any]:
    return {
        "game": t.game,
        "seats": t.seats,
        "games": len(result.games),
        "deals": result.deals,
        "seed": t.seed,
        "options": dict(t.options),
        "components": t.components,
        "clear": result.clear,
        "stopped_early": result.clear and result.deals < deals,
        "interrupted": result.interrupted,
        "bots": [
            {**one.json(), **entrant.json()} for one, entrant in zip(standings, t.entrants, strict=True)
        ],
    }


def _note(lang: str, t: Tournament, result: Run, deals: int) -> str:
    if len(t.entrants) == 1:
        return say(lang, "arena-alone")
    if result.clear:
        return say(lang, "arena-clear-early" if result.deals < deals else "arena-clear")
    return say(lang, "arena-unclear")


def _heading(lang: str, t: Tournament, result: Run) -> str:
    about = {"seats": t.seats, "games": len(result.games), "deals": result.deals, "seed": str(t.seed)}
    return say(lang, f"{t.game}-title") + say(lang, "arena-heading", about)


def _table(lang: str, t: Tournament, result: Run, standings: list[EntrantStanding], deals: int) -> list[str]:
    head = [say(lang, f"arena-{word}") for word in ("bot", "wins", "even", "score", "rating")]
    rows = [
        [
            one.name,
            _with_interval(".1%", one.win_share, one.low, one.high),
            f"{one.even:.1%}",
            _with_interval(".2f", one.mean_score, one.score_low, one.score_high),
            _with_interval(".0f", one.rating, one.rating_low, one.rating_high),
        ]
        for one in standings
    ]
    wide = [max(_width(line[i]) for line in [head, *rows]) for i in range(len(head))]
    lines = [
        "  ".join(cell + " " * (wide[i] - _width(cell)) for i, cell in enumerate(line)).rstrip()
        for line in [head, *rows]
    ]
    ranks = [
        f"{one.name}: "
        + ", ".join(f"{say(lang, f'{t.game}-rank', {'rank': r})} {part:.0%}" for r, part in one.ranks.items())
        for one in standings
        if one.ranks
    ]
    return [_heading(lang, t, result), "", *lines, *ranks, "", _note(lang, t, result, deals)]


def _with_interval(how: str, mean: float, low: float, high: float) -> str:
    """A figure and its interval, if anything is known of that."""
    interval = f"{low:{how}} – {high:{how}}" if high < float("inf") else "?"
    return f"{mean:{how}}  ({interval})"


def _width(text: str) -> int:
    """Columns on a terminal: Chinese characters take two."""
    from rich.cells import cell_len

    return cell_len(text)


def _csv(t: Tournament, result: Run) -> str:
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    each = [f"{what}_{seat}" for seat in range(1, t.seats + 1) for what in ("bot", "score", "won")]
    lines.writerow(["game", "deal", "turn", "plies", *each])
    for number, game in enumerate(result.games, 1):
        cells: list[Any] = [number, game.deal, game.number, game.plies]
        for seat, entrant in enumerate(game.seating):
            cells += [t.entrants[entrant].name, game.scores[seat], int(seat in game.winners)]
        lines.writerow(cells)
    return text.getvalue()


def _svg(lang: str, t: Tournament, result: Run, standings: list[EntrantStanding]) -> str:
    wins = Panel(
        say(lang, "arena-wins"),
        [(one.win_share, one.low, one.high) for one in standings],
        [one.even for one in standings],
        percent=True,
    )
    scores = Panel(
        say(lang, "arena-score"),
        [(one.mean_score, one.score_low, one.score_high) for one in standings],
        [None] * len(standings),
    )
    ratings = Panel(
        say(lang, "arena-rating"),
        [(one.rating, one.rating_low, one.rating_high) for one in standings],
        [None] * len(standings),
    )
    panels = [wins, scores, ratings] if len(standings) > 1 else [scores]
    note = say(lang, "arena-plot-note")
    return plot(_heading(lang, t, result), note, [one.name for one in standings], panels)
