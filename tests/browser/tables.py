"""Open tables, sit down and play on, all through the server's own interface."""
from dataclasses import dataclass

from tabletown.bots.bot import Bot
from tabletown.kernel.telling.commands import AIDS

from ..serving import Client, Server, Told


@dataclass(frozen=True)
class Table:
    """The links of a table, as paths to visit."""

    house: Server
    name: str
    opener: str
    watch: str
    seats: list[str]  # people's seats only

    def sit(self, seat: int, name: str) -> "Client":
        """Sit down at a seat through a socket."""
        client = self.house.client()
        told = client.hello(self.name, self.seats[seat].partition("#")[2], name)
        assert told["type"] == "now", told
        return client

    def advance(self, seat: int, name: str, events: int) -> Told:
        """Play for so many events and until the seat is asked, or to the end; return the last message."""
        with self.sit(seat, name) as client:
            bot = Bot(client.card["game"], "greedy")
            while not client.now["over"]:
                if client.now["question"] is None:
                    client.hear()
                elif client.now["seq"] >= events:
                    break
                else:
                    view = bot.world.game.State.from_plain(client.now["view"])
                    client.answer(
                        bot.world.game.MOVES.text(bot.choose(view, client.card["seat"], client.now["seq"]))
                    )
            return client.now


def open_table(house: Server, game: str, *seats: str, **agreed: object) -> Table:
    """Open a table with all aids, as the page does, unless told otherwise."""
    links = house.open(game, *seats, **{"aids": AIDS, **agreed})
    opener, watch, *keys = (
        f"/t/{links['table']}#{key}"
        for key in (links["opener"], links["watch"], *filter(None, links["seats"]))
    )
    return Table(house, links["table"], opener, watch, keys)
