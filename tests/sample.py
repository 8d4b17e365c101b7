"""Choose the fixed sample of a long matrix that `make test` runs; `make test-slow` runs all of it."""
import os
from collections.abc import Callable, Iterable
from typing import Any

import pytest

THOROUGH = "TABLETOWN_THOROUGH" in os.environ  # set by make test-slow


def sample(cases: Iterable[Any], is_in: Callable[[int, Any], bool]) -> list[Any]:
    """Mark the cases slow that are not in the sample, which `is_in(number, case)` decides."""
    return [case if is_in(i, case) else slow(case) for i, case in enumerate(cases)]


def first(cases: Iterable[Any], n: int = 1) -> list[Any]:
    return sample(cases, lambda i, case: i < n)


def slow(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.slow)


def examples(n: int) -> int:
    """Return so many for `make test-slow`, and a third of them for `make test`."""
    return n if THOROUGH else n // 3
