"""Count the ways a match can go on: the classic count that shows at once when a rule has changed."""
from typing import Any

from ..kernel.chance import Chance
from ..kernel.game import Game, legal_moves, waiting
from ..kernel.rule import NATURE


def settled(game: Game, s: Any, chance: Chance, seq: int) -> int:
    """Let nature move until a seat must decide; the number of events so far."""
    while waiting(game, s) == [NATURE]:
        seq += 1
        outcomes = legal_moves(game, s, NATURE)
        game.play(s, NATURE, chance(seq, outcomes, [game.odds(s, move) for move in outcomes]))
    return seq


def perft(game: Game, s: Any, depth: int, chance: Chance, seq: int = 0) -> int:
    """Count the sequences of `depth` decisions. Nature draws by the chance; her moves do not count."""
    seq = settled(game, s, chance, seq)
    seats = waiting(game, s)
    if depth == 0 or not seats:
        return 1
    moves = legal_moves(game, s, seats[0])
    return (
        len(moves)
        if depth == 1
        else sum(perft(game, after(game, s, seats[0], move), depth - 1, chance, seq + 1) for move in moves)
    )


def after(game: Game, s: Any, seat: int, move: int) -> Any:
    s = s.copy()
    game.play(s, seat, move)
    return s
