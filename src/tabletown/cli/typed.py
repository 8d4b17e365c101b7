"""Read the arguments that several commands share."""
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from ..kernel.telling.message import problem

GameName = Annotated[
    str, Parameter(show_default=False, help='The name of a game, as listed by "tabletown games".')
]
Options = Annotated[
    list[str] | None,
    Parameter(
        "--option", negative="", help="An option of the game as NAME=VALUE; may be given more than once."
    ),
]


def read_options(given: Sequence[str] | None) -> dict[str, str]:
    pairs = [option.partition("=") for option in given or ()]
    if wrong := [name for name, equals, _ in pairs if not equals]:
        raise problem("not-an-option", text=wrong[0])
    return {name: value for name, _, value in pairs}
