"""Count the ways a match can go on: the classic count that shows at once when a rule has changed."""
from ..kernel.chance import Chance
from ..kernel.match import Match


def perft(match: Match, depth: int, chance: Chance) -> int:
    """Count the sequences of `depth` decisions. Nature draws by the chance; her moves do not count."""
    match.settle(chance)
    if depth == 0 or match.over:
        return 1
    seat = next(iter(match.asked))
    moves = match.legal(seat)
    return len(moves) if depth == 1 else sum(perft(after(match, seat, m), depth - 1, chance) for m in moves)


def after(match: Match, seat: int, move: int) -> Match:
    match = match.copy()
    match.step(seat, move)
    return match
