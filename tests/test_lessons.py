"""Lessons are played by the rules, teach all that a game has, and lead into an ordinary match."""
import asyncio
import io
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tabletown import catalogue
from tabletown.cli import main
from tabletown.cli.lesson import TerminalLesson
from tabletown.cli.show import Screen
from tabletown.cli.terminal import Quit, earlier_match
from tabletown.kernel import record
from tabletown.kernel.game import Game, folder_of
from tabletown.kernel.lesson import FIRST, Lesson, Note, lesson_names, read_lesson
from tabletown.kernel.match import Match, event_text
from tabletown.kernel.record import HUMAN
from tabletown.kernel.rules.rule import NATURE
from tabletown.kernel.telling.message import Message
from tabletown.kernel.telling.sheet import read_sheet
from tabletown.messages import LANGUAGES, language
from tabletown.server.table import Table

from .matches import asked
from .serving import LOOKING, Client, Server, Told
from .test_lobby import a_lobby
from .texts import entries

LESSONS = [(game, name) for game in catalogue.names() for name in lesson_names(catalogue.load(game))]
GAMES = sorted({game for game, _ in LESSONS})
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
every_game = pytest.mark.parametrize("game", GAMES)

WHO_STARTS = ("seat-1", "chance")
LONGEST = 260  # letters of a text, for which its card has room on a small phone
STEPS = range(12, 23)  # of a first lesson, which takes about five minutes


def found(game: str, name: str) -> tuple[Game, Lesson]:
    loaded = catalogue.load(game)
    return loaded, read_lesson(loaded, name)


def moments(game: Game, lesson: Lesson) -> Iterator[tuple[Match, list[Note]]]:
    """Replay a lesson, and return the match before each event with the notes that stand there."""
    match = record.begin_replay(lesson.record, game)
    for line in [*lesson.record.lines, None]:
        yield match, [note for note in lesson.notes if note.at == match.seq]
        if line:
            record.replay_line(match, line)


# The data


@every_lesson
def test_every_note_stands_where_the_learner_is_asked(game: str, name: str) -> None:
    loaded, lesson = found(game, name)
    for match, notes in moments(loaded, lesson):
        assert not notes or lesson.seat in match.asked or match.over
    assert lesson.notes[-1].at == match.seq or (match.over and lesson.asked(lesson.notes[-1]))


@every_lesson
def test_a_note_before_a_move_of_the_learner_asks_for_it_and_for_nothing_else(game: str, name: str) -> None:
    _, lesson = found(game, name)
    for note in (note for note in lesson.notes if lesson.asked(note)):
        assert not note.tries and not note.sheet, note.name


@every_lesson
def test_every_mistake_is_refused_for_the_rule_that_its_note_names(game: str, name: str) -> None:
    loaded, lesson = found(game, name)
    for match, notes in moments(loaded, lesson):
        for note in (note for note in notes if note.tries):
            why = loaded.why_not(match.state.view(lesson.seat), lesson.seat, loaded.MOVES.read(note.tries))
            assert why and why.rule == note.rules[0], note.name


@every_game
def test_a_first_lesson_shows_a_city_a_mistake_and_takes_five_minutes(game: str) -> None:
    loaded, lesson = found(game, FIRST)
    assert len(lesson.notes) in STEPS and any(note.tries for note in lesson.notes)
    assert lesson.notes[0].sheet
    _, state = loaded.read_sheet(read_sheet(lesson.notes[0].sheet))
    assert state.seats == len(lesson.record.seats)


# The texts


@every_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_note_has_a_title_and_a_short_text_and_no_text_is_left_over(game: str, code: str) -> None:
    loaded = catalogue.load(game)
    folder = folder_of(loaded) / "lessons"
    tell = language(code, folder)
    ids = [f"lesson-{name}-{note.name}" for name in lesson_names(loaded) for note in notes_of(game, name)]
    assert [*entries(code, folder)] == ids
    for each in ids:
        title, *text = tell(Message(each)).split("\n")
        assert title and text and len(" ".join(text)) <= LONGEST, each


def notes_of(game: str, name: str) -> list[Note]:
    return found(game, name)[1].notes


@every_game
def test_every_lesson_has_a_name(game: str) -> None:
    loaded = catalogue.load(game)
    known = entries("en", folder_of(loaded))
    assert {f"learn-{name}" for name in lesson_names(loaded)} <= set(known)


@every_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_rule_that_is_taught_is_in_the_rulebook(game: str, code: str) -> None:
    book = (folder_of(catalogue.load(game)) / f"rulebook.{code}.md").read_text("utf-8")
    assert not [rule for rule in rules_taught(game) if f"{rule} " not in book]


def rules_taught(game: str) -> set[str]:
    names = lesson_names(catalogue.load(game))
    return {rule for name in names for note in notes_of(game, name) for rule in note.rules}


# What they cover


@cache
def finished(game: str) -> list[Match]:
    """Return the golden matches of a game, which together have all its moves and points."""
    loaded = catalogue.load(game)
    files = sorted((folder_of(loaded) / "tests" / "golden").glob("*.txt"))
    return [record.replay(record.read(file.read_text("utf-8")), loaded) for file in files]


