"""The arena is fair by seats and deals, loses nothing when killed, and survives any bot from outside."""
import json
import multiprocessing
import signal
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletown import catalogue
from tabletown.arena import outside
from tabletown.arena.duel import Played, play
from tabletown.arena.report import report
from tabletown.arena.runners import on_cores
from tabletown.arena.standing import elo, summary
from tabletown.arena.tournament import Plan, Tournament, planned
from tabletown.kernel.telling.message import Problem

from .serving import eventually

LITTLE = "connect_four"
HANGING = """
import os, pathlib, time

class Hanging:
    def choose(self, view, moves):
        pathlib.Path(f"{os.getpid()}.pid").touch()
        time.sleep(600)
"""
BOTS = """
import time

class Last:
    def choose(self, view, moves):
        return moves[-1]

class Liar:
    def choose(self, view, moves):
        return "checkmate"

class Sleeper:
    def choose(self, view, moves):
        time.sleep(60)
        return moves[0]

class Riddler:  # what it answers can neither be compared nor read here
    def __eq__(self, other):
        raise ValueError

    def choose(self, view, moves):
        return self

class Crash:
    def choose(self, view, moves):
        raise SystemExit
"""


def plan(*bots: str, seats: int = 2, matches: int = 6) -> Plan:
    return planned(LITTLE, bots, seats, {}, matches, 1)


def test_everybody_sits_everywhere_on_every_deal() -> None:
    chosen = plan("random", "greedy", "newcomer", matches=7)
    games = list(chosen.games())
    assert len(games) == 9 and {deal for deal, _ in games} == {0, 1, 2}
    for seat in range(2):
        assert sorted(chosen.seating(turn)[seat] for turn in range(3)) == ["greedy", "newcomer", "random"]


def test_few_bots_sit_down_several_times() -> None:
    assert planned("cloud_city", ["random", "greedy"], 3, {}, 1, 1).bots == ["random", "greedy", "random"]


@pytest.mark.parametrize("wrong", [dict(seats=9), dict(matches=0), dict(option={"city": "round"})])
def test_an_impossible_plan_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        planned(
            "cloud_city",
            ["random"],
            wrong.get("seats", 2),
            wrong.get("option", {}),
            wrong.get("matches", 4),
            1,
        )


def test_the_same_seed_gives_the_same_results_on_any_number_of_cores(tmp_path: Path) -> None:
    chosen = plan("40p", "random")
    one, two = (Tournament(tmp_path / str(jobs), chosen).run(on_cores(jobs)) for jobs in (1, 2))
    assert [(match.scores, match.bots) for match in one] == [(match.scores, match.bots) for match in two]


