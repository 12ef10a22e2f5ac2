"""`backup`, `restore` and `admin`: for whoever runs a server."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from seaglass.cli.shared import AsJson, print_json
from seaglass.engine import Refusal

if TYPE_CHECKING:
    from seaglass.server.storage.store import Store

Database = Annotated[
    str | None,
    typer.Option(
        "--db", metavar="FILE", help="The database, a file or postgresql://…, else that of `serve`."
    ),
]
Code = Annotated[str, typer.Argument(metavar="CODE", help="The code of a table, as in its link.")]

admin = typer.Typer(help="See to the tables of a server; it may go on meanwhile.", no_args_is_help=True)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; it must not be there yet.")],
    db: Database = None,
) -> None:
    """Copy the whole database into a file; the server may go on meanwhile."""
    from seaglass.server.storage.backup import back_up

    back_up(_path(db), file)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    db: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="In place of a database that is there; it is kept beside it.")
    ] = False,
) -> None:
    """Put a backup in the place of the database; stop the server first."""
    from seaglass.server.storage.backup import restore

    restore(file, _path(db), replace)


@admin.command("list")
def list_tables(
    db: Database = None,
    most: Annotated[int, typer.Option("--most", min=1, help="How many.")] = 50,
    as_json: AsJson = False,
) -> None:
    """The newest tables: who sits there, and how far the match is; nothing of what is dealt."""
    store = _store(db)
    try:
        found = store.list_tables(most)
    finally:
        store.close()
    if as_json:
        print_json([{**asdict(one), "created": f"{one.created.isoformat()}Z"} for one in found])
        return
    for one in found:
        names = ", ".join(one.names)
        line = (
            f"{one.code}  {one.created:%Y-%m-%d %H:%M}  {one.status:<9}  {one.game}  {one.decisions}  {names}"
        )
        typer.echo(line)


@admin.command("close")
def close_table(code: Code, db: Database = None) -> None:
    """Remove a table with all that belongs to it; whoever is there is told that there is no such table."""
    store = _store(db)
    try:
        if not store.remove_table(code.lower()):
            raise Refusal("table-unknown", code=code[:40])
    finally:
        store.close()


@admin.command("ban")
def ban(
    code: Code,
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=1, help="The seat at that table, from 1.")],
    db: Database = None,
) -> None:
    """Let the browser that holds a seat neither open tables nor sit down any more."""
    store = _store(db)
    try:
        if not store.ban(code.lower(), seat - 1):
            raise Refusal("seat-unheld", seat=seat)
    finally:
        store.close()


@admin.command("unban")
def unban(db: Database = None) -> None:
    """Let everybody in again who was banned."""
    store = _store(db)
    try:
        store.unban_all()
    finally:
        store.close()


def _where(db: str | None) -> Path | str:
    """The file of the database, or the address of one."""
    from seaglass.server.settings import read_settings

    if db is None:
        return read_settings({}).where
    return db if "://" in db else Path(db)


def _path(db: str | None) -> Path:
    where = _where(db)
    if isinstance(where, str):
        raise Refusal("backup-of-postgres")
    return where


def _store(db: str | None) -> "Store":
    from seaglass.server.storage.store import Store

    where = _where(db)
    if isinstance(where, Path) and not where.is_file():
        raise Refusal("file-missing", file=str(where))
    return Store(where)
