"""The commands, and what they share: languages, refusals, exit codes."""

import locale
import os
import sys
from typing import Annotated

import typer

from seaglass.cli import arena, bench, check, matches, new_game, operate, play_on, review, serve, tables
from seaglass.engine import Refusal
from seaglass.locales import LANGUAGES, say

app = typer.Typer(
    name="seaglass",
    help="Four sea games on one table.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(tables.games)
app.command("rules")(tables.rules)
app.command("components")(tables.components)
app.command("serve")(serve.command())
app.command("backup")(operate.backup)
app.command("restore")(operate.restore)
app.add_typer(operate.admin, name="admin")
app.command("simulate")(matches.simulate)
app.command("arena")(arena.arena)
app.command("replay")(matches.replay)
app.command("review")(review.review)
app.command("position")(play_on.position)
app.command("bench")(bench.bench)
app.command("check")(check.check)
app.command("new-game")(new_game.new_game)


def _version(wanted: bool) -> None:
    if wanted:
        import seaglass

        typer.echo(f"seaglass {seaglass.__version__}")
        raise typer.Exit


@app.callback()
def _seaglass(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Four sea games on one table."""


def own_language() -> str:
    """The language of this person's system, if it is one of ours."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return next((lang for lang in LANGUAGES if spoken.startswith(lang.partition("-")[0])), LANGUAGES[0])


def main() -> None:
    """Run a command; what cannot be taken is answered with a sentence and exit code 2."""
    try:
        app()
    except Refusal as refusal:
        lang = sys.argv[sys.argv.index("--lang") + 1] if "--lang" in sys.argv[:-1] else own_language()
        clause = f"  [{refusal.clause}]" if refusal.clause else ""
        print(say(lang, refusal.key, refusal.details) + clause, file=sys.stderr)
        if os.environ.get("SEAGLASS_DEBUG") and refusal.__cause__ is not None:
            print(f"\n{refusal.__cause__}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # the reader of a pipe has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
