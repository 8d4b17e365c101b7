"""Write what the page may know of the games and their sheets, from Python modules: `make facts`."""
from pathlib import Path

import tabletown
from tabletown import catalogue
from tabletown.kernel.drawing import facts_module, sheet_module
from tabletown.kernel.game import folder_of, is_drawn


SHEET = Path(tabletown.__file__).with_name("web") / "score" / "facts.js"


def main() -> None:
    SHEET.write_text(sheet_module(), "utf-8")
    for game in map(catalogue.load, catalogue.names()):
        if is_drawn(game):
            (folder_of(game) / "board" / "facts.js").write_text(facts_module(game), "utf-8")


if __name__ == "__main__":
    main()