@every_game
def test_the_learner_makes_every_kind_of_move(game: str) -> None:
    loaded = catalogue.load(game)
    events = [event for match in finished(game) for event in match.events]
    drawn = {kind_of(loaded, move) for seat, move in events if seat == NATURE}
    made = {
        kind_of(loaded, event.move)
        for name in lesson_names(loaded)
        for note in notes_of(game, name)
        if (event := found(game, name)[1].asked(note))
    }
    assert made == set(loaded.MOVES.kinds) - drawn


def kind_of(game: Game, move: int) -> str:
    return game.MOVES.text(move).split()[0]


@every_game
def test_every_rule_that_scores_is_taught(game: str) -> None:
    loaded = catalogue.load(game)
    taught = rules_taught(game)
    scoring = {
        line.rule
        for match in finished(game)
        for seat in range(match.seats)
        for line in loaded.score_lines(match.state, seat)
    }
    assert scoring <= taught


@every_game
def test_every_variant_has_a_lesson(game: str) -> None:
    """An option that only says who starts is no variant: nothing is played otherwise."""
    loaded = catalogue.load(game)
    lessons = [found(game, name)[1] for name in lesson_names(loaded)]
    variants = {option.name for option in loaded.OPTIONS if option.choices != WHO_STARTS}
    assert variants <= {option for lesson in lessons for option in lesson.record.options}


# At a table


def begin(server: Server, game: str, name: str) -> Told:
    answer = server.ask("POST", "/api/lessons", json={"game": game, "lesson": name})
    assert answer.status_code == 201, answer.text
    links: Told = answer.json()
    return links


def come_in(client: Client, links: Told) -> None:
    key = next(key for key in links["seats"] if key)
    assert client.hello(links["table"], key, "Anna", since=0, scores=True)["type"] == "now"


def follow(client: Client, steps: list[dict[str, Any]], to: int) -> None:
    """Make the moves that a lesson asks for, as its hints tell them, until so many events are played."""
    wanted = {step["at"]: step["move"] for step in steps if step["move"]}
    while client.now["seq"] < to:
        at = asked(client)["seq"]
        assert client.reply("hint")["move"] == wanted[at] and client.now["undo"] is None
        assert client.answer(wanted[at])["type"] == "now"
        client.at(min([to, *(step["at"] for step in steps if step["at"] > at)]))


@every_lesson
def test_a_lesson_is_followed_at_a_table_and_leads_into_an_ordinary_match(
    server: Server, game: str, name: str
) -> None:
    loaded, lesson = found(game, name)
    links = begin(server, game, name)
    with server.client() as client:
        come_in(client, links)
        steps = client.card["lesson"]["steps"]
        assert client.now["seq"] == steps[0]["at"] and len(steps) == len(lesson.notes)
        follow(client, steps, len(lesson.events))
        assert shown(server, links)["lesson"] is None
        client.hello(links["table"], next(key for key in links["seats"] if key), since=0)
        told = [event["move"] for event in client.now["events"]]
        assert len(told) == len(lesson.events) and all(
            move == event_text(loaded, event) or "?" in move
            for move, event in zip(told, lesson.events, strict=True)
        )
        if not client.now["over"]:
            assert client.answer(asked(client)["moves"][-1])["type"] == "now"


def shown(server: Server, links: Told) -> Told:
    told: Told = server.ask("GET", f"/api/tables/{links['table']}", links["watch"]).json()
    return told


@pytest.fixture
def learner(server: Server) -> Iterator[Client]:
    with server.client() as client:
        come_in(client, begin(server, GAMES[0], FIRST))
        yield client


def test_another_legal_move_waits_until_the_lesson_is_over(learner: Client) -> None:
    client, seq = learner, learner.now["seq"]
    wanted = client.reply("hint")["move"]
    other = next(move for move in client.now["moves"] if move != wanted)
    assert client.answer(other)["problem"]["id"] == "lesson-not-now"
    assert client.answer(wanted)["type"] == "now" and client.now["seq"] > seq


def test_a_lesson_tells_how_far_it_has_come(server: Server) -> None:
    links = begin(server, GAMES[0], FIRST)
    steps = len(notes_of(GAMES[0], FIRST))
    assert shown(server, links)["lesson"] == {"done": 0, "steps": steps}
    with server.client() as client:
        come_in(client, links)
        at = client.now["seq"]
        client.answer(client.reply("hint")["move"])
    notes = [note for note in notes_of(GAMES[0], FIRST) if note.at <= at]
    assert shown(server, links)["lesson"] == {"done": len(notes), "steps": steps}


def test_a_lesson_that_does_not_exist_is_a_problem(server: Server) -> None:
    answer = server.ask("POST", "/api/lessons", json={"game": GAMES[0], "lesson": "none"})
    assert answer.status_code == 400 and answer.json()["problem"]["id"] == "no-such-lesson"


