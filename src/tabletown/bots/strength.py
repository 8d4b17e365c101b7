"""How strong each level is in a game, as measured by `make arena`, which writes the file beside the game."""
import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Strength:
    points: int  # a match on average, with two seats
    beats: int | None = None  # the level below, in so many of a hundred matches


def strength_file(folder: Path) -> Path:
    return folder / "levels.json"


@cache
def strengths(folder: Path) -> dict[str, Strength]:
    """Return what was measured, by level; nothing for a game that no arena has seen."""
    file = strength_file(folder)
    found = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {level: Strength(**facts) for level, facts in found.items()}


def write_strengths(folder: Path, found: dict[str, Strength]) -> None:
    lines = [f"  {json.dumps(level)}: {json.dumps(asdict(facts))}" for level, facts in found.items()]
    strength_file(folder).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
