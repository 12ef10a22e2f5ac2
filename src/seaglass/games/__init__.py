"""The games: this folder is the registry, one folder a game. SEAGLASS_GAMES names folders of more."""

import os

__path__ += [folder for folder in os.environ.get("SEAGLASS_GAMES", "").split(os.pathsep) if folder]
