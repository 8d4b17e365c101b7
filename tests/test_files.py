"""The server hands out the files of the page and of the games, and nothing else."""
import hashlib
import os
import re
import socket
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.parse import urljoin

import pytest

from tabletown import catalogue
from tabletown.kernel.game import folder_of
from tabletown.messages import LANGUAGES
from tabletown.server import files
from tabletown.server.app import SECURITY
from tabletown.server.files import OF_GAMES, WEB

from .matches import LITTLE
from .serving import WAIT, Server, serving

ROOT = Path(__file__).parents[1]
GAME = LITTLE


def raw(server: Server, path: str) -> bytes:
    """Return the answer to a path exactly as written, which HTTP clients would tidy up."""
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode("latin-1"))
        return b"".join(iter(lambda: line.recv(1 << 16), b""))


def test_a_page_is_put_together_once_for_each_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes long, and nobody may make others wait by asking for it again and again."""
    made = list[str]()

    def head(shown: str, game: str | None) -> str:
        made.append(shown)
        return ""

    monkeypatch.setattr(files, "head", head)
    for version in ("older", "older", "newer"):
        files.page_text(version, "home", "en", None)
    files.page_text.cache_clear()
    assert len(made) == 2


# What there is


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/t/any-table", "text/html"),
        (f"/rules/{GAME}", "text/html"),
        ("/score", "text/html"),
        (f"/score/{GAME}", "text/html"),
        ("/web/page.js", "text/javascript"),
        ("/web/base.css", "text/css"),
        ("/web/icon.svg", "image/svg+xml"),
        ("/messages/nl.ftl", "text/plain"),
        (f"/games/{GAME}/messages.pl.ftl", "text/plain"),
        (f"/games/{GAME}/rulebook.en.md", "text/markdown"),
        (f"/games/{GAME}/text.css", "text/css"),
        (f"/games/{GAME}/board/board.js", "text/javascript"),
    ],
)
def test_a_file_comes_with_its_type_and_the_rules_of_security(server: Server, path: str, kind: str) -> None:
    answer = server.ask("GET", path)
    assert (
        answer.status_code == 200
        and answer.content
        and answer.headers["content-type"] == f"{kind}; charset=utf-8"
    )
    assert {name: answer.headers.get(name) for name in SECURITY} == SECURITY


@pytest.mark.parametrize("path", ["/", "/t/any-table", "/t/any-table/", f"/rules/{GAME}", "/score"])
def test_the_page_asks_for_its_files_relatively(server: Server, path: str) -> None:
    """So that it also works below a path of its host."""
    asked = re.findall(r'(?:href|src)="([^"]+)"', server.ask("GET", path).text)
    below = {re.sub("/(web|messages)/.*", "", urljoin(path, each)) for each in asked}
    assert len(asked) > 5 and len(below) == 1 and re.fullmatch("/v/[0-9a-f]{16}", below.pop())
    assert not [each for each in asked if each.startswith("/")]


def test_the_page_of_a_table_names_the_files_of_its_game(server: Server) -> None:
    """So that a link leads to the board without asking twice."""
    table = server.open("neoville", "human", "greedy")["table"]
    page = server.ask("GET", f"/t/{table}", headers={"Accept-Language": "fr, nl-BE;q=0.8, en"}).text
    for file in ("board/board.js", "board/facts.js", "board/board.css", "text.css", "messages.nl.ftl"):
        assert f'/games/neoville/{file}"' in page
    assert '/messages/nl.ftl"' in page and ".woff2" not in page


def test_the_page_of_no_table_names_no_game(server: Server) -> None:
    assert '/games/' not in server.ask("GET", "/t/any-table").text.replace('"games/', "")  # those for later


def test_a_font_comes_as_it_is(server: Server) -> None:
    answer = server.ask("GET", "/web/fonts/inter.woff2")
    assert answer.headers["content-type"] == "font/woff2" and "content-encoding" not in answer.headers


def test_every_file_of_the_page_is_served_unchanged(server: Server) -> None:
    for file in files_of_web():
        assert server.ask("GET", f"/web/{file.relative_to(WEB)}").content == file.read_bytes(), file


def files_of_web() -> list[Path]:
    """Return the files of the folder and of all folders in it."""
    return [file for file in WEB.rglob("*") if file.is_file()]


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_shows_its_texts_and_rulebooks(server: Server, name: str) -> None:
    for code in LANGUAGES:
        for file in (f"messages.{code}.ftl", f"rulebook.{code}.md"):
            assert (
                server.ask("GET", f"/games/{name}/{file}").content
                == (folder_of(catalogue.load(name)) / file).read_bytes()
            )


def test_a_client_that_has_a_file_already_is_told_so(server: Server) -> None:
    first = server.ask("GET", "/web/page.js")
    again = server.ask("GET", "/web/page.js", headers={"If-None-Match": first.headers["etag"]})
    assert first.headers["cache-control"] == "no-cache" and again.status_code == 304 and not again.content
    assert again.headers["etag"] == first.headers["etag"] and again.headers["cache-control"] == "no-cache"
    assert server.ask("GET", "/web/page.js", headers={"If-None-Match": '"something else"'}).status_code == 200


def test_a_file_at_the_address_of_its_version_is_kept_for_ever(server: Server) -> None:
    address = version_of(server) + "/web/page.js"
    kept, plain = server.ask("GET", address), server.ask("GET", "/web/page.js")
    assert kept.content == plain.content and kept.headers["etag"] == plain.headers["etag"]
    assert "immutable" in kept.headers["cache-control"]


def test_a_page_of_an_old_version_still_finds_files(server: Server) -> None:
    old = server.ask("GET", f"/v/{'0' * 16}/web/page.js")
    assert old.status_code == 200 and old.headers["cache-control"] == "no-cache"


def test_only_files_have_versions(server: Server) -> None:
    for path in ("/", "/api/games", "/health", "/socket", "/t/any-table"):
        assert server.ask("GET", version_of(server) + path).status_code == 404, path


def version_of(server: Server) -> str:
    """Return the first part of the addresses that a page gives its files."""
    found = re.search("v/[0-9a-f]{16}", server.ask("GET", "/").text)
    assert found
    return f"/{found.group()}"


# What there is not


TRICKS = [
    "/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/..%2fserver%2fapp.py",
    "/web/%2e%2e%2fmessages%2fen.ftl", "/web//etc/passwd", "/web/%2fetc%2fpasswd", "/web/..\\server\\app.py",
    "/web/page.js%00", "/web/page.js%0a", "/web/.", "/web/..", "/web/", "/web", "/web/index",
    "/web/nowhere/page.js", "/web/./page.js", "/web/../page.js", "/web/%2e%2e/page.js", "/web/web/page.js",
    "/web/../server/page.js", "/web/%2e%2e/kernel/game.py", "/web/a/b/page.js", "/score/a/b", "/rules",
    "/rules/a/b", "/web/table/nowhere/keys.js", "/web/table/../page.js", "/web/table/%2e%2e/page.js",
    "/web/table/input/a/keys.js", "/web/../web/table/keys.js", "/web/page.js/page.js", "/web/no-such-file.js",
    "/web/en.ftl", "/messages/__init__.py", "/messages/en", "/messages/../web/page.js",
    f"/games/{GAME}",
    f"/games/{GAME}/",
    f"/games/{GAME}/rules.py",
    f"/games/{GAME}/board/",
    f"/games/{GAME}/board/no-such-file.js",
    "/games/neoville/board/..%2frules.py",
    "/games/neoville/board/../rules.py",
    "/games/neoville/board/a/board.js",
    "/games/neoville/board.js",
    f"/games/{GAME}/tests",
    f"/games/{GAME}/tests/test_connect_four.py",
    f"/games/{GAME}/..%2f..%2fkernel.py",
    "/games/__init__.py",
    "/games/nobody/messages.en.ftl",
    "/games/../messages.en.ftl",
    "/games/%2e%2e/messages.en.ftl",
    "/games/./messages.en.ftl",
    "/t/",
    "/t/a/b",
    "/index.html",
    "/pyproject.toml",
    "//etc/passwd",
]


@pytest.mark.parametrize("path", TRICKS)
def test_nothing_else_is_served(server: Server, path: str) -> None:
    answer = raw(server, path)
    assert re.match(rb"HTTP/1.1 40[045] ", answer) and b"content-security-policy" in answer.lower()


def test_a_symlink_does_not_serve_a_file_from_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "odd_town"
    folder.mkdir(parents=True)
    for file in (ROOT / "benchmarks" / "games" / GAME).glob("*.*"):
        (folder / file.name).write_bytes(file.read_bytes())
    (tmp_path / "secret.md").write_text("a secret", "utf-8")
    (folder / "linked.md").symlink_to(tmp_path / "secret.md")
    (folder / ".hidden.md").write_text("hidden", "utf-8")
    (folder / "folder.md").mkdir()
    monkeypatch.setenv("TABLETOWN_GAMES", str(folder.parent))
    with serving(tmp_path) as server:
        names = ("rulebook.en", "linked", ".hidden", "folder")
        assert [server.ask("GET", f"/games/odd_town/{name}.md").status_code for name in names] == [
            200, 404, 404, 404,
        ]


# What lies in the folders


LIB = WEB / "lib"
VENDORED = {
    "fluent.js": ["@fluent/bundle"],
    "qr.js": ["qr"],
    "preact.js": ["preact", "htm", "@preact/signals", "@preact/signals-core"],
}


@pytest.mark.parametrize("name", VENDORED)
def test_vendored_files_are_unchanged(name: str) -> None:
    head, body = (LIB / name).read_text("utf-8").split("*/\n", 1)
    assert (
        all(re.search(rf"{package} \d+\.\d+\.\d+", head) for package in VENDORED[name])
        and "npx esbuild" in head
    )
    assert (
        hashlib.sha256(body.encode()).hexdigest() in head
        and (LIB / name).with_suffix(".LICENSE.txt").stat().st_size > 1000
    )


def test_the_page_asks_no_other_server_and_has_no_inline_script_or_style() -> None:
    for file in files_of_web():
        if file.suffix in (".html", ".css", ".js") and file.name not in VENDORED:
            text = file.read_text("utf-8")
            assert not re.search(
                r"(https?:)?//[\w-]+\.\w|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b",
                text,
            ), file.name
    assert not re.search(
        r"<style|\bstyle=|\bon\w+=|<script(?![^>]* src=)", (WEB / "index.html").read_text("utf-8")
    )


@pytest.mark.parametrize("name", catalogue.names())
def test_every_style_of_a_text_has_its_look(name: str) -> None:
    game = catalogue.load(name)
    sheets = "".join(file.read_text("utf-8") for file in (*WEB.rglob("*.css"), folder_of(game) / "text.css"))
    assert set(game.STYLES) <= set(re.findall(r'\[data-style="([^"]+)"\]', sheets))


def test_a_built_wheel_has_everything_that_is_served(tmp_path: Path) -> None:
    build = [
        sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index", "-w",
        str(tmp_path),
        str(ROOT),
    ]
    subprocess.run(build, check=True, timeout=120, env=os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    packed = {name for wheel in tmp_path.glob("*.whl") for name in zipfile.ZipFile(wheel).namelist()}
    source = ROOT / "src"
    of_games = [file for file in source.glob("tabletown/games/*/*") if file.suffix in OF_GAMES]
    of_boards = [*source.glob("tabletown/games/*/board/*")]
    shown = [*files_of_web(), *source.glob("tabletown/messages/*.ftl"), *of_games, *of_boards]
    assert of_games and {str(file.relative_to(source)) for file in shown} <= packed
