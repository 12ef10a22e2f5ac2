"""The tables of the database that hold the tables people play at; others stand where they are used."""

import sqlalchemy as sa

metadata = sa.MetaData()

CHANGED = "changed"  # in `Connection.info`: the new version of each table that its transaction has changed

# SQLite lets a text be longer than declared, and cannot declare it anew.
CODE = sa.String(26).with_variant(sa.String(16), "sqlite")

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", CODE, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # rises with every change
    sa.Column("created", sa.DateTime, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("rematch", CODE, sa.ForeignKey("tables.code"), unique=True),
    sa.Column("day", sa.String(10)),  # of a deal of the day
    sa.Column("points", sa.Integer),  # the best of a deal of the day that is over
    sa.Column("components", sa.JSON(none_as_null=True)),  # null: the standard ones
    sa.Column("hints", sa.Boolean, nullable=False),  # whether a seat may ask for one
    sa.Column("quick_bots", sa.Boolean, nullable=False),  # bots answer as soon as they have decided
    sa.Column("origin", CODE),  # the table whose match is played on here
    sa.Column("since", sa.Integer, nullable=False),  # how many decisions were taken over from it
    sa.Column("host", sa.String(64)),  # the browser that opened it; null: before that was written down
    sa.Index("tables_of_a_day", "game", "day"),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", CODE, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(40)),
    sa.Column("holder", sa.String(64)),  # SHA-256 of the browser's cookie: the file alone opens no seat
    sa.Column("words", sa.String(200), nullable=False),
)
decisions = sa.Table(
    "decisions",
    metadata,
    sa.Column("table", CODE, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("actor", sa.Integer),  # null: chance
    sa.Column("move", sa.String(200), nullable=False),
)
