"""What an operator does with tables: see which there are, and remove them; nothing here reads a secret."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from seaglass.server.storage.databases import lock_table
from seaglass.server.storage.invitations import spoken_codes, turned_away
from seaglass.server.storage.leases import leases
from seaglass.server.storage.schema import CHANGED, decisions, metadata, seats, tables
from seaglass.server.storage.signal import REMOVED

AT_ONCE = 100  # tables removed in one transaction

banned = sa.Table(
    "banned",
    metadata,
    sa.Column("holder", sa.String(64), primary_key=True),
    sa.Column("since", sa.DateTime, nullable=False),
)


@dataclass(frozen=True)
class Listed:
    code: str
    game: str
    created: datetime
    status: str
    names: list[str]
    decisions: int


def list_tables(db: sa.Connection, most: int) -> list[Listed]:
    """The newest tables, the newest first."""
    many = sa.select(sa.func.count()).where(decisions.c.table == tables.c.code).scalar_subquery()
    columns = (tables.c.code, tables.c.game, tables.c.created, tables.c.over, many.label("decisions"))
    found = []
    for row in db.execute(sa.select(*columns).order_by(tables.c.created.desc()).limit(most)).all():
        sitting = (
            sa.select(seats.c.name, seats.c.kind).where(seats.c.table == row.code).order_by(seats.c.seat)
        )
        people = db.execute(sitting).all()
        gathering = any(kind == "open" for _, kind in people)
        status = "over" if row.over else "gathering" if gathering else "playing"
        names = [name for name, _ in people if name]
        found.append(Listed(row.code, row.game, row.created, status, names, row.decisions))
    return found


def remove_table(db: sa.Connection, code: str) -> bool:
    """Remove a table with all that belongs to it; false where there is none."""
    db.execute(sa.select(tables.c.code).where(tables.c.code == code).with_for_update())
    db.execute(sa.update(tables).where(tables.c.rematch == code).values(rematch=None))
    for belonging in (decisions, seats, spoken_codes, turned_away, leases):
        db.execute(sa.delete(belonging).where(belonging.c.table == code))
    db.info[CHANGED][code] = REMOVED
    return db.execute(sa.delete(tables).where(tables.c.code == code)).rowcount == 1


def remove_old_tables(db: sa.Connection, over: bool, days: float, used: Collection[str]) -> int:
    before = _now() - timedelta(days=days)
    old = sa.select(tables.c.code).where(tables.c.over == over, tables.c.created < before)
    found = db.scalars(old.order_by(tables.c.created).limit(AT_ONCE + len(used)))
    return sum(remove_table(db, code) for code in found.all() if code not in used)


def ban(db: sa.Connection, code: str, seat: int) -> bool:
    """Let whoever holds this seat neither open tables nor sit down any more; false where nobody holds it."""
    lock_table(db, banned)
    holder = db.scalar(sa.select(seats.c.holder).where(seats.c.table == code, seats.c.seat == seat))
    if holder is None:
        return False
    if not is_banned(db, holder):
        db.execute(sa.insert(banned).values(holder=holder, since=_now()))
    return True


def is_banned(db: sa.Connection, holder: str) -> bool:
    return db.scalar(sa.select(sa.func.count()).where(banned.c.holder == holder)) != 0


def unban_all(db: sa.Connection) -> int:
    return int(db.execute(sa.delete(banned)).rowcount)


def _now() -> datetime:
    return datetime.now(UTC).replace(tzinfo=None)
