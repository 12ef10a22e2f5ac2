"""The games: this folder is the registry, one folder a game."""
