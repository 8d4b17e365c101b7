"""Writes what drawings may know of a game, from its Python modules: `make facts`."""
from tabletown import catalogue
from tabletown.kernel.drawing import facts_module
from tabletown.kernel.game import folder_of, is_drawn


def main() -> None:
    for game in map(catalogue.load, catalogue.names()):
        if is_drawn(game):
            (folder_of(game) / "board" / "facts.js").write_text(facts_module(game), "utf-8")


if __name__ == "__main__":
    main()
