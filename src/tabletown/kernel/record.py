"""Write, read, replay and verify a match as a text file, in the format of docs/record.md."""
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .chance import hash_of
from .game import Game, name_of
from .match import Event, Match, event_text, hidden_parts, read_event
from .telling.message import Problem, problem
from .move import UNREADABLE
from .remark import NOBODY, REMARK, WHOLE, Remark, made, merged, parts_of
from .rules.rule import NATURE

FORMAT = "tabletown 2"
FORMATS = "tabletown 1", FORMAT  # that can be read; the first one had no remarks
HUMAN = "human"
IMPORTED = "imported"


@dataclass(frozen=True)
class Seat:
    who: str  # HUMAN, or the name of a bot
    name: str


@dataclass
class Line:
    """An event as it is written; `number` is its line in the file."""

    number: int
    seq: int
    seat: int
    move: str
    digest: str


@dataclass
class Record:
    game: str
    edition: int
    seats: list[Seat]
    options: dict[str, str] = field(default_factory=dict)
    aids: list[str] = field(default_factory=list)
    hash: str = ""
    seed: str = ""
    clock: str = ""  # how much time people had, in words that only a server understands
    imported: bool = False  # was it once read in from a file?
    lines: list[Line] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    said: set[str] = field(default_factory=set)  # words of the head that were read and must not come twice


# Writing


def write(
    match: Match,
    seats: Sequence[Seat],
    aids: Sequence[str] = (),
    seed: str = "",
    hash: str = "",
    remarks: Sequence[Remark] = (),
    imported: bool = False,
    clock: str = "",
) -> str:
    """Write the whole match with all its secrets; a seed brings its own hash, if none is given."""
    again = Match(match.game, match.seats, match.options)
    lines = [
        _line(i, event, event_text(match.game, event), _take(again, event))
        for i, event in enumerate(match.events, 1)
    ]
    head = [*_head(match, seats, aids, clock), *([IMPORTED] if imported else [])]
    if seed or hash:
        head.append("hash " + (hash or hash_of(seed)))
    if seed:
        head.append("seed " + seed)
    return "\n".join([*head, "", *merged(lines, remarks)]) + "\n"


def write_for(
    match: Match,
    viewer: int | None,
    seats: Sequence[Seat],
    aids: Sequence[str] = (),
    hash: str = "",
    remarks: Sequence[Remark] = (),
    clock: str = "",
) -> str:
    """Write a match as a seat (None: a spectator) may see it, with ? for secrets and without digests."""
    again = Match(match.game, match.seats, match.options)
    lines = []
    for i, event in enumerate(match.events, 1):
        again.take(event)
        hidden = hidden_parts(match.game, again.state, event, viewer)
        lines.append(_line(i, event, event_text(match.game, event, hidden)))
    promised = ["hash " + hash] if hash else []
    return "\n".join([*_head(match, seats, aids, clock), *promised, "", *merged(lines, remarks)]) + "\n"


def _head(match: Match, seats: Sequence[Seat], aids: Sequence[str], clock: str) -> list[str]:
    options = [f"option {name} {choice}" for name, choice in match.options.items()]
    people = [f"seat {seat.who} {' '.join(seat.name.split())}" for seat in seats]
    head = [FORMAT, f"game {name_of(match.game)}", f"edition {match.game.EDITION}", *options, *people]
    agreed = {"aids": " ".join(aids), "clock": clock}
    return [*head, *(f"{name} {words}" for name, words in agreed.items() if words)]


def _line(seq: int, event: Event, move: str, digest: str = "") -> str:
    return f"{seq} {'*' if event.seat == NATURE else event.seat + 1} {move} {digest}".rstrip()


def _take(match: Match, event: Event) -> str:
    match.take(event)
    return str(match.state.digest())


# Reading


def read(text: str) -> Record:
    """Read a text as a record; only a replay checks whether its moves are legal."""
    numbered = [(i, line.split()) for i, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1)]
    numbered = [(i, words) for i, words in numbered if words and not words[0].startswith("#")]
    if not numbered or " ".join(numbered[0][1]) not in FORMATS:
        raise problem("record-wrong-start", line=numbered[0][0] if numbered else 1, wanted=FORMAT)
    record = Record("", 0, [])
    for number, words in numbered[1:]:
        _read_line(record, number, words)
    if not (record.game and record.edition and record.seats):
        raise problem("record-without-head", line=len(text.splitlines()))
    return record


