"""The small game that `seaglass new-game` copies: docs/add-a-game.md goes through it file by file."""
