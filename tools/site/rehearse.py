"""Do once in Python all that a site does, so that we learn which files of the library it needs."""
import asyncio
import json
from itertools import count
from tempfile import TemporaryDirectory
from typing import Any

from tabletown import catalogue
from tabletown.bots import worker
from tabletown.bots.levels import LEVELS
from tabletown.server.wire import VERSION
from tabletown.site.host import Host
from tabletown.site.start import make_host

NUMBER = count(1)


class Forgetful:
    """Keep nothing."""

    async def read(self) -> str:
        return '{"version": 0, "rows": []}'

    async def write(self, changes: str) -> str:
        return ""

    async def replace(self, version: int, changes: str) -> str:
        return ""


async def think(line: str) -> str:
    return worker.answer(line)


class Visitor:
    """One page at a table."""

    def __init__(self, host: Host) -> None:
        self.host, self.heard = host, asyncio.Queue[dict[str, Any]]()
        host.open("rehearsal", self.hear)

    def hear(self, what: str, text: str) -> None:
        if what != "open":
            self.heard.put_nowait(json.loads(text))

    async def ask(self, type: str, **facts: Any) -> dict[str, Any]:
        """Say something, and return its reply, whatever else is told meanwhile; fail if it is hung up."""
        number = next(NUMBER)
        self.host.say("rehearsal", json.dumps({"type": type, "id": number, **facts}))
        while (told := await self.heard.get()).get("id") != number:
            pass
        return told


async def rehearse() -> None:
    host = make_host(Forgetful(), think)
    await host.start()
    for game in catalogue.names():
        await play(host, game)
    with TemporaryDirectory() as folder:
        assert (await host.save('{"name": "Ada"}', f"{folder}/all")).status == 200
        assert (await host.bring_back(f"{folder}/all")).status == 200
    await host.lobby.stop()


async def play(host: Host, game: str) -> None:
    table = await asked(host, "POST", "/api/tables", "", wanted(game))
    key = next(filter(None, table["seats"]))
    visitor = Visitor(host)
    hello = {"version": VERSION, "table": table["table"], "key": key, "name": "Ada", "since": 0}
    now = await visitor.ask("hello", **hello, scores=True)
    for name, facts in QUESTIONS:
        await visitor.ask(name, **facts)
    await visitor.ask("preview", move=now["moves"][0])
    await visitor.ask("why_not", move="nothing")
    answer = {"type": "answer", "question": now["question"], "move": now["moves"][0]}
    host.say("rehearsal", json.dumps(answer))
    await visitor.ask("ping")
    host.close("rehearsal")
    await look_around(host, game, table)


QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("hint", {}), ("gains", {}), ("scores", {}), ("course", {}), ("look", {"seq": 1}),
    ("command", {"typed": ""}), ("command", {"typed": "help"}), ("command", {"typed": "score"}),
]


def wanted(game: str) -> dict[str, Any]:
    """Return a table of the game with a person, and with bots if there are more seats."""
    bots = [*LEVELS]
    seats = ["human", *bots[: max(catalogue.load(game).SEATS) - 1]]
    return {"game": game, "seats": seats, "aids": ["preview", "hints"], "seeded": True}


async def look_around(host: Host, game: str, table: dict[str, Any]) -> None:
    here, key = f"/api/tables/{table['table']}", table["opener"]
    await asked(host, "GET", f"{here}/view", key)
    await asked(host, "DELETE", here, key)
    _, _, record = await host.ask("GET", f"{here}/record", key, "")
    await host.ask("GET", f"{here}/verify", key, "")
    await host.ask("POST", "/api/records", "", record)
    await asked(host, "POST", f"{here}/rematch", key)
    await host.ask("POST", "/api/sheets/draft", "", f"game {game}\n")
    for lesson in (await asked(host, "GET", "/api/games"))["games"][0]["lessons"]:
        await host.ask("POST", "/api/lessons", "", json.dumps({"game": game, "lesson": lesson}))


async def asked(host: Host, method: str, path: str, key: str = "", body: Any = None) -> Any:
    status, _, text = await host.ask(method, path, key, json.dumps(body) if body else "")
    assert status == 200, (method, path, text)
    return json.loads(text)
