"""The web client as it is served, and what surrounds every answer."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import BOT, ME, WAIT, house

PAGE = "<!doctype html><title>Seaglass</title>" + "<p>sea</p>" * 200


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "web_dist" / "assets").mkdir(parents=True)
    (folder / "web_dist" / "index.html").write_text(PAGE)
    (folder / "web_dist" / "assets" / "index-a1b2c3.js").write_text("export {};\n")
    (folder / "web_dist" / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "secret.txt").write_text("not yours")
    running = house(folder / "seaglass.db", client=folder / "web_dist")
    with running as home, httpx.Client(base_url=home.url, timeout=WAIT) as client:
        yield client


@pytest.mark.parametrize("path", ["", "t/kotimu", "new/mouton", "apix", "no/such.html"])
def test_every_address_of_the_client_is_its_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.text == PAGE
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"


def test_files_with_a_hash_in_their_name_are_kept_for_ever(client: httpx.Client) -> None:
    assert "immutable" in client.get("assets/index-a1b2c3.js").headers["cache-control"]
    assert client.get("assets/index-a1b2c3.js").headers["content-type"].startswith("text/javascript")
    assert client.get("icon.svg").headers["cache-control"] == "no-cache"
    assert client.get("assets/gone-d4e5f6.js").status_code == 404
    assert client.head("icon.svg").status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt", "/%00"],
)
def test_nothing_outside_the_folder_is_served(client: httpx.Client, path: str) -> None:
    request = client.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    assert "not yours" not in client.send(request).text


@pytest.mark.parametrize("path", ["", "api/games", "api/nothing", "assets/index-a1b2c3.js"])
def test_every_answer_keeps_the_page_to_itself(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy, "scripts fall under default-src: from here, and none inline"
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_an_unknown_address_under_api_is_no_page(client: httpx.Client) -> None:
    for path in ("api", "api/", "api/nothing", "api/tables/kotimu/nothing"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"]["key"] == "address-unknown"
    assert client.get("api/tables").json()["error"]["key"] == "method-wrong"
    assert client.get("api/tables").headers["allow"] == "POST"


def test_the_cookie_is_the_servers_business_alone(client: httpx.Client) -> None:
    answer = client.post("api/tables", json={"game": "mouton", "seats": [ME, BOT, BOT]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    again = client.get(f"api/tables/{answer.json()['code']}")
    assert "set-cookie" not in again.headers
    assert again.headers["cache-control"] == "no-store"


def test_a_client_that_is_not_built_says_what_to_run(tmp_path: Path) -> None:
    with house(tmp_path / "a.db", client=tmp_path / "nothing") as home:
        answer = httpx.get(home.url)
    assert answer.status_code == 503
    assert "make setup" in answer.text
