"""How strong each level is in a game, as measured by `make arena`, which writes the files beside the game."""
import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

ON_A_SERVER, ON_A_SITE = "levels.json", "levels_site.json"


@dataclass(frozen=True)
class Strength:
    points: int  # a match on average, with two seats
    beats: int | None = None  # the level below, in so many of a hundred matches


@cache
def strengths(folder: Path, where: str = ON_A_SERVER) -> dict[str, Strength]:
    """Return what was measured, by level; nothing for a game that no arena has seen."""
    file = folder / where
    found = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {level: Strength(**facts) for level, facts in found.items()}


def write_strengths(folder: Path, where: str, found: dict[str, Strength]) -> None:
    lines = [f"  {json.dumps(level)}: {json.dumps(asdict(facts))}" for level, facts in found.items()]
    (folder / where).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
