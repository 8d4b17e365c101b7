"""A new game: what the command writes is small, plays everywhere, and keeps all that games promise."""
import subprocess
import sys
from pathlib import Path

import pytest

from tabletown.cli import main
from tabletown.messages import LANGUAGES, language
from tabletown.kernel.telling.message import say

from .serving import serving

ROOT = Path(__file__).parents[1]
NAME = "river_run"


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A folder with a new game, known to all programs that are started from here on."""
    folder = tmp_path / "games"
    main(["new-game", NAME, "--to", str(folder), "--lang", "en"])
    assert f"TABLETOWN_GAMES={folder} tabletown terminal {NAME}" in capsys.readouterr().out
    monkeypatch.setenv("TABLETOWN_GAMES", str(folder))
    return folder


def run(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_small_and_bears_its_name(games: Path) -> None:
    files = [path for path in (games / NAME).iterdir() if path.is_file()]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 160
    assert 'TITLE, SEATS = "River run"' in (games / NAME / "__init__.py").read_text("utf-8")
    assert all(
        (games / NAME / f"rulebook.{code}.md").read_text("utf-8").startswith("# River run\n")
        for code in LANGUAGES
    )


def test_it_keeps_what_games_promise(games: Path) -> None:
    """Its own tests and the conformance suite, as its author runs them."""
    told = run("-m", "pytest", str(games / NAME), "tests/test_every_game.py", "-n", "0", "-k", NAME, "-rA")
    assert f"test_every_paragraph_has_a_test[{NAME}]" in told and "test_the_last_stick" in told
    assert f"test_both_layouts_agree_state_by_state[3-True-{NAME}]" in told


@pytest.mark.parametrize("seats", ["newcomer,neighbour,planner,architect", "random,greedy"])
def test_bots_of_all_levels_play_it_in_the_terminal(games: Path, seats: str) -> None:
    told = run("-m", "tabletown", "terminal", NAME, "--seats", seats, "--seed", "1", "--lang", "en")
    assert "§3.1     the last stick" in told and "wins" in told


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_speaks_all_languages(games: Path, code: str) -> None:
    told = run("-m", "tabletown", "terminal", NAME, "--seats", "random,random", "--seed", "1", "--lang", code)
    assert language(code, games / NAME)(say("last-stick")) in told and "sticks-left" not in told


def test_a_program_plays_it_at_the_server(games: Path, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert run(str(ROOT / "docs" / "client.py"), server.address, NAME).strip() in ("won", "lost")


def test_nobody_is_told_that_it_is_drawn(games: Path, tmp_path: Path) -> None:
    """The page then shows it in words, and asks for no file that there is not."""
    with serving(tmp_path) as server:
        listed = {one["name"]: one["drawn"] for one in server.ask("GET", "/api/games").json()["games"]}
        assert not listed[NAME] and listed["neoville"]
        assert server.ask("GET", f"/games/{NAME}/board/board.js").status_code == 404


@pytest.mark.parametrize("name", ["", "3x", "two words", "Upper", "a-b", "class", "łódka", "../up"])
def test_a_name_that_cannot_be_imported_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(name, tmp_path, capsys) == language("en")(say("not-a-game-name", text=name))
    assert not [*tmp_path.iterdir()]


def test_a_known_game_is_not_written_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is already a game called neoville" in refused("neoville", tmp_path, capsys)


def test_what_exists_stays(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (games / NAME / "rules.py").stat()
    assert str(games / NAME) in refused(NAME, games, capsys)
    assert (games / NAME / "rules.py").stat() == before


def test_a_folder_that_cannot_be_written_is_a_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert "cannot be written" in refused(NAME, tmp_path / "file", capsys)


def refused(name: str, to: Path, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        main(["new-game", name, "--to", str(to), "--lang", "en"])
    return capsys.readouterr().err.strip()
