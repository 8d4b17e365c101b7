"""No message to a seat depends on a card it may not see, from the deal until the card is played."""
import importlib
from typing import Any

import pytest

from tests.playing import random_match
from tests.sample import sample

from ....kernel import NATURE, record
from ....kernel.game import folder_of
from ....kernel.match import Event, Match, hidden_parts
from ....kernel.record import HUMAN, Seat
from ..moves import DEAL, MOVES
from ..pieces import CARDS, TILES
from .table import GAME

NAMES = ["Anna", "Bram", "Celina", "Daan", "Ewa"]


def all_that_is_told(match: Match, viewer: int | None) -> str:
    """Join a viewer's view, legal moves, last event, picture, record and all scores, in all languages."""
    messages: Any = importlib.import_module("tabletown.messages")
    view, event = match.state.view(viewer), match.events[-1]
    legal = match.legal(viewer) if viewer is not None else []
    hidden = hidden_parts(GAME, match.state, event, viewer)
    parts = [
        str(view.plain()),
        str(legal),
        record.write_for(match, viewer, [Seat(HUMAN, name) for name in NAMES[: match.seats]]),
    ]
    for code in messages.LANGUAGES:
        tell = messages.language(code, folder_of(GAME))
        parts += [
            tell(GAME.told(view, event.seat, event.move, hidden)),
            messages.words(tell, GAME.picture(view, viewer, legal, NAMES)),
        ]
    return "\n".join(parts) + str([GAME.score_lines(view, seat) for seat in range(match.seats)])


def replayed(match: Match, events: list[Event]) -> list[Match]:
    """Return the match after each of these events."""
    again, states = Match(GAME, match.seats, match.options), []
    for seat, move in events:
        again.step(seat, move)
        states.append(again.copy())
    return states


def drawn(events: list[Event]) -> set[int]:
    """Return the cards that nature brought in these events."""
    lines = [MOVES.text(move).split() for seat, move in events if seat == NATURE]
    return {TILES.index(words[-1]) for words in lines if words[0] != "begin"}


@pytest.mark.parametrize("seats", sample([2, 3, 4, 5], lambda i, seats: seats == 3))
def test_an_unseen_card_changes_nothing(seats: int) -> None:
    """§3.3 Dealing another card in its place, with everything else the same, goes unnoticed."""
    match = random_match(GAME, 40 + seats, seats)
    compared = 0
    states = replayed(match, match.events)
    for i in [i for i, event in enumerate(match.events) if event.seat == NATURE and event.move >= DEAL]:
        slot, card = divmod(match.events[i].move - DEAL, CARDS)
        until = next(j for j in range(i, len(states)) if not states[j].state.owners[slot])
        other = min(set(range(CARDS)) - drawn(match.events[:until]) - {card}, default=None)
        if other is None:
            continue
        twins = replayed(
            match,
            [*match.events[:i], Event(NATURE, DEAL + slot * CARDS + other), *match.events[i + 1 : until]],
        )
        compared += compare(states[i:until], twins[i:until], states[i].state.owners[slot])
    assert compared >= 50


def compare(states: list[Match], twins: list[Match], owners: int) -> int:
    """Check that the states differ for the card's owners alone, and return how often others were asked."""
    seats = range(states[0].seats)
    viewers = [None, *(seat for seat in seats if not owners >> seat & 1)]
    for state, twin in list(zip(states, twins, strict=True))[::3]:
        for viewer in viewers:
            assert all_that_is_told(state, viewer) == all_that_is_told(twin, viewer)
    owner = next(seat for seat in seats if owners >> seat & 1)
    assert all_that_is_told(states[0], owner) != all_that_is_told(twins[0], owner), "the owner is told"
    return len(viewers) * len(states[::3])


def test_alone_the_cards_face_down_are_not_there_yet() -> None:
    """§3.3 Nobody sees them: they are drawn only when they are turned up, so nothing can give them away."""
    match = random_match(GAME, 5, 1)
    opened = [match_after.state.opened for match_after in replayed(match, match.events[:12])]
    kinds = [MOVES.kind(event.move) for event in match.events[:12]]
    assert [kind for kind in kinds if kind in ("open", "deal")] == ["open"] * opened[-1]
    assert (
        kinds[:3] == ["side", "open", "open"] and "open" not in kinds[3:5] and kinds[5] == "open" == kinds[7]
    )
