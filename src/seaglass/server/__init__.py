"""The table in the browser: HTTP and sockets over a log of decisions."""

from pathlib import Path


def run(
    host: str = "127.0.0.1", port: int = 8000, db: Path | None = None, open_browser: bool = False
) -> None:
    """Serve until interrupted; only this machine is let in unless `host` says otherwise."""
    from seaglass.server.serve import serve  # a server is much to import for whoever only wants a name
    from seaglass.server.settings import Settings

    serve(Settings() if db is None else Settings(db=db), host, port, open_browser)
