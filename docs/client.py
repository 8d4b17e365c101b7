"""Open a table against bots, answer at random, and say how it went: python client.py ADDRESS GAME"""
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def open_table(address: str, game: str) -> dict:
    seats = next(
        known["seats"]
        for known in json.load(urlopen(f"{address}/api/games"))["games"]
        if known["name"] == game
    )
    wanted = {"game": game, "seats": ["human"] + ["greedy"] * (min(seats) - 1)}
    return json.load(
        urlopen(
            Request(
                f"{address}/api/tables", json.dumps(wanted).encode(), {"Content-Type": "application/json"}
            )
        )
    )


def play(address: str, game: str) -> str:
    links, answered = open_table(address, game), None
    with connect(address.replace("http", "ws", 1) + "/socket") as socket:
        hello = {"table": links["table"], "key": links["seats"][0], "name": "Example"}
        socket.send(json.dumps({"type": "hello", "version": 2, **hello}))
        for told in map(json.loads, socket):
            if told["type"] == "problem":
                return f"refused: {told['problem']}"
            if told["type"] == "now" and told["over"]:
                return "won" if 0 in told["winners"] else "lost"
            if told["type"] == "now" and told["question"] not in (None, answered):
                answered = told["question"]
                socket.send(
                    json.dumps({"type": "answer", "question": answered, "move": random.choice(told["moves"])})
                )
    return "the server has hung up"


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
