"""What `make test` runs of a long matrix: a fixed sample. `make test-slow` runs all of it."""
import os
from collections.abc import Callable, Iterable
from typing import Any

import pytest

THOROUGH = "TABLETOWN_THOROUGH" in os.environ  # make test-slow sets it


def sample(cases: Iterable[Any], is_in: Callable[[int, Any], bool]) -> list[Any]:
    """All cases of a parametrized test; those that are not in the sample are marked slow. `is_in` gets their number and the case."""
    return [case if is_in(i, case) else slow(case) for i, case in enumerate(cases)]


def first(cases: Iterable[Any], n: int = 1) -> list[Any]:
    return sample(cases, lambda i, case: i < n)


def slow(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.slow)


def examples(n: int) -> int:
    """So many in `make test-slow`, a third of them in `make test`."""
    return n if THOROUGH else n // 3
