"""Who opened a table, who was turned away from it, and codes that are said instead of a link."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

CODES = (
    ("tables", "code"),
    ("tables", "rematch"),
    ("tables", "origin"),
    ("seats", "table"),
    ("decisions", "table"),
)


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":  # SQLite lets a text be longer than declared
        for table, column in CODES:
            op.alter_column(table, column, type_=sa.String(26))
    op.add_column("tables", sa.Column("host", sa.String(64)))
    code = sa.String(26).with_variant(sa.String(16), "sqlite")
    op.create_table(
        "spoken_codes",
        sa.Column("spoken", sa.String(6), primary_key=True),
        sa.Column("table", code, sa.ForeignKey("tables.code"), nullable=False, unique=True),
        sa.Column("ends", sa.DateTime, nullable=False),
    )
    op.create_table(
        "turned_away",
        sa.Column("table", code, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
    )
