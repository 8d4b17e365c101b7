"""Check that the draws of a recorded match follow from the seed whose hash was published."""
from .chance import drawn_from, hash_of
from .game import Game
from .record import Record, begin_replay, replay_line
from .rules.rule import NATURE
from .telling.message import Message, problem


def verify_draws(record: Record, game: Game) -> Message:
    """Check a seeded match: the seed against the hash, every draw against the seed, every digest."""
    if not record.seed or not record.hash:
        raise problem("record-without-seed")
    if hash_of(record.seed) != record.hash:
        raise problem("record-seed-not-of-hash")
    chance, match = drawn_from(record.seed), begin_replay(record, game)
    for line in record.lines:
        drawn = line.seat == NATURE and NATURE in match.asked
        if drawn and game.MOVES.text(match.drawn(chance)) != line.move:
            raise problem("record-not-drawn", line=line.number, seq=line.seq)
        replay_line(match, line)
    return Message("record-verified", {"count": len(record.lines)})
