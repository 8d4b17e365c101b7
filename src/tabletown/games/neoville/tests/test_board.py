"""The drawn board: it draws every view of every match, names every place of a legal move, and shows the box as pieces.py lists it."""
import json
import random
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.playing import random_match

from ....kernel.game import folder_of
from ....kernel.match import Match
from ..moves import MOVES
from ..pieces import (
    BUSES, COPIES, CORNERS, DOME_POINTS, EVERY_TILE, LETTERS, MARKS, MILL_POINTS, MILL_TILES, SHAPES, SIDE, STRUCTURE_NAMES, TILES, TYPES,
    UTILITY_NAMES,
)
from .table import GAME

FOLDER = folder_of(GAME)
HOME = FOLDER.parents[1]
CHECK = Path(__file__).with_name("board_neoville.mjs")
NODE = shutil.which("node")

pytestmark = [
    pytest.mark.skipif(NODE is None, reason="the drawn board needs Node.js to be tried"),
    pytest.mark.skipif(not (HOME / "web" / "lib" / "preact.js").exists(), reason="the drawn board needs web/lib/preact.js"),
]


def snap(match: Match, viewer: int | None) -> dict[str, Any]:
    """All that a page would know at this moment."""
    view = match.state.view(viewer)
    legal = match.legal(viewer) if viewer in match.asked and viewer is not None else []
    return {
        "line": f"{match.seats} seats, {match.options}, event {match.seq}, seen by {viewer}", "view": view.plain(), "seat": viewer,
        "moves": [MOVES.text(move) for move in legal], "items": [items(view, seat) for seat in range(match.seats)],
    }


def items(view: Any, seat: int) -> list[dict[str, Any]]:
    lines = [(line, GAME.lacks_told(line)) for line in GAME.score_lines(view, seat)]
    return [{"what": line.what, "at": line.at, "points": line.points, "lacks": lacks and lacks.plain()} for line, lacks in lines]


def snaps() -> list[dict[str, Any]]:
    """A few hundred views: every number of seats, every option, start, middle and end, players and spectators."""
    rnd, found = random.Random(7), []

    def watch(match: Match, seat: int, move: int) -> None:
        if match.seq == 0 or rnd.random() < 0.06:
            found.append(snap(match, rnd.choice([None, *range(match.seats), *(2 * [seat] if seat >= 0 else [])])))

    for seats in GAME.SEATS:
        for seed, choice in enumerate(GAME.OPTIONS[0].choices):
            match = random_match(GAME, seed, seats, watch, utilities=choice)
            found.append(snap(match, 0))
    return found


def plan_rows(tiles: Sequence[int]) -> list[str]:
    return ["".join(map(str, tiles[i : i + SIDE])) for i in range(0, len(tiles), SIDE)]


def box() -> dict[str, Any]:
    """pieces.py as the board writes it."""
    buses: list[dict[str, Any]] = [{"asks": asks, "pays": pays} for _, asks, pays in BUSES]
    mills = [{"tiles": " ".join(plan_rows(tiles)), "pays": pays} for tiles, pays in zip(MILL_TILES, MILL_POINTS, strict=True)]
    domes = [{"shape": shape, "pays": pays} for shape, pays in zip(SHAPES, DOME_POINTS, strict=True)]
    assert len(buses) == len(mills) == len(domes) == TYPES
    return {
        "tiles": TILES, "structures": STRUCTURE_NAMES, "utilities": dict(zip(UTILITY_NAMES, buses + mills + domes, strict=True)),
        "pile": sum(COPIES), "corners": CORNERS,
        "turned": [[[LETTERS[land] + MARKS[mark] for land, mark in tile] for tile in turns] for turns in EVERY_TILE],
    }


@pytest.fixture(scope="module")
def wrong(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What Node finds wrong with the drawings, by kind."""
    messages = re.findall(r"^([\w-]+) =", (FOLDER / "messages.en.ftl").read_text("utf-8"), re.MULTILINE)
    file = tmp_path_factory.mktemp("board") / "views.json"
    file.write_text(json.dumps({"snaps": snaps(), "pieces": box(), "messages": messages}), "utf-8")
    run = subprocess.run([str(NODE), str(CHECK), str(file), str(HOME)], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_hundreds_of_views_are_drawn(wrong: dict[str, Any]) -> None:
    assert wrong["views"] > 100


def test_nothing_in_a_drawing_is_unfinished(wrong: dict[str, Any]) -> None:
    assert wrong["unfinished"] == []


def test_every_drawing_is_made_of_pieces_that_exist(wrong: dict[str, Any]) -> None:
    assert wrong["unknown"] == []


def test_every_id_is_given_once(wrong: dict[str, Any]) -> None:
    assert wrong["ids"] == []


def test_no_drawing_brings_styles_that_a_strict_page_forbids(wrong: dict[str, Any]) -> None:
    assert wrong["styled"] == []


def test_every_part_of_a_legal_move_lies_somewhere(wrong: dict[str, Any]) -> None:
    assert wrong["places"] == []


def test_a_tile_or_a_structure_under_the_finger_is_seen(wrong: dict[str, Any]) -> None:
    assert wrong["empty"] == []


def test_every_piece_says_what_it_is_in_words_that_exist(wrong: dict[str, Any]) -> None:
    assert wrong["words"] == []


def test_the_board_draws_the_box_that_the_rules_play_with(wrong: dict[str, Any]) -> None:
    assert wrong["pieces"] == []
