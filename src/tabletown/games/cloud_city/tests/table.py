"""Set a table for a test: tiles and walkways where the test wants them, with the rules untouched."""
from collections.abc import Sequence

from ....kernel import NONE, Message
from ....kernel.folder import read_folder
from ....kernel.game import legal_moves
from ....kernel.telling.sheet import read_sheet
from ... import cloud_city
from ..moves import MOVES
from ..pieces import CARDS, COPIES, TILES
from ..rules import start
from ..state import TO_DRAW, TO_LAY, State

GAME = read_folder(cloud_city)
NO_WALKWAYS: tuple[str, ...] = ()


def table(
    seats: int = 2,
    hand: Sequence[str] = ("b.g.", "tt..", "gt.."),
    city: str = "square",
    cards: Sequence[str] = (),
) -> State:
    """Return a table at which seat 1 is about to lay and nature owes nothing."""
    s = start(seats, city=city, cards=("none", "one", "two")[len(cards)])
    s.due = 0
    s.card = [CARDS.index(card) for card in cards] + [NONE] * (2 - len(cards))
    s.market = [TILES.index(tile) for tile in ("bb..", "bb..", "t.t.")]
    for seat in range(seats):
        hold(s, *hand, seat=seat)
    s.bag = [int(n) for n in COPIES]
    return s


def hold(s: State, *hand: str, seat: int = 0) -> None:
    s.hand[seat] = [TILES.index(tile) for tile in hand]


def turn(s: State, lay: str, *walks: str, seat: int = 0) -> None:
    """Lay `TILE TURNS SPOT`, whatever the hand, and build walkways; then the seat lays again."""
    s.seat, s.phase = seat, TO_LAY
    hold(s, lay.split()[0], "b.t.", "t.t.", seat=seat)
    do(s, f"lay {lay}")
    for walk in walks:
        do(s, f"walk {walk}")
    s.phase = TO_LAY


def finished(*cities: tuple[Sequence[str], Sequence[str]], cards: str = "") -> State:
    """Return complete cities, given as rows without spaces and walkways, by way of the score sheet."""
    lines = ["game cloud_city", *([f"cards {cards}"] if cards else [])]
    for i, (rows, walks) in enumerate(cities):
        lines += [f"seat {i}", *(" ".join(row) for row in rows), *(f"walk {walk}" for walk in walks)]
    return cloud_city.read_sheet(read_sheet("\n".join(lines)))[1]


def to_walk(rows: Sequence[str], *walks: str) -> State:
    """Return a complete city whose seat may still build."""
    s = finished((rows, walks))
    s.phase = TO_DRAW
    return s


def do(s: State, line: str) -> None:
    move = MOVES.read(line)
    assert move in legal_moves(GAME, s, s.seat), refused(s, line)
    cloud_city.play(s, s.seat, move)


def legal(s: State) -> list[str]:
    return [MOVES.text(move) for move in legal_moves(GAME, s, s.seat)]


def refused(s: State, line: str, seat: int | None = None) -> Message | None:
    return cloud_city.why_not(s, s.seat if seat is None else seat, MOVES.read(line))


def reason(s: State, line: str, seat: int | None = None) -> str:
    """Say why a line is refused, as `id §`."""
    why = refused(s, line, seat)
    assert why is not None, line
    return f"{why.id} {why.rule}"
