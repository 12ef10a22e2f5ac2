"""Who is asking: a browser is known by a random cookie, and written down only as its hash."""

import base64
import hashlib
import re
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection, Request

if TYPE_CHECKING:
    from seaglass.server.tables.registry import TableRegistry

COOKIE = "seaglass"
YEAR = 365 * 24 * 3600
_FORM = re.compile(r"[A-Za-z0-9_-]{43}")


def holder_of(connection: HTTPConnection) -> str | None:
    """The holder's hash, if the browser brings a cookie of ours."""
    cookie = connection.cookies.get(COOKIE, "")
    return hashlib.sha256(cookie.encode()).hexdigest() if _FORM.fullmatch(cookie) else None


def known_holder(request: Request, response: Response) -> str:
    """The holder's hash; a browser that is new gets its cookie now."""
    if holder := holder_of(request):
        return holder
    registry: TableRegistry = request.app.state.registry
    cookie = base64.urlsafe_b64encode(registry.settings.entropy(32)).rstrip(b"=").decode()
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return hashlib.sha256(cookie.encode()).hexdigest()


Holder = Annotated[str, Depends(known_holder)]