def _read_line(record: Record, number: int, words: list[str]) -> None:
    readers: dict[str, Callable[[Record, list[str]], None]] = {
        "game": _read_game, "edition": _read_edition, "option": _read_option, "seat": _read_seat,
        "aids": _read_aids, "hash": _read_hash, "seed": _read_seed, IMPORTED: _read_imported,
        "clock": _read_clock,
    }
    if words[0] == REMARK:
        record.remarks.append(_read_remark(record, number, words[1:]))
    elif words[0] in readers and not record.lines:
        if words[0] in record.said:
            raise problem("record-said-twice", line=number, word=words[0])
        record.said |= {words[0]} - {"option", "seat"}
        try:
            readers[words[0]](record, words[1:])
        except (ValueError, Problem):
            raise problem("record-bad-line", line=number) from None
    else:
        record.lines.append(_read_event(record, number, words))


def _read_game(record: Record, words: list[str]) -> None:
    (record.game,) = words


def _read_edition(record: Record, words: list[str]) -> None:
    (edition,) = words
    record.edition = _whole(edition)


def _read_option(record: Record, words: list[str]) -> None:
    name, record.options[name] = words


def _read_seat(record: Record, words: list[str]) -> None:
    who, *name = words
    record.seats.append(Seat(who, " ".join(name)))


def _read_aids(record: Record, words: list[str]) -> None:
    record.aids = words


def _read_hash(record: Record, words: list[str]) -> None:
    (record.hash,) = words
    if len(bytes.fromhex(record.hash)) != 32:
        raise ValueError(record.hash)


def _read_seed(record: Record, words: list[str]) -> None:
    (record.seed,) = words
    hash_of(record.seed)


def _read_clock(record: Record, words: list[str]) -> None:
    per, seconds, then = words
    record.clock = f"{per} {_whole(seconds)} {then}"


def _read_imported(record: Record, words: list[str]) -> None:
    () = words
    record.imported = True


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and text == str(int(text))):
        raise ValueError(text)
    return int(text)


def _read_event(record: Record, number: int, words: list[str]) -> Line:
    if UNREADABLE in words:
        raise problem("record-with-secrets", line=number)
    try:
        seq, seat, *move, digest = words
        line = Line(number, _whole(seq), NATURE if seat == "*" else _whole(seat) - 1, " ".join(move), digest)
    except ValueError:
        raise problem("record-bad-line", line=number) from None
    if line.seq != len(record.lines) + 1 or not move or seat == "0":
        raise problem("record-bad-line", line=number)
    return line


def _read_remark(record: Record, number: int, words: list[str]) -> Remark:
    try:
        seat, *rest = words
        remark = made(len(record.lines), NOBODY if seat == WHOLE else _whole(seat) - 1, *rest)
        parts_of(remark.text)
    except (ValueError, KeyError):
        raise problem("record-bad-line", line=number) from None
    if seat == "0" or remark.seat >= len(record.seats):
        raise problem("record-bad-line", line=number)
    return remark


def replay(record: Record, game: Game, at: int | None = None) -> Match:
    """Play a record again, up to an event, and check every move and every digest."""
    if at is not None and not 0 <= at <= len(record.lines):
        raise problem("no-such-event", text=str(at), last=str(len(record.lines)))
    match = begin_replay(record, game)
    for line in record.lines[:at]:
        replay_line(match, line)
    return match


def begin_replay(record: Record, game: Game) -> Match:
    if record.edition != game.EDITION:
        raise problem("record-of-other-edition", game=game.TITLE, edition=record.edition, known=game.EDITION)
    return Match(game, len(record.seats), record.options)


def replay_line(match: Match, line: Line) -> None:
    try:
        match.take(read_event(match.game, line.seat, line.move))
    except Problem as wrong:
        raise problem("record-illegal", line=line.number, why=wrong.message) from None
    if match.state.digest() != line.digest:
        raise problem("record-drifts", line=line.number, seq=line.seq)
