"""What whoever runs the server asks: is it alive, can it be used, and what does it do."""

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from seaglass.engine import Refusal
from seaglass.server import metrics
from seaglass.server.http.rates import address_of
from seaglass.server.tables.registry import TableRegistry

operator = APIRouter(include_in_schema=False)


@operator.get("/healthz")
async def healthz() -> Response:
    """The event loop answers."""
    return PlainTextResponse("ok\n")


@operator.get("/readyz")
async def readyz(request: Request) -> Response:
    """Tables can be played at: the database answers, and the server is not about to stop."""
    registry: TableRegistry = request.app.state.registry
    return PlainTextResponse("ok\n") if await registry.is_ready() else PlainTextResponse("not now\n", 503)


@operator.get("/metrics")
async def read_metrics(request: Request) -> Response:
    """For the addresses that the settings name; for everybody else there is no such page."""
    registry: TableRegistry = request.app.state.registry
    allowed = {one.strip() for one in registry.settings.metrics_for.split(",") if one.strip()}
    if address_of(request) not in allowed:
        raise Refusal("address-unknown", address="/metrics")
    return PlainTextResponse(metrics.text(registry.gauges()), media_type="text/plain; version=0.0.4")
