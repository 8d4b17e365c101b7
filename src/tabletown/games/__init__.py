"""The games. Further folders with games can be listed in TABLETOWN_GAMES."""
import os

__path__ += [folder for folder in os.environ.get("TABLETOWN_GAMES", "").split(os.pathsep) if folder]
