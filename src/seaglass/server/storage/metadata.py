"""What the tables of the database are listed in."""

import sqlalchemy as sa

metadata = sa.MetaData()
