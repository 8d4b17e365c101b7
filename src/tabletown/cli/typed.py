"""Read the arguments that several commands share."""
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from ..kernel.telling.message import problem

Options = Annotated[
    list[str] | None,
    Parameter("--option", negative="", help="NAME=VALUE, repeatable: a choice of the table."),
]


def read_options(given: Sequence[str] | None) -> dict[str, str]:
    pairs = [option.partition("=") for option in given or ()]
    if wrong := [name for name, equals, _ in pairs if not equals]:
        raise problem("not-an-option", text=wrong[0])
    return {name: value for name, _, value in pairs}
