"""Score sheets, as drafts and over HTTP, are scored or refused with what is wrong or missing."""
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletown import catalogue
from tabletown.cli import main
from tabletown.kernel.telling.message import Problem
from tabletown.server.operations import SHEETS_BURST
from tabletown.server.sheets import BIGGEST_SHEET, read_draft, score_sheet

from .playing import random_match
from .sample import examples
from .serving import Server

DOCS = Path(__file__).parents[1] / "docs" / "sheets.md"
EXAMPLES = re.findall(r"^```sheet\n(.*?)^```", DOCS.read_text("utf-8"), re.M | re.S)
GAMES = [text.split()[1] for text in EXAMPLES]
every_example = pytest.mark.parametrize("text", EXAMPLES, ids=GAMES)


def finished(name: str, seats: int, seed: int) -> str:
    """Play a random match and return its sheet."""
    game = catalogue.load(name)
    match = random_match(game, seed, seats)
    return game.write_sheet(match.state, [f"Seat {i}" for i in range(seats)])


# Drafts


@every_example
def test_a_finished_sheet_lacks_nothing(text: str) -> None:
    draft = read_draft(text)
    assert draft.wrong is None and draft.missing == [] and draft.scored == score_sheet(text)


def beginnings(text: str) -> list[str]:
    """Return a sheet as it grows, line by line."""
    lines = text.splitlines(keepends=True)
    return ["".join(lines[:i]) for i in range(1, len(lines))]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_wrong_with_the_beginning_of_a_right_sheet(name: str) -> None:
    for seed, seats in enumerate(catalogue.load(name).SEATS):
        for text in beginnings(finished(name, seats, seed)):
            assert read_draft(text).wrong is None, text


@every_example
def test_what_a_draft_lacks_is_wrong_on_a_finished_sheet(text: str) -> None:
    for beginning in beginnings(text):
        if read_draft(beginning).missing:
            with pytest.raises(Problem, match="sheet-error"):
                score_sheet(beginning)


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("game neoville\n", ["sheet-no-seat"]),
        ("game neoville\nseat\n", ["sheet-no-name", "sheet-rows"]),
        ("game neoville\nseat A\n" + "? ? W8 ? ? ? ? ?\n" * 1 + "? ? ? ? ? ? ? ?\n" * 7, ["sheet-holes"]),
        ("game neoville\nseat A\nE G\n", ["sheet-cells", "sheet-rows"]),
        ("game cloud_city\nseat A\n", ["sheet-size", *["sheet-not-two-on-a-tile"] * 9]),
        (
            "game cloud_city\nseat A\n" + "b . b . b ?\n. b . b . b\n" * 3 + "walk\n",
            ["sheet-holes", "sheet-how-to-walk"],
        ),
        ("game tangram_city\nseat A\n", ["sheet-rounds-first", "sheet-rows"]),
        (
            "game tangram_city\nseat A\nrounds 1 ? 3\n" + "? . . . . . .\n" * 7,
            ["sheet-rounds", "sheet-holes", "sheet-last-falls"],
        ),
        ("game project_skyline\n", ["sheet-too-few"]),
        (
            "game project_skyline\ncash r ?\ncash g 0\n",
            ["sheet-rows", "sheet-no-amount", "sheet-no-architect", "sheet-no-ending"],
        ),
    ],
)
def test_what_is_missing_is_said(text: str, missing: list[str]) -> None:
    draft = read_draft(text)
    assert (
        draft.wrong is None
        and [why.id for gap in draft.missing if not isinstance(why := gap.args["why"], str | int)] == missing
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "sheet-starts-with-game"),
        ("game chess\n", "no-such-game"),
        ("game neoville\nseat A\nE4 E6\nX", "sheet-no-terrain"),
        ("game neoville\nseat A\nE4 E6\n", "sheet-two-on-a-tile"),
        ("game cloud_city\nseat A\nb b\nb\n", "sheet-not-two-on-a-tile"),
        ("game tangram_city\nseat A\nrounds 3 ? 2\n", "sheet-points-fall"),
        ("game project_skyline\nr1* g1*\ncash r 10\ncash g 10\n", "sheet-two-architects"),
    ],
)
def test_what_is_wrong_is_said_before_the_rest_is_there(text: str, why: str) -> None:
    draft = read_draft(text)
    assert draft.wrong and draft.missing == [] and draft.scored is None
    assert draft.wrong.args["why"].id == why  # type: ignore[union-attr]


