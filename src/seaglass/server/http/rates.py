"""How often one person, and all people at one address, may ask: token buckets. Whoever asks faster waits."""

import asyncio
import time
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, ip_address
from typing import TypeAlias

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from seaglass.engine import Refusal
from seaglass.server.http.errors import answer
from seaglass.server.http.identity import holder_of
from seaglass.server.settings import Settings

CHANGE = 4.0  # what opening, joining or reviewing counts for; reading counts for one
NEIGHBOURS = 64  # bits of an IPv6 address that all devices of one household share
MOST_KNOWN = 10_000


class TokenBuckets:
    """One bucket for each key; it fills at `rate` tokens a second, up to `most`, and may be in debt."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._full: dict[Hashable, float] = {}  # when each is full again; those that are full are left out

    def wait(self, key: Hashable, cost: float) -> float:
        """Seconds until there are so many tokens."""
        now = self._clock()
        until_full = max(0.0, self._full.get(key, now) - now)
        return max(0.0, until_full + (cost - self._most) / self._rate)

    def take(self, key: Hashable, cost: float) -> None:
        now = self._clock()
        if len(self._full) >= MOST_KNOWN:
            self._full = {known: full for known, full in self._full.items() if full > now}
        self._full[key] = max(self._full.get(key, now), now) + cost / self._rate


Claim: TypeAlias = tuple[TokenBuckets, Hashable]


class Rates:
    """All buckets of a server."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        def buckets(rate: float) -> TokenBuckets:
            return TokenBuckets(rate, rate * settings.burst, clock)

        self._patience = settings.patience
        self._requests_by_person = buckets(settings.requests_per_person)
        self._requests_by_address = buckets(settings.requests_per_address)
        self._messages_by_seat = buckets(settings.messages_per_seat)
        self._messages_by_bystander = buckets(settings.messages_per_bystander)
        self._messages_by_address = buckets(settings.messages_per_address)

    def request_delay(self, connection: HTTPConnection, cost: float) -> float:
        """Count a request: the seconds until it may be carried out."""
        claims: list[Claim] = [(self._requests_by_address, address_of(connection))]
        if (person := holder_of(connection)) is not None:
            claims.append((self._requests_by_person, person))
        return self._delay(claims, cost)

    def message_delay(self, socket: HTTPConnection, table: str, seated: bool, cost: float) -> float:
        """Count a message of a socket: the seconds until its next one may be read."""
        person, address = holder_of(socket), address_of(socket)
        claims: list[Claim] = [(self._messages_by_seat, (person, table))]
        if not seated:
            claims = [(self._messages_by_bystander, person or address), (self._messages_by_address, address)]
        return self._delay(claims, cost)

    def _delay(self, claims: list[Claim], cost: float) -> float:
        """Who would have to wait too long is refused, and that is not counted."""
        delay = max(buckets.wait(key, cost) for buckets, key in claims)
        if delay > self._patience:
            raise Refusal("too-fast")
        for buckets, key in claims:
            buckets.take(key, cost)
        return delay


class RequestRates:
    """Around the API: whoever asks too often waits, or is told to come back later."""

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        self.app = app
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(("/api/", "/readyz")):
            try:
                delay = self.rates.request_delay(HTTPConnection(scope), cost_of(scope))
            except Refusal as refusal:
                late = answer(refusal, **{"Retry-After": "60", "Connection": "close"})
                return await late(scope, receive, send)
            if delay:
                await asyncio.sleep(delay)
        return await self.app(scope, receive, send)


def cost_of(scope: Scope) -> float:
    replays = "/moments/" in scope["path"] or scope["path"].endswith("/record")
    return CHANGE if replays or scope["method"] not in ("GET", "HEAD") else 1.0


def address_of(connection: HTTPConnection) -> str:
    """Where somebody is: with IPv6 the network of a household, which has countless addresses."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return f"{IPv6Address(int(address) >> 128 - NEIGHBOURS << 128 - NEIGHBOURS)}/{NEIGHBOURS}"
    return host
