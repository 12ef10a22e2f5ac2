"""Tables with components of somebody's own."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("components", sa.JSON(none_as_null=True)))
