"""A fault in a game, said in one sentence to whoever writes it."""


class Fault(Exception):
    """What is wrong with a game, and where."""
