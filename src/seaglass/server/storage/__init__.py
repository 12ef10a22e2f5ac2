"""The database: tables, seats and decisions."""
