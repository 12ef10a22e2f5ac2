"""Secrets that were drawn before anything is dealt from them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("holder", sa.String(64)),
        sa.Column("day", sa.String(10), unique=True),
        sa.Column("created", sa.DateTime, nullable=False),
    )
