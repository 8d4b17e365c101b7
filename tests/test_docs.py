"""The documents keep their promises: commands and code run, sheets score, records read, files exist."""
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tabletown import catalogue
from tabletown.cli import main
from tabletown.kernel.record import read
from tabletown.kernel.telling.sheet import read_sheet

from .sample import first
from .serving import serving

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "STYLE.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


def blocks(kind: str) -> list[tuple[str, str]]:
    return [
        (path.name, text)
        for path in DOCUMENTS
        for text in re.findall(rf"^```{kind}\n(.*?)^```", path.read_text("utf-8"), re.M | re.S)
    ]


@pytest.mark.parametrize(
    "command",
    [line for _, text in blocks("console") for line in re.findall(r"^\$ tabletown (.*)$", text, re.M)],
)
def test_commands_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(shlex.split(command))
    assert capsys.readouterr().out


@pytest.mark.parametrize(("name", "code"), blocks("python"))
def test_python_runs(name: str, code: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", code], check=True, cwd=tmp_path, timeout=120, capture_output=True)


@pytest.mark.parametrize(("name", "text"), blocks("sheet"))
def test_sheets_score(name: str, text: str) -> None:
    sheet = read_sheet(text)
    game = catalogue.load(sheet.game.text)
    names, state = game.read_sheet(sheet)
    assert names and game.score_lines(state, 0)


@pytest.mark.parametrize(("name", "text"), blocks("record"))
def test_records_read(name: str, text: str) -> None:
    assert read(text).game in catalogue.names()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\((?!https:)([^)#]+)\)", path.read_text("utf-8")):
        assert (path.parent / link).exists(), link


@pytest.mark.parametrize("game", first(catalogue.names(), 2))
def test_the_smallest_client_plays_to_the_end(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as server:
        client = [sys.executable, str(ROOT / "docs" / "client.py"), server.address, game]
        done = subprocess.run(client, capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() in ("won", "lost")


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = {
        target for path in DOCUMENTS for target in re.findall(r"`?make ([a-z-]+)`?", path.read_text("utf-8"))
    }
    assert {"play", "test", "bench"} <= named and all(
        re.search(rf"^{target}:", makefile, re.M) for target in named
    )


def test_the_picture_is_up_to_date() -> None:
    picture = ROOT / "docs" / "board.svg"
    before = picture.read_text("utf-8")
    subprocess.run([sys.executable, str(ROOT / "docs" / "pictures.py")], check=True, timeout=60)
    assert picture.read_text("utf-8") == before


def test_no_file_holds_the_address_of_a_registry_or_the_path_of_a_machine() -> None:
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    assert "uv.lock" not in tracked
    for name in (
        name
        for name in tracked
        if name != "tests/test_docs.py" and not name.endswith((".png", ".woff2", ".gz"))
    ):
        text = (ROOT / name).read_text("utf-8", "replace")
        assert not re.search(
            r"pypi\.(org|python)|files\.pythonhosted|registry\.npmjs|/root/|(?<!/web)/home/[a-z]", text
        ), name
    for name in (name for name in tracked if name.endswith(".lock")):
        assert "://" not in (ROOT / name).read_text("utf-8") and "--hash=sha256:" in (ROOT / name).read_text(
            "utf-8"
        )
