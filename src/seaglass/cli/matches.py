"""`simulate` and `replay`: whole matches."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from seaglass.arena import read_entrants
from seaglass.arena.simulation import BotResult, simulate_games
from seaglass.cli.shared import (
    AsJson,
    Components,
    GameName,
    Lang,
    Options,
    language,
    print_json,
    read_components,
    read_file,
    read_options,
)
from seaglass.engine import Refusal, game_named, perspective, record
from seaglass.engine.match import Match
from seaglass.locales import say, tell


def simulate(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot a seat, with commas: sailor,random,random,random. One that searches may have a "
            "limit of its own: captain@0.1s, or captain@500, which always gives the same games."
        ),
    ] = "sailor",
    seats: Annotated[int | None, typer.Option(help="How many seats; by default one for each bot.")] = None,
    games: Annotated[
        int | None,
        typer.Option(
            min=1, max=10_000_000, help="How many games; by default 1000, or 10 where a bot searches."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed gives the same games.")] = 1,
    option: Options = None,
    components: Components = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, seats rotating, and print how they did."""
    played = game_named(game)
    named = [bot for name in bots.split(",") for bot in read_entrants([name])]
    if seats is None:
        seats = len(named) if len(named) > 1 else played.seats.start
    played.check_seats(seats)
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise Refusal("bots-wrong", got=len(named), seats=seats)
    searching = any(bot.limits for bot in named)
    if games is None:
        games = 10 if searching else 1000
    pieces = read_components(played, seats, components)
    with typer.progressbar(
        length=games,
        label=say("en", f"{game}-title"),
        file=sys.stderr,
        hidden=as_json or not (searching or games >= 20_000),
    ) as bar:
        results = simulate_games(played, named, read_options(option), games, seed, bar.update, pieces)
    if as_json:
        print_json(
            {
                "game": game,
                "seats": seats,
                "games": games,
                "seed": seed,
                "options": played.complete(read_options(option)),
                "components": pieces,
                "bots": [result.json() for result in results.bots],
                "ranks": results.ranks,
            }
        )
        return
    typer.echo(f"{game}, {seats} seats, {games:,} games, seed {seed}")
    typer.echo(f"{'bot':12}{'wins':>8}  {'95 % interval':16}{'mean score':>12}  {'95 % interval':16}")
    for result in results.bots:
        typer.echo(_line(result))
    if results.ranks is not None:
        typer.echo(_ranks(game, results.ranks))


def _ranks(game: str, ranks: dict[str, float]) -> str:
    return ", ".join(
        f"{say('en', f'{game}-rank', {'rank': rank})} {share:.1%}" for rank, share in ranks.items()
    )


def _line(r: BotResult) -> str:
    wins = f"{r.win_share:8.1%}  {f'{r.win_low:.1%} – {r.win_high:.1%}':16}"
    return f"{r.name:12}{wins}{r.mean_score:12.2f}  {f'{r.score_low:.2f} – {r.score_high:.2f}':16}".rstrip()


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.sea).")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Check that chance was the committed one.")
    ] = False,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Play a record through and tell its story."""
    language(lang)
    kept = record.loads(read_file(file))
    if verify:
        kept.verify()
    match = kept.match
    story = [(e["kind"], tell(lang, e, kept.names)) for e in perspective.story(match, None)]
    if as_json:
        print_json(
            {
                "game": match.game.name,
                "seats": list(kept.names),
                "options": match.options,
                "decisions": match.ply,
                "verified": verify,
                "since": kept.since,
                "result": _result(match),
                "story": [sentence for _, sentence in story],
            }
        )
        return
    for kind, sentence in story:
        typer.echo(f"\n— {sentence} —" if kind == "chapter" else sentence)
    if verify:
        key = "proof-holds-since" if kept.since else "proof-holds"
        typer.echo("\n" + say(lang, key, {"commitment": kept.commitment or "", "ply": kept.since}))


def _result(match: Match) -> dict[str, list[int]] | None:
    return {"scores": match.scores, "winners": match.winners} if match.over else None
