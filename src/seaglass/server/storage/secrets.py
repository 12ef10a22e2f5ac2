"""Secrets drawn before anything is dealt from them: one for somebody's next table, and one for each day."""

import hashlib
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from seaglass.server.storage.databases import lock_table
from seaglass.server.storage.schema import metadata

KEPT = timedelta(hours=1)  # how long somebody may take to open the table

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("commitment", sa.String(64), primary_key=True),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("holder", sa.String(64)),  # whose table it is for; null: it is that of a day
    sa.Column("day", sa.String(10), unique=True),
    sa.Column("created", sa.DateTime, nullable=False),
)


def keep_secret(db: sa.Connection, secret: bytes, holder: str) -> str:
    """Keep a secret for the next table of this browser; gives the commitment to it."""
    late = _now() - KEPT
    db.execute(sa.delete(secrets).where(secrets.c.day.is_(None), secrets.c.created < late))
    return _insert(db, secret, holder=holder)


def take_secret(db: sa.Connection, commitment: str, holder: str) -> bytes | None:
    """The secret of this commitment, once and for this browser alone."""
    known = (secrets.c.commitment == commitment, secrets.c.holder == holder)
    found: bytes | None = db.scalar(sa.select(secrets.c.secret).where(*known))
    taken = db.execute(sa.delete(secrets).where(*known)).rowcount
    return found if taken else None


def secret_of_day(db: sa.Connection, day: str) -> bytes | None:
    found: bytes | None = db.scalar(sa.select(secrets.c.secret).where(secrets.c.day == day))
    return found


def draw_secret_of_day(db: sa.Connection, day: str, secret: bytes) -> bytes:
    """The secret of a day: this one, unless somebody was faster."""
    lock_table(db, secrets)
    found = secret_of_day(db, day)
    if found is None:
        _insert(db, secret, day=day)
    return found or secret


def _insert(db: sa.Connection, secret: bytes, **more: str) -> str:
    commitment = hashlib.sha256(secret).hexdigest()
    row = {"commitment": commitment, "secret": secret, "created": _now(), **more}
    db.execute(sa.insert(secrets).values(row))
    return commitment


def _now() -> datetime:
    return datetime.now(UTC).replace(tzinfo=None)
