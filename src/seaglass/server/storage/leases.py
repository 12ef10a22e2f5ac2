"""Which process lets the bots of a table decide: until when, by the clock of the database.

A lease saves work and decides nothing: if two processes think that they have it, the log settles what counts.
"""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from seaglass.server.storage.schema import metadata

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table", sa.String(26), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("holder", sa.String(32), nullable=False),
    sa.Column("until", sa.Float(53), nullable=False),  # seconds since 1970
    sa.Index("leases_of_a_holder", "holder"),
)
NOW = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float(53))  # as PostgreSQL says it


def take_lease(db: sa.Connection, table: str, holder: str, seconds: float) -> bool:
    """Whether it is this process's for so long: nobody has it, or whoever had it did not renew it."""
    row = {"holder": holder, "until": NOW + seconds}
    free = sa.or_(leases.c.holder == holder, leases.c.until < NOW)
    taken = insert(leases).values(table=table, **row)
    taken = taken.on_conflict_do_update(index_elements=[leases.c.table], set_=row, where=free)
    return db.scalar(taken.returning(leases.c.holder)) is not None


def renew_leases(db: sa.Connection, holder: str, seconds: float) -> int:
    """All those of one process: how many."""
    mine = sa.update(leases).where(leases.c.holder == holder)
    return int(db.execute(mine.values(until=NOW + seconds)).rowcount)


def end_leases(db: sa.Connection, holder: str, table: str | None = None) -> None:
    """The one of a table, or all those of a process."""
    which = [leases.c.holder == holder, *([] if table is None else [leases.c.table == table])]
    db.execute(sa.delete(leases).where(*which))
