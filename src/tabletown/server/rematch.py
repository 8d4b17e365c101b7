"""Open a new table for the same people and bots, with the same links, so that nobody needs a new one."""
import msgspec

from .. import catalogue
from ..kernel.chance import new_seed
from ..kernel.game import chosen_options
from ..kernel.telling.message import problem
from ..kernel.record import HUMAN
from ..store import Card, Chair
from . import clocks
from .lobby import Lobby, chair_for, new_id
from .links import role_of
from .table import Table


async def rematch(lobby: Lobby, table: Table, key: str) -> str:
    """Return the next table: a new one, unless somebody asked before, here or at another process."""
    check(table, key)
    if not table.card.next:
        await open_next(lobby, table)
    return table.card.next


def check(table: Table, key: str) -> None:
    role = role_of(table.card, key)
    if role.seat is None and not role.opener:
        raise problem("only-seats-move")
    if table.card.read_in:
        raise problem("rematch-of-record")
    if not table.closed:
        raise problem("rematch-while-playing")


async def open_next(lobby: Lobby, table: Table) -> None:
    """Store a new table before the old one names it; if two are made at once, remove one again."""
    old, new = table.card, next_card(table.card)
    await lobby.store.add(new)

    def linked(card: Card) -> Card:
        if card.chairs != old.chairs:
            raise problem("stale")  # a link has become void meanwhile: it must not open the new table
        return msgspec.structs.replace(card, next=card.next or new.id)

    try:
        await table.change(linked)
    finally:
        if table.card.next != new.id:
            await lobby.store.remove(new.id)
    await lobby.find(table.card.next)


def next_card(card: Card) -> Card:
    """Return a card for the same game by its newest rules; everybody moves up, so somebody else begins."""
    game = catalogue.load(card.game)
    return msgspec.structs.replace(
        card,
        id=new_id(),
        made=clocks.now(),
        edition=game.EDITION,
        options=chosen_options(game, len(card.chairs), card.options),
        chairs=moved_up(card.chairs),
        seed=new_seed(card.seed) if card.seed else "",
        ended=False,
        next="",
        lesson="",
        out=None,
        version=1,
    )


def moved_up(chairs: list[Chair]) -> list[Chair]:
    """Move everybody up one seat. People keep their names and links; bots are named by their seats."""
    rotated = [*chairs[1:], chairs[0]]
    return [
        Chair(HUMAN, chair.name, chair.key) if chair.who == HUMAN else chair_for(seat, chair.who, None)
        for seat, chair in enumerate(rotated)
    ]
