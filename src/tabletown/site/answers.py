"""Which operation answers which method and path: the same ones that server/routes.py offers over HTTP."""
import re
from collections.abc import Callable
from inspect import isawaitable
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..kernel.telling.message import Problem, problem
from ..server.operations import Asker, Operations
from ..server.requests import LessonWanted, ProblemTold, SeatWanted, TableWanted

Read = TypeVar("Read")
Answering = Callable[..., Any]

JSON, TEXT = "application/json", "text/plain"


class Answered(NamedTuple):
    status: int
    type: str
    text: str


def read(body: str, kind: type[Read]) -> Read:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.MsgspecError as wrong:
        raise problem("bad-request", why=str(wrong)) from None


# Each is called with the operations, the asker, the body, and what stands in the path for {}.
ANSWERS: dict[tuple[str, str], Answering] = {
    ("GET", "/api/games"): lambda do, who, body: do.games(),
    ("GET", "/api/games/{}/illustrations"): lambda do, who, body, game: do.illustrations(game),
    ("POST", "/api/tables"): lambda do, who, body: do.open_table(who, read(body, TableWanted)),
    ("POST", "/api/lessons"): lambda do, who, body: do.open_lesson(who, read(body, LessonWanted)),
    ("GET", "/api/tables"): lambda do, who, body: do.list_tables(),
    ("GET", "/api/tables/{}"): lambda do, who, body, table: do.show_table(who, table),
    ("GET", "/api/tables/{}/view"): lambda do, who, body, table: do.see_table(who, table),
    ("PUT", "/api/tables/{}/seats/{}"): lambda do, who, body, table, seat: do.give_seat(
        who, table, int(seat), read(body, SeatWanted)
    ),
    ("DELETE", "/api/tables/{}"): lambda do, who, body, table: do.end_table(who, table),
    ("POST", "/api/tables/{}/rematch"): lambda do, who, body, table: do.play_again(who, table),
    ("GET", "/api/tables/{}/record"): lambda do, who, body, table: do.give_record(who, table),
    ("GET", "/api/tables/{}/verify"): lambda do, who, body, table: do.verify_table(who, table),
    ("POST", "/api/records"): lambda do, who, body: do.read_record(who, body.encode()),
    ("POST", "/api/sheets"): lambda do, who, body: do.score_sheet(who, body.encode()),
    ("POST", "/api/sheets/draft"): lambda do, who, body: do.read_draft(who, body.encode()),
}


def answer(do: Operations, who: Asker, method: str, path: str, body: str) -> Any:
    answering, parts = find(method, path)
    return answering(do, who, body, *parts)


async def answered(work: Callable[[], Any]) -> Answered:
    """Do something, which may have to be awaited, and return what it makes, or its problem."""
    try:
        made = work()
        made = await made if isawaitable(made) else made
    except Problem as wrong:
        return refusal(wrong)
    return Answered(200, TEXT, made) if isinstance(made, str) else Answered(200, JSON, encoded(made))


def refusal(why: Problem) -> Answered:
    return Answered(400, JSON, encoded(ProblemTold(why.message.plain())))


def find(method: str, path: str) -> tuple[Answering, tuple[str, ...]]:
    for (wanted, pattern), answering in ANSWERS.items():
        fits = re.fullmatch(pattern.replace("{}", "([^/]+)"), path)
        if wanted == method and fits:
            return answering, fits.groups()
    raise problem("bad-request", why=f"{method} {path}")


def encoded(made: Any) -> str:
    return msgspec.json.encode(made).decode()
