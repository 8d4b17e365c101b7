"""A private PostgreSQL for tests and benchmarks: Debian's programs, a socket in a temporary folder, nothing left afterwards."""
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

NAME = "postgres"  # of its user, on the machine and in the database
WAIT = 60.0  # seconds for any one program
FAST, CRASH = "fast", "immediate"  # how it is stopped


class NoPostgres(Exception):
    """Why there can be none here."""


@contextmanager
def private_cluster(fsync: bool = False) -> Iterator["Cluster"]:
    """A running PostgreSQL. Without fsync it is quicker, and fears nothing but a power cut."""
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
        """Stopped for a while."""
        self.stop(how)
        try:
            yield
        finally:
            self.start()

    def end(self) -> None:
        """Whether it runs or a test has stopped it."""
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop(CRASH)

    def new_database(self) -> str:
        """An empty one: its address."""
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
    """Not one of pytest's: those are closed to other users, and the path of a socket must be short."""
    folder = Path(tempfile.mkdtemp())
    try:
        if who := not_as_root():
            os.chown(folder, who["user"], who["group"])
        yield folder
    finally:
        shutil.rmtree(folder)


def not_as_root() -> dict[str, Any]:
    """PostgreSQL refuses root, who therefore runs it as its own user."""
    if os.geteuid():
        return {}
    try:
        who = pwd.getpwnam(NAME)
    except KeyError:
        raise NoPostgres(f"there is no user {NAME}, and PostgreSQL does not run as root") from None
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


def programs() -> Path:
    """The folder with a server's programs: the one that pg_config names, else Debian's newest."""
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
