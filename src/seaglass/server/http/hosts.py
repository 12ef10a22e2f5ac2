"""Under which names the server is asked for, and by which pages: nobody else's page speaks for a person."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from seaglass.engine import Refusal
from seaglass.server.http.errors import answer

DEFAULT_PORTS = {"http": 80, "https": 443}


class KnownHosts:
    """Around everything: answers to its own names and to addresses, and changes nothing for foreign pages.

    A page elsewhere can give its own name the address of this server. Then it is asked by that name.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self.app = app
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own}.local", *(name.strip().lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope) if scope["type"] in ("http", "websocket") else None
        if refusal is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await answer(refusal)(scope, receive, send)
        else:  # before it is accepted: 403
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.key})

    def _refusal(self, scope: Scope) -> Refusal | None:
        connection = HTTPConnection(scope)
        if not self._is_ours(hosts := connection.headers.getlist("host")):
            return Refusal("host-unknown", host=", ".join(hosts)[:80])
        reads = scope.get("method") in ("GET", "HEAD")  # a socket has no method
        return None if reads or same_origin(connection) else Refusal("origin-foreign")

    def _is_ours(self, hosts: list[str]) -> bool:
        if len(hosts) != 1 or (name := _name(hosts[0])) is None:
            return False
        return name in self.names or name.endswith(".localhost") or _is_address(name)


def same_origin(connection: HTTPConnection) -> bool:
    """Browsers say which page asks; a page of somebody else's may not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme = connection.url.scheme.replace("ws", "http")
    ours = _place(f"{scheme}://{connection.headers.get('host', '')}")
    return ours is not None and _place(origin) == ours


def _place(address: str) -> tuple[str, str, int | None] | None:
    """Scheme, name and port of an address; None where it has none."""
    try:
        parts = urlsplit(address)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname.rstrip("."), port) if parts.hostname else None


def _name(host: str) -> str | None:
    place = _place(f"http://{host}")
    return place and place[1]


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
