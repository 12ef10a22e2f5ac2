"""Runs the server."""

import gc
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import nullcontext, suppress
from ipaddress import ip_address

import uvicorn

from seaglass.engine import Refusal
from seaglass.engine.compile import cache_home
from seaglass.server.app import create_app
from seaglass.server.http.connections import ServerConfig
from seaglass.server.log import start_log
from seaglass.server.settings import Settings, data_db
from seaglass.server.storage.alone import alone
from seaglass.server.storage.relocate import take_over
from seaglass.server.storage.store import Store

logger = logging.getLogger(__name__)

# After how many new objects Python looks for garbage among them, after how many such times among those that
# were left over, and then among all: that stops a thousand tables for 0.3 s, and must be rare.
COLLECT_AFTER = (10_000, 5, 20)
SPARE_FILES = 512  # for the database, the children, and connections that are about to be closed


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Serve until interrupted."""
    start_log(settings.log_format)
    with alone(settings.db) if settings.database is None else nullcontext():
        _serve(settings, open_browser)


def _serve(settings: Settings, open_browser: bool) -> None:
    if settings.database is None and settings.db == data_db():
        take_over(cache_home() / "seaglass.db", settings.db)
    Store(settings.where, settings.lock_timeout).close()  # a database that cannot be used is refused here
    listening = listen(settings.host, settings.port)
    most = most_connections(settings.connections)
    config = ServerConfig(
        create_app(settings),
        settings.model_copy(update={"connections": most}),
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
    server = uvicorn.Server(config)
    threading.Thread(target=_announce, args=(server, address(listening), open_browser), daemon=True).start()
    collect_seldom()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def collect_seldom() -> None:
    """Leave what is loaded by now to itself, and look for garbage so seldom that no table notices."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def most_connections(wanted: int) -> int:
    """How many connections this process can hold, having asked for as many open files as it may have."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + SPARE_FILES if hard == resource.RLIM_INFINITY else min(wanted + SPARE_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    room = wanted if soft == resource.RLIM_INFINITY else max(soft - SPARE_FILES, soft // 2)
    if room < wanted:
        logger.warning("%d connections at most: this process may have %d files open", room, soft)
    return min(wanted, room)


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address (port 0: any that is free)."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves Nagle's algorithm on and every answer waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError, TypeError, ValueError) as wrong:
        listening.close()
        raise Refusal("address-in-use", host=host, port=port, reason=str(wrong)) from wrong
    return listening


def address(listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listening.getsockname()[:2]
    if ip_address(host).is_unspecified:
        host = "::1" if ":" in host else "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _announce(server: uvicorn.Server, url: str, open_browser: bool) -> None:
    while not server.started:
        time.sleep(0.05)
    print(f"Seaglass is at {url} (Ctrl-C stops it)", flush=True)
    if open_browser and _has_a_screen():
        webbrowser.open(url)


def _has_a_screen() -> bool:
    """Without one, `webbrowser` would start a text browser in this very terminal."""
    if os.environ.get("CI"):
        return False
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
