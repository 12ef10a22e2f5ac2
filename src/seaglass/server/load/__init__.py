"""How much play one server process carries: a real server, and clients that play at many tables."""
