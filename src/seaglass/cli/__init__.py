"""The command line: `seaglass`."""

from seaglass.cli.app import main

__all__ = ["main"]
