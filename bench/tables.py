"""How long a person waits for the answer to a move while many tables of bots think.

    python bench/tables.py [--tables 20] [--moves 150] [--bot captain] [--game mouton] [--threads 2]

A server of its own is started on a free port, with this many tables of bots that all think at once; at one
more table a person plays, and each move is timed from sending it to hearing that it is durable.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

SERVE = """
import sys
from pathlib import Path
from seaglass.server.serve import serve
from seaglass.server.settings import Settings
serve(Settings(db=Path(sys.argv[1]), port=0, bot_threads=int(sys.argv[2]), warm_after=None))
"""
SEATS = {"mouton": 4, "sirens": 2, "petite_mer": 4, "mermaid_rain": 4}
PERSON = [{"kind": "me", "name": "Ann"}, *({"kind": "bot", "bot": "sailor"} for _ in range(2))]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--tables", type=int, default=20)
    asked.add_argument("--moves", type=int, default=150)
    asked.add_argument("--threads", type=int, default=2)
    asked.add_argument("--bot", default="captain")
    asked.add_argument("--game", default="mouton", choices=SEATS)
    args = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "bench.db"), str(args.threads)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                said = server.stdout.readline() if server.stdout else ""
                url = next(word for word in said.split() if word.startswith("http"))
                measure(url, args.game, args.bot, args.tables, args.moves)
            finally:
                server.terminate()


def measure(url: str, game: str, bot: str, tables: int, moves: int) -> None:
    with ExitStack() as exits:
        http = exits.enter_context(httpx.Client(base_url=f"{url}api/", timeout=60))
        codes = [open_table(http, game, bot) for _ in range(tables)]
        sockets = [exits.enter_context(watch(http, url, codes[0]))]
        while any(seat["waking"] for seat in http.get(f"tables/{codes[0]}").json()["seats"]):
            time.sleep(0.5)
        sockets += [exits.enter_context(watch(http, url, code)) for code in codes[1:]]
        decisions = [0]
        for socket in sockets:
            threading.Thread(target=count, args=(socket, decisions), daemon=True).start()
        play_on(http, url, 5)  # the first moves load what the server loads once
        before, start = decisions[0], time.monotonic()
        took = [1000 * seconds for seconds in play_on(http, url, moves)]
        rate = (decisions[0] - before) / (time.monotonic() - start)
    print(f"{tables} tables of {SEATS[game]} {bot}s at {game}: {rate:.1f} decisions a second")
    p99 = quantiles(took, n=100)[98]
    print(f"{moves} moves: median {median(took):.1f} ms, p99 {p99:.1f} ms, worst {max(took):.1f} ms")


def open_table(http: httpx.Client, game: str, bot: str) -> str:
    return create(http, {"game": game, "seats": [{"kind": "bot", "bot": bot}] * SEATS[game]})


def create(http: httpx.Client, table: dict[str, Any]) -> str:
    answer = http.post("tables", json=table)
    answer.raise_for_status()
    return str(answer.json()["code"])


def watch(http: httpx.Client, url: str, code: str) -> ClientConnection:
    cookie = f"seaglass={http.cookies['seaglass']}"
    address = f"{url.replace('http', 'ws', 1)}api/tables/{code}/live"
    return connect(address, additional_headers={"Cookie": cookie}, max_size=None)


def count(socket: ClientConnection, decisions: list[int]) -> None:
    for text in socket:  # every message with frames
        decisions[0] += '"type":"frames"' in str(text)


def play_on(http: httpx.Client, url: str, moves: int) -> list[float]:
    """Play so many moves, in as many matches as it takes; how long each took."""
    took: list[float] = []
    while len(took) < moves:
        code = create(http, {"game": "mouton", "seats": PERSON, "quick_bots": True})
        with watch(http, url, code) as socket:
            now = json.loads(socket.recv())
            while len(took) < moves and not now["result"]:
                if now["legal"]:
                    play = {"type": "play", "id": 1, "seat": 0, "move": now["legal"][0], "ply": now["ply"]}
                    start = time.perf_counter()
                    socket.send(json.dumps(play))
                    heard = []
                    while not heard or heard[-1]["type"] != "done":
                        heard.append(json.loads(socket.recv()))
                    took.append(time.perf_counter() - start)
                    now = next((m for m in reversed(heard) if m["type"] == "frames"), now)
                while not now["legal"] and not now["result"]:
                    message = json.loads(socket.recv())
                    now = message if message["type"] in ("state", "frames") else now
    return took


if __name__ == "__main__":
    main()
