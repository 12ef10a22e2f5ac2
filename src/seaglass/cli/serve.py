"""`serve`: one option for every setting of the server."""

import inspect
from typing import Annotated, Any

import typer


def serve(open_browser: bool, **given: Any) -> None:
    """Serve the table: play in the browser.

    Every option can be set by an environment variable, too: --bot-threads is SEAGLASS_BOT_THREADS.
    """
    from seaglass.server.serve import serve
    from seaglass.server.settings import read_settings

    serve(read_settings(given), open_browser)


def command() -> Any:
    """`serve` with the options that Typer reads from its signature."""
    from seaglass.server.settings import option, public_settings

    options = [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None,
                typer.Option(option(name), help=field.description, metavar=name.rsplit("_", 1)[-1].upper()),
            ],
        )
        for name, field in public_settings()
    ]
    opens = Annotated[bool, typer.Option("--open", help="Open the table in the browser.")]
    first = inspect.Parameter("open_browser", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=opens)
    serve.__signature__ = inspect.Signature([first, *options])  # type: ignore[attr-defined]
    serve.__annotations__ = {one.name: one.annotation for one in (first, *options)}
    return serve
