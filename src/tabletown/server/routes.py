"""Offer the operations over HTTP: paths, methods, status codes and their description."""
import re
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from litestar import MediaType, Request, Response, delete, get, post, put, route
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import (
    OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema, SecurityRequirement, SecurityScheme,
)
from litestar.params import JSONBody, PathParameter, RawBody

from .illustrations import Illustrated
from .operations import Asker, Operations
from .requests import (
    Catalogue, LessonWanted, Links, NextTable, ProblemTold, SeatGiven, SeatWanted, TableListed, TableSeen,
    TableShown, TableWanted, Verified,
)
from .sheets import BIGGEST_SHEET, DraftRead, SheetScored

TableId = Annotated[str, PathParameter(description="The table, as in its links", max_length=100)]
GameName = Annotated[str, PathParameter(description="The game, as in its list", max_length=100)]
SeatNumber = Annotated[int, PathParameter(description="Seats are numbered from 0", ge=0, le=99)]
Asked = Request[Any, Any, Any]

LINK = {"link": SecurityScheme(type="http", scheme="bearer", description="The key of a link of the table")}
BY_LINK: list[SecurityRequirement] = [{"link": []}]


def fails(*codes: int) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(ProblemTold, generate_examples=False) for code in (400, *codes)}


def asker(request: Asked) -> Asker:
    """Return who asks, by the address and the headers of a request."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    address = request.client.host if request.client else ""
    return Asker(address, key if scheme.lower() == "bearer" else None)


def operations(state: State) -> Operations:
    found: Operations = state.operations
    return found


# Tables


@get("/api/games", sync_to_thread=False)
def games(state: State) -> Catalogue:
    return operations(state).games()


@get("/api/games/{game:str}/illustrations", responses=fails(), sync_to_thread=False)
def illustrations(game: GameName, state: State) -> dict[str, Illustrated]:
    """Return the positions that a rulebook shows, by name, for the page to draw."""
    return operations(state).illustrations(game)


@post("/api/tables", responses=fails(413, 429, 503))
async def open_table(data: JSONBody[TableWanted], state: State, request: Asked) -> Links:
    return await operations(state).open_table(asker(request), data)


@post("/api/lessons", responses=fails(413, 429, 503))
async def open_lesson(data: JSONBody[LessonWanted], state: State, request: Asked) -> Links:
    """Open a table that follows a lesson."""
    return await operations(state).open_lesson(asker(request), data)


@get("/api/tables", responses=fails(503))
async def listed_tables(state: State) -> list[TableListed]:
    return await operations(state).list_tables()


@get("/api/tables/{table:str}", security=BY_LINK, responses=fails(401, 403, 404, 503))
async def show_table(table: TableId, state: State, request: Asked) -> TableShown:
    return await operations(state).show_table(asker(request), table)


@get("/api/tables/{table:str}/view", security=BY_LINK, responses=fails(401, 403, 404, 503))
async def see_table(table: TableId, state: State, request: Asked) -> TableSeen:
    """Return the view of a table and its points, for a picture of it."""
    return await operations(state).see_table(asker(request), table)


@put("/api/tables/{table:str}/seats/{seat:int}", security=BY_LINK, responses=fails(401, 403, 404, 413, 503))
async def give_seat(
    table: TableId, seat: SeatNumber, data: JSONBody[SeatWanted], state: State, request: Asked
) -> SeatGiven:
    """Give a seat to a bot, or to a person by a new link."""
    return await operations(state).give_seat(asker(request), table, seat, data)


@delete("/api/tables/{table:str}", security=BY_LINK, responses=fails(401, 403, 404, 503))
async def end_table(table: TableId, state: State, request: Asked) -> None:
    """End a table: nobody can move any more, but the match can still be looked at."""
    await operations(state).end_table(asker(request), table)


@post("/api/tables/{table:str}/rematch", security=BY_LINK, responses=fails(401, 403, 404, 429, 503))
async def play_again(table: TableId, state: State, request: Asked) -> NextTable:
    """Open a new table for the same people and links, each one seat up; later requests get the same table."""
    return await operations(state).play_again(asker(request), table)


# Records


@dataclass
class TakesText(Operation):
    """Describe a body of plain text, which the framework would otherwise read as JSON."""

    about: ClassVar[str]
    required: ClassVar[bool] = True

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(
            {MediaType.TEXT: text}, description=self.about, required=self.required
        )


class TakesRecord(TakesText):
    about = "A record: docs/record.md"


class TakesSheet(TakesText):
    about = "A score sheet: docs/sheets.md"


class TakesDraft(TakesText):
    about, required = "The beginning of a score sheet, however little: docs/sheets.md", False


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    security=BY_LINK,
    responses=fails(401, 403, 404, 503),
)
async def give_record(table: TableId, state: State, request: Asked) -> str:
    """Return the whole match when it is over, and before that what its viewer may see."""
    return await operations(state).give_record(asker(request), table)


@get("/api/tables/{table:str}/verify", security=BY_LINK, responses=fails(401, 403, 404, 503))
async def verify_table(table: TableId, state: State, request: Asked) -> Verified:
    """Check, once nobody can move, that all draws follow from the seed, and that it belongs to its hash."""
    return await operations(state).verify_table(asker(request), table)


@post("/api/records", operation_class=TakesRecord, responses=fails(413, 429, 503))
async def read_record(body: RawBody, state: State, request: Asked) -> Links:
    """Open a record as a table to look at."""
    return await operations(state).read_record(asker(request), body)


# Score sheets


SHEET: dict[str, Any] = dict(status_code=200, responses=fails(413, 429), request_max_body_size=BIGGEST_SHEET)


@post("/api/sheets", operation_class=TakesSheet, **SHEET)
async def score_sheet(body: RawBody, state: State, request: Asked) -> SheetScored:
    """Score finished cities of a real box, item by item."""
    return await operations(state).score_sheet(asker(request), body)


@post("/api/sheets/draft", operation_class=TakesDraft, **SHEET)
async def read_draft(body: RawBody, state: State, request: Asked) -> DraftRead:
    """Read an unfinished sheet: what is wrong so far, what is missing, and the score of what is there."""
    return await operations(state).read_draft(asker(request), body)


# The operator


@get("/health", responses=fails(503))
async def health(state: State) -> dict[str, str]:
    return await operations(state).health()


@route(
    ["/api/tables", "/api/tables/{table:str}"],
    http_method="OPTIONS",
    status_code=204,
    include_in_schema=False,
    sync_to_thread=False,
)
def methods(request: Asked) -> Response[None]:
    """Answer OPTIONS; where several functions share a path, the framework knows only one method."""
    return Response(None, headers={"Allow": methods_at(request.url.path)})


ROUTES = [
    methods, games, illustrations, open_table, open_lesson, listed_tables, show_table, see_table, give_seat,
    end_table,
    play_again, give_record, verify_table, read_record, score_sheet, read_draft, health,
]


def methods_at(path: str) -> str:
    """Return the methods that a path takes; GET for other paths, as the pages have."""
    found = [one for one in ROUTES if any(fits(path, pattern) for pattern in one.paths)]
    return ", ".join(sorted({method for one in found for method in one.http_methods} or {"GET"}))


def fits(path: str, pattern: str) -> bool:
    return re.fullmatch(re.sub("{.*?}", "[^/]+", pattern), path) is not None
