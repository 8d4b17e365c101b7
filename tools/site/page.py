"""Write the files of a site's page: those that a server would serve, and answers that never change."""
import base64
import hashlib
import json
import shutil
from pathlib import Path
from typing import Any, cast

import msgspec

from tabletown import catalogue
from tabletown.bots.strength import ON_A_SITE, strengths
from tabletown.kernel.game import folder_of
from tabletown.server.app import SECURITY
from tabletown.server.files import MESSAGES, OF_BOARDS, OF_GAMES, OF_MESSAGES, OF_WEB, WEB, head
from tabletown.server.operations import Operations
from tabletown.server.requests import Catalogue

# Modules of the page that a site replaces by its own.
OWN = ("base.js", "surroundings.js", "transport.js")
MAP = json.dumps({"imports": {f"./web/{name}": f"./web/alone/{name}" for name in OWN}})
PYTHON = "connect-src 'self' blob:; script-src 'self' 'wasm-unsafe-eval'"  # what Python needs besides
INSTALLABLE = """  <link rel="stylesheet" href="web/alone/alone.css">
  <link rel="manifest" href="manifest.webmanifest">
  <link rel="apple-touch-icon" href="icons/apple.png">
  <meta name="theme-color" content="#f6f0e4" media="(prefers-color-scheme: light)">
  <meta name="theme-color" content="#1d1a18" media="(prefers-color-scheme: dark)">
"""
# Shown if the page does not start within some seconds, and gone once it does.
UNOPENED = """  <div class="unopened">
    <p>Tabletown does not start. It needs a current browser, and cannot run as a file: open its address.</p>
    <p lang="nl">Tabletown start niet. Het heeft een actuele browser nodig en werkt niet als bestand: open het
    adres.</p>
    <p lang="pl">Tabletown się nie uruchamia. Wymaga aktualnej przeglądarki i nie działa jako plik: otwórz
    jego adres.</p>
  </div>
"""


def write_page(out: Path) -> None:
    for folder in (WEB, *(path for path in WEB.rglob("*") if path.is_dir())):
        copy_files(folder, out / "web" / folder.relative_to(WEB), OF_WEB - {".html", ".ts"})
    copy_files(MESSAGES, out / "messages", OF_MESSAGES)
    for game in catalogue.names():
        folder, place = folder_of(catalogue.load(game)), out / "games" / game
        copy_files(folder, place, OF_GAMES)
        copy_files(folder / "board", place / "board", OF_BOARDS)
        copy_files(folder / "lessons", place / "lessons", OF_MESSAGES)
    write_answers(out / "api")
    (out / "index.html").write_text(index(), "utf-8")


def copy_files(folder: Path, to: Path, endings: set[str]) -> None:
    for file in sorted(folder.glob("*")):
        if file.is_file() and file.suffix in endings:
            to.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, to / file.name)


def write_answers(folder: Path) -> None:
    """Write what a host would always answer alike, so that a page need not wait for Python."""
    operations = Operations(cast(Any, None))
    write_answer(folder / "games.json", as_strong_as_here(operations.games()))
    for game in catalogue.names():
        write_answer(folder / "games" / game / "illustrations.json", operations.illustrations(game))


def as_strong_as_here(found: Catalogue) -> Catalogue:
    """Tell how strong the bots are where nothing is compiled, so that they search little or not at all."""
    for game in found.games:
        game.levels = strengths(folder_of(catalogue.load(game.name)), ON_A_SITE)
    return found


def write_answer(file: Path, answer: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(answer))


def index() -> str:
    """Return the page with its policy, its own modules, and a list of what to load side by side."""
    page = (WEB / "index.html").read_text("utf-8")
    preloads = head("home")
    for name in OWN:
        preloads = preloads.replace(f'"web/{name}"', f'"web/alone/{name}"')
    policy = f'  <meta http-equiv="Content-Security-Policy" content="{policy_of_page()}">\n'
    own = f'{INSTALLABLE}  <script type="importmap">{MAP}</script>\n'
    page = page.replace('  <meta name="viewport"', f'{policy}  <meta name="viewport"')
    page = page.replace('  <script type="module"', f'{own}  <script type="module"')
    return page.replace("</head>", f"{preloads}</head>").replace("</body>", f"{UNOPENED}</body>")


def policy() -> str:
    """Return the server's policy, which also allows Python and our import map."""
    digest = base64.b64encode(hashlib.sha256(MAP.encode()).digest()).decode()
    return f"{SECURITY['Content-Security-Policy']}; {PYTHON} 'sha256-{digest}'"


def policy_of_page() -> str:
    """Return the policy without what only a header can say."""
    return "; ".join(part for part in policy().split("; ") if not part.startswith("frame-ancestors"))
