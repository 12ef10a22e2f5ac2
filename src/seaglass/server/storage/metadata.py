"""What the tables of the database are listed in, and the type of the codes that name a table to play at."""

import sqlalchemy as sa

metadata = sa.MetaData()

# SQLite lets a text be longer than declared, and cannot declare it anew.
CODE = sa.String(26).with_variant(sa.String(16), "sqlite")
