"""The conformance suite: what must hold for every game, without naming any."""
import json
import random
import re
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletown import catalogue
from tabletown.kernel import record
from tabletown.kernel.chance import seed_of
from tabletown.kernel.drawing import drawn_view
from tabletown.kernel.folder import has_sheet
from tabletown.kernel.game import folder_of, legal_moves, name_of
from tabletown.kernel.rules.luck import seeded
from tabletown.kernel.match import Match, hidden_parts
from tabletown.kernel.telling.message import Problem
from tabletown.kernel.record import HUMAN, Seat
from tabletown.kernel.rules.rule import HIDDEN, NATURE
from tabletown.kernel.telling.sheet import read_sheet
from tabletown.kernel.state import EVERYONE, State
from tabletown.kernel.verify import verify_draws
from tabletown.kernel.loading import world
from tabletown.messages import LANGUAGES, language, words

from .playing import random_match
from .sample import examples, first

GAMES = catalogue.names()
every_game = pytest.mark.parametrize("game", [catalogue.load(name) for name in GAMES], ids=GAMES)
seeds = st.integers(0, 10**6)


def names_of(match: Match) -> list[str]:
    return [f"Name {i}" for i in range(match.seats)]


def seats_of(n: int) -> list[Seat]:
    return [Seat(HUMAN, f"Seat {i}") for i in range(n)]


@every_game
@settings(max_examples=examples(15), deadline=None)
@given(seed=seeds)
def test_the_log_is_the_match(game: Any, seed: int) -> None:
    match = random_match(game, seed)
    text = record.write(match, seats_of(match.seats), seed=seed_of(seed))
    again = record.replay(record.read(text), game)
    assert again.state == match.state and again.events == match.events
    assert record.write(again, seats_of(match.seats), seed=seed_of(seed)) == text
    verify_draws(record.read(text), game)


@every_game
def test_a_view_comes_back_from_json(game: Any) -> None:
    def watch(match: Match, seat: int, move: int) -> None:
        if match.seq % 5 == 0:
            for view in (match.state, *(match.state.view(viewer) for viewer in (*range(match.seats), None))):
                assert type(match.state).from_plain(json.loads(json.dumps(view.plain()))) == view

    random_match(game, 5, watch=watch)


@every_game
def test_a_trial_is_worth_what_the_move_is(game: Any) -> None:
    """The trial is made from the view alone, the score from the match as it is."""

    def watch(match: Match, seat: int, move: int) -> None:
        if seat == NATURE:
            return
        before, trial = match.state.copy(), match.tried(seat, move)
        after = match.copy()
        after.step(seat, move)
        assert game.score(trial, seat) == game.score(after.state.view(seat), seat) and match.state == before

    for seed in range(examples(6)):
        random_match(game, seed, watch=watch)


@every_game
def test_a_trial_shows_what_the_mover_then_sees(game: Any) -> None:
    """It shows all of that, except what comes into sight only then, which stays hidden in the trial."""

    def watch(match: Match, seat: int, move: int) -> None:
        if seat == NATURE:
            return
        trial, after = match.tried(seat, move), match.copy()
        after.step(seat, move)
        seen = numbers(after.state.view(seat).plain())
        assert all(tried in (then, HIDDEN) for tried, then in zip(numbers(trial.plain()), seen, strict=True))
        assert (trial == after.state.view(seat)) == trial.is_known_to(seat)

    for seed in range(examples(6)):
        random_match(game, seed, watch=watch)


def numbers(plain: Any) -> list[int]:
    parts = plain.values() if isinstance(plain, dict) else plain
    return [
        number for part in parts for number in (numbers(part) if isinstance(part, dict | list) else [part])
    ]


@every_game
def test_asking_changes_nothing(game: Any) -> None:
    def watch(match: Match, seat: int, move: int) -> None:
        before = match.state.copy()
        for other in (*range(match.seats), None):
            legal = match.legal(other) if other is not None else []
            game.picture(match.state.view(other), other, legal, names_of(match))
        for other in range(match.seats):
            game.score_lines(match.state, other)
            game.why_not(match.state, other, move)
        match.legal(seat)
        match.state.digest()
        match.state.plain()
        assert match.state == before

    for seed in range(examples(3)):
        random_match(game, seed, watch=watch)


@every_game
@pytest.mark.parametrize("every", first([83, 7]))
def test_listed_moves_play_and_all_others_are_refused_with_a_reason(game: Any, every: int) -> None:
    tells = [language(code, folder_of(game)) for code in LANGUAGES]
    told: set[str] = set()

    def watch(match: Match, seat: int, move: int) -> None:
        if match.seq % every:
            return
        for who in {seat, NATURE, 0}:
            legal = set(match.legal(who))
            for other in range(game.MOVES.count):
                why = game.why_not(match.state, who, other)
                assert (why is None) == (other in legal), game.MOVES.text(other)
                if why is not None:
                    assert why.rule.startswith("§") and all(tell(why) != why.id for tell in tells)
                    told.add(why.id)
            for other in list(legal)[:20]:
                game.play(match.state.copy(), who, other)

    random_match(game, 3, watch=watch)
    assert told