def test_after_a_kill_nothing_is_lost_and_nothing_played_twice(tmp_path: Path) -> None:
    chosen = plan("greedy", "random")
    whole = Tournament(tmp_path / "whole", chosen).run(on_cores(1))
    cut = Tournament(tmp_path / "cut", chosen)
    cut.run(on_cores(1))
    lines = cut.lines.read_bytes().splitlines(keepends=True)
    cut.lines.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    counted: list[int] = []
    again = Tournament(tmp_path / "cut", chosen).run(on_cores(1), counted.append)
    assert counted == [3, 1, 1, 1] and [match.scores for match in again] == [match.scores for match in whole]
    assert (
        len({(told["deal"], told["turn"]) for told in map(json.loads, cut.lines.read_text().splitlines())})
        == 6
    )


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Start a long tournament on two cores with a bot that hangs, and wait until it does in both."""
    (tmp_path / "mine.py").write_text(HANGING)
    words = ["arena", LITTLE, "--bots", "mine.py:Hanging,random", "--jobs", "2", "--to", "found"]
    command = [sys.executable, "-m", "tabletown", *words]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL) as process:
        eventually(lambda: len(list(tmp_path.glob("*.pid"))) == 2)
        yield process
        process.kill()


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_an_arena_that_is_killed_leaves_no_process_behind(
    running: subprocess.Popen[bytes], tmp_path: Path, end: signal.Signals
) -> None:
    hanging = [int(found.stem) for found in tmp_path.glob("*.pid")]
    assert all(map(is_alive, hanging))
    running.send_signal(end)
    eventually(lambda: not any(map(is_alive, hanging)))
    assert msgspec.json.decode((tmp_path / "found" / "plan.json").read_bytes(), type=Plan).bots


def test_an_interrupted_run_plays_no_more_matches(tmp_path: Path) -> None:
    def interrupt(n: int) -> None:
        if n == 1:
            raise KeyboardInterrupt

    tournament = Tournament(tmp_path, plan("greedy", "random", matches=20_000))
    with pytest.raises(KeyboardInterrupt):
        tournament.run(on_cores(1), interrupt)
    assert len(tournament.read_matches()) == 1 and not multiprocessing.active_children()


def test_one_folder_holds_one_plan(tmp_path: Path) -> None:
    Tournament(tmp_path, plan("greedy", "random"))
    with pytest.raises(Problem, match="other-plan"):
        Tournament(tmp_path, plan("greedy", "random", matches=8))


# Bots from outside


@pytest.fixture
def place(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(BOTS)
    return str(tmp_path / "mine.py")


def test_a_bot_from_outside_plays(place: str) -> None:
    match = play(catalogue.load(LITTLE), [f"{place}:Last", "random"], {}, 1, 0, 0)
    assert match.faults == [0, 0] and sum(match.scores) <= 1


@pytest.mark.parametrize(
    ("name", "patience"), [("Liar", 60.0), ("Riddler", 60.0), ("Sleeper", 0.1), ("Crash", 60.0)]
)
def test_a_fault_costs_the_move_and_nothing_else(
    place: str, name: str, patience: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = outside.Outside(f"{place}:{name}", patience)
    bot.to_load = 0.0
    monkeypatch.setattr("tabletown.arena.duel.outside", lambda place: bot)
    match = play(catalogue.load(LITTLE), [f"{place}:{name}", "random"], {}, 1, 0, 0)
    assert match.faults[0] >= 4 and match.faults[1] == 0
    bot.close()


def test_the_first_fault_is_told(place: str, capfd: pytest.CaptureFixture[str]) -> None:
    bot = outside.Outside(f"{place}:Liar")
    assert [bot.choose({}, ["drop a"]) for _ in range(3)] == [None] * 3 and bot.to_load == 0
    assert capfd.readouterr().err.count("checkmate, instead of one of ['drop a']") == 1
    bot.close()


@pytest.mark.parametrize("wrong", ["nowhere.py:Mine", "mine.txt:Mine", "{}:Nobody"])
def test_a_missing_bot_is_refused(place: str, wrong: str) -> None:
    with pytest.raises(Problem, match="no-such-bot-file"):
        outside.Outside(wrong.format(place))


# What it says


def told(deal: int, winner: str, loser: str) -> Played:
    return Played(deal, 0, [winner, loser], [1, 0], [0, 0], [0.0, 0.0], [0, 0])


def test_elo() -> None:
    """Three victories out of four are worth 191 points."""
    matches = [told(deal, *(("a", "b") if deal % 4 else ("b", "a"))) for deal in range(400)]
    rated = elo(matches, ["a", "b"])
    assert rated["a"].mean - rated["b"].mean == pytest.approx(191, abs=3)
    assert rated["a"].low < rated["a"].mean < rated["a"].high and rated["a"].mean + rated[
        "b"
    ].mean == pytest.approx(3000)


def test_a_summary() -> None:
    best, worst = summary([told(deal, "a", "b") for deal in range(9)] + [told(9, "b", "a")]).bots
    assert (best.bot, best.matches, best.wins.mean, best.points.mean) == ("a", 10, 0.9, 0.9)
    assert best.points.low == pytest.approx(0.9 - 1.96 * 0.1) and worst.wins.mean == pytest.approx(0.1)
    assert best.wins.low < best.points.low and best.wins.high == 1.0


def test_winning_all_matches_does_not_prove_winning_always() -> None:
    best, worst = summary([told(deal, "a", "b") for deal in range(20)]).bots
    assert best.wins.mean == best.wins.high == 1.0 and 0.8 < best.wins.low < 0.9 and worst.wins.low == 0.0


def test_bots_that_play_alone_are_compared_by_their_deals() -> None:
    alone = [
        Played(deal, turn, [bot], [points], [0], [1.0], [0])
        for deal in range(4) for turn, (bot, points) in enumerate({"a": 10 + deal % 2, "b": 10}.items())
    ]
    found = summary(alone)
    assert [(one.bot, one.matches, one.wins.mean, one.points.mean) for one in found.bots] == [
        ("a", 4, 0.75, 10.5),
        ("b", 4, 0.25, 10),
    ]
    assert len(found.seats) == 1


class Whole(HTMLParser):
    """Note which tags are open, and what would have to be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta" and not (self.get_starttag_text() or "").endswith("/>"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            assert self.open.pop() == tag


def test_a_report_is_one_file(tmp_path: Path) -> None:
    chosen = plan("greedy", "random")
    matches, page = Tournament(tmp_path, chosen).run(on_cores(1)), Whole()
    page.feed(report(chosen, summary(matches), matches, "Connect < four"))
    assert page.open == [] and page.links == []
