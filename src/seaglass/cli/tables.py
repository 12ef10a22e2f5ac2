"""`games`, `rules` and `components`."""

import typer

from seaglass import engine
from seaglass.cli.shared import AsJson, GameName, Lang, language, print_json
from seaglass.engine import game_named
from seaglass.engine.clauses import rulebook
from seaglass.locales import say


def games(lang: Lang = "en", as_json: AsJson = False) -> None:
    """List the games, how many play, their options and the levels of their bots."""
    language(lang)
    if as_json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": say(lang, f"{game.name}-title"),
                    "seats": list(game.seats),
                    "options": [
                        {"name": o.name, "values": list(o.values), "default": o.default} for o in game.options
                    ],
                    "bots": list(game.bots),
                    "components": game.components is not None,
                    "rules": game.rules_version,
                }
                for game in engine.games().values()
            ]
        )
        return
    for game in engine.games().values():
        players = (
            f"{game.seats.start}–{game.seats.stop - 1}" if len(game.seats) > 1 else str(game.seats.start)
        )
        typer.echo(f"{game.name:14} {players:>4}  {say(lang, f'{game.name}-title')}")
        for option in game.options:
            typer.echo(f"{'':20}{option.name} = {' | '.join(option.values)}")
        typer.echo(f"{'':20}bots: {' | '.join(game.bots)}")


def rules(game: GameName, lang: Lang = "en", as_json: AsJson = False) -> None:
    """Print the rules of a game in our own words, clause by clause."""
    book = rulebook(game_named(game), language(lang))
    if as_json:
        print_json(book)
        return
    typer.echo(f"{book['title']}\n")
    for number, chapter in enumerate(book["chapters"], 1):
        typer.echo(f"{number} {chapter['title']}")
        for clause in chapter["clauses"]:
            typer.echo(f"  {clause['id']}{' *' if clause['ruling'] else ''}  {clause['text']}")
        typer.echo()


def components(game: GameName) -> None:
    """Print the standard components of a game: a file to change and to play with (--components)."""
    typer.echo(game_named(game).standard_components(), nl=False)
