"""Run a server behind nginx with TLS and HTTP/2, as docs/nginx.conf advises."""
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.serving import Server, eventually, free_port, serving

ADVISED = Path(__file__).resolve().parents[2] / "docs" / "nginx.conf"
AROUND = """daemon off; pid {folder}/pid; error_log {folder}/log;
events {{}}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{advised} }}"""
CERTIFY = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout key -out cert"


def can_serve() -> bool:
    return bool(shutil.which("nginx") and shutil.which("openssl"))


@contextmanager
def behind_nginx(folder: Path) -> Iterator[tuple[Server, str]]:
    """Return a server and the address at which browsers reach it."""
    folder.mkdir()
    subprocess.run(CERTIFY.split(), cwd=folder, check=True, capture_output=True)
    front, back = free_port(), free_port()
    address = f"https://127.0.0.1:{front}"
    with serving(folder, "--public-url", address, port=back) as server, nginx(folder, front, back):
        yield server, address


@contextmanager
def nginx(folder: Path, front: int, back: int) -> Iterator[None]:
    conf = folder / "nginx.conf"
    conf.write_text(AROUND.format(folder=folder, advised=advised(folder, front, back)), "utf-8")
    process = subprocess.Popen(["nginx", "-c", conf, "-e", folder / "log"])
    try:
        eventually(lambda: (folder / "pid").exists())
        yield
    finally:
        process.terminate()
        process.wait()


def advised(folder: Path, front: int, back: int) -> str:
    """Return what operators are told to write, with the ports and the certificate of this run."""
    ours = {
        "127.0.0.1:8000": f"127.0.0.1:{back}",
        "listen 443": f"listen 127.0.0.1:{front}",
        "/etc/ssl/play.example.org.crt": f"{folder}/cert",
        "/etc/ssl/play.example.org.key": f"{folder}/key",
    }
    text = ADVISED.read_text("utf-8")
    for theirs, mine in ours.items():
        assert theirs in text
        text = text.replace(theirs, mine)
    return text
