"""The one place that knows the database: tables, who sits where, and the log of decisions."""

import logging
import threading
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa
from alembic.util import CommandError

from seaglass.bots import BOTS
from seaglass.engine import Refusal
from seaglass.server.storage import care, invitations, leases, secrets
from seaglass.server.storage.databases import as_text, open_database
from seaglass.server.storage.migrate import migrate
from seaglass.server.storage.schema import CHANGED, decisions, seats, tables

logger = logging.getLogger(__name__)

Logged: TypeAlias = tuple[int | None, str]  # who decided (None: chance), and the name of the move

_KEPT = (
    *("game", "rules", "options", "secret", "version", "over", "rematch", "day", "points", "components"),
    *("hints", "quick_bots", "origin", "since", "host"),
)


class Overtaken(Exception):
    """The table is no longer as the writer knew it: somebody else was faster."""


class CodeTaken(Exception):
    """There is a table of this code already."""


@dataclass(frozen=True)
class Seat:
    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    holder: str | None = None
    words: str = ""

    @property
    def searches(self) -> bool:
        """A bot that needs a kernel to play as well as it can."""
        return self.bot in BOTS and BOTS[self.bot].limits is not None


@dataclass(frozen=True)
class Saved:
    """A table as it is written down, but for its log."""

    code: str
    game: str
    rules: int
    options: dict[str, str]
    secret: bytes
    seats: tuple[Seat, ...]
    version: int = 0
    over: bool = False
    rematch: str | None = None
    day: str | None = None
    points: int | None = None
    components: dict[str, Any] | None = None
    hints: bool = False
    quick_bots: bool = False
    origin: str | None = None
    since: int = 0
    host: str | None = None

    @cached_property
    def gathering(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    def held_by(self, holder: str | None) -> list[int]:
        """The seats of one browser."""
        return [i for i, seat in enumerate(self.seats) if holder is not None and seat.holder == holder]


@dataclass(frozen=True)
class Best:
    """A table in the list of a day's best."""

    code: str
    points: int
    names: list[str]


class Store:
    def __init__(self, where: Path | str, lock_timeout: float = 5) -> None:
        """`where`: the file of a SQLite database, or the address of one of PostgreSQL."""
        self.database = open_database(where, lock_timeout)
        self.engine, self.signal = self.database.engine, self.database.signal
        self._shared = threading.local()  # the connection of a transaction that several writers share
        try:
            self.database.prepare()
            with self.engine.connect().execution_options(**self.database.writing) as db, db.begin():
                self.database.lock_start(db)
                migrate(db)
            self.database.protect()
        except (OSError, ValueError, sa.exc.DBAPIError, CommandError) as wrong:
            self.close()
            reason = str(wrong.orig if isinstance(wrong, sa.exc.DBAPIError) else wrong)
            raise Refusal("store-unusable", path=self.database.name, reason=reason) from wrong

    def close(self) -> None:
        self.signal.close()
        self.engine.dispose()

    @contextmanager
    def _transaction(self, options: Mapping[str, Any]) -> Iterator[sa.Connection]:
        try:
            with self.engine.connect().execution_options(**options) as db:
                changed = db.info[CHANGED] = dict[str, int]()
                with db.begin():
                    yield db
        except sa.exc.DBAPIError as trouble:
            logger.error("database: %s", trouble)
            raise Refusal("store-busy") from trouble
        if changed:
            self.signal.tell(changed)

    def _reading(self) -> AbstractContextManager[sa.Connection]:
        return self._transaction(self.database.reading)

    def _writing(self) -> AbstractContextManager[sa.Connection]:
        """One transaction; that of `together`, inside it."""
        shared: sa.Connection | None = getattr(self._shared, "db", None)
        return self._transaction(self.database.writing) if shared is None else nullcontext(shared)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Whatever this thread writes in here is durable together, or none of it is."""
        with self._writing() as db:
            self._shared.db = db
            try:
                yield
            finally:
                self._shared.db = None

    def create(self, saved: Saved, log: Sequence[Logged]) -> None:
        """A new table with the first decisions of chance, if it can start."""
        with self._writing() as db:
            _insert(db, saved, log)

    def version(self, code: str) -> int | None:
        with self._reading() as db:
            return db.scalar(sa.select(tables.c.version).where(tables.c.code == as_text(code)))

    def versions(self, codes: Collection[str]) -> dict[str, int]:
        """Those of the tables that are there."""
        with self._reading() as db:
            asked = sa.select(tables.c.code, tables.c.version).where(tables.c.code.in_(codes))
            return {row.code: row.version for row in db.execute(asked)}

    def saved(self, code: str) -> Saved | None:
        with self._reading() as db:
            return _saved(db, code)

    def load(self, code: str) -> tuple[Saved, list[Logged]] | None:
        """A table and its log, as they were at one moment."""
        with self._reading() as db:
            saved = _saved(db, code)
            return None if saved is None else (saved, _log(db, code))

    def append(
        self, saved: Saved, ply: int, log: Sequence[Logged], over: bool, points: int | None = None
    ) -> None:
        """Decisions after the first `ply`, together or not at all."""
        with self._writing() as db:
            _raise_version(db, _ADVANCE, saved, over=over, points=points)
            _extend(db, saved.code, ply, log)

    def best(self, game: str, day: str, many: int, most: int = 10) -> list[Best]:
        """The best tables of a deal of the day with so many seats; the earlier of two equal ones first."""
        with self._reading() as db:
            size = sa.select(sa.func.count()).where(seats.c.table == tables.c.code).scalar_subquery()
            query = (
                sa.select(tables.c.code, tables.c.points)
                .where(tables.c.game == game, tables.c.day == day, tables.c.over, size == many)
                .order_by(tables.c.points.desc(), tables.c.created)
                .limit(most)
            )
            return [Best(code, points, _names(db, code)) for code, points in db.execute(query).all()]

    def turn_away(self, saved: Saved, place: int, holder: str) -> None:
        """Free a seat, and let whoever had it take none at this table again."""
        with self._writing() as db:
            _raise_version(db, _TOUCH, saved)
            theirs = (seats.c.table == saved.code, seats.c.seat == place, seats.c.holder == holder)
            if db.execute(sa.update(seats).where(*theirs).values(vars(Seat("open")))).rowcount != 1:
                raise Overtaken
            invitations.turn_away(db, saved.code, holder)

    def is_turned_away(self, code: str, holder: str) -> bool:
        with self._reading() as db:
            return invitations.is_turned_away(db, code, holder)

    def lend_spoken_code(
        self, code: str, candidates: Sequence[str], seconds: float
    ) -> tuple[str, float] | None:
        with self._writing() as db:
            return invitations.lend_spoken_code(db, code, candidates, seconds)

    def table_of_spoken_code(self, spoken: str) -> str | None:
        with self._reading() as db:
            return invitations.table_of_spoken_code(db, spoken)

    def keep_secret(self, secret: bytes, holder: str) -> str:
        with self._writing() as db:
            return secrets.keep_secret(db, secret, holder)

    def take_secret(self, commitment: str, holder: str) -> bytes | None:
        with self._writing() as db:
            return secrets.take_secret(db, commitment, holder)

    def secret_of_day(self, day: str) -> bytes | None:
        with self._reading() as db:
            return secrets.secret_of_day(db, day)

    def draw_secret_of_day(self, day: str, secret: bytes) -> bytes:
        with self._writing() as db:
            return secrets.draw_secret_of_day(db, day, secret)

    def list_tables(self, most: int) -> list[care.Listed]:
        with self._reading() as db:
            return care.list_tables(db, most)

    def remove_table(self, code: str) -> bool:
        with self._writing() as db:
            return care.remove_table(db, code)

    def remove_old_tables(self, over: bool, days: float, used: Collection[str] = ()) -> int:
        """Some of those opened more than so many days ago, but not what is in use: how many."""
        with self._writing() as db:
            return care.remove_old_tables(db, over, days, used)

    def ban(self, code: str, seat: int) -> bool:
        with self._writing() as db:
            return care.ban(db, code, seat)

    def is_banned(self, holder: str) -> bool:
        with self._reading() as db:
            return care.is_banned(db, holder)

    def unban_all(self) -> int:
        with self._writing() as db:
            return care.unban_all(db)

    def take_lease(self, code: str, holder: str, seconds: float) -> bool:
        with self._writing() as db:
            return leases.take_lease(db, code, holder, seconds)

    def renew_leases(self, holder: str, seconds: float) -> int:
        with self._writing() as db:
            return leases.renew_leases(db, holder, seconds)

    def end_leases(self, holder: str, code: str | None = None) -> None:
        with self._writing() as db:
            leases.end_leases(db, holder, code)

    def forget(self, saved: Saved, ply: int) -> None:
        """Take back all decisions after the first `ply`."""
        with self._writing() as db:
            _raise_version(db, _TOUCH, saved)
            db.execute(sa.delete(decisions).where(decisions.c.table == saved.code, decisions.c.ply >= ply))

    def sit(self, saved: Saved, place: int, seat: Seat, log: Sequence[Logged]) -> None:
        """Somebody takes an open seat; if it was the last one, chance's first decisions come along."""
        with self._writing() as db:
            _raise_version(db, _TOUCH, saved)
            open_seat = (seats.c.table == saved.code, seats.c.seat == place, seats.c.kind == "open")
            if db.execute(sa.update(seats).where(*open_seat).values(vars(seat))).rowcount != 1:
                raise Overtaken
            _extend(db, saved.code, 0, log)

    def rematch(self, code: str, saved: Saved, log: Sequence[Logged]) -> str:
        """The code of the one rematch of a table: this new one, unless there is one already."""
        with self._writing() as db:
            asked = sa.select(tables.c.rematch, tables.c.version).where(tables.c.code == code)
            there, version = db.execute(asked.with_for_update()).one()
            if there is not None:
                return str(there)
            _insert(db, saved, log)
            row = sa.update(tables).where(tables.c.code == code)
            db.execute(row.values(rematch=saved.code, version=version + 1))
            db.info[CHANGED][code] = version + 1
            return saved.code


def _insert(db: sa.Connection, saved: Saved, log: Sequence[Logged]) -> None:
    row = {key: getattr(saved, key) for key in ("code", *_KEPT)}
    try:
        db.execute(sa.insert(tables).values(**row, created=datetime.now(UTC).replace(tzinfo=None)))
    except sa.exc.IntegrityError:
        raise CodeTaken from None
    rows = [{"table": saved.code, "seat": i, **vars(seat)} for i, seat in enumerate(saved.seats)]
    db.execute(sa.insert(seats), rows)
    _extend(db, saved.code, 0, log)


# Made once: SQLAlchemy takes longer to put a statement together than the database to carry it out.
_TOUCH = (
    sa.update(tables)
    .where(tables.c.code == sa.bindparam("of_table"), tables.c.version == sa.bindparam("known_version"))
    .values(version=sa.bindparam("new_version"))
)
_ADVANCE = _TOUCH.values(over=sa.bindparam("over"), points=sa.bindparam("points"))
_DECIDE = sa.insert(decisions)


def _raise_version(db: sa.Connection, statement: sa.Update, saved: Saved, **values: object) -> None:
    """Raise the version from the one the writer knew; any other is a race lost."""
    known = {"of_table": saved.code, "known_version": saved.version, "new_version": saved.version + 1}
    if db.execute(statement, {**known, **values}).rowcount != 1:
        raise Overtaken
    db.info[CHANGED][saved.code] = saved.version + 1


def _extend(db: sa.Connection, code: str, ply: int, log: Sequence[Logged]) -> None:
    rows = [
        {"table": code, "ply": ply + i, "actor": actor, "move": move} for i, (actor, move) in enumerate(log)
    ]
    try:
        if rows:
            db.execute(_DECIDE, rows)
    except sa.exc.IntegrityError:
        raise Overtaken from None


def _saved(db: sa.Connection, code: str) -> Saved | None:
    row = db.execute(sa.select(tables).where(tables.c.code == as_text(code))).mappings().first()
    if row is None:
        return None
    query = sa.select(seats).where(seats.c.table == code).order_by(seats.c.seat)
    sitting = tuple(
        Seat(s["kind"], s["name"], s["bot"], s["holder"], s["words"]) for s in db.execute(query).mappings()
    )
    fields = {key: row[key] for key in _KEPT}
    return Saved(code=code, seats=sitting, **fields)


def _names(db: sa.Connection, code: str) -> list[str]:
    query = sa.select(seats.c.name).where(seats.c.table == code).order_by(seats.c.seat)
    return list(db.scalars(query))


def _log(db: sa.Connection, code: str) -> list[Logged]:
    query = sa.select(decisions.c.actor, decisions.c.move).where(decisions.c.table == code)
    return [(actor, move) for actor, move in db.execute(query.order_by(decisions.c.ply))]
