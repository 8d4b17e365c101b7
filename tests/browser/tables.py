"""Tables to look at: opened, seated and brought forward through the server's own doors."""
from dataclasses import dataclass

from tabletown.bots.bot import Bot
from tabletown.kernel.commands import AIDS

from ..serving import Client, Server, Told


@dataclass(frozen=True)
class Table:
    """Its links, as paths to visit."""

    house: Server
    name: str
    opener: str
    watch: str
    seats: list[str]  # those of people

    def sit(self, seat: int, name: str) -> "Client":
        """Somebody at a socket who sits down there."""
        client = self.house.client()
        told = client.hello(self.name, self.seats[seat].partition("#")[2], name)
        assert told["type"] == "now", told
        return client

    def advance(self, seat: int, name: str, events: int) -> Told:
        """Play sensibly on this seat until so many events have happened, or all; what is told last."""
        with self.sit(seat, name) as client:
            bot = Bot(client.card["game"], "greedy")
            while not client.now["over"] and client.now["seq"] < events:
                if client.now["question"] is None:
                    client.hear()
                else:
                    view = bot.world.game.State.from_plain(client.now["view"])
                    client.answer(
                        bot.world.game.MOVES.text(bot.choose(view, client.card["seat"], client.now["seq"]))
                    )
            return client.now


def open_table(house: Server, game: str, *seats: str, **agreed: object) -> Table:
    """With all aids, as the page opens them, unless something else is agreed."""
    links = house.open(game, *seats, **{"aids": AIDS, **agreed})
    opener, watch, *keys = (
        f"/t/{links['table']}#{key}"
        for key in (links["opener"], links["watch"], *filter(None, links["seats"]))
    )
    return Table(house, links["table"], opener, watch, keys)
