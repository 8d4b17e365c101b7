"""A process in which bots think: each line of JSON on its input is a question, each on its output an answer.

A question has game, bot, seat, view, luck, and what it wants: a move, a move with its reasons, or what
every move would bring. Everybody waits for a move, so it does not wait for compiled bots to load; advice
does. The process ends with its input.
"""
import json
import sys
from typing import IO, Any

from ..kernel.state import State
from .bot import Bot
from .ready import loaded_bot, ready_bot
from .reasons import changes


def answer(line: str) -> str:
    asked = json.loads(line)
    give = ready_bot if asked["wants"] == "move" else loaded_bot
    bot = give(asked["game"], asked["bot"])
    view = bot.world.game.State.from_plain(asked["view"])
    return json.dumps(ANSWERS[asked["wants"]](bot, view, asked["seat"], asked["luck"]))


def chosen(bot: Bot, view: State, seat: int, luck: int) -> dict[str, Any]:
    return {"move": bot.choose(view, seat, luck)}


def explained(bot: Bot, view: State, seat: int, luck: int) -> dict[str, Any]:
    move = bot.choose(view, seat, luck)
    return {"move": move, "why": changes(bot, view, seat, move, luck)}


def counted(bot: Bot, view: State, seat: int, luck: int) -> dict[str, Any]:
    return {"gains": bot.gains(view, seat)}


ANSWERS = {"move": chosen, "reasons": explained, "gains": counted}


def work(asked: IO[str], answered: IO[str]) -> None:
    for line in asked:
        print(answer(line), file=answered, flush=True)


if __name__ == "__main__":
    work(sys.stdin, sys.stdout)
