"""The command line as people use it."""
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.cli import main, terminal
from tabletown.cli.show import folded
from tabletown.kernel import record
from tabletown.messages import LANGUAGES

from .playing import random_match

GOLDEN = Path(__file__).parents[1] / "src" / "tabletown" / "games" / "neoville" / "tests" / "golden"
SHARED = str(GOLDEN / "shared.txt")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*words: str) -> str:
        main(words)
        return capsys.readouterr().out

    return run


def a_sheet(tmp_path: Path, text: str | None = None) -> str:
    match = random_match(catalogue.load("neoville"), 1, 2)
    path = tmp_path / "sheet.txt"
    path.write_text(
        catalogue.load("neoville").write_sheet(match.state, ["Anna", "Bram"]) if text is None else text,
        "utf-8",
    )
    return str(path)


def test_games(run: Any) -> None:
    assert "neoville: Neoville, 2–4 seats" in run("games") and "stoelen" in run("games", "--lang", "nl")


@pytest.mark.parametrize("code", LANGUAGES)
def test_rules(run: Any, code: str) -> None:
    book = run("rules", "neoville", "--lang", code)
    assert "§4.4" in book and "§7.6" in book


def test_the_rule_about_joining_is_found_at_once(run: Any) -> None:
    assert "become one district" in run("rules", "neoville", "join") and "§4.5" in run(
        "rules", "neoville", "join"
    )
    alone = run("rules", "neoville", "§4.4")
    assert "become one district" in alone and "§4.5 Unless" not in alone and "§7" not in alone
    assert " 1  W8  W   W   W   W5" in alone and "illustration:" not in alone, "its picture is text"


def test_pieces_of_a_rulebook_are_text(run: Any) -> None:
    tiles = run("rules", "tangram_city", "§1.5")
    assert "◥■◤ and ◥■◣," in tiles and "piece:" not in tiles
    assert "| `b-parks` | 4 parks |" in run("rules", "neoville", "§7.2"), "by the word that is typed"
    assert "32 low ones (`b`, blue)" in run("rules", "cloud_city", "§1.2"), "or not at all"


def test_score(run: Any, tmp_path: Path) -> None:
    told = run("score", a_sheet(tmp_path))
    assert "§7.1" in told and "wins." in told
    data = json.loads(run("score", a_sheet(tmp_path), "--json"))
    assert data["game"] == "neoville" and [seat["name"] for seat in data["seats"]] == ["Anna", "Bram"]
    for seat in data["seats"]:
        assert seat["total"] == sum(line["points"] for line in seat["lines"])
        assert all(set(line) == {"rule", "what", "at", "points"} for line in seat["lines"])
    assert data["winners"] == [max(data["seats"], key=lambda seat: seat["total"])["name"]]


