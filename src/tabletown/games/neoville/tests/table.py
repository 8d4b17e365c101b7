"""Set a table for a test: tiles and structures where the test wants them, with the rules untouched."""
from collections.abc import Sequence

from ....kernel import Message
from ....kernel.folder import read_folder
from ....kernel.game import legal_moves
from ... import neoville
from ..moves import MOVES
from ..pieces import MARKET, TILES, UTILITIES, UTILITY_COPIES
from ..rules import quota, start
from ..state import TO_LAY, State

GAME = read_folder(neoville)


def table(seats: int = 2, hand: Sequence[str] = ("EEGG", "RRWW", "EGRW")) -> State:
    """Return a table with all utilities at which seat 1 is about to lay and nature owes nothing."""
    s = start(seats, utilities="buses-windmills")
    s.due, s.stocked = 0, 2 * quota(s)
    s.utility = [UTILITY_COPIES] * UTILITIES
    s.market = [TILES.index("EEER")] * (MARKET - 1) + [TILES.index("GWGW")]
    hold(s, *hand)
    return s


def hold(s: State, *hand: str, seat: int = 0) -> None:
    s.hand[seat] = [TILES.index(tile) for tile in hand]


def turn(s: State, lay: str, build: str = "skip", seat: int = 0) -> None:
    """Lay `TILE TURNS SPOT`, whatever the hand, and build `WHAT CORNER` or nothing; the seat lays again."""
    s.seat, s.phase = seat, TO_LAY
    hold(s, lay.split()[0], "EGRW", "EWGR", seat=seat)
    do(s, f"lay {lay}")
    do(s, build if build == "skip" else f"build {build}")
    s.phase = TO_LAY


def do(s: State, line: str) -> None:
    move = MOVES.read(line)
    assert move in legal_moves(GAME, s, s.seat), refused(s, line)
    neoville.play(s, s.seat, move)


def legal(s: State) -> list[str]:
    return [MOVES.text(move) for move in legal_moves(GAME, s, s.seat)]


def refused(s: State, line: str, seat: int | None = None) -> Message | None:
    return neoville.why_not(s, s.seat if seat is None else seat, MOVES.read(line))


def reason(s: State, line: str, seat: int | None = None) -> str:
    """Say why a line is refused, as `id §`."""
    why = refused(s, line, seat)
    assert why is not None, line
    return f"{why.id} {why.rule}"
