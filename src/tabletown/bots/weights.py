"""Learned weights on disk: beside the game, packed whole numbers of a step each, read without numpy."""
import gzip
import json
import sys
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from operator import add, sub
from pathlib import Path
from typing import Any

from ..kernel.game import folder_of
from ..kernel.telling.message import problem
from ..kernel.loading import World

LARGEST = (1 << 15) - 1


def weights_file(folder: Path, planned: bool = False) -> Path:
    """Return the file of a game's weights, or of what bots that plan add to them."""
    return folder / ("planned.gz" if planned else "weights.gz")


def story_file(folder: Path) -> Path:
    """How the weights were made."""
    return folder / "weights.json"


@cache
def weights_of(world: World, planned: bool = False) -> "array[float]":
    """Return what the bots of a game have learned; nothing, if it declares no features or has no weights.

    Those that plan have weights of their own, if the game has plans.
    """
    folder, count = folder_of(world.game), world.part("bots.features").FEATURES
    planned = planned and weights_file(folder, planned).exists()
    return read_weights(folder, count, planned) if count and weights_file(folder).exists() else array("f")


def read_weights(folder: Path, count: int, planned: bool = False) -> "array[float]":
    step = json.loads(story_file(folder).read_text("utf-8"))["step"]
    steps: Iterable[int] = read_steps(weights_file(folder), count)
    if planned:
        steps = map(add, steps, read_steps(weights_file(folder, planned), count))
    return array("f", (step * number for number in steps))


def read_steps(file: Path, count: int) -> "array[int]":
    steps = array("h", gzip.decompress(file.read_bytes()))
    if sys.byteorder == "big":
        steps.byteswap()
    if len(steps) != count:
        raise problem("weights-do-not-fit", folder=str(file.parent))
    return steps


def write_weights(
    folder: Path,
    weights: Sequence[float],
    step: float,
    story: dict[str, Any],
    planned: Sequence[float] | None = None,
) -> None:
    """Write weights, how they were made, and by how much those of bots that plan differ from them."""
    folder.mkdir(parents=True, exist_ok=True)
    write_steps(weights_file(folder), weights, step)
    if planned:
        write_steps(weights_file(folder, planned=True), map(sub, planned, weights), step)
    story_file(folder).write_text(json.dumps({"step": step, **story}, indent=2) + "\n", "utf-8")


def write_steps(file: Path, weights: Iterable[float], step: float) -> None:
    steps = array("h", (whole_steps(weight / step) for weight in weights))
    if sys.byteorder == "big":
        steps.byteswap()
    file.write_bytes(gzip.compress(steps.tobytes(), 9, mtime=0))


def whole_steps(steps: float) -> int:
    """Round to whole steps; what is smaller than one is left out."""
    return max(-LARGEST, min(round(steps), LARGEST)) if abs(steps) >= 1 else 0
