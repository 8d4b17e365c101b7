"""A second, naive Project Skyline, written from the rules text alone: brute force on dicts and sets.

It speaks the words of records (`build c3`) and holds the whole table, so that it can be compared after every
event. It shares no line with the rules.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache

Field = str  # a1 at the top left
ALL = [f"{letter}{number}" for number in range(1, 7) for letter in "abcdef"]
CENTRE = {"c3", "d3", "c4", "d4"}
COPIES = {
    "roll-again": 2,
    "push-richest": 1,
    "aid-poorest": 2,
    "dice-gift": 1,
    "tax-one": 2,
    "tax-self": 1,
    "lose-tower": 2,
    "swap-mine": 2,
    "place-floor": 1,
    "swap-theirs": 2,
    "move-mine": 1,
    "raze-theirs": 2,
    "raze-mine": 1,
}
TALL = 4  # a tower, higher than three floors
DICE = "123456"


def step(field: Field, right: int, down: int) -> Field:
    return f"{chr(ord(field[0]) + right)}{int(field[1:]) + down}"


def paths(start: Field, length: int) -> Iterator[list[Field]]:
    """List all ways along rows and columns with at most one bend, no field twice, none off the board."""
    directions = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    for first in directions:
        for second in directions:
            for straight in range(1, length + 1):
                way = [start]
                for i in range(length):
                    way.append(step(way[-1], *(first if i < straight else second)))
                if len(set(way)) == len(way) and all(field in ALL for field in way):
                    yield way


@cache
def ends(start: Field, length: int) -> set[Field]:
    return {way[-1] for way in paths(start, length)}


def beside() -> dict[int, Field]:
    """Walk once around the board, one field outside of it, and look which field lies beside."""
    x, y, touched = -1, -1, {}
    for space in range(28):
        sides = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        near = ["abcdef"[a] + str(b + 1) for a, b in sides if 0 <= a < 6 and 0 <= b < 6]
        if near:
            (touched[space],) = near
        dx, dy = [(1, 0), (0, 1), (-1, 0), (0, -1)][space // 7]
        x, y = x + dx, y + dy
    return touched


BESIDE = beside()


class Table:
    def __init__(self, seats: int, experts: bool = False, own_corners: bool = False, first: int = 0) -> None:
        self.seats, self.experts, self.first = seats, experts, first
        self.cash = [700] * seats
        self.space = [0] * seats
        self.board: dict[Field, tuple[int, int]] = {}  # owner and height
        self.architect: Field | None = None
        self.turn = first
        self.stage = "corner" if own_corners else "tower"
        self.lifted: Field | None = None
        self.card = ""
        self.black = 0
        self.pile: list[str] = []  # cards used, in the order in which they come again
        self.drawn: list[str] = []  # the first time through the pile
        self.ruin: tuple[int, int, int] | None = None  # debtor, creditor, rent

    # What may be done

    def legal(self) -> set[str]:
        return set(getattr(self, "legal_" + self.stage.replace("-", "_"))())

    def nature_moves(self) -> bool:
        return self.stage in ("rolling", "again", "gift", "drawing")

    def free(self) -> set[Field]:
        return {field for field in ALL if field not in self.board}

    def legal_corner(self) -> list[str]:
        return [f"corner {name}" for name in ("nw", "ne", "se", "sw")]

    def legal_tower(self) -> list[str]:
        return [f"tower {field}" for field in self.free() & CENTRE]

    def legal_floor(self) -> list[str]:
        return [f"floor {field}" for field in self.free()]

    def legal_roll(self) -> list[str]:
        return ["roll"]

    def legal_done(self) -> list[str]:
        return ["done"]

    def legal_over(self) -> list[str]:
        return []

    def legal_rolling(self) -> list[str]:
        return [f"rolled {white} {black}" for white in DICE for black in DICE]

    def legal_again(self) -> list[str]:
        return [f"again {white}" for white in DICE]

    def legal_gift(self) -> list[str]:
        return [f"gift {white} {black}" for white in DICE for black in DICE]

    def legal_drawing(self) -> list[str]:
        if len(self.drawn) == 20:
            return [f"card {self.pile[0]}"]
        return [f"card {name}" for name, copies in COPIES.items() if self.drawn.count(name) < copies]

    def legal_build(self) -> list[str]:
        assert self.architect
        found = []
        for field in ends(self.architect, self.black):
            owner, height = self.board.get(field, (None, 0))
            if owner is None or (owner == self.turn and height <= 2 and self.goes_on(field, height + 1)):
                found.append(f"build {field}")
        return found

    def goes_on(self, field: Field, height: int) -> bool:
        """Could an own building there, with so many floors, capture something in the end?"""
        return bool(self.victims(field, height)) or (
            height == 2 and self.experts and bool(self.stepping_stones(field))
        )

    def victims(self, field: Field, height: int) -> set[Field]:
        smaller = {
            f
            for f, (owner, other) in self.board.items()
            if owner != self.turn and other < height and f != self.architect
        }
        return ends(field, height) & smaller

    def stepping_stones(self, field: Field) -> set[Field]:
        own = {
            f
            for f, building in self.board.items()
            if building == (self.turn, 1) and f != self.architect and f != field
        }
        return {f for f in ends(field, 2) & own if self.victims(f, 3)}

    def legal_capture(self) -> list[str]:
        assert self.lifted
        height = self.board[self.lifted][1]
        found = [f"capture {field}" for field in self.victims(self.lifted, height)]
        if self.experts and height == 2:
            found += [f"join {field}" for field in self.stepping_stones(self.lifted)]
        return found

    # Cards

    def loose(self) -> dict[Field, tuple[int, int]]:
        """Return the buildings that the architect does not protect."""
        return {field: building for field, building in self.board.items() if field != self.architect}

    def towers(self, seat: int) -> int:
        return sum(building == (seat, TALL) for building in self.board.values())

    def legal_card(self) -> list[str]:
        me, loose = self.turn, self.loose()
        mine = {f for f, (owner, height) in loose.items() if owner == me and height <= 2}
        theirs = {f for f, (owner, height) in loose.items() if owner != me and height <= 2}
        strangers = {f: owner for f, (owner, _) in loose.items() if owner != me}
        rich = [seat for seat in range(self.seats) if self.cash[seat] == max(self.cash)]
        return {
            "push-richest": [f"push {seat + 1} {steps}" for seat in rich for steps in (1, 2, 3)],
            "tax-one": [f"tax {seat + 1}" for seat in range(self.seats)],
            "lose-tower": [f"remove {f}" for f in self.towers_to_lose()],
            "swap-mine": [f"pick {f}" for f in mine if theirs],
            "place-floor": [f"floor {f}" for f in self.free() if self.has_floor()],
            "swap-theirs": [f"pick {f}" for f in strangers if len(set(strangers.values())) >= 2],
            "move-mine": [f"pick {f}" for f in mine if self.free()],
            "raze-theirs": [f"remove {f}" for f in theirs],
            "raze-mine": [f"remove {f}" for f, (owner, _) in loose.items() if owner == me],
        }[self.card]

    def towers_to_lose(self) -> list[Field]:
        most = max(self.towers(seat) for seat in range(self.seats))
        return [
            field
            for field, (owner, height) in self.loose().items()
            if height == TALL and self.towers(owner) == most
        ]

    def legal_second(self) -> list[str]:
        assert self.lifted
        me, loose = self.turn, self.loose()
        if self.card == "move-mine":
            return [f"move {f}" for f in self.free()]
        if self.card == "swap-mine":
            return [f"swap {f}" for f, (owner, height) in loose.items() if owner != me and height <= 2]
        first = self.board[self.lifted][0]
        return [f"swap {f}" for f, (owner, _) in loose.items() if owner not in (me, first)]

    def has_floor(self) -> bool:
        out = [
            sum(height for owner, height in self.board.values() if owner == seat and height <= 3)
            for seat in range(self.seats)
        ]
        borrowed = sum(n - 13 for n in out if n > 13)
        return out[self.turn] < 13 or borrowed < {2: 26, 3: 13, 4: 0}[self.seats]

    # What happens

    def play(self, text: str) -> None:
        kind, *words = text.split()
        getattr(self, "do_" + kind)(*words)

    def around_the_table(self, following: str, rounds: int = 1) -> None:
        """Go around the table counter-clockwise so many times, then say what follows."""
        if self.turn == (self.first + 1) % self.seats and rounds == 1:
            self.stage = following
        self.turn = (self.turn - 1) % self.seats

    def do_corner(self, name: str) -> None:
        self.space[self.turn] = {"nw": 0, "ne": 7, "se": 14, "sw": 21}[name]
        self.around_the_table("tower")

    def do_tower(self, field: Field) -> None:
        self.board[field] = self.turn, TALL
        self.around_the_table("floor")

    def do_floor(self, field: Field) -> None:
        self.board[field] = self.turn, 1
        if self.card:
            self.stage = "done"
        elif len(self.board) == 4 * self.seats:
            self.architect, self.stage = field, "roll"
        else:
            self.around_the_table("floor", 2)

    def do_roll(self) -> None:
        self.stage = "rolling"

    def do_rolled(self, white: str, black: str) -> None:
        self.black = int(black)
        self.walk(self.turn, int(white))
        if self.ruin:
            self.stage = "over"
        elif self.space[self.turn] in (0, 7, 14, 21):
            self.stage = "drawing"
        elif self.has_floor() and self.legal_build():
            self.stage = "build"
        else:
            self.next_turn()

    def walk(self, seat: int, steps: int) -> None:
        self.space[seat] = (self.space[seat] + steps) % 28
        field = BESIDE.get(self.space[seat])
        if field not in self.board or self.board[field][0] == seat:
            return
        owner, rent = self.board[field][0], self.rent(field)
        if rent > self.cash[seat]:
            self.ruin = seat, owner, rent
        else:
            self.cash[seat] -= rent
            self.cash[owner] += rent

    def rent(self, field: Field) -> int:
        owner, group, todo = self.board[field][0], set(), [field]
        while todo:
            at = todo.pop()
            if at not in group and self.board.get(at, (None,))[0] == owner:
                group.add(at)
                todo += [step(at, 1, 0), step(at, -1, 0), step(at, 0, 1), step(at, 0, -1)]
        return sum({1: 10, 2: 20, TALL: 100}[self.board[at][1]] for at in group)

    def next_turn(self) -> None:
        self.turn, self.stage, self.card, self.lifted = (self.turn + 1) % self.seats, "roll", "", None

    def do_build(self, field: Field) -> None:
        _, height = self.board.get(field, (0, 0))
        self.board[field] = self.turn, height + 1
        if height:
            self.lifted, self.stage = field, "capture"
        else:
            self.architect, self.stage = field, "done"

    def do_capture(self, field: Field) -> None:
        assert self.lifted
        _, height = self.board.pop(self.lifted)
        self.board[field] = self.turn, TALL if height == 3 else height
        self.architect, self.lifted, self.stage = field, None, "done"

    def do_join(self, field: Field) -> None:
        assert self.lifted
        del self.board[self.lifted]
        self.board[field] = self.turn, 3
        self.lifted = field

    def do_done(self) -> None:
        if self.ruin or self.towers(self.turn) == (7 if self.seats == 2 else 5):
            self.stage = "over"
        else:
            self.next_turn()

    def do_card(self, name: str) -> None:
        self.note_card(name)
        if name in ("roll-again", "dice-gift"):
            self.stage = "again" if name == "roll-again" else "gift"
        elif name == "swap-theirs" and self.seats == 2:
            self.stage = "drawing"
        elif name == "aid-poorest":
            self.cash = [cash + 100 * (cash == min(self.cash)) for cash in self.cash]
            self.next_turn()
        elif name == "tax-self":
            self.pay_tax(self.turn)
            self.next_turn()
        elif self.legal_card():
            self.stage = "card"
        else:
            self.next_turn()

    def note_card(self, name: str) -> None:
        if len(self.drawn) < 20:
            self.drawn.append(name)
        else:
            assert self.pile.pop(0) == name
        self.pile.append(name)
        self.card = name

    def pay_tax(self, seat: int) -> None:
        self.cash[seat] = max(0, self.cash[seat] - 50 * self.towers(seat))

    def do_again(self, white: str) -> None:
        self.walk(self.turn, int(white))
        if self.ruin:
            self.stage = "over"
        else:
            self.next_turn()

    def do_gift(self, white: str, black: str) -> None:
        self.cash[self.turn] += 10 * (int(white) + int(black))
        self.next_turn()

    def do_push(self, seat: str, steps: str) -> None:
        self.walk(int(seat) - 1, int(steps))
        self.stage = "done"

    def do_tax(self, seat: str) -> None:
        self.pay_tax(int(seat) - 1)
        self.stage = "done"

    def do_remove(self, field: Field) -> None:
        del self.board[field]
        self.stage = "done"

    def do_pick(self, field: Field) -> None:
        self.lifted, self.stage = field, "second"

    def do_swap(self, field: Field) -> None:
        assert self.lifted
        self.board[field], self.board[self.lifted] = self.board[self.lifted], self.board[field]
        self.lifted, self.stage = None, "done"

    def do_move(self, field: Field) -> None:
        assert self.lifted
        self.board[field] = self.board.pop(self.lifted)
        self.lifted, self.stage = None, "done"

    # The end

    def lines(self, seat: int) -> dict[str, int]:
        """List cash, premium, and what a ruin costs or brings."""
        lines = {"cash": self.cash[seat], "premium": 100 * self.towers(seat)}
        if self.ruin:
            debtor, creditor, rent = self.ruin
            if seat == debtor:
                lines["debt"] = -self.cash[seat] - min(rent - self.cash[seat], lines["premium"] // 2)
            if seat == creditor:
                lines["claim"] = rent
        return lines

    def scores(self) -> list[int]:
        return [sum(self.lines(seat).values()) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores()) if score == max(self.scores())]
