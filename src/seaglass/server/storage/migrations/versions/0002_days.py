"""Deals of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10)))
    op.add_column("tables", sa.Column("points", sa.Integer))
    op.create_index("tables_of_a_day", "tables", ["game", "day"])
