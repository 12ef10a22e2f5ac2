"""What docs/protocol.md shows works."""

import re
import subprocess
import sys
from pathlib import Path

from seaglass.server.app import create_app
from tests.server.house import House

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_example_plays_a_whole_match(home: House) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    here = example.replace("http://127.0.0.1:8000", home.url.rstrip("/"))
    assert here != example
    command = [sys.executable, "-W", "error", "-c", here]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600).stdout
    assert re.fullmatch(r"scores: \[-?\d+, -?\d+, -?\d+\] winners: \[[\d, ]+\]\n", said)


def test_every_route_and_message_is_told() -> None:
    schema = create_app().openapi()
    for path, methods in schema["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in PAGE
    for name in ("ClientMessage", "ServerMessage"):
        for kind in schema["components"]["schemas"][name]["discriminator"]["mapping"]:
            assert re.search(rf'`{kind}`|type: "{kind}"', PAGE)
