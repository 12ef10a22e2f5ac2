"""Tables that play on from a moment of another."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(16)))
    op.add_column("tables", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
