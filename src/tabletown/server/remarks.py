"""Remark what changes at a table besides the match, so that everybody knows and no change goes unseen."""
from collections.abc import Sequence

from ..kernel.record import HUMAN
from ..kernel.remark import NOBODY, Remark, kind_of, made, parts_of, remark_told
from ..kernel.telling.message import problem
from ..store import Card, Chair
from .limits import MOST_REMARKS
from .links import cut_name
from .wire import ToldRemark

HINT = "hint"
SEEN = "leaves-seen"
ENDS = "ended", "time", "time-ends"


def card_remarks(old: Card, new: Card, after: int) -> list[Remark]:
    """Return what a change of the card means to the people at the table."""
    pairs = zip(old.chairs, new.chairs, strict=True)
    said = [made(after, seat, *words) for seat, pair in enumerate(pairs) for words in chair_remarks(*pair)]
    return [*said, made(after, NOBODY, "ended")] if new.ended and not old.ended else said


def chair_remarks(old: Chair, new: Chair) -> list[tuple[str, ...]]:
    """Tell that somebody leaves a seat, also if they only looked at it, and that somebody else takes it."""
    if (old.who, old.key) == (new.who, new.key):
        return naming(old.name, new.name)
    left = [(SEEN if old.looked else "leaves", old.name)] if old.looked or old.name else []
    return [*left, ("link",) if new.who == HUMAN else ("bot", new.who, new.name)]


def naming(old: str, new: str) -> list[tuple[str, ...]]:
    if old == new:
        return []
    return [("renamed" if old else "sits", new)]


def is_hinted(remarks: Sequence[Remark], seat: int, question: int) -> bool:
    """Was it remarked already that a seat asked for a hint to this question?"""
    return any(
        remark.seat == seat and remark.after >= question and kind_of(remark) == HINT
        for remark in reversed(remarks)
    )


def check_room(remarks: Sequence[Remark], more: Sequence[Remark]) -> None:
    """Refuse more remarks than a record has room for; a table can always end, and time always run out."""
    is_end = any(kind_of(remark) in ENDS for remark in more)
    if more and not is_end and len(remarks) + len(more) > MOST_REMARKS:
        raise problem("too-many-remarks")


def cut_remark(remark: Remark) -> Remark:
    """Return a remark of a record whose name may be shown."""
    parts = parts_of(remark.text).values()
    return made(remark.after, remark.seat, kind_of(remark), *map(cut_name, parts))


def seen_seats(remarks: Sequence[Remark]) -> list[int]:
    """Return the seats whose secrets somebody knows who has left them."""
    return sorted({remark.seat for remark in remarks if kind_of(remark) == SEEN})


def told_remarks(remarks: Sequence[Remark], since: int = 0) -> list[ToldRemark]:
    """Return the remarks that follow a number, as everybody is told them."""
    return [
        ToldRemark(number, remark.after, remark.seat, remark_told(remark))
        for number, remark in enumerate(remarks[since:], since + 1)
    ]
