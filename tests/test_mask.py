"""Sets of squares mean the same to Python, to the compiler, and to anybody who counts."""
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tabletown.kernel.rules.mask import (
    around, district, districts, first, has, mask, moved, rest, several, size, squares,
)
from tabletown.kernel.loading import world

from .sample import examples

some_squares = st.sets(st.integers(0, 63))


@given(some_squares, st.integers(-63, 63))
def test_moving(some: set[int], by: int) -> None:
    assert moved(mask(*some), by) == mask(*(x + by for x in some if 0 <= x + by < 64))


@given(some_squares)
def test_words_mean_what_they_say(some: set[int]) -> None:
    m = mask(*some)
    assert around(m) == mask(*(y for x in some for y in beside(x)))
    assert size(m) == len(some) and squares(m) == sorted(some) and several(m) == (len(some) > 1)
    assert [x for x in range(64) if has(m, x)] == sorted(some)
    if some:
        assert first(m) == min(some) and rest(m) == mask(*(some - {min(some)}))


def beside(x: int) -> set[int]:
    left, right = ({x - 1} if x % 8 else set()), ({x + 1} if x % 8 < 7 else set())
    return {y for y in {x - 8, x + 8} | left | right if 0 <= y < 64}


@given(some_squares, some_squares)
def test_districts_are_what_one_can_walk_to(seeds: set[int], some: set[int]) -> None:
    seeds &= some
    reached = {x: walk(x, some) for x in seeds}
    assert district(mask(*seeds), mask(*some)) == mask(*(y for x in seeds for y in reached[x]))
    assert districts(mask(*seeds), mask(*some)) == len({frozenset(r) for r in reached.values()})


def walk(start: int, some: set[int]) -> set[int]:
    seen, todo = {start}, [start]
    while todo:
        new = (beside(todo.pop()) & some) - seen
        seen |= new
        todo += new
    return seen


def words(place: object) -> list[Callable[[int, int, int], int]]:
    """Return two functions that use every word of mask.py, so that little needs compiling."""
    w: dict[str, Callable[..., int]] = vars(place)
    a, d, ds, mv, r, sz, h, f = (
        w[name] for name in ("around", "district", "districts", "moved", "rest", "size", "has", "first")
    )

    def shapes(m: int, n: int, by: int) -> int:
        return a(m) ^ r(n) ^ mv(m, by) ^ d(m & n, n)

    def numbers(m: int, n: int, by: int) -> int:
        return sz(m) * 100_000 + ds(m & n, m) * 1000 + h(m, abs(by)) * 100 + (f(m) if m != 0 else 0)

    return [shapes, numbers]


def compiled_words() -> list[Any]:
    from numba import njit

    return [njit(f) for f in words(world("neoville").part("kernel.rules.mask"))]


INTERPRETED = words(world("neoville", compiled=False).part("kernel.rules.mask"))
COMPILED: list[Any] = []


@settings(deadline=None, max_examples=examples(300))
@given(some_squares, some_squares, st.integers(-63, 63))
def test_compiled_words_agree(some: set[int], others: set[int], by: int) -> None:
    COMPILED.extend([] if COMPILED else compiled_words())
    m, n = mask(*some), mask(*others)
    for interpreted, compiled in zip(INTERPRETED, COMPILED, strict=True):
        assert interpreted(m, n, by) == compiled(m, n, by)
