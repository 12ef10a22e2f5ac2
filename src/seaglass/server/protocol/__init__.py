"""The messages of clients and server, and their schema."""
