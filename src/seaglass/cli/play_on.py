"""`position`: look at a position, and play named moves on it."""

from pathlib import Path
from typing import Annotated

import typer

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
from seaglass.engine import CHANCE, Match, Refusal, game_named, perspective
from seaglass.engine import position as positions
from seaglass.engine.fair import Fair
from seaglass.engine.spelling import closest
from seaglass.locales import say, tell


def position(
    game: GameName,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="A position; by default the set-up.")
    ] = None,
    play: Annotated[
        list[str] | None, typer.Option(metavar="MOVE", help="A move to play, like “play 37” or “2: play 37”.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats, for the set-up.")] = None,
    option: Options = None,
    components: Components = None,
    seed: Annotated[str | None, typer.Option(help="Let chance decide by itself, from this seed.")] = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Print a position, or play moves on it and print the new one and what happened."""
    language(lang)
    match = _match(game, file, seats, option, components)
    chance = None if seed is None else Fair(seed.encode("utf-8", "surrogateescape"))
    if chance is not None:
        chance.draw_all(match)
    for move in play or []:
        _play(match, move)
        if chance is not None:
            chance.draw_all(match)
    names = [say(lang, "seat-number", {"seat": seat + 1}) for seat in range(match.seats)]
    story = [tell(lang, event, names) for event in perspective.story(match, None)]
    if as_json:
        legal = {("chance" if a == CHANCE else str(a)): match.legal(a) for a in match.actors}
        print_json({"position": positions.write(match.game, match.state), "legal": legal, "story": story})
        return
    for sentence in story:
        typer.echo(sentence, err=True)
    typer.echo(positions.dumps(match.game, match.state), nl=False)


def _match(
    game: str, file: Path | None, seats: int | None, option: list[str] | None, components: Path | None
) -> Match:
    wanted = game_named(game)
    if file is None:
        seats = wanted.seats.start if seats is None else seats
        return Match(wanted, seats, read_options(option), read_components(wanted, seats, components))
    if components is not None:
        raise Refusal("components-of-position")
    found, state = positions.loads(read_file(file))
    if found is not wanted:
        raise Refusal("position-of-other-game", got=found.name, game=wanted.name)
    return Match.from_state(wanted, state)


def _play(match: Match, text: str) -> None:
    """A move of whoever may make it; `2: play 37` says that it is the second seat's."""
    who, sign, move = text.partition(":")
    if sign and who.strip().isdecimal():
        number = who.strip()
        if len(number) > 9 or not 1 <= int(number) <= match.seats:
            raise Refusal("seat-unknown", seat=number[:20], seats=match.seats)
        match.play(int(number) - 1, move.strip())
        return
    able = [actor for actor in match.actors if _is_legal(match, actor, text)]
    if len(able) > 1:
        raise Refusal("move-of-several", move=text[:80])
    if able:
        match.play(able[0], text)
        return
    possible = [move for actor in match.actors for move in match.legal(actor)]
    if match.over or not possible:
        raise Refusal("match-over")
    try:
        match.game.moves.number(text)
    except (KeyError, ValueError, IndexError):
        raise Refusal(
            "move-unknown", move=text[:80], suggestion=closest(text, possible) or possible[0]
        ) from None
    match.play(match.actors[0], text)  # known but illegal: refused with its clause


def _is_legal(match: Match, actor: int, text: str) -> bool:
    try:
        return match.game.moves.number(text) in match.legal_numbers(actor)
    except (KeyError, ValueError, IndexError):
        return False
