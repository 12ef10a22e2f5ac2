"""Refusals as answers: the status, the body, and the sentence for what pydantic found wrong."""

from collections.abc import Sequence
from typing import Any

from starlette.responses import JSONResponse

from seaglass.engine import Refusal
from seaglass.server.metrics import REFUSALS
from seaglass.server.protocol.models import ErrorBody, Problem

STATUS = {
    "message-not-json": 400,
    "host-unknown": 421,
    "origin-foreign": 403,
    "seat-not-yours": 403,
    "banned": 403,
    "table-not-opened-by-you": 403,
    "table-not-yours": 403,
    "turned-away": 403,
    "address-unknown": 404,
    "code-unknown": 404,
    "components-none": 404,
    "daily-none": 404,
    "day-unknown": 404,
    "game-unknown": 404,
    "language-unknown": 404,
    "table-unknown": 404,
    "method-wrong": 405,
    "body-late": 408,
    "match-begun": 409,
    "match-not-over": 409,
    "seat-taken": 409,
    "seats-all-taken": 409,
    "table-unreadable": 409,
    "body-too-large": 413,
    "codes-guessed": 429,
    "too-fast": 429,
    "review-failed": 500,
    "server-trouble": 500,
    "codes-all-lent": 503,
    "reviews-busy": 503,
    "store-busy": 503,
}
OTHERWISE = 422


def problem(refusal: Refusal) -> Problem:
    REFUSALS.count(refusal.key)
    return Problem.model_validate(clean(refusal.json()))


def answer(refusal: Refusal, **headers: str) -> JSONResponse:
    body = ErrorBody(error=problem(refusal), message=clean(str(refusal)))
    return JSONResponse(body.model_dump(), STATUS.get(refusal.key, OTHERWISE), headers)


def invalid(errors: Sequence[Any], skip: int = 0) -> Refusal:
    """The first of pydantic's complaints; `skip` leaves out the start of its place (`body`)."""
    wrong = errors[0]
    field = ".".join(str(part) for part in wrong["loc"][skip:])[:80]
    kind = wrong["type"]
    if kind == "json_invalid":
        return Refusal("message-not-json", reason=str(wrong.get("ctx", {}).get("error", ""))[:120])
    if kind in ("missing", "union_tag_not_found"):
        return Refusal("field-missing", field=field or "type")
    if kind == "extra_forbidden":
        return Refusal("field-unexpected", field=field)
    return Refusal(
        "field-wrong", field=field or "message", expected=wrong["msg"], got=brief(wrong.get("input"))
    )


def brief(value: object) -> str:
    """What came, in a few letters."""
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    text = "null" if value is None else repr(value) if isinstance(value, int | float) else str(value)
    return text if len(text) <= 60 else text[:59] + "…"


def clean(value: Any) -> Any:
    """The same without lone surrogates, which JSON may hold and UTF-8 may not."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, dict):
        return {clean(key): clean(item) for key, item in value.items()}
    return value
