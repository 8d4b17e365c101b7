"""Commands that read a file: a score sheet, or the record of a match."""
import json as jsonlib
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .. import catalogue
from ..kernel import record
from ..kernel.game import Game
from ..kernel.match import event_told
from ..kernel.record import Record
from ..kernel.remark import remark_line
from ..kernel.steps import event_line
from ..kernel.telling.commands import score_told
from ..kernel.telling.message import problem
from ..kernel.telling.sheet import read_sheet
from ..kernel.verify import verify_draws
from .show import result_of, show_result
from .speaking import Lang, screen_for

File = Annotated[str, Parameter(allow_leading_hyphen=True, help="A file, or - for standard input.")]
At = Annotated[int | None, Parameter("--at", help="The event to stop after; by default the last.")]
Json = Annotated[bool, Parameter("--json", negative="", show_default=False, help="Print JSON, for programs.")]


def score(file: File, *, json: Json = False, lang: Lang = "") -> None:
    """Score a sheet of finished cities, item by item."""
    sheet = read_sheet(text_of(file))
    game = catalogue.game_of(sheet)
    screen = screen_for(lang, game)
    names, state = game.read_sheet(sheet)
    result = result_of(game, state, names)
    warnings = [screen.sentence(warning) for warning in sheet.warnings]
    if json:
        print(jsonlib.dumps(result.plain() | {"warnings": warnings}, ensure_ascii=False))
    else:
        show_result(screen, game, result)
        print(*warnings, sep="\n", end="\n" if warnings else "", file=sys.stderr)


def replay(file: File, *, at: At = None, lang: Lang = "") -> None:
    """Show a recorded match after any event."""
    kept, game = read_record(file)
    screen, names = screen_for(lang, game), [seat.name for seat in kept.seats]
    match = record.replay(kept, game, at)
    screen.say("replayed", seq=match.seq, last=len(kept.lines))
    screen.text([remark_line(each) for each in kept.remarks if each.after <= match.seq], style="dim")
    screen.text(
        [
            event_line(event, event_told(game, match.state, event, frozenset()), names)
            for event in match.events[-1:]
        ]
    )
    screen.text(game.picture(match.state, None, [], names))
    if match.over:
        show_result(screen, game, result_of(game, match.state, names))
    else:
        for seat, name in enumerate(names):
            screen.text(score_told(game, name, game.score_lines(match.state, seat)))


def verify(file: File, *, lang: Lang = "") -> None:
    """Check that every draw of a recorded match was fair: the seed, the hash and the digests agree."""
    kept, game = read_record(file)
    screen = screen_for(lang, game)
    screen.console.print(screen.tell(verify_draws(kept, game)), markup=False)
    if kept.remarks:
        screen.say("record-remarks", count=len(kept.remarks))
    if kept.imported:
        screen.say("record-was-imported")


# Reading


def read_record(file: str) -> tuple[Record, Game]:
    kept = record.read(text_of(file))
    return kept, catalogue.load(kept.game, kept.edition)


def text_of(file: str) -> str:
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8")
    except FileNotFoundError:
        raise problem("no-such-file", file=file) from None
    except OSError as wrong:
        raise problem("cannot-read", file=file, why=wrong.strerror or str(wrong)) from None
    except (UnicodeDecodeError, ValueError):
        raise problem("not-text", file=file) from None
