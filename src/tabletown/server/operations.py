"""What a server can be asked to do, as functions of typed questions that know no web framework."""
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from .. import catalogue
from ..bots.levels import LEVELS
from ..bots.strength import strengths
from ..kernel.telling.commands import AIDS
from ..kernel.drawing import drawn_view
from ..kernel.folder import has_sheet
from ..kernel.game import folder_of, is_drawn, leaders
from ..kernel.lesson import lesson_names
from ..kernel.match import Match
from ..kernel.telling.message import Problem, problem
from ..kernel.record import HUMAN
from ..kernel.rules.rule import NATURE
from ..kernel.steps import Viewer
from ..store import Card, Chair, Clock
from .clocks import END
from .illustrations import Illustrated, illustrations
from .limits import Addresses
from .links import Role, hashed, new_key, role_of
from .lobby import Lobby, Opened, chair_for, checked_who
from .rematch import rematch
from .requests import (
    Catalogue, ClockWanted, GameListed, LessonWanted, Links, NextTable, Progress, SeatGiven, SeatWanted,
    TableListed, TableSeen, TableShown, TableWanted,
    Verified,
)
from .sheets import DraftRead, SheetScored, read_draft, score_sheet
from .table import Table
from .views import published, seats_of, totals

TABLES_RATE, TABLES_BURST = 2.0, 60.0  # new tables from one address, a second and at once
SHEETS_RATE, SHEETS_BURST = 10.0, 100.0  # score sheets: the page sends a draft whenever somebody pauses


class Asker(NamedTuple):
    """Who asks: from which address, and with the key of which link."""

    address: str = ""
    key: str | None = None

    @property
    def hash(self) -> str:
        """Return the hash of the link; raise a problem if there is none."""
        if self.key is None:
            raise problem("no-link")
        return hashed(self.key)


class Operations:
    """All that can be asked. An address may ask for only so many new tables and sheets, which are costly."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._tables = Addresses(TABLES_RATE, TABLES_BURST)
        self._sheets = Addresses(SHEETS_RATE, SHEETS_BURST)

    # Tables

    def games(self) -> Catalogue:
        return Catalogue([listed_game(name) for name in catalogue.names()], list(LEVELS), list(AIDS))

    def illustrations(self, game: str) -> dict[str, Illustrated]:
        return illustrations(game)

    async def open_table(self, asker: Asker, wanted: TableWanted) -> Links:
        self._tables.check(asker.address)
        opened = await self.lobby.open(
            wanted.game, wanted.seats, wanted.options, wanted.aids, wanted.seeded, wanted.listed,
            clock=clock_of(wanted.clock),
        )
        return links_of(opened)

    async def open_lesson(self, asker: Asker, wanted: LessonWanted) -> Links:
        self._tables.check(asker.address)
        return links_of(await self.lobby.open_lesson(wanted.game, wanted.lesson))

    async def list_tables(self) -> list[TableListed]:
        return [TableListed(**facts(card)) for card in await self.lobby.store.listed() if not card.ended]

    async def game_of(self, id: str) -> str | None:
        """Return the game of a table, whose files its page needs; None if the table cannot be found."""
        try:
            return (await self.lobby.find(id)).card.game
        except Problem:
            return None

    async def show_table(self, asker: Asker, id: str) -> TableShown:
        table, role = await self._enter(asker, id)
        return shown(table, role)

    async def see_table(self, asker: Asker, id: str) -> TableSeen:
        table, role = await self._enter(asker, id)
        return seen(table.match, role.seat)

    async def give_seat(self, asker: Asker, id: str, seat: int, wanted: SeatWanted) -> SeatGiven:
        table, _ = await self._enter(asker, id)
        key = new_key() if checked_who(wanted.who) == HUMAN else None
        chair = chair_for(seat, wanted.who, key)
        await table.change(by_opener(asker, lambda card: reseated(card, seat, chair)))
        return SeatGiven(key)

    async def end_table(self, asker: Asker, id: str) -> None:
        table, _ = await self._enter(asker, id)
        await table.change(by_opener(asker, lambda card: replace(card, ended=True, listed=False)))

    async def play_again(self, asker: Asker, id: str) -> NextTable:
        table, _ = await self._enter(asker, id)
        if not table.card.next:
            self._tables.check(asker.address)
        return NextTable(await rematch(self.lobby, table, asker.hash))

    async def _enter(self, asker: Asker, id: str) -> tuple[Table, Role]:
        """Return the table, and what the asker's link allows there."""
        return await self.lobby.enter(id, asker.hash)

    # Records

    async def give_record(self, asker: Asker, id: str) -> str:
        table, role = await self._enter(asker, id)
        if table.closed:
            return await table.history.record(table.match, table.card, table.remarks)
        return await table.history.record_for(table.match, table.card, table.remarks, role.seat)

    async def verify_table(self, asker: Asker, id: str) -> Verified:
        table, _ = await self._enter(asker, id)
        if not table.closed:
            raise problem("verify-while-playing")
        return Verified(await table.history.verified(table.match, table.card))

    async def read_record(self, asker: Asker, body: bytes) -> Links:
        self._tables.check(asker.address)
        return links_of(await self.lobby.read_in(text_of(body)))

    # Score sheets

    async def score_sheet(self, asker: Asker, body: bytes) -> SheetScored:
        self._sheets.check(asker.address)
        return await self.lobby.lane.do(score_sheet, text_of(body))

    async def read_draft(self, asker: Asker, body: bytes) -> DraftRead:
        self._sheets.check(asker.address)
        return await self.lobby.lane.do(read_draft, text_of(body))

    # The operator

    async def health(self) -> dict[str, str]:
        await self.lobby.store.alive()
        return {"status": "ok"}


