"""Links and what they open: a seat, the management of a table, or a place to watch; only hashes are kept."""
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from ..kernel.telling.message import problem
from ..store import Card

KEY_BYTES = 18
LONGEST_NAME = 40


@dataclass(frozen=True)
class Role:
    """What a link lets its holder do. Without a seat the holder sees what spectators see."""

    seat: int | None = None
    opener: bool = False


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def role_of(card: Card, given: str) -> Role:
    """Return the role of a link, given its hash; compare all hashes in constant time, which tells nothing."""
    roles = [
        (card.opener, Role(opener=True)),
        (card.watch, Role()),
        *((chair.key, Role(seat)) for seat, chair in enumerate(card.chairs)),
    ]
    found = [role for kept, role in roles if hmac.compare_digest(kept, given)]
    if not found:
        raise problem("void-link")
    return found[0]


def printable(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def cut_name(text: str) -> str:
    """Return a name of a record as it may be shown: cut off if it is too long."""
    name = printable(text)
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1].rstrip() + "…"


def read_name(text: str) -> str:
    """Return a name as it is shown: on one line, without anything that cannot be printed."""
    name = printable(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise problem("not-a-name", most=LONGEST_NAME)
    return name
