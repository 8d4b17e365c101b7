"""Tests of the server benchmark: the peer and the client play by our rules, and goals are judged right."""
import json
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from benchmarks.server.servers import FLATFILE, HERE, JOURNAL, OURS, THEIRS
from benchmarks.server.load import Load, Round
from benchmarks.server.report import Subject, wanted
from tabletown import catalogue
from tabletown.kernel.match import Event, Match

GAME = catalogue.load("connect_four")
ROUND = Round(
    p50=1, p99=10, longest=20, other=10, cpu=0.5, connection=50, memory=100, lost=0, busy=0.1, others=0
)

DRAWN = """
import { drawnMatches } from "./client/matches.js";
const source = drawnMatches(1);
console.log(JSON.stringify(Array.from({ length: 30 }, () => source.next().value)));
"""
JUDGED = """
import { emptyBoard, isFull, topMakesFour } from "./connect_four.js";
const judged = (columns) => {
  const board = emptyBoard();
  return columns.map((column, i) => {
    board[column].push(i % 2);
    return topMakesFour(board, column) || isFull(board);
  });
};
console.log(JSON.stringify(JSON.parse(process.argv[1]).map(judged)));
"""

needs_node = pytest.mark.skipif(not shutil.which("node"), reason="Node.js is not here")


def node(script: str, *words: str) -> Any:
    asked = subprocess.run(
        ["node", "--input-type=module", "-e", script, *words],
        cwd=HERE,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(asked.stdout)


def played(columns: Sequence[int]) -> Match:
    match = Match(GAME, 2, {})
    for i, column in enumerate(columns):
        match.take(Event(i % 2, GAME.MOVES.drop + column))
    return match


def random_match(luck: Random) -> list[int]:
    """Return the columns of a random match, until somebody has won or the board is full."""
    match, columns = Match(GAME, 2, {}), list[int]()
    while not match.over:
        move = luck.choice(match.legal(len(columns) % 2))
        columns.append(move - GAME.MOVES.drop)
        match.take(Event(match.seq % 2, move))
    return columns


@needs_node
def test_the_client_plays_legal_matches_that_nobody_wins() -> None:
    for columns in node(DRAWN):
        match = played(columns)
        assert match.over and [GAME.score(match.state, seat) for seat in range(2)] == [0, 0]


@needs_node
def test_the_peer_ends_a_match_when_we_do() -> None:
    luck = Random(1)
    matches = [random_match(luck) for _ in range(200)]
    for ends in node(JUDGED, json.dumps(matches)):
        assert ends == [False] * (len(ends) - 1) + [True]


def test_the_round_that_warms_up_does_not_count() -> None:
    load = Load(500, 8.0)
    ours, theirs, flat, journal = (
        Subject(one.name, load, 2.0) for one in (OURS, THEIRS, FLATFILE, JOURNAL)
    )
    for p99 in (90, 4, 5, 60):
        ours.rounds.append(replace(ROUND, p99=p99, cpu=0.1))
        theirs.rounds.append(ROUND)
        flat.rounds.append(replace(ROUND, cpu=0.3))
        journal.rounds.append(replace(ROUND, cpu=0.2))
    goals = wanted([ours, theirs, flat, journal])
    assert [goal.verdict for goal in goals] == ["met", "met", "not met", "met", "met", "not met"]
    assert wanted([ours])[0].verdict == "not measured"


def test_a_crowd_is_measured_in_one_round_by_how_long_it_waits() -> None:
    crowd = Subject(OURS.name, Load(5_000, 20.0, 10.0), 1.0, [replace(ROUND, p99=99)])
    assert [goal.verdict for goal in wanted([crowd])] == ["met", "met"]
