"""What several files of tests share."""
from collections.abc import Iterator
from pathlib import Path

import pytest

from .postgres import Cluster, NoPostgres, private_cluster


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, started when the first test asks for it."""
    try:
        with private_cluster() as cluster:
            yield cluster
    except NoPostgres as why:
        pytest.skip(str(why))


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store can be opened, once in a file and once in PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