@pytest.mark.anyio
async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    _, lesson = found(GAMES[0], FIRST)
    place, half = str(tmp_path / "tables.sqlite"), lesson.notes[len(lesson.notes) // 2].at
    async with a_lobby(place) as lobby:
        opened = await lobby.open_lesson(GAMES[0], FIRST)
        await follow_inside(await lobby.find(opened.card.id), lesson, half)
    async with a_lobby(place) as lobby:
        table = await lobby.find(opened.card.id)
        assert table.match.seq == half
        await follow_inside(table, lesson, len(lesson.events))
        assert table.match.events == lesson.events and table.taught() is None


async def follow_inside(table: Table, lesson: Lesson, to: int) -> None:
    """Make the learner's moves, without a socket, until so many events are played."""
    seat = lesson.seat
    while table.match.seq < to:
        wanted = table.taught()
        if wanted and wanted.seat == seat:
            await table.answer(seat, table.match.asked[seat], event_text(table.game, wanted))
        else:
            await asyncio.sleep(LOOKING)


def test_a_rematch_is_no_lesson(server: Server) -> None:
    links = begin(server, GAMES[0], FIRST)
    server.ask("DELETE", f"/api/tables/{links['table']}", links["opener"])
    told = server.ask("POST", f"/api/tables/{links['table']}/rematch", links["opener"]).json()
    with server.client() as client:
        client.hello(told["table"], links["watch"])
        assert "lesson" not in client.card
    assert [seat["who"] for seat in client.card["seats"]].count(HUMAN) == 1


# In the terminal


class Learner:
    """Somebody at the terminal who makes every mistake and every move of a lesson, and then leaves."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, game: str, name: str, code: str, file: str = ""
    ) -> None:
        self.screen = Screen(code, catalogue.load(game), Console(file=io.StringIO(), width=100))
        _, self.lesson = found(game, name)
        self.match = TerminalLesson(self.screen, catalogue.load(game), self.lesson, earlier_match(file), file)
        self.tried = ""
        monkeypatch.setattr("builtins.input", self.type)

    def run(self) -> str:
        """Return everything that the screen has shown."""
        with suppress(Quit):
            self.match.run()
        shown = self.screen.console.file
        assert isinstance(shown, io.StringIO)
        return " ".join(shown.getvalue().split())

    def type(self) -> str:
        note = self.lesson.notes[self.match.step]
        if not self.match.goes_on:
            return "quit"
        if note.tries and self.tried != note.name:
            self.tried = note.name
            return note.tries
        return self.match.move_of(note) if self.lesson.asked(note) else "next"


TERMINAL = [(game, name, "en") for game, name in LESSONS] + [
    (game, FIRST, code) for game, code in zip(GAMES, ("nl", "pl") * 2, strict=False)
]


@pytest.mark.parametrize(("game", "name", "code"), TERMINAL)
def test_a_lesson_is_followed_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, game: str, name: str, code: str
) -> None:
    learner = Learner(monkeypatch, game, name, code)
    shown, lesson = learner.run(), learner.lesson
    assert learner.match.match.events[: len(lesson.events)] == lesson.events
    tell = language(code, folder_of(catalogue.load(game)) / "lessons")
    for note in lesson.notes:
        assert " ".join(tell(Message(f"lesson-{name}-{note.name}")).split()) in shown, note.name
        assert not note.tries or f"{note.rules[0]} " in shown.partition(note.tries)[2], note.name


def test_a_lesson_in_the_terminal_refuses_other_moves_and_leads_back(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = Learner(monkeypatch, "neoville", FIRST, "en")
    typed = iter(["back", "next", "next", "lay RWWW 1 g7", "undo", "", "back", "lay RWWW 0 g7", "quit"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    shown = learner.run()
    assert "For now, make the move that the lesson describes." in shown and "nothing to undo" in shown
    assert [shown.count(f"Lesson, step {step} of") for step in (1, 2, 3, 4)] == [2, 1, 2, 1]
    assert learner.match.match.seq == learner.lesson.notes[3].at


def test_a_lesson_in_the_terminal_is_left_and_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = str(tmp_path / "lesson.txt")
    learner = Learner(monkeypatch, "neoville", FIRST, "en", file)
    typed = iter(["next", "next", "next", "quit"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    learner.run()
    again = Learner(monkeypatch, "neoville", FIRST, "en", file)
    shown = again.run()
    assert "Lesson, step 3 of" not in shown and "Lesson, step 4 of" in shown
    assert again.match.match.events[: len(again.lesson.events)] == again.lesson.events


def test_finished_cities_have_the_names_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = Learner(monkeypatch, "neoville", FIRST, "nl")
    monkeypatch.setattr("builtins.input", lambda: "quit")
    shown = learner.run()
    assert "Anna: 70" in shown and "Teun: 52" in shown


def test_the_lessons_of_a_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["lesson", "tangram_city", "--lang", "pl"])
    shown = capsys.readouterr().out
    assert all(f"tabletown lesson tangram_city {name} " in shown for name in (FIRST, "solo"))


def test_a_lesson_that_is_not_there_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lesson", "neoville", "trams"])
    assert "first, biodomes" in capsys.readouterr().err
