"""Which process lets the bots of a table decide."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("table", sa.String(26), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_index("leases_of_a_holder", "leases", ["holder"])
