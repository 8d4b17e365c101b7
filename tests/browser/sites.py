"""Build a site once, and serve it as a static host does, below a path."""
import fcntl
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).parents[2]
DIST, PYODIDE = ROOT / "dist", ROOT / "node_modules" / "pyodide"
MADE_FROM = ("src", "tools/site", "benchmarks/games", "package-lock.json")
PATH = "/some/where"


class NoSite(Exception):
    """A site cannot be built here, and why."""


def built_site() -> Path:
    """Return a site made from the files as they are now; of several processes one builds it."""
    if not shutil.which("node") or not PYODIDE.exists():
        raise NoSite("Node.js or Pyodide is not installed")
    DIST.mkdir(exist_ok=True)
    with open(DIST / "test-site.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        site = DIST / f"test-site-{digest()}"
        if not site.exists():
            for old in DIST.glob("test-site-*"):
                shutil.rmtree(old)
            subprocess.run([sys.executable, "-m", "tools.site.build", str(site)], cwd=ROOT, check=True)
        return site


def digest() -> str:
    """Return a digest of all that a site is made from."""
    found = hashlib.blake2b(digest_size=8)
    for path in (ROOT / name for name in MADE_FROM):
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                found.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return found.hexdigest()


class Handler(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(PATH) if path.startswith(f"{PATH}/") else "/nowhere")

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def serving_site(folder: Path) -> Iterator[str]:
    """Serve a folder, and yield its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}{PATH}/"
        server.shutdown()
