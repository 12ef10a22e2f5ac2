"""The application: routes, refusals and what surrounds them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse

import seaglass
from seaglass.engine import Refusal
from seaglass.server.http.errors import answer, invalid
from seaglass.server.http.guesses import GuessLimit
from seaglass.server.http.hosts import KnownHosts
from seaglass.server.http.operator_routes import operator
from seaglass.server.http.rates import Rates, RequestRates
from seaglass.server.http.review_routes import reviewing
from seaglass.server.http.routes import api
from seaglass.server.http.security_headers import SecurityHeaders
from seaglass.server.http.static_files import site
from seaglass.server.http.websocket import TableSockets
from seaglass.server.protocol.schema import complete
from seaglass.server.settings import Settings
from seaglass.server.tables.registry import TableRegistry


def create_app(settings: Settings | None = None) -> FastAPI:
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.registry = TableRegistry(chosen)
        yield
        await app.state.registry.close()

    app = FastAPI(
        title="Seaglass",
        version=seaglass.__version__,
        summary="Four sea games on one table. The messages of the socket are among the schemas.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for router in (api, reviewing, operator, site):
        app.include_router(router)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _unreadable)
    app.add_exception_handler(Exception, _trouble)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(TableSockets)
    app.state.rates = Rates(chosen)
    app.add_middleware(GuessLimit, settings=chosen)
    app.add_middleware(RequestRates, rates=app.state.rates)
    app.add_middleware(KnownHosts, names=chosen.hosts.split(","))
    app.add_middleware(SecurityHeaders, body_limit=chosen.body_limit, body_timeout=chosen.body_timeout)
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = complete(plain())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
    return app


async def _refused(_: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, Refusal)  # noqa: S101
    return answer(wrong)


async def _invalid(_: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, RequestValidationError)  # noqa: S101
    return answer(invalid(wrong.errors(), skip=1))


async def _unreadable(request: Request, wrong: Exception) -> JSONResponse:
    """What Starlette and FastAPI refuse by themselves."""
    assert isinstance(wrong, HTTPException)  # noqa: S101
    if wrong.status_code == 405:
        allowed = dict(wrong.headers or {})
        return answer(Refusal("method-wrong", method=request.method), **allowed)
    if wrong.status_code == 413:
        most = request.app.state.registry.settings.body_limit
        return answer(Refusal("body-too-large", most=most), connection="close")
    if wrong.status_code == 408:
        return answer(Refusal("body-late"), connection="close")
    if wrong.status_code == 404:
        return answer(Refusal("address-unknown", address=request.url.path[:80]))
    return answer(Refusal("message-not-json", reason=str(wrong.detail)[:120]))


async def _trouble(_: Request, wrong: Exception) -> JSONResponse:
    """A fault of ours; the server's log has what happened."""
    return answer(Refusal("server-trouble"))
