"""Who may neither open tables nor sit down."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "banned",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("since", sa.DateTime, nullable=False),
    )
