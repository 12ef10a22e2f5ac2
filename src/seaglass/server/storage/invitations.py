"""Who may come to a table: codes that are said for a while instead of its link, and who was turned away."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from seaglass.server.storage.databases import as_text, lock_table
from seaglass.server.storage.schema import CODE, metadata

spoken_codes = sa.Table(
    "spoken_codes",
    metadata,
    sa.Column("spoken", sa.String(6), primary_key=True),
    sa.Column("table", CODE, sa.ForeignKey("tables.code"), nullable=False, unique=True),
    sa.Column("ends", sa.DateTime, nullable=False),
)
turned_away = sa.Table(
    "turned_away",
    metadata,
    sa.Column("table", CODE, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("holder", sa.String(64), primary_key=True),
)


def lend_spoken_code(
    db: sa.Connection, table: str, candidates: Sequence[str], seconds: float
) -> tuple[str, float] | None:
    """The code of a table and for how many seconds: the one it has already, or the first that is free."""
    lock_table(db, spoken_codes)
    now = _now()
    db.execute(sa.delete(spoken_codes).where(spoken_codes.c.ends <= now))
    has = sa.select(spoken_codes.c.spoken, spoken_codes.c.ends).where(spoken_codes.c.table == table)
    if (row := db.execute(has).first()) is not None:
        return row.spoken, (row.ends - now).total_seconds()
    lent = set(db.scalars(sa.select(spoken_codes.c.spoken).where(spoken_codes.c.spoken.in_(candidates))))
    free = next((spoken for spoken in candidates if spoken not in lent), None)
    if free is None:
        return None
    ends = now + timedelta(seconds=seconds)
    db.execute(sa.insert(spoken_codes).values(spoken=free, table=table, ends=ends))
    return free, seconds


def table_of_spoken_code(db: sa.Connection, spoken: str) -> str | None:
    known = (spoken_codes.c.spoken == as_text(spoken), spoken_codes.c.ends > _now())
    table: str | None = db.scalar(sa.select(spoken_codes.c.table).where(*known))
    return table


def turn_away(db: sa.Connection, table: str, holder: str) -> None:
    if not is_turned_away(db, table, holder):
        db.execute(sa.insert(turned_away).values(table=table, holder=holder))


def is_turned_away(db: sa.Connection, table: str, holder: str) -> bool:
    known = (turned_away.c.table == table, turned_away.c.holder == holder)
    return db.scalar(sa.select(sa.func.count()).where(*known)) != 0


def _now() -> datetime:
    return datetime.now(UTC).replace(tzinfo=None)
