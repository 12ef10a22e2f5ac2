"""Brings the database to the newest form; each step is a file in `migrations/versions`."""

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def migrate(db: sa.Connection, revision: str = "head") -> None:
    """Inside the transaction of `db`, so that of two servers that start at once one waits for the other."""
    config = Config()
    config.set_main_option("script_location", "seaglass.server:storage/migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    command.upgrade(config, revision)