CELLS = "? . E W8 Gp Rb-parks b g t B G/F F\\. rT g1* x"
REST = "rounds 1 9 49 walk a1-c1 cash r g 700 ruin owes to seat A B cards solo #"
words = st.sampled_from(f"{CELLS} {REST}".split())


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=examples(200), deadline=None)
@given(st.lists(st.lists(words, max_size=9).map(" ".join), max_size=24))
def test_any_text_is_a_draft_of_something_or_wrong(name: str, lines: list[str]) -> None:
    draft = read_draft("\n".join([f"game {name}", *lines]))
    assert draft.wrong is None or (draft.scored is None and draft.missing == [])


@every_example
def test_words_at_random_places_are_read_too(text: str) -> None:
    rnd = random.Random(1)
    for _ in range(200):
        parts = re.split(r"(\s+)", text)
        for _ in range(rnd.randint(1, 3)):
            parts[2 * rnd.randrange(2, len(parts) // 2)] = rnd.choice(
                ["?", ".", "E", "g", "T", "walk", "seat", "9", ""]
            )
        assert read_draft("".join(parts))


# Over HTTP


@every_example
def test_a_sheet_is_scored_as_the_command_line_does(
    server: Server, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sheet").write_text(text, "utf-8")
    main(["score", str(tmp_path / "sheet"), "--json"])
    told, answer = (
        json.loads(capsys.readouterr().out),
        server.ask("POST", "/api/sheets", content=text.encode()),
    )
    assert answer.status_code == 200 and plain(answer.json()) == told


def plain(answer: dict[str, Any]) -> dict[str, Any]:
    """Turn what the server says into what the command line says."""
    kept = ("rule", "what", "at", "points")
    seats = [
        {
            "name": seat["name"],
            "total": seat["total"],
            "lines": [{name: item[name] for name in kept} for item in seat["items"]],
        }
        for seat in answer["seats"]
    ]
    return {
        "game": answer["game"],
        "seats": seats,
        "winners": [answer["seats"][seat]["name"] for seat in answer["winners"]],
        "warnings": answer["warnings"],
    }


def test_items_are_told_in_words_and_the_view_can_be_drawn(server: Server) -> None:
    answer = server.ask("POST", "/api/sheets", content=EXAMPLES[0].encode()).json()
    item = next(item for item in answer["seats"][0]["items"] if item["points"] < 0)
    assert item["told"]["id"] and item["lacks"]["id"] and answer["view"]["seats"] == 1


def test_a_wrong_sheet_is_refused_and_a_wrong_draft_is_answered(server: Server) -> None:
    text = b"game neoville\nseat A\nX\n"
    refused, told = (
        server.ask("POST", "/api/sheets", content=text),
        server.ask("POST", "/api/sheets/draft", content=text),
    )
    assert refused.status_code == 400 and refused.json()["problem"]["args"]["why"]["id"] == "sheet-cells"
    wrong = sheet_error(3, 1, "sheet-no-terrain", text="X")
    assert told.status_code == 200 and told.json() == {"wrong": wrong, "missing": [], "scored": None}


def sheet_error(line: int, column: int, id: str, **args: str) -> dict[str, Any]:
    why = {"id": id, "args": args, "rule": ""}
    return {"id": "sheet-error", "args": {"line": line, "column": column, "why": why}, "rule": ""}


@pytest.mark.parametrize("path", ["/api/sheets", "/api/sheets/draft"])
def test_nonsense_is_refused(server: Server, path: str) -> None:
    assert server.ask("POST", path, content=b"\xff\xfe").json()["problem"]["id"] == "not-utf8"
    assert server.ask("POST", path, content=b"#" * (BIGGEST_SHEET + 1)).status_code == 413
    assert server.ask("GET", path).headers["allow"] == "POST"
    assert (
        server.ask(
            "POST", path, content=b"game x", headers={"Origin": "http://elsewhere.example"}
        ).status_code
        == 403
    )


def test_not_too_many_at_once(server: Server) -> None:
    somebody = {"X-Forwarded-For": "2001:db8::5ee7"}
    codes = {
        server.ask("POST", "/api/sheets/draft", content=b"game x", headers=somebody).status_code
        for _ in range(int(4 * SHEETS_BURST))
    }
    assert codes == {200, 429}
