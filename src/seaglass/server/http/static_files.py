"""The built web client; every address that is not a file of it is one of its pages."""

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.convertors import Convertor, register_url_convertor
from starlette.responses import FileResponse, PlainTextResponse, Response

from seaglass.engine import Refusal


class PageConvertor(Convertor[str]):
    """Every path but those of the API, so that a wrong method there is told from a wrong address."""

    regex = "(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", PageConvertor())
site = APIRouter(include_in_schema=False)

NOT_BUILT = (
    "The web client is not built yet: run `make setup` in the Seaglass folder, then reload this page.\n"
)
FOR_EVER = "public, max-age=31536000, immutable"  # the names in assets/ carry a hash of what is in them


@site.api_route("/{path:page}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    client: Path = request.app.state.registry.settings.client
    if not (client / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    if found := file_in(client, path):
        cache = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(found, headers={"Cache-Control": cache})
    if path.startswith("assets/"):
        raise Refusal("address-unknown", address=f"/{path}"[:80])
    return FileResponse(client / "index.html", headers={"Cache-Control": "no-cache"})


def file_in(folder: Path, path: str) -> Path | None:
    """The file at this address inside the folder, and never one outside it."""
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # too long, or no name at all
        return None
