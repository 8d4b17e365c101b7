"""Give files addresses with a version, `/v/VERSION/web/page.js`, so that browsers keep them for ever.

Modules import each other by relative addresses, so a module with a version loads all others with it.
"""
import hashlib
import os
import re
import time
from functools import lru_cache
from pathlib import Path
from typing import Any

from .. import catalogue
from ..kernel.game import folder_of

HOUSE = Path(__file__).parents[1]
VERSIONED = re.compile(r"/v/([0-9a-f]{16})(/(?:web|games|messages)/.*)")
SHOWN = (".css", ".ftl", ".html", ".js", ".md", ".svg", ".woff2")
FOR_EVER, CHECKED = "public, max-age=31536000, immutable", "no-cache"


class Version:
    """The version of all files that pages use, as it was when a page was last served."""

    now = ""

    def look(self) -> str:
        """Return the version of the files as they are now, or were within the last second."""
        self.now = version_at(int(time.monotonic()))
        return self.now


@lru_cache(1)
def version_at(second: int) -> str:
    """Return the version of all files; it is looked for once a second, which takes a few milliseconds."""
    return digest(tuple((file, os.stat(file).st_mtime_ns) for file in files()))


def files() -> list[str]:
    games = [folder_of(catalogue.load(name)) for name in catalogue.names()]
    folders = (each for top in (HOUSE / "web", HOUSE / "messages", *games) for each in os.walk(top))
    return sorted(f"{place}/{name}" for place, _, names in folders for name in names if name.endswith(SHOWN))


@lru_cache(1)
def digest(changed: tuple[tuple[str, int], ...]) -> str:
    """Return a digest of files, which is computed again when one of them has changed."""
    whole = hashlib.sha256()
    for file, _ in changed:
        whole.update(hashlib.sha256(Path(file).read_bytes()).digest())
    return whole.hexdigest()[:16]


VERSION = Version()


def without_versions(app: Any) -> Any:
    """Return the application, which answers to an address with a version as to the same without one."""

    async def plain_app(scope: Any, receive: Any, send: Any) -> None:
        found = VERSIONED.fullmatch(scope.get("path", ""))
        if found:
            asked, path = found.groups()
            scope = {**scope, "path": path, "raw_path": path.encode(), "version": asked}
        await app(scope, receive, send)

    return plain_app


def keeping(scope: Any) -> str:
    """Return how long an answer may be kept: for ever, if its address has the version of now."""
    return FOR_EVER if scope.get("version") == VERSION.now != "" else CHECKED