# What they share


def text_of(body: bytes) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError:
        raise problem("not-utf8") from None


def clock_of(wanted: ClockWanted | None) -> Clock | None:
    if wanted is None:
        return None
    if wanted.then != END and checked_who(wanted.then) == HUMAN:
        raise problem("no-such-bot", text=HUMAN, known=", ".join((END, *LEVELS)))
    return Clock(wanted.per, wanted.seconds, wanted.then)


def by_opener(asker: Asker, changed: Callable[[Card], Card]) -> Callable[[Card], Card]:
    """Allow a change only to the opener's link, by the card as it is when the change is made."""

    def check(card: Card) -> Card:
        if not role_of(card, asker.hash).opener:
            raise problem("only-the-opener")
        return changed(card)

    return check


def reseated(card: Card, seat: int, chair: Chair) -> Card:
    if seat >= len(card.chairs):
        raise problem("only-so-many-seats", count=len(card.chairs))
    return replace(card, chairs=[chair if i == seat else old for i, old in enumerate(card.chairs)])


def facts(card: Card) -> dict[str, Any]:
    return dict(
        table=card.id,
        game=card.game,
        options=card.options,
        seats=seats_of(card),
        aids=card.aids,
        made=card.made,
    )


def shown(table: Table, role: Role) -> TableShown:
    card, match = table.card, table.match
    return TableShown(
        **facts(card),
        title=table.game.TITLE,
        waits=[seat for seat in match.asked if seat != NATURE],
        seq=match.seq,
        over=match.over,
        ended=table.ended,
        next=card.next or None,
        seat=role.seat,
        opener=role.opener,
        lesson=progress(table),
    )


def progress(table: Table) -> Progress | None:
    """Return how far the lesson of a table has come, if it goes on."""
    if not table.lesson or not table.taught():
        return None
    notes = table.lesson.notes
    return Progress(sum(note.at < table.match.seq for note in notes), len(notes))


def seen(match: Match, viewer: Viewer) -> TableSeen:
    view = match.state.view(viewer)
    winners = leaders(match.game, view) if match.over else []
    return TableSeen(match.seq, drawn_view(match.game, view), totals(match, view), winners)


def links_of(opened: Opened) -> Links:
    return Links(opened.card.id, published(opened.card), opened.opener, opened.watch, opened.seats)


def listed_game(name: str) -> GameListed:
    game = catalogue.load(name)
    return GameListed(
        name,
        game.TITLE,
        game.EDITION,
        list(game.SEATS),
        list(game.OPTIONS),
        is_drawn(game),
        has_sheet(game),
        strengths(folder_of(game)),
        lesson_names(game),
    )
