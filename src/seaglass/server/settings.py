"""Every setting of the server: from the command line, else from the environment, else the default here.

`python -m seaglass.server.settings` prints the table in docs/settings.md.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import platformdirs
from pydantic import Field, SecretStr, ValidationError
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, SettingsConfigDict

import seaglass
from seaglass.bots import Limits
from seaglass.engine import Refusal

PREFIX = "SEAGLASS_"
PACKAGE = Path(seaglass.__file__).parent


class _Internal:
    """Marks what tests and other programs set from Python, and nobody by the command line."""


def data_db() -> Path:
    return platformdirs.user_data_path("seaglass", appauthor=False) / "seaglass.db"


class Settings(BaseSettings):
    model_config = SettingsConfigDict(
        env_prefix=PREFIX, frozen=True, extra="forbid", arbitrary_types_allowed=True
    )

    host: str = Field(default="127.0.0.1", description="The address to listen on.")
    port: int = Field(default=8000, ge=0, le=65535, description="The port; 0 takes a free one.")
    db: Path = Field(
        default_factory=data_db, description="The database file; by default in your data folder."
    )
    database: SecretStr | None = Field(
        default=None,
        description="The address of a PostgreSQL database, `postgresql://…`, in place of the file.",
    )
    bot_delay: float = Field(
        default=0.6, ge=0, description="Seconds a bot takes at least, shared when several are due at once."
    )
    bot_threads: int = Field(default=2, ge=1, le=64, description="Threads on which bots search.")
    bot_slice: float = Field(
        default=0.05, gt=0, description="Seconds a table's bots search before it is another table's turn."
    )
    bot_overtime: float = Field(
        default=4,
        ge=1,
        description="How many times its thinking time a bot may take where many tables share the threads.",
    )
    search_memory: int = Field(
        default=1000,
        ge=1,
        description="Megabytes that the searches of all bots may take; at least one search.",
    )
    unwatched_seconds: float = Field(
        default=60, ge=0, description="Seconds that bots go on at a table where nobody is any more."
    )
    hint_seconds: float = Field(default=1.0, gt=0, description="Seconds of search for a hint.")
    retry_after: float = Field(
        default=0.5,
        gt=0,
        description="Seconds until bots try again after a failure; twice as long after each more.",
    )
    warm_after: float | None = Field(
        default=2.0, ge=0, description="Seconds after the start until all games are compiled, one by one."
    )
    review_iterations: int = Field(
        default=200, ge=1, description="Iterations of search for each decision of a match that is reviewed."
    )
    reviews_per_person: int = Field(
        default=4, ge=1, description="Reviews that one person may have waiting; people take turns."
    )
    reviews_waiting: int = Field(default=64, ge=1, description="Reviews that may wait in all.")
    idle_tables: int = Field(default=32, ge=0, description="Tables that nobody uses and stay in memory.")
    bystanders_per_table: int = Field(
        default=200, ge=0, description="Sockets of people who watch one table; seats do not count."
    )
    sockets_per_person: int = Field(
        default=16, ge=1, description="Sockets of a person who sits at a table; one more closes the oldest."
    )
    frame_limit: int = Field(
        default=16 * 1024, ge=1024, le=64 * 1024, description="Bytes of a message from a client."
    )
    body_limit: int = Field(default=64 * 1024, ge=1024, description="Bytes of a request's body.")
    lock_timeout: float = Field(
        default=5, ge=0, description="Seconds to wait while another process writes to the database."
    )
    connections: int = Field(
        default=10_000,
        ge=1,
        description="Connections at once; beyond that the one longest without a request is closed.",
    )
    connections_per_address: int = Field(
        default=5_000, ge=1, description="Connections from one address that is no proxy."
    )
    header_timeout: float = Field(
        default=10, gt=0, description="Seconds in which the headers of a request must have come."
    )
    body_timeout: float = Field(
        default=20, gt=0, description="Seconds in which the body of a request must have come."
    )
    write_timeout: float = Field(
        default=30, gt=0, description="Seconds until a connection that reads nothing any more is closed."
    )
    ping_interval: float = Field(
        default=20,
        gt=0,
        description="Seconds between pings of a socket; one that does not answer in as many is closed.",
    )
    hosts: str = Field(
        default="",
        description="Names, with commas, under which the server is asked for, beside localhost, "
        "this machine's name and addresses.",
    )
    proxies: str = Field(
        default="127.0.0.1,::1",
        description="Addresses of proxies, with commas, that name the client in X-Forwarded-For and -Proto.",
    )
    requests_per_person: float = Field(
        default=100,
        gt=0,
        description="Requests a second of one person; whatever changes something counts for four.",
    )
    requests_per_address: float = Field(
        default=400, gt=0, description="Requests a second of all people at one address."
    )
    messages_per_seat: float = Field(
        default=100, gt=0, description="Messages a second of a person who sits at a table."
    )
    messages_per_bystander: float = Field(
        default=5, gt=0, description="Messages a second of a person who watches a table."
    )
    messages_per_address: float = Field(
        default=40, gt=0, description="Messages a second of all people at one address who watch tables."
    )
    burst: float = Field(
        default=10, ge=1, description="For so many seconds' worth of each of these rates one may ask at once."
    )
    patience: float = Field(
        default=20,
        gt=0,
        description="Seconds a request waits for its turn; one that had to wait longer is refused.",
    )
    spoken_code_seconds: float = Field(
        default=1800, gt=0, description="Seconds for which a code to be said leads to its table."
    )
    wrong_codes: float = Field(
        default=30, ge=1, description="Wrong codes that may come from one address in an hour."
    )
    metrics_for: str = Field(
        default="", description="Addresses, with commas, that may read /metrics; without any nobody may."
    )
    log_format: Literal["text", "json"] = Field(
        default="text", description="How the log is written: text, or a line of JSON for each entry."
    )
    shutdown_seconds: int = Field(
        default=5, ge=1, description="Seconds for requests and moves to be finished when the server stops."
    )
    keep_finished_days: float | None = Field(
        default=None, gt=0, description="Days after which finished tables are removed; without it never."
    )
    keep_unfinished_days: float | None = Field(
        default=None,
        gt=0,
        description="Days after which tables that are not finished are removed; without it never.",
    )
    bad_frames_limit: int = Field(
        default=50, ge=1, description="Bad messages in a row before a socket is closed."
    )

    client: Annotated[Path, _Internal()] = PACKAGE / "web_dist"
    bot_limits: Annotated[Mapping[str, Limits], _Internal()] = {}  # by level; else those of the level itself
    hint_iterations: Annotated[int | None, _Internal()] = None  # in place of seconds: the same on any machine
    entropy: Annotated[Callable[[int], bytes], _Internal()] = os.urandom
    pause: Annotated[Callable[[float], Awaitable[None]], _Internal()] = asyncio.sleep  # before a bot answers

    @property
    def where(self) -> Path | str:
        """The file of the database, or the address of one."""
        return self.db if self.database is None else self.database.get_secret_value()

    @property
    def hint_limits(self) -> Limits:
        if self.hint_iterations is not None:
            return Limits(iterations=self.hint_iterations)
        return Limits(seconds=self.hint_seconds)


def public_settings() -> Iterator[tuple[str, FieldInfo]]:
    """The settings that the command line and the environment may change."""
    for name, field in Settings.model_fields.items():
        if not any(isinstance(mark, _Internal) for mark in field.metadata):
            yield name, field


def read_settings(given: Mapping[str, Any]) -> Settings:
    """The settings with these values from the command line; a wrong one is refused by its name."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as wrong:
        first = wrong.errors(include_url=False)[0]
        name = str(first["loc"][0]).lower().removeprefix(PREFIX.lower())
        raise Refusal(
            "setting-wrong",
            setting=name,
            variable=variable(name),
            expected=first["msg"],
            got=str(first.get("input"))[:80],
        ) from None


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def option(name: str) -> str:
    """The option of `seaglass serve` for a setting."""
    return "--" + name.replace("_", "-")


def table() -> str:
    """All settings as a table in Markdown."""
    rows = ["| option | variable | default | meaning |", "|---|---|---|---|"]
    for name, field in public_settings():
        default = "" if field.default_factory or field.default is None else field.default
        rows.append(f"| `{option(name)}` | `{variable(name)}` | {default} | {field.description} |")
    return "\n".join(rows)


if __name__ == "__main__":
    print(table())
