"""The games. TABLETOWN_GAMES lists further folders in which games are looked for."""
import os

__path__ += [folder for folder in os.environ.get("TABLETOWN_GAMES", "").split(os.pathsep) if folder]
