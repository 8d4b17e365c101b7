"""Traces are counted by frames: nothing twice, and only what the page itself did."""
from typing import Any

import pytest

from benchmarks.browser.trace import Trace, tracing
from tests.browser.chromium import NoChromium, chromium

PAGE, OTHER = 1, 2  # threads


def event(name: str, start: int, length: int, thread: int = PAGE, url: str = "http://page") -> dict[str, Any]:
    time = {"tts": start * 1000, "tdur": length * 1000}
    return {"ph": "X", "name": name, "pid": 7, "tid": thread, **time, "args": {"data": {"url": url}}}


def test_work_belongs_to_the_frame_that_it_ends_in() -> None:
    first = [event("FunctionCall", 1, 2), event("Commit", 5, 1)]
    second = [event("Layout", 7, 3), event("TimerFire", 11, 1), event("Commit", 15, 1)]
    trace = Trace([*first, *second])
    assert trace.frames() == [2, 4]


def test_work_within_other_work_is_not_counted_twice() -> None:
    trace = Trace(
        [
            event("EventDispatch", 1, 6),
            event("FunctionCall", 2, 3),
            event("UpdateLayoutTree", 6, 2),
            event("Commit", 9, 1),
        ]
    )
    assert trace.frames() == [7]


def test_only_the_page_and_only_script_and_layout_count() -> None:
    others = [event("Layout", 1, 2, OTHER), *(event("Commit", at, 1, OTHER) for at in range(3, 9))]
    trace = Trace([*others, event("Paint", 1, 2), event("FunctionCall", 4, 1), event("Commit", 9, 1)])
    assert trace.frames() == [1]


def test_what_those_who_measure_do_in_the_page_does_not_count() -> None:
    ours = [event("EvaluateScript", 1, 4, url=""), event("Layout", 2, 1)]
    theirs = [event("EventDispatch", 6, 3), event("FunctionCall", 7, 1, url="")]
    assert Trace([*ours, *theirs, event("Commit", 10, 1)]).frames() == [2]


def test_without_a_frame_there_is_nothing_to_count() -> None:
    assert Trace([event("FunctionCall", 1, 2)]).frames() == []


def test_a_page_that_moves_has_frames_with_script_in_them() -> None:
    move = (
        "() => new Promise(done => { let n = 0\n"
        "const step = () => n++ < 9 ? requestAnimationFrame(show) : done()\n"
        "const show = () => { document.body.textContent = n; step() }; step() })"
    )
    try:
        with chromium() as browser:
            page = browser.new_page()
            page.set_content("<body>0</body>")
            with tracing(page) as trace:
                page.evaluate(move)
            assert len(trace.frames()) > 5 and sum(trace.frames()) > 0
    except NoChromium as why:
        pytest.skip(str(why))