@every_game
def test_a_match_that_is_over_refuses_everything(game: Any) -> None:
    match = random_match(game, 8)
    assert all(
        game.why_not(match.state, seat, move) is not None
        for seat in (0, NATURE)
        for move in range(0, game.MOVES.count, 11)
    )


@every_game
def test_copies_are_apart(game: Any) -> None:
    match = random_match(game, 4)
    state, twin = match.state.copy(), match.copy()
    for name, f in state.fields.items():
        value = getattr(twin.state, name)
        if len(f.shape) == 2:
            value[0][0] += 1
        elif f.shape:
            value[0] += 1
        else:
            setattr(twin.state, name, value + 1)
    assert match.state == state and twin.state != state


@every_game
def test_a_scrambled_secret_does_not_show(game: Any) -> None:
    rnd = random.Random(1)

    def watch(match: Match, seat: int, move: int) -> None:
        if seat == NATURE:
            return
        for viewer in (*range(match.seats), None):
            assert scrambled(match.state, viewer, rnd).view(viewer) == match.state.view(viewer)
        view = match.state.view(seat)
        assert legal_moves(game, view, seat) == match.legal(seat)
        assert game.why_not(view, seat, move) is None

    for seed in range(examples(6)):
        random_match(game, seed, watch=watch)


def scrambled(state: Any, viewer: int | None, rnd: random.Random) -> Any:
    """Return a state with random numbers wherever a viewer sees nothing."""
    state = state.copy()
    for name, f in state.fields.items():
        for i in range(f.shape[0]) if f.seen_by != EVERYONE else ():
            if not state.sees(viewer, name, i):
                row = [rnd.randrange(9) for _ in range(f.shape[1])] if len(f.shape) == 2 else rnd.randrange(9)
                getattr(state, name)[i] = row
    return state


@every_game
@pytest.mark.parametrize("matches", first([1, 5]))
def test_twin_worlds_look_alike(game: Any, matches: int) -> None:
    """Had nature dealt something else in secret, nobody else could tell, neither by views nor by words."""

    def watch(match: Match, seat: int, move: int) -> None:
        if seat != NATURE or not game.MOVES.secrets(move):
            return
        twins = []
        for other in [m for m in match.legal(NATURE) if game.MOVES.kind(m) == game.MOVES.kind(move)][:6]:
            twin = match.copy()
            twin.step(NATURE, other)
            twins.append((twin, other))
        for viewer in (*range(match.seats), None):
            if hidden_parts(game, twins[0][0].state, twins[0][0].events[-1], viewer):
                assert len({seen_by(game, twin, other, viewer) for twin, other in twins}) == 1

    for seed in range(matches):
        random_match(game, seed, watch=watch)


def seen_by(game: Any, match: Match, move: int, viewer: int | None) -> str:
    """Return all that a viewer is told after an event, as one text."""
    view = match.state.view(viewer)
    hidden = hidden_parts(game, match.state, match.events[-1], viewer)
    scores = [game.score_lines(view, seat) for seat in range(match.seats)]
    tell = language("en", folder_of(game))
    told, shown = (
        tell(game.told(view, NATURE, move, hidden)),
        words(tell, game.picture(view, viewer, [], names_of(match))),
    )
    drawn, written = drawn_view(game, view), record.write_for(match, viewer, seats_of(match.seats))
    return f"{drawn} {told} {scores} {shown} {written}"


@every_game
@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("matches", first([3, 24]))
def test_both_layouts_agree_state_by_state(game: Any, compiled: bool, matches: int) -> None:
    place = world(name_of(game), compiled)
    step, rows = place.part("bots.step"), place.part("kernel.rules.scratch").rows
    out = rows(game.MOVES.count)
    for seed in range(matches):
        whole = random_match(game, seed)
        fresh = game.start(whole.seats, **whole.options)
        states = fresh.block() if compiled else [fresh]

        def watch(match: Match, seat: int, move: int, states: Any = states) -> None:
            assert step.waits_for(states, 0) == game.waits_for(match.state)
            assert list(out[: step.moves(states, 0, seat, out)]) == match.legal(seat)
            if seat == NATURE:
                assert step.odds(states, 0, move) == game.odds(match.state, move)
            step.play(states, 0, seat, move)
            check_scores(step, states, check_state(states[0], match, seat, move))

        random_match(game, seed, watch=watch)


def check_state(played: Any, match: Match, seat: int, move: int) -> Match:
    """Compare a state after a move, or its block, with the match; return the match after the move."""
    after = match.copy()
    after.step(seat, move)
    state = played if isinstance(played, State) else match.game.State.from_block(played)
    assert state == after.state
    return after


