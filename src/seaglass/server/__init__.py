"""The table in the browser: HTTP and sockets over a log of decisions."""

from dataclasses import replace
from pathlib import Path

WARM_AFTER = 2.0  # seconds: the first page comes first


def run(
    host: str = "127.0.0.1", port: int = 8000, db: Path | None = None, open_browser: bool = False
) -> None:
    """Serve until interrupted; only this machine is let in unless `host` says otherwise."""
    from seaglass.server.serve import serve  # a server is much to import for whoever only wants a name
    from seaglass.server.settings import Settings

    settings = Settings(warm_after=WARM_AFTER)
    serve(settings if db is None else replace(settings, db=db), host, port, open_browser)
