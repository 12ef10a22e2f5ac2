"""`review`: a finished match seen again, decision by decision."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from seaglass import bots
from seaglass.bots.review import DEFAULT, GRADES, DecisionReview, Review, ReviewedMove
from seaglass.bots.review import review as review_match
from seaglass.cli.shared import AsJson, Lang, language, print_json, read_file
from seaglass.engine import Refusal, record
from seaglass.engine.record import Record
from seaglass.locales import printable, say, tell

COSTLIEST = 12  # decisions in the table
COSTLY = GRADES[2:]


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.sea) of a finished match.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Only this seat, counted from 1.")] = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, max=10**6, help="How long to think about each decision.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--time", min=0.001, max=600, help="The same in seconds.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed gives the same.")] = 1,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Say what each decision cost, as far as its player could know, and tell luck from play."""
    language(lang)
    kept = record.loads(read_file(file))
    match = kept.match
    if seat is not None and seat > match.seats:
        raise Refusal("seat-unknown", seat=seat, seats=match.seats)
    limits = bots.Limits(seconds=seconds, iterations=iterations) if seconds or iterations else DEFAULT
    with typer.progressbar(length=1000, label=say(lang, "review-working"), hidden=as_json) as bar:

        def progress(done: int, of: int) -> None:
            bar.update((1000 * done // of if of else 1000) - bar.pos)

        found = review_match(match, limits, seed, progress, None if seat is None else [seat - 1])
    if as_json:
        print_json({"game": match.game.name, "seats": list(kept.names), **asdict(found)})
        return
    console = Console(soft_wrap=False, highlight=False)
    console.print(_accounts(found, kept, lang))
    costly = sorted((d for d in found.decisions if d.cost > 0), key=lambda d: -d.cost)[:COSTLIEST]
    console.print(_decisions(costly, found.unit, kept, lang) if costly else say(lang, "review-no-cost"))


def _accounts(found: Review, kept: Record, lang: str) -> Table:
    unit = found.unit
    table = _table(say(lang, f"review-unit-{unit}"))
    table.add_column(say(lang, "standings-player"))
    for key in ("review-start", "review-luck", "review-cost", "review-result"):
        table.add_column(say(lang, key), justify="right", no_wrap=True)
    for grade in COSTLY:
        table.add_column(say(lang, f"review-grade-{grade}"), justify="right")
    for account in found.accounts:
        table.add_row(
            Text(printable(kept.names[account.seat])),
            shown(unit, account.start),
            shown(unit, account.luck, signed=True),
            f"{shown(unit, -account.cost, signed=True)} ± {shown(unit, account.error)}",
            shown(unit, account.result),
            *(str(account.grades[grade]) for grade in COSTLY),
        )
    return table


def _decisions(costly: list[DecisionReview], unit: str, kept: Record, lang: str) -> Table:
    table = _table(say(lang, "review-costliest"))
    table.add_column("", justify="right", no_wrap=True)
    for key in ("standings-player", "review-played", "review-better"):
        table.add_column(say(lang, key))
    table.add_column(say(lang, "review-cost"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for d in costly:
        table.add_row(
            str(d.ply + 1),
            Text(printable(kept.names[d.seat])),
            _move_in_words(d.chosen, d, kept, lang),
            _move_in_words(d.best, d, kept, lang),
            f"{shown(unit, -d.cost, signed=True)} ± {shown(unit, d.error)}",
            say(lang, f"review-grade-{d.grade}"),
        )
    return table


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)


def _move_in_words(move: ReviewedMove, decision: DecisionReview, kept: Record, lang: str) -> str:
    """The move in the words its player reads, or by its name."""
    sentences = [tell(lang, event, kept.names, decision.seat) for event in move.story]
    return " · ".join(sentences) or move.move


def shown(unit: str, value: float, signed: bool = False) -> str:
    """A share in the win in per cent, or points."""
    number: Any = 100 * value if unit == "share" else value
    text = f"{number:+.1f}" if signed else f"{number:.1f}"
    return text.replace("-", "−") + (" %" if unit == "share" else "")
