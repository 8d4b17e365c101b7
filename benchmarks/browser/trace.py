"""How long script, style and layout take in each frame, by a trace that Chromium keeps of itself.

It is the time in which the page's thread ran: what other programs took of the machine meanwhile does not count.
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
LAYOUT = {"HitTest", "Layout", "UpdateLayoutTree"}  # the last is the style of everything
FRAME = "Commit"  # with which the page hands a frame over

Event = dict[str, Any]
Span = tuple[float, float]  # from, to


@dataclass
class Trace:
    events: list[Event] = field(default_factory=list)

    def frames(self) -> list[float]:
        """Of every frame the milliseconds of script and layout since the one before."""
        mine = self._main()
        work = merged(span(event) for event in mine if event["name"] in SCRIPT | LAYOUT)
        ends = sorted(span(event)[1] for event in mine if event["name"] == FRAME)
        return [within(work, start, end) / 1000 for start, end in zip([0.0, *ends], ends, strict=False)]

    def _main(self) -> list[Event]:
        """What the page's own thread did: the one with most script. The browser around it hands frames over as well."""
        whole = [event for event in self.events if event["ph"] == "X" and "tdur" in event]
        threads = Counter((event["pid"], event["tid"]) for event in whole if event["name"] in SCRIPT)
        most = max(threads, key=lambda thread: threads[thread], default=None)
        return [event for event in whole if (event["pid"], event["tid"]) == most]


@contextmanager
def tracing(page: Page) -> Iterator[Trace]:
    """All that happens within; the trace is there afterwards."""
    browser, trace = page.context.browser, Trace()
    assert browser
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield trace
    finally:
        trace.events = json.loads(browser.stop_tracing())["traceEvents"]


def span(event: Event) -> Span:
    """In the time of its thread."""
    return float(event["tts"]), float(event["tts"] + event["tdur"])


def merged(spans: Iterator[Span]) -> list[Span]:
    """What lies within something else is not counted twice."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found


def within(spans: list[Span], start: float, end: float) -> float:
    return sum(max(0.0, min(end, last) - max(start, first)) for first, last in spans)