def test_score_from_standard_input(tmp_path: Path) -> None:
    text = Path(a_sheet(tmp_path)).read_bytes()
    done = subprocess.run(
        [sys.executable, "-m", "tabletown", "score", "-", "--json"],
        input=text,
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 0 and json.loads(done.stdout)["seats"]


def test_replay(run: Any) -> None:
    assert "shared victory" in run("replay", SHARED)
    early = run("replay", SHARED, "--at", "40")
    assert "After event 40" in early and "wins" not in early
    assert early.splitlines()[1].split(": ")[0] in ("Chance", "Anna", "Bram", "Celina", "Daan")
    assert "After event 0" in run("replay", SHARED, "--at", "0")


def test_verify(run: Any) -> None:
    assert "agree" in run("verify", SHARED)


def test_simulate(run: Any) -> None:
    words = ("simulate", "neoville", "--matches", "40", "--seats", "random,greedy,random", "--seed", "5")
    told = run(*words)
    assert "greedy" in told and "matches/s" in told
    table = [line for line in told.splitlines() if "│" in line]
    assert [line for line in run(*words).splitlines() if "│" in line] == table
    assert "partii" in run(*words, "--lang", "pl") or "partie" in run(*words, "--lang", "pl")


def test_perft(run: Any) -> None:
    assert run("perft", "neoville", "2").split() == ["0:", "1", "1:", "10", "2:", "478"]
    assert run("perft", "connect_four", "3").split()[-1] == "343"


@pytest.mark.parametrize(
    "words",
    [
        ("fly",),
        ("games", "--lang", "de"),
        ("games", "extra"),
        ("rules",),
        ("rules", "chess"),
        ("rules", "neoville", "unicorns"),
        ("terminal", "chess"),
        ("terminal", "neoville", "--seats", "human"),
        ("terminal", "neoville", "--seats", "human,genius"),
        ("terminal", "neoville", "--seats", ""),
        ("terminal", "neoville", "--seats", "human,random,random,random,random"),
        ("terminal", "neoville", "--option", "utilities"),
        ("terminal", "neoville", "--option", "utilities=trams"),
        ("terminal", "neoville", "--option", "weather=fine"),
        ("terminal", "neoville", "--seed", "x"),
        ("terminal", "neoville", "--seed", "-1"),
        ("terminal", "neoville", "--seed", str(1 << 128)),
        ("terminal", "neoville", "--record", "/"),
        ("terminal", "neoville", "--record", "x" * 300),
        ("terminal", "neoville", "--seats", "human,human", "--seed", "1"),
        ("play", "neoville"),
        ("play", "--port", "x"),
        ("play", "--port", "99999", "--db", "never-opened"),
        ("score",),
        ("score", "/no/such/file"),
        ("score", "/"),
        ("score", SHARED),
        ("replay", "/no/such/file"),
        ("replay", __file__),
        ("replay", SHARED, "--at", "-1"),
        ("replay", SHARED, "--at", "100000"),
        ("replay", SHARED, "--at", "x"),
        ("verify", __file__),
        ("simulate", "neoville", "--matches", "0"),
        ("simulate", "neoville", "--matches", "x"),
        ("simulate", "neoville", "--seats", "random"),
        ("simulate", "neoville", "--seats", "human,random"),
        ("simulate", "neoville", "--option", "x=y"),
        ("simulate", "neoville", "--seed", "-3"),
        ("perft", "neoville"),
        ("perft", "neoville", "-1"),
        ("perft", "neoville", "99"),
        ("perft", "neoville", "1", "--seats", "9"),
        ("learn", "chess"),
        ("learn", "neoville", "--matches", "0"),
        ("learn", "connect_four", "--matches", "1"),
        ("arena", "chess"),
        ("arena", "neoville", "--bots", "genius"),
        ("arena", "neoville", "--bots", ""),
        ("arena", "neoville", "--bots", "no-file.py:Mine"),
        ("arena", "neoville", "--matches", "0"),
        ("arena", "neoville", "--seats", "9"),
        ("arena", "neoville", "--option", "x"),
        ("perft", "neoville", "1", "--seed", "-1"),
        ("terminal", "neoville", "--lang", "xx"),
        ("--nonsense",),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line_and_exit_code_2(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    shown = capsys.readouterr()
    assert (
        left.value.code == 2
        and len(shown.err.strip().splitlines()) == 1
        and "Traceback" not in shown.err + shown.out
    )


def test_an_unknown_game_on_a_sheet_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["score", a_sheet(tmp_path, "# mine\ngame chess\n")])
    assert capsys.readouterr().err.startswith("Line 2, column 6: There is no game called chess.")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["score", "no-such-sheet", "--lang", "nl"], "Er is geen bestand no-such-sheet.\n"),
        (["scoer", "--lang", "pl"], "Polecenie „scoer” nie jest tu znane. "),
    ],
)
def test_typing_errors_are_told_in_your_language(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert capsys.readouterr().err.startswith(told)


def test_wrong_sheets_say_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for code, words in (("en", "Line 3, column 5"), ("nl", "Regel 3"), ("pl", "3")):
        with pytest.raises(SystemExit):
            main(
                [
                    "score",
                    a_sheet(
                        tmp_path, "game neoville\nseat Anna\nE E X E E E E E\n" + "E E E E E E E E\n" * 7
                    ),
                    "--lang",
                    code,
                ]
            )
        assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    "data", [b"\xff\xfe\x00", b"", b"\x00" * 50, b"game neoville\n\xc3", b"game " + b"x" * 100_000]
)
def test_bytes_of_any_kind(tmp_path: Path, data: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bytes"
    path.write_bytes(data)
    for command in ("score", "replay", "verify"):
        with pytest.raises(SystemExit) as left:
            main([command, str(path)])
        assert left.value.code == 2 and len(capsys.readouterr().err.splitlines()) == 1


# Matches in the terminal


class Typist:
    """Type random legal moves, and some other things."""

    def __init__(
        self, seed: int = 1, stop_after: int = 10**6, asides: tuple[str, ...] = (), often: float = 0.5
    ) -> None:
        self.rnd, self.left, self.asides, self.often = random.Random(seed), stop_after, list(asides), often

    def line(self, table: terminal.TerminalMatch) -> str:
        self.left -= 1
        if self.left < 0:
            raise terminal.Quit
        if self.asides and self.rnd.random() < self.often:
            return self.asides.pop()
        legal = [] if table.at is None else table.match.legal(table.at)
        return table.match.game.MOVES.text(self.rnd.choice(legal)) if legal else ""


def typed_by(monkeypatch: pytest.MonkeyPatch, typist: Typist) -> None:
    monkeypatch.setattr(terminal.TerminalMatch, "line", lambda table: typist.line(table))


ASIDES = (
    "help", "?", "board", "score", "last", "undo", "undo", "undo", "rules §4.4", "rules nonsense", "try",
    "try skip", "try lay 1 g7", "nonsense", "lay 1 a1", "lay", "build W4 g7", "hand", "market", "supply",
    "city 2", "legal", "at g7", "where E", "save", "save /no/such/folder/file", "save .", "save /",
    "save a\0b", "HELP", "",
)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names())
def test_help_fits_80_columns(run: Any, monkeypatch: pytest.MonkeyPatch, name: str, code: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    typed_by(monkeypatch, Typist(stop_after=1, asides=("help",), often=1))
    told = run("terminal", name, "--lang", code)
    assert "undo" in told and all(len(line) <= 80 for line in told.splitlines() if ">" not in line[:12])


def test_a_long_line_goes_on_below_its_column() -> None:
    assert (
        folded("lay TILE    the tile goes where you like", 30)
        == "lay TILE    the tile goes\n            where you like"
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_match_with_all_commands(run: Any, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    typed_by(monkeypatch, Typist(asides=ASIDES))
    told = run("terminal", "neoville", "--seats", "human,greedy,random", "--seed", "5", "--lang", code)
    assert "§7.1" in told and "Anna" in told and "Traceback" not in told


def test_two_people_around_one_screen(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    typed_by(monkeypatch, Typist())
    told = run("terminal", "neoville", "--seats", "human,human", "--shuffle")
    assert told.count("Everybody else looks away") >= 31


def test_bots_alone(run: Any) -> None:
    assert "§7.1" in run("terminal", "neoville", "--seats", "random,random")


def test_an_interrupted_match_goes_on(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    words = ("terminal", "neoville", "--record", str(file))
    typed_by(monkeypatch, Typist(stop_after=10))
    assert "not over yet" in run(*words, "--seats", "human,random")
    first = file.read_text("utf-8")
    typed_by(monkeypatch, Typist())
    run(*words)
    kept = file.read_text("utf-8")
    assert kept.startswith(first) and record.replay(record.read(kept), catalogue.load("neoville")).over
    assert "agree" in run("verify", str(file)) and "§7" in run("replay", str(file))


def test_one_seed_decides_everything(run: Any) -> None:
    words = ("terminal", "neoville", "--seats", "random,greedy", "--seed", "3", "--shuffle")
    assert (
        run(*words)
        == run(*words)
        != run("terminal", "neoville", "--seats", "random,greedy", "--seed", "4", "--shuffle")
    )


def test_an_earlier_match_takes_no_other_settings(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "match.txt")
    typed_by(monkeypatch, Typist(stop_after=4))
    run("terminal", "neoville", "--record", file)
    for wish in (
        ("--seats", "human,greedy"),
        ("--seed", "1"),
        ("--option", "utilities=chance"),
        ("--shuffle",),
    ):
        with pytest.raises(SystemExit):
            main(["terminal", "neoville", "--record", file, *wish])
    with pytest.raises(SystemExit):
        main(["terminal", "connect_four", "--record", file])


def test_a_record_without_a_seed_goes_on_without_one(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.txt"
    typed_by(monkeypatch, Typist(stop_after=4))
    run("terminal", "neoville", "--record", str(file))
    bare = "\n".join(
        line for line in file.read_text("utf-8").splitlines() if not line.startswith(("seed", "hash"))
    )
    file.write_text(bare, "utf-8")
    typed_by(monkeypatch, Typist(stop_after=4))
    run("terminal", "neoville", "--record", str(file))
    assert "seed" not in file.read_text("utf-8") and "hash" not in file.read_text("utf-8")


def test_a_record_saved_while_several_play_hides_the_others_hands(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.txt"
    typed_by(monkeypatch, Typist(stop_after=30, asides=(f"save {file}",) * 6, often=1))
    told = run("terminal", "neoville", "--seats", "human,human")
    kept = file.read_text("utf-8")
    assert " deal 1 ?" in kept or " deal 2 ?" in kept
    assert "\nseed" not in kept and kept.split("hash ")[1][:64] in told.replace("\n", "")
    assert told.index("Everybody else looks away") < told.index("Hand"), (
        "nobody's hand is shown before it is their turn to look"
    )


@pytest.mark.parametrize(
    "line",
    ["save .", "try", "try  ", "rules", "last x", "lay \x00", "é", "undo undo", "?" * 500, "lay 1 g7 " * 50],
)
def test_any_line_at_the_prompt(run: Any, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    typed_by(monkeypatch, Typist(stop_after=6, asides=(line,) * 6, often=1))
    run("terminal", "neoville", "--seed", "2")


def test_bytes_at_the_prompt_that_are_not_text() -> None:
    words, env = (
        [sys.executable, "-m", "tabletown", "terminal", "neoville"],
        {**os.environ, "PYTHONIOENCODING": "ascii:strict"},
    )
    done = subprocess.run(words, input=b"\xff\xfe\nhelp\n", env=env, capture_output=True, timeout=60)
    assert done.returncode == 0 and b"Traceback" not in done.stderr


def test_an_error_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["score", "/no/such", "--lang=nl"], ["score", "/no/such", "--lang", "nl"]):
        with pytest.raises(SystemExit):
            main(words)
        assert "Er is geen bestand" in capsys.readouterr().err


def test_the_fifth_game_plays_too(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    typed_by(monkeypatch, Typist(asides=("help", "undo", "score", "nonsense")))
    told = run("terminal", "connect_four", "--lang", "nl")
    assert "Anna" in told


def test_no_input_at_all_is_no_crash() -> None:
    words = [sys.executable, "-m", "tabletown", "terminal", "neoville"]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "Traceback" not in done.stderr


def test_the_terminal_asks_which_game(monkeypatch: pytest.MonkeyPatch, run: Any) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": str(1 + catalogue.names().index("neoville")))
    typed_by(monkeypatch, Typist())
    assert "Neoville." in run("terminal")
