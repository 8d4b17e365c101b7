"""Make docs/board.svg, a golden match as the terminal shows it.

Run it after a change of the board: python docs/pictures.py
"""
import sys
from pathlib import Path
from xml.sax.saxutils import escape

from tabletown import catalogue
from tabletown.kernel import record
from tabletown.kernel.game import Game, folder_of
from tabletown.kernel.match import Match
from tabletown.kernel.telling.message import Message, Text
from tabletown.messages import language

HERE = Path(__file__).parent
WIDE, HIGH = 9.6, 22  # the size of a character
PAPER, INK = "#fbf6ec", "#2b2620"
EVENT = 105


def played(game: Game, file: str, at: int) -> tuple[Match, list[str]]:
    kept = record.read((folder_of(game) / "tests" / "golden" / file).read_text("utf-8"))
    return record.replay(kept, game, at), [seat.name for seat in kept.seats]


def drawn(game: Game, text: Text) -> str:
    """Draw lines of styled words as a terminal shows them."""
    rows = [row_drawn(game, line, 16 + HIGH * i) for i, line in enumerate(text)]
    wide = max(end for _, end in rows) + 20
    size = f"{wide:.0f} {32 + HIGH * len(rows):.0f}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img" aria-label="A board">'
    )
    ground = f'<rect width="100%" height="100%" rx="12" fill="{PAPER}"/>'
    font = "<style>text{font:16px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;}</style>"
    return "\n".join([head, font, ground, *(row for row, _ in rows), "</svg>\n"])


def row_drawn(game: Game, line: list[tuple[str | Message, str]], y: float) -> tuple[str, float]:
    tell, x, made = language("en", folder_of(game)), 20.0, []
    for part, style in line:
        words = tell(part) if isinstance(part, Message) else part
        made.append(span_drawn(game.STYLES.get(style, ""), words, x, y))
        x += WIDE * len(words)
    return "".join(made), x


def span_drawn(style: str, words: str, x: float, y: float) -> str:
    colours = [word for word in style.split() if word.startswith("#")]
    box = (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{WIDE * len(words):.1f}" height="{HIGH}" fill="{colours[1]}"/>'
        if len(colours) > 1
        else ""
    )
    weight = ' font-weight="700"' if "bold" in style else ""
    ink = colours[0] if colours else "#7a7264" if "dim" in style else INK
    shown = (
        f'<text x="{x:.1f}" y="{y + 16:.1f}" fill="{ink}" xml:space="preserve"{weight}>{escape(words)}</text>'
    )
    return box + (shown if words.strip() else "")


def main() -> None:
    game = catalogue.load("neoville")
    match, names = played(game, "win-2-with-undo.txt", EVENT)
    (seat,) = match.asked
    picture = game.picture(match.state.view(seat), seat, match.legal(seat), names)
    (HERE / "board.svg").write_text(drawn(game, picture), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
