"""A process in which bots think: each line of JSON on its input is a question, each on its output an answer.

A question has game, bot, seat, view, luck and whether to say why. The process ends with its input.
"""
import json
import sys
from typing import IO

from .ready import ready_bot
from .reasons import changes


def answer(line: str) -> str:
    asked = json.loads(line)
    bot = ready_bot(asked["game"], asked["bot"])
    view = bot.world.game.State.from_plain(asked["view"])
    move = bot.choose(view, asked["seat"], asked["luck"])
    return json.dumps(
        {"move": move, "why": changes(bot, view, asked["seat"], move, asked["luck"]) if asked["why"] else []}
    )


def work(asked: IO[str], answered: IO[str]) -> None:
    for line in asked:
        print(answer(line), file=answered, flush=True)


if __name__ == "__main__":
    work(sys.stdin, sys.stdout)
