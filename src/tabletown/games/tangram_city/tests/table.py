"""Set a table for a test: the cards come in the order the test wants, with the rules untouched."""

from ....kernel import NATURE, Message
from ....kernel.folder import read_folder
from ....kernel.game import legal_moves, waiting
from ... import tangram_city
from ..moves import MOVES
from ..pieces import TILES

GAME = read_folder(tangram_city)


class Table:
    """A table at which everybody has chosen a side and the first cards of the pack are dealt."""

    def __init__(
        self, seats: int = 2, pack: str = "".join(TILES), side: str = "black", **options: str
    ) -> None:
        self.state = tangram_city.start(seats, **options)
        self.pack = [*pack, *(tile for tile in TILES if tile not in pack)]
        self.all_do(f"side {side}")

    def do(self, line: str, seat: int = 0) -> None:
        assert self.reason(line, seat) == "", self.reason(line, seat)
        tangram_city.play(self.state, seat, MOVES.read(line))
        self.settle()

    def settle(self) -> None:
        """Let nature bring the next cards of the pack."""
        while waiting(GAME, self.state) == [NATURE]:
            legal = legal_moves(GAME, self.state, NATURE)
            wanted = [
                m for m in legal if MOVES.kind(m) != "begin" and MOVES.text(m).split()[-1] == self.pack[0]
            ]
            tangram_city.play(self.state, NATURE, (wanted or legal)[0])
            self.pack = self.pack[len(wanted) :]

    def all_do(self, *lines: str) -> None:
        """Let every seat that is asked do each line."""
        self.settle()
        for line in lines:
            for seat in waiting(GAME, self.state):
                self.do(line, seat)

    def pass_on(self, steps: int = 1) -> None:
        """Let everybody leave out what is to be placed."""
        for _ in range(steps):
            for seat in waiting(GAME, self.state):
                self.do(next(line for line in self.legal(seat) if line.startswith("skip")), seat)

    def pass_rounds(self, rounds: int) -> None:
        for _ in range(rounds):
            self.pass_on(5)

    def legal(self, seat: int = 0) -> list[str]:
        return [MOVES.text(move) for move in legal_moves(GAME, self.state, seat)]

    def asked(self) -> list[int]:
        return waiting(GAME, self.state)

    def cards(self) -> str:
        """Return the cards that have been turned up."""
        return "".join(TILES[card] for card in self.state.shown[: self.state.opened])

    def refused(self, line: str, seat: int = 0) -> Message | None:
        return tangram_city.why_not(self.state, seat, MOVES.read(line))

    def reason(self, line: str, seat: int = 0) -> str:
        """Say why a line is refused, as `id §`; nothing if it is legal."""
        why = self.refused(line, seat)
        return f"{why.id} {why.rule}" if why else ""
