"""What is said over HTTP: games, tables and their links, records. The match itself goes through the socket."""
import re
from asyncio import to_thread
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put, route
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import (
    OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema, SecurityRequirement, SecurityScheme,
)
from litestar.params import JSONBody, PathParameter, RawBody
from msgspec import Meta

from .. import catalogue
from ..bots import LEVELS
from ..bots.strength import Strength, strengths
from ..kernel.game import Option, folder_of, is_drawn
from ..kernel.message import Problem, problem
from ..kernel.record import HUMAN
from ..kernel.rule import NATURE
from ..kernel.commands import AIDS
from ..store import Card, Chair
from .limits import Addresses
from .lobby import Lobby, Opened, chair_for, checked_who
from .links import Role, hashed, new_key, role_of
from .rematch import rematch
from .sheets import BIGGEST_SHEET, DraftRead, SheetScored, drafted, scored
from .views import published
from .table import Table
from .wire import SeatCard

Word = Annotated[str, Meta(max_length=100)]
TableId = Annotated[str, PathParameter(description="The table, as in its links", max_length=100)]
SeatNumber = Annotated[int, PathParameter(description="Seats are numbered from 0", ge=0, le=99)]
Asked = Request[Any, Any, Any]

STATUS = {
    "no-such-table": 404,
    "no-link": 401,
    "void-link": 403,
    "only-the-opener": 403,
    "only-seats-move": 403,
    "foreign-origin": 403,
    "too-often": 429,
}
LINK = {"link": SecurityScheme(type="http", scheme="bearer", description="The key of a link of the table")}
BY_LINK: list[SecurityRequirement] = [{"link": []}]


class ProblemTold(msgspec.Struct):
    """What was wrong: a message id with arguments."""

    problem: dict[str, Any]


class GameListed(msgspec.Struct):
    name: str
    title: str
    edition: int
    seats: list[int]
    options: list[Option]
    drawn: bool
    levels: dict[str, Strength]  # what is known of the bots


class House(msgspec.Struct):
    games: list[GameListed]
    bots: list[str]
    aids: list[str]


class TableWanted(msgspec.Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=20)]  # human, or the name of a bot
    options: dict[Word, Word] = {}
    aids: Annotated[list[Word], Meta(max_length=20)] = []
    seeded: bool = False
    listed: bool = False


class Links(msgspec.Struct):
    """The keys of a new table, which are told once. A link is /t/TABLE#KEY."""

    table: str
    hash: str
    opener: str
    watch: str
    seats: list[str | None]


class TableListed(msgspec.Struct):
    table: str
    game: str
    options: dict[str, str]
    seats: list[SeatCard]
    aids: list[str]
    made: float


class TableShown(TableListed):
    title: str
    waits: list[int]
    seq: int
    over: bool
    ended: bool
    next: str | None
    seat: int | None
    opener: bool


class NextTable(msgspec.Struct):
    table: str


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    who: Word  # human: a new link, the old one is void; or the name of a bot


class SeatGiven(msgspec.Struct):
    key: str | None


def fails(*codes: int) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(ProblemTold, generate_examples=False) for code in (400, *codes)}


# Tables


@get("/api/games", sync_to_thread=False)
def games() -> House:
    return House([listed_game(name) for name in catalogue.names()], list(LEVELS), list(AIDS))


@post("/api/tables", responses=fails(413, 429, 503))
async def open_table(data: JSONBody[TableWanted], state: State, request: Asked) -> Links:
    limit(state, request)
    opened = await lobby(state).open(data.game, data.seats, data.options, data.aids, data.seeded, data.listed)
    return links_of(opened)


@get("/api/tables", responses=fails(503))
async def listed_tables(state: State) -> list[TableListed]:
    return [TableListed(**facts(card)) for card in await lobby(state).store.listed() if not card.ended]


@get("/api/tables/{table:str}", security=BY_LINK, responses=fails(401, 403, 404, 503))
async def show_table(table: TableId, state: State, request: Asked) -> TableShown:
    found, role = await entered(state, table, request)
    card, match = found.card, found.match
    waits = [seat for seat in match.asked if seat != NATURE]
    return TableShown(
        **facts(card),
        title=found.game.TITLE,
        waits=waits,
        seq=match.seq,
        over=match.over,
        ended=card.ended,
        next=card.next or None,
        seat=role.seat,
        opener=role.opener,
    )


@put("/api/tables/{table:str}/seats/{seat:int}", security=BY_LINK, responses=fails(401, 403, 404, 413, 503))
async def give_seat(
    table: TableId, seat: SeatNumber, data: JSONBody[SeatWanted], state: State, request: Asked
) -> SeatGiven:
    """Hand a seat to a bot, or to whoever gets the new link."""
    found, _ = await entered(state, table, request)
    given = new_key() if checked_who(data.who) == HUMAN else None
    await found.change(
        by_opener(request, lambda card: reseated(card, seat, chair_for(seat, data.who, given)))
    )
    return SeatGiven(given)


@delete("/api/tables/{table:str}", security=BY_LINK, responses=fails(401, 403, 404, 503))
async def end_table(table: TableId, state: State, request: Asked) -> None:
    """Nobody moves any more; what was played can be looked at."""
    found, _ = await entered(state, table, request)
    await found.change(
        by_opener(request, lambda card: msgspec.structs.replace(card, ended=True, listed=False))
    )


