"""Draw nature's moves at a real table: at random, or from a seed that anybody can check afterwards."""
import hashlib
import hmac
import os
import secrets
from collections.abc import Callable, Sequence

from .telling.message import problem

Chance = Callable[[int, Sequence[int], Sequence[int]], int]  # (number of the event, moves, odds) -> move

SEED_BYTES = 16
FIXED = os.environ.get("TABLETOWN_SEED", "")  # for tests only: replaces the machine's randomness


def by_lot(seq: int, moves: Sequence[int], odds: Sequence[int]) -> int:
    if FIXED:
        return drawn_from(FIXED)(seq, moves, odds)
    return secrets.SystemRandom().choices(moves, odds)[0]


def new_seed(before: str = "") -> str:
    """Make a seed for a match, or for the next one after a match with another seed."""
    if FIXED:
        return hashlib.sha256(f"{FIXED} {before}".encode()).hexdigest()[: 2 * SEED_BYTES]
    return secrets.token_hex(SEED_BYTES)


def luck_of_bot(seq: int) -> int:
    """Return the number that seeds a bot's lots when it answers event number seq."""
    return _below(read_seed(FIXED), seq, 1 << 63) if FIXED else secrets.randbits(63)


def seed_of(number: int) -> str:
    """Turn a chosen number into a seed, for tests and for people who play alone."""
    if not 0 <= number < 1 << 8 * SEED_BYTES:
        raise problem("seed-out-of-range")
    return number.to_bytes(SEED_BYTES, "big").hex()


def read_seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or text != seed.hex():
        raise problem("not-a-seed", text=text)
    return seed


def hash_of(seed: str) -> str:
    """Return what is published before the match: the SHA-256 of the seed's bytes."""
    return hashlib.sha256(read_seed(seed)).hexdigest()


def drawn_from(seed: str) -> Chance:
    """Draw nature's moves from a seed, as docs/record.md describes."""
    key = read_seed(seed)

    def chance(seq: int, moves: Sequence[int], odds: Sequence[int]) -> int:
        left = _below(key, seq, sum(odds))
        for move, weight in sorted(zip(moves, odds, strict=True)):
            if left < weight:
                return move
            left -= weight
        raise AssertionError("odds are never negative")

    return chance


def _below(key: bytes, seq: int, total: int) -> int:
    """Draw a number below total, each equally likely: draw 64 bits again where they would favour some."""
    fair = (1 << 64) // total * total
    again = 0
    while True:
        x = int.from_bytes(hmac.digest(key, f"{seq} {again}".encode(), "sha256")[:8], "big")
        if x < fair:
            return x % total
        again += 1
