"""Run a private PostgreSQL for tests and benchmarks, on a socket in a temporary folder."""
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

NAME = "postgres"  # the name of its user, on the machine and in the database
WAIT = 60.0  # seconds for any one program
FAST, CRASH = "fast", "immediate"  # ways to stop it


class NoPostgres(Exception):
    """PostgreSQL cannot run here, and why."""


@contextmanager
def private_cluster(fsync: bool = False) -> Iterator["Cluster"]:
    """Run a PostgreSQL; without fsync it is quicker, and safe from everything but a power cut."""
    with own_folder() as folder:
        cluster = Cluster(programs(), folder)
        cluster.make(fsync)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.end()


class Cluster:
    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        self._numbers = itertools.count(1)

    def make(self, fsync: bool) -> None:
        self._run(
            "initdb",
            "--pgdata=data",
            f"--username={NAME}",
            "--auth=trust",
            "--encoding=utf8",
            "--no-locale",
            "--no-sync",
        )
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": self.folder,
            "fsync": "on" if fsync else "off",
        }
        with open(self.folder / "data" / "postgresql.conf", "a", encoding="utf-8") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())

    def start(self) -> None:
        self._run("pg_ctl", "--pgdata=data", "--log=log", "--wait", "start")

    def stop(self, how: str = FAST) -> None:
        self._run("pg_ctl", "--pgdata=data", f"--mode={how}", "--wait", "stop")

    def restart(self, how: str = FAST) -> None:
        with self.away(how):
            pass

    @contextmanager
    def away(self, how: str = FAST) -> Iterator[None]:
        """Stop it for a while."""
        self.stop(how)
        try:
            yield
        finally:
            self.start()

    def end(self) -> None:
        """Stop it if it still runs."""
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop(CRASH)

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        name = f"test_{next(self._numbers)}"
        self._run("createdb", f"--host={self.folder}", f"--username={NAME}", name)
        return f"postgresql://{NAME}@/{name}?host={self.folder}"

    def _run(self, program: str, *words: str) -> None:
        with open(self.folder / "said", "w+", encoding="utf-8") as said:
            quiet: dict[str, Any] = dict(stdin=subprocess.DEVNULL, stdout=said, stderr=said)
            done = subprocess.run(
                [str(self.programs / program), *words],
                cwd=self.folder,
                timeout=WAIT,
                **quiet,
                **not_as_root(),
            )
            said.seek(0)
            assert not done.returncode, f"{program}: {said.read()}"


@contextmanager
def own_folder() -> Iterator[Path]:
    """Make a folder with a short path for the socket, which another user may enter, unlike pytest's."""
    folder = Path(tempfile.mkdtemp())
    try:
        if who := not_as_root():
            os.chown(folder, who["user"], who["group"])
        yield folder
    finally:
        shutil.rmtree(folder)


def not_as_root() -> dict[str, Any]:
    """Return the user to run PostgreSQL as if we are root, whom it refuses."""
    if os.geteuid():
        return {}
    try:
        who = pwd.getpwnam(NAME)
    except KeyError:
        raise NoPostgres(f"there is no user {NAME}, and PostgreSQL does not run as root") from None
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


def programs() -> Path:
    """Return the folder with a server's programs: the one that pg_config names, else Debian's newest."""
    places = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: float(place.parent.name), reverse=True
    )
    with suppress(FileNotFoundError):
        told = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, timeout=WAIT).stdout
        places.insert(0, Path(told.strip()))
    for place in places:
        if (place / "initdb").exists():
            return place
    raise NoPostgres("PostgreSQL is not installed")
