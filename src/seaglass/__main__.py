"""`python -m seaglass` is `seaglass`."""

from seaglass.cli import main

main()
