"""A bot's own process: a line of JSON says game, bot, seat, view and luck, a line answers with a move. Ends with its input."""
import json
import sys
from typing import IO

from .bench import at_hand


def answer(line: str) -> str:
    asked = json.loads(line)
    bot = at_hand(asked["game"], asked["bot"])
    view = bot.world.game.State.from_plain(asked["view"])
    return json.dumps({"move": bot.choose(view, asked["seat"], asked["luck"])})


def work(asked: IO[str], answered: IO[str]) -> None:
    for line in asked:
        print(answer(line), file=answered, flush=True)


if __name__ == "__main__":
    work(sys.stdin, sys.stdout)
