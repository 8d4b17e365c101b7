"""Let pytest import games outside the package as `tabletown.games.NAME`, never from their path."""
import os
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest



def is_elsewhere(game: Path) -> bool:
    named = os.environ.get("TABLETOWN_GAMES", "").split(os.pathsep)
    return any(game.parent == Path(folder).resolve() for folder in named if folder)


class GameTests(pytest.Module):
    def _getobj(self) -> ModuleType:
        return import_module(f"tabletown.games.{self.path.parents[1].name}.tests.{self.path.stem}")


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A package, which pytest would import, is a plain folder to us."""
    return pytest.Dir.from_parent(parent, path=path) if is_elsewhere(path) else None


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    return GameTests.from_parent(parent, path=module_path) if is_elsewhere(module_path.parents[1]) else None
