"""Answers are compressed for clients that accept it, and are the same for everybody."""
import gzip
import json
from pathlib import Path

import httpx
import pytest

from tabletown import catalogue
from tabletown.kernel.record import HUMAN
from tabletown.server import files, compression
from tabletown.server.app import SECURITY

from .inside import inside
from .matches import LITTLE
from .serving import WAIT, Server

GAME = catalogue.names()[0]
LARGE = [
    "/web/lib/preact.js",
    "/messages/pl.ftl",
    f"/games/{GAME}/rulebook.nl.md",
    f"/games/{GAME}/board/board.js",
]


def raw(
    server: Server, path: str, accepted: str, method: str = "GET", **head: str
) -> tuple[httpx.Response, bytes]:
    """Return an answer, and its body as it was sent."""
    with httpx.stream(
        method,
        server.address + path,
        headers={"Accept-Encoding": accepted, **head},
        timeout=WAIT,
        trust_env=False,
    ) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", LARGE)
def test_a_file_is_packed_for_clients_that_accept_it(server: Server, path: str) -> None:
    plain, body = raw(server, path, "identity")
    answer, small = raw(server, path, "gzip, deflate, br, zstd")
    assert answer.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert (
        gzip.decompress(small) == body
        and len(small) < len(body)
        and int(answer.headers["content-length"]) == len(small)
    )
    for one in (plain, answer):
        assert (
            one.headers["vary"] == "Accept-Encoding"
            and {name: one.headers.get(name) for name in SECURITY} == SECURITY
        )
    assert answer.headers["etag"] == plain.headers["etag"]


def test_a_client_that_has_a_file_already_is_told_so_however_it_was_sent(server: Server) -> None:
    tag = raw(server, LARGE[0], "gzip")[0].headers["etag"]
    for accepted in ("gzip", "identity"):
        answer, body = raw(server, LARGE[0], accepted, **{"If-None-Match": tag})
        assert answer.status_code == 304 and not body and answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/api/games", "/api/openapi.json"])
def test_long_answers_of_the_api_come_packed(server: Server, path: str) -> None:
    answer, small = raw(server, path, "gzip")
    assert (
        answer.headers["content-encoding"] == "gzip"
        and json.loads(gzip.decompress(small)) == server.ask("GET", path).json()
    )


def test_short_answers_come_as_they_are(server: Server) -> None:
    links = server.open(LITTLE, HUMAN, HUMAN)
    for path in ("/health", f"/api/tables/{links['table']}", "/nowhere"):
        assert "content-encoding" not in raw(server, path, "gzip")[0].headers


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("br, gzip", True),
        ("gzip;q=0.5", True),
        ("gzip; q=1.0, *;q=0", True),
        ("*", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("*;q=0", False),
        ("br", False),
        ("gzipped", False),
        (";q=", False),
        ("gzip;q=x", True),
        ("\x00", False),
    ],
)
def test_the_head_says_what_a_client_accepts(accepted: str, taken: bool) -> None:
    assert compression.takes_gzip(accepted) == taken


@pytest.mark.parametrize("path", ["/", "/t/any", "/score", *LARGE, "/health", "/web/nowhere.js"])
def test_head_answers_as_get_does(server: Server, path: str) -> None:
    for accepted in ("gzip", "identity"):
        whole, none = raw(server, path, accepted), raw(server, path, accepted, "HEAD")
        same = [{**answer.headers, "date": ""} for answer, _ in (whole, none)]
        assert none[0].status_code == whole[0].status_code and same[0] == same[1] and none[1] == b""


def test_parts_of_the_page_are_served_from_their_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_pages(tmp_path / "web", tmp_path / "elsewhere")
    monkeypatch.setattr(files, "WEB", tmp_path / "web")
    with inside(tmp_path) as server:
        for folder in ("table", "table/room"):
            assert server.ask("GET", f"/web/{folder}/part.js").text == f"// {folder}"
        for path in NOT_SERVED:
            assert server.ask("GET", f"/web/{path}").status_code == 404, path


NOT_SERVED = (
    "linked/part.js", "table/linked.js", "table/secret.py", "table/room/within/part.js", ".hidden/part.js",
    "with.point/part.js", "table", "table/", "table/room", "nowhere/part.js", "table/nowhere/part.js",
)


def write_pages(web: Path, elsewhere: Path) -> None:
    """Write parts of a page, some too deep or hidden, and links that lead out of the folder."""
    for folder in ("table", "table/room", "table/room/within", ".hidden", "with.point"):
        (web / folder).mkdir(parents=True)
        (web / folder / "part.js").write_text(f"// {folder}", "utf-8")
    (web / "table" / "secret.py").write_text("", "utf-8")
    elsewhere.mkdir()
    (elsewhere / "part.js").write_text("// elsewhere", "utf-8")
    (web / "linked").symlink_to(elsewhere)
    (web / "table" / "linked.js").symlink_to(elsewhere / "part.js")


def test_a_file_is_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compression.packed_once.cache_clear()
    with inside(tmp_path) as server:
        for _ in range(3):
            raw(server, LARGE[0], "gzip")
            raw(server, "/api/openapi.json", "gzip")
    assert compression.packed_once.cache_info().misses == 1
