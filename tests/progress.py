"""Show where `make test` is while it runs, and at the end what was left out and why."""
import os
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

LINES = 20  # in a file, where a line cannot be overwritten


class Progress:
    def __init__(self) -> None:
        self.all = self.done = self.told = 0
        self.shown = sys.stderr.isatty()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.all = self.all or len(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        self.all = len(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "teardown":
            return
        self.done += 1
        if self.shown:
            self.tell(report, "\r", "\x1b[K")
        elif self.done * LINES // max(self.all, 1) > self.told:
            self.told += 1
            self.tell(report, "", "\n")

    def tell(self, report: pytest.TestReport, start: str, end: str) -> None:
        share = self.done / max(self.all, self.done)
        print(f"{start}{share:4.0%} {report.nodeid.partition('::')[0]}", end=end, file=sys.stderr, flush=True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(
        self, report: pytest.CollectReport | pytest.TestReport
    ) -> tuple[str, str, str] | None:
        """Print no dots, because the progress line says more."""
        return ("passed", "", "PASSED") if report.passed and report.when == "call" else None

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
            terminalreporter.write_line(f"All chance came from TABLETOWN_SEED={os.environ['TABLETOWN_SEED']}")
        skipped = terminalreporter.stats.get("skipped", [])
        for why, tests in Counter(report.longrepr[2].removeprefix("Skipped: ") for report in skipped).items():
            terminalreporter.write_line(f"Left out, because {why}: {tests} test{'s' if tests > 1 else ''}")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress())
