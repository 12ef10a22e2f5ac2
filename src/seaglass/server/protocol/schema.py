"""The schema of everything on the wire, as `python -m seaglass.server.protocol.schema` prints it.

OpenAPI knows no sockets: their messages, `ClientMessage` and `ServerMessage`, stand among the schemas,
and so does the view of every game.
"""

import json
import sys
from typing import Any

from seaglass.server.protocol import messages
from seaglass.server.protocol.schema_types import REF, schema, view_schemas


def complete(plain: dict[str, Any]) -> dict[str, Any]:
    """FastAPI's schema of the routes with the messages and the views added."""
    schemas = plain.setdefault("components", {}).setdefault("schemas", {})
    sent = ("ServerMessage", *schema(messages.ServerMessage))
    read = ("ClientMessage", *schema(messages.ClientMessage, "validation"))
    for name, whole, named in (sent, read):
        schemas.update(named)
        schemas[name] = {"title": name, **whole}
    schemas["WholeFrame"]["properties"]["view"] = {"$ref": f"{REF}View"}
    schemas.update(view_schemas())
    plain["components"]["schemas"] = dict(sorted(schemas.items()))
    return plain


def main() -> None:
    from seaglass.server.app import create_app

    json.dump(create_app().openapi(), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