@post("/api/tables/{table:str}/rematch", security=BY_LINK, responses=fails(401, 403, 404, 429, 503))
async def play_again(table: TableId, state: State, request: Asked) -> NextTable:
    """The same people once more, by the same links; everybody moves up one seat. Whoever asks later is told the same table."""
    found, _ = await entered(state, table, request)
    if not found.card.next:
        limit(state, request)
    return NextTable(await rematch(lobby(state), found, key_in(request)))


# Records


@dataclass
class TakesText(Operation):
    """The framework would read a body as JSON: one that is plain text is read, and described, by ourselves."""

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
    """The whole match when it is over; while it runs what its viewer may see."""
    found, role = await entered(state, table, request)
    return found.record() if found.closed else found.record_for(role.seat)


@post("/api/records", operation_class=TakesRecord, responses=fails(413, 429, 503))
async def read_record(body: RawBody, state: State, request: Asked) -> Links:
    """A record as a table to look at."""
    limit(state, request)
    return links_of(await lobby(state).read_in(text_of(body)))


# Score sheets


SHEET: dict[str, Any] = dict(status_code=200, responses=fails(413, 429), request_max_body_size=BIGGEST_SHEET)


@post("/api/sheets", operation_class=TakesSheet, **SHEET)
async def score_sheet(body: RawBody, state: State, request: Asked) -> SheetScored:
    """Finished cities of a real box, scored item by item."""
    limit(state, request, "sheets")
    return await to_thread(scored, text_of(body))


@post("/api/sheets/draft", operation_class=TakesDraft, **SHEET)
async def read_draft(body: RawBody, state: State, request: Asked) -> DraftRead:
    """A sheet that somebody is still writing: what is wrong so far, what is missing, and what stands there scored."""
    limit(state, request, "sheets")
    return await to_thread(drafted, text_of(body))


# The operator


@get("/health", responses=fails(503))
async def health(state: State) -> dict[str, str]:
    await lobby(state).store.alive()
    return {"status": "ok"}


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(state: State) -> str:
    tables = lobby(state).tables.values()
    return lobby(state).metrics.text(
        tabletown_tables=len(tables), tabletown_guests=sum(len(table.guests) for table in tables)
    )


@route(
    ["/api/tables", "/api/tables/{table:str}"],
    http_method="OPTIONS",
    status_code=204,
    include_in_schema=False,
    sync_to_thread=False,
)
def methods(request: Asked) -> Response[None]:
    """The framework knows only one method where several functions share a path."""
    return Response(None, headers={"Allow": methods_at(request.url.path)})


ROUTES = [
    methods, games, open_table, listed_tables, show_table, give_seat, end_table, play_again, give_record,
    read_record, score_sheet, read_draft, health, metrics,
]


# What they share


def lobby(state: State) -> Lobby:
    found: Lobby = state.lobby
    return found


def limit(state: State, request: Asked, what: Literal["tables", "sheets"] = "tables") -> None:
    """New tables cost room, sheets cost time: not too many at once from one address."""
    addresses: Addresses = state[what]
    addresses.check(request.client.host if request.client else "")


def text_of(body: bytes) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError:
        raise problem("not-utf8") from None


async def entered(state: State, id: str, request: Asked) -> tuple[Table, Role]:
    """The table, and what the link in the head of the request lets one do there."""
    return await lobby(state).enter(id, key_in(request))


def key_in(request: Asked) -> str:
    """The hash of the link that a request comes with."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise problem("no-link")
    return hashed(key)


def by_opener(request: Asked, changed: Callable[[Card], Card]) -> Callable[[Card], Card]:
    """A change that only the opener's link may make, by the card as it is when the change is made."""

    def check(card: Card) -> Card:
        if not role_of(card, key_in(request)).opener:
            raise problem("only-the-opener")
        return changed(card)

    return check


def reseated(card: Card, seat: int, chair: Chair) -> Card:
    if seat >= len(card.chairs):
        raise problem("only-so-many-seats", count=len(card.chairs))
    return msgspec.structs.replace(
        card, chairs=[chair if i == seat else old for i, old in enumerate(card.chairs)]
    )


def facts(card: Card) -> dict[str, Any]:
    seats = [SeatCard(chair.who, chair.name) for chair in card.chairs]
    return dict(
        table=card.id, game=card.game, options=card.options, seats=seats, aids=card.aids, made=card.made
    )


def links_of(opened: Opened) -> Links:
    return Links(opened.card.id, published(opened.card), opened.opener, opened.watch, opened.seats)


def listed_game(name: str) -> GameListed:
    game = catalogue.load(name)
    seats, options = list(game.SEATS), list(game.OPTIONS)
    return GameListed(
        name, game.TITLE, game.EDITION, seats, options, is_drawn(game), strengths(folder_of(game))
    )


def methods_at(path: str) -> str:
    """What can be asked of a path; of one that is not ours, the description of all others, that it be shown."""
    found = [
        one
        for one in ROUTES
        if any(re.fullmatch(re.sub("{.*?}", "[^/]+", place), path) for place in one.paths)
    ]
    return ", ".join(sorted({method for one in found for method in one.http_methods} or {"GET"}))


def status_of(wrong: Problem) -> int:
    return 503 if wrong.message.id.startswith("store-") else STATUS.get(wrong.message.id, 400)
