"""Fixtures that several test files share."""
import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest

from .postgres import Cluster, NoPostgres, private_cluster
from .serving import Server, serving

LONGEST = 180.0  # seconds that an async test may take


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--screenshots",
        action="store_true",
        help="keep pictures of the pages that tests see, in screenshots/",
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give every async test a time limit, so that waiting in vain fails."""
    for item in items:
        if isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
            item.obj = bounded(item.obj)


def bounded(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @wraps(test)
    async def run(**fixtures: Any) -> None:
        async with asyncio.timeout(LONGEST):
            await test(**fixtures)

    return run


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one server for all tests of a worker; tests that stop or fill it start their own by `serving`."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Start a private PostgreSQL when the first test asks for it."""
    try:
        with private_cluster() as cluster:
            yield cluster
    except NoPostgres as why:
        pytest.skip(str(why))


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return where to open an empty store, once in a file and once in PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
