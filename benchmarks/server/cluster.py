"""A PostgreSQL of our own, from the binaries of the system, for as long as something is measured or broken."""
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

OWNER = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
START_LIMIT = 30.0  # seconds


def binaries() -> Path | None:
    """Where postgres and initdb are: often not on the path."""
    asked = shutil.which("pg_config")
    told = subprocess.run([asked, "--bindir"], capture_output=True, text=True, check=False).stdout.strip() if asked else ""
    found = [Path(told), *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    return next((folder for folder in found if (folder / "initdb").exists()), None)


@contextmanager
def private_cluster() -> Iterator[str]:
    """The address of an empty database, reached by a socket in a folder that is gone afterwards."""
    with TemporaryDirectory(prefix="cluster-") as name:
        folder = Path(name)
        if OWNER:
            shutil.chown(folder, OWNER, OWNER)
        run(folder, "initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        with postgres(folder):
            run(folder, "createdb", "-h", name, "-U", "postgres", "tabletown")
            yield f"postgresql://postgres@/tabletown?host={name}"


@contextmanager
def postgres(folder: Path) -> Iterator[None]:
    words = command("postgres", "-D", "data", "-k", str(folder), "-c", "listen_addresses=")
    process = subprocess.Popen(words, cwd=folder, user=OWNER, group=OWNER, stderr=subprocess.DEVNULL)
    try:
        wait_for(folder)
        yield
    finally:
        process.terminate()
        process.wait()


def wait_for(folder: Path) -> None:
    limit = monotonic() + START_LIMIT
    while subprocess.run(command("pg_isready", "-q", "-h", str(folder)), check=False).returncode:
        if monotonic() > limit:
            raise TimeoutError("PostgreSQL did not start")
        sleep(0.05)


def run(folder: Path, *words: str) -> None:
    subprocess.run(command(*words), cwd=folder, user=OWNER, group=OWNER, check=True, capture_output=True)


def command(program: str, *words: str) -> Sequence[str]:
    folder = binaries()
    if folder is None:
        raise FileNotFoundError("PostgreSQL is not installed")
    return str(folder / program), *words
