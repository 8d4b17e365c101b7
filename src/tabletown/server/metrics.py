"""Count and time for the operator, in the format of Prometheus."""
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds

HELP = {
    "tabletown_tables": ("gauge", "Tables in memory"),
    "tabletown_guests": ("gauge", "Open sockets"),
    "tabletown_answers_total": ("counter", "Answers by what became of them"),
    "tabletown_slow_readers_total": ("counter", "Sockets dropped because they did not read"),
    "tabletown_bots_replaced_total": ("counter", "Workers of bots that died or hung"),
    "tabletown_store_errors_total": ("counter", "Errors of the store by what was told of them"),
    "tabletown_answer_seconds": ("histogram", "From an answer to its acknowledgement"),
}


class Metrics:
    def __init__(self) -> None:
        self.values: Counter[str] = Counter()
        self.spent = [0] * (len(BOUNDS) + 1)  # answers by the first bound that they keep, or none
        self.seconds, self.answers = 0.0, 0

    def count(self, name: str, by: int = 1, **label: str) -> None:
        self.values[name + "".join(f'{{{key}="{value}"}}' for key, value in label.items())] += by

    def time_answer(self, seconds: float) -> None:
        self.spent[bisect_left(BOUNDS, seconds)] += 1
        self.seconds, self.answers = self.seconds + seconds, self.answers + 1

    def text(self, **gauges: int) -> str:
        values = {**self.values, **gauges}
        lines = []
        for name, (kind, meaning) in HELP.items():
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
            lines += self._spent() if kind == "histogram" else _lines(name, values)
        return "\n".join(lines) + "\n"

    def _spent(self) -> Iterator[str]:
        below = 0
        for bound, answers in zip(BOUNDS, self.spent, strict=False):
            below += answers
            yield f'tabletown_answer_seconds_bucket{{le="{bound}"}} {below}'
        yield f'tabletown_answer_seconds_bucket{{le="+Inf"}} {self.answers}'
        yield f"tabletown_answer_seconds_sum {self.seconds:.6f}"
        yield f"tabletown_answer_seconds_count {self.answers}"


def _lines(name: str, values: dict[str, int]) -> list[str]:
    found = [f"{key} {value}" for key, value in sorted(values.items()) if key.partition("{")[0] == name]
    return found or [f"{name} 0"]
