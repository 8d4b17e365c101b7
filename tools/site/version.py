"""Write what makes a site installable: manifest, icons, and a service worker that knows every file."""
import hashlib
import json
import shutil
from pathlib import Path

from tabletown.server.files import WEB
from tools.site.page import policy

ICONS = Path(__file__).parent / "icons"
TEMPLATE = WEB / "alone" / "service_worker.js"
MANIFEST = {
    "name": "Tabletown",
    "short_name": "Tabletown",
    "start_url": ".",
    "scope": ".",
    "display": "standalone",
    "background_color": "#f6f0e4",
    "theme_color": "#f6f0e4",
    "icons": [
        {"src": "web/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        {"src": "icons/192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icons/512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icons/maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}


def write_version(out: Path) -> None:
    shutil.copytree(ICONS, out / "icons")
    (out / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=2), "utf-8")
    (out / "web" / "alone" / TEMPLATE.name).unlink()
    write_service_worker(out)


def write_service_worker(out: Path) -> None:
    """Write it last, or anew when files have changed."""
    worker = out / TEMPLATE.name
    worker.unlink(missing_ok=True)
    facts = json.dumps(facts_of(out), indent=1)
    worker.write_text(f"self.SITE = {facts}\n\n{TEMPLATE.read_text('utf-8')}", "utf-8")


def facts_of(out: Path) -> dict[str, object]:
    """Return all files with their digests, and a version, which is a digest of all of them."""
    files = {str(file.relative_to(out)): facts(file) for file in sorted(out.rglob("*")) if file.is_file()}
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    return {
        "version": version,
        "size": sum(file.stat().st_size for file in out.rglob("*") if file.is_file()),
        "headers": {"Content-Security-Policy": policy(), "X-Content-Type-Options": "nosniff"},
        "files": files,
    }


def facts(file: Path) -> dict[str, object]:
    content = file.read_bytes()
    return {"digest": hashlib.sha256(content).hexdigest(), "size": len(content)}
