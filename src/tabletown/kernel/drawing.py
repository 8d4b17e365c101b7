"""Tell drawings the facts of a game once, as a JavaScript module, and with every view what follows from it.

A game that is drawn may define both in its `drawing.py`: `FACTS`, by the names they have in JavaScript, and
`for_drawing(view)`, which returns the fields that are sent with every view. Bots and digests know neither.
"""
import json
from collections.abc import Mapping
from textwrap import wrap
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

from .game import Game
from .rules.mask import squares
from .rules.rule import HIDDEN, NONE
from .state import Field
from .telling import sheet

WIDTH = 110
HEAD = "// Written by `make facts` from Python modules: change those, never this file.\n"
TYPES = {bool: "boolean", int: "number", str: "string"}


def picked(module: ModuleType, names: str) -> dict[str, Any]:
    """Return some names of a module with their values."""
    return {name: getattr(module, name) for name in names.split()}


def facts(game: Game) -> dict[str, Any]:
    """Return all that drawings of a game may know beyond a view."""
    return {"NONE": NONE, "HIDDEN": HIDDEN, **getattr(game, "FACTS", {})}


def span(spots: int) -> list[int]:
    """Return the first and last row and the first and last column of a set of spots."""
    rows, columns = [spot // 8 for spot in squares(spots)], [spot % 8 for spot in squares(spots)]
    return [min(rows), max(rows), min(columns), max(columns)] if spots else [0, 0, 0, 0]


def drawn_view(game: Game, view: Any) -> dict[str, Any]:
    """Return a view as JSON, together with what the game adds to it for drawings."""
    told: dict[str, Any] = view.plain()
    return told | game.for_drawing(view) if hasattr(game, "for_drawing") else told


# The facts as a module


def facts_module(game: Game) -> str:
    return "\n".join([HEAD, view_type(game), *_facts(facts(game))])


def sheet_module() -> str:
    """Return what the page must know of the sheets of all games."""
    return "\n".join([HEAD, *_facts(picked(sheet, "GAME SEAT HOLE NOTE"))])


def _facts(values: Mapping[str, Any]) -> list[str]:
    return [_fact(name, value) for name, value in values.items()]


def _fact(name: str, value: Any) -> str:
    """Write one fact as JSON, breaking lines only between values."""
    text = json.dumps(value, ensure_ascii=False, separators=(",\0", ": "))
    text = text.replace(" ", "\1").replace("\0", " ")
    lines = wrap(
        text, WIDTH, initial_indent=f"export const {name} = ", subsequent_indent="  ",
        break_long_words=False, break_on_hyphens=False,
    )
    return _type_comment(type_of_value(value)) + "\n".join(lines).replace("\1", " ") + "\n"


def _type_comment(kind: str) -> str:
    """Write a type on one line, or on several if it is long."""
    if len(kind) < WIDTH - len("/** @type {} */"):
        return f"/** @type {{{kind}}} */\n"
    lines = wrap(kind, WIDTH, initial_indent=" * @type {", subsequent_indent=" *   ")
    return "/**\n" + "\n".join(lines) + "}\n */\n"


def view_type(game: Game) -> str:
    """Write the type of a view: its fields, and what `for_drawing` adds."""
    fields = {name: _type_of_field(f) for name, f in game.State.fields.items()}
    if hasattr(game, "for_drawing"):
        fields |= _types_in(get_type_hints(game.for_drawing)["return"])
    lines = "".join(f" *   {name}: {kind},\n" for name, kind in fields.items())
    return "/**\n * @typedef {{\n" + lines + " * }} View\n */\n"


def _type_of_field(f: Field) -> str:
    return "number" + "[]" * (len(f.shape) + (f.bits == 64))


def _types_in(declared: Any) -> dict[str, str]:
    return {name: type_of(hint) for name, hint in get_type_hints(declared).items()}


def type_of(hint: Any) -> str:
    """Translate a Python type into TypeScript."""
    if is_typeddict(hint):
        return _object(_types_in(hint))
    inner = [type_of(arg) for arg in get_args(hint)]
    if get_origin(hint) is list:
        return f"{inner[0]}[]"
    if get_origin(hint) is tuple:
        return f"[{', '.join(inner)}]"
    return TYPES[hint]


def type_of_value(value: Any) -> str:
    """Write the type of a fact; the parts of a list or mapping are listed one by one unless all are alike."""
    if isinstance(value, Mapping):
        inner = {name: type_of_value(part) for name, part in value.items()}
        kinds = {*inner.values()}
        return f"Record<string, {kinds.pop()}>" if len(kinds) == 1 else _object(inner)
    if isinstance(value, list | tuple):
        parts = [type_of_value(part) for part in value]
        return f"{parts[0]}[]" if len({*parts}) == 1 else f"[{', '.join(parts)}]"
    return TYPES[type(value)]


def _object(types: Mapping[str, str]) -> str:
    return "{" + ", ".join(f"{name}: {kind}" for name, kind in types.items()) + "}"
