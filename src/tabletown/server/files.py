"""Serve the page, its files, the messages and the files of games, and nothing else from any folder."""
import hashlib
import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from .. import catalogue
from ..kernel.game import folder_of
from ..messages import LANGUAGES
from . import imports
from .routes import operations
from .versions import VERSION, keeping

HOUSE = Path(__file__).parents[1]
WEB, MESSAGES = imports.WEB, HOUSE / "messages"
PARTS = {"t": "table", "rules": "rules", "score": "score"}  # by the first word of an address; else home
PART, NAME = r"[\w-]+", r"[\w-]+(\.[\w-]+)*"
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".md": "text/markdown",
    ".txt": "text/plain",
    ".ts": "text/plain",  # the types of what others wrote
    ".svg": "image/svg+xml; charset=utf-8",  # the framework adds the charset of texts
    ".woff2": "font/woff2",
}
OF_WEB, OF_MESSAGES = {".css", ".html", ".js", ".svg", ".ts", ".txt", ".woff2"}, {".ftl"}
OF_GAMES, OF_BOARDS = {".css", ".ftl", ".md", ".svg"}, {".css", ".js"}
LOOKS = "text.css"  # of a game; empty for games that have none

FONTS = ("web/fonts/inter.woff2", "web/fonts/fraunces.woff2")
FONT = '  <link rel="preload" href="{}" as="font" type="font/woff2" crossorigin>\n'
STYLE = '  <link rel="preload" as="style" href="{}">\n'
MODULE = '  <link rel="modulepreload" href="{}">\n'
WORDS = '  <link rel="preload" as="fetch" href="{}" crossorigin>\n'
LISTS = '  <script type="application/json" id="modules">{}</script>\n'
OURS = re.compile(r'="(web|games|messages)/')  # addresses of our files, in the page

MANY_PAGES = 256  # parts of the page, in each language, and tables of each game

Asked = Request[Any, Any, Any]


@get(
    ["/", "/rules/{game:str}", "/score", "/score/{game:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Asked) -> Response[bytes]:
    """Serve the one page, which reads from its own address what to show; it asks for its files relatively."""
    return the_page(request)


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: Asked, table: FromPath[str], state: State) -> Response[bytes]:
    """Serve the page of a table with the files of its game, so that a link leads to the board in one go."""
    return the_page(request, await operations(state).game_of(table))


def the_page(request: Asked, game: str | None = None) -> Response[bytes]:
    up = "../" * (request.scope["raw_path"].count(b"/") - 1)  # as the browser counts, with a slash at the end
    shown = PARTS.get(request.url.path.split("/")[1], "home")
    language = language_of(request.headers.get("accept-language", ""))
    version = VERSION.look()
    text = OURS.sub(rf'="{up}v/{version}/\1/', page_text(version, shown, language, game))
    return answer_tagged(request, text.encode(), TYPES[".html"])


@lru_cache(MANY_PAGES)
def page_text(version: str, shown: str, language: str, game: str | None) -> str:
    """Return the page as it is in a version of all files; that takes about 0.1 s."""
    words = "".join(map(WORDS.format, words_of(language, game)))
    text = (WEB / "index.html").read_text("utf-8")
    return text.replace("</head>", f"{head(shown, game)}{words}</head>")


def head(shown: str, game: str | None = None) -> str:
    """Return what lets a browser load at once all that it needs: files of this page, and lists for later."""
    boards = imports.boards()
    board = boards.get(game or "", [])
    needed = dict.fromkeys([*imports.files("web/page.js"), *imports.part(shown), *board])
    own = [f"games/{game}/board/board.css", f"games/{game}/{LOOKS}"] if board else []
    looks = [*imports.styles(shown), *own]
    fonts = [] if shown == "table" else FONTS  # at a table the board comes first
    later = json.dumps({"table": [*imports.styles("table"), *imports.part("table")], **boards})
    links = [*map(FONT.format, fonts), *map(STYLE.format, looks), *map(MODULE.format, needed)]
    return "".join([*links, LISTS.format(later)])


def words_of(language: str, game: str | None) -> list[str]:
    """Return the files with the words of a page."""
    own = [f"games/{game}/messages.{language}.ftl"] if game else []
    return [f"messages/{language}.ftl", *own]


def language_of(accepted: str) -> str:
    """Return the first of our languages that a browser accepts, as the page chooses it, or English."""
    codes = [each.strip()[:2].lower() for each in accepted.split(",")]
    return next((code for code in codes if code in LANGUAGES), "en")


@get("/web/{name:str}", include_in_schema=False, sync_to_thread=False)
def of_web(request: Asked, name: FromPath[str]) -> Response[bytes]:
    return serve_file(request, WEB, name, OF_WEB)


@get("/web/{part:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def of_part(request: Asked, part: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Serve a file of a part of the page; each part has a folder."""
    return serve_file(request, inside(WEB, part), name, OF_WEB)


@get("/web/{part:str}/{room:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def of_room(request: Asked, part: FromPath[str], room: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Serve a file of a room; large parts have a folder for each of their rooms."""
    return serve_file(request, inside(inside(WEB, part), room), name, OF_WEB)


@get("/messages/{name:str}", include_in_schema=False, sync_to_thread=False)
def of_messages(request: Asked, name: FromPath[str]) -> Response[bytes]:
    return serve_file(request, MESSAGES, name, OF_MESSAGES)


@get("/games/{game:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def of_game(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    if game not in catalogue.names():
        raise NotFoundException
    folder = folder_of(catalogue.load(game))
    if name == LOOKS and not (folder / name).exists():
        return answer_tagged(request, b"", TYPES[".css"])
    return serve_file(request, folder, name, OF_GAMES)


@get("/games/{game:str}/board/{name:str}", include_in_schema=False, sync_to_thread=False)
def of_board(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Serve a file that draws a game in the browser."""
    if game not in catalogue.names():
        raise NotFoundException
    return serve_file(request, inside(folder_of(catalogue.load(game)), "board"), name, OF_BOARDS)


@get("/games/{game:str}/lessons/{name:str}", include_in_schema=False, sync_to_thread=False)
def of_lessons(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Serve the texts of a game's lessons."""
    if game not in catalogue.names():
        raise NotFoundException
    return serve_file(request, inside(folder_of(catalogue.load(game)), "lessons"), name, OF_MESSAGES)


FILES = [page, table_page, of_web, of_part, of_room, of_messages, of_game, of_board, of_lessons]


def serve_file(request: Asked, folder: Path, name: str, endings: set[str]) -> Response[bytes]:
    """Serve a file of a folder, if it is one that we show."""
    file = folder / name
    if not re.fullmatch(NAME, name, re.ASCII) or file.suffix not in endings or not lies_in(folder, file):
        raise NotFoundException
    return answer_tagged(request, file.read_bytes(), TYPES[file.suffix])


def answer_tagged(request: Asked, body: bytes, media_type: str) -> Response[bytes]:
    """Answer with a body and its digest, or say that the client has it already."""
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    head = {"ETag": tag, "Cache-Control": keeping(request.scope)}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=head)
    return Response(body, media_type=media_type, headers=head)


def inside(folder: Path, part: str) -> Path:
    """Return a folder of this very folder, and no link to somewhere else."""
    if not re.fullmatch(PART, part, re.ASCII) or (folder / part).resolve() != folder.resolve() / part:
        raise NotFoundException
    return folder / part


def lies_in(folder: Path, file: Path) -> bool:
    """Is it a file of this very folder, and no link to somewhere else?"""
    return file.is_file() and file.resolve() == folder.resolve() / file.name