def check_scores(step: Any, states: Any, match: Match) -> None:
    for seat in range(match.seats):
        assert step.score(states, 0, seat) == match.game.score(match.state, seat)
        assert step.tie_break(states, 0, seat) == match.game.tie_break(match.state, seat)


@every_game
def test_forgetting_works_on_a_view_as_on_a_state(game: Any) -> None:
    settle = world(name_of(game), compiled=False).part("bots.nature").settle

    def watch(match: Match, seat: int, move: int) -> None:
        if seat == NATURE:
            return
        one, two = match.state.copy(), match.state.view(seat)
        game.forget(one, seat)
        game.forget(two, seat)
        assert one == two
        settle(two, seeded(match.seq), [0] * game.MOVES.count)
        assert sorted(legal_moves(game, two, seat)) == sorted(match.legal(seat))
        game.play(two, seat, random.Random(match.seq).choice(match.legal(seat)))

    for seed in range(3):
        random_match(game, seed, watch=watch)


WORDS = st.sampled_from(
    "1 2 0 3 9 -1 a1 g7 z99 nw E W8 b-parks EEGG ² ٣ ? d seat 99999999999999999999 é".split()
) | st.text(max_size=6)


@every_game
@settings(max_examples=examples(150), deadline=None)
@given(words=st.lists(WORDS, max_size=4), data=st.data())
def test_whatever_is_typed_is_answered_or_a_problem(game: Any, words: list[str], data: st.DataObject) -> None:
    match = random_match_until(game, data.draw(st.integers(0, 60)))
    kinds = st.sampled_from(
        [
            *game.MOVES.kinds, "city", "hand", "market", "supply", "legal", "at", "where", *game.HINTS,
            "nonsense",
        ]
    )
    typed = " ".join([data.draw(kinds), *words]).strip()
    for viewer in (*match.asked, None):
        with suppress(Problem):
            legal = [] if viewer is None else match.legal(viewer)
            said = game.answer(match.state.view(viewer), viewer, legal, typed, names_of(match))
            assert said is None or isinstance(said, list) or game.MOVES.text(said)


def random_match_until(game: Any, events: int) -> Match:
    """Play until a seat is asked, after so many events or a few more."""

    def watch(match: Match, seat: int, move: int) -> None:
        if match.seq >= events and seat != NATURE:
            raise Reached(match)

    try:
        return random_match(game, events, watch=watch)
    except Reached as reached:
        return reached.match


class Reached(Exception):
    def __init__(self, match: Match) -> None:
        self.match = match


@every_game
def test_every_move_reads_back(game: Any) -> None:
    for move in range(game.MOVES.count):
        assert game.MOVES.read(game.MOVES.text(move)) == move == game.MOVES.from_plain(game.MOVES.plain(move))


@every_game
def test_itemised_lines_sum_up_to_the_score(game: Any) -> None:
    def watch(match: Match, seat: int, move: int) -> None:
        for who in range(match.seats):
            lines = game.score_lines(match.state, who)
            assert sum(line.points for line in lines) == game.score(match.state, who)
            assert all(line.rule.startswith("§") for line in lines)

    for seed in range(examples(6)):
        watch(random_match(game, seed, watch=watch), 0, 0)


@pytest.mark.parametrize("name", [name for name in GAMES if has_sheet(catalogue.load(name))])
def test_a_finished_match_as_a_sheet_scores_the_same(name: str) -> None:
    game = catalogue.load(name)
    for seed in range(examples(21)):
        match = random_match(game, seed)
        names = names_of(match)
        text = game.write_sheet(match.state, names)
        read, state = game.read_sheet(read_sheet(text))
        assert read == names and game.write_sheet(state, names) == text
        assert [game.score(state, i) for i in range(match.seats)] == [
            game.score(match.state, i) for i in range(match.seats)
        ]


@every_game
def test_rulebooks_have_the_same_paragraphs_and_code_cites_only_those(game: Any) -> None:
    books = [folder_of(game).joinpath(f"rulebook.{code}.md").read_text("utf-8") for code in LANGUAGES]
    heads = [re.findall(r"^(?:## |\*\*)(§[\d.]*\d)", book, re.M) for book in books]
    assert heads[0] and heads.count(heads[0]) == len(LANGUAGES) and len(set(heads[0])) == len(heads[0])
    for path in folder_of(game).glob("*.py"):
        assert set(re.findall(r"§\d+(?:\.\d+)?", path.read_text("utf-8"))) <= set(heads[0]), path.name


@every_game
def test_every_paragraph_has_a_test(game: Any) -> None:
    book = folder_of(game).joinpath("rulebook.en.md").read_text("utf-8")
    tests = "".join(path.read_text("utf-8") for path in folder_of(game).glob("tests/test_*.py"))
    tested = set(re.findall(r'^ *"""(§\d+\.\d+)', tests, re.M))
    assert set(re.findall(r"^\*\*(§\d+\.\d+)", book, re.M)) <= tested
