"""Measure how long script, style and layout take in each frame, by Chromium's own trace.

This is the time in which the page's thread ran, so the load of other programs does not count.
"""
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

CATEGORIES = ["__metadata", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8"]
SCRIPT = {
    "EvaluateScript", "EventDispatch", "FireAnimationFrame", "FunctionCall", "MajorGC", "MinorGC",
    "RunMicrotasks", "TimerFire",
}
CALLS = {"EvaluateScript", "FunctionCall"}  # those that say from which file
LAYOUT = {"HitTest", "Layout", "UpdateLayoutTree"}  # UpdateLayoutTree computes styles
FRAME = "Commit"  # the event in which the page hands a frame over

Event = dict[str, Any]
Span = tuple[float, float]  # start, end


@dataclass
class Trace:
    events: list[Event] = field(default_factory=list)

    def frames(self) -> list[float]:
        """Return for every frame the milliseconds of script and layout since the frame before."""
        mine = self._main()
        work = merged(span(event) for event in mine if event["name"] in SCRIPT | LAYOUT)
        ours = merged(span(event) for event in mine if is_measuring(event))
        ends = sorted(span(event)[1] for event in mine if event["name"] == FRAME)
        frames = zip([0.0, *ends], ends, strict=False)
        return [(within(work, *frame) - within(ours, *frame)) / 1000 for frame in frames]

    def _main(self) -> list[Event]:
        """Return the events of the page's own thread, which is the one with most script."""
        whole = [event for event in self.events if event["ph"] == "X" and "tdur" in event]
        threads = Counter((event["pid"], event["tid"]) for event in whole if event["name"] in SCRIPT)
        most = max(threads, key=lambda thread: threads[thread], default=None)
        return [event for event in whole if (event["pid"], event["tid"]) == most]


@contextmanager
def tracing(page: Page) -> Iterator[Trace]:
    """Record a trace of everything that happens within, and fill it in at the end."""
    browser, trace = page.context.browser, Trace()
    assert browser
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield trace
    finally:
        trace.events = json.loads(browser.stop_tracing())["traceEvents"]


def is_measuring(event: Event) -> bool:
    """Is this a script of whoever plays and measures, which has no address, and not of the page?"""
    data = event.get("args", {}).get("data", {})
    return event["name"] in CALLS and not str(data.get("url", "")).startswith("http")


def span(event: Event) -> Span:
    """Return when an event began and ended, in the time of its thread."""
    return float(event["tts"]), float(event["tts"] + event["tdur"])


def merged(spans: Iterator[Span]) -> list[Span]:
    """Merge spans that overlap, so that nothing is counted twice."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found


def within(spans: list[Span], start: float, end: float) -> float:
    return sum(max(0.0, min(end, last) - max(start, first)) for first, last in spans)
